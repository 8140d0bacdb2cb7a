import Geometry
import Typography

/// What is known of every symbol: sizes, stand-in outlines, other names.
struct SymbolTable: Sendable {
  private let metrics: SortedLines
  private let outlines: SortedLines
  private let aliases: SortedLines

  /// - Throws: `missingData`.
  init(dataFolder: String) throws(FontEngineError) {
    metrics = try SortedLines(path: "\(dataFolder)/symbol-metrics.txt")
    outlines = try SortedLines(path: "\(dataFolder)/symbol-outlines.txt")
    aliases = try SortedLines(path: "\(dataFolder)/symbol-aliases.txt")
  }

  /// The name under which a symbol was measured; `nil` for unknown names.
  func measuredName(_ name: String) -> String? {
    if metrics.words(for: name) != nil { return name }
    return aliases.words(for: name)?.first.map(String.init)
  }

  func metrics(named name: String) -> SymbolMetrics? {
    metrics.words(for: name).flatMap { SymbolMetrics(name: name, words: $0) }
  }

  func recipe(named name: String) -> SymbolDrawing.Recipe? {
    outlines.words(for: name).flatMap { SymbolDrawing.Recipe(words: $0) }
  }

  /// Every measured name, sorted.
  var names: [String] { metrics.keys }

  /// The names that a misspelt one may have meant, best first: near spellings, then names with the same words.
  func names(near name: String) -> [String] {
    let all = names + aliases.keys
    let near = NearNames.best(name, among: all, limit: 3)
    guard near.isEmpty, let stem = name.split(separator: ".").first else { return near }
    return all.filter { $0.split(separator: ".").first == stem }.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(3)
      .map { $0 }
  }
}
