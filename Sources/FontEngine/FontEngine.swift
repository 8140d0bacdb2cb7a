package import Geometry
package import PathGeometry
import Synchronization
package import Typography

/// Finds, measures, shapes and outlines fonts, and measures symbols. The owner of every handle of FreeType, HarfBuzz and
/// Fontconfig; safe for concurrent use.
package final class FontEngine: FontSource {
  private let profile: SystemFontProfile
  let symbols: SymbolTable
  let symbolCache = Mutex<[SymbolRequest: MeasuredSymbol]>([:])
  let library: Mutex<FontLibrary>
  private let runs = Mutex<RunCache>(RunCache())
  private let shapingCalls = Atomic<Int>(0)

  /// - Parameters:
  ///   - dataFolder: the repository's `fonts` folder.
  ///   - cacheFolder: the folder that `bin/fetch-fonts` fills (`.cache`), with `fonts` in it.
  ///   - fontFolders: folders or files of the audited project's fonts, or of Apple's where they are at hand.
  /// - Throws: `missingData`, `unreadableData`, `libraryUnavailable`. Fonts that are missing are no error: the text that
  ///   needs them is "not measured".
  package init(dataFolder: String, cacheFolder: String, fontFolders: [String] = []) throws(FontEngineError) {
    profile = try SystemFontProfile(path: "\(dataFolder)/system-font.txt")
    symbols = try SymbolTable(dataFolder: dataFolder)
    let places = FontLibrary.Places(dataFolder: dataFolder, cacheFolder: cacheFolder, fontFolders: fontFolders)
    let scriptFonts = try ScriptFonts(path: "\(dataFolder)/script-fonts.txt")
    library = Mutex(try FontLibrary(places: places, profile: profile, scriptFonts: scriptFonts))
  }

  /// Searches more folders or files for custom fonts; before any text is shaped, since shaped runs are kept.
  package func addFontFolders(_ paths: [String]) { library.withLock { $0.addFontFolders(paths) } }

  /// How often HarfBuzz has shaped a stretch of text since the engine was made.
  package var shapingCallCount: Int { shapingCalls.load(ordering: .relaxed) }

  package func shape(_ request: ShapingRequest) -> ShapedRun {
    if let known = runs.withLock({ $0.run(for: request) }) { return known }
    return library.withLock { library in
      if let known = runs.withLock({ $0.run(for: request) }) { return known }
      var shaper = RunShaper(library: library, request: request)
      let run = shaper.shape()
      shapingCalls.add(shaper.callCount, ordering: .relaxed)
      runs.withLock { $0.keep(run, for: request) }
      return run
    }
  }

  /// Drops what was kept of texts shaped before; fonts stay open. For measuring time.
  package func forgetShapedText() { runs.withLock { $0 = RunCache() } }

  package func scaling(of font: ResolvedFont) -> FontScaling {
    switch font.family {
    case .custom: return FontScaling(pointSize: font.pointSize)
    case .system(.monospaced), .system(.serif): return FontScaling(pointSize: font.pointSize)
    case .system(.default), .system(.rounded):
      let fraction = profile.displayFraction(at: font.pointSize)
      return FontScaling(
        pointSize: font.pointSize, displayFraction: fraction, displayKerningFraction: fraction,
        tracking: profile.tracking(at: font.pointSize))
    }
  }

  package func metrics(of font: ResolvedFont, on platform: LineMetricsPlatform) -> FontMetrics {
    switch font.family {
    case .system: return profile.metrics(pointSize: font.pointSize, weight: font.weight, platform: platform)
    case .custom:
      let key = FontFaceKey(font)
      let unit = library.withLock { $0.choice(for: key)?.face.role.metrics }
      return unit?.scaled(by: font.pointSize)
        ?? profile.metrics(pointSize: font.pointSize, weight: font.weight, platform: platform)
    }
  }

  package func outline(of run: PositionedGlyphRun) -> Path {
    let fraction = profile.displayFraction(at: run.pointSize)
    return library.withLock { library in
      guard let face = library.face(run.face) else { return Self.boxes(for: run) }
      var elements: [Path.Element] = []
      for glyph in run.glyphs {
        let place = AffineTransform(
          a: run.pointSize * glyph.horizontalScale, b: 0, c: 0, d: run.pointSize, tx: glyph.position.x,
          ty: glyph.position.y)
        elements += face.outline(of: glyph.id, displayFraction: fraction).applying(place).elements
      }
      return Path(elements)
    }
  }

  package func inkBounds(of run: PositionedGlyphRun) -> Rectangle? {
    let fraction = profile.displayFraction(at: run.pointSize)
    return library.withLock { library in
      guard let face = library.face(run.face) else { return Self.boxes(for: run).boundingBox(flatness: 1) }
      var bounds: Rectangle?
      for glyph in run.glyphs {
        guard let box = face.inkBounds(of: glyph.id, displayFraction: fraction) else { continue }
        let width = run.pointSize * glyph.horizontalScale
        let placed = Rectangle(
          minX: glyph.position.x + box.minX * width, minY: glyph.position.y + box.minY * run.pointSize,
          maxX: glyph.position.x + box.maxX * width, maxY: glyph.position.y + box.maxY * run.pointSize)
        bounds = bounds?.union(placed) ?? placed
      }
      return bounds
    }
  }

  /// The outline of an icon font's glyph in em; `nil` where the font was not fetched.
  func glyphOutline(_ recipe: SymbolDrawing.Recipe) -> Path? {
    library.withLock { $0.iconOutline(font: recipe.font, scalar: recipe.scalar) }
  }

  /// Boxes for glyphs that no font has.
  private static func boxes(for run: PositionedGlyphRun) -> Path {
    Path(
      run.glyphs.flatMap { glyph in
        Path.rectangle(
          Rectangle(
            x: glyph.position.x + 0.05 * run.pointSize, y: glyph.position.y - 0.7 * run.pointSize,
            width: 0.5 * run.pointSize * glyph.horizontalScale, height: 0.7 * run.pointSize)
        ).elements
      })
  }
}

/// Runs shaped before, up to a bound on their glyphs.
private struct RunCache {
  private static let maximumGlyphCount = 2_000_000
  private var runs: [ShapingRequest: ShapedRun] = [:]
  private var glyphCount = 0

  func run(for request: ShapingRequest) -> ShapedRun? { runs[request] }

  mutating func keep(_ run: ShapedRun, for request: ShapingRequest) {
    if glyphCount + run.glyphs.count > Self.maximumGlyphCount {
      runs = [:]
      glyphCount = 0
    }
    guard run.glyphs.count <= Self.maximumGlyphCount else { return }
    runs[request] = run
    glyphCount += run.glyphs.count
  }
}
