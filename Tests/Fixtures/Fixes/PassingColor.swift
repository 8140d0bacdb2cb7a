import SwiftUI

// Grey text that is too light in light mode.
//
// fix: passing-color insufficient-contrast

struct Caption: View {
  var body: some View {
    Text("Last changed yesterday")
      .font(.footnote)
      .foregroundStyle(Color(red: 0.62, green: 0.66, blue: 0.7))
      .padding()
  }
}

#Preview { Caption() }
