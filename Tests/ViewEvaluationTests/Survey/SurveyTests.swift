import Foundation
import Testing

/// Whatever public apps write often evaluates to what it shows on a device.
struct SurveyTests {
  @Test(arguments: SurveyedConstructs.all)
  func constructsShow(_ example: SurveyExample) { #expect(example.shown == example.texts) }

  @Test(arguments: SurveyedWrappers.all)
  func wrappersShow(_ example: SurveyExample) { #expect(example.shown == example.texts) }

  @Test(arguments: SurveyedEnvironmentKeys.all + SurveyedEnvironmentKeys.set)
  func environmentKeysShow(_ example: SurveyExample) { #expect(example.shown == example.texts) }

  private static let survey = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/corpus/frequencies.md")

  /// The names of the table below a line that begins with `title`, where they have more than `least` uses.
  private static func names(below title: String, of text: String, over least: Int) throws -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix(title) })
    let table = lines[start...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    return table.compactMap { line in
      let cells = line.replacingOccurrences(of: "\\|", with: "\u{1}").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "\u{1}", with: "|")
      }
      guard let count = Int(cells[1]), count > least else { return nil }
      return cells[0]
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: survey.path)))
  func nothingThatIsWrittenOftenIsLeftOut() throws {
    let text = try String(contentsOf: Self.survey, encoding: .utf8)
    let constructs = try Self.names(below: "## 7.", of: text, over: 20)
    let wrappers = try Self.names(below: "Property wrappers and attributes", of: text, over: 10)
    let keys = try Self.names(below: "`@Environment` keys read", of: text, over: 10)
    #expect(constructs.count > 70 && wrappers.count > 20 && keys.count > 20)
    #expect(Set(constructs).symmetricDifference(SurveyedConstructs.all.map(\.name)).sorted() == [])
    #expect(Set(wrappers).symmetricDifference(SurveyedWrappers.all.map(\.name)).sorted() == [])
    #expect(Set(keys).symmetricDifference(SurveyedEnvironmentKeys.all.map(\.name)).sorted() == [])
  }
}
