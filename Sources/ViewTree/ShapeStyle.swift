package import Colorimetry
package import Geometry
package import PlatformProfile

/// A colour as the source names it, before scheme and contrast are known.
package indirect enum ColorValue: Hashable, Sendable {
  case fixed(RGBAColor)
  /// A colour with its own variants, from an asset catalogue or a provider closure.
  case dynamic(DynamicColor, name: String)
  case system(SystemColor)
  /// `Color.accentColor`, `.tint`.
  case accent
  /// Levels 1…5 of the foreground hierarchy, which JSON layouts may name where a colour stands; `Color.primary` of Swift
  /// is the system's label colour.
  case hierarchical(level: Int)
  case opacity(ColorValue, Double)
  /// `mix(with:by:in:)`: 0 is the first colour.
  case mixed(ColorValue, ColorValue, fraction: Double, in: ColorMixing)
  case unresolved(reason: String)
}

/// The space in which two colours are mixed: `Gradient.ColorSpace`.
package enum ColorMixing: String, Hashable, Sendable, CaseIterable {
  /// The encoded components.
  case device
  /// A space of equal steps to the eye.
  case perceptual
}

/// What a shape, text or background is painted with.
package indirect enum ShapeStyle: Hashable, Sendable {
  case color(ColorValue)
  /// `.primary` … `.quinary`: levels 1…5 of the current foreground style.
  case hierarchical(level: Int)
  /// `.secondary` on a given style: level of that style.
  case level(Int, of: ShapeStyle)
  case foreground
  case background
  case tint
  case separator
  case fill
  case placeholder
  case link
  case selection
  case windowBackground
  case linearGradient([GradientStop], start: UnitPoint, end: UnitPoint)
  case radialGradient([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
  case ellipticalGradient([GradientStop], center: UnitPoint)
  case angularGradient([GradientStop], center: UnitPoint, startAngle: Double, endAngle: Double)
  /// `Color.gradient`: from slightly lighter at the top to the colour.
  case standardGradient(ColorValue)
  case material(Material)
  case image(ImageSource)
  case opacity(ShapeStyle, Double)
  case unresolved(reason: String)
}

extension ColorValue {
  /// What the source calls the colour, without its type: "gray", "secondary"; `nil` where it has no name.
  package var sourceName: String? {
    switch self {
    case .dynamic(_, let name): name.isEmpty ? nil : name
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .hierarchical(let level): ShapeStyle.levelName(level)
    case .opacity(let color, let factor): color.sourceName.map { faded($0, by: factor) }
    case .fixed, .mixed, .unresolved: nil
    }
  }
}

extension ShapeStyle {
  /// What the source calls the style, without its type; `nil` where it has no name.
  package var sourceName: String? {
    switch self {
    case .color(let color): color.sourceName
    case .hierarchical(let level): Self.levelName(level)
    case .level(let level, let style): style.sourceName.map { "\($0), \(Self.levelName(level))" }
    case .foreground: "foreground"
    case .background: "background"
    case .tint: "tint"
    case .separator: "separator"
    case .fill: "fill"
    case .placeholder: "placeholder"
    case .link: "link"
    case .selection: "selection"
    case .windowBackground: "windowBackground"
    case .opacity(let style, let factor): style.sourceName.map { faded($0, by: factor) }
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .standardGradient, .material, .image,
      .unresolved:
      nil
    }
  }

  fileprivate static func levelName(_ level: Int) -> String {
    ["primary", "secondary", "tertiary", "quaternary", "quinary"][min(max(level, 1), 5) - 1]
  }
}

/// A name with its opacity in words: "gray at 50 %".
private func faded(_ name: String, by factor: Double) -> String {
  factor.isFinite ? "\(name) at \(Int((min(max(factor, 0), 1) * 100).rounded())) %" : name
}

/// A colour at a place along a gradient, 0…1.
package struct GradientStop: Hashable, Sendable {
  package var color: ColorValue
  package var location: Double

  package init(color: ColorValue, location: Double) {
    self.color = color
    self.location = location
  }
}

/// A blur of what lies behind; its colour is not known.
package enum Material: String, Hashable, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar, glass
}
