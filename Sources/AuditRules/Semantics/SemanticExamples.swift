import Auditing

/// Examples for the rules about names and directions.
enum SemanticExamples {
  private static func preview(_ body: String) -> String { "import SwiftUI\n\n#Preview {\n\(body)\n}\n" }

  static let unnamed = [
    RuleExample(
      "a button with a symbol alone", preview("  Button(action: {}) { Image(systemName: \"xmark\").padding() }")),
    RuleExample("a tappable symbol", preview("  Image(systemName: \"trash\").padding(14).onTapGesture {}")),
    RuleExample("a picture named like a file", preview("  Image(\"img_0231\")")),
  ]

  static let named = [
    RuleExample(
      "a button with a label",
      preview("  Button(action: {}) { Image(systemName: \"xmark\").padding() }.accessibilityLabel(\"Close\")")),
    RuleExample("a symbol in a Label", preview("  Label(\"Lavender\", systemImage: \"leaf\")")),
    RuleExample("a decoration", preview("  Image(decorative: \"img_0231\")")),
  ]

  private static func rightToLeft(_ symbol: String) -> String {
    preview("  Label(\"Next\", systemImage: \"\(symbol)\").environment(\\.layoutDirection, .rightToLeft)")
  }

  static let directionFixed = [
    RuleExample("a chevron to the right", rightToLeft("chevron.right")),
    RuleExample("a chevron to the left", rightToLeft("chevron.left")),
    RuleExample("an arrow in a circle", rightToLeft("arrow.right.circle")),
  ]

  static let directionFree = [
    RuleExample("a chevron forward", rightToLeft("chevron.forward")),
    RuleExample("a symbol that points both ways", rightToLeft("arrow.left.arrow.right")),
    RuleExample(
      "a chevron where the layout always reads from left to right",
      preview(
        "  Label(\"Next\", systemImage: \"chevron.right\").environment(\\.layoutDirection, .leftToRight)")),
  ]

  static let perhapsNamed = [
    RuleExample(
      "a symbol under a modifier that may name it",
      preview("  Button(action: {}) { Image(systemName: \"xmark\").padding() }.spoken(\"Close\")"))
  ]

  static let perhapsMirrored = [
    RuleExample(
      "a symbol under a modifier that may turn it",
      preview(
        "  Image(systemName: \"chevron.right\").turned().environment(\\.layoutDirection, .rightToLeft)"))
  ]
}
