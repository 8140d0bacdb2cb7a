import SwiftUI

// A line limit and a row of fixed height: either alone cuts the text.
//
// fix: relaxed-frame truncated-text
// edit: .frame(minHeight: 60)

struct NoticeRow: View {
  var body: some View {
    Text("The harbour ferry does not run on the first Sunday of the month")
      .lineLimit(2)
      .frame(height: 60)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview { NoticeRow() }
