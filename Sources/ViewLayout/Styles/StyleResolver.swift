import Colorimetry
import Geometry
import LayoutTree
import PlatformProfile
import ViewTree

/// Turns styles as written into colours for every appearance, at one place of the tree.
struct StyleResolver {
  let shared: LayoutEnvironment
  let session: LayoutSession

  init(_ environment: LayoutEnvironment, session: LayoutSession) {
    shared = environment
    self.session = session
  }

  /// The colour of a level of the foreground hierarchy, 1…5.
  ///
  /// - Source: swiftui-layout, section 15.2.
  /// - Verification: measured up to the fourth level.
  func foreground(level: Int) -> ResolvedStyle {
    let level = min(max(level, 1), 5)
    guard let levels = shared.values.foreground, let first = levels.first else {
      return .color(scheme(session.palette.label(level: level)))
    }
    if level <= levels.count { return levels[level - 1] }
    return first.opacity(SystemPalette.hierarchyOpacities[level - 1])
  }

  /// The levels that `foregroundStyle` leaves below it.
  func foregroundLevels(_ styles: [ShapeStyle]) -> [ResolvedStyle]? {
    if styles.count == 1, case .hierarchical(let level) = styles[0] {
      return (max(level, 1)...5).map { foreground(level: $0) }
    }
    if styles.isEmpty { return nil }
    return styles.map(resolve)
  }

