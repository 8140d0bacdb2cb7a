import Auditing

/// Examples for the rules about lines, words and font sizes.
enum TextExamples {
  private static func preview(_ body: String) -> String { "import SwiftUI\n\n#Preview {\n\(body)\n}\n" }

  static let truncated = [
    RuleExample("a label in a frame that does not grow", preview("  Text(\"Departure\").frame(width: 60, height: 30)")),
    RuleExample(
      "a title limited to one line beside a value",
      preview(
        """
          HStack {
            Text("Remaining time of the course").lineLimit(1)
            Spacer()
            Text("12 days").layoutPriority(1)
          }
          .padding()
        """)),
    RuleExample(
      "a paragraph in a card of fixed height",
      preview(
        """
          Text("The tour starts at the gate and takes about two hours; bring water.")
            .frame(width: 180, height: 60)
        """)),
  ]

  static let whole = [
    RuleExample("text that may wrap", preview("  Text(\"The train from platform nine\").frame(maxWidth: 320)")),
    RuleExample("a frame with a minimum only", preview("  Text(\"Departure\").frame(minWidth: 60, minHeight: 30)")),
    RuleExample(
      "a row that becomes a column",
      preview(
        """
          ViewThatFits(in: .horizontal) {
            HStack { Text("Remaining time"); Text("12 days") }
            VStack(alignment: .leading) { Text("Remaining time"); Text("12 days") }
          }
        """)),
  ]

  static let snug = [
    RuleExample(
      "a text under a modifier that is not known",
      preview("  Text(\"Departure\").glow(radius: 2).frame(width: 60, height: 30)"))
  ]

  static let broken = [
    RuleExample("a long word in a narrow column", preview("  Text(\"Refrigerators\").font(.title).frame(width: 120)")),
    RuleExample(
      "two columns that share the screen",
      preview(
        """
          HStack {
            Text("Responsibilities").font(.largeTitle).frame(maxWidth: .infinity)
            Text("Accommodation").font(.largeTitle).frame(maxWidth: .infinity)
          }
        """)),
    RuleExample("a word in a tile of fixed size", preview("  Text(\"Subscriptions\").frame(width: 72, height: 72)")),
  ]

  static let unbroken = [
    RuleExample("a word that has the whole width", preview("  Text(\"Salt\").font(.title).frame(maxWidth: .infinity)")),
    RuleExample("text that wraps between words", preview("  Text(\"one two three four\").frame(width: 240)")),
    RuleExample("a text that takes what it needs", preview("  Text(\"Sleep\").fixedSize()")),
  ]

  static let snugWord = [
    RuleExample(
      "a word under a modifier that is not known",
      preview("  Text(\"Refrigerators\").font(.title).glow(radius: 2).frame(width: 120)"))
  ]

  static let fixedSize = [
    RuleExample("a system font of fixed size", preview("  Text(\"Balance\").font(.system(size: 15))")),
    RuleExample(
      "a custom font of fixed size", preview("  Text(\"Balance\").font(.custom(\"Georgia\", fixedSize: 15))")),
    RuleExample(
      "one of two texts",
      preview("  VStack {\n    Text(\"Balance\")\n    Text(\"today\").font(.system(size: 12))\n  }")),
  ]

  static let scaling = [
    RuleExample("a text style", preview("  Text(\"Balance\").font(.subheadline)")),
    RuleExample(
      "a size scaled by the source",
      """
      import SwiftUI

      struct Balance: View {
        @ScaledMetric private var size = 15

        var body: some View { Text("Balance").font(.system(size: size)) }
      }

      #Preview { Balance() }
      """),
    RuleExample(
      "a custom font relative to a style",
      preview("  Text(\"Balance\").font(.custom(\"Georgia\", size: 15, relativeTo: .body))")),
  ]

  static let shrunk = [
    RuleExample(
      "a number shrunk to half",
      preview("  Text(\"1,234,567\").font(.largeTitle).lineLimit(1).minimumScaleFactor(0.3).frame(width: 80)")),
    RuleExample(
      "a caption below the smallest size",
      preview("  Text(\"Quarterly\").font(.caption2).lineLimit(1).minimumScaleFactor(0.5).frame(width: 36)")),
    RuleExample(
      "a title squeezed beside a value",
      preview(
        """
          HStack {
            Text("Remaining distance").font(.title).lineLimit(1).minimumScaleFactor(0.2)
            Text("1,204 km").font(.title).fixedSize()
          }
          .frame(width: 260)
        """)),
  ]

  static let unshrunk = [
    RuleExample(
      "a number that has room",
      preview("  Text(\"12\").lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: .infinity)")),
    RuleExample("text that wraps", preview("  Text(\"many visitors today\").frame(maxWidth: .infinity)")),
    RuleExample("text without a scale factor", preview("  Text(\"1,234\").font(.caption)")),
  ]

  static let barelyShrunk = [
    RuleExample(
      "shrunk text under a modifier that is not known",
      preview("  Text(\"1,234,567\").lineLimit(1).minimumScaleFactor(0.3).glow(radius: 2).frame(width: 40)"))
  ]

  static let capped = [
    RuleExample(
      "a bar capped at the largest ordinary size",
      preview("  Text(\"Now\").dynamicTypeSize(...DynamicTypeSize.xxxLarge)")),
    RuleExample("a label of one size", preview("  Text(\"Now\").dynamicTypeSize(.large)")),
    RuleExample(
      "a column under a range",
      preview("  VStack { Text(\"One\"); Text(\"Two\") }.dynamicTypeSize(.small ... .accessibility1)")),
  ]

  static let unknownText = [
    RuleExample(
      "a font of fixed size under a modifier that is not known",
      preview("  Text(\"Balance\").font(.system(size: 15)).glow(radius: 2)"))
  ]

  static let unknownRange = [
    RuleExample(
      "a capped text under a modifier that is not known",
      preview("  Text(\"Now\").dynamicTypeSize(...DynamicTypeSize.xxxLarge).glow(radius: 2)"))
  ]
}
