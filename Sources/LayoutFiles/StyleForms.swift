import Colorimetry
import DocumentTree
import Geometry
import PlatformProfile
import ViewTree

enum FixedColorForms {
  /// "#RRGGBB", "#RRGGBBAA", "white", "black", "clear", or sRGB components of 0…1.
  static let fixedColor = Form<RGBAColor>.record(
    "sRGB components, 0…1.", { RGBAColor.black },
    [
      .required("red", \.red, .number), .required("green", \.green, .number), .required("blue", \.blue, .number),
      .defaulted("alpha", \.alpha, .number, 1),
    ]
  ).shortened(hexadecimal, when: \.isString, { $0 }, { text(of: $0) == nil ? nil : $0 })

  private static let hexadecimal = Form<RGBAColor>(
    schema: .object([
      .init("type", .string("string")),
      .init("pattern", .string("^(#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|white|black|clear)$")),
    ]),
    read: { (node, _) throws(DocumentError) in
      guard case .string(let text) = node.value, let color = color(from: text) else {
        throw node.expected("a colour such as \"#34C759\" or \"#34C75980\"")
      }
      return color
    },
    write: { color, _ in text(of: color).map { .string($0) } })

  static func color(from text: String) -> RGBAColor? {
    switch text {
    case "white": return .white
    case "black": return .black
    case "clear": return .clear
    default: break
    }
    guard text.hasPrefix("#"), text.count == 7 || text.count == 9, let value = UInt32(text.dropFirst(), radix: 16)
    else {
      return nil
    }
    let hasAlpha = text.count == 9
    func byte(_ index: Int) -> Int { Int(value >> UInt32(8 * ((hasAlpha ? 3 : 2) - index)) & 0xFF) }
    return RGBAColor(bytes: byte(0), byte(1), byte(2), alpha: hasAlpha ? Double(byte(3)) / 255 : 1)
  }

  /// The short form, or `nil` when a component is no whole number of 255ths.
  static func text(of color: RGBAColor) -> String? {
    switch color {
    case .white: return "white"
    case .black: return "black"
    case .clear: return "clear"
    default: break
    }
    var digits = "#"
    for (index, component) in [color.red, color.green, color.blue, color.alpha].enumerated() {
      if index == 3, component == 1 { break }
      let byte = (component * 255).rounded()
      guard (0...255).contains(byte), abs(byte / 255 - component) < 1e-12 else { return nil }
      let text = String(Int(byte), radix: 16, uppercase: true)
      digits += text.count == 1 ? "0" + text : text
    }
    return digits
  }
}

extension Form where Value == RGBAColor {
  static var fixedColor: Form { FixedColorForms.fixedColor }
}

/// The levels of the foreground hierarchy by their names.
private let levelNames = ["primary", "secondary", "tertiary", "quaternary", "quinary"]

extension Form where Value == Int {
  static let level = Form.choice(of: Array(zip(levelNames, 1...5))) { levelNames[$0 - 1] }
}

enum ColorForms {
  /// A colour by name, by components, with variants, or made of other colours.
  static let color = Form<ColorValue>.reference("color") { definition }

  static let definition =
    combined.shortened(named, when: \.isString, { $0 }, { name(of: $0) == nil ? nil : $0 })

  private static let named = Form<ColorValue>(
    schema: .anyOf([
      .choice(SystemColor.allCases.map(\.rawValue) + levelNames + ["accent"]), Form<RGBAColor>.fixedColor.schema,
    ]),
    read: { (node, _) throws(DocumentError) in
      guard case .string(let text) = node.value else { throw node.expected("the name of a colour") }
      if let color = FixedColorForms.color(from: text) { return .fixed(color) }
      if let system = SystemColor(rawValue: text) { return .system(system) }
      if let level = levelNames.firstIndex(of: text) { return .hierarchical(level: level + 1) }
      if text == "accent" { return .accent }
      throw node.unknown(text, known: SystemColor.allCases.map(\.rawValue) + levelNames + ["accent", "#RRGGBB"])
    },
    write: { color, _ in name(of: color).map { .string($0) } })

