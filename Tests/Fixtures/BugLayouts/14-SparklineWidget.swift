import SwiftUI

// Rows with a line drawn over a fixed height; the rows overlap when the text grows.
//
// defect: cantTell insufficient-contrast xL 3.2 Text “Sleep”
// defect: failed overlapping-content xL -10.3 Text “Sleep” | Path
// defect: failed fixed-metric AX3 12.2 frame | Text “Steps”

struct SparklineRow: View {
  let title: String

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 40))
        path.addLine(to: CGPoint(x: 150, y: 40))
        path.addLine(to: CGPoint(x: 150, y: 52))
        path.addLine(to: CGPoint(x: 0, y: 52))
        path.closeSubpath()
      }
      .fill(Color.blue)
      Text(title).font(.footnote).fixedSize()
    }
    .frame(height: 30, alignment: .bottomLeading)
  }
}

struct SparklineWidget: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      SparklineRow(title: "Steps")
      SparklineRow(title: "Sleep")
    }
    .frame(width: 155, height: 155)
  }
}

struct PlainWidget: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Steps").font(.footnote)
      Text("Sleep").font(.footnote)
    }
    .frame(width: 200, height: 155)
  }
}

#Preview("defect") { SparklineWidget() }
#Preview("twin") { PlainWidget() }
