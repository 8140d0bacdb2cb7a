internal import Foundation

extension BuiltinType {
  static let string = BuiltinType(
    "String", conformances: ["StringProtocol", "Sequence", "Collection"], initializer: makeString,
    statics: [
      BuiltinMember("localizedStringWithFormat") { call in formatted(call, arguments: call.arguments.dropFirst()) },
      BuiltinMember("localizedUserNotificationString") { call in call.settled("forKey") },
      BuiltinMember("empty") { _ in .string("") },
    ], members: stringProperties + stringTests + stringChanges)

  static let stringProtocol = BuiltinType("StringProtocol")
  static let substring = BuiltinType("Substring", conformances: ["String"], initializer: makeString)
  static let character = BuiltinType("Character", conformances: ["String"], initializer: makeString)

  private static let makeString: BuiltinBody = { call in
    let evaluator = call.evaluator
    if call.arguments.isEmpty { return .string("") }
    if let source = call["contentsOf"] ?? call["contentsOfFile"] {
      if let data = BuiltinType.bundledData(source, evaluator) {
        return String(data: data, encoding: .utf8).map { .string($0) } ?? Value.none
      }
      evaluator.thrown = call.unresolved("not-run", "Files outside the app's bundle are not read.")
      return evaluator.unwound
    }
    if let data = (call["data"] ?? call["decoding"])?.payload(Data.self) {
      return String(data: data, encoding: .utf8).map { .string($0) } ?? Value.none
    }
    if call["format"] != nil { return formatted(call, arguments: call.arguments.dropFirst()) }
    if call["localized"] != nil || call["localizable"] != nil {
      return localized(call, call["localized"] ?? call["localizable"] ?? .void)
    }
    if let count = call.integer("count"), let part = call.settled("repeating")?.string {
      guard count >= 0, count * part.utf8.count <= evaluator.budget.elements else {
        evaluator.exhaust("a string has more than \(evaluator.budget.elements) bytes")
        return .string("")
      }
      return .string(String(repeating: part, count: count))
    }
    if let value = call["reflecting"], let text = evaluator.settled(value).string {
      return .string(text.debugDescription)
    }
    guard let value = call["describing"] ?? call["reflecting"] ?? call["verbatim"] ?? call.first else { return nil }
    if case .unresolved = value { return value }
    if let radix = call.integer("radix"), let number = value.wide, (2...36).contains(radix) {
      return .string(String(number, radix: radix, uppercase: call.bool("uppercase") ?? false))
    }
    if case .array(let characters) = value { return .string(characters.compactMap(\.string).joined()) }
    if let text = evaluator.text(of: evaluator.settled(value)) { return .string(text) }
    return nil
  }

  /// `String(localized:)`: the text of the project's catalogue where the resources give one.
  private static func localized(_ call: BuiltinCall, _ key: Value) -> Value? {
    if let body = call.evaluator.registry.functions["NSLocalizedString"] {
      var arguments = call.arguments
      arguments[0] = CallArgument(value: key)
      let inner = BuiltinCall(
        evaluator: call.evaluator, name: "NSLocalizedString", arguments: arguments, range: call.range)
      if let value = body(inner) { return value }
    }
    return call.settled("defaultValue") ?? call.evaluator.settled(key)
  }

  /// `String(format:)`: each specifier takes the next argument.
  private static func formatted(_ call: BuiltinCall, arguments: ArraySlice<CallArgument>) -> Value? {
    guard let format = (call.settled("format") ?? call.settled(0))?.string else { return call["format"] ?? call.first }
    var values = arguments.filter { $0.label == nil || $0.label == "arguments" }.map(\.value)
    if values.count == 1, case .array(let inner) = values[0] { values = inner }
    if let reason = values.lazy.compactMap(\.unresolved).first { return .unresolved(reason) }
    return FormatString(format).applied(to: values, by: call.evaluator).map { .string($0) }
  }

  private static func property(
    _ name: String, _ body: @escaping @Sendable (String, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiverText.flatMap { body($0, call) } }
  }

