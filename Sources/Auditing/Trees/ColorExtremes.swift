package import Colorimetry

/// The darkest and the lightest of each kind among many colours.
///
/// Colours whose components agree in their leading bits are a kind. What a layer on top makes of the colours of a kind
/// lies between what it makes of these two, up to the width of the kind.
package struct ColorExtremes {
  private struct Kind {
    var darkest: RGBAColor
    var lightest: RGBAColor
    var luminances: ClosedRange<Double>
  }

  /// Kinds along each component.
  private static let levels = 32.0

  private var kinds: [Int: Kind] = [:]
  private var order: [Int] = []

  package init(_ colors: some Sequence<RGBAColor>) {
    for color in colors { add(color) }
  }

  /// In the order in which their kinds were met.
  package var colors: [RGBAColor] {
    order.flatMap { key -> [RGBAColor] in
      guard let kind = kinds[key] else { return [] }
      return kind.darkest == kind.lightest ? [kind.darkest] : [kind.darkest, kind.lightest]
    }
  }

  private mutating func add(_ color: RGBAColor) {
    let key = Self.key(of: color)
    let luminance = Contrast.relativeLuminance(color)
    guard var kind = kinds[key] else {
      order.append(key)
      kinds[key] = Kind(darkest: color, lightest: color, luminances: luminance...luminance)
      return
    }
    if luminance < kind.luminances.lowerBound {
      kind.darkest = color
      kind.luminances = luminance...kind.luminances.upperBound
    }
    if luminance > kind.luminances.upperBound {
      kind.lightest = color
      kind.luminances = kind.luminances.lowerBound...luminance
    }
    kinds[key] = kind
  }

  private static func key(of color: RGBAColor) -> Int {
    [color.red, color.green, color.blue, color.alpha].reduce(0) { key, component in
      key * Int(levels) + Int(min(max(component, 0), 1) * (levels - 1))
    }
  }
}
