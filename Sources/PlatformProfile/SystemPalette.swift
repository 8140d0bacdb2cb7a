package import Colorimetry

/// The colours that an operating system defines, for all four appearances.
package struct SystemPalette: Sendable {
  package var profile: OSProfile

  package init(_ profile: OSProfile) { self.profile = profile }

  /// The colour by its name.
  ///
  /// The Mac profile uses the tints of iOS 26 and labels at 85 % and 50 %; it serves recorded cases only.
  package subscript(color: SystemColor) -> DynamicColor {
    if profile == .macOS, let label = Self.macLabels[color] { return label }
    let tints = profile == .iOS18 ? Self.tintsOfIOS15To18 : Self.tintsOfIOS26
    if let color = tints[color] ?? Self.grays[color] ?? Self.semantic[color] { return color }
    preconditionFailure("The table of system colours lacks \(color.rawValue)")
  }

  /// The colour inside a sheet or popover, where dark backgrounds are lighter.
  package func elevated(_ color: SystemColor) -> DynamicColor {
    var result = self[color]
    if let lighter = Self.elevatedBackgrounds[color] {
      result.dark = lighter.dark
      result.increasedContrastDark = lighter.increasedContrastDark
    }
    return result
  }

  /// The colour of controls and links where the project names none.
  package var accent: DynamicColor { self[.blue] }

  /// The opacities of `.primary`, `.secondary`, `.tertiary` and `.quaternary` of a style that is no system label.
  ///
  /// - Source: SwiftUICore 6.5.4 as audited by public reimplementations.
  /// - Verification: measured. The fifth level is inferred.
  package static let hierarchyOpacities: [Double] = [1, 0.5, 0.25, 0.18, 0.18]

  /// The default foreground of a level of the hierarchy, 1…5.
  package func label(level: Int) -> DynamicColor {
    switch level {
    case ...1: self[.label]
    case 2: self[.secondaryLabel]
    case 3: self[.tertiaryLabel]
    default: self[.quaternaryLabel]
    }
  }

  /// - Source: AppKit label colours on macOS.
  private static let macLabels: [SystemColor: DynamicColor] = [
    .label: DynamicColor(light: RGBAColor.black.opacity(0.85), dark: RGBAColor.white.opacity(0.85)),
    .secondaryLabel: DynamicColor(light: RGBAColor.black.opacity(0.5), dark: RGBAColor.white.opacity(0.55)),
  ]
}
