import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// Trees that were once wrong without a word.
struct WrongTreeTests {
  static func evaluation(_ source: String) -> Evaluation {
    let project = EvaluationStateTests.project(source)
    return project.evaluate(project.layouts[0], in: EvaluationEnvironment())
  }

  static func tree(_ source: String) -> String {
    evaluation(source).layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
  }

  @Test func barItemsUnderConditionsKeepTheirPlacement() {
    let tree = Self.tree(
      """
      struct Export: ToolbarContent {
        var body: some ToolbarContent {
          if let text = Service.text {
            ToolbarItemGroup(placement: .bottomBar) { Button("Copy \\(text)") {}; Button("Share") {} }
          }
          ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
        }
      }
      #Preview { NavigationStack { Text("a").toolbar { Export() } } }
      """)
    #expect(tree.contains("bottomBar") && tree.contains("cancellationAction") && !tree.contains("automatic"))
    #expect(tree.contains("\"Share\"") && tree.contains("\"Close\""))
  }

  @Test func viewsBehindAndBeforeAChartAreLaidOut() {
    let tree = Self.tree(
      """
      #Preview {
        Chart { }
          .chartBackground { _ in Text("No results") }
          .chartOverlay(alignment: .topLeading) { proxy in Text("Peak") }
      }
      """)
    #expect(tree.contains("\"No results\"") && tree.contains("\"Peak\""))
  }

  @Test func turnsInSpaceKeepTheirNumbers() {
    let tree = Self.tree(
      """
      struct Card: View {
        var angle = 30.0
        var body: some View {
          Text("a").rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5)
        }
      }
      #Preview { Card(angle: 90) }
      """)
    #expect(tree.contains("rotation3D(1.571, axis 0 1 0, anchor 0,0.5, perspective 0.5)"))
  }

  @Test func aQueryThatAnInitializerSetsIsSaidToHaveNoRows() {
    let evaluation = Self.evaluation(
      """
      struct Birds: View {
        @Query private var birds: [Bird]
        init() { _birds = Query(sort: \\.name) }
        var body: some View { ForEach(birds) { Text($0.name) } }
      }
      #Preview { Birds() }
      """)
    #expect(evaluation.diagnostics.map(\.id).contains("evaluation/empty-query"))
  }

  @Test func aBindingIsSetAsAWhole() {
    let tree = Self.tree(
      """
      struct Note: View {
        @Binding var isShown: Bool
        init() { self._isShown = .constant(true) }
        var body: some View { if isShown { Text("shown") } }
      }
      #Preview { Note() }
      """)
    #expect(tree.contains("\"shown\"") && !tree.contains("UNRESOLVED"))
  }

  static let foreign = [
    SourceFile(
      path: "App/App.swift", source: "@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }"),
    SourceFile(
      path: "App/Home.swift", source: "struct Home: View { var body: some View { EmptyView() } }\n#Preview { Home() }"),
    SourceFile(
      path: "Keyboard/EmptyView.swift", source: "struct EmptyView: View { var body: some View { Text(\"no keys\") } }"),
    SourceFile(
      path: "Keyboard/Keys.swift",
      source: "struct Keys: View { var body: some View { EmptyView() } }\n#Preview { Keys() }"),
  ]

  @Test(arguments: [false, true])
  func aTypeOfAnotherTargetDoesNotHideThePlatforms(_ hasXcodeTargets: Bool) {
    var files = Self.foreign
    var targets = SourceTargets()
    if hasXcodeTargets {
      for file in files { targets.byFile[file.path] = [file.path.hasPrefix("App/") ? "App" : "Keyboard"] }
    } else {
      files.append(
        SourceFile(
          path: "Keyboard/Main.swift", source: "@main struct Keyboard: WidgetBundle { var body: some Widget { } }"))
    }
    let project = Project(files: files, targets: targets)
    let trees = project.layouts.map { EvaluationStateTests.tree(project, $0) }
    #expect(trees.count == 2)
    #expect(!trees[0].contains("no keys") && trees[1].contains("no keys"))
  }

