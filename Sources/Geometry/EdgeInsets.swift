/// Distances from the edges of a rectangle, in points; negative values reach outwards.
package struct EdgeInsets: Codable, Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  @inlinable package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same length on each of `edges`, 0 on the others.
  @inlinable package init(_ length: Double, on edges: EdgeSet = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  package static let zero = EdgeInsets()

  @inlinable package var horizontal: Double { leading + trailing }
  @inlinable package var vertical: Double { top + bottom }
}
