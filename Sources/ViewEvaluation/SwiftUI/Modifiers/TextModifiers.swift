import Typography
import ViewTree

extension BuiltinType {
  /// Modifiers that choose how text and symbols look, sorted by name.
  ///
  /// - Verification: documented.
  static let textModifiers: [BuiltinMember] = [
    .environment("allowsTightening") { reader in
      EnvironmentModification(.allowsTightening(reader.bool(nil) ?? true))
    },
    .environment("baselineOffset") { reader in
      EnvironmentModification(.baselineOffset(reader.number(nil) ?? 0))
    },
    .environment("bold") { reader in EnvironmentModification(.font(.bold(reader.bool(nil) ?? true))) },
    .environment("font") { reader in font(&reader) },
    .environment("fontDesign") { reader in
      EnvironmentModification(.font(.design(reader.native(nil, "Font.Design"))))
    },
    .environment("fontWeight") { reader in
      EnvironmentModification(.font(.weight(reader.native(nil, "Font.Weight"))))
    },
    .environment("fontWidth") { reader in
      EnvironmentModification(.font(.width(reader.native(nil, "Font.Width"))))
    },
    .environment("foregroundColor") { reader in
      foreground(&reader) { evaluator, value in .color(evaluator.color(of: value)) }
    },
    .environment("foregroundStyle") { reader in foreground(&reader) { $0.shapeStyle(of: $1) } },
    .environment("imageScale") { reader in
      reader.native(nil, "Image.Scale", ImageScale.self).map { EnvironmentModification(.imageScale($0)) }
    },
    .environment("italic") { reader in EnvironmentModification(.font(.italic(reader.bool(nil) ?? true))) },
    .environment("kerning") { reader in EnvironmentModification(.kerning(reader.number(nil) ?? 0)) },
    .environment("lineLimit") { reader in lineLimit(&reader) },
    .environment("lineSpacing") { reader in EnvironmentModification(.lineSpacing(reader.number(nil) ?? 0)) },
    .environment("minimumScaleFactor") { reader in
      EnvironmentModification(.minimumScaleFactor(min(max(reader.number(nil) ?? 1, 0), 1)))
    },
    .environment("monospaced") { reader in
      EnvironmentModification(.font(.monospaced(reader.bool(nil) ?? true)))
    },
    .environment("monospacedDigit") { _ in EnvironmentModification(.font(.monospacedDigits)) },
    .environment("multilineTextAlignment") { reader in
      let alignment: TextAlignment = reader.native(nil, "TextAlignment") ?? .leading
      return EnvironmentModification(
        .multilineTextAlignment(alignment), setting: ["multilineTextAlignment": .native("TextAlignment", alignment)])
    },
    .environment("strikethrough") { reader in EnvironmentModification(.strikethrough(reader.bool(nil) ?? true)) },
    .environment("symbolRenderingMode") { reader in
      let mode: Token? = reader.native(nil, "SymbolRenderingMode")
      return EnvironmentModification(mode.map { .symbolRenderingMode($0.name) })
    },
    .environment("symbolVariant") { reader in
      let variants: SymbolVariantsValue? = reader.native(nil, "SymbolVariants")
      return EnvironmentModification(variants.map { .symbolVariants($0.names) })
    },
    .environment("textCase") { reader in
      EnvironmentModification(.textCase(reader.native(nil, "Text.Case")))
    },
    .environment("textScale") { _ in nil },
    .environment("tracking") { reader in EnvironmentModification(.tracking(reader.number(nil) ?? 0)) },
    .environment("truncationMode") { reader in
      reader.native(nil, "Text.TruncationMode", TruncationMode.self).map {
        EnvironmentModification(.truncationMode($0))
      }
    },
    .environment("underline") { reader in EnvironmentModification(.underline(reader.bool(nil) ?? true)) },
  ]

  static let textAlignment = BuiltinType.cases("TextAlignment", TextAlignment.self)
  static let textCase = BuiltinType.cases("Text.Case", TextCase.self)
  static let truncationMode = BuiltinType.cases("Text.TruncationMode", TruncationMode.self)
  static let imageScale = BuiltinType.cases("Image.Scale", ImageScale.self)
  static let symbolRenderingMode = BuiltinType.tokens(
    "SymbolRenderingMode", ["hierarchical", "monochrome", "multicolor", "palette"])

  static let symbolVariants = BuiltinType(
    "SymbolVariants",
    statics: symbolVariantNames.map { name in
      BuiltinMember(name) { _ in .native("SymbolVariants", SymbolVariantsValue(names: name == "none" ? [] : [name])) }
    },
    members: symbolVariantNames.map { name in
      BuiltinMember(name) { call in
        call.receiver.payload(SymbolVariantsValue.self).map {
          .native("SymbolVariants", SymbolVariantsValue(names: $0.names + [name]))
        }
      }
    })

  private static let symbolVariantNames = ["circle", "fill", "none", "rectangle", "slash", "square"]

  private static func font(_ reader: inout ArgumentReader) -> EnvironmentModification? {
    guard reader.call.hasOnly("_"), let argument = reader.call.first else { return nil }
    guard let font = reader.call.evaluator.font(of: argument) else {
      return EnvironmentModification(.font(.font(nil)))
    }
    guard let request = font.request else {
      reader.fail(
        .unresolved(UnresolvedValue(code: "unknown-value", message: font.reason ?? "", range: reader.call.range)),
        expected: "Font")
      return EnvironmentModification(nil)
    }
    return EnvironmentModification(.font(.font(request)), setting: ["font": .native("Font", font)])
  }

  private static func foreground(
    _ reader: inout ArgumentReader, style: (Evaluator, Value) -> ShapeStyle
  ) -> EnvironmentModification? {
    guard reader.call.hasOnly("_"), !reader.call.arguments.isEmpty else { return nil }
    let values = reader.call.unlabelled
    // `foregroundColor(nil)` leaves the inherited colour.
    if values.allSatisfy(\.isNone) { return EnvironmentModification(nil) }
    let evaluator = reader.call.evaluator
    return EnvironmentModification(.foregroundStyle(values.map { style(evaluator, $0) }))
  }

  /// `lineLimit(2)`, `lineLimit(nil)`, `lineLimit(2...4)`, `lineLimit(2, reservesSpace: true)`.
  private static func lineLimit(_ reader: inout ArgumentReader) -> EnvironmentModification? {
    guard let argument = reader.call.first else { return EnvironmentModification(.lineLimit(LineLimit(maximum: nil))) }
    let settled = reader.call.evaluator.resolve(argument, as: "Int")
    var limit: LineLimit?
    if settled.isNone {
      limit = LineLimit(maximum: nil)
    } else if case .range(let range) = settled {
      let upper = range.upper?.integer.map { range.includesUpper ? $0 : $0 - 1 }
      limit = LineLimit(maximum: upper, reserved: max(0, range.lower?.integer ?? 0))
    } else if let count = settled.integer {
      let reserves = reader.bool("reservesSpace") ?? false
      limit = LineLimit(maximum: max(1, count), reserved: reserves ? max(1, count) : 0)
    }
    guard let limit else {
      reader.fail(settled, expected: "Int")
      return EnvironmentModification(nil)
    }
    return EnvironmentModification(
      .lineLimit(limit), setting: ["lineLimit": limit.maximum.map { .int($0) } ?? .none])
  }
}

/// Variants of a symbol: "fill", "circle".
struct SymbolVariantsValue: Hashable, Sendable {
  var names: [String]
}
