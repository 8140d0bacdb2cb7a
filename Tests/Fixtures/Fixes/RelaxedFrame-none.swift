import SwiftUI

// A word in a frame on a canvas that is no wider: what grows leaves the canvas instead.
//
// none: clipped-text

struct StopMark: View {
  var body: some View {
    Text("Harbour")
      .font(.headline)
      .fixedSize()
      .frame(width: 90, height: 56)
      .clipped()
  }
}

#Preview(traits: .fixedLayout(width: 90, height: 60)) { StopMark() }
