import Typography

/// Shapes one request: cuts the text by coverage, shapes each stretch in both masters, and fits the advances.
struct RunShaper {
  let library: FontLibrary
  let request: ShapingRequest
  /// Whether simple text may be shaped by its pairs; off where a test compares.
  private let usesPairs: Bool
  private let shaping: HarfBuzzShaping
  private var faces: [ShapedFace] = []
  private var unmeasured: [UnmeasuredReason] = []
  /// Number of calls of `hb_shape`.
  private(set) var callCount = 0

  /// Longer texts are shaped in pieces of this many UTF-16 units, which bounds the work of a single call.
  private static let maximumPieceLength = 4096

  init(library: FontLibrary, request: ShapingRequest, usesPairs: Bool = true) {
    self.library = library
    self.usesPairs = usesPairs
    self.request = request
    shaping = HarfBuzzShaping(request: request, units: Array(request.text.utf16))
  }

  mutating func shape() -> ShapedRun {
    guard let choice = library.choice(for: request.font) else { return unfetchedRun() }
    if let reason = choice.reason { unmeasured.append(reason) }
    if request.font.usesSmallCaps, choice.face.role.basis != .realFont {
      unmeasured.append(
        UnmeasuredReason(
          code: "small-capitals",
          message: "Small capitals are not measured: the font that stands in for the system's sets ordinary letters."))
    }
    if let glyphs = pairwiseGlyphs(in: choice.face) {
      _ = faceIndex(choice.face, isFallback: false)
      return ShapedRun(
        glyphs: glyphs, faces: faces, direction: .leftToRight, utf16Count: glyphs.count, unmeasured: unmeasured)
    }
    let runs = CoverageRuns(library: library, request: request, primary: choice.face).runs()
    reportOddities(runs)
    var pieces: [[ShapedGlyph]] = []
    for run in runs {
      guard let face = run.face else {
        pieces.append(missingGlyphs(run))
        continue
      }
      let index = faceIndex(face, isFallback: run.isFallback)
      for range in cut(run.range) { pieces.append(glyphs(of: range, in: face, index: index)) }
    }
    if request.direction == .rightToLeft { pieces.reverse() }
    return ShapedRun(
      glyphs: pieces.flatMap { $0 }, faces: faces, direction: request.direction, utf16Count: shaping.units.count,
      unmeasured: unmeasured)
  }

  /// The glyphs by pairs, where the face and the text allow it.
  private mutating func pairwiseGlyphs(in face: LoadedFace) -> [ShapedGlyph]? {
    guard usesPairs, !shaping.units.isEmpty, let pairwise = library.pairwiseShaping(request, face: face) else {
      return nil
    }
    let before = pairwise.callCount
    defer { callCount += pairwise.callCount - before }
    return pairwise.glyphs(of: shaping.units)
  }

  /// The range in pieces that end after a space where there is one, and never within a surrogate pair.
  private func cut(_ range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    while range.upperBound - start > Self.maximumPieceLength {
      let limit = start + Self.maximumPieceLength
      let units = shaping.units
      let afterSpace = units[start..<limit].lastIndex(of: 0x20).map { $0 + 1 }
      let end = afterSpace ?? (UTF16.isTrailSurrogate(units[limit]) ? limit - 1 : limit)
      pieces.append(start..<end)
      start = end
    }
    pieces.append(start..<range.upperBound)
    return pieces
  }

  private mutating func faceIndex(_ face: LoadedFace, isFallback: Bool) -> Int {
    if let index = faces.firstIndex(where: { $0.face == face.id && $0.isFallback == isFallback }) { return index }
    faces.append(
      ShapedFace(
        face: face.id, isFallback: isFallback, metrics: face.role.metrics, basis: face.role.basis,
        relativeTolerance: face.role.relativeTolerance))
    return faces.count - 1
  }

  /// The glyphs of a stretch. The display master is shaped for its advances and kerning only.
  private mutating func glyphs(of range: Range<Int>, in face: LoadedFace, index faceIndex: Int) -> [ShapedGlyph] {
    let features = shaping.features(for: face)
    let text = shaping.glyphs(of: range, in: face.text, features: features)
    callCount += 1
    var display = text
    if let font = face.display {
      display = shaping.glyphs(of: range, in: font, features: features)
      callCount += 1
      if display.count != text.count { display = text }
    }
    let isSimple = Self.simpleScripts.contains(request.script)
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(text.count)
    var baseScale = 1.0
    var next = text.first.map { face.facts(of: $0.id) }
    for index in text.indices {
      guard let facts = next else { break }
      next = index + 1 < text.count ? face.facts(of: text[index + 1].id) : nil
      let glyph = text[index]
      if glyph.advance == 0 || facts.natural.text == 0 {
        glyphs.append(mark(glyph, face: faceIndex, baseScale: baseScale, isSimple: isSimple))
        continue
      }
      baseScale = facts.fitted.text / facts.natural.text
      let kerning = MasterPair(
        text: glyph.advance - facts.natural.text, display: display[index].advance - facts.natural.display)
      glyphs.append(
        ShapedGlyph(
          id: glyph.id, face: faceIndex, cluster: glyph.cluster, advance: facts.fitted,
          kerning: face.fittedKerning(kerning, left: facts, right: next), offsetX: glyph.offsetX,
          offsetY: glyph.offsetY, isFontTracked: face.role.isTracked,
          isSafeToBreakBefore: isSimple || !glyph.isUnsafeToBreak))
    }
    return glyphs
  }

