package import Auditing
package import Colorimetry
import Diagnostics
package import Geometry
package import LayoutTree
package import PlatformProfile
package import Typography
import ViewLayout
import ViewTree

/// What a run is asked to try: the device and the variants.
package struct AuditSettings: Sendable {
  /// A window that layouts are laid out in.
  package struct Canvas: Hashable, Sendable {
    /// "iPhone 16", or "375 x 667".
    package var name: String
    package var size: Size
    package var safeArea: EdgeInsets
    /// Pixels per point.
    package var scale: Double
    package var hasRegularWidth: Bool
    package var hasRegularHeight: Bool

    package init(_ device: Device) {
      name = device.name
      size = device.size
      safeArea = device.safeArea
      scale = device.scale
      hasRegularWidth = device.hasRegularWidth
      hasRegularHeight = device.hasRegularHeight
    }

    /// A plain room without safe-area insets.
    package init(size: Size, scale: Double) {
      name = Self.text(size.width) + " x " + Self.text(size.height)
      self.size = size
      safeArea = .zero
      self.scale = scale
      hasRegularWidth = false
      hasRegularHeight = true
    }

    /// The canvas on its side, its leading edge where the top was.
    ///
    /// - Verification: inferred; the insets of phones on their side are those of their top, on both sides.
    package var turned: Canvas {
      var turned = self
      turned.name += ", landscape"
      turned.size = Size(width: size.height, height: size.width)
      turned.safeArea = EdgeInsets(
        leading: safeArea.top, bottom: safeArea.bottom == 0 ? 0 : 21, trailing: safeArea.top)
      turned.hasRegularHeight = hasRegularWidth
      return turned
    }

    private static func text(_ length: Double) -> String {
      length == length.rounded() ? String(Int(length)) : "\(length)"
    }

    /// The device of a name.
    package static func device(named name: String) throws(PipelineError) -> Canvas {
      let name = name.trimmingSpaces
      if let device = Device.all.first(where: { $0.name.lowercased() == name.lowercased() }) { return Canvas(device) }
      throw .unknownDevice(name: name, suggestion: NameSuggestion.question(for: name, in: Device.all.map(\.name)))
    }
  }

  package var canvases: [Canvas]
  package var os: OSProfile
  package var textSizes: [DynamicTypeSize]
  package var colorSchemes: [ColorScheme]
  package var contrasts: [ColorSchemeContrast]
  package var legibilityWeights: [LegibilityWeight]
  package var layoutDirections: [LayoutDirection]
  /// ICU identifiers.
  package var locales: [String]
  /// How axes beyond text size and scheme are combined.
  package var combination: VariantMatrix.Combination
  /// The instant that `Date()` gives, in seconds since 1970.
  package var now: Double

  /// iPhone 16, and the text sizes, schemes and other axes of a named set.
  package init(_ preset: VariantMatrix.Preset = .default) {
    let matrix = VariantMatrix(preset)
    canvases = [Canvas(Device.all.first { $0.name == "iPhone 16" }!)]
    os = .default
    textSizes = matrix.textSizes
    colorSchemes = matrix.colorSchemes
    contrasts = matrix.contrasts
    legibilityWeights = matrix.legibilityWeights
    layoutDirections = matrix.layoutDirections
    combination = matrix.combination
    locales = ["en_US"]
    now = 1_795_945_260
  }

  /// The variants of the matrix, text sizes outermost; variants that share a tree follow each other.
  package var variants: [Variant] {
    var matrix = VariantMatrix(.default, locales: locales, containers: canvases.map(\.name))
    matrix.textSizes = textSizes
    matrix.colorSchemes = colorSchemes
    matrix.contrasts = contrasts
    matrix.legibilityWeights = legibilityWeights
    matrix.layoutDirections = layoutDirections
    matrix.combination = combination
    return matrix.variants
  }

  package func canvas(named name: String) -> Canvas { canvases.first { $0.name == name } ?? canvases[0] }

  /// What reports print of the settings.
  package var summary: [(name: String, value: String)] {
    [
      ("os", os.rawValue), ("device", canvases.map(\.name).joined(separator: ", ")),
      ("scale", canvases.map { "\(Int($0.scale))" }.joined(separator: ", ")),
      ("locale", locales.joined(separator: ", ")),
      ("contrast", "WCAG 2.2 AA; large text from 18 pt, or 14 pt bold"),
      ("variants", String(variants.count)),
    ]
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
