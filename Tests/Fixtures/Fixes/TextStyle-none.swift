import SwiftUI

// A count in a disc of fixed size, which larger text would leave; the disc's size belongs to the map that it lies on.
//
// none: fixed-text-size

struct CountDisc: View {
  static let side: CGFloat = 24

  var body: some View {
    Text("12")
      .font(.system(size: 13, weight: .bold))
      .foregroundStyle(.white)
      .modifier(DiscBackground())
  }
}

struct DiscBackground: ViewModifier {
  func body(content: Content) -> some View {
    ZStack {
      Circle().fill(Color(red: 0.6, green: 0, blue: 0))
      content
    }
    .frame(width: CountDisc.side, height: CountDisc.side)
  }
}

#Preview(traits: .fixedLayout(width: 24, height: 24)) { CountDisc() }
