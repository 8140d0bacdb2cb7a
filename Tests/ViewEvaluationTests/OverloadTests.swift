import Diagnostics
import Testing

@testable import ViewEvaluation

/// The choice among functions of one name, and values whose type only the context tells.
struct OverloadTests {
  private func texts(_ source: String) -> String { WrongTreeTests.tree(source) }

  @Test func aClosureMustFitWhatItIsGiven() {
    let tree = texts(
      """
      struct Series { let name: String; let count: Int }
      struct Span {
        let series: [Series]
        func points(where isWanted: (String) -> Bool) -> [Int] { points { isWanted($0.name) } }
        func points(matching isWanted: (Series) -> Bool) -> [Int] { series.filter(isWanted).map { $0.count } }
        func each(where isWanted: (Int) -> Bool) -> String { "numbers" }
        func each(named isWanted: (String) -> Bool) -> String { "names" }
        func made(by make: () -> Int) -> String { "whole" }
        func made(from make: () -> String) -> String { "words" }
      }
      #Preview {
        let span = Span(series: [Series(name: "Event", count: 48), Series(name: "Crash", count: 3)])
        let known = ["Crash"]
        VStack {
          Text("\\(span.points { $0 == "Crash" })")
          Text("\\(span.points { !known.contains($0) })")
          Text(span.each { $0.isEmpty })
          Text(span.each { $0 > 2 })
          Text(span.made { "x" })
          Text(span.made { 1 })
        }
      }
      """)
    for text in ["[3]", "[48]", "names", "numbers", "words", "whole"] {
      #expect(tree.contains("\"\(text)\""), "\(tree)")
    }
  }

  @Test func aTrailingViewIsContentAndNoAction() {
    let tree = texts(
      """
      struct Listing<Header: View>: View {
        let count: Int
        var retry: (() async -> Void)? = nil
        @ViewBuilder let header: () -> Header
        var body: some View { VStack { header(); Text("rows \\(count)") } }
      }
      extension Listing where Header == EmptyView {
        init(count: Int, retry: (() async -> Void)? = nil) { self.init(count: count, retry: retry) { EmptyView() } }
      }
      #Preview { VStack { Listing(count: 1) { Text("head") }; Listing(count: 2) } }
      """)
    for text in ["head", "rows 1", "rows 2"] { #expect(tree.contains("\"\(text)\""), "\(tree)") }
  }

  @Test func aPrivateFunctionOfAnotherFileIsNotMeant() {
    let files = [
      ("A.swift", "struct Span { private func name(of number: Double) -> String { \"own\" } }"),
      ("B.swift", "extension Span { func name(of number: Int) -> String { \"shared\" } }"),
      ("C.swift", "#Preview { Text(Span().name(of: 1)) }"),
      ("D.swift", "#Preview { Text(Span().name(of: 1.5)) }"),
    ].map { SourceFile(path: $0.0, source: $0.1) }
    let project = Project(files: files)
    let trees = project.layouts.map { EvaluationStateTests.tree(project, $0) }
    #expect(trees.count == 2 && trees[0].contains("\"shared\"") && !trees[1].contains("\"own\""))
  }

  @Test func aLiteralTakesTheTypeOfTheInitialValue() {
    let tree = texts(
      """
      enum Level: String, CaseIterable { case low, high }
      struct Filter: Hashable { static let all = Set(Level.allCases); var levels = Filter.all }
      #Preview {
        let filter = Filter(levels: [.low])
        Text("\\(filter == Filter(levels: [.low]) ? "same" : "other") \\(filter.levels.contains(.low) ? "has" : "lacks")")
      }
      """)
    #expect(tree.contains("same has"))
  }

  @Test(arguments: ["Item() == \"a\"", "[\"a\"].contains(Item())", "Set([\"a\"]).contains(Item())"])
  func valuesOfTypesThatAreNeverComparedHaveNoAnswer(_ question: String) {
    let evaluation = WrongTreeTests.evaluation(
      """
      struct Item: Hashable { var name = "a" }
      #Preview { VStack { if \(question) { Text("equal") } else { Text("apart") } } }
      """)
    #expect(evaluation.diagnostics.map(\.id) == ["evaluation/unknown-condition"])
  }

  @Test func pairsWithEqualKeysAreKept() {
    let tree = texts(
      """
      let pairs: KeyValuePairs<String, Int> = ["a": 1, "b": 2, "a": 3]
      #Preview { Text(pairs.map { "\\($0.key)\\($0.value)" }.joined()) }
      """)
    #expect(tree.contains("\"a1b2a3\""))
  }

  @Test func locksGuardTheirState() {
    let tree = texts(
      """
      private let isSet = OSAllocatedUnfairLock(initialState: false)
      func isFirst() -> Bool { isSet.withLock { known -> Bool in if known { return false }; known = true; return true } }
      let lock = NSLock()
      #Preview { VStack { Text(isFirst() ? "first" : "again"); Text(isFirst() ? "once more" : "known"); Text(lock.withLock { "inside" }) } }
      """)
    for text in ["first", "known", "inside"] { #expect(tree.contains("\"\(text)\""), "\(tree)") }
  }

  @Test(arguments: [
    (".caseInsensitive", "iphone", true), ("[]", "iphone", false), ("[.anchored, .caseInsensitive]", "14", false),
  ])
  func attributedTextIsSearchedAsAsked(_ options: String, _ part: String, _ isFound: Bool) {
    let tree = texts(
      """
      #Preview { Text(AttributedString("iPhone 14").range(of: "\(part)", options: \(options)) == nil ? "no" : "yes") }
      """)
    #expect(tree.contains(isFound ? "\"yes\"" : "\"no\""), "\(tree)")
  }
}
