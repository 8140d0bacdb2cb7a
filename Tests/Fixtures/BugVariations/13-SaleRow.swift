import SwiftUI

// A chip that keeps its width by its layout priority, in a row of a form with an amount.
//
// defect: failed truncated-text xxxL 443.3 Text “Two nights with breakfast”

struct SaleRow: View {
  var body: some View {
    HStack {
      Text("Two nights with breakfast").lineLimit(1)
      Text("Only today").font(.caption).lineLimit(1).fixedSize(horizontal: true, vertical: false)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 4))
        .layoutPriority(2)
    }
    .padding()
  }
}

struct WrappingSaleRow: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Two nights with breakfast")
      Text("Only today").font(.caption)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(Color(.systemFill), in: RoundedRectangle(cornerRadius: 4))
    }
    .padding()
  }
}

#Preview("defect") { SaleRow() }
#Preview("near miss") { WrappingSaleRow() }
