import SwiftUI

// A bar whose dots are centred over the whole width, beside a back chevron.
//
// variants: bold
// defect: failed overlapping-content xS -1.6 Symbol “chevron.backward” | Text “... Notes”
// defect: failed fixed-text-size xS 17.0 Text “... Notes”

struct BackBar: View {
  let width: CGFloat

  var body: some View {
    ZStack {
      HStack {
        Image(systemName: "chevron.backward").font(.system(size: 17)).accessibilityLabel("Back")
        Spacer()
      }
      Text("... Notes").font(.system(size: 17))
    }
    .frame(width: width, height: 44)
  }
}

#Preview("defect") { BackBar(width: 80) }
struct RoomyBackBar: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "chevron.backward").font(.body).accessibilityLabel("Back")
      Text("... Notes").font(.body)
      Spacer(minLength: 0)
    }
    .padding(.horizontal)
  }
}

#Preview("twin") { RoomyBackBar() }
