import SwiftUI

// The limit is a parameter, which other code decides.
//
// none: truncated-text

struct TrackTitle: View {
  let title: String
  let lines: Int

  var body: some View {
    Text(title)
      .font(.title3)
      .lineLimit(lines)
      .padding()
  }
}

#Preview { TrackTitle(title: "Evening over the water", lines: 1) }
