import Colorimetry

/// How a picture names its colours.
enum ColorNaming: Sendable {
  /// As they are in one appearance: a picture that stands alone.
  case resolved(ColorAppearance)
  /// By variables that the page defines for each of these appearances, so that one picture serves them all.
  case variables([ColorAppearance])

  /// The appearances that a picture is drawn for.
  var appearances: [ColorAppearance] {
    switch self {
    case .resolved(let appearance): [appearance]
    case .variables(let appearances): appearances
    }
  }

  var isResolved: Bool {
    switch self {
    case .resolved: true
    case .variables: false
    }
  }
}

extension ColorAppearance {
  /// The appearance's class in pages: "light", "dark-more".
  var className: String { contrast == .increased ? scheme.rawValue + "-more" : scheme.rawValue }
}

/// The colours and gradients that the pictures of a page use, each with a name.
struct Palette {
  private var colors: [DynamicColor: Int] = [:]
  private(set) var orderedColors: [DynamicColor] = []

  /// The variable of a colour.
  mutating func variable(for color: DynamicColor) -> String {
    if let index = colors[color] { return "--c\(index)" }
    let index = orderedColors.count
    colors[color] = index
    orderedColors.append(color)
    return "--c\(index)"
  }

  /// A colour as CSS and SVG write it, without its alpha: "#af52de".
  static func hexadecimal(_ color: RGBAColor) -> String {
    "#"
      + [color.red, color.green, color.blue].map { component in
        let byte = Int((min(1, max(0, component.isFinite ? component : 0)) * 255).rounded(.toNearestOrAwayFromZero))
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// A colour with its alpha: "#af52de" or "rgb(175 82 222/.75)".
  static func css(_ color: RGBAColor) -> String {
    guard color.alpha < 1 else { return hexadecimal(color) }
    let bytes = [color.red, color.green, color.blue].map { component in
      String(Int((min(1, max(0, component.isFinite ? component : 0)) * 255).rounded(.toNearestOrAwayFromZero)))
    }
    return "rgb(" + bytes.joined(separator: " ") + "/" + FigureFormat.number(color.alpha, decimals: 4) + ")"
  }
}
