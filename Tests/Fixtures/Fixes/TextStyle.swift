import SwiftUI

// Text of fixed size, one as large as a style and one between two.
//
// fix: text-style fixed-text-size

struct Shop: View {
  var body: some View {
    Text("Corner shop")
      .font(.system(size: 20, weight: .semibold, design: .rounded))
  }
}

struct Thanks: View {
  var body: some View {
    Text("Thank you")
      .font(.system(size: 14))
  }
}

#Preview {
  VStack(alignment: .leading) {
    Shop()
    Thanks()
  }
}
