import SwiftUI

// A row of a list that keeps its height; what does not fit is cut by the row's own clip.
//
// defect: failed clipped-text AX3 14.9 Text “Choir practice” | clipShape
// defect: failed clipped-text AX2 24.3 Text “Small chapel” | clipShape

struct ListTile: View {
  var isFlexible = false

  var body: some View {
    List {
      if isFlexible {
        lines.frame(minHeight: 60)
      } else {
        lines.frame(height: 60).clipped()
      }
    }
  }

  private var lines: some View {
    VStack(alignment: .leading) {
      Text("Choir practice").font(.body)
      Text("Small chapel").font(.caption)
    }
  }
}

#Preview("defect") { ListTile() }
#Preview("near miss") { ListTile(isFlexible: true) }
