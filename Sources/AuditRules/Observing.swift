import Auditing
import Geometry
import LayoutTree

extension Rule {
  /// An observation of this rule with its own severity, with one figure or none.
  func observation(
    _ outcome: Outcome, _ reason: StaticString, of box: Int, _ figure: Figure? = nil, margin: Double? = nil
  ) -> Observation {
    Observation(outcome, metadata.severity, reason, of: box, figure, margin: margin)
  }

  /// The same with several figures, the main one first.
  func observation(
    _ outcome: Outcome, _ reason: StaticString, of box: Int, figures: [Figure], margin: Double? = nil
  ) -> Observation {
    var observation = observation(outcome, reason, of: box, figures.first, margin: margin)
    observation.furtherFacts = figures.dropFirst().map(Fact.init)
    return observation
  }
}

extension RandomAccessCollection {
  /// What a rule sees of each element; `nil` for those that it leaves alone.
  func observations(_ judge: (Element) -> Observation?) -> [Observation] {
    var seen: [Observation] = []
    for element in self {
      guard let observation = judge(element) else { continue }
      // Optimization: most rules leave all alone, or nothing.
      if seen.isEmpty { seen.reserveCapacity(count) }
      seen.append(observation)
    }
    return seen
  }
}

extension AuditedTree {
  /// The nearest ancestor whose constraint `limits` picks, with the constraint.
  func nearestConstraint(
    above box: Int, where limits: (LayoutConstraint) -> Bool
  ) -> (box: Int, constraint: LayoutConstraint)? {
    for ancestor in ancestors(of: box) {
      if let constraint = boxes[ancestor].constraint, limits(constraint) { return (ancestor, constraint) }
    }
    return nil
  }

  /// The room that a grid has left over: it gives a column the width of its widest cell, although more was offered when
  /// the cell broke its words. 0 outside grids and where a frame sets the width.
  func unusedColumnWidth(above box: Int) -> Double {
    guard hasGrid else { return 0 }
    for ancestor in ancestors(of: box) {
      if case .fixedFrame(_?, _) = boxes[ancestor].constraint { return 0 }
      guard boxes[ancestor].isGrid else { continue }
      guard let offered = boxes[ancestor].proposal.width, offered.isFinite else { return 0 }
      return max(offered - boxes[ancestor].frame.width, 0)
    }
    return 0
  }

  /// The outermost view around a box, modifiers left out, that leaves the container along an axis as well.
  func outermost(leavingWith box: Int, along axis: Axis) -> Int? {
    var outermost: Int?
    for ancestor in ancestors(of: box)
    where boxes[ancestor].frame.overflow(of: tree.container, along: axis) > 0.5
      && boxes[ancestor].isView
    {
      outermost = ancestor
    }
    return outermost
  }

  /// The nearest frame around a box that bounds it along an axis, and the length it gives.
  func nearestFrame(around box: Int, along axis: Axis) -> (box: Int, length: Double)? {
    for ancestor in ancestors(of: box) {
      switch boxes[ancestor].constraint {
      case .fixedFrame(let width, let height):
        if let length = axis == .horizontal ? width : height { return (ancestor, length) }
      case .maximumFrame(let width, let height):
        if let length = axis == .horizontal ? width : height, length.isFinite { return (ancestor, length) }
      case .scrolls(let axes):
        if axes.contains(axis) { return nil }
      case .fixedSize, .padding, .lineLimit, .textSizeRange, nil:
        break
      }
    }
    return nil
  }
}

extension Rectangle {
  /// How far the rectangle reaches beyond another on its worst side, in points; negative where it stays inside.
  func overflow(of other: Rectangle) -> Double {
    max(other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
  }

  /// How far the rectangle reaches beyond another along an axis.
  func overflow(of other: Rectangle, along axis: Axis) -> Double {
    axis == .horizontal
      ? max(other.minX - minX, maxX - other.maxX) : max(other.minY - minY, maxY - other.maxY)
  }

  var area: Double { max(width, 0) * max(height, 0) }
}

extension Subject? {
  /// The title for a sentence: "Text “Sleep”" as it is, "the capsule" otherwise.
  var name: String {
    guard let title = self?.title else { return "its container" }
    return title.unicodeScalars.contains("“") ? title : "the \(title)"
  }
}
