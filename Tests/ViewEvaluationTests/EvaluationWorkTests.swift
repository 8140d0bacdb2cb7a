import Testing

@testable import ViewEvaluation

/// How often work is done: exact counts, so that nothing is made twice again unnoticed.
struct EvaluationWorkTests {
  @Test func everyStateIsEvaluatedOnce() {
    let project = EvaluationStateTests.project(
      """
      struct Card: View {
        var body: some View { VStack { if unknown() { Text("a") }; if other() { Text("b") } } }
      }
      #Preview { Card() }
      """)
    let environment = EvaluationEnvironment()
    let standard = project.evaluate(project.layouts[0], in: environment)
    let states = project.states(of: project.layouts[0], in: environment, standard: standard)
    #expect(states.states.count == 3 && states.evaluations.count == 3)
    #expect(project.evaluationCount == 3)
  }

  /// The numbers of lookups kept after evaluating a search through so many elements.
  private static func lookups(searching count: Int) -> [Int] {
    let source = """
      final class Icon { let name: String; init(name: String) { self.name = name } }
      extension String { var tidy: String { lowercased() } }
      let icons = (0..<\(count)).map { Icon(name: "ICON \\($0)") }
      let result = icons.first(where: { $0.name.tidy.hasPrefix("none") })?.name ?? "nothing"
      """
    let file = ProjectFile(
      path: "Test.swift", source: source, operators: OperatorPrecedences(), conditions: CompilationConditions())
    let evaluator = Evaluator(index: ModuleIndex([file]), environment: EvaluationEnvironment())
    return evaluator.enter {
      _ = evaluator.index.variable(named: "result", near: "Test.swift").map { evaluator.global($0) }
      let lookups = evaluator.lookups
      return [
        lookups.lineages.count, lookups.methods.count, lookups.declarations.count, lookups.builtins.count,
        lookups.staticMethods.count, lookups.staticDeclarations.count, lookups.nestedTypes.count,
        evaluator.typeLookups.count,
      ]
    }
  }

  @Test func membersAreLookedUpOnceForAllElements() {
    let few = Self.lookups(searching: 3)
    #expect(few == Self.lookups(searching: 300))
    #expect(few.reduce(0, +) > 0 && few.allSatisfy { $0 < 40 })
  }

  @Test func declarationsAreReadOnceForAllPreviews() {
    let source = """
      struct Row: View { var title: String { "a" }; func mark() -> String { "b" }
        var body: some View { Text(title + mark()) } }
      #Preview { Row() }
      #Preview { VStack { Row(); Row() } }
      """
    let project = EvaluationStateTests.project(source)
    let survey = project.requirementSurvey
    _ = project.requirements(of: project.layouts[0], survey: survey)
    // `title`, `mark` and `body`.
    #expect(survey.uses.count == 3)
    _ = project.requirements(of: project.layouts[1], survey: survey)
    #expect(survey.uses.count == 3)
  }

  @Test func valuesWithDifferentIdentifiersHashApart() {
    let source = """
      struct Item: Hashable { var id: Int; var name = "same" }
      let items = (0..<40).map { Item(id: $0) }
      let result = Set(items).count
      """
    let file = ProjectFile(
      path: "Test.swift", source: source, operators: OperatorPrecedences(), conditions: CompilationConditions())
    let evaluator = Evaluator(index: ModuleIndex([file]), environment: EvaluationEnvironment())
    evaluator.enter {
      let items = evaluator.index.variable(named: "items", near: "Test.swift").map { evaluator.global($0) }
      guard case .array(let values)? = items else { return #expect(Bool(false), "no items") }
      #expect(Set(values.map(\.hashValue)).count > 35)
    }
  }
}
