import Testing
import ViewTree

@testable import ViewEvaluation

/// Swift within view members beyond what the survey lists, and combinations of it: the texts that a view shows.
struct ViewConstructTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var construct: String
    /// Declarations beside the view.
    var declarations = ""
    /// Members of the view.
    var members = ""
    var body: String
    var texts: [String]

    var testDescription: String { construct }
  }

  /// The texts of a view in the order of the tree.
  static func texts(_ example: Example) -> [String] {
    let source = """
      \(example.declarations)
      struct Sample: View {
        \(example.members)
        var body: some View {
          \(example.body)
        }
      }
      #Preview { Sample() }
      """
    let project = Project(files: [SourceFile(path: "Sample.swift", source: source)])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let lines = evaluation.layouts.flatMap { ViewTreeDump.text(of: $0.root).split(separator: "\n") }
    return lines.compactMap { line in
      if line.contains("UNRESOLVED") { return String(line) }
      guard let start = line.firstRange(of: "text \"") else { return nil }
      // Runs of one text stand side by side, each in quotation marks.
      let parts = ("\"" + line[start.upperBound...]).split(separator: "\"", omittingEmptySubsequences: false)
      return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element).joined()
    }
  }

  static let branches: [Example] = [
    Example(construct: "closure", body: "VStack { Text(\"a\"); Text(\"b\") }", texts: ["a", "b"]),
    Example(
      construct: "implicit member", body: "Text(\"a\").font(.title).foregroundStyle(.red).padding(.leading)",
      texts: ["a"]),
    Example(
      construct: "if", members: "let isOn = true", body: "if isOn { Text(\"on\") }\nif !isOn { Text(\"off\") }",
      texts: ["on"]),
    Example(
      construct: "if and else", members: "let isOn = false",
      body: "if isOn { Text(\"on\") } else { Text(\"off\") }", texts: ["off"]),
    Example(
      construct: "else if", members: "let n = 2",
      body: "if n == 1 { Text(\"one\") } else if n == 2 { Text(\"two\") } else { Text(\"many\") }", texts: ["two"]),
    Example(
      construct: "if let x = y", members: "let name: String? = \"Ada\"\nlet other: String? = nil",
      body: "if let shown = name { Text(shown) }\nif let other = other { Text(other) } else { Text(\"none\") }",
      texts: ["Ada", "none"]),
    Example(
      construct: "if let x", members: "let name: String? = \"Ada\"", body: "if let name { Text(name) }", texts: ["Ada"]),
    Example(
      construct: "if a, b", members: "let name: String? = \"Ada\"\nlet count = 3",
      body: "if let name, count > 2 { Text(name) }\nif let name, count > 5 { Text(name + \"!\") }", texts: ["Ada"]),
    Example(
      construct: "if #available", body: "if #available(iOS 17, *) { Text(\"new\") } else { Text(\"old\") }",
      texts: ["new"]),
    Example(
      construct: "if case", declarations: "enum Phase { case idle, loaded(Int) }",
      members: "let phase = Phase.loaded(4)",
      body: "if case .loaded(let n) = phase { Text(\"\\(n)\") }\nif case .idle = phase { Text(\"idle\") }", texts: ["4"]
    ),
    Example(
      construct: "ternary", members: "let isOn = true", body: "Text(isOn ? \"yes\" : \"no\")", texts: ["yes"]),
    Example(
      construct: "switch", declarations: "enum Kind { case a, b, c }", members: "let kind = Kind.b",
      body: "switch kind {\ncase .a: Text(\"a\")\ncase .b, .c: Text(\"b or c\")\n}", texts: ["b or c"]),
    Example(
      construct: "switch with payloads",
      declarations: "enum Load { case none; case done(String, count: Int); case failed(reason: String) }",
      members: "let load = Load.done(\"x\", count: 2)",
      body: """
        switch load {
        case .none: Text("none")
        case let .done(name, count): Text(name + "\\(count)")
        case .failed(let reason): Text(reason)
        }
        """, texts: ["x2"]),
    Example(
      construct: "default and expression patterns", members: "let n = 7",
      body: "switch n {\ncase 0: Text(\"zero\")\ncase 1...5: Text(\"few\")\ndefault: Text(\"many\")\n}", texts: ["many"]
    ),
    Example(
      construct: "case where", members: "let n: Int? = 7",
      body:
        "switch n {\ncase let n? where n > 5: Text(\"big\")\ncase .some: Text(\"small\")\ncase nil: Text(\"none\")\n}",
      texts: ["big"]),
    Example(
      construct: "tuple pattern", members: "let a = 1\nlet b = true",
      body:
        "switch (a, b) {\ncase (1, true): Text(\"both\")\ncase (_, false): Text(\"off\")\ndefault: Text(\"other\")\n}",
      texts: ["both"]),
    Example(
      construct: "let x = if and switch", members: "let n = 3",
      body:
        "let size = if n > 2 { \"big\" } else { \"small\" }\nlet name = switch n { case 3: \"three\"; default: \"?\" }\nText(size + name)",
      texts: ["bigthree"]),
    Example(
      construct: "let x: T set later", members: "let isOn = true",
      body: "let text: String\nif isOn { text = \"set\" } else { text = \"unset\" }\nreturn Text(text)", texts: ["set"]),
    Example(
      construct: "guard",
      members:
        "let name: String? = nil\nfunc title() -> String { guard let name else { return \"none\" }; return name }",
      body: "Text(title())", texts: ["none"]),
    Example(
      construct: "#if", body: "#if os(iOS)\nText(\"iOS\")\n#else\nText(\"other\")\n#endif", texts: ["iOS"]),
    Example(
      construct: "postfix #if in a chain",
      body: "Text(\"a\")\n#if os(iOS)\n.padding()\n#else\n.unknownModifier()\n#endif\n.bold()", texts: ["a"]),
  ]

  static let values: [Example] = [
    Example(
      construct: "closure parameters",
      body: "ForEach([1, 2], id: \\.self) { number in Text(\"\\(number)\") }", texts: ["1", "2"]),
    Example(
      construct: "shorthand parameters", body: "ForEach([1, 2].map { $0 * 2 }, id: \\.self) { Text(\"\\($0)\") }",
      texts: ["2", "4"]),
    Example(construct: "explicit self", members: "let name = \"a\"", body: "Text(self.name)", texts: ["a"]),
    Example(
      construct: "binding",
      declarations: "struct Inner: View { @Binding var text: String; var body: some View { Text(text) } }",
      members: "@State private var text = \"bound\"", body: "Inner(text: $text)", texts: ["bound"]),
    Example(
      construct: "binding by implicit member",
      declarations:
        "enum Tab { case home, search; var name: String { self == .home ? \"home\" : \"search\" } }\nstruct Inner: View { @Binding var tab: Tab; var body: some View { Text(tab.name) } }",
      body: "Inner(tab: .constant(.search))", texts: ["search"]),
    Example(
      construct: "storage",
      declarations:
        "enum Tab { case home, search }\nstruct Inner: View { @State var tab: Tab; init(_ tab: Tab) { _tab = State(initialValue: tab) }; var body: some View { Text(tab == .home ? \"home\" : \"search\") } }",
      body: "Inner(.home)", texts: ["home"]),
    Example(
      construct: "key path", declarations: "struct Item { let id: Int; let name: String }",
      body: "ForEach([Item(id: 1, name: \"a\"), Item(id: 2, name: \"b\")], id: \\.id) { Text($0.name) }",
      texts: ["a", "b"]),
    Example(
      construct: "==, != and !", members: "let n = 2\nlet isOn = false",
      body: "Text(\"\\(n == 2) \\(n != 2) \\(!isOn)\")", texts: ["true false true"]),
    Example(
      construct: "&&, || and comparisons", members: "let n = 2",
      body: "if n > 1 && n < 3 || n >= 9 { Text(\"in\") }\nif n <= 1 && n > 0 { Text(\"out\") }", texts: ["in"]),
    Example(
      construct: "+, -, *, / and %", members: "let n = 7",
      body: "Text(\"\\(n + 1) \\(n - 1) \\(n * 2) \\(n / 2) \\(n % 2) \\(-n)\")",
      texts: ["8 6 14 3 1 -7"]),
    Example(
      construct: "sub-view references",
      members:
        "var header: some View { Text(\"header\") }\nprivate func row(_ n: Int) -> some View { Text(\"row \\(n)\") }",
      body: "VStack { header; self.header; row(2) }", texts: ["header", "header", "row 2"]),
    Example(
      construct: "local let and var",
      body: "let first = \"a\"\nvar second = first\nlet _ = second.append(\"b\")\nText(second)",
      texts: ["ab"]),
    Example(
      construct: "nil and ??", members: "let name: String? = nil", body: "Text(name ?? \"none\")", texts: ["none"]),
    Example(
      construct: "optional chaining", declarations: "struct User { var name: String? }",
      members: "let user: User? = User(name: \"ada\")\nlet nobody: User? = nil",
      body: "Text(user?.name?.uppercased() ?? \"none\")\nText(nobody?.name ?? \"nobody\")", texts: ["ADA", "nobody"]),
    Example(
      construct: "map of an optional text", declarations: "struct Tag { let name: String }",
      members: "let name: String? = \"ada\"\nlet none: String? = nil",
      body: "if let tag = name.map(Tag.init) { Text(tag.name) }\nText(none.map { \"<\" + $0 + \">\" } ?? \"-\")",
      texts: ["ada", "-"]),
    Example(construct: "force unwrap", members: "let name: String? = \"a\"", body: "Text(name!)", texts: ["a"]),
    Example(
      construct: "array literal and subscript", members: "let names = [\"a\", \"b\"]", body: "Text(names[1])",
      texts: ["b"]),
    Example(
      construct: "dictionary literal", members: "let ages = [\"ada\": 36]", body: "Text(\"\\(ages[\"ada\"] ?? 0)\")",
      texts: ["36"]),
    Example(
      construct: "interpolation", members: "let n = 3", body: "Text(\"\\(n) of \\(n * 2)\")", texts: ["3 of 6"]),
    Example(
      construct: "interpolation with format", members: "let share = 0.256",
      body: "Text(\"\\(share, specifier: \"%.2f\") \\(share, format: .percent.precision(.fractionLength(1)))\")",
      texts: ["0.26 25.6%"]),
    Example(
      construct: "multi-line string", body: "Text(\"\"\"\nfirst \\\nline\n\"\"\")", texts: ["first line"]),
    Example(
      construct: "ranges",
      body: "ForEach(0..<2, id: \\.self) { Text(\"\\($0)\") }\nForEach(1...2, id: \\.self) { Text(\"\\($0)\") }",
      texts: ["0", "1", "1", "2"]),
    Example(
      construct: "tuple", members: "let pair = (name: \"a\", count: 2)",
      body: "let (name, count) = pair\nText(name + \"\\(count)\" + pair.name)",
      texts: ["a2a"]),
    Example(
      construct: "for in",
      members: "var total: Int { var sum = 0; for n in 1...3 where n != 2 { sum += n }; return sum }",
      body: "Text(\"\\(total)\")", texts: ["4"]),
    Example(
      construct: "assignment",
      members: "var text: String { var parts = \"\"; parts = \"x\"; parts += \"y\"; return parts }",
      body: "Text(text)", texts: ["xy"]),
    Example(
      construct: "return", body: "let name = \"a\"\nreturn Text(name)", texts: ["a"]),
    Example(
      construct: "Type.self", declarations: "func name<T>(of type: T.Type) -> String { String(describing: type) }",
      body: "Text(name(of: Sample.self))", texts: ["Sample"]),
    Example(
      construct: "as, as? and is", members: "let value: Any = \"text\"",
      body:
        "if value is String { Text((value as? String ?? \"\") + String(describing: (value as? Int) == nil)) }\nText(\"a\" as String)",
      texts: ["texttrue", "a"]),
    Example(
      construct: "try?",
      declarations:
        "struct Bad: Error {}\nfunc load(_ fails: Bool) throws -> String { if fails { throw Bad() }; return \"loaded\" }",
      body: "Text((try? load(true)) ?? \"failed\")\nText((try? load(false)) ?? \"failed\")",
      texts: ["failed", "loaded"]),
    Example(
      construct: "await",
      declarations: "func load() async -> String { \"x\" }", members: "@State private var text = \"before\"",
      body: "Text(text).task { text = await load() }", texts: ["before"]),
  ]

  static let generics: [Example] = [
    Example(
      construct: "generic function",
      members: "func row<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { HStack { content() } }",
      body: "row { Text(\"a\"); Text(\"b\") }", texts: ["a", "b"]),
    Example(
      construct: "generic view by its arguments",
      declarations: """
        enum Size: String, CaseIterable { case small, large }
        struct Choices<Value: Hashable & CaseIterable>: View {
          @Binding var selection: Value
          var values: [Value] = Array(Value.allCases)
          let title: (Value) -> String
          var body: some View { ForEach(values, id: \\.self) { Text(title($0)) } }
        }
        """,
      body: "Choices(selection: .constant(Size.large), title: \\.rawValue)", texts: ["small", "large"]),
    Example(
      construct: "explicit generics",
      declarations: """
        protocol Titled { static var title: String { get } }
        struct Cat: Titled { static let title = "cat" }
        struct Dog: Titled { static let title = "dog" }
        struct Heading<Animal: Titled>: View { var body: some View { Text(Animal.title) } }
        typealias DogHeading = Heading<Dog>
        """,
      body: "Heading<Cat>()\nDogHeading()", texts: ["cat", "dog"]),
    Example(
      construct: "generic group of implicit members",
      declarations: """
        struct Crash { let name: String; static func sample(_ name: String) -> Crash { Crash(name: name) } }
        struct Pair<Element> { let items: [Element]; var first: Element { items[0] } }
        struct Detail: View { let pair: Pair<Crash>; var body: some View { Text(pair.first.name) } }
        """,
      body: "Detail(pair: Pair(items: [.sample(\"a\"), .sample(\"b\")]))", texts: ["a"]),
    Example(
      construct: "extension for some arguments",
      declarations: """
        struct Box<Value> { let value: Value }
        extension Box where Value == Int { var label: String { "number \\(value)" } }
        extension Box where Value == String { var label: String { "text " + value } }
        """,
      body: "Text(Box(value: 3).label)\nText(Box(value: \"x\").label)", texts: ["number 3", "text x"]),
    Example(
      construct: "alias with parameters",
      declarations: """
        struct Note { let text: String; static let sample = Note(text: "sample") }
        typealias Outcome<T> = Result<T, Error>
        struct Reader: View {
          let outcome: Outcome<Note>?
          var body: some View { if case .success(let note) = outcome { Text(note.text) } }
        }
        """,
      body: "Reader(outcome: .success(.sample))", texts: ["sample"]),
    Example(
      construct: "Self in a protocol",
      declarations: """
        protocol Counting { init(); var count: Int { get set } }
        extension Counting {
          static func + (left: Self, right: Self) -> Self { var sum = Self(); sum.count = left.count + right.count; return sum }
        }
        struct Tally: Counting { var count = 0; init() {}; init(_ count: Int) { self.count = count } }
        """,
      body: "Text(\"\\([Tally(2), Tally(3)].reduce(Tally(), +).count)\")", texts: ["5"]),
    Example(
      construct: "type of an initial value",
      declarations: "enum Style { case plain, loud }",
      members: "var style = Style.plain\nvar width = 2.0\ninit() { style = .loud; width = 3 }",
      body: "Text(style == .loud ? \"loud\" : \"plain\")\nText(\"\\(width / 2, specifier: \"%.1f\")\")",
      texts: ["loud", "1.5"]),
    Example(
      construct: "overloads by what a closure reads",
      declarations: "struct Entry { let name: String; let kind: String? }",
      members: """
        let entries = [Entry(name: "a", kind: nil), Entry(name: "b", kind: "x")]
        func names(where isShown: (String) -> Bool) -> [String] { names { $0.kind != nil && isShown($0.name) } }
        func names(matching isShown: (Entry) -> Bool) -> [String] { entries.filter(isShown).map(\\.name) }
        """,
      body: "ForEach(names(where: { $0 == \"b\" }), id: \\.self) { Text($0) }", texts: ["b"]),
    Example(
      construct: "extension of an optional type",
      declarations: """
        enum Status { case good, bad }
        extension Status? { var label: String { switch self { case .good?: "good"; case .bad?: "bad"; case nil: "unknown" } } }
        """,
      members: "let known: Status? = .bad\nlet missing: Status? = nil",
      body: "Text(known.label)\nText(missing.label)", texts: ["bad", "unknown"]),
    Example(
      construct: "attributed text",
      members: """
        var text: AttributedString {
          var result = AttributedString("Hello ")
          var name = AttributedString("Ada")
          name.foregroundColor = .red
          result += name
          return result
        }
        """,
      body: "Text(text)", texts: ["Hello Ada"]),
  ]

  @Test(arguments: branches + values + generics)
  func shows(_ example: Example) {
    #expect(Self.texts(example) == example.texts)
  }

  /// A list of which some elements cannot be judged is not known, rather than shorter.
  @Test func unknownVerdictsMakeAListUnknown() {
    let example = Example(
      construct: "filter", members: "let names = [\"a\", \"b\"]",
      body: "ForEach(names.filter { $0 == Service.selected }, id: \\.self) { Text($0) }", texts: [])
    #expect(Self.texts(example).contains { $0.contains("UNRESOLVED") })
  }
}
