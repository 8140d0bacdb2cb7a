import SwiftUI

// A pass of fixed size in a grid cell: its rows are laid out by a `Layout` that offers nothing, and are cut by a mask of
// the corner radius.
//
// defect: failed clipped-text AX2 169.5 Text “Gate closes 18:05” | clipShape
// defect: failed clipped-text AX3 30.8 Text “Seat 14A ” | clipShape
// defect: failed clipped-text AX3 132.5 Text “Group 3 ” | clipShape
// defect: failed clipped-content AX2 323.8 Text “Row exit” | clipShape
// defect: failed clipped-text xxxL 48.1 Text “Row exit” | clipShape

struct Spread: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var left = bounds.minX
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: CGPoint(x: left, y: bounds.minY), proposal: .unspecified)
      left += size.width
    }
  }
}

struct BoardingPass: View {
  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        VStack(alignment: .leading) {
          Text("Gate closes 18:05").font(.title3).fixedSize()
          Spread {
            Text("Seat 14A ").font(.callout)
            Text("Group 3 ").font(.callout)
            Text("Row exit").font(.callout)
          }
        }
        .padding(12)
        .frame(width: 260, height: 96, alignment: .topLeading)
        .background(Color(.systemGroupedBackground))
        .cornerRadius(12)
      }
    }
  }
}

struct OpenBoardingPass: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        Text("Gate closes 18:05").font(.title3)
        Text("Seat 14A").font(.callout)
        Text("Group 3").font(.callout)
      }
      .padding(16)
      .frame(minWidth: 260, maxWidth: .infinity, minHeight: 96, alignment: .topLeading)
      .background(Color(.systemGroupedBackground))
      .cornerRadius(12)
    }
  }
}

#Preview("defect") { BoardingPass() }
#Preview("near miss") { OpenBoardingPass() }
