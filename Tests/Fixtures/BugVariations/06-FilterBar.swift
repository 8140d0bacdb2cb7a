import SwiftUI

// A bar in a GeometryReader whose height is a number, with a leading part that gets a share of the width.
//
// defect: failed truncated-text xL 140.8 Text “Sorted by”
// defect: failed truncated-text AX4 59.1 Text “Newest entries”

struct FilterBar: View {
  var body: some View {
    GeometryReader { room in
      HStack(spacing: 6) {
        Text("Sorted by").lineLimit(1).frame(width: room.size.width * 0.2)
        Text("Newest entries").font(.title3).lineLimit(1)
        Spacer(minLength: 0)
      }
      .frame(height: 40)
      .clipped()
    }
    .padding(.horizontal, 10)
  }
}

struct StackedFilterBar: View {
  var body: some View {
    GeometryReader { room in
      VStack(alignment: .leading, spacing: 6) {
        Text("Sorted by")
        Text("Newest entries").font(.title3)
      }
      .frame(width: room.size.width, alignment: .leading)
    }
    .padding(.horizontal, 10)
  }
}

#Preview("defect") { FilterBar() }
#Preview("near miss") { StackedFilterBar() }
