import Geometry
import Typography

/// A text fitted into a proposal: which lines are kept, at which size of the font, and what is cut off.
final class FittedText: Sendable {
  let text: SizedText
  /// The kept lines; the last one is replaced by `truncation` where text is left out.
  let lines: [FilledLine]
  let truncation: TruncatedLine?
  let unlimitedLineCount: Int
  let missingPatterns: Bool
  /// The size that the text answers, a whole number of pixels.
  let size: Size
  let firstBaseline: Double
  let lastBaseline: Double
  /// The proposals that give the same lines.
  let reach: FitReach

  init(
    text: SizedText, lines: [FilledLine], truncation: TruncatedLine?, unlimitedLineCount: Int, missingPatterns: Bool,
    size: Size, baselines: (first: Double, last: Double), reach: FitReach
  ) {
    self.reach = reach
    self.text = text
    self.lines = lines
    self.truncation = truncation
    self.unlimitedLineCount = unlimitedLineCount
    self.missingPatterns = missingPatterns
    self.size = size
    firstBaseline = baselines.first
    lastBaseline = baselines.last
  }

  var measurement: TextMeasurement {
    TextMeasurement(
      size: size, firstBaseline: firstBaseline, lastBaseline: lastBaseline, lineCount: lines.count,
      isTruncated: truncation != nil)
  }
}

/// The proposals for which a fit holds, in points; a proposal without a length offers endless room.
struct FitReach {
  var leastWidth: Double
  var mostWidth: Double
  var leastHeight: Double
  var mostHeight: Double

  func contains(_ proposal: ProposedViewSize) -> Bool {
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    return width >= leastWidth && width <= mostWidth && height >= leastHeight && height <= mostHeight
  }
}

/// Fits a text into a proposal: fills lines, keeps what lines and height allow, tightens or shrinks where that avoids a
/// cut and the style allows it, and truncates.
struct ParagraphFit {
  private let proposal: ProposedViewSize
  private let hyphenation: (any Hyphenation)?
  private let sized: (_ factor: Double, _ tightening: Double) -> SizedText

  /// Number of halvings in the search for the least tightening that fits.
  private static let tighteningSteps = 5
  /// Number of halvings in the search for the largest size that fits.
  ///
  /// - Verification: measured on macOS 26; a line of 122.5 points shrunk into 120, 100 and 80 was recorded 118.5, 100 and
  ///   78 wide, which four halvings between the smallest factor and 1 give within 1 %, and the heights exactly.
  private static let shrinkingSteps = 4

  init(
    _ proposal: ProposedViewSize, hyphenation: (any Hyphenation)?,
    sized: @escaping (_ factor: Double, _ tightening: Double) -> SizedText
  ) {
    self.proposal = proposal
    self.hyphenation = hyphenation
    self.sized = sized
  }

  /// One attempt at a size of the font.
  private struct Attempt {
    var text: SizedText
    var lines: [FilledLine]
    var kept: Int
    var missingPatterns: Bool

    var fits: Bool { kept == lines.count }
  }

  func fit() -> FittedText {
    let plain = attempt(factor: 1, tightening: 0)
    var chosen = plain
    let style = plain.text.request.style
    if !chosen.fits, style.allowsTightening, let tightened = leastTightening() { chosen = tightened }
    if !chosen.fits, style.minimumScaleFactor < 1, style.minimumScaleFactor >= 0 {
      chosen = largestFactor(style)
    }
    return finish(chosen, unlimitedLineCount: plain.lines.count, isPlain: plain.fits)
  }

  private func attempt(factor: Double, tightening: Double) -> Attempt {
    let text = sized(factor, tightening)
    var filler = LineFiller(text, width: proposal.width ?? .infinity, hyphenation: hyphenation)
    let lines = filler.fill()
    var kept = lines.count
    if let limit = text.request.style.lineLimit { kept = min(kept, max(limit, 1)) }
    if let height = proposal.height, height < .infinity {
      // Lines that room is reserved for have it, whatever height is offered.
      kept = min(kept, max(LineStack(text).count(lines, fitting: height), text.request.style.reservedLines))
    }
    return Attempt(text: text, lines: lines, kept: kept, missingPatterns: filler.missingPatterns)
  }

