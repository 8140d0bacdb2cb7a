import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// Inputs of views without previews, made from their types.
struct SyntheticViewTests {
  static func views(_ source: String) -> (project: Project, views: [SyntheticView]) {
    let project = Project(files: [SourceFile(path: "Views.swift", source: source)])
    return (project, project.syntheticViews(in: ["Views.swift"]))
  }

  /// The choices of the only view's inputs: "name: short long".
  static func choices(_ source: String) -> [String] {
    let (_, views) = views(source)
    guard views.count == 1 else { return ["\(views.map(\.name))"] }
    if let obstacle = views[0].obstacle { return [obstacle] }
    return views[0].inputs.map { "\($0.name): " + $0.choices.map(\.label).joined(separator: " ") }
  }

  /// The texts of the view's layout with some choices.
  static func texts(_ source: String, choosing choices: [Int]) -> [String] {
    let (project, views) = views(source)
    let evaluation = project.evaluate(views[0].layout(choosing: choices), in: EvaluationEnvironment())
    let dump = evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
    return dump.split(separator: "\n").compactMap { line in
      if line.contains("UNRESOLVED") { return String(line) }
      return line.firstMatch(of: /text "([^"]*)"/).map { String($0.1) }
    }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var declarations = ""
    var members: String
    var choices: [String]
    var testDescription: String { name }
  }

  static let examples: [Example] = [
    Example(
      name: "plain types",
      members: "let name: String; let count: Int; let share: Double; let isOn: Bool; let width: CGFloat",
      choices: [
        "name: short long", "count: 0 1234567", "share: 0 1234567.89", "isOn: false true", "width: 0 100",
      ]),
    Example(name: "a share", members: "let progress: Double", choices: ["progress: 0 1"]),
    Example(
      name: "optionals and collections",
      members: "let name: String?; let tags: [String]; let ages: [String: Int]; let ids: Set<Int>",
      choices: ["name: nil short long", "tags: empty full", "ages: empty full", "ids: empty full"]),
    Example(
      name: "every case",
      declarations: "enum Kind { case plain, loud, custom(String), failed(code: Int, reason: String) }",
      members: "let kind: Kind", choices: ["kind: plain loud custom failed"]),
    Example(
      name: "structures",
      declarations:
        "struct User { let name: String; var age = 3; let home: Home? }; struct Home { let street: String }",
      members: "let user: User", choices: ["user: small large"]),
    Example(
      name: "defaults",
      members:
        "var isOn = false; var title: String = \"x\"; var size: CGFloat = 4; var note: String? = nil; private var hidden = true",
      choices: ["isOn: default true", "title: default long", "note: default short long"]),
    Example(
      name: "bindings and closures",
      members:
        "@Binding var isOn: Bool; let action: () -> Void; var done: (Int) -> String; @State private var open = false",
      choices: ["isOn: false true", "action: ", "done: short long"]),
    Example(
      name: "initialisers", members: "let text: String; init(_ number: Int, isOn: Bool) { text = \"\\(number)\" }",
      choices: ["number: 0 1234567", "isOn: false true"]),
    Example(
      name: "protocols",
      declarations:
        "protocol Shown { var name: String { get } }; struct Real: Shown { let name: String }; struct MockShown: Shown { let name = \"mock\" }",
      members: "let shown: any Shown", choices: ["shown: made"]),
    Example(
      name: "classes",
      declarations: "final class Model: ObservableObject { @Published var name = \"model\"; init() {} }",
      members: "@ObservedObject var model: Model; @EnvironmentObject var other: Model", choices: ["model: made"]),
    Example(
      name: "samples",
      declarations: "final class Model { static let preview = Model(file: handle); init(file: FileHandle) {} }",
      members: "let model: Model", choices: ["model: preview"]),
    Example(
      name: "platform types",
      members:
        "let date: Date; let url: URL; let id: UUID; let color: Color; let image: Image; let space: Namespace.ID",
      choices: ["date: made", "url: made", "id: made", "color: made", "image: made", "space: made"]),
    Example(
      name: "what cannot be made", members: "let handle: FileHandle",
      choices: ["its input `handle` cannot be made: no value of type FileHandle is known"]),
    Example(
      name: "what never ends", declarations: "struct Node { let next: Node }", members: "let node: Node",
      choices: [
        "its input `node` cannot be made: Node holds values of its own kind without end"
      ]),
  ]

  @Test(arguments: examples)
  func inputsFollowFromTypes(_ example: Example) {
    let source =
      "\(example.declarations)\nstruct Sample: View { \(example.members)\nvar body: some View { Text(\"x\") } }"
    #expect(Self.choices(source) == example.choices)
  }

  @Test func genericViewsTakeViews() {
    let source = """
      struct Card<Content: View, Label>: View where Label: View {
        let content: Content
        @ViewBuilder var label: () -> Label
        var body: some View { content; label() }
      }
      """
    #expect(Self.choices(source) == ["content: made", "label: made"])
    #expect(Self.texts(source, choosing: [0, 0]) == ["Content", "Content"])
  }

  static let row = """
    enum Status { case idle, busy(String) }
    struct User: Identifiable { let id: Int; let name: String; let status: Status }
    struct ProfileRow: View {
      let user: User
      let isOnline: Bool
      @Binding var note: String
      var body: some View {
        Text(user.name)
        if isOnline { Text("online") }
        if case .busy(let reason) = user.status { Text(reason) }
        Text(note)
      }
    }
    struct Shown: View { var body: some View { Text("shown") } }
    #Preview { Shown() }
    """

  @Test func layoutsAreNamedByTheirInputs() {
    let (_, views) = Self.views(Self.row)
    #expect(views.map(\.name) == ["ProfileRow"])
    #expect(views[0].layout(choosing: [0, 1, 1]).name == "ProfileRow (user: small, isOnline: true, note: long)")
    #expect(views[0].layout(choosing: [0, 0, 0]).range.startLine == 3)
  }

  @Test func madeInputsAreShown() {
    let long = PlatformInputs.longText
    #expect(Self.texts(Self.row, choosing: [0, 0, 0]) == ["Short", "Short"])
    #expect(Self.texts(Self.row, choosing: [1, 1, 0]) == [long, "online", long, "Short"])
  }

  @Test func whatCannotBeMadeIsSaid() {
    let texts = Self.texts(
      "struct Reader: View { let file: FileHandle; var body: some View { Text(\"x\") } }", choosing: [])
    #expect(texts.count == 1 && texts[0].contains("inputs-not-made") && texts[0].contains("`file`"))
  }

  @Test func modelsOfTheEnvironmentAreGiven() {
    let source = """
      @Observable final class Store { var name = "store" }
      final class Model: ObservableObject { var name = "model"; init() {} }
      struct Page: View {
        @Environment(Store.self) private var store
        @EnvironmentObject var model: Model
        var body: some View { Text(store.name); Text(model.name) }
      }
      """
    #expect(Self.texts(source, choosing: []) == ["store", "model"])
  }
}
