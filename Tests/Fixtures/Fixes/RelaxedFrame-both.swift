import SwiftUI

// A tile of fixed width and height that cuts its text.
//
// fix: relaxed-frame clipped-text
// edit: .frame(minWidth: 160, minHeight: 56)

struct TimetableTile: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Ferry").font(.headline)
      Text("Pier 4").font(.footnote)
    }
    .frame(width: 160, height: 56)
    .clipped()
  }
}

#Preview { TimetableTile() }
