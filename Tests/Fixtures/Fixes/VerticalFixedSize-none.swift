import SwiftUI

// The text needs more height than the canvas has.
//
// none: truncated-text

struct Postcard: View {
  var body: some View {
    VStack(spacing: 8) {
      Color.teal
      Text("Greetings from the northern lighthouse, where the wind never rests and the lamp never sleeps")
    }
    .frame(height: 120)
  }
}

#Preview(traits: .fixedLayout(width: 240, height: 120)) { Postcard() }
