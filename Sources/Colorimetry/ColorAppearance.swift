/// Light or dark.
package enum ColorScheme: String, Codable, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// The user's "Increase Contrast" setting.
package enum ColorSchemeContrast: String, Codable, Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// The conditions under which a dynamic colour is resolved.
package struct ColorAppearance: Hashable, Sendable {
  package var scheme: ColorScheme
  package var contrast: ColorSchemeContrast

  package init(scheme: ColorScheme, contrast: ColorSchemeContrast = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }
}

/// A colour for each appearance.
package struct DynamicColor: Codable, Hashable, Sendable {
  package var light: RGBAColor
  package var dark: RGBAColor
  package var increasedContrastLight: RGBAColor
  package var increasedContrastDark: RGBAColor

  /// Missing variants fall back as an asset catalogue's do: dark to light, increased contrast to the same scheme.
  package init(
    light: RGBAColor, dark: RGBAColor? = nil, increasedContrastLight: RGBAColor? = nil,
    increasedContrastDark: RGBAColor? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.increasedContrastLight = increasedContrastLight ?? light
    self.increasedContrastDark = increasedContrastDark ?? dark ?? light
  }

  /// The colour in one appearance.
  package subscript(appearance: ColorAppearance) -> RGBAColor {
    switch (appearance.scheme, appearance.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): increasedContrastLight
    case (.dark, .increased): increasedContrastDark
    }
  }

  /// The colour with `transform` applied in every appearance.
  package func map(_ transform: (RGBAColor) -> RGBAColor) -> DynamicColor {
    DynamicColor(
      light: transform(light), dark: transform(dark), increasedContrastLight: transform(increasedContrastLight),
      increasedContrastDark: transform(increasedContrastDark))
  }
}
