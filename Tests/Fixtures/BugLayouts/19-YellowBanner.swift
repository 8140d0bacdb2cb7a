import SwiftUI

// White text on a colour that is dark in light mode and yellow in dark mode.
//
// defect: failed insufficient-contrast xS 1.4 Text “Two seats left”

struct Banner: View {
  let foreground: Color
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text("Two seats left")
      .foregroundColor(foreground)
      .padding()
      .background(colorScheme == .dark ? Color.yellow : Color(red: 0.25, green: 0.2, blue: 0))
  }
}

struct ReadableBanner: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text("Two seats left")
      .foregroundColor(colorScheme == .dark ? .black : .white)
      .padding()
      .background(colorScheme == .dark ? Color.yellow : Color(red: 0.25, green: 0.2, blue: 0))
  }
}

#Preview("defect") { Banner(foreground: .white) }
#Preview("twin") { ReadableBanner() }
