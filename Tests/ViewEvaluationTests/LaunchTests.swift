import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// What the app does before a preview of it is shown.
struct LaunchTests {
  private static let app = """
    enum Theme { static var color = "red"; static var name = "before"; static var late = "early"; static let fixed = "fixed" }
    @main struct Shop: App {
      @UIApplicationDelegateAdaptor(Delegate.self) var delegate
      init() { Theme.color = "green"; Theme.name = "after" }
      var body: some Scene { WindowGroup { Text("scene") } }
    }
    class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        Theme.name += " launch"
        DispatchQueue.main.async { Theme.late = "late" }
        return true
      }
    }
    """

  private func evaluation(
    _ app: String, _ preview: String, preview path: String, targets: SourceTargets = SourceTargets()
  )
    -> Evaluation
  {
    let files = [
      SourceFile(path: "App/App.swift", source: app), SourceFile(path: path, source: "#Preview { \(preview) }"),
    ]
    let project = Project(files: files, targets: targets)
    return project.evaluate(project.layouts[0], in: EvaluationEnvironment())
  }

  private func tree(_ evaluation: Evaluation) -> String {
    evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
  }

  @Test func aPreviewOfAnAppIsShownByTheAppThatHasStarted() {
    let shown = evaluation(Self.app, "Text(Theme.name + Theme.color + Theme.fixed)", preview: "App/Card.swift")
    #expect(tree(shown).contains("\"after launchgreenfixed\""))
    #expect(!shown.diagnostics.map(\.id).contains("evaluation/state-not-set"))
  }

  @Test func whatTheStartSetsLaterIsSaidWhereItIsRead() {
    let shown = evaluation(Self.app, "Text(Theme.late)", preview: "App/Card.swift")
    #expect(tree(shown).contains("\"early\""))
    #expect(shown.diagnostics.filter { $0.id == "evaluation/state-not-set" }.count == 1)
  }

  @Test func aPreviewOfAnotherTargetIsShownWithoutTheApp() {
    let targets = SourceTargets(byFile: ["App/App.swift": ["App"], "Kit/Card.swift": ["Kit"]])
    let shown = evaluation(Self.app, "Text(Theme.name)", preview: "Kit/Card.swift", targets: targets)
    #expect(tree(shown).contains("\"before\""))
    // What the app sets when it starts is said, once for a preview.
    #expect(shown.diagnostics.map(\.id) == ["evaluation/state-not-set"])
    let twice = evaluation(Self.app, "Text(Theme.name + Theme.color)", preview: "Kit/Card.swift", targets: targets)
    #expect(twice.diagnostics.count == 1)
    let other = evaluation(Self.app, "Text(Theme.fixed)", preview: "Kit/Card.swift", targets: targets)
    #expect(other.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("Theme.setUp()", "enum Theme { static var name = \"before\"; static func setUp() { name = \"after\" } }"),
    (
      "Theme.shared.setUp()",
      "class Theme { static let shared = Theme(); static var name = \"before\"; func setUp() { Self.name = \"after\" } }"
    ),
    ("start()", "enum Theme { static var name = \"before\" }\nfunc start() { Theme.name = \"after\" }"),
    ("_ = Theme()", "struct Theme { static var name = \"before\"; init() { Theme.name = \"after\" } }"),
    (
      "load()", "enum Theme { static var name = \"before\" }\nextension Shop { func load() { Theme.name = \"after\" } }"
    ),
    (
      "Text.title = 1",
      "enum Theme { static var name: String { \"\\(Text.title)\" } }\nextension Text { static var title = 0 }"
    ),
  ])
  func whatAnAppSetsByWhatItCallsIsSaidInOtherTargets(call: String, declarations: String) {
    let app =
      "\(declarations)\n@main struct Shop: App { init() { \(call) }; var body: some Scene { WindowGroup { Text(\"x\") } } }"
    let targets = SourceTargets(byFile: ["App/App.swift": ["App"], "Kit/Card.swift": ["Kit"]])
    let shown = evaluation(app, "Text(Theme.name)", preview: "Kit/Card.swift", targets: targets)
    #expect(shown.diagnostics.map(\.id) == ["evaluation/state-not-set"])
  }

  @Test func aStartWithoutAnEndIsBounded() {
    let app = Self.app.replacing("init() {", with: "init() { while true { Theme.color = \"red\" }; ")
    #expect(tree(evaluation(app, "Text(Theme.name)", preview: "App/Card.swift")).contains("before launch"))
  }

  @Test(arguments: ["opacity(0.2)", "tag(3)", "font(.title)"])
  func aPropertyThatCannotBeCalledLeavesItsNameToTheModifier(_ modifier: String) {
    let name = modifier.prefix { $0 != "(" }
    let shown = evaluation(
      "struct Card: View { var \(name) = 0.5; var body: some View { Text(\"card\") } }", "Card().\(modifier)",
      preview: "App/Preview.swift")
    #expect(tree(shown).contains("\"card\"") && tree(shown).contains(name) && !tree(shown).contains("UNRESOLVED"))
  }

  @Test func changesOfAppearanceAreSaidWhereTheyShow() {
    let app = Self.app.replacing("init() {", with: "init() { UISlider.appearance().minimumTrackTintColor = .red; ")
    let slider = evaluation(app, "Slider(value: .constant(0.5))", preview: "App/Card.swift")
    #expect(slider.diagnostics.map(\.id) == ["evaluation/appearance-proxy"])
    let own = "Slider(value: .constant(1)).onAppear { UISlider.appearance().setThumbImage(UIImage(), for: .normal) }"
    #expect(evaluation("", own, preview: "App/Card.swift").diagnostics.map(\.id) == ["evaluation/appearance-proxy"])
    #expect(evaluation(app, "Text(Theme.name)", preview: "App/Card.swift").diagnostics.isEmpty)
  }
}
