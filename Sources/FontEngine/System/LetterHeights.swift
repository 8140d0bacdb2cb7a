import Typography

/// The heights that the letters of a font reach, in em and positive.
struct LetterHeights: Sendable {
  /// The top of x.
  var xHeight: MasterPair
  /// The top of small letters with a stem: b, d, l.
  var letterTop: MasterPair
  var capHeight: MasterPair
  /// How far g, p and y reach below the baseline.
  var depth: MasterPair
  /// The top of the dot of an i.
  var dotTop: MasterPair
  /// The top of a slash, and how far it reaches below the baseline.
  var slashTop: MasterPair
  var slashDepth: MasterPair
}

/// What glyphs have in common whose heights are fitted alike.
enum HeightKind: Sendable {
  case smallLetter
  /// i and j.
  case dottedLetter
  case slash
  case other
}

/// A vertical map from the outlines of a stand-in to the heights of the font that it stands for.
///
/// Between the baseline, the x height and the top of small letters, and below the baseline, everything is stretched
/// evenly; all but small letters have one stretch above the baseline. Dots of letters are as high as stems, slashes as
/// high and as deep as letters.
/// - Verification: measured for x height, capitals, stems, dots and slashes; inferred for what lies between.
struct VerticalFit {
  private let own: LetterHeights
  private let wanted: LetterHeights

  init(own: LetterHeights, wanted: LetterHeights) {
    self.own = own
    self.wanted = wanted
  }

  /// The map for a glyph at a share of the display master; heights in em, y down.
  func map(_ kind: HeightKind, displayFraction: Double) -> @Sendable (Double) -> Double {
    func height(_ heights: LetterHeights, _ pair: KeyPath<LetterHeights, MasterPair>) -> Double {
      heights[keyPath: pair].blended(displayFraction)
    }
    func ratio(_ pair: KeyPath<LetterHeights, MasterPair>, _ ownPair: KeyPath<LetterHeights, MasterPair>) -> Double {
      let own = height(own, ownPair)
      return own > 0 ? height(wanted, pair) / own : 1
    }
    let above: Double
    var below = ratio(\.depth, \.depth)
    let ownTop: Double
    switch kind {
    case .smallLetter: ownTop = height(own, \.letterTop)
    case .dottedLetter: ownTop = height(own, \.dotTop)
    case .slash:
      above = ratio(\.letterTop, \.slashTop)
      below = ratio(\.depth, \.slashDepth)
      return { [below] in $0 > 0 ? $0 * below : $0 * above }
    case .other:
      above = ratio(\.capHeight, \.capHeight)
      return { [below] in $0 > 0 ? $0 * below : $0 * above }
    }
    let lower = ratio(\.xHeight, \.xHeight)
    let ownMiddle = height(own, \.xHeight)
    let middle = height(wanted, \.xHeight)
    let upper = ownTop > ownMiddle ? (height(wanted, \.letterTop) - middle) / (ownTop - ownMiddle) : 1
    return { [below] y in
      if y > 0 { return y * below }
      return -y <= ownMiddle ? y * lower : -(middle + (-y - ownMiddle) * upper)
    }
  }
}
