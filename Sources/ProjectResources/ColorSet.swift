package import Colorimetry

/// A colour of an asset catalogue, with every variant the catalogue declares.
package struct ColorSet: Hashable, Sendable {
  /// What a variant is painted with.
  package enum Value: Hashable, Sendable {
    case color(RGBAColor)
    /// A colour of the operating system by its UIKit name, for example "systemRed" or "label".
    case systemColor(String)
  }

  package struct Variant: Hashable, Sendable {
    /// `nil` for any appearance.
    package var scheme: ColorScheme?
    /// `nil` for any contrast.
    package var contrast: ColorSchemeContrast?
    package var isForWideGamut: Bool
    package var value: Value

    package init(
      scheme: ColorScheme? = nil, contrast: ColorSchemeContrast? = nil, isForWideGamut: Bool = false, value: Value
    ) {
      self.scheme = scheme
      self.contrast = contrast
      self.isForWideGamut = isForWideGamut
      self.value = value
    }
  }

  /// Name as source code gives it, with the names of name-giving folders before it.
  package var name: String
  /// The folder of the set.
  package var path: String
  package var variants: [Variant]

  package init(name: String, path: String, variants: [Variant]) {
    self.name = name
    self.path = path
    self.variants = variants
  }

  /// The value that applies in an appearance, or `nil` when the set has none.
  ///
  /// The scheme weighs more than the contrast, the contrast more than the gamut; phones have wide-gamut displays.
  /// - Verification: documented for the fall-back from dark to any; inferred for the order of weights.
  package func value(in appearance: ColorAppearance) -> Value? {
    func rank(_ variant: Variant) -> Int? {
      guard variant.scheme == nil || variant.scheme == appearance.scheme,
        variant.contrast == nil || variant.contrast == appearance.contrast
      else { return nil }
      return (variant.scheme == nil ? 0 : 4) + (variant.contrast == nil ? 0 : 2) + (variant.isForWideGamut ? 1 : 0)
    }
    return variants.compactMap { variant in rank(variant).map { (rank: $0, value: variant.value) } }
      .max { $0.rank < $1.rank }?.value
  }

  /// The colour in all four appearances, or `nil` when the set holds no colour at all.
  /// - Parameter systemColor: the operating system's colour of a name, if it has one.
  package func dynamicColor(systemColor: (String) -> DynamicColor?) -> DynamicColor? {
    func color(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> RGBAColor? {
      let appearance = ColorAppearance(scheme: scheme, contrast: contrast)
      switch value(in: appearance) {
      case .color(let color): return color
      case .systemColor(let name): return systemColor(name)?[appearance]
      case nil: return nil
      }
    }
    guard let light = color(.light, .standard) ?? color(.dark, .standard) else { return nil }
    return DynamicColor(
      light: light, dark: color(.dark, .standard), increasedContrastLight: color(.light, .increased),
      increasedContrastDark: color(.dark, .increased))
  }
}
