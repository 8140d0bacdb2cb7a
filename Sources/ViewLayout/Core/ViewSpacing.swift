import Geometry
import Typography

/// The distances that one side of a view asks for, in points; `nil` where it says nothing.
///
/// Two views that face each other are as far apart as the largest sum of distances of a kind that both sides name.
/// - Source: swiftui-layout, section 7; section 0.2 for text and symbols.
/// - Verification: measured.
struct EdgeDistances: Hashable, Sendable {
  /// Between a text and what stands above it.
  var aboveText: Double?
  /// Between a text and what stands below it.
  var belowText: Double?
  /// Between two texts.
  var betweenTexts: Double?
  /// Between a symbol and a text or symbol.
  var besideSymbol: Double?
  /// Whatever stands on the other side.
  var plain: Double?

  static let none = EdgeDistances()

  /// The larger of two distances, kind by kind.
  func union(_ other: EdgeDistances) -> EdgeDistances {
    func larger(_ left: Double?, _ right: Double?) -> Double? {
      guard let left, let right else { return left ?? right }
      return max(left, right)
    }
    return EdgeDistances(
      aboveText: larger(aboveText, other.aboveText), belowText: larger(belowText, other.belowText),
      betweenTexts: larger(betweenTexts, other.betweenTexts), besideSymbol: larger(besideSymbol, other.besideSymbol),
      plain: larger(plain, other.plain))
  }

  /// The distance to the side of another view that faces this one.
  func distance(to other: EdgeDistances, otherwise fallback: Double) -> Double {
    var largest: Double?
    func consider(_ left: Double?, _ right: Double?) {
      guard let left, let right else { return }
      largest = max(largest ?? -.infinity, left + right)
    }
    consider(aboveText, other.aboveText)
    consider(belowText, other.belowText)
    consider(betweenTexts, other.betweenTexts)
    consider(besideSymbol, other.besideSymbol)
    if let largest { return largest }
    guard plain != nil || other.plain != nil else { return fallback }
    return max(plain ?? 0, other.plain ?? 0)
  }
}

/// The distances that a view asks for on its four sides.
struct ViewSpacing: Hashable, Sendable {
  var top: EdgeDistances
  var leading: EdgeDistances
  var bottom: EdgeDistances
  var trailing: EdgeDistances

  /// A view without text: keeps the distances that a text beside it asks for.
  static let ordinary = ViewSpacing(
    top: EdgeDistances(belowText: 0), leading: .none, bottom: EdgeDistances(aboveText: 0), trailing: .none)

  /// A spacer: no distance of its own.
  static let zero = ViewSpacing(
    top: EdgeDistances(plain: 0), leading: EdgeDistances(plain: 0), bottom: EdgeDistances(plain: 0),
    trailing: EdgeDistances(plain: 0))

  /// A text in a font.
  ///
  /// - Parameter lead: what the text style's line height exceeds the font's own by; 0 for fixed sizes.
  static func text(_ metrics: FontMetrics, lead: Double, grid: PixelGrid) -> ViewSpacing {
    let height = metrics.ascent + metrics.descent
    let extra = grid.ceiled(0.1 * height)
    let above = height + extra - metrics.ascent
    let below = max(height + extra - metrics.capHeight, extra + metrics.descent)
    return ViewSpacing(
      top: EdgeDistances(aboveText: above, betweenTexts: grid.ceiled(max(0, lead)), besideSymbol: 0),
      leading: .none, bottom: EdgeDistances(belowText: below, betweenTexts: 0, besideSymbol: 0), trailing: .none)
  }

  /// A symbol in a font: as text, but close to text above and below.
  static func symbol(_ metrics: FontMetrics, grid: PixelGrid) -> ViewSpacing {
    var result = text(metrics, lead: 0, grid: grid)
    result.top = EdgeDistances(aboveText: result.top.aboveText, betweenTexts: 0, besideSymbol: 0)
    result.bottom = EdgeDistances(belowText: result.bottom.belowText, besideSymbol: 0)
    return result
  }

  static func union(_ all: [ViewSpacing]) -> ViewSpacing {
    guard var result = all.first else { return .ordinary }
    for next in all.dropFirst() {
      result.top = result.top.union(next.top)
      result.leading = result.leading.union(next.leading)
      result.bottom = result.bottom.union(next.bottom)
      result.trailing = result.trailing.union(next.trailing)
    }
    return result
  }

  /// The spacing with the sides across the given axes those of a view without text.
  func reset(_ edges: EdgeSet) -> ViewSpacing {
    var result = self
    if edges.contains(.top) { result.top = Self.ordinary.top }
    if edges.contains(.bottom) { result.bottom = Self.ordinary.bottom }
    if edges.contains(.leading) { result.leading = Self.ordinary.leading }
    if edges.contains(.trailing) { result.trailing = Self.ordinary.trailing }
    return result
  }

  /// The distance to the view that follows along an axis.
  func distance(to next: ViewSpacing, along axis: Axis, otherwise fallback: Double) -> Double {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading, otherwise: fallback)
    case .vertical: bottom.distance(to: next.top, otherwise: fallback)
    }
  }
}
