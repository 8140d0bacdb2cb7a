import Testing
import ViewTree

@testable import ViewEvaluation

/// Values of enums whose package is not in the tree: matched by the name that was written, else unknown.
struct UnreadEnumerationTests {
  static let banner = """
    import Notices

    struct Banner: View {
      let notice: Notice
      var headline: String {
        switch notice {
        case .plain(let text): return text
        case .pictured(let text, _): return text + " with a picture"
        }
      }
      var body: some View {
        VStack {
          Text(headline)
          if case .pictured = notice { Text("picture") } else { Text("no picture") }
          Text(notice == .plain("Sale") ? "same" : "other")
        }
      }
    }

    """

  static func trees(_ preview: String) -> [String] {
    let project = EvaluationStateTests.project(banner + "#Preview { \(preview) }")
    return project.states(of: project.layouts[0], in: EvaluationEnvironment()).states.map {
      EvaluationStateTests.tree(project, $0)
    }
  }

  @Test func aCaseIsTakenByItsName() {
    let pictured = Self.trees("Banner(notice: .pictured(\"New\", count: 2))")
    #expect(pictured.allSatisfy { $0.contains("\"New with a picture\"") && $0.contains("\"picture\"") })
    let plain = Self.trees("Banner(notice: .plain(\"Sale\"))")
    #expect(plain.allSatisfy { $0.contains("\"Sale\"") })
    // `.plain` may be a static function that gives a pictured notice.
    #expect(plain.contains { $0.contains("\"picture\"") } && plain.contains { $0.contains("\"no picture\"") })
    #expect(plain.contains { $0.contains("\"same\"") } && plain.contains { $0.contains("\"other\"") })
  }

  @Test func aMemberThatNoCaseNamesIsUnknown() {
    let trees = Self.trees("Banner(notice: .sample)")
    #expect(trees.count > 2)
    #expect(trees.allSatisfy { !$0.contains("\"()\"") && $0.contains("UNRESOLVED") })
  }

  @Test func valuesThatACaseHoldsAreUnknownWhereTheirNumberDiffers() {
    let trees = Self.trees("Banner(notice: .pictured(\"New\"))")
    #expect(trees.allSatisfy { $0.contains("UNRESOLVED") && $0.contains("\"picture\"") })
  }

  @Test(
    arguments: [
      // A condition of a case that is not known.
      "switch 3 { case let n where Service.isOn && n > 2: Text(\"first\"); default: Text(\"second\") }",
      // A part of a tuple that is not known.
      "switch (Service.kind, 1) { case (.small, 1): Text(\"first\"); case (_, 1): Text(\"second\"); default: Text(\"third\") }",
    ])
  func unknownPartsOfACaseAreExplored(_ source: String) {
    let project = EvaluationStateTests.project("#Preview { \(source) }")
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment()).states
    let trees = states.map { EvaluationStateTests.tree(project, $0) }
    #expect(trees.count == 2)
    #expect(trees[0].contains("\"first\"") && trees[1].contains("\"second\""))
  }

  @Test func aSwitchThatTakesNoCaseIsUnresolved() {
    let result = ConstructTests.result(
      of: """
        func name(_ value: Int) -> String { switch value { case 1: return "one"; case 2: return "two" } }
        let result = name(3)
        """)
    #expect(result.hasPrefix("unresolved: unknown-condition"))
  }
}
