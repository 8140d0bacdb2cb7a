import Geometry
import PathGeometry
import Typography

/// How a face's advances become those of the font it stands for.
enum AdvanceFitting {
  /// The face is measured as it is.
  case asIs
  /// Every glyph is fitted to the advance of the system font's profile.
  case system(SystemAdvances, width: Double)
  /// Every glyph has this advance, in em.
  case fixed(Double)
}

/// A face in use: a file at fixed variations, for text and for display sizes, fitted to what it stands for.
///
/// Not safe for concurrent use; the engine guards it by a lock.
final class LoadedFace {
  /// What a face is and stands for.
  struct Role {
    /// Unique among faces and the same on every machine, for example "Inter Regular opsz wght=400".
    var name: String
    var fitting: AdvanceFitting
    var metrics: FontMetrics
    var basis: MeasurementBasis
    var relativeTolerance: Double
    /// Whether the system font's own tracking applies.
    var isTracked = false
    /// Features of OpenType that are always off, for example "calt".
    var disabledFeatures: [String] = []
    /// Whether the font's tables look no further than a pair of characters, but for marks: then text may be shaped by
    /// pairs. Known of Inter 4.1 without its contextual alternates.
    var isPairwise = false
    /// The heights of the letters of the font that the face stands for.
    var letterHeights: LetterHeights?
  }

  /// A glyph at both ends of the optical size.
  private struct Masters {
    var text: Path
    var display: Path
    var bounds: MasterBounds
  }

  /// The boxes around a glyph's ink at both ends of the optical size, in em.
  private struct MasterBounds {
    var text: Rectangle?
    var display: Rectangle?
  }

  /// What shaping asks of a glyph.
  struct GlyphFacts {
    /// The face's own advance, in em.
    var natural: MasterPair
    /// The advance in the font that the face stands for, in em.
    var fitted: MasterPair
    var kerningKind: SystemKerning.Kind
    var heightKind = HeightKind.other
  }

  let id: FaceID
  let role: Role
  let text: HarfBuzzFont
  /// `nil` for fonts without optical sizes.
  let display: HarfBuzzFont?
  private let textCoordinates: [String: Double]
  private let displayCoordinates: [String: Double]
  private var masters: [UInt32: Masters] = [:]
  private var bounds: [UInt32: MasterBounds] = [:]
  /// From the face's own heights to those of the font that it stands for.
  private lazy var verticalFit: VerticalFit? = {
    guard let wanted = role.letterHeights, let own = ownHeights else { return nil }
    return VerticalFit(own: own, wanted: wanted)
  }()
  /// By glyph; `nil` until asked for.
  private var facts: [GlyphFacts?] = []

  init(
    id: FaceID, role: Role, file: FontFile, textCoordinates: [String: Double] = [:],
    displayCoordinates: [String: Double]? = nil
  ) {
    self.id = id
    self.role = role
    self.textCoordinates = textCoordinates
    self.displayCoordinates = displayCoordinates ?? textCoordinates
    text = HarfBuzzFont(file: file, coordinates: textCoordinates)
    display = displayCoordinates.map { HarfBuzzFont(file: file, coordinates: $0) }
  }

  func hasGlyph(for scalar: Unicode.Scalar) -> Bool { text.glyph(of: scalar) != nil }

  /// What shaping asks of a glyph; looked up once.
  func facts(of glyph: UInt32) -> GlyphFacts {
    let index = Int(glyph)
    if index < facts.count, let known = facts[index] { return known }
    if index >= facts.count {
      facts += Array(repeating: nil, count: max(index + 1, text.file.glyphCount) - facts.count)
    }
    let found = lookUp(glyph)
    facts[index] = found
    return found
  }

  private func lookUp(_ glyph: UInt32) -> GlyphFacts {
    let advance = text.advance(of: glyph)
    let natural = MasterPair(text: advance, display: display?.advance(of: glyph) ?? advance)
    switch role.fitting {
    case .asIs: return GlyphFacts(natural: natural, fitted: natural, kerningKind: .none)
    case .system(let advances, let width):
      let fitted = advances.advance(of: glyph)
      return GlyphFacts(
        natural: natural, fitted: MasterPair(text: fitted.text * width, display: fitted.display * width),
        kerningKind: advances.kerningKind(of: glyph), heightKind: advances.heightKind(of: glyph))
    case .fixed(let advance):
      return GlyphFacts(
        natural: natural, fitted: natural.text == 0 ? natural : MasterPair(advance), kerningKind: .none)
    }
  }

  /// The kerning between two glyphs in the font that the face stands for, in em.
  func fittedKerning(_ kerning: MasterPair, left: GlyphFacts, right: GlyphFacts?) -> MasterPair {
    switch role.fitting {
    case .asIs: return kerning
    case .system(let advances, let width):
      let fitted = advances.kerning(kerning, left: left.kerningKind, right: right?.kerningKind ?? .none)
      return MasterPair(text: fitted.text * width, display: fitted.display * width)
    case .fixed: return .zero
    }
  }

  /// Where a glyph's ink lies at a share of the display master: a horizontal map from the face's own outline, in em.
  private func inkMap(of glyph: UInt32, displayFraction: Double) -> (scale: Double, shift: Double) {
    let facts = facts(of: glyph)
    let natural = facts.natural.blended(displayFraction)
    let fitted = facts.fitted.blended(displayFraction)
    guard natural > 0, fitted > 0 else { return (1, 0) }
    switch role.fitting {
    case .asIs: return (1, 0)
    case .system:
      // The system font leaves more room beside its letters than the stand-in; recorded ink widths are narrower by
      // 0.016 em at text sizes and 0.006 em at display sizes, a letter being about half an em wide.
      let share = 1 - (0.03 + (0.012 - 0.03) * displayFraction)
      return (fitted / natural * share, fitted * (1 - share) / 2)
    case .fixed:
      let scale = min(1, fitted / natural)
      return (scale, (fitted - natural * scale) / 2)
    }
  }

