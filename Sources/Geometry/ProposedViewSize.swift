/// What a parent offers a child, in points; `nil` asks for the ideal length, infinity for the largest.
///
/// - Source: SwiftUI documentation, `ProposedViewSize`.
package struct ProposedViewSize: Codable, Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  @inlinable
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  package static let unspecified = ProposedViewSize(width: nil, height: nil)
  package static let zero = ProposedViewSize(width: 0, height: 0)
  package static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal along an axis.
  @inlinable
  package subscript(axis: Axis) -> Double? {
    get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal with unspecified lengths replaced, 10 points by default.
  package func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
