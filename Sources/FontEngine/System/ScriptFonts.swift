/// Which font stands in for Apple's font of a script, as `fonts/script-fonts.txt` gives it.
struct ScriptFonts: Sendable {
  struct Entry: Hashable, Sendable {
    var script: String
    var family: String
    var package: String
    /// Expected error of a width, as a fraction of the width.
    var tolerance: Double
  }

  private let entries: [String: [Entry]]
  /// Every entry in the file's order.
  let all: [Entry]

  /// - Throws: `missingData`, `unreadableData`.
  init(path: String) throws(FontEngineError) {
    var entries: [String: [Entry]] = [:]
    var all: [Entry] = []
    for line in try DataLines(path: path).lines {
      guard line.words.count > 3 else { throw .unreadableData(path: path, line: line.number) }
      let entry = Entry(
        script: try line.word(0, in: path), family: line.words.dropFirst(3).joined(separator: " "),
        package: try line.word(1, in: path), tolerance: try line.number(2, in: path))
      entries[entry.script, default: []].append(entry)
      all.append(entry)
    }
    self.entries = entries
    self.all = all
  }

  /// The stand-ins for a script in a language, best first.
  func candidates(script: String, language: String) -> [Entry] {
    let language = language.replacing("_", with: "-")
    let parts = language.split(separator: "-")
    let names = (1...max(parts.count, 1)).reversed().map { "\(script)-\(parts.prefix($0).joined(separator: "-"))" }
    return (names + [script]).lazy.compactMap { entries[$0] }.first ?? []
  }

  /// The stand-ins for symbols and punctuation of no script, best first.
  var common: [Entry] { entries["Zyyy"] ?? [] }

  /// The stand-in for emoji.
  var emoji: Entry? { entries["Zsye"]?.first }

  /// The Debian package that is most likely to have a script.
  func package(for script: String, language: String) -> String {
    candidates(script: script, language: language).first?.package ?? common.first?.package ?? ""
  }
}