  private func leastTightening() -> Attempt? {
    var best = attempt(factor: 1, tightening: 1)
    guard best.fits else { return nil }
    var low = 0.0
    var high = 1.0
    for _ in 0..<Self.tighteningSteps {
      let middle = (low + high) / 2
      let candidate = attempt(factor: 1, tightening: middle)
      if candidate.fits {
        best = candidate
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }

  private func largestFactor(_ style: ParagraphStyle) -> Attempt {
    let tightening = style.allowsTightening ? 1.0 : 0
    let smallest = max(style.minimumScaleFactor, 1e-3)
    var best = attempt(factor: smallest, tightening: tightening)
    guard best.fits else { return best }
    var low = smallest
    var high = 1.0
    for _ in 0..<Self.shrinkingSteps {
      let middle = (low + high) / 2
      let candidate = attempt(factor: middle, tightening: tightening)
      if candidate.fits {
        best = candidate
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }

  private func finish(_ attempt: Attempt, unlimitedLineCount: Int, isPlain: Bool) -> FittedText {
    let text = attempt.text
    let lines = attempt.fits ? attempt.lines : Array(attempt.lines.prefix(attempt.kept))
    var truncation: TruncatedLine?
    if !attempt.fits, let last = lines.last {
      let textEnd = text.prepared.paragraphs.last?.content.upperBound ?? last.end
      truncation = LineTruncator(text, width: proposal.width ?? .infinity)
        .truncate(last, textEnd: textEnd, mode: text.request.style.truncationMode)
    }
    let column = LineStack(text).column(lines, reserved: min(text.request.style.reservedLines, Self.mostReservedLines))
    let widest = widest(lines, truncation, style: text.request.style)
    let size = size(widest: widest, height: column.height, grid: text.request.grid)
    return FittedText(
      text: text, lines: lines, truncation: truncation, unlimitedLineCount: unlimitedLineCount,
      missingPatterns: attempt.missingPatterns, size: size, baselines: (column.firstBaseline, column.lastBaseline),
      reach: isPlain ? reach(lines, in: text, widest: widest, size: size) : exactReach)
  }

  /// This proposal alone.
  private var exactReach: FitReach {
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    return FitReach(leastWidth: width, mostWidth: width, leastHeight: height, mostHeight: height)
  }

  /// The proposals that give the same lines as this one, which holds them all at their full size.
  ///
  /// A narrower column that holds the lines breaks them alike, since no line has room for more than before; a wider
  /// one does where each paragraph is a single line. A column in which words break is left at its width.
  private func reach(_ lines: [FilledLine], in text: SizedText, widest: Double, size: Size) -> FitReach {
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    guard widest <= width, width > 0 || height > 0, !lines.contains(where: { $0.wordBreak != nil }) else {
      return exactReach
    }
    let isUnbroken = lines.count == text.prepared.paragraphs.count
    return FitReach(
      leastWidth: min(size.width, width), mostWidth: isUnbroken ? .infinity : width,
      leastHeight: min(size.height, height), mostHeight: .infinity)
  }

  /// The width of the widest line with its trailing spaces.
  ///
  /// A text that may shrink and has a limit on its lines leaves the trailing spaces out.
  /// - Verification: measured on macOS 26.
  private func widest(_ lines: [FilledLine], _ truncation: TruncatedLine?, style: ParagraphStyle) -> Double {
    let countsSpaces = !(style.minimumScaleFactor < 1 && style.lineLimit != nil)
    var widest = 0.0
    for line in truncation == nil ? lines[...] : lines.dropLast() {
      widest = max(widest, countsSpaces ? line.fullWidth : line.width)
    }
    return max(widest, truncation?.width ?? 0)
  }

  /// As large as the lines, but not wider than the proposal.
  private func size(widest: Double, height: Double, grid: PixelGrid) -> Size {
    if let width = proposal.width, let height = proposal.height, width <= 0, height <= 0 { return .zero }
    let width = min(widest, max(proposal.width ?? .infinity, 0))
    return Size(width: grid.ceiled(width), height: grid.ceiled(height))
  }

  /// Lines beyond this are not reserved, so that heights stay finite.
  private static let mostReservedLines = 10_000
}
