import SwiftUI

// A colour for each of two states, neither of which stands out enough.
//
// fix: passing-color insufficient-contrast
// count: 1

struct StateLine: View {
  let isOpen: Bool

  var body: some View {
    Text(isOpen ? "Open until nine" : "Closed today")
      .font(.footnote)
      .foregroundStyle(isOpen ? Color(red: 0.3, green: 0.8, blue: 0.4) : Color(red: 0.95, green: 0.5, blue: 0.5))
      .padding(4)
      .background(Color(red: 0.97, green: 0.97, blue: 0.95))
  }
}

#Preview {
  VStack {
    StateLine(isOpen: true)
    StateLine(isOpen: false)
  }
}
