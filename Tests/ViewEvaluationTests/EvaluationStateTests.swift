import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// Unknown conditions give named states, and spent budgets end one view.
struct EvaluationStateTests {
  static func project(_ source: String) -> Project { Project(files: [SourceFile(path: "Test.swift", source: source)]) }

  static func tree(_ project: Project, _ state: EvaluationState = .standard) -> String {
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment(), choices: state.choices)
    return evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
  }

  static let conditions = """
    struct Card: View {
      var body: some View {
        VStack {
          if Service.isOn { Text("on") } else { Text("off") }
          if let name = Service.name { Text("named") }
        }
      }
    }
    #Preview { Card() }
    """

  @Test func bothSidesOfEveryConditionStandInSomeState() {
    let project = Self.project(Self.conditions)
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment()).states
    #expect(states.map(\.name) == ["", "not (Service.isOn)", "not (let name = Service.name)"])
    let trees = states.map { Self.tree(project, $0) }
    #expect(trees[0].contains("\"on\"") && trees[0].contains("\"named\""))
    #expect(trees[1].contains("\"off\"") && !trees[1].contains("\"on\""))
    #expect(!trees[2].contains("\"named\"") && trees[2].contains("\"on\""))
  }

  @Test func bothSidesOfAnUnknownTernaryStandInSomeState() {
    let project = Self.project(
      """
      #Preview {
        VStack {
          Text(Service.isOn ? "on" : "off").foregroundStyle(Service.isOn ? .red : .blue)
          Text(Service.count > 3 && true ? "many" : "few")
          Text(true ? "known" : "other")
        }
      }
      """)
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment()).states
    #expect(states.map(\.name) == ["", "not (Service.isOn)", "not (Service.count > 3 && true)"])
    let trees = states.map { Self.tree(project, $0) }
    #expect(trees[0].contains("\"on\"") && trees[0].contains("\"many\"") && trees[0].contains("\"known\""))
    #expect(!trees[0].contains("UNRESOLVED"))
    // What reads the same condition changes with it.
    #expect(trees[0].contains("red") && trees[1].contains("\"off\"") && trees[1].contains("blue"))
    #expect(trees[1].contains("\"many\"") && trees[2].contains("\"few\"") && trees[2].contains("\"on\""))
    #expect(trees.allSatisfy { !$0.contains("\"other\"") })
  }

  @Test func aLimitLeavesConditionsUnexplored() {
    let project = Self.project(Self.conditions)
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment(), limit: 2)
    #expect(states.states.count == 2)
    #expect(states.unexplored.map(\.source) == ["let name = Service.name"])
  }

  @Test func casesOfAnUnknownSubjectAreTriedInTurn() {
    let project = Self.project(
      """
      #Preview {
        switch Service.phase {
        case .empty: Text("empty")
        case .failure: Text("failure")
        default: Text("other")
        }
      }
      """)
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment()).states
    let trees = states.map { Self.tree(project, $0) }
    #expect(trees.count == 3)
    #expect(trees[0].contains("empty") && trees[1].contains("failure") && trees[2].contains("other"))
  }

  @Test func aKnownLayoutHasOneState() {
    let project = Self.project("#Preview { Text(\"plain\") }")
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment())
    #expect(states.states == [.standard] && states.unexplored.isEmpty)
  }

  /// A state in which the program ends is none.
  @Test(arguments: [
    ("if Service.isOn { Text(\"on\") } else { fatalError() }", [""]),
    ("if Service.isOn { fatalError(\"no\") } else { Text(\"off\") }", ["not (Service.isOn)"]),
    ("word", [""]),
    (
      "switch Service.kind { case 1: Text(\"on\"); case 2: fatalError(); default: Text(\"else\") }",
      ["", "Service.kind: not case 1, Service.kind: not case 2"]
    ),
    (
      "if Service.isWide { Text(\"wide\") }; if Service.isOn { fatalError() } else { Text(\"off\") }",
      ["not (Service.isOn)", "not (Service.isOn), not (Service.isWide)"]
    ),
    ("if true { fatalError() }; if Service.isOn { Text(\"on\") }", ["", "not (Service.isOn)"]),
  ])
  func aStateInWhichTheProgramEndsIsLeftOut(body: String, names: [String]) {
    let project = Self.project(
      """
      var word: Text { guard Service.isOn else { preconditionFailure() }; return Text("on") }
      #Preview { \(body) }
      """)
    let states = project.states(of: project.layouts[0], in: EvaluationEnvironment())
    #expect(states.states.map(\.name) == names)
    #expect(states.evaluations.count == names.count)
  }

  static let endless = """
    struct Endless: View {
      var count: Int { var n = 0; while true { n += 1 }; return n }
      var body: some View { Text("\\(count)") }
    }
    struct Deep: View {
      func depth(_ n: Int) -> Int { depth(n + 1) }
      var body: some View { Text("\\(depth(0))") }
    }
    #Preview { VStack { Endless(); Text("kept"); Deep(); Text("last") } }
    """

  @Test func aSpentBudgetEndsOneViewAndNamesItsPlace() {
    let project = Self.project(Self.endless)
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let tree = evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
    #expect(tree.contains("\"kept\"") && tree.contains("\"last\""))
    let spent = evaluation.diagnostics.filter { $0.id == "evaluation/budget-exceeded" }
    #expect(spent.compactMap { $0.range?.file } == ["Test.swift", "Test.swift"])
    #expect(spent.compactMap { $0.range?.startLine } == [2, 6])
    #expect(spent.allSatisfy { $0.message.contains("Test.swift:") })
  }
}
