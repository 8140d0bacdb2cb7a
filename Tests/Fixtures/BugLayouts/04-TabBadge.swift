import SwiftUI

// A count in a badge of fixed width: it fits in regular weight and is cut with Bold Text.
//
// variants: bold
// defect: failed truncated-text xS 0.7 Text “9+”
// defect: failed fixed-text-size xS 13.0 Text “9+”

struct CountBadge: View {
  let width: CGFloat

  var body: some View {
    Text("9+")
      .font(.system(size: 13, weight: .semibold))
      .lineLimit(1)
      .padding(.horizontal, 4)
      .frame(width: width, height: 20)
      .foregroundColor(.white)
      .background(Color(red: 0.7, green: 0, blue: 0), in: Rectangle())
  }
}

#Preview("defect") { CountBadge(width: 25.4) }
struct GrowingCountBadge: View {
  var body: some View {
    Text("9+")
      .font(.footnote.weight(.semibold))
      .padding(.horizontal, 4)
      .foregroundColor(.white)
      .background(Color(red: 0.7, green: 0, blue: 0), in: Rectangle())
  }
}

#Preview("twin") { GrowingCountBadge() }
