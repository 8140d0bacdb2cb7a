import Typography

/// Cuts a line to a width and puts an ellipsis where text is left out.
///
/// Cuts fall between grapheme clusters, never inside one; spaces beside the ellipsis are dropped.
/// - Verification: measured: the tail on macOS 26, the middle in recorded iOS rows; the head is inferred.
struct LineTruncator {
  private let text: SizedText
  private let width: Double

  init(_ text: SizedText, width: Double) {
    self.text = text
    self.width = width + LineFiller.slack
  }

  /// The last kept line: what starts at `line`, of which text up to `textEnd` is left out.
  func truncate(_ line: FilledLine, textEnd: Int, mode: TruncationMode) -> TruncatedLine {
    let content = text.prepared.paragraphs[line.paragraph].content
    switch mode {
    case .tail: return tail(line.start..<max(content.upperBound, line.start))
    case .head: return head(line.start..<textEnd)
    case .middle: return middle(line.start..<textEnd)
    }
  }

  private func tail(_ range: Range<Int>) -> TruncatedLine {
    let room = width - text.insertionWidth(.ellipsis, at: range.lowerBound)
    let end = prefixEnd(range, room: room)
    let mark = max(end - 1, range.lowerBound)
    return TruncatedLine(
      pieces: [.text(range.lowerBound..<end), .insertion(.ellipsis, at: mark)],
      width: text.width(range.lowerBound, end) + text.insertionWidth(.ellipsis, at: mark))
  }

  private func head(_ range: Range<Int>) -> TruncatedLine {
    let mark = max(range.upperBound - 1, range.lowerBound)
    let start = suffixStart(range, room: width - text.insertionWidth(.ellipsis, at: mark))
    return TruncatedLine(
      pieces: [.insertion(.ellipsis, at: min(start, mark)), .text(start..<range.upperBound)],
      width: text.width(start, range.upperBound) + text.insertionWidth(.ellipsis, at: mark))
  }

  /// How much of the ellipsis lies in the half of the column before its middle.
  ///
  /// - Verification: measured: five addresses recorded cut in the middle on iOS, two of them with more than a letter's room
  ///   to spare, leave 0.86 to 0.92.
  private static let ellipsisBeforeMiddle = 0.9

  /// The column is halved: the start and most of the ellipsis fill the first half as far as they fit, the end the other.
  private func middle(_ range: Range<Int>) -> TruncatedLine {
    let ellipsis = text.insertionWidth(.ellipsis, at: range.lowerBound)
    let before = ellipsis * Self.ellipsisBeforeMiddle
    let headEnd = prefixEnd(range, room: width / 2 - before)
    let tailStart = suffixStart(headEnd..<range.upperBound, room: width / 2 - (ellipsis - before))
    return TruncatedLine(
      pieces: [
        .text(range.lowerBound..<headEnd), .insertion(.ellipsis, at: max(headEnd - 1, range.lowerBound)),
        .text(tailStart..<range.upperBound),
      ],
      width: text.width(range.lowerBound, headEnd) + ellipsis + text.width(tailStart, range.upperBound))
  }

  /// The end of the longest start of a range that fits, without spaces at its end.
  private func prefixEnd(_ range: Range<Int>, room: Double) -> Int {
    let origin = text.lineStart(at: range.lowerBound)
    func fits(_ end: Int) -> Bool { text.width(from: origin, to: end) <= room }
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    while low > range.lowerBound, !text.prepared.isCluster(at: low) || !fits(low) { low -= 1 }
    return text.prepared.contentEnd(of: low, from: range.lowerBound)
  }

  /// The start of the longest end of a range that fits, without spaces at its start.
  private func suffixStart(_ range: Range<Int>, room: Double) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if text.width(middle, range.upperBound) <= room { high = middle } else { low = middle + 1 }
    }
    while low < range.upperBound, !text.prepared.isCluster(at: low) || text.width(low, range.upperBound) > room {
      low += 1
    }
    while low < range.upperBound, UTF16Scalar.hangs(text.prepared.units[low]) { low += 1 }
    return low
  }
}
