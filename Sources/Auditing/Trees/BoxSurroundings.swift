import Geometry
import LayoutTree

/// What rules ask of a box that follows from those around it.
struct BoxSurroundings {
  /// The axes along which what lies in the box can be scrolled from around it.
  var scrollableAxes = AxisSet()
  /// Whether it stands in a bar of the system.
  var isInBar = false
  /// The nearest control around it, or -1.
  var control = -1
  /// The outermost box around it, or itself.
  var root: Int
  /// The outermost of those around it, one around the other, that have its frame, or itself.
  var outermostOfSameFrame: Int

  /// Those of all boxes of a tree.
  static func all(in tree: LayoutTree, _ boxes: [BoxSummary]) -> [BoxSurroundings] {
    var all: [BoxSurroundings] = []
    all.reserveCapacity(boxes.count)
    for box in boxes.indices {
      var own = BoxSurroundings(root: box, outermostOfSameFrame: box)
      let parent = boxes[box].parent
      if parent >= 0, parent < box { own.follow(all[parent], of: parent, box, in: tree, boxes) }
      all.append(own)
    }
    return all
  }

  private mutating func follow(
    _ around: BoxSurroundings, of parent: Int, _ box: Int, in tree: LayoutTree, _ boxes: [BoxSummary]
  ) {
    scrollableAxes = around.scrollableAxes
    if case .scrolls(let axes) = boxes[parent].constraint { scrollableAxes.formUnion(axes) }
    isInBar = around.isInBar || (boxes[parent].isBarContainer && tree.boxes[parent].children.first != box)
    control = boxes[parent].isInteractive ? parent : around.control
    root = around.root
    if boxes[box].frame == boxes[parent].frame { outermostOfSameFrame = around.outermostOfSameFrame }
  }
}
