package import Diagnostics
package import Geometry
package import Typography

/// A placed view.
package struct LayoutBox: Codable, Sendable {
  package var id: Int
  package var parent: Int?
  package var children: [Int]
  /// The SwiftUI name: "Text", "HStack", "padding", or the project's view type.
  package var kind: String
  package var range: SourceRange?
  /// Where the control is written that a style of the project drew this way; `nil` for all others.
  @Indirect package var controlRange: SourceRange?
  /// A name for people and fingerprints, stable under moved lines: "KeywordBubble/Label/Text".
  ///
  /// - Complexity: as long as the path, which is made anew.
  package var path: String {
    get { place.text }
    set { place = BoxPath(newValue) }
  }
  package var place: BoxPath
  /// The layout frame.
  package var frame: Rectangle
  /// What was proposed to it when it was placed.
  package var proposal: ProposedViewSize
  /// From the box's own coordinates to the container's drawing, where effects move the drawing away from the frame.
  @Indirect package var drawingTransform: AffineTransform?
  package var text: PlacedText?
  @Indirect package var symbol: PlacedSymbol?
  @Indirect package var image: PlacedImage?
  @Indirect package var constraint: LayoutConstraint?
  package var semantics: BoxSemantics

  package init(
    id: Int, parent: Int?, kind: String, range: SourceRange?, path: String, frame: Rectangle,
    proposal: ProposedViewSize
  ) {
    self.init(
      id: id, parent: parent, kind: kind, range: range, place: BoxPath(path), frame: frame, proposal: proposal)
  }

  package init(
    id: Int, parent: Int?, kind: String, range: SourceRange?, place: BoxPath, frame: Rectangle,
    proposal: ProposedViewSize
  ) {
    self.id = id
    self.parent = parent
    children = []
    self.kind = kind
    self.range = range
    controlRange = nil
    self.place = place
    self.frame = frame
    self.proposal = proposal
    drawingTransform = nil
    text = nil
    symbol = nil
    image = nil
    constraint = nil
    semantics = BoxSemantics()
  }

  private enum CodingKeys: String, CodingKey {
    case id, parent, children, kind, range
    case place = "path"
    case frame, proposal, drawingTransform, text, symbol, image, constraint, semantics
  }
}

extension LayoutBox {
  /// Whether it has a symbol, a picture, or effects that move its drawing; without looking at them.
  @inline(__always) var hasSymbol: Bool { _symbol.storage != nil }
  @inline(__always) var hasImage: Bool { _image.storage != nil }
  @inline(__always) var isTransformed: Bool { _drawingTransform.storage != nil }
}

extension String {
  /// Whether it begins with a capital letter, as the names of views do.
  package var isViewName: Bool {
    guard let first = utf8.first else { return false }
    if first < 0x80 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    return self.first?.isUppercase ?? false
  }

  /// Whether it begins with a small letter, as the names of modifiers do, or is empty.
  package var isModifierName: Bool {
    guard let first = utf8.first else { return true }
    if first < 0x80 { return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") }
    return self.first?.isLowercase ?? true
  }
}

/// What a box means to people and assistive technology.
package struct BoxSemantics: Codable, Hashable, Sendable {
  package var identifier: String?
  package var label: String?
  package var isHidden: Bool
  package var isDecorative: Bool
  package var isEnabled: Bool
  package var isInteractive: Bool
  package var traits: [String]
  /// Whether the box has a name of its own or inherits one: an icon in a `Label`, an image in a labelled button.
  package var isNamed: Bool
  package var showsLargeContentViewer: Bool
  package var layoutDirection: LayoutDirection
  /// Whether the view keeps its pictured direction when the layout is mirrored.
  package var isDirectionFixed: Bool
  /// The text size in force here, after ranges and overrides.
  package var textSize: DynamicTypeSize

  package init() {
    identifier = nil
    label = nil
    isHidden = false
    isDecorative = false
    isEnabled = true
    isInteractive = false
    traits = []
    isNamed = false
    showsLargeContentViewer = false
    layoutDirection = .leftToRight
    isDirectionFixed = false
    textSize = .large
  }
}
