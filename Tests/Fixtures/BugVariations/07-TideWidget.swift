import SwiftUI

// A canvas of 120 points: the arrow keeps its size, so the figure beside it gives way.
//
// defect: failed fixed-text-size xS 34.0 Text “12.75”
// defect: failed truncated-text xS 7.9 Text “12.75”
// defect: failed fixed-text-size xS 11.0 Text “metres”

struct TideWidget: View {
  var body: some View {
    VStack {
      HStack(spacing: 2) {
        Text("12.75").font(.system(size: 34, weight: .bold)).lineLimit(1)
        Image(systemName: "arrow.up").font(.system(size: 30)).accessibilityLabel("rising").fixedSize()
      }
      Text("metres").font(.system(size: 11))
    }
    .frame(width: 110, height: 120)
    .clipped()
  }
}

struct ShrinkingTideWidget: View {
  var body: some View {
    VStack {
      Text("12.75").font(.headline).minimumScaleFactor(0.8).lineLimit(1)
      Text("metres").font(.caption2)
    }
    .frame(width: 190, height: 120)
  }
}

#Preview("defect") { TideWidget() }
#Preview("near miss") { ShrinkingTideWidget() }
