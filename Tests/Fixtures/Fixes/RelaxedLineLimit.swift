import SwiftUI

// A title that may take one line only.
//
// fix: relaxed-line-limit truncated-text

struct TrackTitle: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.title3)
        .lineLimit(1)
      Text("Second movement").font(.footnote)
    }
    .padding()
  }
}

#Preview { TrackTitle(title: "Evening over the water") }