  private static let stringProperties: [BuiltinMember] = [
    property("capitalized") { text, _ in .string(text.capitalized) },
    property("count") { text, call in call.isCall ? nil : .int(text.count) },
    property("data") { text, _ in .native("Data", Data(text.utf8)) },
    property("description") { text, _ in .string(text) },
    property("first") { text, call in call.isCall ? nil : text.first.map { .string(String($0)) } ?? Value.none },
    property("hashValue") { text, call in
      call.takingRandomly(.int(text.unicodeScalars.reduce(5381) { ($0 &* 33) ^ Int($1.value) }))
    },
    property("isEmpty") { text, _ in .bool(text.isEmpty) },
    property("isLetter") { text, _ in .bool(text.first?.isLetter ?? false) },
    property("isLowercase") { text, _ in .bool(text.first?.isLowercase ?? false) },
    property("isNewline") { text, _ in .bool(text.first?.isNewline ?? false) },
    property("isNumber") { text, _ in .bool(text.first?.isNumber ?? false) },
    property("isPunctuation") { text, _ in .bool(text.first?.isPunctuation ?? false) },
    property("isUppercase") { text, _ in .bool(text.first?.isUppercase ?? false) },
    property("isWhitespace") { text, _ in .bool(text.first?.isWhitespace ?? false) },
    property("last") { text, call in call.isCall ? nil : text.last.map { .string(String($0)) } ?? Value.none },
    property("localizedCapitalized") { text, _ in .string(text.capitalized) },
    property("localizedLowercase") { text, _ in .string(text.lowercased()) },
    property("localizedUppercase") { text, _ in .string(text.uppercased()) },
    property("lines") { text, _ in .array(text.split(separator: "\n").map { .string(String($0)) }) },
    property("unicodeScalars") { text, _ in .array(text.map { .string(String($0)) }) },
    property("utf8") { text, _ in .array(text.utf8.map { .fixed(.uint8, $0) }) },
    property("utf16") { text, _ in .array(text.utf16.map { .fixed(.uint16, $0) }) },
    property("wholeNumberValue") { text, _ in text.first?.wholeNumberValue.map { .int($0) } ?? Value.none },
    property("asciiValue") { text, _ in text.first?.asciiValue.map { .fixed(.uint8, $0) } ?? Value.none },
    property("value") { text, _ in text.unicodeScalars.first.map { .fixed(.uint32, $0.value) } },
  ]

  private static let stringTests: [BuiltinMember] = [
    property("contains") { text, call in
      guard let part = call.text else {
        guard let closure = call.callable("where") else { return nil }
        let predicate = call.predicate(closure)
        return Answer.any(text) { predicate.accepts(.string(String($0))) }.value
      }
      return .bool(part.isEmpty || text.contains(part))
    },
    property("caseInsensitiveCompare") { text, call in
      call.text.map { .comparison(text.caseInsensitiveCompare($0)) }
    },
    property("localizedCaseInsensitiveCompare") { text, call in
      call.text.map { other in
        let order = text.compare(
          other, options: .caseInsensitive, locale: Locale(identifier: call.evaluator.environment.locale))
        call.evaluator.record(.locale)
        return .comparison(order)
      }
    },
    property("localizedStandardCompare") { text, call in
      call.text.map { .comparison(SortComparator.standardOrder(text, $0)) }
    },
    property("hasPrefix") { text, call in call.text.map { .bool(text.hasPrefix($0)) } },
    property("hasSuffix") { text, call in call.text.map { .bool(text.hasSuffix($0)) } },
    property("localizedCaseInsensitiveContains") { text, call in
      call.text.map { .bool($0.isEmpty || text.lowercased().contains($0.lowercased())) }
    },
    property("localizedStandardContains") { text, call in
      call.text.map { .bool($0.isEmpty || text.lowercased().contains($0.lowercased())) }
    },
    property("range") { text, call in
      StringSearch(call).flatMap { search in
        decided { () throws(UnknownElements) in
          guard call["range"] == nil else { return nil }
          guard let found = try search.range(in: text) else { return Value.none }
          return .range(
            RangeValue(lower: .int(found.lowerBound), upper: .int(found.upperBound), includesUpper: false))
        }
      }
    },
  ]

