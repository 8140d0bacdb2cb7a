import SwiftUI

// A small widget: a heavy number and a trend arrow in one row on a canvas of fixed size.
//
// defect: failed fixed-text-size xS 24.0 Text “190”
// defect: failed truncated-text xS 18.8 Text “190”

struct TrendWidget: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 4) {
        Text("190").font(.system(size: 24, weight: .heavy)).lineLimit(1)
        Image(systemName: "arrow.right").font(.system(size: 24, weight: .heavy)).accessibilityLabel("steady")
      }
      .frame(width: 60, alignment: .leading)
      Text("mg/dL").font(.caption2)
    }
    .frame(width: 148, height: 148)
    .clipped()
  }
}

struct RoomyTrendWidget: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("190").font(.title3).fontWeight(.heavy)
      Text("mg/dL").font(.caption2)
    }
    .frame(width: 148, height: 148)
  }
}

#Preview("defect") { TrendWidget() }
#Preview("twin") { RoomyTrendWidget() }
