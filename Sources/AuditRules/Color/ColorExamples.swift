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
            .background(LinearGradient(colors: [.black, .indigo], startPoint: .top, endPoint: .bottom))
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
}
