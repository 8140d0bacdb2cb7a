/// Two texts line by line: what stays, what goes and what comes.
struct LineDifference {
  enum Line: Hashable {
    case kept(String)
    case removed(String)
    case added(String)
  }

  /// Removed lines come before those that replace them.
  let lines: [Line]

  init(from old: String, to new: String) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before[start...].reversed(), after[start...].reversed()).prefix { $0 == $1 }.count
    let middle = (before[start..<(before.count - end)], after[start..<(after.count - end)])
    var lines = before[..<start].map { Line.kept($0) }
    lines += Self.changes(from: Array(middle.0), to: Array(middle.1))
    lines += before[(before.count - end)...].map { Line.kept($0) }
    self.lines = lines
  }

  /// Lines with their line ends; a text that does not end with one has a last line without.
  static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for byte in text.utf8 {
      line.append(byte)
      if byte == 0x0A {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      }
    }
    if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  private static func changes(from old: [String], to new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var isRemoved: Set<Int> = []
    var isAdded: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): isRemoved.insert(offset)
      case .insert(let offset, _, _): isAdded.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, isRemoved.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if right < new.count, isAdded.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.kept(old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }
}

/// Whole lines of a file with those that replace them.
package struct LineReplacement: Codable, Hashable, Sendable {
  package var file: String
  /// The first line that goes, from 1; with none, the line before which the new ones come.
  package var firstLine: Int
  package var lineCount: Int
  /// With their line ends; empty where lines only go.
  package var text: String

  /// The same as a stretch of the text; `nil` where the text has no such lines.
  package func edit(of source: String) -> SourceEdit? {
    let lines = LineDifference.lines(of: source).map(\.utf8.count)
    guard firstLine >= 1, lineCount >= 0, firstLine - 1 + lineCount <= lines.count else { return nil }
    let start = lines[..<(firstLine - 1)].reduce(0, +)
    let end = lines[(firstLine - 1)..<(firstLine - 1 + lineCount)].reduce(start, +)
    return SourceEdit(file: file, range: start..<end, replacement: text)
  }

  /// The replacements that turn one text into the other, from top to bottom.
  package static func all(from old: String, to new: String, file: String) -> [LineReplacement] {
    var result: [LineReplacement] = []
    var line = 1
    var open: LineReplacement?
    for entry in LineDifference(from: old, to: new).lines {
      switch entry {
      case .kept:
        if let closed = open { result.append(closed) }
        open = nil
        line += 1
      case .removed:
        open = open ?? LineReplacement(file: file, firstLine: line, lineCount: 0, text: "")
        open?.lineCount += 1
        line += 1
      case .added(let text):
        open = open ?? LineReplacement(file: file, firstLine: line, lineCount: 0, text: "")
        open?.text += text
      }
    }
    if let closed = open { result.append(closed) }
    return result
  }
}
