internal import Foundation

/// Values as text: interpolation and descriptions.
extension Evaluator {
  /// A string literal as a `String`; unresolved where one of its interpolations is.
  func text(of literal: StringLiteralValue) -> Value {
    if case .text(let only)? = literal.segments.first, literal.segments.count == 1 { return .string(only) }
    var result = ""
    for segment in literal.segments {
      switch segment {
      case .text(let text): result += text
      case .value(let value, let arguments):
        if case .unresolved = value { return value }
        guard let text = text(of: value, arguments: arguments) else {
          return .unresolved(
            UnresolvedValue(
              code: "unknown-value", message: "A value of type \(typeName(of: value)) has no known text.",
              range: literal.range))
        }
        result += text
      }
      if result.utf8.count > budget.elements {
        exhaust("a string has more than \(budget.elements) bytes", range: literal.range)
        return unwound
      }
    }
    return .string(result)
  }

  /// An interpolated value with the arguments that say how it is formatted.
  package func text(of value: Value, arguments: [CallArgument]) -> String? {
    for argument in arguments {
      switch argument.label {
      case "specifier":
        if let specifier = settled(argument.value).string { return formatted(value, specifier: specifier) }
      case "format":
        let result = callMember("format", of: argument.value, [CallArgument(value: value)])
        if let text = settled(result).string { return text }
      case "default": if case .none = value { return text(of: argument.value) }
      default: break
      }
    }
    return text(of: value)
  }

  /// A number by a C format specifier, as `String(format:)` does.
  package func formatted(_ value: Value, specifier: String) -> String? {
    let argument: any CVarArg
    switch value {
    case .int(let number):
      argument = specifier.contains(where: { "feEgG".contains($0) }) ? Double(number) as any CVarArg : number
    case .double(let number):
      argument = specifier.contains(where: { "dixXu".contains($0) }) ? Int(number) as any CVarArg : number
    case .native(let native) where native.payload is FixedInteger:
      argument =
        specifier.contains(where: { "feEgG".contains($0) })
        ? value.number ?? 0 as any CVarArg : UInt64(truncatingIfNeeded: value.wide ?? 0)
    default:
      guard let number = value.number else {
        guard let text = text(of: value) else { return nil }
        return specifier == "%@" ? text : text
      }
      argument = number
    }
    return String(format: specifier, locale: Locale(identifier: environment.locale), argument)
  }

  package func text(of value: Value) -> String? {
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return String(number)
    case .double(let number): return "\(number)"
    case .string(let text): return text
    case .literal(let literal): return text(of: literal).string
    case .array(let elements): return elements.map(debugText).joinedIfAll(in: "[", "]")
    case .set(let set): return set.keys.map(debugText).joinedIfAll(in: "[", "]")
    case .dictionary(let dictionary):
      if dictionary.count == 0 { return "[:]" }
      return zip(dictionary.keys, dictionary.values).map { key, value -> String? in
        guard let key = debugText(key), let value = debugText(value) else { return nil }
        return key + ": " + value
      }.joinedIfAll(in: "[", "]")
    case .tuple(let tuple):
      return zip(tuple.labels, tuple.values).map { label, value -> String? in
        debugText(value).map { (label.map { $0 + ": " } ?? "") + $0 }
      }.joinedIfAll(in: "(", ")")
    case .enumeration(let enumeration): return described(value) ?? text(of: enumeration)
    case .instance(let instance): return described(value) ?? text(of: instance)
    case .type(let type): return type.name
    case .binding(let binding): return text(of: binding.get())
    case .range(let range):
      let bounds = [range.lower, range.upper].map { $0.flatMap { text(of: $0) } ?? "" }
      return bounds[0] + (range.includesUpper ? "..." : "..<") + bounds[1]
    case .native: return described(value)
    case .function, .keyPath, .view, .pending, .unresolved: return nil
    }
  }

  private func text(of enumeration: EnumerationValue) -> String? {
    if enumeration.payload.isEmpty { return enumeration.name }
    return enumeration.payload.map { argument in
      debugText(argument.value).map { (argument.label.map { $0 + ": " } ?? "") + $0 }
    }.joinedIfAll(in: enumeration.name + "(", ")")
  }

  private func text(of instance: Instance) -> String? {
    let properties = profile(of: instance.type).storedProperties
    return properties.map { property in
      debugText(member(property.name, of: .instance(instance))).map { property.name + ": " + $0 }
    }.joinedIfAll(in: instance.type.name + "(", ")")
  }

  /// Text inside collections: strings in quotation marks.
  func debugText(_ value: Value) -> String? {
    if let text = settled(value).string { return "\"\(text)\"" }
    return text(of: value)
  }

  private func described(_ value: Value) -> String? {
    guard step() else { return nil }
    let description = knownMember("description", of: value, at: nil)
    return description.flatMap { settled($0).string }
  }
}

extension [String?] {
  fileprivate func joinedIfAll(in opening: String, _ closing: String) -> String? {
    var parts: [String] = []
    for part in self {
      guard let part else { return nil }
      parts.append(part)
    }
    return opening + parts.joined(separator: ", ") + closing
  }
}
