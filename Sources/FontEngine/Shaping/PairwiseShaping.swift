import Typography

/// Shapes text of unjoined letters by its pairs: the glyph of each character and the kerning of each pair, asked of
/// HarfBuzz once and kept.
///
/// Optimization: in a font whose tables look no further than a pair, the glyphs are those of the whole text shaped;
/// `PairwiseShapingTests` compares the two, and `LoadedFace.Role.isPairwise` says which fonts these are. Marks, joiners,
/// emoji, and every pair that HarfBuzz sets by more than an advance are left to HarfBuzz.
final class PairwiseShaping {
  /// What one shaping depends on besides the text.
  struct Key: Hashable {
    var face: FaceID
    var script: String
    var language: String
    var allowsLigatures: Bool
  }

  /// A character on its own.
  private struct Letter {
    var glyph: ShapedGlyph
    var facts: LoadedFace.GlyphFacts
    var unit: UInt16
  }

  /// UTF-16 units below this are looked up: Latin, Greek and Cyrillic letters, punctuation, currencies, letterlike symbols.
  private static let unitLimit = 0x2200
  /// Distinct characters kept; text with more of them is left to HarfBuzz.
  private static let letterLimit = 384
  private static let unknown: Int16 = -1
  private static let notSimple: Int16 = -2
  /// Scripts whose letters neither join nor reorder and that fonts with pairs hold.
  private static let scripts: Set<String> = ["Latn", "Grek", "Cyrl", "Zyyy"]
  /// Languages whose spelling the font looks at in threes: the raised dot between two l of Catalan.
  private static let languagesWithContext = ["ca"]

  private let face: LoadedFace
  private let request: ShapingRequest
  /// Positions in `letters` by UTF-16 unit.
  private var positions = ContiguousArray(repeating: unknown, count: unitLimit)
  private var letters: ContiguousArray<Letter> = []
  /// Kerning by left and right letter, `stride` entries a row; not a number where it was not asked for yet, infinite where
  /// the pair is not simple.
  private var kernings: ContiguousArray<MasterPair> = []
  private var stride = 0
  /// Calls of `hb_shape` so far.
  private(set) var callCount = 0

  init(_ request: ShapingRequest, face: LoadedFace) {
    self.face = face
    self.request = request
  }

  /// Whether the face and the request's script, direction and language need no more than pairs.
  static func canShape(_ request: ShapingRequest, face: LoadedFace) -> Bool {
    face.role.isPairwise && request.direction == .leftToRight && scripts.contains(request.script)
      && !languagesWithContext.contains { request.language.hasPrefix($0) }
  }

  /// The glyphs of a text, clusters being its UTF-16 offsets; `nil` where HarfBuzz has to see the text.
  func glyphs(of units: [UInt16]) -> [ShapedGlyph]? {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(units.count)
    var left = -1
    for (offset, unit) in units.enumerated() {
      guard let right = position(of: unit) else { return nil }
      if left >= 0 {
        let kerning = kerning(left, right)
        guard kerning.text < .infinity else { return nil }
        glyphs[offset - 1].kerning = kerning
      }
      glyphs.append(letters[right].glyph)
      glyphs[offset].cluster = offset
      left = right
    }
    return glyphs
  }

  private func position(of unit: UInt16) -> Int? {
    guard unit < Self.unitLimit else { return nil }
    let known = positions[Int(unit)]
    if known >= 0 { return Int(known) }
    guard known == Self.unknown, letters.count < Self.letterLimit, let letter = letter(unit) else {
      positions[Int(unit)] = Self.notSimple
      return nil
    }
    letters.append(letter)
    positions[Int(unit)] = Int16(letters.count - 1)
    growRows()
    return letters.count - 1
  }

  /// The character shaped alone; `nil` unless it is one glyph of the face in its place.
  private func letter(_ unit: UInt16) -> Letter? {
    guard let scalar = Unicode.Scalar(unit), Self.standsAlone(scalar), face.hasGlyph(for: scalar),
      let pair = shaped([unit]), let text = pair.text.first, pair.text.count == 1, pair.display.count == 1
    else { return nil }
    let facts = face.facts(of: text.id)
    guard facts.natural.text != 0, Self.isPlain(text, facts.natural.text),
      Self.isPlain(pair.display[0], facts.natural.display)
    else { return nil }
    let glyph = ShapedGlyph(
      id: text.id, cluster: 0, advance: facts.fitted, isFontTracked: face.role.isTracked)
    return Letter(glyph: glyph, facts: facts, unit: unit)
  }

  private func kerning(_ left: Int, _ right: Int) -> MasterPair {
    let index = left * stride + right
    let known = kernings[index]
    if !known.text.isNaN { return known }
    let found = pairKerning(letters[left], letters[right]) ?? MasterPair(.infinity)
    kernings[index] = found
    return found
  }

  /// The kerning of two characters shaped together; `nil` unless they keep their glyphs, places and advances but for it.
  private func pairKerning(_ left: Letter, _ right: Letter) -> MasterPair? {
    guard let pair = shaped([left.unit, right.unit]), pair.text.count == 2, pair.display.count == 2,
      pair.text[0].id == left.glyph.id, pair.text[1].id == right.glyph.id,
      Self.isPlain(pair.text[0], nil), Self.isPlain(pair.text[1], right.facts.natural.text),
      Self.isPlain(pair.display[0], nil), Self.isPlain(pair.display[1], right.facts.natural.display)
    else { return nil }
    let kerning = MasterPair(
      text: pair.text[0].advance - left.facts.natural.text,
      display: pair.display[0].advance - left.facts.natural.display)
    return face.fittedKerning(kerning, left: left.facts, right: right.facts)
  }

  private func shaped(_ units: [UInt16]) -> (text: [HarfBuzzShaping.Glyph], display: [HarfBuzzShaping.Glyph])? {
    let shaping = HarfBuzzShaping(request: request, units: units)
    let features = shaping.features(for: face)
    let text = shaping.glyphs(of: units.indices, in: face.text, features: features)
    callCount += 1
    guard let font = face.display else { return (text, text) }
    callCount += 1
    return (text, shaping.glyphs(of: units.indices, in: font, features: features))
  }

  private static func isPlain(_ glyph: HarfBuzzShaping.Glyph, _ advance: Double?) -> Bool {
    glyph.offsetX == 0 && glyph.offsetY == 0 && advance.map { $0 == glyph.advance } ?? true
  }

  /// Whether a character is drawn by itself and never joins the one before it.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .surrogate, .privateUse, .unassigned,
      .lineSeparator, .paragraphSeparator:
      false
    default: !scalar.properties.isEmojiPresentation && !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Makes room for a new letter; rows double, so that the work stays linear.
  private func growRows() {
    guard letters.count > stride else { return }
    let wider = max(64, stride * 2)
    var rows = ContiguousArray(repeating: MasterPair(.nan), count: wider * wider)
    for left in 0..<stride {
      for right in 0..<stride { rows[left * wider + right] = kernings[left * stride + right] }
    }
    kernings = rows
    stride = wider
  }
}
