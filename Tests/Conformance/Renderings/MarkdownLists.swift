import SwiftUI

/// A marker and what it marks.
struct Item<Content: View>: View {
  var marker: String
  var markerWidth: CGFloat = 24
  @ViewBuilder var content: Content

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 0) { content }
    } icon: {
      Text(marker).frame(minWidth: markerWidth, alignment: .trailing)
    }
    .font(.system(size: 16))
  }
}

struct Words: View {
  var text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(verbatim: text).font(.system(size: 16)).lineSpacing(2).fixedSize(horizontal: false, vertical: true)
  }
}

// MARK: Bullets in bullets

#Preview("Bullets") {
  Item(marker: "•") {
    Words("Systems").accessibilityIdentifier("a")
    Item(marker: "◦") {
      Words("FFF units").accessibilityIdentifier("b")
    }
    Item(marker: "◦") {
      Words("Great Underground Empire (Zork)").accessibilityIdentifier("c")
    }
    Item(marker: "◦") {
      Words("Potrzebie").accessibilityIdentifier("d")
      Item(marker: "▪") {
        Words("Equals the thickness of Mad issue 26").accessibilityIdentifier("e")
        Item(marker: "▪") { Words("Developed by 19-year-old Donald E. Knuth").accessibilityIdentifier("f") }
      }
    }
  }
  .padding()
}

// MARK: Numbered items

#Preview("Numbers") {
  VStack(alignment: .leading, spacing: 16) {
    Words("This is an incomplete list of headgear:").accessibilityIdentifier("intro")
    VStack(alignment: .leading, spacing: 0) {
      Item(marker: "1.") { Words("Hats").accessibilityIdentifier("1") }
      Item(marker: "2.") { Words("Caps").accessibilityIdentifier("2") }
      Item(marker: "3.") { Words("Bonnets").accessibilityIdentifier("3") }
    }
    Words("Some more:").accessibilityIdentifier("more")
    VStack(alignment: .leading, spacing: 0) {
      Item(marker: "10.") { Words("Helmets").accessibilityIdentifier("10") }
      Item(marker: "11.") { Words("Hoods").accessibilityIdentifier("11") }
      Item(marker: "12.") { Words("Headbands, headscarves, wimples").accessibilityIdentifier("12") }
    }
    Words("A list with a high start:").accessibilityIdentifier("high")
    VStack(alignment: .leading, spacing: 0) {
      Item(marker: "999.", markerWidth: 48) { Words("{{md-paragraphs quote 1}}").accessibilityIdentifier("999") }
      Item(marker: "1,000.", markerWidth: 48) { Words("{{md-paragraphs quote 2}}").accessibilityIdentifier("1000") }
    }
  }
  .padding()
}

// MARK: Tasks

#Preview("Tasks") {
  VStack(alignment: .leading, spacing: 0) {
    Item(marker: "✓") { Words("A finished task").accessibilityIdentifier("first") }
    Item(marker: "o") { Words("An unfinished task").accessibilityIdentifier("second") }
    Item(marker: "o") { Words("Another unfinished task").accessibilityIdentifier("third") }
  }
  .padding()
}
