/// A direction of layout.
package enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  // Optimization: what the compiler derives is slow to call from other modules.
  @inlinable
  package static func == (left: Axis, right: Axis) -> Bool {
    switch (left, right) {
    case (.horizontal, .horizontal), (.vertical, .vertical): true
    case (.horizontal, .vertical), (.vertical, .horizontal): false
    }
  }

  /// The other axis.
  @inlinable
  package var cross: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

/// A set of axes.
package struct AxisSet: OptionSet, Codable, Hashable, Sendable {
  package let rawValue: Int

  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

  @inlinable package init(_ axis: Axis) { self.init(rawValue: axis == .horizontal ? 1 : 2) }

  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)

  @inlinable package func contains(_ axis: Axis) -> Bool { rawValue & AxisSet(axis).rawValue != 0 }

  // Optimization: what `OptionSet` gives is generic, and slow to call from other modules.
  @inlinable package init() { rawValue = 0 }
  @inlinable package var isEmpty: Bool { rawValue == 0 }
  @inlinable package func union(_ other: AxisSet) -> AxisSet { AxisSet(rawValue: rawValue | other.rawValue) }
  @inlinable package mutating func formUnion(_ other: AxisSet) { self = union(other) }
}

/// One side of a rectangle, by reading direction.
package enum Edge: String, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
}

/// A set of edges.
package struct EdgeSet: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }

  package static let top = EdgeSet(rawValue: 1)
  package static let leading = EdgeSet(rawValue: 2)
  package static let bottom = EdgeSet(rawValue: 4)
  package static let trailing = EdgeSet(rawValue: 8)
  package static let horizontal: EdgeSet = [.leading, .trailing]
  package static let vertical: EdgeSet = [.top, .bottom]
  package static let all: EdgeSet = [.horizontal, .vertical]

  package func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}

/// The direction in which a layout reads.
package enum LayoutDirection: String, Codable, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
