import DynamicType
import FontEngine
import Foundation
import Geometry
import TextLayout
import Typography

/// Paragraphs at all twelve text sizes: this tool, bare HarfBuzz and Pango, in turns on the same texts and font.
///
/// The tool starts every run with fonts loaded and nothing kept of any text: each run analyses, shapes, wraps and measures
/// every paragraph anew, as the first look at a layout does. HarfBuzz only shapes; Pango shapes and wraps.
struct ParagraphRace {
  private let engine: FontEngine
  private let setter: ParagraphSetter
  private let installation: Installation
  private let requests: [[TextRequest]]
  private let pointSizes: [Double]

  /// Width of a paragraph, in points: an iPhone's without its margins.
  private static let width = 361.0
  /// Times that everyone runs before the next one does.
  private static let rounds = 5

  /// What everyone needed for all paragraphs at all sizes, in milliseconds, run by run.
  struct Result {
    var paragraphs: Int
    var sizes: Int
    /// Calls of `hb_shape` by the tool: in its first run, when glyphs and pairs are new, and in a later one.
    var firstShapingCalls: Int
    var laterShapingCalls: Int
    /// The tool's first run.
    var first: Double
    var tool: [Double]
    var harfBuzz: [Double]
    /// Empty where Pango is not installed.
    var pango: [Double]

    /// Paragraphs a second, each at all sizes, and the tool's rate over the others'.
    var figures: [(name: String, value: Double?)] {
      let (tool, bare) = (Measurement(tool).median, Measurement(harfBuzz).median)
      let other = pango.isEmpty ? nil : Measurement(pango).median
      return [
        ("firstRunMilliseconds", first), ("harfBuzzMedianMilliseconds", bare), ("pangoMedianMilliseconds", other),
        ("paragraphsPerSecond", rate(tool)), ("harfBuzzParagraphsPerSecond", rate(bare)),
        ("pangoParagraphsPerSecond", other.map(rate)), ("timesHarfBuzz", bare / tool),
        ("timesPango", other.map { $0 / tool }),
      ]
    }

    private func rate(_ milliseconds: Double) -> Double { Double(paragraphs) / milliseconds * 1000 }
  }

  init(engine: FontEngine, installation: Installation) {
    self.engine = engine
    setter = ParagraphSetter(fonts: engine)
    self.installation = installation
    let fonts = DynamicTypeSize.allCases.map {
      FontResolver(textSize: $0, legibilityWeight: .regular, platform: .iOS).resolve(FontRequest(.textStyle(.body)))
    }
    pointSizes = fonts.map(\.pointSize)
    requests = ParagraphTexts.all.map { text in
      fonts.map {
        TextRequest(runs: [TextRun(text: text, font: $0)], style: ParagraphStyle(), grid: PixelGrid(scale: 3))
      }
    }
  }

  /// Everyone's times; `nil` where Inter was not fetched.
  func run(seconds: Double) -> Result? {
    let fonts = URL(fileURLWithPath: installation.cacheFolder).appendingPathComponent("fonts")
    let inter = fonts.appendingPathComponent("Inter.ttf")
    guard let harfBuzz = BareHarfBuzz(path: inter.path, pointSizes: pointSizes) else { return nil }
    let source = URL(fileURLWithPath: installation.dataFolder).deletingLastPathComponent()
      .appendingPathComponent("Sources/sizewise-benchmark/Pango/paragraphs.c")
    let pango = PangoProgram(source: source, fontFolder: fonts)
    defer { pango?.remove() }
    let calls = engine.shapingCallCount
    let first = Measurement.once { measure() }
    let callsOfFirst = engine.shapingCallCount - calls
    measure()
    var result = Result(
      paragraphs: requests.count, sizes: pointSizes.count, firstShapingCalls: callsOfFirst,
      laterShapingCalls: engine.shapingCallCount - calls - callsOfFirst, first: first, tool: [], harfBuzz: [],
      pango: [])
    for _ in 0..<Self.rounds {
      let share = seconds / Double(Self.rounds)
      result.tool += Measurement(seconds: share) { measure() }.times
      result.harfBuzz += Measurement(seconds: share) { _ = harfBuzz.measure(ParagraphTexts.all) }.times
      result.pango +=
        pango?.times(ParagraphTexts.all, family: "Inter", pointSizes: pointSizes, width: Self.width, runs: 2) ?? []
    }
    return result
  }

  /// Measures every paragraph at every size, with nothing kept from before.
  private func measure() {
    engine.forgetShapedText()
    setter.forgetTexts()
    for sizes in requests {
      for request in sizes { _ = setter.measure(request, in: ProposedViewSize(width: Self.width, height: nil)) }
    }
  }
}
