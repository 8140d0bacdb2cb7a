/// A width and a height in points; never negative where a view reports it.
package struct Size: Codable, Hashable, Sendable {
  package var width: Double
  package var height: Double

  @inlinable
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  /// The extent along an axis.
  @inlinable
  package subscript(axis: Axis) -> Double {
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
}
