import SwiftUI

// A card of fixed size. Its footer is laid out by a `Layout` that asks every child for its ideal size.
//
// defect: failed clipped-text AX1 156.5 Text “Night train to Vienna” | clipShape
// defect: failed truncated-text AX2 213.4 Text “Night train to Vienna”
// defect: failed clipped-text AX1 157.6 Text “Coach 12, upper berth, breakfast includ…” | clipShape
// defect: failed truncated-text AX2 596.7 Text “Coach 12, upper berth, breakfast includ…”
// defect: failed clipped-text AX1 156.6 Text “Departs 21:40” | clipShape
// defect: failed clipped-text AX5 2.7 Text “Platform 7” | clipShape
// defect: failed clipped-content AX4 158.4 Text “On time” | clipShape
// defect: failed clipped-text AX1 85.2 Text “On time” | clipShape

struct IdealRow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var width: CGFloat = 0
    var height: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      width += size.width
      height = max(height, size.height)
    }
    return CGSize(width: width + spacing * CGFloat(max(subviews.count - 1, 0)), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
      x += size.width + spacing
    }
  }
}

struct TicketHeader: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Night train to Vienna").font(.headline)
      Text("Coach 12, upper berth, breakfast included").font(.subheadline)
    }
  }
}

struct TicketCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TicketHeader()
      Spacer(minLength: 0)
      IdealRow {
        Text("Departs 21:40").font(.footnote)
        Text("Platform 7").font(.footnote)
        Text("On time").font(.footnote)
      }
    }
    .padding(16)
    .frame(width: 300, height: 192)
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}

struct GrowingTicketCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TicketHeader()
      ViewThatFits(in: .horizontal) {
        IdealRow {
          Text("Departs 21:40").font(.footnote)
          Text("Platform 7").font(.footnote)
          Text("On time").font(.footnote)
        }
        VStack(alignment: .leading, spacing: 4) {
          Text("Departs 21:40").font(.footnote)
          Text("Platform 7").font(.footnote)
          Text("On time").font(.footnote)
        }
      }
    }
    .padding(16)
    .frame(width: 300, alignment: .leading)
    .frame(minHeight: 192)
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}

#Preview("defect") { TicketCard() }
#Preview("twin") { ScrollView { GrowingTicketCard() } }
