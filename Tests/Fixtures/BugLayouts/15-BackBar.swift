import SwiftUI

// A bar whose dots are centred over the whole width, beside a back chevron.

struct BackBar: View {
  let width: CGFloat

  var body: some View {
    ZStack {
      HStack {
        Image(systemName: "chevron.backward").font(.system(size: 17)).accessibilityLabel("Back")
        Spacer()
      }
      Text("⋯ Notes").font(.system(size: 17))
    }
    .frame(width: width, height: 44)
  }
}

#Preview("defect") { BackBar(width: 93) }
#Preview("twin") { BackBar(width: 200) }
