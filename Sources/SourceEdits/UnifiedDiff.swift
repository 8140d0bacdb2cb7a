/// A difference of files as `git apply` and `patch -p1` read it.
///
/// - Source: POSIX.1-2024, `diff`, "Diff -u Output Format"; Git, `git-apply`, prefixes `a/` and `b/`.
package struct UnifiedDiff: Hashable, Sendable {
  /// Empty where nothing changes.
  package let text: String

  /// The unchanged lines that are shown around a change.
  private static let contextLines = 3

  /// - Parameter files: each with its text before and after, in the order in which they are shown.
  package init(_ files: [(path: String, old: String, new: String)]) {
    text = files.map { Self.text(of: $0.path, from: $0.old, to: $0.new) }.joined()
  }

  private static func text(of path: String, from old: String, to new: String) -> String {
    let lines = LineDifference(from: old, to: new).lines
    let hunks = hunks(of: lines)
    guard !hunks.isEmpty else { return "" }
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    var (oldLine, newLine) = (1, 1)
    var position = 0
    for hunk in hunks {
      for line in lines[position..<hunk.lowerBound] { advance(line, &oldLine, &newLine) }
      let start = (oldLine, newLine)
      var body = ""
      for line in lines[hunk] {
        body += marked(line)
        advance(line, &oldLine, &newLine)
      }
      position = hunk.upperBound
      text += "@@ -\(span(start.0, oldLine - start.0)) +\(span(start.1, newLine - start.1)) @@\n" + body
    }
    return text
  }

  /// Stretches of lines with a change in each, and the context around it.
  private static func hunks(of lines: [LineDifference.Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .kept = line { continue }
      let range = max(0, index - contextLines)..<min(lines.count, index + contextLines + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func advance(_ line: LineDifference.Line, _ old: inout Int, _ new: inout Int) {
    switch line {
    case .kept:
      old += 1
      new += 1
    case .removed: old += 1
    case .added: new += 1
    }
  }

  /// "12,3"; one line has no count, and none stands after the line before.
  private static func span(_ first: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(first - 1),0"
    case 1: "\(first)"
    default: "\(first),\(count)"
    }
  }

  private static func marked(_ line: LineDifference.Line) -> String {
    let (mark, text) =
      switch line {
      case .kept(let text): (" ", text)
      case .removed(let text): ("-", text)
      case .added(let text): ("+", text)
      }
    // The bytes are asked: a carriage return and the newline after it are one character.
    return mark + text + (text.utf8.last == 0x0A ? "" : "\n\\ No newline at end of file\n")
  }
}
