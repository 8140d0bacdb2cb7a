import SwiftUI

// An avatar whose glyph grows with the text inside a circle that does not; small symbols in small fixed frames.
//
// defect: failed clipped-text AX1 4.8 Symbol “person.fill” | clipShape
// defect: failed overlapping-content AX4 -6.8 Symbol “person.fill” | Symbol “checkmark.circle.fill”
// defect: failed tight-clearance xxL 1.7 Symbol “person.fill” | circle
// defect: failed overlapping-content AX1 -23.3 Symbol “checkmark.circle.fill” | Symbol “circle.fill”
// defect: failed overlapping-content xL -13.3 Symbol “circle.fill” | Text “Online”

struct AvatarRow: View {
  @ScaledMetric(relativeTo: .body) private var factor: CGFloat = 1

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "person.fill")
        .font(.system(size: 16 * factor))
        .frame(width: 28, height: 28)
        .background(Color.blue.opacity(0.2))
        .clipShape(Circle())
      Image(systemName: "checkmark.circle.fill")
        .font(.caption2)
        .frame(width: 16, height: 16)
      HStack(spacing: 2) {
        Image(systemName: "circle.fill").font(.caption2).frame(width: 5, height: 5)
        Text("Online").font(.caption)
      }
    }
  }
}

struct ScalingAvatarRow: View {
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 28

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.fill")
        .font(.system(size: side * 0.5))
        .frame(width: side, height: side)
        .background(Circle().fill(Color.blue.opacity(0.2)))
        .accessibilityHidden(true)
      Image(systemName: "checkmark.circle.fill")
        .font(.caption2)
        .accessibilityLabel("Verified")
      Text("Online").font(.caption)
    }
  }
}

#Preview("defect") { AvatarRow() }
#Preview("twin") { ScalingAvatarRow() }
