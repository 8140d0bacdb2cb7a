package import Typography

/// The font that modifiers have chosen so far, on the way down from the root to a text.
///
/// `.font` replaces the font; the modifiers of weight, slant, design and width act on whichever font is in force, also
/// on one set further down.
/// - Source: SwiftUI documentation, `View.fontWeight(_:)`, `View.bold(_:)`, `View.fontDesign(_:)`.
/// - Verification: documented.
package struct FontSelection: Hashable, Sendable {
  /// `nil` for the default: body.
  private var font: FontRequest?
  private var weight: FontWeight?
  private var isBold: Bool?
  private var isItalic: Bool?
  private var design: FontDesign?
  private var width: FontWidth?
  private var usesMonospacedDigits = false
  private var usesSmallCaps = false

  package init(_ font: FontRequest? = nil) { self.font = font }

  /// The selection after further modifiers, outermost first.
  package func applying(_ changes: [FontChange]) -> FontSelection {
    var selection = self
    for change in changes { selection.apply(change) }
    return selection
  }

  package mutating func apply(_ change: FontChange) {
    switch change {
    case .font(let font): self.font = font
    case .weight(let weight): self.weight = weight
    case .bold(let isBold): self.isBold = isBold
    case .italic(let isItalic): self.isItalic = isItalic
    case .design(let design): self.design = design
    case .width(let width): self.width = width
    case .monospacedDigits: usesMonospacedDigits = true
    case .monospaced(let isMonospaced): design = isMonospaced ? .monospaced : nil
    case .smallCaps: usesSmallCaps = true
    }
  }

  /// The font in force, every modifier folded in.
  package var request: FontRequest {
    var request = font ?? FontRequest(.textStyle(.body))
    if let weight { request.weight = weight }
    if let isBold { request.isBold = isBold }
    if let isItalic { request.isItalic = isItalic }
    if let design { request.design = design }
    if let width { request.width = width }
    if usesMonospacedDigits { request.usesMonospacedDigits = true }
    if usesSmallCaps { request.usesSmallCaps = true }
    return request
  }
}
