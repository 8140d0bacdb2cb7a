import Foundation
import Testing

@testable import TextLayout

/// Unicode's own test files against what the setter sees through ICU.
@Suite struct UnicodeConformanceTests {
  private let iterators = BreakIterators()

  @Test(.enabled(if: UnicodeData.isPresent("auxiliary/LineBreakTest.txt")))
  func lineBreakTestFilePasses() throws {
    let failures = try failedLines("auxiliary/LineBreakTest.txt", flag: .lineBreak, skipsStart: true)
    let unknown = Set(failures).subtracting(try knownDifferences("line-break"))
    #expect(unknown.isEmpty)
  }

  @Test(.enabled(if: UnicodeData.isPresent("auxiliary/GraphemeBreakTest.txt")))
  func graphemeBreakTestFilePasses() throws {
    let failures = try failedLines("auxiliary/GraphemeBreakTest.txt", flag: .graphemeStart, skipsStart: false)
    #expect(failures.isEmpty)
  }

  /// The lines in which ICU 72 differs from Unicode's file, with the reason in the list's own header.
  private func knownDifferences(_ name: String) throws -> Set<String> {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Conformance/icu-differences-\(name).txt")
    let text = try String(contentsOf: path, encoding: .utf8)
    return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
  }

  /// The lines of a break test file whose marks differ from the boundaries found.
  private func failedLines(_ name: String, flag: BoundaryFlags, skipsStart: Bool) throws -> [String] {
    var failures: [String] = []
    for line in try UnicodeData.lines(name) {
      var units: [UInt16] = []
      var expected: Set<Int> = []
      for token in line.split(whereSeparator: \.isWhitespace) {
        switch token {
        case "÷": expected.insert(units.count)
        case "×": break
        default:
          let scalar = try #require(UInt32(token, radix: 16))
          if let valid = Unicode.Scalar(scalar) {
            units.append(contentsOf: String(Character(valid)).utf16)
          } else {
            units.append(UInt16(scalar))
          }
        }
      }
      let boundaries = TextBoundaries(units, locale: "", iterators: iterators)
      let found = Set((0...units.count).filter { boundaries[$0].contains(flag) })
      if found.subtracting(skipsStart ? [0] : []) != expected.subtracting(skipsStart ? [0] : []) {
        failures.append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    return failures
  }

  @Test(.enabled(if: UnicodeData.isPresent("BidiCharacterTest.txt")))
  func bidiCharacterTestFilePasses() throws {
    var failures: Set<String> = []
    var cases = 0
    for line in try UnicodeData.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";")
      let units = fields[0].split(separator: " ").flatMap { token in
        Array(String(Character(Unicode.Scalar(UInt32(token, radix: 16)!)!)).utf16)
      }
      guard units.count == fields[0].split(separator: " ").count else { continue }
      let base: BidiLevels.Base = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .firstStrong
      let result = BidiLevels(units, base: base)
      let levels = fields[3].split(separator: " ").map { UInt8($0) }
      cases += 1
      let order = fields.count > 4 ? fields[4].split(separator: " ").compactMap { Int($0) } : []
      if !agrees(result, levels, order: order) { failures.insert(String(line)) }
    }
    #expect(cases > 90_000)
    let unknown = failures.subtracting(try knownDifferences("bidi"))
    #expect(unknown.isEmpty)
  }

  @Test(.enabled(if: UnicodeData.isPresent("BidiTest.txt")))
  func bidiTestFilePasses() throws {
    var reader = BidiTestReader(bytes: try UnicodeData.bytes("BidiTest.txt"))
    var failures = 0
    var cases = 0
    while let test = reader.next() {
      for base in test.bases {
        cases += 1
        if !agrees(BidiLevels(test.units, base: base), test.levels, order: test.order) { failures += 1 }
      }
    }
    #expect(cases > 700_000)
    #expect(failures == 0)
  }

  /// Whether levels and drawing order agree, leaving out the characters whose level the file does not fix.
  ///
  /// Text that runs in one direction only may have any level of that direction: ICU gives it the paragraph's.
  private func agrees(_ found: BidiLevels, _ expected: [UInt8?], order: [Int]) -> Bool {
    var kept: [Int] = []
    var levels: [UInt8] = []
    for index in expected.indices where expected[index] != nil {
      kept.append(index)
      levels.append(found.levels[index])
    }
    let isUniform = found.levels.allSatisfy { $0 == found.levels[0] }
    for (index, level) in zip(kept, levels) {
      guard let wanted = expected[index] else { continue }
      guard isUniform ? wanted % 2 == level % 2 : wanted == level else { return false }
    }
    return BidiLevels.visualOrder(levels).map { kept[$0] } == order
  }
}

/// Reads `BidiTest.txt` byte by byte: 490,000 lines.
private struct BidiTestReader {
  struct Case {
    var units: [UInt16]
    var bases: [BidiLevels.Base]
    var levels: [UInt8?]
    var order: [Int]
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var levels: [UInt8?] = []
  private var order: [Int] = []
  private let units: [[UInt8]: UInt16]

  init(bytes: [UInt8]) {
    self.bytes = bytes
    units = Dictionary(uniqueKeysWithValues: UnicodeData.bidiSamples.map { (Array($0.name.utf8), $0.unit) })
  }

  mutating func next() -> Case? {
    while offset < bytes.count {
      let line = nextLine()
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      guard first == UInt8(ascii: "@") else {
        return readCase(line)
      }
      readDirective(line)
    }
    return nil
  }

  private mutating func nextLine() -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
    defer { offset += 1 }
    return bytes[start..<offset]
  }

  private mutating func readDirective(_ line: ArraySlice<UInt8>) {
    let text = String(decoding: line, as: UTF8.self)
    let values = text.drop { $0 != ":" }.dropFirst().split(whereSeparator: \.isWhitespace)
    if text.hasPrefix("@Levels:") { levels = values.map { UInt8($0) } }
    if text.hasPrefix("@Reorder:") { order = values.compactMap { Int($0) } }
  }

  private func readCase(_ line: ArraySlice<UInt8>) -> Case {
    let parts = line.split(separator: UInt8(ascii: ";"))
    let classes = parts[0].split(separator: 0x20).map { units[Array($0)]! }
    let bits = parts[1].reduce(0) { sum, byte in (0x30...0x39).contains(byte) ? sum * 10 + Int(byte) - 0x30 : sum }
    var bases: [BidiLevels.Base] = []
    if bits & 1 != 0 { bases.append(.firstStrong) }
    if bits & 2 != 0 { bases.append(.leftToRight) }
    if bits & 4 != 0 { bases.append(.rightToLeft) }
    return Case(units: classes, bases: bases, levels: levels, order: order)
  }
}
