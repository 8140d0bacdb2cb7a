package import Geometry

/// A line by which views align along one axis.
package struct AlignmentGuideID: Hashable, Sendable {
  package var axis: Axis
  /// "leading", "firstTextBaseline", or the name of the project's own alignment type.
  package var name: String
  /// The position where no view says otherwise; `nil` for the platform's own guides.
  package var defaultValue: GuideExpression?

  package init(axis: Axis, name: String, defaultValue: GuideExpression? = nil) {
    self.axis = axis
    self.name = name
    self.defaultValue = defaultValue
  }

  /// Identity is the name: two declarations of one alignment type are the same guide.
  package static func == (left: Self, right: Self) -> Bool { left.axis == right.axis && left.name == right.name }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(name)
  }

  package static let leading = AlignmentGuideID(axis: .horizontal, name: "leading")
  package static let horizontalCenter = AlignmentGuideID(axis: .horizontal, name: "center")
  package static let trailing = AlignmentGuideID(axis: .horizontal, name: "trailing")
  package static let listRowSeparatorLeading = AlignmentGuideID(axis: .horizontal, name: "listRowSeparatorLeading")
  package static let listRowSeparatorTrailing = AlignmentGuideID(axis: .horizontal, name: "listRowSeparatorTrailing")
  package static let top = AlignmentGuideID(axis: .vertical, name: "top")
  package static let verticalCenter = AlignmentGuideID(axis: .vertical, name: "center")
  package static let bottom = AlignmentGuideID(axis: .vertical, name: "bottom")
  package static let firstTextBaseline = AlignmentGuideID(axis: .vertical, name: "firstTextBaseline")
  package static let lastTextBaseline = AlignmentGuideID(axis: .vertical, name: "lastTextBaseline")
}

/// A horizontal and a vertical guide.
package struct Alignment: Hashable, Sendable {
  package var horizontal: AlignmentGuideID
  package var vertical: AlignmentGuideID

  package init(horizontal: AlignmentGuideID, vertical: AlignmentGuideID) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  package static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}

/// The position of a guide as a function of the view's dimensions, in points from its top leading corner.
package indirect enum GuideExpression: Sendable {
  case constant(Double)
  case width
  case height
  /// `d[.leading]`: the view's explicit value, else the guide's default.
  case guide(AlignmentGuideID)
  /// `d[explicit: g] ?? fallback`.
  case explicit(AlignmentGuideID, fallback: GuideExpression)
  case sum(GuideExpression, GuideExpression)
  case difference(GuideExpression, GuideExpression)
  case product(GuideExpression, GuideExpression)
  case quotient(GuideExpression, GuideExpression)
  case minimum(GuideExpression, GuideExpression)
  case maximum(GuideExpression, GuideExpression)
  /// A closure of the audited source that branches on the dimensions: the evaluator runs it with real numbers.
  case computed(GuideComputation)
}

/// The dimensions that a guide's closure may read.
package struct GuideContext: Sendable {
  package var size: Size
  /// The value of a guide: explicit where the view has one, else the default.
  package var value: @Sendable (AlignmentGuideID) -> Double
  /// The explicit value of a guide, or `nil`.
  package var explicit: @Sendable (AlignmentGuideID) -> Double?

  package init(
    size: Size, value: @escaping @Sendable (AlignmentGuideID) -> Double,
    explicit: @escaping @Sendable (AlignmentGuideID) -> Double?
  ) {
    self.size = size
    self.value = value
    self.explicit = explicit
  }
}

/// A guide computed by a closure of the audited source.
package struct GuideComputation: Sendable {
  /// The value in points, or `nil` when the closure could not be evaluated.
  package var evaluate: @Sendable (GuideContext) -> Double?

  package init(evaluate: @escaping @Sendable (GuideContext) -> Double?) { self.evaluate = evaluate }
}

extension GuideExpression {
  /// The position in points, or `nil` where a computed part could not be evaluated.
  package func value(in context: GuideContext) -> Double? {
    func both(_ left: GuideExpression, _ right: GuideExpression, _ combine: (Double, Double) -> Double) -> Double? {
      guard let left = left.value(in: context), let right = right.value(in: context) else { return nil }
      return combine(left, right)
    }
    switch self {
    case .constant(let value): return value
    case .width: return context.size.width
    case .height: return context.size.height
    case .guide(let guide): return context.value(guide)
    case .explicit(let guide, let fallback): return context.explicit(guide) ?? fallback.value(in: context)
    case .sum(let left, let right): return both(left, right, +)
    case .difference(let left, let right): return both(left, right, -)
    case .product(let left, let right): return both(left, right, *)
    case .quotient(let left, let right): return both(left, right, /)
    case .minimum(let left, let right): return both(left, right, min)
    case .maximum(let left, let right): return both(left, right, max)
    case .computed(let computation): return computation.evaluate(context)
    }
  }
}
