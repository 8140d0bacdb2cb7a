import SwiftUI

// Text and a picture share a height by halves, although the picture could give way.
//
// fix: vertical-fixed-size truncated-text

struct Postcard: View {
  var body: some View {
    VStack(spacing: 8) {
      Color.teal
      Text("Greetings from the northern lighthouse")
    }
    .frame(height: 260)
    .padding()
  }
}

#Preview { Postcard() }