  func resolve(_ style: ShapeStyle) -> ResolvedStyle {
    let palette = session.palette
    switch style {
    case .color(let color): return self.color(color)
    case .hierarchical(let level): return foreground(level: level)
    case .level(let level, let style): return self.level(min(max(level, 1), 5), of: style)
    case .foreground: return foreground(level: 1)
    case .background: return shared.values.backgroundStyle ?? system(.systemBackground)
    case .tint, .selection: return tint
    case .separator: return .color(scheme(palette[.separator]))
    case .fill: return .color(scheme(palette[.systemFill]))
    case .placeholder: return .color(scheme(palette[.placeholderText]))
    case .link: return .color(scheme(palette[.link]))
    case .windowBackground: return system(.systemBackground)
    case .material(let material): return .unknown(reason: "material \(material.rawValue)")
    case .image: return .image
    case .opacity(let style, let factor): return resolve(style).opacity(factor)
    case .unresolved(let reason): return .unknown(reason: reason)
    case .standardGradient(let color): return standardGradient(color)
    case .linearGradient(let stops, let start, let end):
      return gradient(stops, .linear(start: start, end: end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return gradient(stops, .radial(center: center, startRadius: startRadius, endRadius: endRadius))
    case .ellipticalGradient(let stops, let center):
      return gradient(stops, .elliptical(center: center))
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return gradient(stops, .angular(center: center, startAngle: startAngle, endAngle: endAngle))
    }
  }

  /// The colour of controls here.
  var tint: ResolvedStyle {
    shared.values.tint ?? .color(scheme(session.settings.accentColor ?? session.palette.accent))
  }

  /// A system colour here, elevated inside sheets.
  func system(_ color: SystemColor) -> ResolvedStyle {
    .color(scheme(systemColor(color)))
  }

  private func systemColor(_ color: SystemColor) -> DynamicColor {
    shared.values.isElevated ? session.palette.elevated(color) : session.palette[color]
  }

  /// A level of a style, 1…5: the system's own levels of foregrounds, backgrounds and fills; of all else, less opacity.
  ///
  /// - Source: documentation of `ShapeStyle.background` and `ShapeStyle.fill`, and of `UIColor`'s backgrounds and fills,
  ///   whose words they repeat; pictures in public articles show both backgrounds beside each other.
  /// - Verification: documented for the first three levels of backgrounds and four of fills; no figures are known of
  ///   those below.
  private func level(_ level: Int, of style: ShapeStyle) -> ResolvedStyle {
    switch style {
    case .foreground: return foreground(level: level)
    case .hierarchical(let outer): return foreground(level: outer + level - 1)
    case .level(let outer, let base): return self.level(min(outer + level - 1, 5), of: base)
    case .background where shared.values.backgroundStyle == nil, .windowBackground:
      let levels: [SystemColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
      guard level <= levels.count else { return .unknown(reason: "level \(level) of the background") }
      return system(levels[level - 1])
    case .fill:
      let levels: [SystemColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
      guard level <= levels.count else { return .unknown(reason: "level \(level) of the fill") }
      return system(levels[level - 1])
    default: return resolve(style).opacity(SystemPalette.hierarchyOpacities[level - 1])
    }
  }

  private func color(_ value: ColorValue) -> ResolvedStyle {
    switch value {
    case .hierarchical(let level): return foreground(level: level)
    case .accent: return tint
    case .opacity(let inner, let factor): return color(inner).opacity(factor)
    case .unresolved(let reason): return .unknown(reason: reason)
    default:
      guard let color = dynamicColor(value) else { return .unknown(reason: "unresolved color") }
      return .color(color)
    }
  }

  /// A colour for every appearance, or `nil` where it is not a plain colour or not known.
  func dynamicColor(_ value: ColorValue) -> DynamicColor? {
    switch value {
    case .fixed(let color): return DynamicColor(light: color)
    case .dynamic(let color, _): return scheme(color)
    case .system(let color): return scheme(systemColor(color))
    case .accent, .hierarchical:
      guard case .color(let color) = color(value) else { return nil }
      return color
    case .opacity(let inner, let factor): return dynamicColor(inner)?.map { $0.opacity(factor) }
    case .mixed(let first, let second, let fraction, let space):
      guard let first = dynamicColor(first), let second = dynamicColor(second) else { return nil }
      return DynamicColor.mixed(first, second, fraction: fraction, in: space)
    case .unresolved: return nil
    }
  }

  /// The colour with the appearances that modifiers above rule out replaced by those they choose.
  func scheme(_ color: DynamicColor) -> DynamicColor {
    var result = color
    if shared.values.contrast == .increased {
      result = DynamicColor(
        light: result.increasedContrastLight, dark: result.increasedContrastDark,
        increasedContrastLight: result.increasedContrastLight, increasedContrastDark: result.increasedContrastDark)
    } else if shared.values.contrast == .standard {
      result = DynamicColor(light: result.light, dark: result.dark)
    }
    switch shared.values.colorScheme {
    case nil: return result
    case .light:
      return DynamicColor(
        light: result.light, dark: result.light, increasedContrastLight: result.increasedContrastLight,
        increasedContrastDark: result.increasedContrastLight)
    case .dark:
      return DynamicColor(
        light: result.dark, dark: result.dark, increasedContrastLight: result.increasedContrastDark,
        increasedContrastDark: result.increasedContrastDark)
    }
  }

  /// `Color.gradient`: a little lighter at the top.
  ///
  /// - Verification: inferred; Apple publishes no figures. 12 % towards white at the top is an estimate by eye.
  private func standardGradient(_ value: ColorValue) -> ResolvedStyle {
    guard let color = dynamicColor(value) else { return .unknown(reason: "unresolved color") }
    let top = color.map { RGBAColor.mixed($0, RGBAColor.white.opacity($0.alpha), fraction: 0.12) }
    return .gradient(
      .init(
        kind: .linear(start: .top, end: .bottom),
        stops: [.init(color: top, location: 0), .init(color: color, location: 1)]))
  }

  private func gradient(_ stops: [GradientStop], _ kind: ResolvedStyle.UnitGradient.Kind) -> ResolvedStyle {
    var painted: [PaintedGradient.Stop] = []
    for stop in stops {
      guard let color = dynamicColor(stop.color) else { return .unknown(reason: "unresolved color") }
      painted.append(.init(color: color, location: stop.location))
    }
    guard let first = painted.first else { return .color(DynamicColor(light: .clear)) }
    return painted.count == 1 ? .color(first.color) : .gradient(.init(kind: kind, stops: painted))
  }
}

extension RGBAColor {
  /// The colour that lies `fraction` of the way from the first to the second, on encoded components.
  static func mixed(_ first: RGBAColor, _ second: RGBAColor, fraction: Double) -> RGBAColor {
    let fraction = min(max(fraction, 0), 1)
    func mix(_ left: Double, _ right: Double) -> Double { left + (right - left) * fraction }
    return RGBAColor(
      red: mix(first.red, second.red), green: mix(first.green, second.green), blue: mix(first.blue, second.blue),
      alpha: mix(first.alpha, second.alpha))
  }
}

extension DynamicColor {
  static func mixed(
    _ first: DynamicColor, _ second: DynamicColor, fraction: Double, in space: ColorMixing
  ) -> DynamicColor {
    func mixed(_ left: RGBAColor, _ right: RGBAColor) -> RGBAColor {
      switch space {
      case .device: .mixed(left, right, fraction: fraction)
      case .perceptual: left.perceptuallyMixed(with: right, fraction: min(max(fraction, 0), 1))
      }
    }
    return DynamicColor(
      light: mixed(first.light, second.light), dark: mixed(first.dark, second.dark),
      increasedContrastLight: mixed(first.increasedContrastLight, second.increasedContrastLight),
      increasedContrastDark: mixed(first.increasedContrastDark, second.increasedContrastDark))
  }
}
