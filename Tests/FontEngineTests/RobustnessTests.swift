import FontEngine
import Foundation
import Geometry
import PathGeometry
import Testing
import Typography

/// Odd input: bounded work and no crash.
struct RobustnessTests {
  private func shape(_ text: String, script: String = "Latn") -> ShapedRun {
    RepositoryFonts.engine.shape(ShapingRequest(text: text, font: FontFaceKey(), script: script))
  }

  @Test(arguments: [
    "", " ", "\n", "\u{0}\u{1}\u{7F}", "\u{200B}\u{200D}\u{FEFF}", "\u{301}", "\u{FE0F}", "\u{FFFD}", "\r\n\t",
  ])
  func oddStrings(_ text: String) {
    let run = shape(text)
    #expect(run.utf16Count == text.utf16.count)
    #expect(run.prefixSums.count == run.utf16Count + 1)
    #expect(run.advanceSum.advance.text.isFinite)
  }

  @Test func tenThousandCombiningMarks() {
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 5000)
    let run = shape(text)
    #expect(run.utf16Count == 10_001)
    #expect(run.clusterStarts.count(where: { $0 }) <= 10_002)
  }

  @Test func equivalentStringsKeepTheirOwnClusters() {
    let composed = shape("caf\u{E9} kept apart")
    let decomposed = shape("cafe\u{301} kept apart")
    #expect(composed.utf16Count == 15)
    #expect(decomposed.utf16Count == 16)
    #expect(abs(composed.advanceSum.advance.text - decomposed.advanceSum.advance.text) < 1e-9)
  }

  @Test func piecesNeverCutAPairOfSurrogates() {
    let run = shape("a" + String(repeating: "\u{1D400}", count: 4000))
    #expect(run.utf16Count == 8001)
    #expect(run.glyphs.count == 4001)
  }

  @Test func longTextIsShapedInPieces() {
    let text = String(repeating: "lorem ipsum ", count: 10_000)
    let run = shape(text)
    #expect(run.utf16Count == 120_000)
    #expect(run.glyphs.count == 120_000)
  }

  @Test func widthsGrowWithTheSizeInEveryWeight() {
    for weight in FontWeight.allCases {
      var previous = 0.0
      for size in stride(from: 6.0, through: 90, by: 0.5) {
        let width = RepositoryFonts.width("Handgloves & 123", ResolvedFont(pointSize: size, weight: weight))
        #expect(width > previous, "\(weight) \(size)")
        previous = width
      }
    }
  }

  @Test func heavierIsWider() {
    let widths = FontWeight.allCases.map {
      RepositoryFonts.width("Handgloves & 123", ResolvedFont(pointSize: 17, weight: $0))
    }
    #expect(widths == widths.sorted())
  }

  @Test func theEngineIsSafeForConcurrentUse() async {
    let texts = (0..<40).map { "concurrent text \($0 % 8) مرحبا 你好" }
    let widths = await withTaskGroup(of: (Int, Double).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask {
          (index, RepositoryFonts.width(text, ResolvedFont(pointSize: Double(11 + index % 8))))
        }
      }
      var widths = Array(repeating: 0.0, count: texts.count)
      for await (index, width) in group { widths[index] = width }
      return widths
    }
    for (index, width) in widths.enumerated() { #expect(width == widths[index % 8]) }
  }

  @Test func outlinesFillTheInkBounds() throws {
    for (text, size) in [("Handgloves", 17.0), ("Handgloves", 40), ("jgqy", 23)] {
      let font = ResolvedFont(pointSize: size)
      let run = shape(text)
      for placed in run.positioned(scaling: RepositoryFonts.engine.scaling(of: font)) {
        let ink = try #require(RepositoryFonts.engine.inkBounds(of: placed))
        let box = try #require(RepositoryFonts.engine.outline(of: placed).boundingBox(flatness: 0.005))
        #expect(abs(ink.minX - box.minX) < 0.05 && abs(ink.maxX - box.maxX) < 0.05)
        #expect(abs(ink.minY - box.minY) < 0.05 && abs(ink.maxY - box.maxY) < 0.05)
      }
    }
  }

  @Test func monospacedGlyphsShareOneAdvance() {
    let key = FontFaceKey(family: .system(.monospaced))
    let run = RepositoryFonts.engine.shape(ShapingRequest(text: "iiWW0.", font: key))
    #expect(run.glyphs.allSatisfy { abs($0.advance.text * 2048 - 1266) < 1e-9 && $0.kerning == .zero })
  }
}
