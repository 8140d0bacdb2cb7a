import Typography

extension FontLibrary {
  /// The stand-in of the system font in a design, weight, width and slant; `nil` where Inter was not fetched.
  func systemFace(_ key: FontFaceKey, design: FontDesign) -> LoadedFace? {
    switch design {
    case .default: return appleFace(key) ?? sansFace(key, design: design)
    case .rounded: return sansFace(key, design: design)
    case .monospaced: return monospacedFace(key)
    case .serif: return serifFace(key) ?? sansFace(key, design: design)
    }
  }

  /// Apple's own variable font, as it is, where the font folders hold it.
  ///
  /// - Verification: inferred; its tracking is the profile's.
  private func appleFace(_ key: FontFaceKey) -> LoadedFace? {
    guard !places.fontFolders.isEmpty, key.width == .standard, let entry = folders.systemFont(isItalic: key.isItalic),
      let file = try? file(at: entry.path, faceIndex: entry.faceIndex)
    else { return nil }
    let role = LoadedFace.Role(
      name: "\(entry.description.postScriptName) \(Self.systemName(key, design: .default))", fitting: .asIs,
      metrics: entry.description.metrics, basis: .realFont, relativeTolerance: key.isWeightInferred ? 0.025 : 0.002,
      isTracked: true)
    return register(
      role, file: file, textCoordinates: ["opsz": 17, "wght": key.weight.appleAxis],
      displayCoordinates: ["opsz": 28, "wght": key.weight.appleAxis])
  }

  /// Inter, every glyph fitted to the profile.
  private func sansFace(_ key: FontFaceKey, design: FontDesign) -> LoadedFace? {
    guard let file = try? file(at: places.fetchedFont(key.isItalic ? "Inter-Italic.ttf" : "Inter.ttf")) else {
      return nil
    }
    let entry = profile.entry(of: key.weight)
    let weight = Double(key.weight.openTypeClass)
    let coordinates = Self.interCoordinates(weight: weight)
    let text = HarfBuzzFont(file: file, coordinates: coordinates.text)
    let display = HarfBuzzFont(file: file, coordinates: coordinates.display)
    let lighter: (text: HarfBuzzFont, display: HarfBuzzFont)? =
      if entry.fraction < 0 {
        {
          let regular = Self.interCoordinates(weight: 400)
          return (
            HarfBuzzFont(file: file, coordinates: regular.text), HarfBuzzFont(file: file, coordinates: regular.display)
          )
        }()
      } else { nil }
    let advances = SystemAdvances(
      profile: profile, fraction: entry.fraction, text: text, display: display, scalars: scalars(of: text),
      lighter: lighter)
    let accuracy = SystemAccuracy(key: key, design: design, isWeightExtrapolated: entry.isInferred)
    let role = LoadedFace.Role(
      name: Self.systemName(key, design: design),
      fitting: .system(advances, width: key.width.systemFactor * key.italicFactor),
      metrics: profile.metrics(pointSize: 17, weight: key.weight, platform: .iOS).scaled(by: 1.0 / 17),
      basis: accuracy.basis, relativeTolerance: accuracy.relativeTolerance, isTracked: true, disabledFeatures: ["calt"],
      isPairwise: true, letterHeights: profile.letterHeights(weight: key.weight))
    return register(
      role, file: file, textCoordinates: coordinates.text, displayCoordinates: coordinates.display)
  }

  /// The ends of Inter's optical size stand for those of the system font, 17 and 28 pt.
  private static func interCoordinates(weight: Double) -> (text: [String: Double], display: [String: Double]) {
    (["opsz": 14, "wght": weight], ["opsz": 32, "wght": weight])
  }

  /// Every glyph has the recorded advance; the outlines are Noto Sans Mono's, or Inter's where that is not installed.
  private func monospacedFace(_ key: FontFaceKey) -> LoadedFace? {
    let advance = profile.monospacedAdvance / SystemFontProfile.unitsPerEm
    let metrics = profile.metrics(pointSize: 17, weight: key.weight, platform: .iOS).scaled(by: 1.0 / 17)
    let role = LoadedFace.Role(
      name: Self.systemName(key, design: .monospaced), fitting: .fixed(advance), metrics: metrics, basis: .profile,
      relativeTolerance: 0.002, disabledFeatures: ["calt", "kern", "liga"])
    let path = places.fetchedFont(key.isItalic ? "Inter-Italic.ttf" : "Inter.ttf")
    guard let file = try? file(at: path) else { return nil }
    return register(
      role, file: file, textCoordinates: Self.interCoordinates(weight: Double(key.weight.openTypeClass)).text)
  }

  /// How far Noto Serif's widths may be from New York's, as a fraction.
  static let serifTolerance = 0.08

  /// Noto Serif as it is.
  private func serifFace(_ key: FontFaceKey) -> LoadedFace? {
    guard let match = catalogue?.face(family: "Noto Serif", weight: key.weight, isItalic: key.isItalic),
      let file = try? file(at: match.path, faceIndex: match.faceIndex)
    else { return nil }
    let metrics = profile.metrics(pointSize: 17, weight: key.weight, platform: .iOS).scaled(by: 1.0 / 17)
    let role = LoadedFace.Role(
      name: Self.systemName(key, design: .serif), fitting: .asIs, metrics: metrics, basis: .standIn,
      relativeTolerance: Self.serifTolerance)
    return register(role, file: file)
  }

  private static func systemName(_ key: FontFaceKey, design: FontDesign) -> String {
    var name = "System \(design.rawValue) \(key.weight.rawValue)"
    if key.width != .standard { name += " \(key.width.rawValue)" }
    if key.isItalic { name += " italic" }
    if key.usesMonospacedDigits { name += " monospacedDigit" }
    if key.usesSmallCaps { name += " smallCaps" }
    if key.isWeightInferred { name += " boldText" }
    return name
  }
}

/// What a width of the system font rests on, and how far it may be off.
///
/// - Verification: the tolerance of the measured weights is calibrated on recorded widths; the others are inferred.
struct SystemAccuracy {
  var basis: MeasurementBasis
  var relativeTolerance: Double

  init(key: FontFaceKey, design: FontDesign, isWeightExtrapolated: Bool) {
    var tolerance = 0.006
    if key.weight > .bold { tolerance = 0.01 }
    if isWeightExtrapolated { tolerance = 0.02 }
    if key.isItalic { tolerance = max(tolerance, key.weight > .bold ? 0.02 : 0.008) }
    // What Bold Text makes of a weight is a guess: a step of weight changes widths by about 2 %.
    if key.isWeightInferred { tolerance = max(tolerance, 0.025) }
    if key.usesMonospacedDigits { tolerance = max(tolerance, 0.01) }
    basis = .profile
    if key.usesSmallCaps || key.width != .standard || design != .default {
      basis = .standIn
      tolerance = max(tolerance, key.width == .standard && !key.usesSmallCaps ? 0.03 : 0.1)
    }
    relativeTolerance = tolerance
  }
}

extension FontFaceKey {
  /// The advances of italics over the upright ones.
  ///
  /// - Verification: measured: none at regular (18 recorded lines) and semibold (6); heavier, from one word at seven sizes,
  ///   recorded 2.9 % wider than the profile's heavy advances.
  fileprivate var italicFactor: Double { isItalic && weight > .bold ? 1.029 : 1 }
}

extension FontWidth {
  /// The system font's advances in this width, as a factor on the standard ones.
  /// - Verification: inferred; no figures are published.
  var systemFactor: Double {
    switch self {
    case .compressed: 0.7
    case .condensed: 0.83
    case .standard: 1
    case .expanded: 1.2
    }
  }
}
