import Auditing

/// Examples for the rules about clips and the edges of the screen.
enum BoundsExamples {
  private static func preview(_ body: String) -> String { "import SwiftUI\n\n#Preview {\n\(body)\n}\n" }

  static let clipped = [
    RuleExample(
      "a title in a row of fixed height",
      preview("  Text(\"Largest\").font(.largeTitle).frame(height: 24).clipped()")),
    RuleExample(
      "a symbol that outgrows a round clip",
      preview(
        """
          Image(systemName: "person.fill").font(.largeTitle)
            .frame(width: 28, height: 28)
            .background(.blue.opacity(0.2))
            .clipShape(Circle())
        """)),
    RuleExample(
      "a text wider than its clipped frame",
      preview("  Text(\"Overflow\").fixedSize().frame(width: 50, height: 30).clipped()")),
  ]

  static let unclipped = [
    RuleExample(
      "a row with a minimum height", preview("  Text(\"Largest\").font(.largeTitle).frame(minHeight: 24).clipped()")),
    RuleExample(
      "content that scrolls",
      preview(
        """
          ScrollView {
            ForEach(0..<60, id: \\.self) { Text("Row \\($0)") }
          }
        """)),
    RuleExample(
      "content that scrolls within a card",
      preview(
        """
          VStack {
            Text("Members")
            ScrollView {
              ForEach(0..<60, id: \\.self) { row in Button("Row \\(row)") {}.tint(.primary).frame(minHeight: 44) }
            }
          }
          .padding()
          .frame(height: 500)
          .clipShape(RoundedRectangle(cornerRadius: 16))
        """)),
    RuleExample(
      "a line of cards that scrolls in a column that scrolls",
      preview(
        """
          ScrollView {
            Text("Crew")
            ScrollView(.horizontal) {
              HStack { ForEach(0..<9, id: \\.self) { Text("Member \\($0)").font(.title).padding(.horizontal) } }
            }
          }
        """)),
    RuleExample(
      "a clip through empty space only",
      preview(
        "  Text(\"Calm\").padding(12).background(.gray.opacity(0.2)).clipShape(RoundedRectangle(cornerRadius: 8))")),
  ]

  static let barelyClipped = [
    RuleExample(
      "text whose height a modifier that is not known may change",
      preview("  Text(\"Largest\").font(.largeTitle).glow(radius: 2).frame(height: 24).clipped()"))
  ]

  static let uncertainlyLost = [
    RuleExample(
      "a last line beside a view that is not known",
      preview(
        """
          VStack(alignment: .leading) {
            UnknownBanner()
            Text("Some words that follow").font(.title)
            Text("The last line")
          }
          .frame(width: 220, height: 24, alignment: .top)
          .clipped()
        """))
  ]

  static let uncertainlyBeyond = [
    RuleExample(
      "a row with a modifier that is not known",
      preview("  Text(\"One long remark that may not wrap at all\").fixedSize().glow(radius: 2)"))
  ]

  static let beyond = [
    RuleExample(
      "a row that may not wrap",
      preview(
        """
          HStack {
            Text("One long remark on the left").fixedSize()
            Text("and another on the right").fixedSize()
          }
        """)),
    RuleExample(
      "a column that is higher than the screen",
      preview(
        """
          VStack(spacing: 24) {
            ForEach(0..<40, id: \\.self) { Text("Row \\($0)") }
          }
        """)),
    RuleExample("a text moved off the edge", preview("  Text(\"Almost gone\").offset(x: 190)")),
  ]

  static let within = [
    RuleExample(
      "a column that scrolls",
      preview(
        """
          ScrollView {
            VStack(spacing: 24) { ForEach(0..<40, id: \\.self) { Text("Row \\($0)") } }
          }
        """)),
    RuleExample("text that wraps", preview("  Text(\"A long remark that has room to wrap on this screen\")")),
    RuleExample("a picture that bleeds off the edge", preview("  Color.blue.frame(width: 600, height: 80)")),
  ]

  static let lost = [
    RuleExample(
      "a last line pushed out of a card",
      preview(
        """
          VStack(alignment: .leading) {
            Text("Heading").font(.title)
            Text("Some words that follow")
            Text("The last line")
          }
          .frame(width: 220, height: 40, alignment: .top)
          .clipped()
        """)),
    RuleExample(
      "an arrow pushed out of a row",
      preview(
        """
          HStack {
            Text("18,500").font(.largeTitle).fixedSize()
            Image(systemName: "arrow.up")
          }
          .frame(width: 70, alignment: .leading)
          .clipped()
        """)),
    RuleExample(
      "a button below the edge of its card",
      preview(
        """
          VStack {
            Text("Welcome to the course").font(.largeTitle)
            Button("Start") {}
          }
          .frame(width: 200, height: 44, alignment: .top)
          .clipped()
        """)),
  ]

  private static func column(_ rows: Int, scrolls: Bool) -> String {
    let content = """
        VStack(spacing: 30) {
          ForEach(0..<\(rows), id: \\.self) { Text("Row \\($0)") }
          Button("Confirm") {}.tint(.primary)
        }
      """
    return preview(scrolls ? "  ScrollView {\n\(content)\n  }" : content)
  }

  static let unreachable = [
    RuleExample("a button below a long column", column(40, scrolls: false)),
    RuleExample("a button moved over the edge", preview("  Button(\"Close\") {}.offset(x: 200)")),
    RuleExample(
      "a button at the end of a row that may not wrap",
      preview(
        """
          HStack(spacing: 120) {
            Text("A remark of some length on the left").fixedSize()
            Button("Next") {}.fixedSize()
            Text("and as much of it on the right").fixedSize()
            Button("Skip") {}.fixedSize()
          }
        """)),
  ]

  static let reachable = [
    RuleExample("a button below a column that scrolls", column(40, scrolls: true)),
    RuleExample("a button below a short column", column(3, scrolls: false)),
    RuleExample(
      "a button in a pinned bar",
      preview(
        """
          ScrollView { Text("Body").frame(maxWidth: .infinity) }
            .safeAreaInset(edge: .bottom) { Button("Send") {}.tint(.primary) }
        """)),
  ]

  static let uncertainlyReachable = [
    RuleExample(
      "a tappable text moved by a modifier that is not known",
      preview("  Text(\"Close\").glow(radius: 2).onTapGesture {}.offset(x: 200)"))
  ]
}
