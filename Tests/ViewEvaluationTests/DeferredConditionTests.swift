import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import ViewEvaluation

/// Conditions that are met only in code that layout runs.
struct DeferredConditionTests {
  static let source = """
    struct Card: View {
      @State private var text = "before"
      var body: some View {
        GeometryReader { proxy in
          if Service.isOn { Text("on") } else { Text("off") }
          GeometryReader { _ in Text(Service.isNew ? "new" : text).task { text = await Service.text() } }
        }
      }
    }
    #Preview { Card() }
    """

  @Test func conditionsWithinAReaderAreExplored() {
    let project = EvaluationStateTests.project(Self.source)
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment())
    #expect(states.states.map(\.name) == ["", "not (Service.isOn)", "not (Service.isNew)"])
    let trees = states.states.map { EvaluationStateTests.tree(project, $0) }
    #expect(Set(trees).count == 3)
    #expect(trees[0].contains("\"on\"") && trees[1].contains("\"off\""))
  }

  @Test func theBranchTakenIsLaidOut() throws {
    let project = EvaluationStateTests.project(Self.source)
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment()).states
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment(), choices: states[1].choices)
    #expect(evaluation.diagnostics.contains { $0.id == "evaluation/unknown-condition" })
    let reader = try #require(Self.reader(in: evaluation.layouts[0].root))
    let size = Size(width: 100, height: 100)
    let node = reader.content(
      DeferredView.Proxy(size: size, safeAreaInsets: EdgeInsets(), frame: Rectangle(origin: .zero, size: size)))
    #expect(ViewTreeDump.text(of: node).contains("\"off\""))
  }

  @Test func aConditionOutsideOfAReaderTellsItsContentsApart() {
    let project = EvaluationStateTests.project(
      """
      struct Card: View { let text: String; var body: some View { GeometryReader { _ in Text(text) } } }
      #Preview { Card(text: Service.isNew ? "four" : "five") }
      """)
    let standard = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment(), standard: standard)
    let trees = Set(states.evaluations.flatMap { $0.layouts.map { ViewTreeDump.text(of: $0.root) } })
    #expect(trees.count == 2, "\(trees)")
  }

  @Test func readersWithoutUnknownConditionsAreRunInLayoutAlone() throws {
    let evaluation = WrongTreeTests.evaluation("#Preview { GeometryReader { _ in Text(\"a\") } }")
    #expect(ViewTreeDump.text(of: evaluation.layouts[0].root) == "GeometryReader\n")
  }

  /// A condition that only a size leads to is said once layout has met it.
  @Test func conditionsBehindASizeAreSaidAfterLayout() throws {
    let evaluation = WrongTreeTests.evaluation(
      "#Preview { GeometryReader { proxy in if proxy.size.width > 900, Service.isOn { Text(\"a\") } } }")
    #expect(evaluation.diagnostics.isEmpty)
    let reader = try #require(Self.reader(in: evaluation.layouts[0].root))
    let size = Size(width: 1000, height: 100)
    _ = reader.content(
      DeferredView.Proxy(size: size, safeAreaInsets: EdgeInsets(), frame: Rectangle(origin: .zero, size: size)))
    #expect(evaluation.said().map(\.id) == ["evaluation/unknown-condition"])
  }

  private static func reader(in node: ViewNode) -> DeferredView? {
    switch node.content {
    case .geometryReader(let view): view
    case .modified(let content, _), .composite(_, let content): reader(in: content)
    case .group(let members): members.lazy.compactMap(reader).first
    default: nil
    }
  }
}
