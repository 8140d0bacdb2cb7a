import Auditing

/// Examples for the rules about contrast.
enum ColorExamples {
  private static func preview(_ body: String) -> String { "import SwiftUI\n\n#Preview {\n\(body)\n}\n" }

  static let faint = [
    RuleExample(
      "white on a bright colour", preview("  Text(\"Book now\").foregroundStyle(.white).padding().background(.yellow)")),
    RuleExample(
      "a light grey",
      preview(
        "  Text(\"Terms apply\").font(.footnote).foregroundStyle(Color(white: 0.7))\n    .padding().background(.white)")
    ),
    RuleExample(
      "a colour made faint by opacity",
      preview("  Text(\"Later\").foregroundStyle(.black).opacity(0.35).padding().background(.white)")),
  ]

  static let strong = [
    RuleExample("the label colour", preview("  Text(\"Book now\")")),
    RuleExample(
      "white on a dark gradient",
      preview(
        """
          Text("Evening").foregroundStyle(.white).padding()
            .background(LinearGradient(colors: [.black, Color(white: 0.25)], startPoint: .top, endPoint: .bottom))
        """)),
    RuleExample("a disabled control", preview("  Button(\"Send\") {}.disabled(true)")),
  ]

  static let unclear = [
    RuleExample(
      "text over a picture that is not at hand",
      preview("  Text(\"Harbour\").background(Image(\"missing\").resizable())")),
    RuleExample(
      "text over a material", preview("  Text(\"Caption\").foregroundStyle(.gray).padding().background(.thinMaterial)")),
  ]

  static let faintSymbols = [
    RuleExample(
      "a yellow star on white",
      preview("  Image(systemName: \"star.fill\").foregroundStyle(.yellow).padding().background(.white)")),
    RuleExample("a symbol at low opacity", preview("  Image(systemName: \"bell\").opacity(0.25)")),
    RuleExample(
      "white on a light circle",
      preview("  Image(systemName: \"plus\").foregroundStyle(.white).padding().background(.mint, in: Circle())")),
  ]

  static let strongSymbols = [
    RuleExample("the label colour", preview("  Image(systemName: \"bell\")")),
    RuleExample("a symbol beside its text", preview("  Label(\"Favourite\", systemImage: \"star.fill\")")),
    RuleExample(
      "a decoration", preview("  Image(systemName: \"sparkles\").foregroundStyle(.yellow).accessibilityHidden(true)")),
  ]

  static let unclearSymbols = [
    RuleExample(
      "a symbol over a material", preview("  Image(systemName: \"bell\").padding().background(.thinMaterial)"))
  ]
}
