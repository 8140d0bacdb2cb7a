import DynamicType
import Geometry
import Typography
import ViewTree

extension BuiltinType {
  static let font = BuiltinType(
    "Font", conformances: ["Hashable"],
    initializer: { call in call.first.map { .native("Font", call.evaluator.uiFont(of: $0)) } },
    statics: textStyleStatics("Font")
      + [
        BuiltinMember("system") { call in FontConstruction.system(call).map { .native("Font", $0) } },
        BuiltinMember("custom") { call in FontConstruction.custom(call).map { .native("Font", $0) } },
      ],
    members: fontMembers("Font"))

  static let textStyle = BuiltinType.cases("Font.TextStyle", TextStyle.self)
  static let fontWeight = BuiltinType.cases("Font.Weight", FontWeight.self)
  static let fontDesign = BuiltinType.cases("Font.Design", FontDesign.self)
  static let fontWidth = BuiltinType.cases("Font.Width", FontWidth.self)
  static let fontLeading = BuiltinType.tokens("Font.Leading", ["standard", "tight", "loose"])

  private static func textStyleStatics(_ typeName: String) -> [BuiltinMember] {
    TextStyle.allCases.map { style in
      BuiltinMember(style.rawValue) { _ in .native(typeName, FontValue(FontRequest(.textStyle(style)))) }
    }
  }

  private static func fontMembers(_ typeName: String) -> [BuiltinMember] {
    func member(
      _ name: String, _ change: @escaping @Sendable (inout FontRequest, inout ArgumentReader) -> Void
    ) -> BuiltinMember {
      BuiltinMember(name) { call in
        guard var font = call.receiver.payload(FontValue.self) else { return nil }
        var reader = ArgumentReader(call)
        if var request = font.request {
          change(&request, &reader)
          font.request = request
        }
        return reader.failure == nil ? .native(typeName, font) : call.unresolved("unknown-value", reader.message)
      }
    }
    return [
      member("bold") { font, reader in font.isBold = reader.bool(nil) ?? true },
      member("italic") { font, reader in font.isItalic = reader.bool(nil) ?? true },
      member("leading") { font, reader in
        let leading: Token? = reader.native(nil, "Font.Leading")
        font.leadingAdjustment = leading?.name == "tight" ? -1 : leading?.name == "loose" ? 1 : 0
      },
      member("lowercaseSmallCaps") { font, _ in font.usesSmallCaps = true },
      member("monospaced") { font, reader in font.design = reader.bool(nil) ?? true ? .monospaced : font.design },
      member("monospacedDigit") { font, _ in font.usesMonospacedDigits = true },
      member("smallCaps") { font, _ in font.usesSmallCaps = true },
      member("uppercaseSmallCaps") { font, _ in font.usesSmallCaps = true },
      member("weight") { font, reader in
        if let weight: FontWeight = reader.native(nil, "Font.Weight") { font.weight = weight }
      },
      member("width") { font, reader in
        if let width: FontWidth = reader.native(nil, "Font.Width") { font.width = width }
      },
    ]
  }
}

/// A font of the audited source, or the reason why it has none.
struct FontValue: Hashable, Sendable {
  var request: FontRequest?
  var reason: String?

  init(_ request: FontRequest) { self.request = request }

  init(reason: String) { self.reason = reason }
}

/// The forms of `Font.system` and `Font.custom`.
enum FontConstruction {
  static func system(_ call: BuiltinCall) -> FontValue? {
    guard call.hasOnly("_", "size", "weight", "design") else { return nil }
    var reader = ArgumentReader(call)
    var request: FontRequest?
    if call["size"] != nil {
      request = reader.number("size").map { FontRequest(.systemSize($0)) }
    } else {
      let style: TextStyle? = reader.native(nil, "Font.TextStyle")
      request = style.map { FontRequest(.textStyle($0)) }
    }
    request?.weight = reader.native("weight", "Font.Weight")
    request?.design = reader.native("design", "Font.Design")
    return value(request, reader)
  }

  static func custom(_ call: BuiltinCall) -> FontValue? {
    guard call.hasOnly("_", "size", "fixedSize", "relativeTo") else { return nil }
    var reader = ArgumentReader(call)
    guard let name = reader.string(nil) else { return value(nil, reader) }
    if call["fixedSize"] != nil {
      return value(reader.number("fixedSize").map { FontRequest(.customFixed(name: name, size: $0)) }, reader)
    }
    let style: TextStyle = reader.native("relativeTo", "Font.TextStyle") ?? .body
    return value(reader.number("size").map { FontRequest(.custom(name: name, size: $0, relativeTo: style)) }, reader)
  }

  static func value(_ request: FontRequest?, _ reader: ArgumentReader) -> FontValue {
    guard let request, reader.failure == nil else {
      return FontValue(reason: reader.failure?.message ?? "This font could not be evaluated.")
    }
    return FontValue(request)
  }
}

extension Evaluator {
  /// The font of a value where the context expects `Font`; `nil` for a plain `nil`.
  func font(of value: Value) -> FontValue? {
    let settled = resolve(value, as: "Font")
    if settled.isNone { return nil }
    return settled.payload(FontValue.self)
      ?? FontValue(reason: settled.unresolved?.message ?? "This value is no font.")
  }

  /// The font of a value where the context expects `UIFont`.
  func uiFont(of value: Value) -> FontValue {
    let settled = resolve(value, as: "UIFont")
    return settled.payload(FontValue.self)
      ?? FontValue(reason: settled.unresolved?.message ?? "This value is no font.")
  }
}
