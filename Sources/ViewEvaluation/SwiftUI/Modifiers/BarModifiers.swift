import Colorimetry
import ViewTree

extension BuiltinType {
  /// Modifiers of the bars around a view, sorted by name.
  ///
  /// - Verification: documented.
  static let barModifiers: [BuiltinMember] = [
    .modifier("toolbarBackground") { (reader: inout ArgumentReader) in
      guard let argument = reader.call.first else { return nil }
      let bars = reader.bars
      if let isVisible = reader.visibility(argument) { return .bars(bars, .backgroundVisible(isVisible)) }
      return .bars(bars, .background(reader.call.evaluator.shapeStyle(of: argument)))
    },
    .modifier("toolbarBackgroundVisibility") { (reader: inout ArgumentReader) in
      guard let argument = reader.call.first, let isVisible = reader.visibility(argument) else { return nil }
      return .bars(reader.bars, .backgroundVisible(isVisible))
    },
    .modifier("toolbarColorScheme") { (reader: inout ArgumentReader) in
      .bars(reader.bars, .colorScheme(reader.native(nil, "ColorScheme")))
    },
    .modifier("toolbarTitleMenu") { _ in .navigationTitleMenu },
    .modifier("toolbarVisibility") { (reader: inout ArgumentReader) in
      guard let argument = reader.call.first, let isVisible = reader.visibility(argument) else { return nil }
      return .bars(reader.bars, .hidden(isVisible == false))
    },
  ]
}

extension ArgumentReader {
  /// The bars after the first argument; `automatic` where none is named.
  var bars: [String] {
    let named = call.arguments.dropFirst().compactMap {
      call.evaluator.resolve($0.value, as: "ToolbarPlacement").payload(Token.self)?.name
    }
    return named.isEmpty ? ["automatic"] : named
  }

  /// A visibility, of which `automatic` is `.some(nil)`; `nil` for a value of another type.
  func visibility(_ value: Value) -> Bool?? {
    if case .pending(let pending) = value,
      !call.evaluator.hasImplicitRoot(pending.expression, in: .builtin("Visibility"))
    {
      return nil
    }
    guard let token = call.evaluator.resolve(value, as: "Visibility").payload(Token.self) else { return nil }
    switch token.name {
    case "visible": return .some(true)
    case "hidden": return .some(false)
    case "automatic": return .some(nil)
    default: return nil
    }
  }
}
