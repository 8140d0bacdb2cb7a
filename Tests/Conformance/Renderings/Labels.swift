import SwiftUI

// MARK: A line of text in the style "title"

#Preview("Title") {
  Text("What's the point?").font(.title).accessibilityIdentifier("label")
}

// MARK: Four labels at the edges of a screen

#Preview("EdgeLabels") {
  Color.clear
    .overlay(alignment: .top) { Text("What's").font(.headline).accessibilityIdentifier("top") }
    .overlay(alignment: .leading) { Text("the").accessibilityIdentifier("leading") }
    .overlay(alignment: .trailing) { Text("point").accessibilityIdentifier("trailing") }
    .overlay(alignment: .bottom) { Text("?").font(.subheadline).accessibilityIdentifier("bottom") }
}

// MARK: A badge of a symbol and a text

#Preview("CheckedBadge") {
  HStack {
    Image(systemName: "checkmark.circle.fill").accessibilityIdentifier("symbol")
    Text("Checked").fixedSize()
  }
  .padding(5)
  .background(RoundedRectangle(cornerRadius: 5).fill(.blue).accessibilityIdentifier("blue"))
  .padding(10)
  .background(Color.yellow.accessibilityIdentifier("yellow"))
}

// MARK: A word at the leading side of a box

#Preview("Example") {
  Text("Example").frame(width: 300, height: 100, alignment: .leading)
}
