import SwiftUI

// A cell of fixed height with three lines of text and a clip.
//
// defect: failed clipped-text AX2 32.3 Text “Rehearsal” | clipShape
// defect: failed clipped-content AX5 42.4 Text “Bring your own stand” | clipShape
// defect: failed clipped-text AX1 31.5 Text “Bring your own stand” | clipShape

struct FixedCell: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Rehearsal").font(.headline)
      Text("Main hall").font(.subheadline)
      Text("Bring your own stand").font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 88)
    .clipped()
  }
}

struct GrowingCell: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Rehearsal").font(.headline)
      Text("Main hall").font(.subheadline)
      Text("Bring your own stand").font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(minHeight: 88)
  }
}

#Preview("defect") { FixedCell() }
#Preview("twin") { GrowingCell() }
