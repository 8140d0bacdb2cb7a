import Testing

@testable import ViewEvaluation

/// Integers of fixed width and `Float`: their own arithmetic, and where a program would end.
struct IntegerTests {
  static let examples: [ConstructTests.Example] = [
    .init(
      "overflow operators of bytes",
      "let result = \"\\(UInt8(200) &+ 100) \\(Int8(127) &+ 1) \\(UInt8(5) &- 10) \\(UInt8.max &* 2)\"",
      "44 -128 251 254"),
    .init(
      "a step of a linear generator", "let result = \"\\(UInt64(42) &* 6364136223846793005 &+ 1442695040888963407)\"",
      "10481999410520546993"),
    .init(
      "a hash of 32 bits",
      """
      func hash(_ s: String) -> UInt32 {
        var h: UInt32 = 2166136261
        for b in s.utf8 { h = (h ^ UInt32(b)) &* 16777619 }
        return h
      }
      let result = "\\(hash("abc"))"
      """, "440920331"),
    .init(
      "a hash of 64 bits",
      """
      func hash(_ s: String) -> UInt64 { s.utf8.reduce(14695981039346656037) { ($0 ^ UInt64($1)) &* 1099511628211 } }
      let result = "\\(hash("abc")) \\(hash("abc") % 7)"
      """, "16654208175385433931 5"),
    .init(
      "shifts", "let result = \"\\(UInt8(0b1100_0000) << 1) \\(UInt8(3) << 7) \\(Int32(1) << 31) \\(Int8(-128) >> 3)\"",
      "128 128 -2147483648 -16"),
    .init(
      "the greatest",
      "let result = \"\\(UInt64.max) \\(UInt32.max) \\(Int16.min)\"",
      "18446744073709551615 4294967295 -32768"),
    .init(
      "conversions",
      """
      let result = "\\(UInt8(truncatingIfNeeded: 300)) \\(Int8(bitPattern: UInt8(200))) \\(UInt8(clamping: -4)) \\(UInt16("ffff", radix: 16) ?? 0) \\(UInt8(exactly: 300) ?? 7) \\(Int(UInt8(9)) + 1) \\(UInt8(ascii: "a"))"
      """, "44 -56 0 65535 7 10 97"),
    .init(
      "a stored property of fixed width",
      """
      struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
          state &+= 0x9E3779B97F4A7C15
          var z = state
          z = (z ^ (z >> 30)) &* 0xBF58476D1CE4E5B9
          z = (z ^ (z >> 27)) &* 0x94D049BB133111EB
          return z ^ (z >> 31)
        }
      }
      func draw() -> String { var g = Generator(state: 7); return "\\(g.next()) \\(Int.random(in: 0..<100, using: &g))" }
      let result = draw()
      """, IntegerTests.drawn),
    .init(
      "hexadecimal text",
      "let result = String(format: \"%02X%02x\", UInt8(200), UInt8(11)) + String(UInt64.max, radix: 16)",
      "C80bffffffffffffffff"),
    .init(
      "bits",
      "let result = \"\\(UInt8(7).nonzeroBitCount) \\(UInt16(1).leadingZeroBitCount) \\(UInt16(0x1234).byteSwapped)\"",
      "3 15 13330"),
    .init(
      "a short number",
      "let result = \"\\(Float(1) / 3) \\(Float(0.1) + Float(0.2)) \\(Double(Float(0.5)))\"",
      "0.33333334 0.3 0.5"),
    .init(
      "a short number and a literal",
      "let f: Float = 0.1\nlet result = \"\\(f == 0.1) \\(f * 3) \\(f.rounded())\"",
      "true 0.3 0.0"),
    .init("comparison of great numbers", "let result = UInt64.max > UInt64.max - 1 && Int.max - 1 < Int.max", "true"),
    .init("a description with its quotes", "let result = String(reflecting: \"s\")", "\"s\""),
    .init(
      "steps of bytes",
      "let result = stride(from: UInt8(250), through: 254, by: 2).map { $0 &+ 4 }",
      "[254, 0, 2]"),
    .init(
      "a literal before members of a floating-point type",
      """
      extension Double {
        var minutes: Double { self / 60 }
        var half: Double { let whole = self; return whole / 2 }
        func parts(_ count: Double) -> Double { self / count }
      }
      extension Int { var twice: Int { self * 2 / 4 } }
      let result = "\\(5.minutes * 12) \\(5.half) \\((-5).half) \\(5.parts(2)) \\(5.twice)"
      """,
      "1.0 2.5 -2.5 2.5 2"),
    .init("bytes as keys", "let result = [UInt8(1): \"a\", 2: \"b\"][UInt8(2)] ?? \"none\"", "b"),
    .init(
      "bytes in a case",
      """
      func f(_ b: UInt8) -> String { switch b { case 48...57: "digit"; default: "other" } }
      let result = "7x".utf8.map(f)
      """,
      "[\"digit\", \"other\"]"),
  ]

  @Test(arguments: examples)
  func integersKeepTheirType(_ example: ConstructTests.Example) {
    #expect(ConstructTests.result(of: example.source) == example.expected)
  }

  /// The same generator, run.
  static var drawn: String {
    struct Generator: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
      }
    }
    var generator = Generator(state: 7)
    return "\(generator.next()) \(Int.random(in: 0..<100, using: &generator))"
  }

  static let traps = [
    "let result = Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)]).count", "let n = -1\nlet result = (0..<n).count",
    "let result = Int.max + 1", "let result = UInt8(300)", "let a = UInt8(200)\nlet result = a + 100",
    "let a: UInt = 0\nlet result = a - 1", "let result = Int.min * 2", "let a = 0\nlet result = 5 / a",
    "let result = abs(Int.min)",
  ]

  @Test(arguments: traps)
  func whereAProgramEndsIsSaid(_ source: String) {
    #expect(ConstructTests.result(of: source).hasPrefix("unresolved: trap"), "\(ConstructTests.result(of: source))")
  }
}
