import FontEngine
import Foundation
import Testing
import Typography

/// Which font draws what, when the font asked for lacks it.
struct FallbackTests {
  private func shape(
    _ text: String, script: String, direction: RunDirection = .leftToRight, language: String = "en",
    font: FontFaceKey = FontFaceKey()
  ) -> ShapedRun {
    RepositoryFonts.engine.shape(
      ShapingRequest(text: text, font: font, script: script, direction: direction, language: language))
  }

  private func faceNames(_ run: ShapedRun) -> [String] { run.faces.map { RepositoryFonts.engine.name(of: $0.face) } }

  @Test(arguments: [
    ("مرحبا", "Arab", RunDirection.rightToLeft, "ar", "NotoSansArabic"),
    ("שלום", "Hebr", .rightToLeft, "he", "NotoSansHebrew"),
    ("नमस्ते", "Deva", .leftToRight, "hi", "NotoSansDevanagari"), ("สวัสดี", "Thai", .leftToRight, "th", "NotoSansThai"),
    ("你好", "Hani", .leftToRight, "zh-Hans", "NotoSansCJKsc"), ("你好", "Hani", .leftToRight, "zh-Hant", "NotoSansCJKtc"),
    ("日本語", "Hani", .leftToRight, "ja", "NotoSansCJKjp"), ("こんにちは", "Hira", .leftToRight, "ja", "NotoSansCJKjp"),
    ("안녕하세요", "Hang", .leftToRight, "ko", "NotoSansCJKkr"), ("👋🏽", "Zyyy", .leftToRight, "en", "NotoColorEmoji"),
    ("Привет", "Cyrl", .leftToRight, "ru", "System default"), ("γειά", "Grek", .leftToRight, "el", "System default"),
    ("Tiếng Việt", "Latn", .leftToRight, "vi", "System default"),
  ])
  func scriptsTakeTheirFont(
    _ text: String, _ script: String, _ direction: RunDirection, _ language: String, _ face: String
  ) {
    let run = shape(text, script: script, direction: direction, language: language)
    #expect(faceNames(run).allSatisfy { $0.hasPrefix(face) }, "\(faceNames(run))")
    #expect(run.unmeasured.isEmpty)
    #expect(run.glyphs.allSatisfy { $0.id != 0 })
    #expect(run.advanceSum.advance.text > 0.3)
    #expect(run.utf16Count == text.utf16.count)
  }

  @Test func hanCharactersAreAnEmWide() {
    let run = shape("你好世界", script: "Hani", language: "zh-Hans")
    #expect(abs(run.advanceSum.advance.text - 4) < 1e-9)
    #expect(run.basis == .standIn)
    #expect(run.faces.allSatisfy { $0.isFallback })
    // The text's tracking widens them, the system font's own does not.
    #expect(run.advanceSum.trackedGlyphs == 4)
    #expect(run.advanceSum.fontTrackedGlyphs == 0)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇫🇷", "👍🏽", "❤️", "1️⃣"]) func emojiSequencesAreOneGlyph(_ text: String) {
    let run = shape(text, script: "Zyyy")
    #expect(run.glyphs.filter { $0.advance.text > 0 }.count == 1, "\(run.glyphs)")
    #expect(run.clusterStarts.dropLast().count(where: { $0 }) == 1)
    #expect(faceNames(run) == ["NotoColorEmoji"])
  }

  @Test func mixedTextKeepsItsOrderInBothDirections() {
    let left = shape("a👍b", script: "Latn")
    #expect(left.glyphs.map(\.cluster) == [0, 1, 3])
    #expect(left.faces.count == 2)
    let right = shape("אב👍ג", script: "Hebr", direction: .rightToLeft, language: "he")
    #expect(right.glyphs.map(\.cluster) == [4, 2, 1, 0])
    let sums = right.prefixSums.map { $0.advance.text }
    #expect(sums == sums.sorted())
  }

  @Test func ligaturesAndMarksStayWithinTheirCluster() {
    let run = shape("नमस्ते", script: "Deva", language: "hi")
    #expect(run.clusterStarts.first == true)
    let total = run.advanceSum
    for offset in 0...run.utf16Count where run.clusterStarts[offset] {
      let parts = run.advanceSum(from: 0, to: offset) + run.advanceSum(from: offset, to: run.utf16Count)
      #expect(abs(parts.advance.text - total.advance.text) < 1e-9)
    }
  }

  @Test func aCharacterThatNoFontHasIsNotMeasured() throws {
    let run = shape("a\u{10FFFD}b", script: "Zzzz")
    let reason = try #require(run.unmeasured.first)
    #expect(reason.code == "no-font-for-script")
    #expect(reason.message.contains("apt-get install"))
    #expect(reason.message.contains("U+10FFFD"))
    #expect(run.basis == .unmeasured)
    #expect(run.glyphs.count == 3)
  }

  @Test func withoutFetchedFontsNothingIsMeasured() throws {
    let installation = try #require(RepositoryFonts.installation)
    let engine = try FontEngine(dataFolder: installation.dataFolder, cacheFolder: "/nonexistent")
    let run = engine.shape(ShapingRequest(text: "Hello", font: FontFaceKey()))
    #expect(run.unmeasured.map(\.code) == ["fonts-not-fetched"])
    #expect(run.glyphs.count == 5)
    let outlines = run.positioned(scaling: engine.scaling(of: ResolvedFont(pointSize: 17)))
    #expect(outlines.compactMap { engine.inkBounds(of: $0) }.count == 1)
  }

  @Test func missingDataIsAnError() {
    #expect(throws: FontEngineError.missingData(path: "/nonexistent/system-font.txt")) {
      try FontEngine(dataFolder: "/nonexistent", cacheFolder: "/nonexistent")
    }
  }
}
