import Foundation
import TestSupport
import Testing

@testable import ViewEvaluation

@Suite struct CoverageTests {
  @Test func thePageIsUpToDate() throws {
    let golden = Golden("../../Documentation/Coverage.md")
    #expect(try golden.difference(from: Array(SwiftUICoverage.markdown.utf8)) == nil)
  }

  @Test func listsAreSortedAndWithoutRepeats() {
    let names = ModifiersWithoutEffect.names
    #expect(names == Set(names).sorted())
    #expect(StyleFamily.all.allSatisfy { $0.names == Set($0.names).sorted() })
    #expect(Set(SwiftUICoverage.rows.map { "\($0.kind) \($0.name)" }).count == SwiftUICoverage.rows.count)
  }

  @Test func noModifierIsGivenTwice() {
    let names = BuiltinType.view.members.map(\.name)
    let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(repeated == [])
  }

  @Test func everyNoteIsAboutSomethingKnown() {
    let views = Set(SwiftUICoverage.rows.filter { $0.kind == .view }.map(\.name))
    let modifiers = Set(SwiftUICoverage.rows.filter { $0.kind == .modifier }.map(\.name))
    #expect(Set(SwiftUICoverage.partialViews.keys).subtracting(views).sorted() == [])
    #expect(Set(SwiftUICoverage.partialModifiers.keys).subtracting(modifiers).sorted() == [])
    #expect(SwiftUICoverage.measuredModifiers.subtracting(modifiers).sorted() == [])
    #expect(SwiftUICoverage.measuredViews.subtracting(views).sorted() == [])
  }

  /// A name of the corpus with its number of uses.
  struct Use: Sendable {
    var name: String
    var count: Int
  }

  /// All calls of modifiers that the corpus counts, those outside its tables too.
  private static let modifierCalls = 100_618

  private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus/frequencies.md")

  /// The rows `| n | \`name\` | … | count |` of a section.
  private static func uses(in section: Substring, countColumn: Int) -> [Use] {
    section.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count > countColumn, Int(cells[0]) != nil, let count = Int(cells[countColumn]) else { return nil }
      return Use(name: cells[1].filter { !"`.".contains($0) }, count: count)
    }
  }

  private static func section(_ text: String, _ title: String) -> Substring {
    guard let start = text.range(of: title) else { return "" }
    return text[start.upperBound...].prefix { _ in true }.components(separatedBy: "\n## ")[0][...]
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus.path)))
  func whatAppsUseMostIsCovered() throws {
    let text = try String(contentsOf: Self.corpus, encoding: .utf8)
    let modifiers = Self.uses(in: Self.section(text, "## 3. Modifiers"), countColumn: 3)
    let views = Self.uses(in: Self.section(text, "## 4. Views and shapes"), countColumn: 2)
    #expect(modifiers.count == 100 && views.count == 70)
    let modelled = Set(SwiftUICoverage.rows.filter { $0.kind == .modifier && $0.coverage != .none }.map(\.name))
    #expect(modifiers.map(\.name).filter { !modelled.contains($0) } == [])
    for use in modifiers.prefix(60) { #expect(SwiftUICoverage.row(.modifier, named: use.name)?.coverage == .full) }
    for use in views.prefix(30) { #expect(SwiftUICoverage.row(.view, named: use.name)?.coverage == .full) }
    let known = Set(SwiftUICoverage.rows.filter { $0.kind == .view }.map(\.name))
    let missing = views.filter { !known.contains($0.name) }
    let share = 1 - Double(missing.map(\.count).reduce(0, +)) / Double(views.map(\.count).reduce(0, +))
    #expect(share >= 0.97, "missing: \(missing.map(\.name))")
    let line = Self.section(text, "## 3. Modifiers").split(separator: "\n").first { $0.hasPrefix("101–200:") } ?? ""
    let further = line.matches(of: /`(\w+)` (\d+) \(\d+\)/).map { match in
      Use(name: String(match.1), count: Int(match.2) ?? 0)
    }
    #expect(further.count == 100)
    let covered = (modifiers + further).filter { modelled.contains($0.name) }.map(\.count).reduce(0, +)
    #expect(Double(covered) >= 0.97 * Double(Self.modifierCalls))
  }
}
