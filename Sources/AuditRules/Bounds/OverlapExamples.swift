import Auditing

/// Examples for the rule about overlaps.
enum OverlapExamples {
  private static func preview(_ body: String) -> String { "import SwiftUI\n\n#Preview {\n\(body)\n}\n" }

  static let failing = [
    RuleExample(
      "lines pulled together by negative spacing",
      preview("  VStack(spacing: -24) {\n    Text(\"Upper\").font(.title)\n    Text(\"Lower\").font(.title)\n  }")),
    RuleExample(
      "a title laid over a back button",
      preview(
        """
          ZStack {
            HStack { Text("Back"); Spacer() }
            Text("Notifications")
          }
          .frame(width: 130)
        """)),
    RuleExample(
      "rows of fixed height that the text outgrows",
      preview(
        """
          VStack(spacing: 0) {
            Text("Monday").font(.largeTitle).frame(height: 20)
            Text("Tuesday").font(.largeTitle).frame(height: 20)
          }
        """)),
  ]

  static let passing = [
    RuleExample(
      "lines without spacing", preview("  VStack(spacing: 0) {\n    Text(\"Upper\")\n    Text(\"Lower\")\n  }")),
    RuleExample(
      "text on a shape in a ZStack",
      preview("  ZStack {\n    Circle().fill(.gray.opacity(0.2)).frame(width: 80, height: 80)\n    Text(\"12\")\n  }")),
    RuleExample(
      "a badge with a background of its own",
      preview(
        """
          Image(systemName: "bell").font(.largeTitle)
            .overlay(alignment: .topTrailing) {
              Text("3").font(.caption2).padding(4).background(Color(.systemBackground), in: Circle())
            }
        """)),
  ]

  static let undecided = [
    RuleExample(
      "lines beside a view that is not known",
      preview(
        "  VStack(spacing: -24) {\n    Text(\"Upper\").font(.title)\n    UnknownBanner()\n    Text(\"Lower\").font(.title)\n  }"
      ))
  ]
}
