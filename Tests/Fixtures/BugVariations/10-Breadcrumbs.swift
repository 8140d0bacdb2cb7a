import SwiftUI

// Parts of a path side by side, each measured without a width by a `Layout`.
//
// defect: failed truncated-text xS 1411.5 Text “Boxes that came with us from the old fl…”

struct Trail: Layout {
  var offersWidth: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let heights = subviews.map { $0.sizeThatFits(offer(width)).height }
    return CGSize(width: width, height: heights.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var top = bounds.minY
    for subview in subviews {
      let height = subview.sizeThatFits(offer(bounds.width)).height
      subview.place(
        at: CGPoint(x: bounds.minX, y: top), proposal: ProposedViewSize(width: bounds.width, height: height))
      top += height
    }
  }

  private func offer(_ width: CGFloat) -> ProposedViewSize {
    offersWidth ? ProposedViewSize(width: width, height: nil) : .unspecified
  }
}

struct Breadcrumbs: View {
  let offersWidth: Bool

  var body: some View {
    Trail(offersWidth: offersWidth) {
      Text("Attic")
      Text("Boxes that came with us from the old flat and that nobody has opened since").font(.headline)
    }
    .padding(.horizontal)
  }
}

#Preview("defect") { Breadcrumbs(offersWidth: false) }
#Preview("near miss") { Breadcrumbs(offersWidth: true) }
