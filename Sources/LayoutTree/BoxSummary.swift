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
  /// Whether it has a name for assistive technology.
  package var isNamed: Bool
  package var showsLargeContentViewer: Bool
  /// The text size in force here, after ranges and overrides.
  package var textSize: DynamicTypeSize
  /// Whether the kind is the name of a view and not of a modifier.
  package var isView: Bool
  /// Whether its first child is its content, and the others are bars.
  package var isBarContainer: Bool
  package var isGrid: Bool
  package var isLabel: Bool
  /// What was proposed to it when it was placed.
  package var proposal: ProposedViewSize
}

extension LayoutTree {
  /// A summary of each box, in the order of the boxes.
  ///
  /// Optimization: boxes are large, so this reads each member where it stands and copies none; the benchmark guards it.
  package var boxSummaries: [BoxSummary] {
    boxes.withUnsafeBufferPointer { boxes in
      guard let first = boxes.baseAddress else { return [] }
      return [BoxSummary](unsafeUninitializedCapacity: boxes.count) { summaries, count in
        for index in boxes.indices { summaries.initializeElement(at: index, to: BoxSummary(of: first + index)) }
        count = boxes.count
      }
    }
  }
}

extension LayoutTree {
  /// The picture of a box.
  ///
  /// Optimization: boxes are large, so this reads the member where it stands.
  package func image(of box: Int) -> PlacedImage? {
    boxes.withUnsafeBufferPointer { boxes in
      guard let first = boxes.baseAddress else { return nil }
      return (first + box).pointee.image
    }
  }
}

extension BoxSummary {
  fileprivate init(of box: UnsafePointer<LayoutBox>) {
    parent = box.pointee.parent ?? -1
    childCount = box.pointee.children.count
    frame = box.pointee.frame
    constraint = box.pointee.constraint
    hasText = box.pointee.text != nil
    hasSymbol = box.pointee.hasSymbol
    hasImage = box.pointee.hasImage
    isTransformed = box.pointee.isTransformed
    isInteractive = box.pointee.semantics.isInteractive
    isHidden = box.pointee.semantics.isHidden
    isEnabled = box.pointee.semantics.isEnabled
    isDecorative = box.pointee.semantics.isDecorative
    isNamed = box.pointee.semantics.isNamed || box.pointee.semantics.label != nil
    showsLargeContentViewer = box.pointee.semantics.showsLargeContentViewer
    textSize = box.pointee.semantics.textSize
    let kind = box.pointee.kind
    isView = kind.isViewName
    isBarContainer = kind.isBarContainer
    isGrid = kind.utf8.count == 4 && kind == "Grid"
    isLabel = kind.utf8.count == 5 && kind == "Label"
    proposal = box.pointee.proposal
  }
}

extension String {
  /// Whether it is the name of a view whose first child is its content and whose others are bars.
  fileprivate var isBarContainer: Bool {
    // The length tells nearly all others apart.
    switch utf8.count {
    case 7: self == "TabView"
    case 14: self == "NavigationView"
    case 15: self == "NavigationStack"
    case 19: self == "NavigationSplitView"
    default: false
    }
  }
}
