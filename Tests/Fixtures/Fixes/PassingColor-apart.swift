import SwiftUI

// One colour for two texts, one on dark and one on light ground: what serves the one does not serve the other.
//
// fix: passing-color insufficient-contrast
// edit: .foregroundStyle(Color(red:
// count: 2

struct PriceTag: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Day ticket")
        .font(.footnote)
        .padding(4)
        .background(Color(red: 0.1, green: 0.1, blue: 0.1))
      Text("Twelve euros")
        .font(.footnote)
        .padding(4)
        .background(Color(red: 0.95, green: 0.95, blue: 0.95))
    }
    .foregroundStyle(Color(red: 0.46, green: 0.46, blue: 0.46))
  }
}

#Preview { PriceTag() }
