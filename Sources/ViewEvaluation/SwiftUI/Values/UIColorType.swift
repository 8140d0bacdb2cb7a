import Colorimetry
import Diagnostics
import PlatformProfile
import ProjectResources
import Typography
import ViewTree

extension BuiltinType {
  static let uiColor = BuiltinType(
    "UIColor",
    initializer: { call in
      if let name = call["named"] {
        return name.string.map { ColorConstruction.named($0, call) } ?? call.unresolved("unknown-value", "No name.")
      }
      if let components = ColorConstruction.components(call) { return components }
      if let provider = call.trailingClosure ?? call["dynamicProvider"]?.function {
        return .native("UIColor", dynamicColor(provider, call.evaluator))
      }
      for label in ["resource", "cgColor"] {
        if let value = call[label] { return .native("UIColor", call.evaluator.colorOfAnyKind(value)) }
      }
      return call.first.map { .native("UIColor", call.evaluator.colorOfAnyKind($0)) }
    },
    statics: uiColors.map { name, value in BuiltinMember(name) { _ in .native("UIColor", value) } }
      + [BuiltinMember("*") { call in assetColor(accessor: call.name, call) }],
    members: [
      BuiltinMember("withAlphaComponent") { call in
        var reader = ArgumentReader(call)
        guard let color = call.receiver.payload(ColorValue.self), let alpha = reader.number(nil) else { return nil }
        return .native("UIColor", ColorValue.opacity(color, alpha))
      },
      BuiltinMember("cgColor") { call in call.receiver },
      BuiltinMember("resolvedColor") { call in call.receiver },
    ])

  /// What a colour provider reads.
  static let traitCollection = BuiltinType(
    "UITraitCollection",
    members: [
      BuiltinMember("userInterfaceStyle") { call in
        call.receiver.payload(ColorAppearance.self).map {
          .native("UIUserInterfaceStyle", Token($0.scheme.rawValue))
        }
      },
      BuiltinMember("accessibilityContrast") { call in
        call.receiver.payload(ColorAppearance.self).map {
          .native("UIAccessibilityContrast", Token($0.contrast == .increased ? "high" : "normal"))
        }
      },
    ])

  /// The members of `UIColor`, with those of `NSColor` that mean the same.
  static let uiColors: [(String, ColorValue)] =
    SystemColor.allCases.map { color in
      let name = color.rawValue
      let isTint = name.first == "g" && name.hasPrefix("gray") || BuiltinType.tintNames.contains(name)
      return (isTint ? "system" + name.prefix(1).uppercased() + name.dropFirst() : name, .system(color))
    } + [
      ("black", .fixed(.black)), ("white", .fixed(.white)), ("clear", .fixed(.clear)), ("tintColor", .accent),
      ("gray", .fixed(RGBAColor(red: 0.5, green: 0.5, blue: 0.5))),
      ("darkGray", .fixed(RGBAColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3))),
      ("lightGray", .fixed(RGBAColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3))),
      ("red", .fixed(RGBAColor(red: 1, green: 0, blue: 0))), ("green", .fixed(RGBAColor(red: 0, green: 1, blue: 0))),
      ("blue", .fixed(RGBAColor(red: 0, green: 0, blue: 1))), ("cyan", .fixed(RGBAColor(red: 0, green: 1, blue: 1))),
      ("yellow", .fixed(RGBAColor(red: 1, green: 1, blue: 0))),
      ("magenta", .fixed(RGBAColor(red: 1, green: 0, blue: 1))),
      ("orange", .fixed(RGBAColor(red: 1, green: 0.5, blue: 0))),
      ("purple", .fixed(RGBAColor(red: 0.5, green: 0, blue: 0.5))),
      ("brown", .fixed(RGBAColor(red: 0.6, green: 0.4, blue: 0.2))),
      ("windowBackgroundColor", .system(.systemBackground)), ("controlBackgroundColor", .system(.systemBackground)),
      ("textBackgroundColor", .system(.systemBackground)), ("labelColor", .system(.label)),
      ("secondaryLabelColor", .system(.secondaryLabel)), ("tertiaryLabelColor", .system(.tertiaryLabel)),
      ("quaternaryLabelColor", .system(.quaternaryLabel)), ("separatorColor", .system(.separator)),
      ("controlAccentColor", .accent), ("textColor", .system(.label)),
    ]

  static let tintNames: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
  ]

  /// A colour that a closure of the project picks by the traits of its place.
  private static func dynamicColor(_ provider: FunctionValue, _ evaluator: Evaluator) -> ColorValue {
    func color(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> RGBAColor? {
      let appearance = ColorAppearance(scheme: scheme, contrast: contrast)
      let value = evaluator.call(provider, [.native("UITraitCollection", appearance)])
      return evaluator.fixedColor(evaluator.uiColor(of: value), in: appearance)
    }
    guard let light = color(.light, .standard), let dark = color(.dark, .standard) else {
      return .unresolved(reason: "The closure of this colour could not be evaluated.")
    }
    return .dynamic(
      DynamicColor(
        light: light, dark: dark, increasedContrastLight: color(.light, .increased),
        increasedContrastDark: color(.dark, .increased)),
      name: "UIColor")
  }
}

