package import Geometry

/// What rules ask of every box again and again: plain values without its names, text and pictures.
package struct BoxSummary: Sendable {
  /// The index of the box around it, or -1.
  package var parent: Int
  package var childCount: Int
  package var frame: Rectangle
  package var constraint: LayoutConstraint?
  package var hasText: Bool
  package var hasSymbol: Bool
  package var hasImage: Bool
  /// Whether effects move the drawing away from the frame.
  package var isTransformed: Bool
  package var isInteractive: Bool
  package var isHidden: Bool
}

extension LayoutTree {
  /// A summary of each box, in the order of the boxes.
  ///
  /// Optimization: boxes are large, and reading one field of each through a property copies them; the benchmark guards it.
  package var boxSummaries: [BoxSummary] {
    boxes.withUnsafeBufferPointer { boxes in
      [BoxSummary](unsafeUninitializedCapacity: boxes.count) { summaries, count in
        for index in boxes.indices {
          summaries.initializeElement(at: index, to: boxes[index].summary)
        }
        count = boxes.count
      }
    }
  }
}