  @Test func aPreviewForAWatchIsMarked() {
    let imported = Self.tree("import WatchKit\nimport SwiftUI\n#Preview { Text(\"a\") }")
    #expect(imported.contains("other-platform") && imported.contains("\"a\""))
    let files = [SourceFile(path: "Watch/A.swift", source: "#Preview { Text(\"a\") }")]
    let targets = SourceTargets(byFile: ["Watch/A.swift": ["Watch"]], foreignTargets: ["Watch": .watch])
    let project = Project(files: files, targets: targets)
    #expect(EvaluationStateTests.tree(project, project.layouts[0]).contains("other-platform"))
    let shared = SourceTargets(byFile: ["Watch/A.swift": ["Watch", "App"]], foreignTargets: ["Watch": .watch])
    let both = Project(files: files, targets: shared)
    #expect(!EvaluationStateTests.tree(both, both.layouts[0]).contains("other-platform"))
    let television = SourceTargets(byFile: ["Watch/A.swift": ["TV"]], foreignTargets: ["TV": .television])
    let other = Project(files: files, targets: television)
    #expect(EvaluationStateTests.tree(other, other.layouts[0]).contains("Apple TV"))
  }

  @Test func aPhoneShowsTheFirstColumnOfANavigationView() {
    let tree = Self.tree(
      """
      #Preview {
        NavigationView {
          if false { Text("never") }
          Group { List { Text("row") }; Text("second") }
          Text("third")
        }
        .navigationViewStyle(.stack)
      }
      """)
    #expect(tree.contains("\"row\"") && !tree.contains("\"second\"") && !tree.contains("\"third\""))
  }

  @Test func aScrollThatAppearingMovesIsSaid() {
    let evaluation = Self.evaluation(
      """
      #Preview {
        ScrollViewReader { proxy in ScrollView { Text("a").id(1) }.onAppear { proxy.scrollTo(1) } }
      }
      """)
    #expect(evaluation.diagnostics.map(\.id) == ["evaluation/scroll-position"])
  }

  @Test func rowsOfARangeAreChosenByTheirNumber() {
    func chosen(_ rows: String) -> [String] {
      let tree = Self.tree(
        "#Preview { Picker(\"Tip\", selection: .constant(2)) { ForEach(\(rows)) { Text(\"\\($0) people\") } } }")
      return tree.split(separator: "\n").filter { $0.contains("tag") }.map(String.init)
    }
    #expect(chosen("2..<100").first?.contains("0") == true)
    #expect(chosen("2..<100, id: \\.self").first?.contains("2") == true)
  }

  @Test(arguments: [
    (".degrees(90) / 2", "45"), ("Angle.degrees(30) * 2 - .degrees(15)", "45"), ("2 * Angle(degrees: 20)", "40"),
  ])
  func anglesAreReckonedWith(_ angle: String, _ degrees: String) {
    let tree = Self.tree("#Preview { let angle: Angle = \(angle); Text(\"\\(Int(angle.degrees.rounded()))\") }")
    #expect(tree.contains("\"\(degrees)\""), "\(tree)")
  }

  @Test func attributesThatAreAddedLaterAreNotDropped() {
    let tree = Self.tree(
      """
      #Preview {
        let text = NSMutableAttributedString(string: "plain")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 0, length: 5))
        return Text(AttributedString(text))
      }
      """)
    #expect(tree.contains("`addAttribute`") && !tree.contains("\"plain\""))
  }

  @Test(arguments: [
    "shown = true; DispatchQueue.main.asyncAfter(deadline: .now() + 3) { shown = false }",
    "shown.toggle(); Task { try? await Task.sleep(for: .seconds(2)); shown = false }",
  ])
  func stateThatIsSetAgainLaterIsSaid(_ action: String) {
    let evaluation = Self.evaluation(
      """
      struct Logo: View {
        @State private var shown = false
        var body: some View { Text(shown ? "shown" : "hidden").onAppear { \(action) } }
      }
      #Preview { Logo() }
      """)
    #expect(evaluation.diagnostics.map(\.id).contains("evaluation/state-not-set"))
  }
}

extension EvaluationStateTests {
  static func tree(_ project: Project, _ layout: ProjectLayout) -> String {
    project.evaluate(layout, in: EvaluationEnvironment()).layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
  }
}
