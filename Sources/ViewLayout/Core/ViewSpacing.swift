import Geometry
import Typography

/// The distances that one side of a view asks for, in points; minus infinity where it says nothing.
///
/// Two views that face each other are as far apart as the largest sum of distances of a kind that both sides name.
/// - Source: swiftui-layout, section 7; section 0.2 for text and symbols.
/// - Verification: measured.
struct EdgeDistances: Sendable {
  /// What stands for a distance that is not named: larger than no other, and left as it is by every sum.
  static let unnamed = -Double.infinity

  /// Between a text and what stands above it.
  var aboveText = unnamed
  /// Between a text and what stands below it.
  var belowText = unnamed
  /// Between two texts.
  var betweenTexts = unnamed
  /// Between a symbol and a text or symbol.
  var besideSymbol = unnamed
  /// Whatever stands on the other side.
  var plain = unnamed

  static let none = EdgeDistances()

  /// The larger of two distances, kind by kind.
  func union(_ other: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      aboveText: max(aboveText, other.aboveText), belowText: max(belowText, other.belowText),
      betweenTexts: max(betweenTexts, other.betweenTexts), besideSymbol: max(besideSymbol, other.besideSymbol),
      plain: max(plain, other.plain))
  }

  /// The distance to the side of another view that faces this one.
  func distance(to other: EdgeDistances, otherwise fallback: Double) -> Double {
    let largest = max(
      max(aboveText + other.aboveText, belowText + other.belowText),
      max(betweenTexts + other.betweenTexts, besideSymbol + other.besideSymbol))
    if largest > Self.unnamed { return largest }
    guard max(plain, other.plain) > Self.unnamed else { return fallback }
    return max(plain > Self.unnamed ? plain : 0, other.plain > Self.unnamed ? other.plain : 0)
  }
}

/// The distances that a view asks for on its four sides.
///
/// Optimization: a class, so that all texts of one font and all plain views share theirs.
final class ViewSpacing: Sendable {
  let top: EdgeDistances
  let leading: EdgeDistances
  let bottom: EdgeDistances
  let trailing: EdgeDistances

  init(
    top: EdgeDistances = .none, leading: EdgeDistances = .none, bottom: EdgeDistances = .none,
    trailing: EdgeDistances = .none
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// A view without text: keeps the distances that a text beside it asks for.
  static let ordinary = ViewSpacing(top: EdgeDistances(belowText: 0), bottom: EdgeDistances(aboveText: 0))

  /// A spacer outside a stack: no distance of its own.
  static let zero = ViewSpacing(
    top: EdgeDistances(plain: 0), leading: EdgeDistances(plain: 0), bottom: EdgeDistances(plain: 0),
    trailing: EdgeDistances(plain: 0))

  private static let zeroHorizontal = ViewSpacing(
    leading: EdgeDistances(plain: 0), trailing: EdgeDistances(plain: 0))
  private static let zeroVertical = ViewSpacing(top: EdgeDistances(plain: 0), bottom: EdgeDistances(plain: 0))

  /// A spacer in a stack: no distance along the axis; across, it says nothing.
  ///
  /// - Source: two public reimplementations of SwiftUICore, one audited against 6.5.4.
  /// - Verification: inferred.
  static func zero(along axis: Axis) -> ViewSpacing { axis.isHorizontal ? zeroHorizontal : zeroVertical }

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
      bottom: EdgeDistances(belowText: below, betweenTexts: 0, besideSymbol: 0))
  }

  /// A symbol in a font: as text, but close to text above and below.
  static func symbol(_ metrics: FontMetrics, grid: PixelGrid) -> ViewSpacing {
    let text = text(metrics, lead: 0, grid: grid)
    return ViewSpacing(
      top: EdgeDistances(aboveText: text.top.aboveText, betweenTexts: 0, besideSymbol: 0), leading: text.leading,
      bottom: EdgeDistances(belowText: text.bottom.belowText, besideSymbol: 0), trailing: text.trailing)
  }

  /// The larger distances of several views, side by side; none where there is no view.
  static func union(of elements: [LayoutElement]) -> ViewSpacing {
    guard let first = elements.first else { return .zero }
    return elements.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  private func union(_ other: ViewSpacing) -> ViewSpacing {
    if other === self { return self }
    return ViewSpacing(
      top: top.union(other.top), leading: leading.union(other.leading), bottom: bottom.union(other.bottom),
      trailing: trailing.union(other.trailing))
  }

  /// The spacing with the sides across the given axes those of a view without text.
  func reset(_ edges: EdgeSet) -> ViewSpacing {
    if edges.isEmpty { return self }
    return ViewSpacing(
      top: edges.contains(.top) ? Self.ordinary.top : top,
      leading: edges.contains(.leading) ? Self.ordinary.leading : leading,
      bottom: edges.contains(.bottom) ? Self.ordinary.bottom : bottom,
      trailing: edges.contains(.trailing) ? Self.ordinary.trailing : trailing)
  }

  /// The distance to the view that follows along an axis.
  func distance(to next: ViewSpacing, along axis: Axis, otherwise fallback: Double) -> Double {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading, otherwise: fallback)
    case .vertical: bottom.distance(to: next.top, otherwise: fallback)
    }
  }
}

extension ViewSpacing {
  /// The spacing of a stack: its ends are those of its first and last child, its sides those of all; an empty one keeps
  /// its neighbours' distance to nothing.
  ///
  /// - Verification: measured; inferred for empty stacks from a public reimplementation audited against 6.5.4.
  static func stack(of children: [LayoutElement], along axis: Axis) -> ViewSpacing {
    guard let first = children.first?.spacing, let last = children.last?.spacing else { return .zero }
    if children.allSatisfy({ $0.spacing === first }) { return first }
    switch axis {
    case .vertical:
      let sides = children.reduce(into: (leading: first.leading, trailing: first.trailing)) { sides, child in
        let spacing = child.spacing
        if spacing === first { return }
        sides.leading = sides.leading.union(spacing.leading)
        sides.trailing = sides.trailing.union(spacing.trailing)
      }
      return ViewSpacing(top: first.top, leading: sides.leading, bottom: last.bottom, trailing: sides.trailing)
    case .horizontal:
      let sides = children.reduce(into: (top: first.top, bottom: first.bottom)) { sides, child in
        let spacing = child.spacing
        if spacing === first { return }
        sides.top = sides.top.union(spacing.top)
        sides.bottom = sides.bottom.union(spacing.bottom)
      }
      return ViewSpacing(top: sides.top, leading: first.leading, bottom: sides.bottom, trailing: last.trailing)
    }
  }
}
