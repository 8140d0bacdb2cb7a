import SwiftUI

// A counter over a bell, in a box that is too narrow once the weight grows.
//
// variants: bold
// defect: failed fixed-text-size xS 12.0 Text “128”
// defect: failed truncated-text xS 0.6 Text “128”

struct UnreadCounter: View {
  let room: CGFloat

  var body: some View {
    Image(systemName: "bell")
      .font(.system(size: 26))
      .accessibilityLabel("Messages")
      .frame(width: 80, height: 80, alignment: .bottomLeading)
      .overlay(alignment: .topTrailing) {
        Text("128").font(.system(size: 12)).lineLimit(1).frame(width: room)
      }
  }
}

struct FreeUnreadCounter: View {
  var body: some View {
    Image(systemName: "bell")
      .font(.title2)
      .accessibilityLabel("Messages")
      .padding(.top, 70)
      .overlay(alignment: .topTrailing) {
        Text("128").font(.caption).fixedSize()
      }
  }
}

#Preview("defect") { UnreadCounter(room: 21) }
#Preview("near miss") { FreeUnreadCounter() }
