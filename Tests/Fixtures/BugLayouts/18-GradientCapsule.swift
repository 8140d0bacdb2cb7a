import SwiftUI

// A name in a secondary colour on a gradient of greys.
//
// defect: cantTell insufficient-contrast xS 2.8 Text “Maximiliane Oberhauser-Lindqvist”
// defect: failed truncated-text xL 466.6 Text “Maximiliane Oberhauser-Lindqvist”

struct NameCapsule: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.title2)
      .lineLimit(1)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 24)
      .background(
        LinearGradient(
          colors: [
            Color.gray.opacity(0.5), Color.gray.opacity(0.1), Color.gray.opacity(0.2), Color.gray.opacity(0.5),
          ],
          startPoint: .leading, endPoint: .trailing),
        in: Capsule())
  }
}

struct ClearNameCapsule: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.title2)
      .foregroundStyle(.primary)
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
      .background(Color.gray.opacity(0.2))
  }
}

#Preview("defect") { NameCapsule(name: "Maximiliane Oberhauser-Lindqvist") }
#Preview("twin") { ClearNameCapsule(name: "Maximiliane Oberhauser-Lindqvist") }
