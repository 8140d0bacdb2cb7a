/// A font as source code asks for it, before the user's text size is known.
package struct FontRequest: Hashable, Sendable {
  /// Where the size comes from.
  package enum Origin: Hashable, Sendable {
    /// `.body`, `.system(.body)`: size and line height from the Dynamic Type table.
    case textStyle(TextStyle)
    /// `.system(size:)`: does not scale with the text size.
    case systemSize(Double)
    /// `.custom(name, size:)`, scaled relative to a text style (body unless given).
    case custom(name: String, size: Double, relativeTo: TextStyle)
    /// `.custom(name, fixedSize:)`: does not scale.
    case customFixed(name: String, size: Double)
  }

  package var origin: Origin
  package var weight: FontWeight?
  package var design: FontDesign?
  package var width: FontWidth?
  package var isBold: Bool
  package var isItalic: Bool
  package var usesMonospacedDigits: Bool
  package var usesSmallCaps: Bool
  /// `.leading(.tight)` and `.leading(.loose)`; 0 where not asked for. Tight is -1, loose 1.
  package var leadingAdjustment: Int

  package init(_ origin: Origin, weight: FontWeight? = nil, design: FontDesign? = nil) {
    self.origin = origin
    self.weight = weight
    self.design = design
    width = nil
    isBold = false
    isItalic = false
    usesMonospacedDigits = false
    usesSmallCaps = false
    leadingAdjustment = 0
  }
}

extension FontRequest {
  /// Optimization: what requests usually differ in; the rest meets in one bucket.
  package func hash(into hasher: inout Hasher) {
    switch origin {
    case .textStyle(let style): hasher.combine(style)
    case .systemSize(let size), .custom(_, let size, _), .customFixed(_, let size): hasher.combine(size)
    }
    hasher.combine(weight)
    hasher.combine(isBold)
  }
}

/// A font at a definite size: what text is set in.
package struct ResolvedFont: Codable, Hashable, Sendable {
  package enum Family: Codable, Hashable, Sendable {
    case system(FontDesign)
    /// By PostScript, full or family name.
    case custom(String)
  }

  package var family: Family
  /// Size of the em, in points.
  package var pointSize: Double
  package var weight: FontWeight
  package var width: FontWidth
  package var isItalic: Bool
  package var usesMonospacedDigits: Bool
  package var usesSmallCaps: Bool
  /// Distance from one baseline to the next by the Dynamic Type table, in points; `nil` for fixed sizes, whose line
  /// height is the font's own.
  package var styleLineHeight: Double?
  /// The text style whose scale the font follows; `nil` when it keeps its size at every text size.
  package var scalesRelativeTo: TextStyle?
  /// The font's line height with `.leading(.tight)` or `.leading(.loose)`: -1, 0 or 1.
  package var leadingAdjustment: Int
  /// Whether the face of a font of the project is bold by itself; `nil` for no.
  package var hasBoldFace: Bool?
  /// Whether the weight is an inference: what Bold Text makes of a weight has not been measured.
  package var isWeightInferred: Bool

  package init(
    family: Family = .system(.default), pointSize: Double, weight: FontWeight = .regular, width: FontWidth = .standard,
    isItalic: Bool = false, styleLineHeight: Double? = nil, scalesRelativeTo: TextStyle? = nil
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.styleLineHeight = styleLineHeight
    self.scalesRelativeTo = scalesRelativeTo
    usesMonospacedDigits = false
    usesSmallCaps = false
    leadingAdjustment = 0
    isWeightInferred = false
  }
}

extension ResolvedFont {
  /// Whether the letters are bold, as asked for or by the font's own face.
  package var isBold: Bool { hasBoldFace ?? false || weight >= .bold }

  /// Optimization: what fonts usually differ in; the rest meets in one bucket.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }
}
