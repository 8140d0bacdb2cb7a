import SwiftUI

// A labelled value in a form and a delete button whose room grows with the text.
//
// defect: failed content-beyond-container AX5 21.9 AccountRow | Text “Standing order”
// defect: failed overlapping-content AX4 -5.8 Text “Standing order” | Text “1 250.00 EUR”
// defect: failed truncated-text AX1 330.7 Text “Standing order”
// defect: failed small-target xS 34.7 Button “Delete”
// defect: failed over-scaled-metric AX4 112.7 frame

struct AccountRow: View {
  @ScaledMetric(relativeTo: .body) private var reach: CGFloat = 40

  var body: some View {
    HStack {
      Text("Standing order").lineLimit(1)
      Spacer()
      Text("1 250.00 EUR").lineLimit(1).fixedSize()
      Button {
      } label: {
        Image(systemName: "trash").font(.system(size: 16)).frame(width: reach, height: reach)
      }
      .accessibilityLabel("Delete")
    }
    .padding(.horizontal, 20)
  }
}

struct FoldedAccountRow: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Standing order")
      Text("1 250.00 EUR")
      Button {
      } label: {
        Image(systemName: "trash").font(.body).frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel("Delete")
    }
    .padding(.horizontal, 20)
  }
}

#Preview("defect") { AccountRow() }
#Preview("near miss") { FoldedAccountRow() }
