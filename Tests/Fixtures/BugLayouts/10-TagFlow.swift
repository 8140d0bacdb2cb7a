import SwiftUI

// A flow of tags. The first version measures every tag with its ideal size and places it in the width that is left.
//
// defect: failed truncated-text xS 986.7 Text “a weekend loaf that takes a day and a h…”

struct TagFlow: Layout {
  var limitsToWidth = false
  let spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    var x: CGFloat = 0
    var y: CGFloat = 0
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let size = measure(subview, width)
      if x > 0 && x + size.width > width {
        x = 0
        y += rowHeight + spacing
        rowHeight = 0
      }
      x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return CGSize(width: proposal.width ?? x, height: y + rowHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    var y = bounds.minY
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let size = measure(subview, bounds.width)
      if x > bounds.minX && x + size.width > bounds.maxX {
        x = bounds.minX
        y += rowHeight + spacing
        rowHeight = 0
      }
      let width = min(size.width, bounds.width)
      subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: width, height: size.height))
      x += width + spacing
      rowHeight = max(rowHeight, size.height)
    }
  }

  private func measure(_ subview: LayoutSubview, _ width: CGFloat) -> CGSize {
    limitsToWidth
      ? subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      : subview.sizeThatFits(.unspecified)
  }
}

struct TagCloud: View {
  let limitsToWidth: Bool
  let tags = ["bread", "a weekend loaf that takes a day and a half to rise in the fridge", "rye"]

  var body: some View {
    TagFlow(limitsToWidth: limitsToWidth) {
      ForEach(tags, id: \.self) { tag in
        Text(tag).font(.body)
      }
    }
    .padding()
  }
}

#Preview("defect") { TagCloud(limitsToWidth: false) }
#Preview("twin") { TagCloud(limitsToWidth: true) }
