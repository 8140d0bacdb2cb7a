import Testing

@testable import ViewEvaluation

/// Decimals, durations and empty collections as app code makes them.
struct FoundationCodeTests {
  static let examples: [ConstructTests.Example] = [
    .init(
      "a formatter with fewest and most decimals",
      """
      func text(_ fewest: Int, _ most: Int, _ number: Double) -> String {
        let f = NumberFormatter(); f.numberStyle = .decimal
        f.minimumFractionDigits = fewest; f.maximumFractionDigits = most
        return f.string(from: NSNumber(value: number)) ?? "none"
      }
      let result = text(1, 2, 1179.4123) + " " + text(2, 2, 3) + " " + text(2, 4, 0.56789) + " " + text(1, 2, 9.999)
      """, "1,179.41 3.00 0.5679 10.0"),
    .init(
      "a conversion beside one that the project adds for another type",
      """
      extension CGFloat { init(_ decimal: Decimal) { self.init(Double(decimal)) } }
      extension Double { init(_ decimal: Decimal) { self.init(truncating: decimal as NSNumber) } }
      let count = [1, 2].count
      let result = 5 + CGFloat(count) * 45
      """, "95.0"),
    .init(
      "a declared equality that is written with patterns of its cases",
      """
      enum Status: Equatable {
        case reachable, closed
        case failed(String)
        static func == (left: Self, right: Self) -> Bool {
          switch (left, right) {
          case (.reachable, .reachable), (.closed, .closed): true
          default: false
          }
        }
      }
      let result = Status.failed("a") == Status.closed ? "same" : "other"
      """, "other"),
    .init(
      "values of a key that comes again, combined",
      "let result = Dictionary([(\"a\", 1), (\"b\", 1), (\"a\", 1)], uniquingKeysWith: +)[\"a\"] ?? 0", "2"),
    .init(
      "the first value of a key that comes again",
      "let result = Dictionary([(\"a\", 1), (\"a\", 2)]) { first, _ in first }[\"a\"] ?? 0", "1"),
    .init(
      "pairs merged into a dictionary",
      "let result = [\"a\": 1].merging([(\"a\", 2), (\"b\", 3)]) { $0 + $1 }.values.reduce(0, +)", "6"),
    .init(
      "a short relative time between two dates, in German",
      """
      func text() -> String {
        let f = RelativeDateTimeFormatter(); f.unitsStyle = .short; f.locale = Locale(identifier: "de_DE")
        return f.localizedString(for: Date().addingTimeInterval(-7_300), relativeTo: Date())
      }
      let result = text()
      """, "vor 2 Std."),
    .init(
      "a date in a relative style",
      "let result = Date().addingTimeInterval(-90_000).formatted(.relative(presentation: .named))", "yesterday"),
    .init(
      "a date in a spelled relative style",
      "let result = Date().addingTimeInterval(7_300).formatted(.relative(presentation: .numeric, unitsStyle: .spellOut))",
      "in two hours"),
    .init(
      "decimals",
      """
      struct Dose { var units: Decimal = 5 }
      let half: Decimal = 0.5
      let steps = stride(from: Decimal(1), through: 2, by: half).map { "\\($0)" }.joined(separator: " ")
      let result = "\\(Decimal(5)) \\(Dose().units / 2) \\(-half) \\(Decimal(string: "1.20")! + 1) " + steps
        + " \\(Double(truncating: half as NSNumber) * 3) \\(Dose().units > half) \\([half, 2].reduce(0, +))"
      """, "5 2.5 -0.5 2.2 1 1.5 2 1.5 true 2.5"),
    .init(
      "durations in units",
      """
      let short = Duration.seconds(500).formatted(.units(width: .narrow, maximumUnitCount: 1))
      let result = short + ", " + Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide))
        + ", " + Duration(secondsComponent: 75, attosecondsComponent: 0).formatted(.units())
      """, "8m, 1 hour, 2 minutes, 1 min, 15 sec"),
    .init(
      "an attributed string from a literal",
      "let result = String(AttributedString(stringLiteral: \"plain\").characters)",
      "plain"),
    .init(
      "empty arrays of functions, tuples and optionals",
      """
      struct Steps { var list = [(Int) -> Int](); var pairs = [(String, Int)](); var words = [String?]() }
      var steps: Steps { var steps = Steps(); steps.list.append { $0 + 1 }; steps.pairs.append(("a", 2)); return steps }
      let result = "\\(steps.list.reduce(1) { $1($0) }) \\(steps.pairs.count) \\(steps.words.count)"
      """, "2 1 0"),
    .init(
      "an attribute close to the parameters of its function type",
      """
      struct Loader { var done: (@MainActor([String]) -> Int)?; var other: @Sendable(Int) -> Int = { $0 } }
      let loader = Loader(done: { $0.count })
      let result = "\\(loader.done?(["a", "b"]) ?? 0) \\(loader.other(3))"
      """, "2 3"),
    .init(
      "what the package Dependencies gives to previews",
      """
      struct Clock { var hour: Int }
      enum ClockKey: DependencyKey { static let liveValue = Clock(hour: 1); static let previewValue = Clock(hour: 9) }
      extension DependencyValues { var clock: Clock { get { self[ClockKey.self] } set { self[ClockKey.self] = newValue } } }
      struct Model { @Dependency(\\.clock) var clock }
      var current: Clock { @Dependency(\\.clock) var clock; return clock }
      let result = "\\(Model().clock.hour) \\(current.hour)"
      """, "9 9"),
  ]

  @Test(arguments: examples)
  func evaluates(_ example: ConstructTests.Example) {
    #expect(ConstructTests.result(of: example.source) == example.expected)
  }
}
