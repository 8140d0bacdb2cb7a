import SwiftUI

// A row of fixed height on a canvas that is no higher: what grows leaves the canvas instead.
//
// none: clipped-text

struct TimetableRow: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Harbour ferry").font(.headline)
      Text("Every ten minutes").font(.footnote)
    }
    .frame(height: 56)
    .clipped()
  }
}

#Preview(traits: .fixedLayout(width: 320, height: 60)) { TimetableRow() }
