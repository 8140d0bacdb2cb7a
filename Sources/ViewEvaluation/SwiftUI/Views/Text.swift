import Diagnostics
import Foundation
import ProjectResources
import ViewTree

extension BuiltinType {
  /// - Verification: documented for keys, interpolation, formats and Markdown; inferred for attributed strings.
  static let text = BuiltinType(
    "Text", conformances: ["View"], initializer: { TextConstruction.text($0) },
    statics: [BuiltinMember("+") { call in TextConstruction.joined(call) }],
    members: [BuiltinMember("+") { call in TextConstruction.joined(call) }])

  /// A key that a variable or parameter holds.
  static let localizedStringKey = BuiltinType(
    "LocalizedStringKey",
    initializer: { call in
      guard let argument = call.arguments.first else { return nil }
      // `LocalizedStringKey(_: String)`: an interpolation is part of the key, its Markdown too.
      let value = argument.label == nil ? call.evaluator.resolve(argument.value, as: "String") : argument.value
      return .native("LocalizedStringKey", KeyValue(value: value))
    })
}

/// A localisation key as a value, kept until the text stands at its place.
struct KeyValue: Sendable {
  var value: Value
  var table: String?
  var bundle = TextBundle.main
}

/// The forms of `Text(…)`.
enum TextConstruction {
  static func text(_ call: BuiltinCall) -> Value? {
    let range = call.range
    if let verbatim = call["verbatim"] { return call.view(plain(verbatim, range: range, call)) }
    guard let argument = call.first else { return timer(call) }
    if isDateRange(argument, call.evaluator) {
      return call.unresolved("unknown-format", "The form in which `Text` writes a range of dates is not known.")
    }
    if call["style"] != nil || call["format"] != nil || call["formatter"] != nil {
      return call.view(formatted(argument, call))
    }
    let table = call["tableName"]?.string
    return call.view(text(argument, table: table, bundle: call.textBundle, range: range, call.evaluator))
  }

  /// The text of any value that `Text` or a title parameter takes.
  ///
  /// Literals and keys are looked up in the project's tables; strings are shown as they are.
  static func text(
    _ value: Value, table: String? = nil, bundle: TextBundle = .main, range: SourceRange?, _ evaluator: Evaluator
  ) -> TextDescription {
    switch value {
    case .literal(let literal):
      return TextDescription(range: range) { expansion throws(UnknownText) in
        var key = LocalizedKey(literal, in: expansion)
        key.table = table
        key.bundle = bundle
        return try key.runs(in: expansion, range: range)
      }
    case .view(let view):
      if let text = view.description as? TextDescription { return text }
    case .native(let native):
      if let key = native.payload as? KeyValue {
        let bundle = bundle == .main ? key.bundle : bundle
        return text(key.value, asKey: true, table: key.table ?? table, bundle: bundle, range: range, evaluator)
      }
      if let attributed = native.payload as? AttributedText {
        return TextDescription(range: range) { _ in attributed.runs }
      }
    case .pending:
      let settled = evaluator.resolve(value, as: "LocalizedStringKey")
      if settled.unresolved == nil { return text(settled, table: table, bundle: bundle, range: range, evaluator) }
      return text(evaluator.resolve(value, as: "String"), table: table, range: range, evaluator)
    default: break
    }
    return string(value, range: range)
  }

  private static func text(
    _ value: Value, asKey: Bool, table: String?, bundle: TextBundle, range: SourceRange?, _ evaluator: Evaluator
  ) -> TextDescription {
    guard asKey, case .string(let key) = value else {
      return text(value, table: table, bundle: bundle, range: range, evaluator)
    }
    return TextDescription(range: range) { expansion throws(UnknownText) in
      var localized = LocalizedKey(key: key)
      localized.table = table
      localized.bundle = bundle
      return try localized.runs(in: expansion, range: range)
    }
  }

  /// A value shown as it is.
  private static func string(_ value: Value, range: SourceRange?) -> TextDescription {
    TextDescription(range: range) { expansion throws(UnknownText) in
      if let text = value.string ?? expansion.evaluator.text(of: value) { return [AttributedRun(text: text)] }
      let reason =
        value.unresolved
        ?? UnresolvedValue(
          code: "unknown-value",
          message: "The text of this \(expansion.evaluator.typeName(of: value)) is not known.", range: range)
      throw UnknownText(reason: reason)
    }
  }

  /// A text that is no key and has no Markdown: `Text(verbatim:)`, the value of a `LabeledContent`.
  static func plain(_ value: Value, range: SourceRange?, _ call: BuiltinCall) -> TextDescription {
    string(call.evaluator.resolve(value, as: "String"), range: range)
  }

  static func formatted(_ value: Value, _ call: BuiltinCall) -> TextDescription {
    let labels = call.arguments
    let range = call.range
    return TextDescription(range: range) { expansion throws(UnknownText) in
      if let text = TextFormatting.string(value, labels: labels, expansion) { return [AttributedRun(text: text)] }
      throw UnknownText(reason: TextFormatting.unknownFormat(value, expansion.evaluator))
    }
  }

  /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`: what is left of the interval, or what is over.
  ///
  /// - Verification: documented.
  private static func timer(_ call: BuiltinCall) -> Value? {
    guard case .range(let interval)? = call["timerInterval"], let lower = interval.lower, let upper = interval.upper,
      let start = call.evaluator.date(of: lower), let end = call.evaluator.date(of: upper)
    else { return nil }
    let pause = call["pauseTime"].flatMap { $0.isNone ? nil : call.evaluator.date(of: $0) }
    let now = min(max(pause ?? call.evaluator.now, start), end)
    let countsDown = call.bool("countsDown") ?? true
    let text = ElapsedTime.timer(
      countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start),
      showsHours: call.bool("showsHours") ?? true)
    return call.view(TextDescription(range: call.range) { _ in [AttributedRun(text: text)] })
  }

  /// `Text(start...end)`.
  private static func isDateRange(_ value: Value, _ evaluator: Evaluator) -> Bool {
    guard case .range(let range) = value, let lower = range.lower else { return false }
    return evaluator.settled(lower).payload(Date.self) != nil
  }

  /// `Text + Text`.
  static func joined(_ call: BuiltinCall) -> Value? {
    let operands = [call.receiver] + call.arguments.map(\.value)
    let texts = operands.compactMap { operand -> TextDescription? in
      guard case .view(let view) = operand else { return nil }
      return view.description as? TextDescription
    }
    guard texts.count == 2 else { return nil }
    let range = texts[0].range ?? call.range
    let joined = TextDescription(range: range) { expansion throws(UnknownText) in
      try texts[0].flattened(in: expansion) + texts[1].flattened(in: expansion)
    }
    return .view(ViewValue(joined, range: range))
  }
}
