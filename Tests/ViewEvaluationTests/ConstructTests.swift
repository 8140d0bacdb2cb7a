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

  @Test(arguments: examples)
  func evaluates(_ example: Example) {
    #expect(Self.result(of: example.source) == example.expected)
  }
}
