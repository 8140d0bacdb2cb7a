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
  func map(_ kind: HeightKind, displayFraction: Double) -> HeightMap {
    let own = Heights(self.own, displayFraction: displayFraction)
    let wanted = Heights(self.wanted, displayFraction: displayFraction)
    func ratio(_ wanted: Double, _ own: Double) -> Double { own > 0 ? wanted / own : 1 }
    var map = HeightMap(below: ratio(wanted.depth, own.depth))
    switch kind {
    case .slash:
      map.below = ratio(wanted.depth, own.slashDepth)
      map.lower = ratio(wanted.letterTop, own.slashTop)
      return map
    case .other:
      map.lower = ratio(wanted.capHeight, own.capHeight)
      return map
    case .smallLetter, .dottedLetter:
      let ownTop = kind == .smallLetter ? own.letterTop : own.dotTop
      map.lower = ratio(wanted.xHeight, own.xHeight)
      map.ownMiddle = own.xHeight
      map.middle = wanted.xHeight
      map.upper = ownTop > own.xHeight ? (wanted.letterTop - wanted.xHeight) / (ownTop - own.xHeight) : 1
      return map
    }
  }

  /// The heights at a share of the display master, in em.
  private struct Heights {
    let xHeight, letterTop, capHeight, depth, dotTop, slashTop, slashDepth: Double

    init(_ heights: LetterHeights, displayFraction: Double) {
      xHeight = heights.xHeight.blended(displayFraction)
      letterTop = heights.letterTop.blended(displayFraction)
      capHeight = heights.capHeight.blended(displayFraction)
      depth = heights.depth.blended(displayFraction)
      dotTop = heights.dotTop.blended(displayFraction)
      slashTop = heights.slashTop.blended(displayFraction)
      slashDepth = heights.slashDepth.blended(displayFraction)
    }
  }
}

/// A map of heights in em, y down: a stretch below the baseline, one from there up to a middle, and one above that.
struct HeightMap: Sendable {
  var below = 1.0
  var lower = 1.0
  /// The middle in the outline and where it goes; endless where there is one stretch above the baseline.
  var ownMiddle = Double.infinity
  var middle = Double.infinity
  var upper = 1.0

  func callAsFunction(_ y: Double) -> Double {
    if y > 0 { return y * below }
    return -y <= ownMiddle ? y * lower : -(middle + (-y - ownMiddle) * upper)
  }
}
