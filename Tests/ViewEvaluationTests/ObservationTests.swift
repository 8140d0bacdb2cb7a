import Testing
import ViewTree

@testable import ViewEvaluation

/// Code that runs when a value changes: observers of wrapped properties, and what Combine tells at once.
struct ObservationTests {
  private func shown(_ source: String) -> (tree: String, notes: [String]) {
    AppearanceTests.evaluate("import Combine\n" + source)
  }

  @Test func observersOfPublishedPropertiesRun() {
    let model = """
      final class Model: ObservableObject {
        @Published var text = "before" { willSet(next) { log += next } didSet { log += oldValue; count += 1 } }
        var count = 0
        var log = ""
      }
      """
    let source =
      "#Preview { let model = Model(); model.text = \"after\"; return Text(\"\\(model.log) \\(model.count)\") }"
    #expect(shown(model + source).tree.contains("\"afterbefore 1\""))
    let bound = """
      struct Field: View { @Binding var text: String; var body: some View { Color.red.onAppear { text = "bound" } } }
      struct Card: View { @StateObject var model = Model()
        var body: some View { VStack { Text("\\(model.text) \\(model.count)"); Field(text: $model.text) } } }
      #Preview { Card() }
      """
    #expect(shown(model + bound).tree.contains("\"bound 1\""))
  }

  @Test func observersOfStateRunButNotForWritesThroughABinding() {
    func card(_ action: String) -> String {
      """
      struct Field: View { @Binding var text: String; var body: some View { Color.red.onAppear { text = "b" } } }
      struct Card: View {
        @State private var text = "a" { didSet { heard = text } }
        @State private var heard = "none"
        var body: some View { VStack { Text("heard \\(heard)"); \(action) } }
      }
      #Preview { Card() }
      """
    }
    #expect(shown(card("Color.blue.onAppear { text = \"b\" }")).tree.contains("\"heard b\""))
    #expect(shown(card("Field(text: $text)")).tree.contains("\"heard none\""))
  }

  @Test func anObserverThatSetsItsOwnPropertyDoesNotRunAgain() {
    let tree = shown(
      "struct Level { var value = 1 { didSet { value = min(value, 5); count += 1 } }; var count = 0 }\n"
        + "#Preview { var level = Level(); level.value = 9; return Text(\"\\(level.value) \\(level.count)\") }"
    ).tree
    #expect(tree.contains("\"5 1\""))
  }

  static let pipelines = [
    ("subject.sink { [weak self] in self?.out = $0 }.store(in: &kept); subject.send(\"went\")", "went"),
    ("$source.map { $0 + \"!\" }.sink { [weak self] in self?.out = $0 }.store(in: &kept)", "a!"),
    ("$source.map { $0 + \"?\" }.assign(to: &$out); source = \"b\"", "b?"),
    (
      "$source.combineLatest($number).map { \"\\($0)\\($1)\" }.assign(to: \\.out, on: self).store(in: &kept); number = 7",
      "a7"
    ),
    ("Publishers.CombineLatest($source, $number).sink { self.out = \"\\($0)-\\($1)\" }.store(in: &kept)", "a-1"),
    (
      "$number.removeDuplicates().scan(0) { sum, _ in sum + 1 }.map(String.init).assign(to: &$out); number = 1; number = 2",
      "2"
    ),
    ("$number.filter { $0 > 3 }.map { \"\\($0)\" }.assign(to: &$out); number = 2; number = 5; number = 1", "5"),
    ("[1, 2, 3].publisher.map(String.init).collect().sink { self.out = $0.joined() }.store(in: &kept)", "123"),
    ("current.value = 4; current.dropFirst().sink { self.out = \"\\($0)\" }.store(in: &kept); current.send(9)", "9"),
    ("Just(\"x\").merge(with: Just(\"y\")).sink { self.out += $0 }.store(in: &kept)", "nonexy"),
    ("Just(1).flatMap { Just(\"n\\($0)\") }.eraseToAnyPublisher().sink { self.out = $0 }.store(in: &kept)", "n1"),
    (
      "Just(1).tryMap { _ in throw Broken() }.replaceError(with: \"mended\").sink { self.out = $0 }.store(in: &kept)",
      "mended"
    ),
    ("$source.sink { _ in self.out = self.source }.store(in: &kept); source = \"b\"", "a"),
    ("let end = $source.sink { self.out = $0 }; end.cancel(); source = \"b\"", "a"),
  ]

