import SwiftUI

// White text on an orange that is too light: a darker orange is nearer than dark text.
//
// fix: passing-color insufficient-contrast

struct Offer: View {
  var body: some View {
    Text("Two for one")
      .font(.footnote)
      .foregroundStyle(.white)
      .padding(8)
      .background(Color(red: 0.85, green: 0.45, blue: 0.1))
  }
}

#Preview { Offer() }
