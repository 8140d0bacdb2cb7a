import FontEngine
import Foundation
import Testing
import Typography

/// The engine of this repository, one for all tests of the target.
enum RepositoryFonts {
  static let installation = Installation(above: #filePath)
  static let engine: FontEngine = {
    guard let installation, let engine = try? FontEngine(installation) else {
      preconditionFailure("the repository has a folder fonts/")
    }
    return engine
  }()

  /// The advance of a text on one line, in points.
  static func width(_ text: String, _ font: ResolvedFont) -> Double {
    let run = engine.shape(ShapingRequest(text: text, font: FontFaceKey(font)))
    return engine.scaling(of: font).width(of: run.advanceSum)
  }
}

struct SystemFontTests {
  @Test(arguments: [
    ("fern-leaf lavender", 38.0, 285.8), ("Final", 17, 35.4), ("Chili Peppers", 34, 193.0), ("Peppers", 58, 203.6),
  ]) func widthsAgreeWithAnIndependentModelWithinTheTolerance(_ text: String, _ size: Double, _ width: Double) {
    let font = ResolvedFont(pointSize: size)
    let run = RepositoryFonts.engine.shape(ShapingRequest(text: text, font: FontFaceKey(font)))
    #expect(abs(RepositoryFonts.width(text, font) - width) < width * run.relativeTolerance * 2)
    #expect(run.basis == .profile)
  }

  /// Figures of one width, in pictures of iOS 26 (bold 22 points): at most so wide, to the half point.
  @Test(arguments: [("81 ms", 64.5), ("420 ms", 78.5)])
  func monospacedDigitsLeaveSpacesAsTheyAre(_ text: String, _ width: Double) {
    var font = ResolvedFont(pointSize: 22, weight: .bold)
    let space = RepositoryFonts.width("m m", font) - RepositoryFonts.width("mm", font)
    let hyphens = RepositoryFonts.width("-----", font)
    font.usesMonospacedDigits = true
    // Redacted text is as wide as hyphens.
    #expect(RepositoryFonts.width("-----", font) == hyphens)
    #expect(abs(RepositoryFonts.width("m m", font) - RepositoryFonts.width("mm", font) - space) < 0.01)
    let run = RepositoryFonts.engine.shape(ShapingRequest(text: text, font: FontFaceKey(font)))
    #expect(RepositoryFonts.width(text, font) <= width * (1 + run.relativeTolerance))
    #expect(RepositoryFonts.width("1111", font) == RepositoryFonts.width("8888", font))
  }

  @Test func aRunIsShapedOnceForAllSizes() {
    let request = ShapingRequest(text: "once for all sizes", font: FontFaceKey())
    _ = RepositoryFonts.engine.shape(request)
    let count = RepositoryFonts.engine.shapingCallCount
    for size in [11.0, 17, 28, 58] {
      _ = RepositoryFonts.width(request.text, ResolvedFont(pointSize: size))
    }
    #expect(RepositoryFonts.engine.shapingCallCount == count)
  }
}
