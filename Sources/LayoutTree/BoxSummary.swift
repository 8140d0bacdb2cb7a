package import Geometry
package import Typography

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
  package var isEnabled: Bool
  package var isDecorative: Bool
  package var showsLargeContentViewer: Bool
  /// The text size in force here, after ranges and overrides.
  package var textSize: DynamicTypeSize
  /// Whether the kind is the name of a view and not of a modifier.
  package var isView: Bool
  /// Whether its first child is its content, and the others are bars.
  package var isBarContainer: Bool
  package var isGrid: Bool
  /// What was proposed to it when it was placed.
  package var proposal: ProposedViewSize
}

extension LayoutTree {
  /// The texts with their boxes, in order.
  package var texts: [(box: Int, text: PlacedText)] {
    boxes.withUnsafeBufferPointer { boxes in
      var texts: [(box: Int, text: PlacedText)] = []
      for index in boxes.indices {
        if let text = boxes[index].text { texts.append((index, text)) }
      }
      return texts
    }
  }

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
