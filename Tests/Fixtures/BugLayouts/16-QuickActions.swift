import SwiftUI

// Tiles of equal width with a word that is longer in French than its tile.
//
// defect: failed broken-word S 165.0 Text “rechercher”
// defect: failed broken-word xS 176.3 Text “télécharger”
// defect: failed broken-word xL 123.0 Text “imprimer”
// defect: failed broken-word xL 114.7 Text “partager”

struct QuickActions: View {
  let titles: [String]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .font(.callout)
          .padding(8)
          .frame(maxWidth: .infinity, minHeight: 64)
          .background(Color(.secondarySystemBackground))
      }
    }
    .padding()
  }
}

struct QuickActionList: View {
  let titles: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(titles, id: \.self) { title in
        Text(title).font(.callout)
      }
    }
    .padding()
  }
}

let frenchActions = ["rechercher", "télécharger", "imprimer", "partager"]

#Preview("defect") { QuickActions(titles: frenchActions) }
#Preview("twin") { QuickActionList(titles: frenchActions) }
