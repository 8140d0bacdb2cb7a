import Typography

/// The modelled advances of the system font's glyphs at one weight, by the glyphs of the font that stands in for it.
///
/// - Characters of the profile have its advance.
/// - A letter with marks has the advance of its base letter; the ellipsis 0.895 of three full stops, as measured on six
///   recorded truncated lines (11, 13 and 29 points).
/// - Every other glyph has the stand-in's advance times the mean ratio of profile and stand-in over its kind:
///   small letters, capitals, digits, the rest.
/// - Verification: measured for the profile's characters, inferred for the others.
final class SystemAdvances {
  private enum Kind: Hashable { case smallLetter, capital, digit, other }

  private let text: HarfBuzzFont
  private let display: HarfBuzzFont
  private let profile: [Unicode.Scalar: MasterPair]
  private let scalars: GlyphScalars
  private let fraction: Double
  private var ratios: [Kind: MasterPair] = [:]

  /// - Parameters:
  ///   - fraction: the weight, 0 for regular and 1 for bold.
  ///   - lighter: for weights below regular, the stand-in at its regular weight: its own change of advance from there
  ///     is applied to the profile, whose masters do not reach below regular.
  init(
    profile: SystemFontProfile, fraction: Double, text: HarfBuzzFont, display: HarfBuzzFont, scalars: GlyphScalars,
    lighter: (text: HarfBuzzFont, display: HarfBuzzFont)?
  ) {
    self.text = text
    self.display = display
    self.scalars = scalars
    self.fraction = fraction
    if let lighter {
      var thinned: [Unicode.Scalar: MasterPair] = [:]
      for (scalar, advance) in profile.advances {
        let regular = advance.atWeight(0)
        guard let glyph = text.glyph(of: scalar) else { continue }
        thinned[scalar] = MasterPair(
          text: regular.text * Self.ratio(text.advance(of: glyph), lighter.text.advance(of: glyph)),
          display: regular.display * Self.ratio(display.advance(of: glyph), lighter.display.advance(of: glyph)))
      }
      self.profile = thinned
    } else {
      self.profile = profile.advances.mapValues { $0.atWeight(fraction) }
    }
    ratios = meanRatios()
  }

  /// The modelled advance of a glyph, in em.
  func advance(of glyph: UInt32) -> MasterPair {
    let natural = natural(glyph)
    guard let scalar = scalars.scalar(of: glyph) else {
      return Self.product(natural, ratios[.digit] ?? MasterPair(1))
    }
    if let exact = profile[Self.plain(scalar)] { return exact }
    if scalar == "\u{2026}", let stop = profile["."] { return Self.product(stop, MasterPair(3 * 0.895)) }
    if natural.text == 0 { return natural }
    return Self.product(natural, ratios[Self.kind(of: scalar)] ?? MasterPair(1))
  }

  /// How the heights of a glyph are fitted.
  func heightKind(of glyph: UInt32) -> HeightKind {
    switch scalars.scalar(of: glyph) {
    case "i", "j": .dottedLetter
    case "/", "\\": .slash
    case .some(let scalar): Self.kind(of: scalar) == .smallLetter ? .smallLetter : .other
    case nil: .other
    }
  }

  /// What of a glyph's character matters to kerning.
  func kerningKind(of glyph: UInt32) -> SystemKerning.Kind { SystemKerning.Kind(scalars.scalar(of: glyph)) }

  /// The modelled kerning between two glyphs, in em.
  func kerning(_ kerning: MasterPair, left: SystemKerning.Kind, right: SystemKerning.Kind) -> MasterPair {
    SystemKerning.fitted(kerning, left: left, right: right, weightFraction: fraction)
  }

  /// The stand-in's own advance of a glyph, in em.
  func natural(_ glyph: UInt32) -> MasterPair {
    MasterPair(text: text.advance(of: glyph), display: display.advance(of: glyph))
  }

  /// The base letter of a letter with marks; no-break spaces are spaces.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar == "\u{A0}" { return " " }
    let decomposed = Array(CanonicalDecomposition.scalars(of: scalar))
    guard decomposed.count > 1, let base = decomposed.first,
      decomposed.dropFirst().allSatisfy({ $0.properties.generalCategory == .nonspacingMark })
    else { return scalar }
    return base
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter: .smallLetter
    case .uppercaseLetter, .titlecaseLetter: .capital
    case .decimalNumber: .digit
    default: .other
    }
  }

  private func meanRatios() -> [Kind: MasterPair] {
    var sums: [Kind: (sum: MasterPair, count: Double)] = [:]
    for (scalar, advance) in profile.sorted(by: { $0.key < $1.key }) where scalar != " " {
      guard let glyph = text.glyph(of: scalar) else { continue }
      let natural = natural(glyph)
      let ratio = MasterPair(
        text: Self.ratio(advance.text, natural.text), display: Self.ratio(advance.display, natural.display))
      let (sum, count) = sums[Self.kind(of: scalar)] ?? (.zero, 0)
      sums[Self.kind(of: scalar)] = (sum + ratio, count + 1)
    }
    return sums.mapValues { MasterPair(text: $0.sum.text / $0.count, display: $0.sum.display / $0.count) }
  }

  private static func ratio(_ numerator: Double, _ denominator: Double) -> Double {
    denominator > 0 ? numerator / denominator : 1
  }

  private static func product(_ left: MasterPair, _ right: MasterPair) -> MasterPair {
    MasterPair(text: left.text * right.text, display: left.display * right.display)
  }
}
