import Testing
import ViewTree

@testable import ViewEvaluation

/// JSON as `JSONDecoder` reads it, by synthesised and by written conformances.
struct DecodingTests {
  /// What a preview shows after it has decoded a text: "ok" with a description, or "fail" where Swift throws.
  private func shown(_ types: String, _ type: String, _ json: String, _ text: String, settings: String = "") -> String {
    WrongTreeTests.tree(
      """
      \(types)
      func read() -> String {
        let decoder = JSONDecoder()
        \(settings)
        do { let value = try decoder.decode(\(type).self, from: Data(#"\(json)"#.utf8)); return "ok \\(\(text))" }
        catch { return "fail" }
      }
      #Preview { Text(read()) }
      """)
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var types: String
    var type: String
    var json: String
    var text: String
    var expected: String
    var settings = ""

    var testDescription: String { name }
  }

  private static let snake = "decoder.keyDecodingStrategy = .convertFromSnakeCase"

  static let examples = [
    Example(
      name: "keys in snake case are compared with the cases after they are converted",
      types: "struct A: Codable { let itemId: Int; enum CodingKeys: String, CodingKey { case itemId } }",
      type: "A", json: #"{"item_id": 1}"#, text: "value.itemId", expected: "ok 1", settings: snake),
    Example(
      name: "a case whose text is in snake case is not found then",
      types: "struct A: Codable { let id: Int; enum CodingKeys: String, CodingKey { case id = \"item_id\" } }",
      type: "A", json: #"{"item_id": 1}"#, text: "value.id", expected: "fail", settings: snake),
    Example(
      name: "a case that a type chooses itself",
      types: """
        enum K: String, Codable { case big, other
          init(from d: Decoder) throws { self = K(rawValue: try d.singleValueContainer().decode(String.self)) ?? .other } }
        struct B: Codable { let k: K }
        """, type: "[B]", json: #"[{"k": "odd"}, {"k": "big"}]"#,
      text: "value.map(\\.k.rawValue).joined()", expected: "ok otherbig"),
    Example(
      name: "a value that is not there",
      types: """
        struct C: Decodable { let v: Int; let w: String?
          enum Keys: String, CodingKey { case v, w }
          init(from d: Decoder) throws { let c = try d.container(keyedBy: Keys.self)
            v = try c.decodeIfPresent(Int.self, forKey: .v) ?? 7; w = try? c.decode(String.self, forKey: .w) } }
        """, type: "C", json: "{}", text: "\"\\(value.v) \\(value.w ?? \"-\")\"", expected: "ok 7 -"),
    Example(
      name: "elements one after the other",
      types: """
        struct D: Decodable { var all: [Int] = []
          init(from d: Decoder) throws { var c = try d.unkeyedContainer()
            while !c.isAtEnd { all.append(try c.decode(Int.self) * 2) } } }
        """, type: "D", json: "[1, 2]", text: "value.all.map(String.init).joined()", expected: "ok 24"),
    Example(
      name: "nested containers and keys of a structure",
      types: """
        struct Key: CodingKey { let stringValue: String; var intValue: Int? { nil }
          init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { nil } }
        struct E: Decodable { var text = ""
          enum Keys: String, CodingKey { case outer = "o" }
          init(from d: Decoder) throws {
            let inner = try d.container(keyedBy: Keys.self).nestedContainer(keyedBy: Key.self, forKey: .outer)
            for key in inner.allKeys { text += key.stringValue + (try inner.decode(String.self, forKey: key)) } } }
        """, type: "E", json: #"{"o": {"b": "2", "a": "1"}}"#, text: "value.text", expected: "ok a1b2"),
    Example(
      name: "cases with values",
      types: "enum F: Codable { case one(Int), two(name: String, at: Double?), three }\n"
        + "func t(_ f: F) -> String { switch f { case .one(let n): \"one\\(n)\"; case .two(let n, let a): \"\\(n)\\(a == nil)\"; case .three: \"three\" } }",
      type: "[F]", json: #"[{"one": {"_0": 1}}, {"two": {"name": "x"}}, {"three": {}}]"#,
      text: "value.map(t).joined()", expected: "ok one1xtruethree"),
    Example(
      name: "a synthesised conformance after a written one",
      types: "struct G: Codable { let n: Int }\n"
        + "struct H: Decodable { let g: G; init(from d: Decoder) throws { g = try G(from: d) } }",
      type: "H", json: #"{"n": 5}"#, text: "value.g.n", expected: "ok 5"),
    Example(
      name: "an error that a type throws itself",
      types: """
        struct I: Decodable { let n: Int; enum K: CodingKey { case n }
          init(from d: Decoder) throws { n = try d.container(keyedBy: K.self).decode(Int.self, forKey: .n)
            if n < 0 { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")) } } }
        """, type: "I", json: #"{"n": -1}"#, text: "value.n", expected: "fail"),
    Example(
      name: "flags are no numbers", types: "", type: "[Int]", json: "[true]", text: "value.count", expected: "fail"),
    Example(
      name: "numbers as keys", types: "", type: "[Int: String]", json: #"{"4": "d"}"#, text: "value[4]!",
      expected: "ok d"),
    Example(
      name: "dates that code reads", types: "struct J: Codable { let at: Date }", type: "J", json: #"{"at": "60"}"#,
      text: "Int(value.at.timeIntervalSince1970)", expected: "ok 60",
      settings:
        "decoder.dateDecodingStrategy = .custom { d in Date(timeIntervalSince1970: Double(try d.singleValueContainer().decode(String.self))!) }"
    ),
  ]

  @Test(arguments: examples)
  func valuesAreThoseThatSwiftDecodes(example: Example) {
    let tree = shown(example.types, example.type, example.json, example.text, settings: example.settings)
    #expect(tree.contains("\"\(example.expected)\""), "\(tree)")
  }

  /// What the tool cannot decode is not known, and is no error of the program.
  @Test func whatIsNotModelledIsNotAnError() {
    let types =
      "@propertyWrapper struct Lossy { var wrappedValue: [Int] }\nstruct A: Decodable { @Lossy var list: [Int] }"
    let tree = shown(types, "A", #"{"list": [1]}"#, "value.list.count")
    #expect(!tree.contains("fail") && tree.contains("How `list` of A is decoded is not known"))
  }
}
