import SwiftUI

// A badge that may not shrink beside a price that may.
//
// defect: failed truncated-text AX1 337.7 Text “€ 24.90 a month”

struct OfferBadge: View {
  var body: some View {
    Text("Summer offer")
      .textCase(.uppercase)
      .font(.caption2)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(Color(.systemFill), in: Capsule())
  }
}

struct PriceLine: View {
  var body: some View {
    Text("€ 24.90 a month").font(.body).lineLimit(1)
  }
}

struct OfferRow: View {
  var body: some View {
    HStack {
      PriceLine()
      Spacer()
      OfferBadge()
    }
    .padding(.horizontal)
  }
}

struct FittingOfferRow: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("€ 24.90 a month").font(.body)
        Spacer()
        OfferBadge()
      }
      VStack(alignment: .leading) {
        Text("€ 24.90 a month").font(.body)
        Text("Summer offer").textCase(.uppercase).font(.caption2)
      }
    }
    .padding(.horizontal)
  }
}

#Preview("defect") { OfferRow() }
#Preview("twin") { FittingOfferRow() }