  /// A combining mark: no advance of its own, drawn where its base was fitted to.
  private func mark(_ glyph: HarfBuzzShaping.Glyph, face: Int, baseScale: Double, isSimple: Bool) -> ShapedGlyph {
    ShapedGlyph(
      id: glyph.id, face: face, cluster: glyph.cluster, advance: MasterPair(glyph.advance),
      offsetX: glyph.offsetX * baseScale, offsetY: glyph.offsetY, isTracked: false,
      isSafeToBreakBefore: isSimple || !glyph.isUnsafeToBreak)
  }

  /// Scripts whose letters neither join nor reorder: a cut changes nothing but kerning, which is kept apart.
  private static let simpleScripts: Set<String> = [
    "Latn", "Grek", "Cyrl", "Armn", "Geor", "Hebr", "Hani", "Hira", "Kana", "Hang", "Bopo", "Zyyy", "Zinh",
  ]

  /// Boxes for characters that no font has: an em wide for wide characters, 0.6 em else.
  private mutating func missingGlyphs(_ run: CoverageRuns.Run) -> [ShapedGlyph] {
    if let missing = run.missing { report(missing) }
    let index = faceIndexForMissing()
    var glyphs: [ShapedGlyph] = []
    var offset = run.range.lowerBound
    let text = String(decoding: shaping.units[run.range], as: UTF16.self)
    for character in text {
      let scalar = character.unicodeScalars.first!
      let isWide = scalar.properties.isEmojiPresentation || (0x2E80...0xFFEF).contains(scalar.value)
      glyphs.append(ShapedGlyph(id: 0, face: index, cluster: offset, advance: MasterPair(isWide ? 1 : 0.6)))
      offset += character.utf16.count
    }
    return request.direction == .leftToRight ? glyphs : glyphs.reversed()
  }

  private mutating func faceIndexForMissing() -> Int {
    if let index = faces.firstIndex(where: { $0.basis == .unmeasured }) { return index }
    faces.append(
      ShapedFace(
        face: FaceID(index: 0), isFallback: true,
        metrics: FontMetrics(ascent: 0.95, descent: 0.24, lineGap: 0, capHeight: 0.7, xHeight: 0.5), basis: .unmeasured,
        relativeTolerance: 0.5))
    return faces.count - 1
  }

  /// Reports control characters, and characters with more marks than any language writes.
  private mutating func reportOddities(_ runs: [CoverageRuns.Run]) {
    if runs.contains(where: \.isSlice) {
      unmeasured.append(
        UnmeasuredReason(
          code: "overlong-cluster",
          message:
            "A character with more marks than any language writes is set in pieces: its marks may stand elsewhere."))
    }
    if let unit = shaping.units.first(where: Self.isControl) {
      unmeasured.append(
        UnmeasuredReason(
          code: "control-character",
          message:
            "The control character \(Self.name(UInt32(unit))) is set without width; it is not known what Apple's "
            + "engine draws. Remove it from the text."))
    }
  }

  /// Whether a unit is a control character other than the tab and the ends of lines.
  private static func isControl(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x85: false
    default: unit < 0x20 || (0x7F...0x9F).contains(unit)
    }
  }

  /// "U+0041".
  private static func name(_ scalar: UInt32) -> String {
    let code = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }

  private mutating func report(_ scalar: Unicode.Scalar) {
    let isEmoji = scalar.properties.isEmojiPresentation
    let package =
      isEmoji
      ? library.scriptFonts.emoji?.package ?? ""
      : library.scriptFonts.package(for: request.script, language: request.language)
    let what = isEmoji ? "emoji" : "script \(request.script)"
    let reason = UnmeasuredReason(
      code: "no-font-for-script",
      message:
        "No font for \(what) (first character \(Self.name(scalar.value))). "
        + "Install it with: apt-get install \(package)")
    if !unmeasured.contains(reason) { unmeasured.append(reason) }
  }

  /// What stands for a run when the stand-in of the system font is missing: nothing is known.
  private mutating func unfetchedRun() -> ShapedRun {
    unmeasured = [
      UnmeasuredReason(
        code: "fonts-not-fetched",
        message: "The fonts of fonts/fonts.lock are not in \(library.places.cacheFolder)/fonts. Run bin/fetch-fonts.")
    ]
    let index = faceIndexForMissing()
    var offset = 0
    var glyphs: [ShapedGlyph] = []
    for character in request.text {
      glyphs.append(ShapedGlyph(id: 0, face: index, cluster: offset, advance: MasterPair(0.6)))
      offset += character.utf16.count
    }
    if request.direction == .rightToLeft { glyphs.reverse() }
    return ShapedRun(
      glyphs: glyphs, faces: faces, direction: request.direction, utf16Count: offset, unmeasured: unmeasured)
  }
}
