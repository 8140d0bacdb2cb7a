import SwiftUI

// A row of fixed height that cuts its text.
//
// fix: relaxed-frame clipped-text

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

#Preview { TimetableRow() }
