import SwiftUI

// A title in the middle of a bar and a symbol at its start, in layers that know nothing of each other.
//
// variants: bold
// defect: failed overlapping-content xS -0.7 Text “Side A” | Symbol “chevron.down”
// defect: failed fixed-text-size xS 20.0 Text “Side A”

struct PlayerBar: View {
  let room: CGFloat

  var body: some View {
    Text("Side A")
      .font(.system(size: 20))
      .frame(width: room, height: 50)
      .overlay(alignment: .leading) {
        Image(systemName: "chevron.down").font(.system(size: 20)).accessibilityLabel("Close")
      }
  }
}

struct OpenPlayerBar: View {
  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: "chevron.down").font(.body).accessibilityLabel("Close")
      Text("Side A").font(.body)
    }
  }
}

#Preview("defect") { PlayerBar(room: 94) }
#Preview("near miss") { OpenPlayerBar() }
