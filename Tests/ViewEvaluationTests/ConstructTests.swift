import Testing
import ViewTree

@testable import ViewEvaluation

/// Swift constructs, each evaluated to text: `let result = …` at the end of the source is what is compared.
struct ConstructTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var expected: String

    init(_ name: String, _ source: String, _ expected: String) {
      self.name = name
      self.source = source
      self.expected = expected
    }

    var testDescription: String { name }
  }

  /// The text of the global `result` after evaluating a file.
  static func result(of source: String) -> String {
    let file = ProjectFile(
      path: "Test.swift", source: source, operators: OperatorPrecedences(), conditions: CompilationConditions())
    let evaluator = Evaluator(index: ModuleIndex([file]), environment: EvaluationEnvironment())
    return evaluator.enter {
      evaluator.place = evaluator.rootEnvironment()
      guard let variable = evaluator.index.variable(named: "result", near: "Test.swift") else { return "no result" }
      let value = evaluator.global(variable)
      if let reason = value.unresolved { return "unresolved: \(reason.code): \(reason.message)" }
      return evaluator.text(of: value) ?? "no text"
    }
  }

  static let examples: [Example] = [
    Example("arithmetic", "let result = 1 + 2 * 3 - 4", "3"),
    Example("division of doubles", "let width: Double = 10\nlet result = width / 4", "2.5"),
    Example("integer division", "let count = 10\nlet result = count / 4", "2"),
    Example("comparison", "let result = 3 > 2 && !(2 == 3) || false", "true"),
    Example("ternary", "let flag = true\nlet result = flag ? \"a\" : \"b\"", "a"),
    Example("interpolation", "let name = \"x\"\nlet result = \"a \\(name) \\(1 + 1)\"", "a x 2"),
    Example(
      "memberwise initialiser", "struct P { let a: Int; var b = 2 }\nlet p = P(a: 1)\nlet result = p.a + p.b", "3"),
    Example(
      "explicit initialiser",
      "struct P { let a: Int; init(_ text: String) { a = text.count2 } }\nextension String { var count2: Int { 5 } }\nlet result = P(\"x\").a",
      "5"),
    Example(
      "enum with payload",
      """
      enum E { case a(Int), b(text: String)
        var text: String { switch self { case .a(let n): return "n\\(n)"; case .b(let text): return text } } }
      let result = E.a(3).text + E.b(text: "z").text
      """, "n3z"),
    Example(
      "closure with captured variable",
      "func make() -> () -> Int { var n = 1; return { n += 1; return n } }\nlet f = make()\nlet result = f() + f()", "5"
    ),
    Example("optional chaining", "struct P { var a: Int? }\nlet p: P? = nil\nlet result = p?.a ?? 7", "7"),
    Example(
      "mutating method",
      "struct C { var n = 0; mutating func add() { n += 1 } }\nfunc run() -> Int { var c = C(); c.add(); c.add(); return c.n }\nlet result = run()",
      "2"),
    Example(
      "class identity",
      "class C { var n = 0 }\nfunc run() -> Int { let a = C(); let b = a; b.n = 4; return a.n }\nlet result = run()",
      "4"),
    Example(
      "protocol default",
      "protocol P { var name: String { get } }\nextension P { var title: String { name + \"!\" } }\nstruct S: P { let name = \"s\" }\nlet result = S().title",
      "s!"),
    Example(
      "implicit member by parameter type",
      "enum E { case one, two }\nfunc name(_ e: E) -> String { e == .two ? \"second\" : \"first\" }\nlet result = name(.two)",
      "second"),
    Example(
      "custom operator",
      "infix operator +++ : AdditionPrecedence\nfunc +++ (a: Int, b: Int) -> Int { a * 10 + b }\nlet result = 1 +++ 2",
      "12"),
    Example(
      "while and break",
      "func run() -> Int { var n = 0; while true { n += 1; if n > 4 { break } }; return n }\nlet result = run()", "5"),
    Example(
      "for over a range",
      "func run() -> Int { var n = 0; for i in 0..<4 where i != 2 { n += i }; return n }\nlet result = run()", "4"),
    Example(
      "do and catch",
      "enum E: Error { case bad }\nfunc f() throws -> Int { throw E.bad }\nfunc run() -> Int { do { return try f() } catch { return 9 } }\nlet result = run()",
      "9"),
    Example(
      "try?", "enum E: Error { case bad }\nfunc f() throws -> Int { throw E.bad }\nlet result = (try? f()) ?? 8", "8"),
    Example(
      "inout",
      "func twice(_ n: inout Int) { n *= 2 }\nfunc run() -> Int { var n = 4; twice(&n); return n }\nlet result = run()",
      "8"),
    Example(
      "guard",
      "func f(_ n: Int?) -> Int { guard let n, n > 2 else { return 0 }; return n }\nlet result = f(1) + f(nil) + f(5)",
      "5"),
    Example("static singleton", "class M { static let shared = M(); var n = 3 }\nlet result = M.shared.n", "3"),
    Example(
      "raw values",
      "enum E: String, CaseIterable { case a, b = \"bee\" }\nlet result = E.b.rawValue + E.a.rawValue + String(describing: E(rawValue: \"bee\") == .b)",
      "beeatrue"),
    Example("if expression", "let n = 3\nlet result = if n > 2 { \"big\" } else { \"small\" }", "big"),
    Example(
      "switch over a tuple",
      "func f(_ a: Int, _ b: Int) -> String { switch (a, b) { case (0, _): \"zero\"; case (1...3, let y) where y > 1: \"few\\(y)\"; default: \"many\" } }\nlet result = f(2, 5) + f(0, 1) + f(9, 9)",
      "few5zeromany"),
    Example(
      "variadic",
      "func sum(_ n: Int...) -> Int { var t = 0; for x in n { t += x }; return t }\nlet result = sum(1, 2, 3)", "6"),
    Example("subscript", "struct G { subscript(i: Int) -> Int { i * i } }\nlet result = G()[4]", "16"),
    Example(
      "property observer",
      "class C { var log = \"\"; var n = 0 { didSet { log += \"\\(oldValue)>\\(n)\" } } }\nfunc run() -> String { let c = C(); c.n = 2; c.n = 5; return c.log }\nlet result = run()",
      "0>22>5"),
    Example("lazy property", "class C { lazy var n: Int = base + 1; var base = 4 }\nlet result = C().n", "5"),
    Example(
      "property wrapper of the project",
      "@propertyWrapper struct Twice { var wrappedValue: Int { get { n * 2 } set { n = newValue } }; var n: Int; init(wrappedValue: Int) { n = wrappedValue } }\nstruct S { @Twice var x = 3 }\nlet result = S().x",
      "6"),
    Example(
      "inheritance",
      "class A { func name() -> String { \"a\" }; init() {} }\nclass B: A { override func name() -> String { super.name() + \"b\" } }\nlet result = B().name()",
      "ab"),
    Example(
      "nested type",
      "struct A { enum Kind { case x, y }; var kind = Kind.x; func go(_ k: Kind = .y) -> Bool { k == .y } }\nlet result = A().go()",
      "true"),
  ]

  static let libraryExamples: [Example] = [
    Example("map and joined", "let result = [1, 2, 3].map { \"\\($0)\" }.joined(separator: \"-\")", "1-2-3"),
    Example(
      "filter with key path",
      "struct P { let a: Int; let on: Bool }\nlet all = [P(a: 1, on: true), P(a: 2, on: false)]\nlet result = all.filter(\\.on).map(\\.a)",
      "[1]"),
    Example("map of pairs with an operator", "let result = zip([1, 2], [3, 4]).map(+)", "[4, 6]"),
    Example("reduce with an operator", "let result = [1, 2, 3].reduce(0, +)", "6"),
    Example("sorted by closure", "let result = [2, 3, 1].sorted { $0 > $1 }", "[3, 2, 1]"),
    Example("sorted by operator", "let result = [2, 3, 1].sorted(by: <)", "[1, 2, 3]"),
    Example(
      "enumerated", "let result = [\"a\", \"b\"].enumerated().map { index, text in \"\\(index)\\(text)\" }",
      "[\"0a\", \"1b\"]"),
    Example("zip", "let result = zip([1, 2], [3, 4]).map { $0 + $1 }", "[4, 6]"),
    Example("dictionary grouping", "let result = Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[1]!.count", "2"),
    Example(
      "dictionary subscript with default",
      "let d = [\"a\": 1]\nlet result = d[\"a\", default: 0] + d[\"b\", default: 5]", "6"),
    Example("compactMap", "let result = [\"1\", \"x\", \"3\"].compactMap { Int($0) }", "[1, 3]"),
    Example("first where", "let result = [1, 5, 7].first { $0 > 2 } ?? 0", "5"),
    Example(
      "contains of an implicit member", "enum E { case a, b }\nlet list: [E] = [.a]\nlet result = list.contains(.a)",
      "true"),
    Example(
      "string methods",
      "let result = \" Hello \".trimmingCharacters(in: .whitespaces).uppercased() + String(\"abc\".prefix(2)) + \"a-b\".replacingOccurrences(of: \"-\", with: \"+\")",
      "HELLOaba+b"),
    Example("format string", "let result = String(format: \"%.1f %02d %@\", 2.55, 7, \"x\")", "2.5 07 x"),
    Example("min, max, abs", "let result = max(3, min(10, 7)) + abs(-2)", "9"),
    Example(
      "rounding", "let result = (2.5).rounded() + (2.4).rounded(.up) + 7.0.truncatingRemainder(dividingBy: 4)", "9.0"),
    Example("conversions", "let result = Double(3) / 2 + Double(Int(\"4\") ?? 0)", "5.5"),
    Example("set operations", "let a: Set = [1, 2, 3]\nlet result = a.intersection([2, 3, 4]).sorted()", "[2, 3]"),
    Example("range and stride", "let result = Array(stride(from: 0, to: 10, by: 5)) + Array(1...2)", "[0, 5, 1, 2]"),
    Example(
      "date formatter",
      "let f: DateFormatter = { let f = DateFormatter(); f.dateFormat = \"yyyy-MM-dd\"; return f }()\nlet result = f.string(from: Date())",
      "2026-11-29"),
    Example(
      "number formatter",
      "struct S { private var f: NumberFormatter { let f = NumberFormatter(); f.numberStyle = .decimal; f.maximumFractionDigits = 1; return f }\n func t(_ d: Decimal) -> String { f.string(from: d as NSNumber) ?? \"\" } }\nlet result = S().t(1234.56)",
      "1,234.6"),
    Example(
      "calendar",
      "let result = Calendar.current.component(.year, from: Calendar.current.date(byAdding: .month, value: 2, to: Date())!)",
      "2027"),
    Example(
      "optional map",
      "let n: Int? = 3\nlet m: Int? = nil\nlet result = (n.map { $0 + 1 } ?? 0) + (m.map { $0 + 1 } ?? 10)", "14"),
    Example(
      "array mutation",
      "func run() -> [Int] { var a = [3, 1]; a.append(2); a.sort(); a.removeFirst(); a[0] = 9; a += [4]; return a }\nlet result = run()",
      "[9, 3, 4]"),
    Example(
      "extension of an array of one type",
      "struct A {}\nstruct B {}\nextension [A] { var kind: String { \"a\" } }\nextension [B] { var kind: String { \"b\" } }\nlet result = [B()].kind + [A()].kind",
      "ba"),
    Example(
      "static of an array type",
      "protocol F { static var samples: [Self] { get } }\nstruct E: F { let n: Int; static var samples: [E] { [E(n: 1), E(n: 2)] } }\nextension Array where Element: F { static var samples: [Element] { Element.samples } }\nlet result = [E].samples.count",
      "2"),
    Example(
      "extension of a number under another name",
      "extension TimeInterval { static let minute: TimeInterval = 60; var label: String { self < .minute ? \"short\" : \"long\" } }\nlet seconds = 90.0\nlet result = seconds.label",
      "long"),
    Example(
      "unknown and false is false",
      "let list: [Int] = []\nfunc f() -> String { if Unknown.flag, let first = list.first { return \"\\(first)\" } else { return \"none\" } }\nlet result = f()",
      "none"),
    Example(
      "array of a type as initialiser",
      "func run() -> Int { var a = [String](); a.append(\"x\"); return a.count + [[Int]](repeating: [1], count: 3).count }\nlet result = run()",
      "4"),
  ]

  @Test(arguments: libraryExamples)
  func evaluatesLibrary(_ example: Example) {
    #expect(Self.result(of: example.source) == example.expected)
  }

  /// Endless code ends with a diagnostic.
  @Test(arguments: [
    "func run() -> Int { while true {} }\nlet result = run()",
    "func f(_ n: Int) -> Int { f(n + 1) }\nlet result = f(0)",
    "let result = Array(repeating: 0, count: 1_000_000_000).count",
    "let a = b\nlet b = a\nlet result = b",
  ])
  func endlessCodeEnds(_ source: String) {
    #expect(Self.result(of: source).hasPrefix("unresolved") || Self.result(of: source) == "0")
  }

  @Test(arguments: examples)
  func evaluates(_ example: Example) {
    #expect(Self.result(of: example.source) == example.expected)
  }
}