  /// The heights that the face's own letters reach.
  private var ownHeights: LetterHeights? {
    func bounds(_ letter: Unicode.Scalar) -> (text: Rectangle, display: Rectangle)? {
      guard let glyph = text.glyph(of: letter) else { return nil }
      let bounds = masterBounds(of: glyph)
      guard let text = bounds.text, let display = bounds.display else { return nil }
      return (text, display)
    }
    guard let x = bounds("x"), let stem = bounds("l"), let capital = bounds("H"), let deep = bounds("p"),
      let dotted = bounds("i"), let slash = bounds("/")
    else { return nil }
    return LetterHeights(
      xHeight: MasterPair(text: -x.text.minY, display: -x.display.minY),
      letterTop: MasterPair(text: -stem.text.minY, display: -stem.display.minY),
      capHeight: MasterPair(text: -capital.text.minY, display: -capital.display.minY),
      depth: MasterPair(text: deep.text.maxY, display: deep.display.maxY),
      dotTop: MasterPair(text: -dotted.text.minY, display: -dotted.display.minY),
      slashTop: MasterPair(text: -slash.text.minY, display: -slash.display.minY),
      slashDepth: MasterPair(text: slash.text.maxY, display: slash.display.maxY))
  }

  /// Where a glyph's ink lies: a vertical map from the face's own outline, in em.
  private func heightMap(of glyph: UInt32, displayFraction: Double) -> HeightMap {
    guard let verticalFit else { return HeightMap() }
    return verticalFit.map(facts(of: glyph).heightKind, displayFraction: displayFraction)
  }

  /// The outline of a glyph in em, y down, its pen at (0, 0).
  func outline(of glyph: UInt32, displayFraction: Double) -> Path {
    let masters = loadMasters(of: glyph)
    let map = inkMap(of: glyph, displayFraction: displayFraction)
    let height = heightMap(of: glyph, displayFraction: displayFraction)
    func place(_ text: Point, _ display: Point) -> Point {
      Point(
        x: (text.x + (display.x - text.x) * displayFraction) * map.scale + map.shift,
        y: height(text.y + (display.y - text.y) * displayFraction))
    }
    let display = masters.display.elements.count == masters.text.elements.count ? masters.display : masters.text
    return Path(
      zip(masters.text.elements, display.elements).map { first, second in
        switch (first, second) {
        case (.move(let a), .move(let b)): .move(place(a, b))
        case (.line(let a), .line(let b)): .line(place(a, b))
        case (.quadratic(let a1, let a2), .quadratic(let b1, let b2)):
          .quadratic(control: place(a1, b1), end: place(a2, b2))
        case (.cubic(let a1, let a2, let a3), .cubic(let b1, let b2, let b3)):
          .cubic(control1: place(a1, b1), control2: place(a2, b2), end: place(a3, b3))
        default: first
        }
      })
  }

  /// The box around a glyph's ink in em, y down, its pen at (0, 0); `nil` where it draws nothing.
  func inkBounds(of glyph: UInt32, displayFraction: Double) -> Rectangle? {
    let bounds = masterBounds(of: glyph)
    guard let text = bounds.text, let display = bounds.display else { return nil }
    let map = inkMap(of: glyph, displayFraction: displayFraction)
    let height = heightMap(of: glyph, displayFraction: displayFraction)
    func blend(_ text: Double, _ display: Double) -> Double { text + (display - text) * displayFraction }
    return Rectangle(
      minX: blend(text.minX, display.minX) * map.scale + map.shift,
      minY: height(blend(text.minY, display.minY)),
      maxX: blend(text.maxX, display.maxX) * map.scale + map.shift, maxY: height(blend(text.maxY, display.maxY)))
  }

  private func masterBounds(of glyph: UInt32) -> MasterBounds {
    if let known = bounds[glyph] { return known }
    let found = loadMasters(of: glyph).bounds
    bounds[glyph] = found
    return found
  }

  private func loadMasters(of glyph: UInt32) -> Masters {
    if let known = masters[glyph] { return known }
    let file = text.file
    file.setOutlineCoordinates(textCoordinates)
    let textPath = file.outline(of: glyph) ?? bitmapBox(of: glyph)
    var displayPath = textPath
    if display != nil {
      file.setOutlineCoordinates(displayCoordinates)
      displayPath = file.outline(of: glyph) ?? textPath
    }
    let loaded = Masters(
      text: textPath, display: displayPath,
      bounds: MasterBounds(
        text: textPath.boundingBox(flatness: FontFile.flatness),
        display: displayPath.boundingBox(flatness: FontFile.flatness)))
    masters[glyph] = loaded
    return loaded
  }

  /// A box for a glyph that is a picture: emoji fill their advance from a little below the baseline.
  private func bitmapBox(of glyph: UInt32) -> Path {
    let advance = text.advance(of: glyph)
    guard advance > 0, glyph != 0 else { return Path() }
    return .roundedRectangle(
      in: Rectangle(minX: 0.04 * advance, minY: -0.76 * advance, maxX: 0.96 * advance, maxY: 0.16 * advance),
      radius: 0.2 * advance, curve: .circular)
  }
}
