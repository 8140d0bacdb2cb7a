import Typography
import ViewTree

/// An `AttributedString` of the audited source, as far as its look is modelled.
struct AttributedText: Sendable {
  var runs: [AttributedRun]

  var text: String { runs.map(\.text).joined() }

  /// The part between two positions, counted in characters.
  subscript(range: Range<Int>) -> AttributedText {
    var part: [AttributedRun] = []
    var start = 0
    for run in runs {
      let end = start + run.text.count
      let shared = range.clamped(to: start..<end)
      if !shared.isEmpty {
        var piece = run
        piece.text = String(run.text.dropFirst(shared.lowerBound - start).prefix(shared.count))
        part.append(piece)
      }
      start = end
    }
    return AttributedText(runs: part)
  }

  func replacing(_ range: Range<Int>, with part: AttributedText) -> AttributedText {
    let end = text.count
    return AttributedText(
      runs: self[0..<range.lowerBound].runs + part.runs
        + self[min(range.upperBound, end)..<max(range.upperBound, end)].runs)
  }

  func changed(_ change: (inout AttributedRun) -> Void) -> AttributedText {
    AttributedText(
      runs: runs.map { run in
        var run = run
        change(&run)
        return run
      })
  }
}

extension BuiltinType {
  /// - Verification: documented for plain text, Markdown, joining, and the attributes that SwiftUI draws.
  static let attributedString = BuiltinType(
    "AttributedString", initializer: makeAttributed,
    statics: [
      BuiltinMember("+") { call in
        guard let left = attributed(call.unlabelled(0)), let right = attributed(call.unlabelled(1)) else { return nil }
        return value(AttributedText(runs: left.runs + right.runs))
      }
    ],
    members: attributedParts + attributedChanges)

  private static func value(_ text: AttributedText) -> Value { .native("AttributedString", text) }

  private static func attributed(_ value: Value?) -> AttributedText? { value?.payload(AttributedText.self) }

  private static let makeAttributed: BuiltinBody = { call in
    let evaluator = call.evaluator
    if let markdown = call.text("markdown") { return value(AttributedText(runs: MarkdownText.runs(of: markdown))) }
    if let key = call["localized"] {
      let inner = BuiltinCall(
        evaluator: evaluator, name: "NSLocalizedString",
        arguments: [CallArgument(value: key)] + call.arguments.dropFirst(), range: call.range)
      guard let text = evaluator.registry.functions["NSLocalizedString"]?(inner) else { return nil }
      if case .unresolved = text { return text }
      guard let text = text.string else { return nil }
      var agreement = GrammarAgreement(
        language: Expansion(evaluator: evaluator, environment: evaluator.place).localeIdentifier)
      let resolved = agreement.resolved(text)
      evaluator.report(agreement.doubts, at: call.range)
      return value(AttributedText(runs: MarkdownText.runs(of: resolved)))
    }
    if call.arguments.isEmpty { return value(AttributedText(runs: [])) }
    guard let first = call.first ?? call["stringLiteral"] else { return nil }
    if attributed(first) != nil { return first }
    if case .unresolved = first { return first }
    return evaluator.settled(first).string.map { value(AttributedText(runs: [AttributedRun(text: $0)])) }
  }

  private static let attributedParts: [BuiltinMember] = [
    BuiltinMember("characters") { call in attributed(call.receiver).map { .string($0.text) } },
    BuiltinMember("description") { call in attributed(call.receiver).map { .string($0.text) } },
    BuiltinMember("startIndex") { _ in .int(0) },
    BuiltinMember("endIndex") { call in attributed(call.receiver).map { .int($0.text.count) } },
    BuiltinMember("append") { call in
      guard let text = attributed(call.receiver), let more = attributed(call.first) else { return nil }
      call.update?.value = value(AttributedText(runs: text.runs + more.runs))
      return .void
    },
    BuiltinMember("range") { call in
      guard let text = attributed(call.receiver)?.text, let search = StringSearch(call) else { return nil }
      return decided { () throws(UnknownElements) in
        try search.range(in: text).map {
          .range(RangeValue(lower: .int($0.lowerBound), upper: .int($0.upperBound), includesUpper: false))
        } ?? Value.none
      }
    },
    BuiltinMember("subscript") { call in
      guard let text = attributed(call.receiver), let range = range(call.first) else { return nil }
      return value(text[range])
    },
    BuiltinMember("set subscript") { call in
      guard let text = attributed(call.receiver), let range = range(call.unlabelled(0)),
        let part = attributed(call.unlabelled(1))
      else { return nil }
      return value(text.replacing(range, with: part))
    },
  ]

  private static func range(_ value: Value?) -> Range<Int>? {
    guard case .range(let range)? = value, let lower = range.lower?.integer, let upper = range.upper?.integer,
      lower >= 0, lower <= upper
    else { return nil }
    return lower..<(range.includesUpper ? upper + 1 : upper)
  }

  private static let attributedChanges: [BuiltinMember] = [
    change("baselineOffset") { run, call in run.baselineOffset = call.first?.number },
    change("font") { run, call in
      let font = call.first.flatMap { call.evaluator.font(of: $0) }
      run.fontChanges = [.font(font?.request)]
    },
    change("foregroundColor") { run, call in run.foreground = style(call) },
    change("foregroundStyle") { run, call in run.foreground = style(call) },
    change("kern") { run, call in run.kerning = call.first?.number },
    change("link") { run, call in run.isLink = call.first?.isNone == false },
    change("strikethroughStyle") { run, call in run.isStruckThrough = call.first?.isNone == false },
    change("tracking") { run, call in run.tracking = call.first?.number },
    change("underlineStyle") { run, call in run.isUnderlined = call.first?.isNone == false },
    // Anything else, such as a background colour, is not drawn by the tool: the text is not known then.
    BuiltinMember("set *") { call in
      call.unresolved("unknown-attribute", "The attribute `\(call.name)` of a text is not modelled.")
    },
  ]

  private static func style(_ call: BuiltinCall) -> ShapeStyle? {
    call.first.flatMap { $0.isNone ? nil : call.evaluator.shapeStyle(of: $0) }
  }

  private static func change(
    _ name: String, _ apply: @escaping @Sendable (inout AttributedRun, BuiltinCall) -> Void
  ) -> BuiltinMember {
    BuiltinMember("set " + name) { call in
      guard let text = attributed(call.receiver) else { return nil }
      return value(text.changed { apply(&$0, call) })
    }
  }
}
