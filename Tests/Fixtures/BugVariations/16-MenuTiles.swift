import SwiftUI

// Two columns of a grid with long words in German.
//
// defect: failed broken-word xS 335.1 Text “Benachrichtigungen”
// defect: failed broken-word xxxL 167.3 Text “Datenschutz”
// defect: failed broken-word xxL 183.3 Text “Einstellungen”

struct MenuTiles: View {
  let columns: [GridItem]

  var body: some View {
    LazyVGrid(columns: columns, alignment: .leading) {
      ForEach(["Einstellungen", "Benachrichtigungen", "Datenschutz"], id: \.self) { word in
        Text(word).font(.body)
      }
    }
    .padding(.horizontal, 12)
  }
}

#Preview("defect") { MenuTiles(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) }
#Preview("near miss") {
  VStack(alignment: .leading) {
    Text("Menü").font(.body)
    Text("Daten").font(.body)
  }
}
