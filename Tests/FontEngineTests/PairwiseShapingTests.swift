import Foundation
import Synchronization
import TestSupport
import Testing
import Typography

@testable import FontEngine

/// Text shaped by its pairs against the same text shaped as a whole by HarfBuzz.
@Suite struct PairwiseShapingTests {
  private static let letters =
    Array(
      "aaabcdeeefghiiijjklllmnooopqrsstttuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789     .,;:!?'\"()[]{}@#&*/-_+<>=|~$%^`"
    )
    + Array("«»“”‘’„…–—·•€£¥©®™°±×÷½ßæøåäöüéèêëïîôûçñÀÉÜŁłŞşȘșŐőŘřŻżďľťĿŀıİĳœŒ\u{A0}\u{2009}ﬁﬂ")
    + Array("αβγδεζηθικλμνξοπρστυφχψωάέήίόύώΑΒΓΔΩ") + Array("абвгдежзийклмнопрстуфхцчшщъыьэюяЁёІіЇїЄєҐґАБВГД")
    + Array("e\u{301}i\u{307}j\u{308}👍茶א")

  private static func text(_ random: inout SeededGenerator) -> String {
    let pool = Bool.random(using: &random) ? letters : Array(letters.prefix(120))
    return String((0..<Int.random(in: 1...40, using: &random)).map { _ in pool.randomElement(using: &random)! })
  }

  private static func keys() -> [FontFaceKey] {
    var keys = FontWeight.allCases.map { FontFaceKey(weight: $0) }
    keys.append(FontFaceKey(family: .system(.rounded)))
    var italic = FontFaceKey()
    italic.isItalic = true
    var digits = FontFaceKey(weight: .semibold)
    digits.usesMonospacedDigits = true
    var capitals = FontFaceKey()
    capitals.usesSmallCaps = true
    var narrow = FontFaceKey()
    narrow.width = .condensed
    return keys + [italic, digits, capitals, narrow]
  }

  private static func shape(_ request: ShapingRequest, usesPairs: Bool) -> ShapedRun {
    RepositoryFonts.engine.library.withLock { library in
      var shaper = RunShaper(library: library, request: request, usesPairs: usesPairs)
      return shaper.shape()
    }
  }

  @Test(arguments: keys().indices) func pairsGiveWhatTheWholeTextGives(index: Int) {
    var random = SeededGenerator(seed: UInt64(index + 1))
    let key = Self.keys()[index]
    for _ in 0..<120 {
      let request = ShapingRequest(
        text: Self.text(&random), font: key, script: ["Latn", "Cyrl", "Grek", "Zyyy"].randomElement(using: &random)!,
        language: ["en_US", "de", "tr", "ro_RO", "nl", "ca_ES", "sr", "bg"].randomElement(using: &random)!,
        allowsLigatures: Bool.random(using: &random))
      let pairs = Self.shape(request, usesPairs: true)
      let whole = Self.shape(request, usesPairs: false)
      #expect(pairs == whole, "\(request.text) \(request.language)")
    }
  }

  /// Recorded words that fonts are known to treat as more than pairs.
  @Test(arguments: ["office", "fjord", "ffi fl fi", "col·legi", "3 x 4", "->", "(c)", "10:30", "T.A.", "Ĳssel"])
  func wordsThatMayLigateAreThoseOfHarfBuzz(text: String) {
    for language in ["en", "ca", "nl"] {
      let request = ShapingRequest(text: text, font: FontFaceKey(), language: language)
      #expect(Self.shape(request, usesPairs: true) == Self.shape(request, usesPairs: false), "\(language)")
    }
  }

  /// A letter costs a call in each master, and so does a pair; what is known costs none.
  @Test func everyLetterAndPairIsAskedForOnce() throws {
    let engine = try FontEngine(#require(RepositoryFonts.installation))
    func calls(_ text: String) -> Int {
      let before = engine.shapingCallCount
      _ = engine.shape(ShapingRequest(text: text, font: FontFaceKey()))
      return engine.shapingCallCount - before
    }
    #expect(calls("ab") == 2 * (2 + 1))
    #expect(calls("aba") == 2 * 1)
    #expect(calls("abab") == 0)
    #expect(calls("abc") == 2 * (1 + 1))
    engine.forgetShapedText()
    #expect(calls("abab") == 0)
    // A text that holds a character of another font goes to HarfBuzz, which sees its two stretches.
    #expect(calls("ab茶") == 2 + 1)
  }
}
