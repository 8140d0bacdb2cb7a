import Foundation

/// The lines of a data file of `fonts/`: words separated by spaces, `#` begins a comment line.
struct DataLines {
  /// A line that is neither empty nor a comment.
  struct Line {
    var number: Int
    var words: [Substring]

    /// A word as a number.
    /// - Throws: `unreadableData`.
    func number(_ index: Int, in path: String) throws(FontEngineError) -> Double {
      guard index < words.count, let value = Double(words[index]), value.isFinite else {
        throw .unreadableData(path: path, line: number)
      }
      return value
    }

    func word(_ index: Int, in path: String) throws(FontEngineError) -> String {
      guard index < words.count else { throw .unreadableData(path: path, line: number) }
      return String(words[index])
    }
  }

  let path: String
  let lines: [Line]

  /// - Throws: `missingData`.
  init(path: String) throws(FontEngineError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .missingData(path: path) }
    self.path = path
    let text = String(decoding: data, as: UTF8.self)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      return Line(number: index + 1, words: line.split(separator: " "))
    }
  }
}
