import DynamicType
import FontEngine
import Geometry
import TestSupport
import Testing
import TextLayout
import Typography

/// Laws that hold for any text, on seeded random texts.
@Suite struct SettingPropertyTests {
  private static let setter = ParagraphSetter(fonts: FixedAdvanceFont())
  private static let forgettingSetter = ParagraphSetter(
    fonts: FixedAdvanceFont(), configuration: .init(keepsResults: false))
  private static let seeds = Array(UInt64(1)...UInt64(12))

  @Test(arguments: seeds)
  func settingAgainAtTheMeasuredSizeKeepsTheLines(seed: UInt64) {
    var random = RandomText(seed: seed)
    let setter = Self.setter
    for _ in 0..<6 {
      var request = random.request()
      request.style.minimumScaleFactor = 1
      request.style.allowsTightening = false
      let width = random.proposal().width
      let first = setter.set(request, in: ProposedViewSize(width: width, height: nil))
      guard !first.isTruncated else { continue }
      // Rounding up to a pixel may go beyond the proposal; a word could fit into the difference.
      let measured = min(first.size.width, width ?? .infinity)
      let second = setter.set(request, in: ProposedViewSize(width: measured, height: first.size.height))
      #expect(second.lines.map(\.text) == first.lines.map(\.text), "seed \(seed)")
      #expect(second.size == first.size, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func cachesChangeNothing(seed: UInt64) {
    var random = RandomText(seed: seed)
    let keeping = Self.setter
    let forgetting = Self.forgettingSetter
    for _ in 0..<4 {
      let request = random.request()
      for _ in 0..<2 {
        let proposal = random.proposal()
        #expect(keeping.set(request, in: proposal) == forgetting.set(request, in: proposal), "seed \(seed)")
        #expect(
          keeping.measure(request, in: proposal) == TextMeasurement(forgetting.set(request, in: proposal)),
          "seed \(seed)")
      }
    }
  }

