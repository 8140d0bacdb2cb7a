internal import Colorimetry
internal import Geometry
internal import PathGeometry
internal import PlatformProfile
internal import Typography

/// Values of the tree as short, stable text for dumps.
enum ValueText {
  /// At most three decimals, without trailing zeros; "inf" for infinity.
  static func number(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    if value.isNaN { return "nan" }
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let whole = Int(thousandths)
    let sign = whole < 0 ? "-" : ""
    let digits = whole.magnitude
    var fraction = String(digits % 1000)
    fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return sign + String(digits / 1000) + (fraction.isEmpty ? "" : "." + fraction)
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      default: result.append(character)
      }
    }
    return result
  }

  static func text(of alignment: Alignment) -> String { "\(alignment.horizontal.name),\(alignment.vertical.name)" }

  static func text(of axes: AxisSet) -> String {
    Axis.allCases.filter { axes.contains($0) }.map(\.rawValue).joined(separator: "+")
  }

  static func text(of edges: EdgeSet) -> String {
    if edges == .all { return "all" }
    return Edge.allCases.filter { edges.contains($0) }.map(\.rawValue).joined(separator: "+")
  }

  static func text(of insets: EdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(number).joined(separator: "/")
  }

  static func text(of point: UnitPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func text(of color: RGBAColor) -> String {
    let parts = [color.red, color.green, color.blue].map(number).joined(separator: ",")
    return color.alpha == 1 ? "rgb(\(parts))" : "rgba(\(parts),\(number(color.alpha)))"
  }

  static func text(of color: ColorValue) -> String {
    switch color {
    case .fixed(let color): text(of: color)
    case .dynamic(_, let name): "asset(\(name))"
    case .system(let color): color.rawValue
    case .accent: "accent"
    case .hierarchical(let level): "hierarchical(\(level))"
    case .opacity(let color, let factor): text(of: color) + "*" + number(factor)
    case .mixed(let first, let second, let fraction, let space):
      "mix(\(text(of: first)),\(text(of: second)),\(number(fraction))\(space == .perceptual ? "" : ",device"))"
    case .unresolved(let reason): "UNRESOLVED(\(reason))"
    }
  }

  static func text(of style: ShapeStyle) -> String {
    switch style {
    case .color(let color): text(of: color)
    case .hierarchical(let level): "level(\(level))"
    case .level(let level, let base): "level(\(level),\(text(of: base)))"
    case .foreground: "foreground"
    case .background: "background"
    case .tint: "tint"
    case .separator: "separator"
    case .fill: "fill"
    case .placeholder: "placeholder"
    case .link: "link"
    case .selection: "selection"
    case .windowBackground: "windowBackground"
    case .linearGradient(let stops, let start, let end):
      "linearGradient(\(text(of: stops)) \(text(of: start))>\(text(of: end)))"
    case .radialGradient(let stops, _, let start, let end):
      "radialGradient(\(text(of: stops)) \(number(start))>\(number(end)))"
    case .ellipticalGradient(let stops, _): "ellipticalGradient(\(text(of: stops)))"
    case .angularGradient(let stops, _, _, _): "angularGradient(\(text(of: stops)))"
    case .standardGradient(let color): "gradient(\(text(of: color)))"
    case .material(let material): "material(\(material.rawValue))"
    case .image(let source): "image(\(text(of: source)))"
    case .opacity(let style, let factor): text(of: style) + "*" + number(factor)
    case .unresolved(let reason): "UNRESOLVED(\(reason))"
    }
  }

  private static func text(of stops: [GradientStop]) -> String {
    stops.map { text(of: $0.color) + "@" + number($0.location) }.joined(separator: " ")
  }

  static func text(of source: ImageSource) -> String {
    switch source {
    case .symbol(let name): "symbol(\(name))"
    case .asset(let asset): "asset(\(asset.name) \(number(asset.size.width))x\(number(asset.size.height)))"
    case .placeholder: "placeholder"
    case .missing(let name): "missing(\(name))"
    }
  }

  static func text(of outline: ShapeOutline) -> String {
    switch outline {
    case .rectangle: "Rectangle"
    case .roundedRectangle(let size, let style): "RoundedRectangle(\(number(size.width)),\(style.rawValue))"
    case .unevenRoundedRectangle(let radii, let style):
      "UnevenRoundedRectangle(\(radii.map(number).joined(separator: "/")),\(style.rawValue))"
    case .capsule(let style): "Capsule(\(style.rawValue))"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .containerRelative: "ContainerRelativeShape"
    case .path(let path): "Path(\(path.elements.count))"
    case .custom(let name, _): name
    case .inset(let outline, let amount): text(of: outline) + ".inset(\(number(amount)))"
    case .trimmed(let outline, let from, let to): text(of: outline) + ".trim(\(number(from)),\(number(to)))"
    case .offset(let outline, let by): text(of: outline) + ".offset(\(number(by.x)),\(number(by.y)))"
    case .transformed(let outline, _, _): text(of: outline) + ".transformed"
    case .sized(let outline, let size): text(of: outline) + ".size(\(number(size.width)),\(number(size.height)))"
    case .stroked(let outline, let style): text(of: outline) + ".stroked(\(number(style.lineWidth)))"
    }
  }

  static func text(of change: FontChange) -> String {
    switch change {
    case .font(let request): request.map(text) ?? "nil"
    case .weight(let weight): "weight=" + (weight?.rawValue ?? "nil")
    case .bold(let isOn): isOn ? "bold" : "bold=false"
    case .italic(let isOn): isOn ? "italic" : "italic=false"
    case .design(let design): "design=" + (design?.rawValue ?? "nil")
    case .width(let width): "width=" + (width?.rawValue ?? "nil")
    case .monospacedDigits: "monospacedDigits"
    case .monospaced(let isOn): isOn ? "monospaced" : "monospaced=false"
    case .smallCaps: "smallCaps"
    }
  }

  static func text(of request: FontRequest) -> String {
    var parts: [String] = []
    switch request.origin {
    case .textStyle(let style): parts.append(style.rawValue)
    case .systemSize(let size): parts.append("system " + number(size))
    case .custom(let name, let size, let style): parts.append("\(name) \(number(size)) relativeTo \(style.rawValue)")
    case .customFixed(let name, let size): parts.append("\(name) fixed \(number(size))")
    }
    if let weight = request.weight { parts.append(weight.rawValue) }
    if let design = request.design, design != .default { parts.append(design.rawValue) }
    if let width = request.width { parts.append(width.rawValue) }
    if request.isBold { parts.append("bold") }
    if request.isItalic { parts.append("italic") }
    if request.usesMonospacedDigits { parts.append("monospacedDigits") }
    if request.usesSmallCaps { parts.append("smallCaps") }
    if request.leadingAdjustment != 0 { parts.append("leading=\(request.leadingAdjustment)") }
    return parts.joined(separator: " ")
  }
}
