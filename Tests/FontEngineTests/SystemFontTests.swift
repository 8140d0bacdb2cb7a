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
