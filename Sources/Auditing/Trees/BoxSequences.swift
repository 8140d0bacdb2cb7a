package import LayoutTree

/// The boxes around one, from the inside out.
package struct Ancestors: Sequence, IteratorProtocol {
  let boxes: [BoxSummary]
  /// The next one, or -1.
  var upcoming: Int

  package mutating func next() -> Int? {
    guard upcoming >= 0 else { return nil }
    defer { upcoming = boxes[upcoming].parent }
    return upcoming
  }
}

/// A box and all below, parents first.
package struct Descendants: Sequence, IteratorProtocol {
  /// The next one, or the position of the next in `order`.
  var upcoming: Int
  let last: Int
  /// `nil` where they directly follow each other.
  var order: [Int]?

  package mutating func next() -> Int? {
    guard upcoming <= last else { return nil }
    defer { upcoming += 1 }
    guard let order else { return upcoming }
    return order[upcoming]
  }
}

/// How the boxes of a tree follow each other. Trees with the same order share it.
final class BoxOrder: Sendable {
  private let parents: [Int]
  /// Where every box directly follows its parent and the boxes below its elder siblings: the last box below each.
  let lastBelow: [Int]?

  private init(_ boxes: [BoxSummary]) {
    parents = boxes.map(\.parent)
    lastBelow = BoxOrder.lastBelow(parents)
  }

  /// - Parameter earlier: that of another tree of the layout, which is given back where it holds here too.
  static func of(_ boxes: [BoxSummary], like earlier: BoxOrder?) -> BoxOrder {
    if let earlier, earlier.parents.count == boxes.count,
      boxes.indices.allSatisfy({ earlier.parents[$0] == boxes[$0].parent })
    {
      return earlier
    }
    return BoxOrder(boxes)
  }

  private static func lastBelow(_ parents: [Int]) -> [Int]? {
    var last = Array(parents.indices)
    var sizes = Array(repeating: 1, count: last.count)
    for box in parents.indices.reversed() {
      if last[box] - box + 1 != sizes[box] { return nil }
      let parent = parents[box]
      guard parent >= 0 else { continue }
      guard parent < box else { return nil }
      last[parent] = max(last[parent], last[box])
      sizes[parent] += sizes[box]
    }
    return last
  }
}

/// A text with the box that holds it.
package struct AuditedText: Sendable {
  package let box: Int
  /// What is asked of it again and again.
  package let summary: TextSummary
  package let text: PlacedText
}

/// The boxes that rules ask about, sorted by what they are.
struct BoxKinds {
  var texts: [AuditedText] = []
  /// The index of each box's text, or -1.
  var textIndices: [Int] = []
  var images: [Int] = []
  var fixedFrames: [Int] = []
  /// Whether each box lies in a frame that the source gives no width or no height: content that is put away until it is
  /// needed, such as the actions behind a row. Such boxes are left out of the others. Empty where there are none.
  private(set) var collapsed: [Bool] = []

  /// Frames below this length, in points, hold nothing that is to be seen.
  private static let collapsedLength = 0.5

  init(_ tree: LayoutTree, _ boxes: [BoxSummary]) {
    textIndices.reserveCapacity(boxes.count)
    texts.reserveCapacity(boxes.reduce(0) { $0 + ($1.hasText ? 1 : 0) })
    for box in boxes.indices {
      textIndices.append(-1)
      let parent = boxes[box].parent
      if parent >= 0, parent < box, isCollapsed(parent) { collapse(box, of: boxes.count) }
      var isFixedFrame = false
      if case .fixedFrame(let width, let height) = boxes[box].constraint {
        isFixedFrame = true
        if min(width ?? .infinity, height ?? .infinity) < Self.collapsedLength { collapse(box, of: boxes.count) }
      }
      if isCollapsed(box) { continue }
      if isFixedFrame { fixedFrames.append(box) }
      if boxes[box].hasImage { images.append(box) }
      if boxes[box].hasText, let text = tree.boxes[box].text {
        textIndices[box] = texts.count
        texts.append(AuditedText(box: box, summary: text.summary, text: text))
      }
    }
  }

  func isCollapsed(_ box: Int) -> Bool { !collapsed.isEmpty && collapsed[box] }

  private mutating func collapse(_ box: Int, of count: Int) {
    if collapsed.isEmpty { collapsed = Array(repeating: false, count: count) }
    collapsed[box] = true
  }
}
