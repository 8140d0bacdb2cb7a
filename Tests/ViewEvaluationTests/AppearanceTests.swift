import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// What views do when they appear is done before they are laid out, as far as it can be run.
struct AppearanceTests {
  /// The tree of the only preview, and the notes about state that is not set.
  static func evaluate(_ source: String) -> (tree: String, notes: [String]) {
    let project = EvaluationStateTests.project(source)
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    return (
      evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined(),
      evaluation.diagnostics.filter { $0.id == "evaluation/state-not-set" }.map(\.message)
    )
  }

  /// A view with some state, and an action on it.
  static func card(_ members: String, _ body: String, beside: String = "") -> String {
    """
    \(beside)
    struct Card: View {
      \(members)
      var body: some View { \(body) }
    }
    #Preview { Card() }
    """
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var shown: [String]
    var hidden: [String] = []
    /// Names of state that is said not to be set.
    var unset: [String] = []

    var testDescription: String { name }
  }

  static let examples = [
    Example(
      name: "a method that a task waits for sets state later, also by methods that it calls",
      source: card(
        "@State private var text = \"before\"; @State private var model = Model()",
        "VStack { Text(text); Text(model.title) }.task { await load() } }; func load() async { text = await Service.text(); await model.load() ",
        beside: """
          @Observable final class Model { enum Phase { case waiting, ready(String) }
            var phase = Phase.waiting
            var title: String { switch phase { case .waiting: "waiting"; case .ready(let text): text } }
            func load() async { let text = await Service.text(); finish(text) }
            private func finish(_ text: String) { phase = .ready(text) } }
          struct Stranger { var unread = 1; mutating func load() { unread = 2 } }
          """),
      shown: ["\"before\"", "\"waiting\""], unset: ["phase", "text"]),
    Example(
      name: "what follows a change of state",
      source: card(
        "@State var count = 0; @State var texts = [\"start\"]",
        """
        ForEach(texts, id: \\.self) { Text($0) }.onAppear { count = 5 }
          .onChange(of: count) { texts.append("none") }
          .onChange(of: count) { new in texts.append("one \\(new)") }
          .onChange(of: count) { old, new in texts.append("two \\(old) \\(new)") }
          .onChange(of: texts.isEmpty) { texts.append("never") }
        """),
      shown: ["\"none\"", "\"one 5\"", "\"two 0 5\""], hidden: ["never"]),
    Example(
      name: "objects that views make keep what actions change in them",
      source: """
        @Observable final class Inner { var words = ["a"] }
        @Observable final class Cart { var count: Int; let inner = Inner()
          init(count: Int) { self.count = count; inner.words.append("b") } }
        struct Row: View { let cart: Cart; var body: some View { Text("\\(cart.count) \\(cart.inner.words.joined())") } }
        struct First: View { let cart: Cart; var body: some View { Row(cart: cart).onAppear { cart.count += 1 } } }
        struct Second: View { @Environment(Cart.self) var cart
          var body: some View { Row(cart: cart).onAppear { cart.inner.words.append("c") } } }
        struct Third: View { var body: some View { let cart = Cart(count: 7); cart.count += 1; return Row(cart: cart) } }
        #Preview { VStack { First(cart: Cart(count: 1)); Second().environment(Cart(count: 3)); Third() } }
        """,
      shown: ["\"2 ab\"", "\"3 abc\"", "\"8 ab\""]),
    Example(
      name: "what is received comes later",
      source: card(
        "@State private var text = \"before\"; @State private var other = 1",
        "Text(text).onReceive(Service.updates) { text = $0; other = 2 }"),
      shown: ["\"before\""], unset: ["text"]),
    Example(
      name: "state that is read within a reader",
      source: card(
        "@State private var text = \"before\"",
        "GeometryReader { _ in Text(text) }.task { text = await Service.text() }"),
      shown: [], unset: ["text"]),
    Example(
      name: "onAppear sets state, and animations are at their end",
      source: card(
        "@State private var turned = false; @State private var name = \"before\"",
        "Text(name).opacity(turned ? 1 : 0).onAppear { name = \"after\"; withAnimation(.easeIn.repeatForever()) { turned.toggle() } }"
      ),
      shown: ["\"after\"", "opacity(1)"], hidden: ["\"before\""]),
    Example(
      name: "a method as the action",
      source: card(
        "@State var rows: [String] = []",
        "VStack { ForEach(rows, id: \\.self) { Text($0) } }.onAppear(perform: load) }; func load() { rows.append(\"row\") "
      ),
      shown: ["\"row\""]),
    Example(
      name: "each action runs once, also where the tree is made again",
      source: card(
        "@State var count = 0; @State var shown = false",
        "VStack { Text(\"count \\(count)\"); if shown { Text(\"late\").onAppear { count += 10 } } }.onAppear { count += 1; shown = true }"
      ),
      shown: ["\"count 11\"", "\"late\""]),
    Example(
      name: "views of the same type keep their own state",
      source: card(
        "@State var extra = false",
        "VStack { if extra { Row(step: 1) }; Row(step: 5); Row(step: 7) }.onAppear { extra = true }",
        beside:
          "struct Row: View { let step: Int; @State var n = 0; var body: some View { Text(\"n\\(n)\").onAppear { n += step } } }"
      ),
      shown: ["\"n1\"", "\"n5\"", "\"n7\""], hidden: ["\"n0\"", "\"n10\"", "\"n12\""]),
    Example(
      name: "a model that the view owns",
      source: card(
        "@StateObject var feed = Feed()", "Text(feed.title).task { feed.load() }",
        beside:
          "final class Feed: ObservableObject { @Published var title = \"empty\"; func load() { title = \"loaded\" } }"),
      shown: ["\"loaded\""]),
    Example(
      name: "a modifier of the project with state",
      source: card(
        "", "Text(\"a\").modifier(Fade())",
        beside:
          "struct Fade: ViewModifier { @State var on = false; func body(content: Content) -> some View { content.opacity(on ? 1 : 0.2).onAppear { on = true } } }"
      ),
      shown: ["opacity(1)"]),
    Example(
      name: "state of the preview itself",
      source: "#Preview { @Previewable @State var n = 1; Text(\"n\\(n)\").onAppear { n = 5 } }", shown: ["\"n5\""]),
    Example(
      name: "a change from the start",
      source: card(
        "@State var text = \"\"; let step = 3",
        "Text(text).onChange(of: step, initial: true) { old, new in text = \"step \\(new)\" }"), shown: ["\"step 3\""]),
    Example(
      name: "a change later",
      source: card("@State var text = \"a\"; let step = 3", "Text(text).onChange(of: step) { text = \"b\" }"),
      shown: ["\"a\""]),
    Example(
      name: "what follows an await",
      source: card(
        "@State var a = \"a0\"; @State var b = \"b0\"; @State var c = \"c0\"",
        "VStack { Text(a); Text(b) }.task { a = \"a1\"; b = await Service.load(); c = \"c1\" }"),
      shown: ["\"a1\"", "\"b0\""], unset: ["b"]),
    Example(
      name: "closures that run later",
      source: card(
        "@State var a = \"a0\"; @State var b = \"b0\"",
        "VStack { Text(a); Text(b) }.onAppear { a = \"a1\"; DispatchQueue.main.asyncAfter(deadline: .now() + 2) { b = \"b1\" }; Task { a = \"a2\" } }"
      ),
      shown: ["\"a1\"", "\"b0\""], unset: ["a", "b"]),
    Example(
      name: "values that are not known",
      source: card(
        "@State var names = [\"n0\"]; @State var on = false",
        "VStack { ForEach(names, id: \\.self) { Text($0) }; Text(on ? \"on\" : \"off\") }.onAppear { names = Store.shared.names; names.append(Store.shared.next); on = true }"
      ),
      shown: ["\"n0\"", "\"on\""], hidden: ["UNRESOLVED"], unset: ["names"]),
    Example(
      name: "a condition that is not known",
      source: card(
        "@State var a = \"a0\"; @State var b = \"b0\"",
        "VStack { Text(a); Text(b) }.onAppear { a = \"a1\"; guard Service.isOn else { return }; b = \"b1\" }"),
      shown: ["\"a1\"", "\"b0\""], unset: ["b"]),
    Example(
      name: "an action without an end",
      source: card("@State var n = 0", "Text(\"n\").padding(n > 0 ? 1 : 2).onAppear { while true { n += 1 } }"),
      shown: ["\"n\""]),
    Example(
      name: "tabs that are not shown",
      source: card(
        "@State var title = \"none\"; @State var tab = 1",
        "VStack { Text(title); TabView(selection: $tab) { Text(\"x\").tag(0).onAppear { title = \"first\" }; Text(\"y\").tag(1).onAppear { title = \"second\" } } }"
      ),
      shown: ["\"second\""], hidden: ["\"first\""]),
  ]

  @Test(arguments: examples)
  func stateIsAsAfterAppearing(_ example: Example) {
    let (tree, notes) = Self.evaluate(example.source)
    for text in example.shown { #expect(tree.contains(text), "\(text) in \(tree)") }
    for text in example.hidden { #expect(!tree.contains(text), "\(text) in \(tree)") }
    #expect(notes.count == example.unset.count, "\(notes)")
    for name in example.unset { #expect(notes.contains { $0.contains("sets `\(name)` later") }) }
  }
}
