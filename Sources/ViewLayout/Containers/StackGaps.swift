import Geometry

/// The distances between the children of a stack, in points.
///
/// Optimization: one number where all are alike, as they mostly are.
struct StackGaps {
  private let count: Int
  private var common = 0.0
  /// Each distance; empty where they are alike.
  private var each: [Double] = []

  /// The same distance between all children.
  init(between children: Int, alike distance: Double) {
    count = max(children - 1, 0)
    common = distance
  }

  /// The distances that the children ask for.
  init(between children: [LayoutElement], along axis: Axis, otherwise fallback: Double) {
    count = max(children.count - 1, 0)
    guard count > 0 else { return }
    var previous = children[0].spacing
    for index in 0..<count {
      let next = children[index + 1].spacing
      append(previous.distance(to: next, along: axis, otherwise: fallback), at: index)
      previous = next
    }
  }

  private mutating func append(_ distance: Double, at index: Int) {
    if index == 0 {
      common = distance
    } else if !each.isEmpty {
      each.append(distance)
    } else if distance != common {
      each.reserveCapacity(count)
      for _ in 0..<index { each.append(common) }
      each.append(distance)
    }
  }

  /// The distance after a child; nothing after the last.
  subscript(index: Int) -> Double {
    guard index < count else { return 0 }
    return each.isEmpty ? common : each[index]
  }

  /// All distances together.
  var total: Double {
    var total = 0.0
    for index in 0..<count { total += self[index] }
    return total
  }
}