  private func model(_ pipeline: String) -> String {
    """
    struct Broken: Error {}
    final class Model: ObservableObject {
      @Published var source = "a"
      @Published var number = 1
      @Published var out = "none"
      let subject = PassthroughSubject<String, Never>()
      let current = CurrentValueSubject<Int, Never>(3)
      var kept: Set<AnyCancellable> = []
      init() { \(pipeline) }
    }
    struct Card: View { @StateObject var model = Model(); var body: some View { Text("out \\(model.out)") } }
    #Preview { Card() }
    """
  }

  @Test(arguments: pipelines)
  func publishersTellAtOnceWhatThePlatformTellsAtOnce(pipeline: String, expected: String) {
    let (tree, notes) = shown(model(pipeline))
    #expect(tree.contains("\"out \(expected)\""))
    #expect(notes.isEmpty)
  }

  @Test(arguments: [
    "$source.debounce(for: 1, scheduler: RunLoop.main).assign(to: &$out)",
    "$source.receive(on: DispatchQueue.main).sink { [weak self] in self?.out = $0 }.store(in: &kept)",
    "$source.first { _ in Service.isWanted }.sink { [weak self] in self?.out = $0 }.store(in: &kept)",
    "Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { \"\\($0)\" }.assign(to: \\.out, on: self).store(in: &kept)",
    "Service.texts.sink { self.out = $0 }.store(in: &kept)", "Service.load { self.out = $0 }",
    "URLSession.shared.dataTaskPublisher(for: url).map { _ in \"x\" }.replaceError(with: \"\").assign(to: \\.out, on: self).store(in: &kept)",
    "URLSession.shared.dataTaskPublisher(for: url).map { _ in \"x\" }.replaceError(with: \"\").assign(to: &$out)",
    "Service.texts.assign(to: \\.out, on: self).store(in: &kept)", "Service.texts.map { $0 }.assign(to: &self.$out)",
    "DispatchQueue.main.async { self.out = \"later\" }", "Task { self.out = \"later\" }",
  ])
  func whatComesLaterIsSaid(pipeline: String) {
    let (tree, notes) = shown(model(pipeline))
    #expect(tree.contains("\"out none\""))
    #expect(notes.contains { $0.contains("`out` later") })
  }

  /// A view subscribes to what an object says of its changes: what hangs on the subscription begins then.
  @Test(arguments: [
    ("out = \"now\"", "now", false), ("Service.texts.assign(to: \\.out, on: self).store(in: &kept)", "none", true),
  ])
  func whatBeginsWithTheSubscriptionOfAView(code: String, shownText: String, isLater: Bool) {
    let (tree, notes) = shown(
      """
      class Model: ObservableObject {
        var objectWillChange: AnyPublisher<String, Never> = Empty().eraseToAnyPublisher()
        @Published var out = "none"
        var kept: Set<AnyCancellable> = []
        init() {
          objectWillChange = $out.handleEvents(receiveSubscription: { [weak self] _ in self?.load() }).eraseToAnyPublisher()
        }
        func load() { \(code) }
      }
      struct Card: View { @StateObject var model = Model(); var body: some View { Text("out " + model.out) } }
      #Preview { Card() }
      """)
    #expect(tree.contains("\"out \(shownText)\""))
    #expect(notes.contains { $0.contains("`out` later") } == isLater)
  }
}
