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

/// Which of the boxes that share a path each is, from 1.
struct PathOrdinals {
  private(set) var ordinals: [Int]

  /// Optimization: paths are long and mostly differ in their ends, so a table finds by length and end those that may be
  /// equal.
  init(_ boxes: [LayoutBox]) {
    let paths = boxes.map(\.path)
    ordinals = Array(repeating: 1, count: boxes.count)
    var size = 16
    while size < 2 * boxes.count { size *= 2 }
    // The last box of each path, at the first free place from that of its key on; -1 where there is none.
    var table = Array(repeating: -1, count: size)
    for index in boxes.indices {
      var place = Self.key(of: paths[index]) & (size - 1)
      while table[place] >= 0, paths[table[place]] != paths[index] { place = (place + 1) & (size - 1) }
      if table[place] >= 0 { ordinals[index] = ordinals[table[place]] + 1 }
      table[place] = index
    }
  }

  private static func key(of path: String) -> Int {
    let bytes = path.utf8
    let key = bytes.withContiguousStorageIfAvailable { bytes in
      var key = UInt64(bytes.count)
      for byte in bytes.suffix(16) { key = (key ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      return key
    }
    guard let key else { return bytes.count }
    return Int(truncatingIfNeeded: key ^ (key >> 32))
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
    let held = tree.texts
    var next = 0
    for box in boxes.indices {
      let parent = boxes[box].parent
      if parent >= 0, parent < box, isCollapsed[parent] { isCollapsed[box] = true }
      var isFixedFrame = false
      if case .fixedFrame(let width, let height) = boxes[box].constraint {
        isFixedFrame = true
        if min(width ?? .infinity, height ?? .infinity) < Self.collapsedLength { isCollapsed[box] = true }
      }
      var text: PlacedText?
      if next < held.count, held[next].box == box {
        text = held[next].text
        next += 1
      }
      if isCollapsed[box] { continue }
      if isFixedFrame { fixedFrames.append(box) }
      if boxes[box].hasImage { images.append(box) }
      if let text {
        textIndices[box] = texts.count
        texts.append(AuditedText(box: box, summary: text.summary, text: text))
      }
    }
  }
}
