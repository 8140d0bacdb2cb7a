import SwiftUI

// Bars that stick out of rows of fixed height, over the figures in the next row.
//
// defect: failed overlapping-content AX4 -6.6 Text “Walking” | Text “Cycling”
// defect: failed overlapping-content xS -12.5 Text “Cycling” | Rectangle
// defect: failed fixed-metric AX1 13.9 frame | Text “Walking”
// defect: cantTell insufficient-contrast xS 2.0 Text “Cycling”

struct TrendRow: View {
  let name: String
  let length: CGFloat

  var body: some View {
    HStack {
      Text(name).font(.caption).fixedSize()
      Spacer()
    }
    .frame(height: 18)
    .overlay(alignment: .topLeading) {
      Rectangle().fill(Color.green).frame(width: length, height: 8).offset(y: 22)
    }
  }
}

struct TrendTable: View {
  let gap: CGFloat

  var body: some View {
    VStack(spacing: gap) {
      TrendRow(name: "Walking", length: 120)
      TrendRow(name: "Cycling", length: 60)
    }
    .frame(width: 170, height: 170)
  }
}

struct WideTrendTable: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Walking").font(.caption)
      Rectangle().fill(Color.green).frame(width: 120, height: 8)
      Text("Cycling").font(.caption)
      Rectangle().fill(Color.green).frame(width: 60, height: 8)
    }
    .frame(width: 200, height: 220)
  }
}

#Preview("defect") { TrendTable(gap: 6) }
#Preview("near miss") { WideTrendTable() }
