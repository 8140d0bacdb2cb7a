import Geometry
import PathGeometry
import Typography

/// A text setter with known sizes, and fixed advances for every other text.
///
/// A character is half an em wide and a space a quarter; lines break at spaces; the pitch is 1.25 em unless given.
struct FakeTextSetter: TextSetter {
  /// The size and baseline of whole texts, which never wrap.
  struct Known: Sendable {
    var size: Size
    var baseline: Double
  }

  /// Texts that wrap to a known number of lines at a width, by their string.
  struct Paragraph: Sendable {
    var lineHeight: Double
    /// The width of the widest of the first `kept` lines.
    var width: @Sendable (_ kept: Int) -> Double
    var lineCount: Int
  }

  var known: [String: Known] = [:]
  var paragraphs: [String: Paragraph] = [:]

  func set(_ request: TextRequest, in proposal: ProposedViewSize) -> SetText {
    let string = request.runs.map(\.text).joined()
    if let known = known[string] {
      return text([(string, known.size.width)], size: known.size, pitch: known.size.height, ascent: known.baseline)
    }
    if let paragraph = paragraphs[string] { return set(paragraph, in: proposal) }
    return set(request, string: string, in: proposal)
  }

  private func set(_ paragraph: Paragraph, in proposal: ProposedViewSize) -> SetText {
    let room = proposal.height.map { $0 < 1e6 ? max(1, Int($0 / paragraph.lineHeight)) : .max } ?? .max
    let kept = proposal.width == nil || proposal.width == .infinity ? 1 : min(paragraph.lineCount, room)
    let isUnlimited = proposal.width == nil || proposal.width == .infinity
    let width = isUnlimited ? 1_000 : min(paragraph.width(kept), proposal.width!)
    var result = text(
      Array(repeating: ("line", width), count: kept),
      size: Size(width: width, height: Double(kept) * paragraph.lineHeight), pitch: paragraph.lineHeight,
      ascent: 0.8 * paragraph.lineHeight)
    result.unlimitedLineCount = paragraph.lineCount
    result.isTruncated = kept < paragraph.lineCount && proposal.width != nil && proposal.width != .infinity
    return result
  }

  private func set(_ request: TextRequest, string: String, in proposal: ProposedViewSize) -> SetText {
    let size = request.runs.first?.font.pointSize ?? 16
    let pitch = size * 1.25
    var lines = Self.wrapped(string, size: size, width: proposal.width ?? .infinity)
    let needed = lines.count
    let limit = min(
      request.style.lineLimit ?? .max,
      proposal.height.map { $0 < 1e6 ? max(1, Int($0 / pitch + 1e-6)) : .max } ?? .max)
    if lines.count > limit { lines = Array(lines.prefix(limit)) }
    let width = min(request.grid.ceiled(lines.map(\.width).max() ?? 0), proposal.width ?? .infinity)
    var result = text(
      lines, size: Size(width: width, height: request.grid.ceiled(Double(lines.count) * pitch)), pitch: pitch,
      ascent: size)
    result.unlimitedLineCount = needed
    result.isTruncated = lines.count < needed
    return result
  }

  private func text(_ lines: [(text: String, width: Double)], size: Size, pitch: Double, ascent: Double) -> SetText {
    let set = lines.enumerated().map { index, line in
      SetLine(
        text: line.text,
        frame: Rectangle(x: 0, y: Double(index) * pitch, width: line.width, height: pitch),
        baseline: Double(index) * pitch + ascent, advanceWidth: line.width, inkBounds: nil)
    }
    return SetText(
      size: size, lines: set, firstBaseline: ascent, lastBaseline: ascent + Double(lines.count - 1) * pitch,
      unlimitedLineCount: lines.count, basis: .realFont, relativeTolerance: 0)
  }

  private static func wrapped(_ string: String, size: Double, width: Double) -> [(text: String, width: Double)] {
    var lines: [(text: String, width: Double)] = []
    for word in string.split(separator: " ", omittingEmptySubsequences: true) {
      let advance = Double(word.count) * size / 2
      if let last = lines.last, last.width + size / 4 + advance <= width {
        lines[lines.count - 1] = (last.text + " " + word, last.width + size / 4 + advance)
      } else {
        lines.append((String(word), advance))
      }
    }
    return lines.isEmpty ? [("", 0)] : lines
  }
}

/// Symbols 1.25 em square with their baseline at three quarters, drawn to their edges.
struct FakeSymbols: SymbolSource {
  func symbol(_ request: SymbolRequest) -> MeasuredSymbol {
    let side = request.grid.ceiled(request.font.pointSize * 1.25)
    let frame = Rectangle(x: 0, y: 0, width: side, height: side)
    return MeasuredSymbol(
      size: frame.size, baseline: side * 0.75, ink: frame, silhouette: .rectangle(frame), drawing: .rectangle(frame),
      tolerance: 0.1, basis: .profile)
  }

  func hasSymbol(named name: String) -> Bool { true }
}

/// The system font's metrics, on iOS and on the Mac; faces with "Bold" at the end of their name are bold.
struct FakeMetrics: FontMetricsSource {
  func metrics(of font: ResolvedFont, on platform: LineMetricsPlatform) -> FontMetrics {
    var unit =
      platform == .macOS
      ? FontMetrics(ascent: 1980 / 2048, descent: 432 / 2048, lineGap: 0, capHeight: 1443 / 2048, xHeight: 0.5)
      : FontMetrics(ascent: 1950 / 2048, descent: 494 / 2048, lineGap: 0, capHeight: 1443 / 2048, xHeight: 0.5)
    if case .custom(let name) = font.family { unit.isBold = name.hasSuffix("Bold") }
    return unit.scaled(by: font.pointSize)
  }
}

/// No outlines.
struct FakeOutlines: GlyphOutlineSource {
  func outline(of run: PositionedGlyphRun) -> Path { Path() }
}