  private static let stringChanges: [BuiltinMember] = [
    property("appending") { text, call in call.text.map { .string(text + $0) } },
    property("append") { text, call in
      guard let more = call.text ?? call.text("contentsOf") else { return nil }
      call.update?.value = .string(text + more)
      return .void
    },
    property("components") { text, call in
      if let separator = call.text("separatedBy") {
        return .array(text.components(separatedBy: separator).map { .string($0) })
      }
      guard let set = call["separatedBy"].flatMap({ call.native($0, "CharacterSet", CharacterSet.self) }) else {
        return nil
      }
      return .array(text.components(separatedBy: set).map { .string($0) })
    },
    property("localizedCompare") { text, call in
      call.text.map { other in
        call.evaluator.record(.locale)
        return .comparison(text.compare(other, locale: Locale(identifier: call.evaluator.environment.locale)))
      }
    },
    property("lowercased") { text, _ in .string(text.lowercased()) },
    property("padding") { text, call in
      guard let length = call.integer("toLength"), let pad = call.text("withPad"), length >= 0, length < 10_000 else {
        return nil
      }
      return .string(text.padding(toLength: length, withPad: pad, startingAt: call.integer("startingAt") ?? 0))
    },
    property("replacing") { text, call in replaced(text, call.settled(0)?.string, call.text("with")) },
    property("replacingOccurrences") { text, call in
      guard let search = StringSearch(call), let replacement = call.text("with"), call["range"] == nil else {
        return nil
      }
      return decided { () throws(UnknownElements) in Value.string(try search.replacing(in: text, with: replacement)) }
    },
    property("split") { text, call in
      let limit = call.integer("maxSplits") ?? Int.max
      let keepsEmpty = call.bool("omittingEmptySubsequences") == false
      guard let separator = call.text("separator")?.first else {
        guard let closure = call.callable("whereSeparator") else { return nil }
        let predicate = call.predicate(closure)
        return decided { () throws(UnknownElements) in
          let places = Set(try text.indices.chosen { predicate.accepts(.string(String(text[$0]))) })
          return Value.array(
            text.indices.split(maxSplits: limit, omittingEmptySubsequences: !keepsEmpty) { places.contains($0) }
              .map { part in Value.string(String(part.map { text[$0] })) })
        }
      }
      return .array(
        text.split(separator: separator, maxSplits: limit, omittingEmptySubsequences: !keepsEmpty).map {
          .string(String($0))
        })
    },
    property("trimmingCharacters") { text, call in
      guard let set = call["in"].flatMap({ call.native($0, "CharacterSet", CharacterSet.self) }) else { return nil }
      return .string(text.trimmingCharacters(in: set))
    },
    property("uppercased") { text, _ in .string(text.uppercased()) },
    property("addingPercentEncoding") { text, _ in
      text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).map { .string($0) } ?? Value.none
    },
    property("removingPercentEncoding") { text, _ in text.removingPercentEncoding.map { .string($0) } ?? Value.none },
    property("folding") { text, call in
      StringSearch.options(call["options"]).map { .string(text.folding(options: $0, locale: nil)) }
    },
  ]

  private static func replaced(_ text: String, _ part: String?, _ replacement: String?) -> Value? {
    guard let part, let replacement, !part.isEmpty else { return nil }
    return .string(text.replacingOccurrences(of: part, with: replacement))
  }
}

/// A C format string, taken apart so that each specifier meets its own value.
struct FormatString {
  private let format: String

  init(_ format: String) { self.format = format }

  /// The text with every specifier replaced; `nil` where a value has no text.
  func applied(to values: [Value], by evaluator: Evaluator) -> String? {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSpaA".contains($0) }) else { break }
      var flags = String(rest[..<end])
      let letter = rest[end]
      rest = rest[rest.index(after: end)...]
      var position = next
      if let dollar = flags.firstIndex(of: "$"), let explicit = Int(flags[..<dollar]) {
        position = explicit - 1
        flags = String(flags[flags.index(after: dollar)...])
      } else {
        next += 1
      }
      guard values.indices.contains(position) else { continue }
      let length = flags.filter { !"lhqzt".contains($0) }
      guard let text = Self.text(of: values[position], length, letter, evaluator) else { return nil }
      result += text
    }
    return result + rest
  }

  private static func text(of value: Value, _ flags: String, _ letter: Character, _ evaluator: Evaluator) -> String? {
    if letter == "@" || letter == "s" { return evaluator.text(of: evaluator.settled(value)) }
    let isInteger = "dDiuUxXoOcC".contains(letter)
    guard let number = value.number else { return evaluator.text(of: evaluator.settled(value)) }
    if isInteger {
      if let wide = value.wide {
        return String(format: "%" + flags + "l" + String(letter), UInt64(truncatingIfNeeded: wide))
      }
      guard let whole = Int(exactly: number.rounded(.towardZero)) else { return nil }
      return String(format: "%" + flags + "l" + String(letter), whole)
    }
    return String(format: "%" + flags + String(letter), number)
  }
}
