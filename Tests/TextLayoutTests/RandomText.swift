import Geometry
import TestSupport
import Typography

/// Random requests and proposals, the same for a seed in every run.
struct RandomText {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let pieces = [
    "a", "word", "hyphenation", "internationalisation", "A", "AVA", "x-y", "https://a.b/c-d:80", "12", "3.14", "(ok)",
    "\u{AD}", "é", "e\u{301}", "日本語", "漢字かな", "สวัสดีครับ", "नमस्ते", "한국어", "שלום", "مرحبا", "👍🏽", "👨‍👩‍👧", "🇩🇪", "\n",
    "\u{A0}", "—", "…", "\t", "\u{200D}", "\u{202E}", "\u{2028}",
  ]

  mutating func text(longest: Int = 14) -> String {
    let count = Int.random(in: 0...longest, using: &generator)
    return (0..<count).map { _ in
      Self.pieces.randomElement(using: &generator)! + (Bool.random(using: &generator) ? " " : "")
    }.joined()
  }

  mutating func request() -> TextRequest {
    var style = ParagraphStyle()
    style.metrics = Bool.random(using: &generator) ? .iOS : .macOS
    style.direction = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    style.alignment = TextAlignment.allCases.randomElement(using: &generator)!
    style.truncationMode = TruncationMode.allCases.randomElement(using: &generator)!
    style.locale = ["en_US", "th", "ja", "de_DE"].randomElement(using: &generator)!
    if Bool.random(using: &generator) { style.lineLimit = Int.random(in: 1...4, using: &generator) }
    if Int.random(in: 0..<4, using: &generator) == 0 { style.minimumScaleFactor = 0.5 }
    style.allowsTightening = Int.random(in: 0..<4, using: &generator) == 0
    style.lineSpacing = [0, 0, 3.5].randomElement(using: &generator)!
    let runs = (0..<Int.random(in: 1...3, using: &generator)).map { index in
      var run = TextRun(
        text: text(), font: ResolvedFont(pointSize: Double(Int.random(in: 8...40, using: &generator))), tag: index)
      if Int.random(in: 0..<5, using: &generator) == 0 { run.tracking = 1.5 }
      if Int.random(in: 0..<8, using: &generator) == 0 {
        run.attachment = TextAttachment(size: Size(width: 20, height: 18), baseline: 15)
      }
      return run
    }
    return TextRequest(runs: runs, style: style, grid: PixelGrid(scale: [1, 2, 3].randomElement(using: &generator)!))
  }

  mutating func proposal() -> ProposedViewSize {
    func length(_ generator: inout SeededGenerator) -> Double? {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: return nil
      case 1: return .infinity
      case 2: return 0
      default: return Double.random(in: 0...400, using: &generator)
      }
    }
    return ProposedViewSize(width: length(&generator), height: length(&generator))
  }
}
