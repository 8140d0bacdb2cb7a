import Foundation

/// A data file whose lines are sorted by their first word, searched by halves without reading the rest.
struct SortedLines: Sendable {
  private let bytes: [UInt8]

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// - Throws: `missingData`.
  init(path: String) throws(FontEngineError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .missingData(path: path) }
    bytes = Array(data)
  }

  /// The words after the first of the line that begins with `key`; `nil` where there is none.
  /// - Complexity: O(log n) in the number of lines.
  func words(for key: String) -> [Substring]? {
    let wanted = Array(key.utf8)
    guard !wanted.isEmpty, !wanted.contains(Self.space), !wanted.contains(Self.newline) else { return nil }
    var low = firstLine
    var high = bytes.count
    while low < high {
      let start = lineStart(at: low + (high - low) / 2)
      let end = lineEnd(from: start)
      switch compare(wanted, lineFrom: start, to: end) {
      case 0:
        return String(decoding: bytes[start..<end], as: UTF8.self).split(separator: " ").dropFirst().map { $0 }
      case ..<0: high = start
      default: low = min(end + 1, bytes.count)
      }
    }
    return nil
  }

  /// The first word of every line, in order.
  var keys: [String] {
    var keys: [String] = []
    var start = firstLine
    while start < bytes.count {
      let end = lineEnd(from: start)
      let word = bytes[start..<end].prefix { $0 != Self.space }
      if !word.isEmpty { keys.append(String(decoding: word, as: UTF8.self)) }
      start = end + 1
    }
    return keys
  }

  /// Where the lines after the comments begin.
  private var firstLine: Int {
    var start = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start = lineEnd(from: start) + 1 }
    return min(start, bytes.count)
  }

  private func lineStart(at offset: Int) -> Int {
    var start = min(offset, bytes.count - 1)
    while start > 0, bytes[start - 1] != Self.newline { start -= 1 }
    return max(start, firstLine)
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != Self.newline { end += 1 }
    return end
  }

  /// Below 0 where the key comes before the line's first word, 0 where they are equal.
  private func compare(_ key: [UInt8], lineFrom start: Int, to end: Int) -> Int {
    var offset = start
    for byte in key {
      guard offset < end, bytes[offset] != Self.space else { return 1 }
      if byte != bytes[offset] { return byte < bytes[offset] ? -1 : 1 }
      offset += 1
    }
    return offset == end || bytes[offset] == Self.space ? 0 : -1
  }
}
