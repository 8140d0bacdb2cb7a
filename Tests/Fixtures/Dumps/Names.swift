import SwiftUI

// Every kind of view that an identifier may stand at.

#Preview("names") {
  ScrollView {
    VStack {
      HStack {
        Text("Left").accessibilityIdentifier("left")
        Spacer().accessibilityIdentifier("spacer")
        Text("Right")
      }
      .accessibilityIdentifier("row")
      Divider().accessibilityIdentifier("divider")
      Grid {
        GridRow {
          Text("One").accessibilityIdentifier("one")
          Text("Two")
        }
        .accessibilityIdentifier("grid-row")
        GridRow { Color.red.frame(height: 10) }
        EmptyView().accessibilityIdentifier("grid-empty")
      }
      .accessibilityIdentifier("grid")
      Group {
        Text("In group")
        Text("In group too")
      }
      .accessibilityIdentifier("group")
      EmptyView().accessibilityIdentifier("empty")
      ForEach(0..<2) { index in Text("Item \(index)").accessibilityIdentifier("item-\(index)") }
      Section("Header") { Text("In section") }.accessibilityIdentifier("section")
      if true { Text("cond") }
      Group {}.accessibilityIdentifier("empty-group")
      Color.clear.frame(height: 0).accessibilityIdentifier("zero")
      Text("").accessibilityIdentifier("empty-text")
      Rectangle().frame(height: 4).accessibilityIdentifier("shape").hidden()
      Text("two").accessibilityIdentifier("inner").padding().accessibilityIdentifier("outer")
      ForEach(0..<2) { Text("\($0)") }.accessibilityIdentifier("each")
      Image(systemName: "leaf").accessibilityIdentifier("symbol")
    }
  }
}
#Preview("list") {
  List {
    Section("One") { Text("Row").accessibilityIdentifier("row") }.accessibilityIdentifier("section")
    Section {
      Text("Row 2")
    } header: {
      Text("H").accessibilityIdentifier("header")
    }
  }.accessibilityIdentifier("list")
}
