import Geometry
import Typography

/// Analyses and shapes a text: paragraphs, break opportunities, bidirectional levels, scripts, shaping, in this order.
struct TextPreparation {
  private let key: PreparationKey
  private let iterators: BreakIterators
  private let shape: (ShapingRequest) -> ShapedRun
  private var units: [UInt16] = []
  private var isCut = false
  private var runRanges: [Range<Int>] = []
  private var items: [PreparedItem] = []
  private var paragraphs: [PreparedParagraph] = []
  private var breaks: [BreakOpportunity] = []

  /// UTF-16 units beyond this many are left out: no screen shows as much, and every table of a text grows with it.
  static let longestText = 200_000
  /// The character that stands for an attachment: U+FFFC.
  static let attachmentUnit: UInt16 = 0xFFFC
  private static let softHyphen: UInt16 = 0xAD

  init(_ key: PreparationKey, iterators: BreakIterators, shape: @escaping (ShapingRequest) -> ShapedRun) {
    self.key = key
    self.iterators = iterators
    self.shape = shape
  }

  /// The prepared text.
  ///
  /// - Complexity: linear in the length of the text, and one shaping call an item.
  mutating func prepare() -> PreparedText {
    joinRuns()
    let boundaries = TextBoundaries(units, locale: key.locale, iterators: iterators)
    splitParagraphs(boundaries)
    for paragraph in paragraphs where !paragraph.content.isEmpty { itemize(paragraph.content) }
    return PreparedText(
      units: units, boundaries: boundaries, items: items, paragraphs: paragraphs, breaks: breaks, isCut: isCut)
  }

  private mutating func joinRuns() {
    for run in key.runs {
      let start = units.count
      if run.isAttachment { units.append(Self.attachmentUnit) } else { append(run.text) }
      runRanges.append(start..<units.count)
    }
  }

  /// Appends as much of a run's text as the limit leaves, and no half of a pair of surrogates.
  private mutating func append(_ text: String) {
    let room = Self.longestText - units.count
    guard text.utf8.count > room, text.utf16.count > room else {
      units.append(contentsOf: text.utf16)
      return
    }
    isCut = true
    units.append(contentsOf: text.utf16.prefix(max(room, 0)))
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
  }

  /// Ends a paragraph at each forced break; text that ends with one has an empty paragraph behind it.
  private mutating func splitParagraphs(_ boundaries: TextBoundaries) {
    var start = 0
    var firstBreak = 0
    var offset = 1
    while offset <= units.count {
      defer { offset += 1 }
      let flags = boundaries[offset]
      guard flags.contains(.lineBreak) else { continue }
      let isForced = flags.contains(.mandatoryBreak)
      let end = isForced ? terminatorStart(of: offset, from: start) : offset
      if end > start { appendBreak(at: end, from: start) }
      guard isForced else { continue }
      paragraphs.append(PreparedParagraph(content: start..<end, breaks: firstBreak..<breaks.count))
      start = offset
      firstBreak = breaks.count
    }
    paragraphs.append(PreparedParagraph(content: start..<units.count, breaks: firstBreak..<breaks.count))
  }

  private mutating func appendBreak(at end: Int, from start: Int) {
    guard breaks.last?.offset != end else { return }
    var contentEnd = end
    while contentEnd > start, UTF16Scalar.hangs(units[contentEnd - 1]) { contentEnd -= 1 }
    let showsHyphen = contentEnd == end && units[end - 1] == Self.softHyphen
    breaks.append(BreakOpportunity(offset: end, contentEnd: contentEnd, showsHyphen: showsHyphen))
  }

  private func terminatorStart(of end: Int, from start: Int) -> Int {
    guard end > start, TextBoundaries.isMandatoryBreakUnit(units[end - 1]) else { return end }
    let isPair = end - 1 > start && units[end - 1] == 0x0A && units[end - 2] == 0x0D
    return isPair ? end - 2 : end - 1
  }

  /// Cuts a paragraph where the run, the level or the script changes, and shapes the pieces.
  private mutating func itemize(_ content: Range<Int>) {
    let text = Array(units[content])
    let isRightToLeft = key.direction == .rightToLeft
    let levels = needsLevels(text) ? BidiLevels(text, base: isRightToLeft ? .rightToLeft : .leftToRight).levels : nil
    let scripts = ScriptItemizer.runs(of: text)
    var script = 0
    var run = runRanges.firstIndex { $0.upperBound > content.lowerBound } ?? 0
    var start = content.lowerBound
    while start < content.upperBound {
      while runRanges[run].upperBound <= start { run += 1 }
      while scripts[script].range.upperBound + content.lowerBound <= start { script += 1 }
      var end = min(runRanges[run].upperBound, scripts[script].range.upperBound + content.lowerBound)
      var level: UInt8 = 0
      if let levels {
        level = levels[start - content.lowerBound]
        let limit = end
        end = start + 1
        while end < limit, levels[end - content.lowerBound] == level { end += 1 }
      }
      appendItem(start..<end, run: run, level: level, script: scripts[script].script)
      start = end
    }
  }

  /// Whether anything in the text may be written right to left.
  private func needsLevels(_ text: [UInt16]) -> Bool {
    key.direction == .rightToLeft || text.contains(where: BidiLevels.mayChangeLevels)
  }

  private mutating func appendItem(_ range: Range<Int>, run: Int, level: UInt8, script: String) {
    guard !key.runs[run].isAttachment else {
      items.append(PreparedItem(range: range, run: run, level: level, shaped: nil))
      return
    }
    let whole = runRanges[run] == range && !isCut
    let shaped = shape(
      ShapingRequest(
        text: whole ? key.runs[run].text : String(decoding: units[range], as: UTF16.self), font: key.runs[run].font,
        script: script, direction: level % 2 == 0 ? .leftToRight : .rightToLeft, language: key.locale,
        allowsLigatures: key.runs[run].allowsLigatures))
    items.append(PreparedItem(range: range, run: run, level: level, shaped: shaped))
  }
}
