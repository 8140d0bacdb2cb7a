import Foundation
import Testing

/// The data files of `fonts/`: sorted as the reader needs them, and the figures of the facts where those are at hand.
struct DataFileTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../fonts")

  private func lines(_ name: String) throws -> [String] {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
      .map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test(arguments: ["symbol-metrics.txt", "symbol-outlines.txt", "symbol-aliases.txt"])
  func linesAreSortedByTheirFirstWord(_ name: String) throws {
    let keys = try lines(name).map { Array($0.prefix { $0 != " " }.utf8) }
    for (first, second) in zip(keys, keys.dropFirst()) { #expect(first.lexicographicallyPrecedes(second)) }
  }

  @Test func everyOutlineAndAliasNamesAMeasuredSymbol() throws {
    let names = Set(try lines("symbol-metrics.txt").map { $0.prefix { $0 != " " } })
    for line in try lines("symbol-outlines.txt") { #expect(names.contains(line.prefix { $0 != " " }), "\(line)") }
    for line in try lines("symbol-aliases.txt") {
      let words = line.split(separator: " ")
      #expect(words.count == 2 && names.contains(words[1]), "\(line)")
    }
  }

  @Test func everyLineOfTheLockIsComplete() throws {
    for line in try lines("fonts.lock") {
      let words = line.split(separator: " ")
      #expect(words.count == 4 && words[3].count == 64, "\(line)")
    }
  }

  /// `../shared/facts` beside the repository, where it is at hand.
  private static let facts: URL? = {
    let url = folder.appendingPathComponent("../../shared/facts").standardizedFileURL
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  @Test(.enabled(if: facts != nil)) func symbolFiguresEqualTheFacts() throws {
    let url = try #require(Self.facts).appendingPathComponent("symbol-metrics-all.json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let symbols = try #require(json["symbols"] as? [String: [Any]])
    let lines = try lines("symbol-metrics.txt")
    #expect(lines.count == symbols.count)
    let offenders = lines.filter { line in
      let words = line.split(separator: " ").map(String.init)
      guard let row = symbols[words[0]], row.count == 6, row[0] as? String == words[1] else { return true }
      return zip(row.dropFirst(), words[2..<7]).contains { figure, word in
        abs(((figure as? Double) ?? .nan) * 10_000 - (Double(word) ?? .infinity)) > 0.51
      }
    }
    #expect(offenders.isEmpty)
  }

  @Test(.enabled(if: facts != nil)) func profileFiguresEqualTheFacts() throws {
    let url = try #require(Self.facts).appendingPathComponent("sf-metrics.json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let masters = try #require(json["advances"] as? [String: [String: Double]])
    let rows = try lines("system-font.txt").map { $0.split(separator: " ").map(String.init) }
    let advances = rows.filter { $0[0] == "advance" }
    #expect(advances.count == 95)
    for row in advances {
      let scalar = try #require(UInt32(row[1].dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init))
      for (master, word) in zip(["text_regular", "text_bold", "display_regular", "display_bold"], row.dropFirst(2)) {
        #expect(masters[master]?[String(Character(scalar))] == Double(word), "\(row)")
      }
    }
    let tracking = try #require(json["tracking_units"] as? [String: [String: Any]])
    for row in rows where row[0] == "tracking" && row[1] != "80" {
      #expect(tracking[row[1]]?["units"] as? Double == Double(row[2]), "\(row)")
    }
  }
}