extension Evaluator {
  /// The colour of a value where the context expects `Color`.
  func color(of value: Value) -> ColorValue {
    let settled = resolve(value, as: "Color")
    if let color = settled.payload(ColorValue.self) { return color }
    return .unresolved(reason: settled.unresolved?.message ?? "This value is no colour.")
  }

  /// The colour of a value where the context expects `UIColor`.
  func uiColor(of value: Value) -> ColorValue {
    let settled = resolve(value, as: "UIColor")
    if let color = settled.payload(ColorValue.self) { return color }
    return .unresolved(reason: settled.unresolved?.message ?? "This value is no colour.")
  }

  /// The argument of `Color(_:)`: a `UIColor`, a generated asset symbol, or a colour.
  func colorOfAnyKind(_ value: Value) -> ColorValue {
    for typeName in ["UIColor", "ColorResource", "Color"] {
      if let color = resolve(value, as: typeName).payload(ColorValue.self) { return color }
    }
    return uiColor(of: value)
  }

  /// The colour of a set of the asset catalogue.
  func colorValue(of set: ColorSet) -> ColorValue? {
    let palette = SystemPalette(environment.os)
    let color = set.dynamicColor { name in
      guard case .system(let system)? = BuiltinType.uiColors.first(where: { $0.0 == name })?.1 else { return nil }
      return palette[system]
    }
    return color.map { .dynamic($0, name: set.name) }
  }

  /// The accent colour that the asset catalogue next to a source file gives the app; `nil` where it leaves the system's.
  ///
  /// - Source: Xcode's build setting `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`, whose default is this name.
  func accentColor(near file: String) -> DynamicColor? {
    guard let set = resources.colorSet(named: "AccentColor", from: file),
      case .dynamic(let color, _)? = colorValue(of: set)
    else { return nil }
    return color
  }

  /// A colour as it is in one appearance, where that is known without the place in the tree.
  func fixedColor(_ color: ColorValue, in appearance: ColorAppearance) -> RGBAColor? {
    let palette = SystemPalette(environment.os)
    switch color {
    case .fixed(let color): return color
    case .dynamic(let color, _): return color[appearance]
    case .system(let color): return palette[color][appearance]
    case .accent: return palette.accent[appearance]
    case .hierarchical(let level): return palette.label(level: level)[appearance]
    case .opacity(let color, let factor): return fixedColor(color, in: appearance)?.opacity(factor)
    case .mixed, .unresolved: return nil
    }
  }

  /// Reports a resource that the source names and the project does not have.
  func reportMissing(_ name: String, _ message: String, _ call: BuiltinCall) {
    report(.init(id: "resources/" + name, severity: .warning, range: call.range, message: message))
  }
}

extension BuiltinCall {
  /// Why the bundle that a resource is in is not known: that of a package whose source is not there.
  var unknownBundle: UnresolvedValue? {
    (self["bundle"] ?? self["in"]).flatMap { evaluator.resolve($0, as: "Bundle").unresolved }
  }
}
