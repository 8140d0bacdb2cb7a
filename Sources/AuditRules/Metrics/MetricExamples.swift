import Auditing

/// Examples for the rules about frames and targets.
enum MetricExamples {
  private static func preview(_ body: String) -> String { "import SwiftUI\n\n#Preview {\n\(body)\n}\n" }

  static let fixed = [
    RuleExample("a row of fixed height", preview("  Text(\"Wednesday\").font(.title).frame(height: 20)")),
    RuleExample(
      "a round badge of fixed size", preview("  Text(\"37\").font(.title2).fixedSize().frame(width: 16, height: 16)")),
    RuleExample(
      "two lines in a fixed cell",
      preview("  VStack { Text(\"Upper\"); Text(\"Lower\") }.frame(height: 30)")),
  ]

  static let growing = [
    RuleExample("a minimum height", preview("  Text(\"Wednesday\").font(.title).frame(minHeight: 20)")),
    RuleExample(
      "a scaled height",
      """
      import SwiftUI

      struct Row: View {
        @ScaledMetric(relativeTo: .title) private var height = 44

        var body: some View { Text("Wednesday").font(.title).frame(height: height) }
      }

      #Preview { Row() }
      """),
    RuleExample("a fixed frame around a picture", preview("  Color.blue.frame(width: 40, height: 40)")),
  ]

  private static let scaledTarget = """
    import SwiftUI

    struct CloseButton: View {
      @ScaledMetric private var side = %SIDE%

      var body: some View {
        Button(action: {}) {
          Image(systemName: "xmark").font(.system(size: 17)).frame(width: side, height: side)
        }
        .accessibilityLabel("Close")
      }
    }

    #Preview { CloseButton() }
    """

  static let overScaled = [
    RuleExample("a scaled target of 44 points", scaledTarget.replacing("%SIDE%", with: "44.0")),
    RuleExample("a scaled target of 50 points", scaledTarget.replacing("%SIDE%", with: "50.0")),
    RuleExample("a scaled target of 60 points", scaledTarget.replacing("%SIDE%", with: "60.0")),
  ]

  static let targets = [
    RuleExample(
      "a target of fixed size",
      preview(
        """
          Button(action: {}) { Image(systemName: "xmark").frame(width: 44, height: 44) }
            .accessibilityLabel("Close")
        """)),
    RuleExample("a button with a text", preview("  Button(\"Close\") {}.tint(.primary).padding()")),
    RuleExample(
      "a large frame that does not change", preview("  Text(\"Tap\").frame(width: 120, height: 120).onTapGesture {}")),
  ]

  static let small = [
    RuleExample(
      "an icon button without padding",
      preview("  Button(action: {}) { Image(systemName: \"xmark\") }.accessibilityLabel(\"Close\")")),
    RuleExample(
      "a tappable symbol in a small frame",
      preview(
        """
          Image(systemName: "star").frame(width: 24, height: 24).onTapGesture {}
            .accessibilityLabel("Favourite")
        """)),
    RuleExample(
      "a tappable shape",
      preview("  Circle().fill(.blue).frame(width: 20, height: 20).onTapGesture {}.accessibilityLabel(\"Dot\")")),
  ]

  static let crowded = [
    RuleExample(
      "small icons side by side",
      preview(
        """
          HStack(spacing: 2) {
            Image(systemName: "minus").frame(width: 18, height: 18).onTapGesture {}.accessibilityLabel("Less")
            Image(systemName: "plus").frame(width: 18, height: 18).onTapGesture {}.accessibilityLabel("More")
          }
        """)),
    RuleExample(
      "targets that overlap",
      preview(
        """
          ZStack {
            Color.blue.frame(width: 60, height: 60).onTapGesture {}.accessibilityLabel("Back")
            Color.red.frame(width: 60, height: 60).offset(x: 40).onTapGesture {}.accessibilityLabel("Front")
          }
        """)),
    RuleExample(
      "small dots in a row",
      preview(
        """
          HStack(spacing: 4) {
            ForEach(0..<3, id: \\.self) { _ in
              Circle().frame(width: 12, height: 12).onTapGesture {}.accessibilityLabel("Page")
            }
          }
        """)),
  ]

  static let spaced = [
    RuleExample(
      "icons in frames of 44 points",
      preview(
        """
          HStack {
            Image(systemName: "minus").frame(width: 44, height: 44).onTapGesture {}.accessibilityLabel("Less")
            Image(systemName: "plus").frame(width: 44, height: 44).onTapGesture {}.accessibilityLabel("More")
          }
        """)),
    RuleExample("a single target", preview("  Text(\"Close\").frame(minWidth: 60, minHeight: 44).onTapGesture {}")),
    RuleExample(
      "a row of text buttons",
      preview(
        """
          HStack(spacing: 32) {
            Button("Cancel") {}
            Button("Send") {}
          }
          .tint(.primary)
        """)),
  ]

  static let uncertainFrame = [
    RuleExample(
      "a row with a modifier that is not known",
      preview("  Text(\"Wednesday\").font(.title).glow(radius: 2).frame(height: 20)"))
  ]

  static let uncertainTarget = [
    RuleExample(
      "a tappable symbol with a modifier that is not known",
      preview("  Image(systemName: \"star\").glow(radius: 2).onTapGesture {}.accessibilityLabel(\"Favourite\")"))
  ]

  static let uncertainSpacing = [
    RuleExample(
      "small targets beside a view that is not known",
      preview(
        """
          HStack(spacing: 2) {
            Image(systemName: "minus").frame(width: 18, height: 18).onTapGesture {}.accessibilityLabel("Less")
            UnknownBadge()
            Image(systemName: "plus").frame(width: 18, height: 18).onTapGesture {}.accessibilityLabel("More")
          }
        """))
  ]

  static let perhapsOverScaled = [
    RuleExample(
      "a scaled target beside a view that is not known",
      scaledTarget.replacing("%SIDE%", with: "44.0")
        .replacing("#Preview { CloseButton() }", with: "#Preview { HStack { CloseButton(); UnknownBadge() } }"))
  ]
}
