import SwiftUI

// Seven days in a row that may not shrink, in a container that never tries another arrangement.
//
// defect: failed content-beyond-container AX2 119.1 DayPicker | Text “Sun”

struct DayPicker: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  var scrolls = false

  var body: some View {
    if scrolls {
      ScrollView(.horizontal) { row }
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: 4) {
      ForEach(days, id: \.self) { day in
        Text(day).font(.title3).lineLimit(1).fixedSize()
      }
    }
  }
}

#Preview("defect") { DayPicker() }
#Preview("near miss") { DayPicker(scrolls: true) }
