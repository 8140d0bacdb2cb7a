import DynamicType
import Geometry
import Typography
import ViewTree

extension BuiltinType {
  static let uiFont = BuiltinType(
    "UIFont", conformances: ["Hashable"],
    initializer: { call in
      var reader = ArgumentReader(call)
      if call["descriptor"] != nil { return call["descriptor"].map { call.evaluator.resolve($0, as: "UIFont") } }
      guard let name = reader.string("name"), let size = reader.number("size") else { return nil }
      return .native("UIFont", FontValue(FontRequest(.customFixed(name: name, size: size))))
    },
    statics: [
      BuiltinMember("preferredFont") { call in
        var reader = ArgumentReader(call)
        let style: TextStyle? = reader.native("forTextStyle", "UIFont.TextStyle")
        return .native("UIFont", FontConstruction.value(style.map { FontRequest(.textStyle($0)) }, reader))
      },
      systemFont("systemFont", nil, nil), systemFont("boldSystemFont", .bold, nil),
      systemFont("italicSystemFont", nil, nil), systemFont("monospacedSystemFont", nil, .monospaced),
      systemFont("monospacedDigitSystemFont", nil, nil), number("systemFontSize", 14), number("labelFontSize", 17),
      number("buttonFontSize", 18), number("smallSystemFontSize", 12),
    ],
    members: [
      BuiltinMember("pointSize") { call in metric(call) { $0.pointSize } },
      BuiltinMember("lineHeight") { call in metric(call) { $0.styleLineHeight ?? $0.pointSize * 1.193359 } },
      BuiltinMember("withSize") { call in
        var reader = ArgumentReader(call)
        guard var font = call.receiver.payload(FontValue.self), let size = reader.number(nil) else { return nil }
        if case .customFixed(let name, _)? = font.request?.origin {
          font.request?.origin = .customFixed(name: name, size: size)
        } else {
          font.request?.origin = .systemSize(size)
        }
        return .native("UIFont", font)
      },
      BuiltinMember("fontDescriptor") { $0.receiver },
    ])

  static let uiTextStyle = BuiltinType(
    "UIFont.TextStyle",
    statics: TextStyle.allCases.map { style in
      let name = [TextStyle.title: "title1", .caption: "caption1"][style] ?? style.rawValue
      return BuiltinMember(name) { _ in .native("UIFont.TextStyle", style) }
    })

  static let uiFontWeight = BuiltinType.cases("UIFont.Weight", FontWeight.self)

  static let uiFontMetrics = BuiltinType(
    "UIFontMetrics",
    initializer: { call in
      var reader = ArgumentReader(call)
      let style: TextStyle? = reader.native("forTextStyle", "UIFont.TextStyle")
      return style.map { .native("UIFontMetrics", $0) }
    },
    statics: [BuiltinMember("default") { _ in .native("UIFontMetrics", TextStyle.body) }],
    members: [
      BuiltinMember("scaledValue") { call in
        var reader = ArgumentReader(call)
        guard let style = call.receiver.payload(TextStyle.self), let value = reader.number("for") else { return nil }
        let environment = call.evaluator.environment
        call.evaluator.record(.textSize)
        call.evaluator.record(.displayScale)
        let scale = TextStyleScale(relativeTo: style, at: environment.textSize)
        return .double(scale.scaledValue(value, on: PixelGrid(scale: environment.displayScale)))
      },
      BuiltinMember("scaledFont") { call in
        guard let style = call.receiver.payload(TextStyle.self), let argument = call["for"] else { return nil }
        var font = call.evaluator.uiFont(of: argument)
        if case .customFixed(let name, let size)? = font.request?.origin {
          font.request?.origin = .custom(name: name, size: size, relativeTo: style)
        } else if case .systemSize? = font.request?.origin {
          font = FontValue(reason: "A system font of a given size that scales by UIFontMetrics is not modelled.")
        }
        return .native("UIFont", font)
      },
    ])

  private static func systemFont(_ name: String, _ weight: FontWeight?, _ design: FontDesign?) -> BuiltinMember {
    BuiltinMember(name) { call in
      var reader = ArgumentReader(call)
      var request = reader.number("ofSize").map { FontRequest(.systemSize($0), weight: weight, design: design) }
      if let given: FontWeight = reader.native("weight", "UIFont.Weight") { request?.weight = given }
      request?.isItalic = name.hasPrefix("italic")
      request?.usesMonospacedDigits = name.hasPrefix("monospacedDigit")
      return .native("UIFont", FontConstruction.value(request, reader))
    }
  }

  private static func number(_ name: String, _ value: Double) -> BuiltinMember {
    BuiltinMember(name) { _ in .double(value) }
  }

  /// A measure of the font at the variant's text size.
  private static func metric(_ call: BuiltinCall, _ read: (ResolvedFont) -> Double) -> Value? {
    guard let request = call.receiver.payload(FontValue.self)?.request else { return nil }
    call.evaluator.record(.textSize)
    let environment = call.evaluator.environment
    let resolver = FontResolver(textSize: environment.textSize, legibilityWeight: environment.legibilityWeight)
    return .double(read(resolver.resolve(request)))
  }
}
