import SwiftUI

// A button style with a capsule behind a label that wraps; the near miss has room at its ends.
//
// defect: failed ink-outside-shape xL -15.5 Text “Everything that the neighbours lent us …” | capsule
// defect: failed broken-word AX3 73.2 Text “Everything that the neighbours lent us …”

struct TagStyle: ButtonStyle {
  var ends: CGFloat = 6
  var rims: CGFloat = 0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.footnote)
      .multilineTextAlignment(.center)
      .padding(.horizontal, ends)
      .padding(.vertical, rims)
      .background(Capsule().fill(Color(.secondarySystemFill)))
  }
}

struct TagButton: View {
  var body: some View {
    Button("Everything that the neighbours lent us last summer") {}
      .buttonStyle(TagStyle())
      .frame(width: 150)
  }
}

struct RoomyTagButton: View {
  @ScaledMetric(relativeTo: .footnote) private var ends: CGFloat = 18

  var body: some View {
    Button("Lent") {}
      .buttonStyle(TagStyle(ends: ends, rims: 12))
  }
}

#Preview("defect") { TagButton() }
#Preview("near miss") { RoomyTagButton() }
