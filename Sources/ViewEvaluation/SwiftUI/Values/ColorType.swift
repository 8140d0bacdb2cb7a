import Colorimetry
import Diagnostics
import Geometry
import PlatformProfile
import ProjectResources
import ViewTree

extension BuiltinType {
  static let color = BuiltinType(
    "Color", conformances: ["ShapeStyle", "View", "Hashable"], initializer: ColorConstruction.color,
    statics: namedColors.map { name, value in BuiltinMember(name) { _ in .native("Color", value) } }
      + [BuiltinMember("*") { call in assetColor(accessor: call.name, call) }],
    members: [
      BuiltinMember("opacity") { call in
        var reader = ArgumentReader(call)
        guard let color = call.receiver.payload(ColorValue.self) else { return nil }
        guard let factor = reader.number(nil) else { return call.unresolved("unknown-value", reader.message) }
        return .native("Color", ColorValue.opacity(color, factor))
      },
      BuiltinMember("gradient") { call in
        call.receiver.payload(ColorValue.self).map { .native("ShapeStyle", ShapeStyle.standardGradient($0)) }
      },
      BuiltinMember("mix") { call in
        var reader = ArgumentReader(call)
        guard let color = call.receiver.payload(ColorValue.self), let other = call["with"] else { return nil }
        let fraction = reader.number("by") ?? 0
        let space: Token? = reader.native("in", "Gradient.ColorSpace")
        if let failure = reader.failure { return call.unresolved("unknown-value", failure.message) }
        return .native(
          "Color",
          ColorValue.mixed(
            color, call.evaluator.color(of: other), fraction: fraction,
            in: space?.name == "device" ? .device : .perceptual))
      },
      BuiltinMember("cgColor") { call in call.receiver.payload(ColorValue.self).map { .native("UIColor", $0) } },
    ],
    view: { value, _ in
      ViewNode(.style(.color(value.payload(ColorValue.self) ?? .unresolved(reason: "This colour has no value."))))
    })

  static let mixingSpace = BuiltinType.tokens("Gradient.ColorSpace", ColorMixing.allCases.map(\.rawValue))

  /// The colours that `Color` and `ShapeStyle` share.
  static let namedColors: [(String, ColorValue)] =
    [
      ("accentColor", .accent), ("black", .fixed(.black)), ("clear", .fixed(.clear)), ("white", .fixed(.white)),
      ("primary", .system(.label)), ("secondary", .system(.secondaryLabel)),
    ] + tints.map { ($0.rawValue, .system($0)) }

  private static let tints: [SystemColor] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]

  /// A colour set by the name that Xcode generates for it: `Color.brandTint`, `Color(.brandTint)`.
  static func assetColor(accessor: String, _ call: BuiltinCall) -> Value? {
    let resources = call.evaluator.resources
    guard let set = resources.colorSet(accessor: accessor, from: call.range?.file ?? "") else { return nil }
    return call.evaluator.colorValue(of: set).map { .native("Color", $0) }
  }
}

/// The initialisers of `Color`.
enum ColorConstruction {
  static func color(_ call: BuiltinCall) -> Value? {
    if let components = components(call) { return components }
    for label in ["uiColor", "nsColor", "cgColor"] {
      if let value = call[label] { return .native("Color", call.evaluator.uiColor(of: value)) }
    }
    guard let argument = call.first else { return nil }
    if call.arguments.count > 1, !call.hasOnly("_", "bundle") { return nil }
    if let name = argument.string ?? call.evaluator.text(of: argument) { return named(name, call) }
    return .native("Color", call.evaluator.colorOfAnyKind(argument))
  }

  /// A colour set of the project.
  static func named(_ name: String, _ call: BuiltinCall) -> Value {
    let evaluator = call.evaluator
    guard let set = evaluator.resources.colorSet(named: name, from: call.range?.file ?? ""),
      let color = evaluator.colorValue(of: set)
    else {
      if let bundle = call.unknownBundle {
        let reason = "the bundle of the colour \(name) is not known: \(bundle.message)"
        return .native(call.name, ColorValue.unresolved(reason: reason))
      }
      let reason = "No asset catalogue has a colour \"\(name)\"; add it, or check the name."
      evaluator.reportMissing("missing-color", reason, call)
      return .native(call.name, ColorValue.unresolved(reason: "no asset catalogue has the colour \(name)"))
    }
    return .native(call.name, color)
  }

  /// Components in a colour space, or `nil` when the call has none.
  static func components(_ call: BuiltinCall) -> Value? {
    var reader = ArgumentReader(call)
    let space = colorSpace(call)
    let alpha = call["opacity"] != nil ? reader.number("opacity") : call["alpha"] != nil ? reader.number("alpha") : 1
    var color: RGBAColor?
    if call["red"] != nil {
      let (red, green, blue) = (reader.number("red"), reader.number("green"), reader.number("blue"))
      if let red, let green, let blue, let alpha {
        color = space.color(red: red, green: green, blue: blue, alpha: alpha)
      }
    } else if call["white"] != nil {
      if let white = reader.number("white"), let alpha {
        color = space.color(red: white, green: white, blue: white, alpha: alpha)
      }
    } else if call["hue"] != nil {
      let (hue, saturation) = (reader.number("hue"), reader.number("saturation"))
      let brightness = reader.number("brightness")
      if let hue, let saturation, let brightness, let alpha {
        color = RGBAColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      }
    } else {
      return nil
    }
    guard let color else {
      return .native(call.name, ColorValue.unresolved(reason: reader.message))
    }
    return .native(call.name, ColorValue.fixed(color))
  }

  private static func colorSpace(_ call: BuiltinCall) -> ColorSpaceName {
    guard let first = call.arguments.first, first.label == nil else { return .sRGB }
    switch call.evaluator.resolve(first.value, as: "Color.RGBColorSpace").payload(Token.self)?.name {
    case "displayP3": return .displayP3
    case "sRGBLinear": return .linearSRGB
    default: return .sRGB
    }
  }
}

extension RGBAColor {
  /// From hue, saturation and brightness, each 0…1; the hue wraps.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turn = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let place = (shift + turn).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, min(4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}
