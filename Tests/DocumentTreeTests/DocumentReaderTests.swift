import Diagnostics
import DocumentTree
import Testing

@Suite struct DocumentReaderTests {
  func json(_ text: String) throws -> DocumentNode {
    try DocumentReader(file: "a.json", dialect: .json).read(Array(text.utf8))
  }

  func yaml(_ text: String) throws -> DocumentNode {
    try DocumentReader(file: "a.yml", dialect: .yaml).read(Array(text.utf8))
  }

  @Test func everyJSONValueIsRead() throws {
    let node = try json(#"{"a": [1, -2.5e1, true, false, null, "x\u0041\n"], "b":{"c":0}}"#)
    guard case .array(let values) = node.member("a")?.value else {
      Issue.record("no list")
      return
    }
    #expect(
      values.map(\.value) == [.number(1), .number(-25), .boolean(true), .boolean(false), .null, .string("xA\n")])
    #expect(node.member("b")?.member("c")?.value == .number(0))
  }

  @Test func rangesCountUTF8Bytes() throws {
    let node = try json("{\n  \"größe\": \"é\", \"b\": 7\n}")
    let range = try #require(node.member("b")?.range)
    #expect(range.startLine == 2)
    #expect(range.startColumn == "  \"größe\": \"é\", \"b\": ".utf8.count + 1)
    #expect(range.endColumn == range.startColumn + 1)
  }

  @Test func surrogatePairsAreOneCharacter() throws {
    let node = try json(#"{"a": "\ud83d\ude00 \uD83D\uDE00", "b": 1}"#)
    #expect(node.member("a")?.value == .string("😀 😀"))
  }

  @Test(arguments: [
    ("{\n\"a\": 1\n\"b\": 2}", 2), ("{\"a\": yes}", 1), ("a: 1", 1), ("[1, 2", 1), ("{a: 1}", 1),
    ("{\"a\": 1, \"a\": 2}", 1), ("{\"a\": &x 1}", 1), ("{\"a\": 1} # note", 1), ("\u{1}", 1), ("\"\\ud83d\"", 1),
  ])
  func invalidJSONNamesItsLine(text: String, line: Int) {
    let error = #expect(throws: DocumentError.self) { try json(text) }
    #expect(error?.range.startLine == line)
    #expect(error?.message.isEmpty == false)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: DocumentError.self) {
      try DocumentReader(file: "a.json", dialect: .json).read([0x22, 0xFF, 0xFE, 0x22])
    }
  }

  @Test func deepNestingIsRefusedNotFollowed() {
    #expect(throws: DocumentError.self) {
      try json(String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000))
    }
  }

  @Test func yamlScalarsFollowTheCoreSchema() throws {
    let node = try yaml("a: yes\nb: 1.5\nc: ~\nd: 'true'\ne: true\nf:\n  - x y\n")
    #expect(node.member("a")?.value == .string("yes"))
    #expect(node.member("b")?.value == .number(1.5))
    #expect(node.member("c")?.value == .null)
    #expect(node.member("d")?.value == .string("true"))
    #expect(node.member("e")?.value == .boolean(true))
    guard case .array(let elements) = node.member("f")?.value else {
      Issue.record("no list")
      return
    }
    #expect(elements.first?.value == .string("x y"))
  }

  @Test func emptyYAMLIsNull() throws { #expect(try yaml("# nothing\n").value == .null) }

  @Test func writtenTextReadsBack() throws {
    let value = JSONValue.object([
      .init("a", .array([.number(1), .number(0.1), .boolean(true), .null])),
      .init("quote \" \u{202E} \u{7}", .string("x\\y\n😀")),
    ])
    let node = try json(value.text)
    #expect(node.members?.map(\.key) == ["a", "quote \" \u{202E} \u{7}"])
    #expect(node.members?.last?.value.value == .string("x\\y\n😀"))
  }
}
