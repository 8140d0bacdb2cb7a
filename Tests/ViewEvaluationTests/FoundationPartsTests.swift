import Foundation
import Testing
import ViewTree

@testable import ViewEvaluation

/// Foundation's types that app code uses for colours, addresses, bytes and quantities.
struct FoundationPartsTests {
  private func text(_ expression: String) -> String {
    WrongTreeTests.tree("#Preview { Text(verbatim: { \(expression) }()) }")
  }

  static let expressions = [
    (
      "var n: UInt64 = 0; let ok = Scanner(string: \"ff8800\").scanHexInt64(&n); return \"\\(ok) \\(n >> 16) \\((n >> 8) & 0xFF)\"",
      "true 255 136"
    ),
    (
      "let s = Scanner(string: \"#0a\"); s.currentIndex = s.string.index(after: s.string.startIndex); var n: UInt64 = 0; s.scanHexInt64(&n); return \"\\(n) \\(s.isAtEnd)\"",
      "10 true"
    ),
    (
      "let s = Scanner(string: \"#0a\"); s.scanLocation = 1; var n: UInt32 = 0; s.scanHexInt32(&n); return \"\\(n)\"",
      "10"
    ),
    (
      "let s = Scanner(string: \"#0a\"); _ = s.scanString(\"#\"); return \"\\(s.scanInt(representation: .hexadecimal) ?? -1)\"",
      "10"
    ),
    (
      "let s = Scanner(string: \"#0a\"); s.charactersToBeSkipped = CharacterSet(charactersIn: \"#\"); var n: UInt64 = 0; s.scanHexInt64(&n); return \"\\(n)\"",
      "10"
    ),
    (
      "let s = Scanner(string: \"12 apples\"); let n = s.scanInt() ?? 0; return \"\\(n) \\(s.scanUpToString(\"zz\") ?? \"-\") \\(s.scanInt() == nil)\"",
      "12 apples true"
    ),
    ("var n: UInt64 = 7; let ok = Scanner(string: \"xyz\").scanHexInt64(&n); return \"\\(ok) \\(n)\"", "false 7"),
    (
      "let c = URLComponents(string: \"https://a.b:8/c?d=1#e\")!; return \"\\(c.scheme!) \\(c.host!) \\(c.port!) \\(c.path) \\(c.query!) \\(c.fragment!)\"",
      "https a.b 8 /c d=1 e"
    ),
    (
      "var c = URLComponents(); c.scheme = \"https\"; c.host = \"a.b\"; c.path = \"/c\"; c.queryItems = [URLQueryItem(name: \"x y\", value: \"1\")]; c.queryItems?.append(URLQueryItem(name: \"z\", value: nil)); return c.string ?? \"-\"",
      "https://a.b/c?x%20y=1&z"
    ),
    ("return URLComponents(string: \"0 main.swift\")?.scheme == nil ? \"none\" : \"some\"", "none"),
    (
      "let u = URL(string: \"https://a.b/c%20d/e.txt?f=1\")!; return \"\\(u.path) \\(u.path()) \\(u.pathComponents.count) \\(u.deletingPathExtension().lastPathComponent)\"",
      "/c d/e.txt /c%20d/e.txt 3 e"
    ),
    (
      "let u = URL(string: \"https://a.b\")!.appending(path: \"c\").appending(queryItems: [URLQueryItem(name: \"q\", value: \"1\")]); return u.absoluteString",
      "https://a.b/c?q=1"
    ),
    ("return (try? Date(\"no date\", strategy: .iso8601)) == nil ? \"none\" : \"some\"", "none"),
    ("return \"\\(try! Date(\"1970-01-01T00:01:00Z\", strategy: .iso8601).timeIntervalSince1970)\"", "60.0"),
    (
      "let m = Measurement(value: 2, unit: UnitLength.kilometers); return \"\\(m.converted(to: .meters).value) \\(m.unit.symbol)\"",
      "2000.0 km"
    ),
    (
      "let m = Measurement(value: 1, unit: UnitLength.kilometers) + Measurement(value: 500, unit: UnitLength.meters); return \"\\(m.value) \\((m * 2).value)\"",
      "1500.0 3000.0"
    ),
    ("return \"a1b2\".components(separatedBy: CharacterSet.letters.inverted).joined()", "ab"),
    (
      "return \"x-y\".unicodeScalars.filter { CharacterSet.alphanumerics.union(.whitespaces).contains($0) }.map { \"\\($0)\" }.joined()",
      "xy"
    ),
    (
      "let d = Data(\"hi\".utf8); return \"\\(d.base64EncodedString()) \\(d.count) \\(d.map { String(format: \"%02x\", $0) }.joined())\"",
      "aGk= 2 6869"
    ),
    ("return String(data: Data(base64Encoded: \"aGk=\")!, encoding: .utf8) ?? \"-\"", "hi"),
    (
      "return SHA256.hash(data: Data(\"abc\".utf8)).compactMap { String(format: \"%02x\", $0) }.joined()",
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      "return \"\\(UUID(uuidString: \"no\") == nil) \\(UUID(uuidString: \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")!.uuidString.count)\"",
      "true 36"
    ),
    ("return ListFormatter.localizedString(byJoining: [\"a\", \"b\", \"c\"])", "a, b, and c"),
  ]

  @Test(arguments: expressions)
  func partsAreThoseOfFoundation(code: String, expected: String) {
    let tree = text(code)
    #expect(tree.contains("\"\(expected)\""), "\(tree)")
  }

  /// The colours that apps make of texts.
  @Test func aColourIsMadeOfAText() {
    let tree = WrongTreeTests.tree(
      """
      extension Color {
        init(hex: String) {
          let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          var int: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&int)
          let a, r, g, b: UInt64
          switch hex.count {
          case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
          case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
          case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
          default: (a, r, g, b) = (1, 1, 1, 0)
          }
          self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
        }
      }
      #Preview { Color(hex: "#FF8000") }
      """)
    #expect(tree.contains("rgb(1,0.502,0)"), "\(tree)")
  }

  @Test func theFormOfAMeasurementIsSaid() {
    #expect(text("return Measurement(value: 2, unit: UnitLength.feet).formatted()").contains("form of a measurement"))
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func hashesAreThoseOfTheStandard(message: String, expected: String) {
    let hash = SHA256.hash(of: Array(message.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(hash == expected)
  }
}