  @Sendable static func name(of color: ColorValue) -> String? {
    switch color {
    case .fixed(let fixed): FixedColorForms.text(of: fixed)
    case .system(let system): system.rawValue
    case .accent: "accent"
    case .hierarchical(let level) where (1...5).contains(level): levelNames[level - 1]
    case .hierarchical, .dynamic, .opacity, .mixed, .unresolved: nil
    }
  }

  private typealias Case = UnionCase<ColorValue>

  private static let combined = Form<ColorValue>.union(
    "a colour",
    [
      Case(
        "components", .fixedColor, "", { .fixed($0) }, { if case .fixed(let color) = $0 { color } else { nil } }),
      Case(
        "variants", variants, "A colour that differs between light and dark, as in an asset catalogue.",
        {
          .dynamic(
            DynamicColor(
              light: $0.light, dark: $0.dark, increasedContrastLight: $0.increasedLight,
              increasedContrastDark: $0.increasedDark), name: $0.name)
        },
        { if case .dynamic(let color, let name) = $0 { ColorVariants(color, name: name) } else { nil } }),
      Case(
        "faded", faded, "A colour with its opacity multiplied.", { .opacity($0.color, $0.opacity) },
        { if case .opacity(let color, let opacity) = $0 { FadedColor(color: color, opacity: opacity) } else { nil } }),
      Case(
        "mixed", mixed, "A mixture of two colours.",
        { .mixed($0.first, $0.second, fraction: $0.fraction, in: $0.space) },
        {
          guard case .mixed(let first, let second, let fraction, let space) = $0 else { return nil }
          return MixedColor(first: first, second: second, fraction: fraction, space: space)
        }),
      Case(
        "unresolved", .string, "A colour that is not known, with the reason.", { .unresolved(reason: $0) },
        { if case .unresolved(let reason) = $0 { reason } else { nil } }),
    ])

  private struct ColorVariants: Sendable {
    var name = ""
    var light = RGBAColor.black
    var dark: RGBAColor?
    var increasedLight: RGBAColor?
    var increasedDark: RGBAColor?

    init() {}

    init(_ color: DynamicColor, name: String) {
      self.name = name
      light = color.light
      dark = color.dark
      increasedLight = color.increasedContrastLight == color.light ? nil : color.increasedContrastLight
      increasedDark = color.increasedContrastDark == color.dark ? nil : color.increasedContrastDark
    }
  }

  private static let variants = Form<ColorVariants>.record(
    nil, { ColorVariants() },
    [
      .defaulted("name", \.name, .string, ""), .required("light", \.light, .fixedColor),
      .optional("dark", \.dark, .fixedColor),
      .optional("increasedContrastLight", \.increasedLight, .fixedColor),
      .optional("increasedContrastDark", \.increasedDark, .fixedColor),
    ])

  private struct FadedColor: Sendable {
    var color = ColorValue.fixed(.black)
    var opacity = 1.0
  }

  private static let faded = Form<FadedColor>.record(
    nil, { FadedColor() }, [.required("color", \.color, .color), .required("opacity", \.opacity, .number)])

  private struct MixedColor: Sendable {
    var first = ColorValue.fixed(.black)
    var second = ColorValue.fixed(.black)
    var fraction = 0.5
    var space = ColorMixing.perceptual
  }

  private static let mixed = Form<MixedColor>.record(
    nil, { MixedColor() },
    [
      .required("first", \.first, .color), .required("second", \.second, .color),
      .defaulted("fraction", \.fraction, .number, 0.5, "0 is the first colour."),
      .defaulted("space", \.space, .choice(), .perceptual, "The space in which they are mixed."),
    ])
}

extension Form where Value == ColorValue {
  static var color: Form { ColorForms.color }
}
