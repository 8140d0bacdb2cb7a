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
  var textIndices: [Int]
  var images: [Int] = []
  var fixedFrames: [Int] = []
  /// Whether each box lies in a frame that the source gives no width or no height: content that is put away until it is
  /// needed, such as the actions behind a row. Such boxes are left out of the others.
  var isCollapsed: [Bool]

  /// Frames below this length, in points, hold nothing that is to be seen.
  private static let collapsedLength = 0.5

  init(_ tree: LayoutTree, _ boxes: [BoxSummary]) {
    isCollapsed = Array(repeating: false, count: boxes.count)
    textIndices = Array(repeating: -1, count: boxes.count)
    texts.reserveCapacity(boxes.reduce(0) { $0 + ($1.hasText ? 1 : 0) })
    for box in boxes.indices {
      let parent = boxes[box].parent
      if parent >= 0, parent < box, isCollapsed[parent] { isCollapsed[box] = true }
      var isFixedFrame = false
      if case .fixedFrame(let width, let height) = boxes[box].constraint {
        isFixedFrame = true
        if min(width ?? .infinity, height ?? .infinity) < Self.collapsedLength { isCollapsed[box] = true }
      }
      if isCollapsed[box] { continue }
      if isFixedFrame { fixedFrames.append(box) }
      if boxes[box].hasImage { images.append(box) }
      if boxes[box].hasText, let text = tree.boxes[box].text {
        textIndices[box] = texts.count
        texts.append(AuditedText(box: box, summary: text.summary, text: text))
      }
    }
  }
}
