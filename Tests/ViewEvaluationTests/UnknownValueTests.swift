import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// Values that are not known are neither equal nor unequal, and drop nothing from a collection.
struct UnknownValueTests {
  /// How many texts fit is not known where their sizes are not: nothing is laid out as if all did.
  @Test func whatIsFittedByTheSizesOfTextsIsNotKnown() {
    let evaluation = WrongTreeTests.evaluation(
      """
      extension String {
        var width: CGFloat { (self as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width }
      }
      func fitting(_ all: [String], _ width: CGFloat) -> [String] {
        var names = all
        while names.count > 1 {
          if names.reduce(0, { $0 + $1.width }) <= width { break }
          names.removeLast()
        }
        return names
      }
      #Preview { HStack { ForEach(fitting(["one", "two", "three"], 100), id: \\.self) { Text($0) } } }
      """)
    let tree = evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
    #expect(tree.contains("UNRESOLVED") && !tree.contains("\"one\""))
    #expect(evaluation.openConditions.isEmpty)
  }

  /// A package's bundle whose source is not there may have what the project does not.
  @Test(arguments: [
    ("Color(\"brand\", bundle: Kit.bundle)", false), ("Image(\"brand\", bundle: Kit.bundle)", false),
    ("Color(uiColor: UIColor(named: \"brand\", in: Kit.bundle, compatibleWith: nil)!)", false),
    ("Color(\"brand\", bundle: .module)", true), ("Color(\"brand\")", true), ("Image(\"brand\", bundle: .main)", true),
  ])
  func aResourceOfABundleThatIsNotKnownIsNotMissing(view: String, isMissing: Bool) {
    let evaluation = WrongTreeTests.evaluation("#Preview { \(view) }")
    #expect(evaluation.diagnostics.contains { $0.id.hasPrefix("resources/missing") } == isMissing)
    if !isMissing { #expect("\(evaluation.layouts)".contains("bundle")) }
  }

  /// Expressions of which the result depends on what is not known.
  @Test(arguments: [
    "Set([Other.a, Other.b]).count", "Dictionary(grouping: [Other.a, Other.b], by: { $0 }).count",
    "[1, Other.a].firstIndex(of: 2) ?? 0", "[Other.a].contains(1)", "Other.a == Other.b", "Other.a != Other.b",
    "[1, 2].filter { (1..<Other.a).contains($0) }.count", "[Other.a, 1].max() ?? 0", "[2, Other.a].sorted()[0]",
    "[1, 2].allSatisfy { $0 < Other.a }", "(1..<3).contains(Other.a)",
    "[(1, Other.a), (1, 2)].sorted { $0 < $1 }.count",
    "[\"x\": 1].keys.contains(Other.a)", "[\"x\": 1][Other.a] ?? 2", "Set([1, 2]).intersection([Other.a]).count",
    "min(1, Other.a)", "[1, 2].elementsEqual([1, Other.a])", "[1, 2].split(separator: Other.a).count",
    "\"a-b\".split(whereSeparator: { $0 == Other.a }).count", "Pair(a: 1, b: Other.a) == Pair(a: 1, b: 2)",
    "Dictionary([(Other.a, 1), (Other.b, 2)], uniquingKeysWith: +).count", "[1, 2].drop { $0 < Other.a }.count",
    "changed([1, 2])", "counted([Other.a, Other.b])", "given()", "rotated()",
  ])
  func isNotKnown(_ expression: String) {
    let source = """
      struct Pair: Equatable { var a: Int; var b: Int }
      func changed(_ list: [Int]) -> Int { var list = list; list[Other.a] = 5; return list[0] }
      func counted(_ list: [Int]) -> Int { var known: Set<Int> = []; for one in list { known.insert(one) }; return known.count }
      func given() -> Int { var count = 1; Other.change(&count); other(&count); return count }
      func rotated() -> [Int] { var list = [1, 2]; list.rotateByUnknownMeans(); return list }
      let result = \(expression)
      """
    #expect(ConstructTests.result(of: source).hasPrefix("unresolved"), "\(ConstructTests.result(of: source))")
  }

  /// What is not known decides nothing here.
  @Test(arguments: [
    ("[Other.a, Other.b].count", "2"), ("[1, Other.a].firstIndex(of: 1) ?? 9", "0"),
    ("[Other.a, 1].contains(1)", "true"),
    ("[1, Other.a].allSatisfy { $0 > 3 }", "false"), ("Set([Other.a]).count", "1"),
    ("[Int]().contains(Other.a)", "false"),
    ("Dictionary(uniqueKeysWithValues: [(Other.a, 1), (Other.b, 2)]).count", "2"), ("(1..<3).contains(5)", "false"),
    ("Pair(a: 1, b: Other.a) == Pair(a: 2, b: Other.a)", "false"), ("[1, 2].elementsEqual([3, Other.a])", "false"),
    ("[Other.a: 1, 2: 3][2] ?? 0", "3"), ("[1, 3, 2].max() ?? 0", "3"),
    ("[3, 1, 2].sorted().map { \"\\($0)\" }.joined()", "123"),
  ])
  func isKnown(_ expression: String, _ expected: String) {
    let source = "struct Pair: Equatable { var a: Int; var b: Int }\nlet result = \(expression)"
    #expect(ConstructTests.result(of: source) == expected)
  }

  static let examples: [ConstructTests.Example] = [
    .init(
      "equality that the project declares, in sets and groups",
      """
      struct Row: Hashable { var id: Int; var name: String
        static func == (left: Row, right: Row) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) } }
      let rows = [Row(id: 1, name: "a"), Row(id: 1, name: "b"), Row(id: 2, name: "c")]
      let result = "\\(Set(rows).count) \\(Dictionary(grouping: rows, by: { $0 }).count) \\(rows.firstIndex(of: Row(id: 2, name: "x")) ?? -1)"
      """, "2 2 2"),
    .init(
      "equality that an enum declares",
      """
      enum Phase: Equatable { case idle, done(Int)
        static func == (left: Phase, right: Phase) -> Bool { true } }
      let result = Phase.idle == Phase.done(3)
      """, "true"),
    .init(
      "the order of cases with payloads",
      """
      enum Size: Comparable { case small, large(Int) }
      let result = [Size.large(2), .small, .large(1)].sorted() == [.small, .large(1), .large(2)]
      """, "true"),
    .init("nil and an optional's none", "let a: Int? = nil\nlet result = a == .none", "true"),
    .init(
      "inserting tells whether it was new",
      "func run() -> [String] { var known: Set<String> = []; return [\"a\", \"b\", \"a\"].filter { known.insert($0).inserted } }\nlet result = run().joined()",
      "ab"),
    .init(
      "implicit members beside literals",
      """
      extension TimeInterval { static let hour: TimeInterval = 3600 }
      let span: TimeInterval = 12 * .hour + 60
      let date = Date(timeIntervalSince1970: 0).addingTimeInterval(2 * .hour)
      let result = "\\(Int(span)) \\(Int(date.timeIntervalSince1970))"
      """, "43260 7200"),
    .init(
      "searching by regular expression and without case",
      #"""
      let mail = #"^\S+@\S+$"#
      let result = [
        "a  b".replacingOccurrences(of: #"\s+"#, with: " ", options: .regularExpression),
        "x12Y".replacingOccurrences(of: "[0-9]+y", with: "#", options: [.regularExpression, .caseInsensitive]),
        "abab".replacingOccurrences(of: "(a)(b)", with: "$2$1", options: .regularExpression),
        "\("x@y".range(of: mail, options: .regularExpression) != nil)", "\("xy".range(of: mail, options: .regularExpression) == nil)",
        "\("hello".range(of: "LL", options: .caseInsensitive) != nil)", "\("hello".range(of: "LL") == nil)",
      ].joined(separator: ",")
      """#, "a b,x#,baba,true,true,true,true"),
    .init(
      "the text at a place that was found",
      "let text = \"key=value\"\nlet place = text.range(of: \"=\")!\nlet result = text[..<place.lowerBound] + \"/\" + text[place.upperBound...]",
      "key/value"),
    .init(
      "a sequence of the project, by its own iterator",
      """
      struct Bag<Item>: Sequence { private var items: [Item]
        init(_ items: [Item]) { self.items = items }
        func makeIterator() -> IndexingIterator<[Item]> { items.makeIterator() } }
      struct Countdown: Sequence, IteratorProtocol { var count: Int
        mutating func next() -> Int? { if count == 0 { return nil }; defer { count -= 1 }; return count } }
      let result = "\\(Bag([1, 2, 3]).map { $0 * 2 }) \\(Countdown(count: 3).map { $0 })"
      """, "[2, 4, 6] [3, 2, 1]"),
    .init(
      "swapping, and setting by key path",
      """
      struct Box { var n = 1 }
      func run() -> String { var a = 1, b = 2; swap(&a, &b); var box = Box(); box[keyPath: \\.n] = 7; return "\\(a)\\(b)\\(box.n)" }
      let result = run()
      """, "217"),
    .init(
      "a local type with the name of the platform's",
      """
      func run() -> String { struct Duration: Error {}
        do { throw Duration() } catch is Duration { return "caught" } catch { return "other" } }
      let result = run()
      """, "caught"),
    .init(
      "limits of digits of which one is set",
      """
      func price(_ change: (NumberFormatter) -> Void) -> String {
        let formatter = NumberFormatter(); formatter.numberStyle = .currency; formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "en_US"); change(formatter); return formatter.string(from: 1234.56)!
      }
      let result = price { $0.maximumFractionDigits = 0 } + price { $0.minimumFractionDigits = 3 }
      """, "€1,235€1,234.560"),
    .init("whole numbers without a context", "let half = 7 / 2\nlet result = \"\\(7 / 2) \\(half)\"", "3 3"),
    .init(
      "folding and comparing texts",
      "let result = \"Ete\" + \"Été\".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil) + [\"b\", \"A\"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }.joined()",
      "EteeteAb"),
    .init(
      "assigning a range of elements",
      "func run() -> [Int] { var list = [1, 2, 3, 4]; list[1...2] = [9]; return list }\nlet result = run().map { \"\\($0)\" }.joined()",
      "194"),
  ]

  @Test(arguments: examples)
  func evaluates(_ example: ConstructTests.Example) {
    #expect(ConstructTests.result(of: example.source) == example.expected)
  }

  @Test func anEndlessSearchEnds() {
    let source =
      #"let result = "\(String(repeating: "a", count: 60) + "b")".range(of: "^(a+)+$", options: .regularExpression) != nil"#
    #expect(ConstructTests.result(of: source).hasPrefix("unresolved"))
  }

  @Test func aMethodOfFoundationsStringIsNotTheProjects() {
    let source = """
      extension String { func range(of text: String) -> NSRange { (self as NSString).range(of: text) } }
      let result = "abc".range(of: "b").location
      """
    #expect(ConstructTests.result(of: source).contains("NSString"))
  }

  /// Whether one element equals another is not known before their type is.
  @Test(arguments: ["a.contains(.low)", "a == [.high]", "a != b", "a.contains(.high)"])
  func setsOfImplicitMembersOfUnknownTypesAreNotCompared(_ condition: String) {
    let source = """
      let a: Set<Logger.Level> = [.high]
      let b: Set<Logger.Level> = [.low]
      #Preview { if \(condition) { Text("yes") } else { Text("no") } }
      """
    let project = EvaluationStateTests.project(source)
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let isAlike = condition == "a == [.high]" || condition == "a.contains(.high)"
    #expect(evaluation.openConditions.count == (isAlike ? 0 : 1))
  }
}