  /// Lines are kept for all proposals that give the same ones, not only for the one that was asked about.
  @Test(arguments: seeds)
  func keptLinesAreThoseOfEachProposal(seed: UInt64) {
    var random = RandomText(seed: seed)
    for _ in 0..<3 {
      let request = random.request()
      let keeping = ParagraphSetter(fonts: FixedAdvanceFont())
      let whole = keeping.measure(request, in: .unspecified).size
      for share in [1.2, 1, 0.97, 0.6, 0.58, 0.31, 0.3] {
        let height = share < 0.6 ? whole.height * 1.5 : nil
        let proposal = ProposedViewSize(width: whole.width * share, height: height)
        let kept = keeping.set(request, in: proposal)
        #expect(kept == Self.forgettingSetter.set(request, in: proposal), "seed \(seed), share \(share)")
        let answer = ProposedViewSize(
          width: min(kept.size.width, whole.width * share), height: height.map { min(kept.size.height, $0) })
        #expect(
          keeping.set(request, in: answer) == Self.forgettingSetter.set(request, in: answer),
          "seed \(seed), share \(share)")
      }
    }
  }

  @Test(arguments: seeds)
  func aLargerFontIsNeverNarrower(seed: UInt64) {
    var random = RandomText(seed: seed)
    let setter = Self.setter
    for _ in 0..<6 {
      let text = random.text()
      let widths = [8, 13, 17, 21, 30, 40].map { size in
        setter.measure(TextFixture.request(text, pointSize: size), in: .unspecified).size.width
      }
      #expect(widths == widths.sorted(), "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func textStaysInsideItsProposalAndItsBox(seed: UInt64) {
    var random = RandomText(seed: seed)
    let setter = Self.setter
    for _ in 0..<6 {
      let request = random.request()
      let proposal = random.proposal()
      let set = setter.set(request, in: proposal)
      if let width = proposal.width, width.isFinite {
        #expect(set.size.width <= width + request.grid.pixel, "seed \(seed)")
      }
      if let limit = request.style.lineLimit { #expect(set.lines.count <= limit, "seed \(seed)") }
      #expect(set.lines.count >= 1)
      #expect(set.size.width >= 0 && set.size.height >= 0)
      let baselines = set.lines.map(\.baseline)
      #expect(baselines == baselines.sorted(), "seed \(seed)")
      #expect(set.lines.allSatisfy { $0.frame.width.isFinite && $0.frame.height.isFinite }, "seed \(seed)")
    }
  }

  /// Every character is drawn once, in order, where nothing is cut.
  @Test(arguments: seeds)
  func linesHoldTheWholeText(seed: UInt64) {
    var random = RandomText(seed: seed)
    let setter = Self.setter
    for _ in 0..<6 {
      var request = random.request()
      request.style.lineLimit = nil
      let width = random.proposal().width
      let set = setter.set(request, in: ProposedViewSize(width: width, height: nil))
      let source = request.runs.map { $0.attachment == nil ? $0.text : "\u{FFFC}" }.joined()
      let hyphens = set.lines.filter { $0.wordBreak == .hyphenated || $0.text.hasSuffix("\u{AD}-") }.count
      let drawn = set.lines.map(\.text).joined().unicodeScalars.filter { !$0.properties.isWhitespace }
      let wanted = source.unicodeScalars.filter { !$0.properties.isWhitespace }
      #expect(drawn.count == wanted.count + hyphens, "seed \(seed)")
    }
  }

  /// The same paragraph in a layout from right to left has the same lines and the same size.
  @Test(arguments: seeds)
  func mirroredTextMeasuresTheSame(seed: UInt64) {
    var random = RandomText(seed: seed)
    for _ in 0..<6 {
      var request = random.request()
      request.style.truncationMode = .tail
      let width = random.proposal().width
      request.style.direction = .leftToRight
      let forward = Self.setter.set(request, in: ProposedViewSize(width: width, height: nil))
      request.style.direction = .rightToLeft
      let mirrored = Self.setter.set(request, in: ProposedViewSize(width: width, height: nil))
      #expect(forward.size == mirrored.size, "seed \(seed)")
      #expect(forward.lines.map(\.text) == mirrored.lines.map(\.text), "seed \(seed)")
    }
  }

  // The same laws in the fonts of the repository, whose advances blend with the size.

  private static func inSystemFont(_ request: TextRequest) -> TextRequest {
    var request = request
    for index in request.runs.indices { request.runs[index].font.family = .system(.default) }
    return request
  }

  @Test(arguments: seeds)
  func realFontsKeepTheirLinesAtTheMeasuredWidth(seed: UInt64) {
    var random = RandomText(seed: seed)
    for _ in 0..<3 {
      var request = Self.inSystemFont(random.request())
      request.style.minimumScaleFactor = 1
      request.style.allowsTightening = false
      request.style.lineLimit = nil
      let width = random.proposal().width
      let first = RecordedText.setter.set(request, in: ProposedViewSize(width: width, height: nil))
      let measured = min(first.size.width, width ?? .infinity)
      let second = RecordedText.setter.set(request, in: ProposedViewSize(width: measured, height: nil))
      #expect(second.lines.map(\.text) == first.lines.map(\.text), "seed \(seed)")
      #expect(second.size == first.size, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func realFontsAreNeverNarrowerAtALargerSize(seed: UInt64) {
    var random = RandomText(seed: seed)
    for _ in 0..<4 {
      let text = random.text()
      for style in [TextStyle.largeTitle, .headline, .caption2] {
        let widths = DynamicTypeSize.allCases.map { size in
          let font = FontResolver(textSize: size).resolve(FontRequest(.textStyle(style)))
          let request = TextRequest(
            runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), grid: PixelGrid(scale: 3))
          return RecordedText.setter.measure(request, in: .unspecified).size.width
        }
        #expect(widths == widths.sorted(), "seed \(seed) \(style)")
      }
    }
  }

  @Test(arguments: seeds)
  func cachesOfRealFontsChangeNothing(seed: UInt64) {
    var random = RandomText(seed: seed)
    let forgetting = ParagraphSetter(fonts: RecordedText.engine, configuration: .init(keepsResults: false))
    for _ in 0..<2 {
      let request = Self.inSystemFont(random.request())
      let proposal = random.proposal()
      let kept = RecordedText.setter.set(request, in: proposal)
      RecordedText.engine.forgetShapedText()
      #expect(kept == forgetting.set(request, in: proposal), "seed \(seed)")
    }
  }
}
