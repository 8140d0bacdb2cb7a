import Diagnostics
import Foundation
import Typography

/// The options and plain arguments given to a command.
struct ParsedArguments: Sendable {
  private var values: [String: [String]] = [:]
  /// In the order given.
  private(set) var positional: [String] = []
  /// Everything as given.
  let given: [String]

  /// - Throws: `UsageError` for an unknown option, a missing or an unexpected value.
  init(_ arguments: [String], options: [OptionDescription], command: String) throws(UsageError) {
    given = arguments
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      guard let option = options.first(where: { $0.name == name }) else {
        if Double(argument) != nil {
          positional.append(argument)
          continue
        }
        let question = NameSuggestion.question(for: name, in: options.map(\.name))
        throw UsageError(
          "\(command) has no option \(name).\(question) \"sizewise \(command) --help\" lists its options.")
      }
      var value = "true"
      if let valueName = option.value {
        guard let given = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw UsageError("\(name) needs a value: \(name) \(valueName).")
        }
        value = given
      } else if parts.count == 2 {
        throw UsageError("\(name) takes no value. Leave out \"=\(parts[1])\".")
      }
      if values[name] != nil, !option.isRepeatable {
        throw UsageError("\(name) is given twice. Give it once.")
      }
      values[name, default: []].append(value)
    }
  }

  /// The same without the first plain argument.
  var droppingFirstPositional: ParsedArguments {
    var copy = self
    copy.positional = Array(positional.dropFirst())
    return copy
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) -> String? { values[name]?.last }

  func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// Values of an option, each of which may be several with commas between.
  func list(_ name: String) -> [String] {
    texts(name).flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// Refuses two options that contradict each other.
  func refuse(_ name: String, with other: String, _ advice: String) throws(UsageError) {
    guard has(name), has(other) else { return }
    throw UsageError("\(name) and \(other) contradict each other. \(advice)")
  }

  /// A finite number.
  func number(
    _ name: String, above minimum: Double = -.infinity, upTo maximum: Double = .infinity
  ) throws(UsageError) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Double(text), number.isFinite, number > minimum, number <= maximum else {
      let bound =
        (minimum.isFinite ? " above \(NumberText.short(minimum))" : "")
        + (maximum.isFinite ? " and at most \(NumberText.short(maximum))" : "")
      throw UsageError("\(name) needs a number\(bound), not \"\(text)\".")
    }
    return number
  }

  /// A whole number of at least 1.
  func count(_ name: String) throws(UsageError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), number > 0 else {
      throw UsageError("\(name) needs a whole number of at least 1, not \"\(text)\".")
    }
    return number
  }

  /// One of an enumeration's names.
  func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _ type: Value.Type) throws(UsageError) -> Value?
  where Value.RawValue == String {
    guard let text = text(name) else { return nil }
    return try Self.choice(text, for: name, type)
  }

  /// Some of an enumeration's names, in the enumeration's order.
  func choices<Value: RawRepresentable & CaseIterable & Equatable>(
    _ name: String, _ type: Value.Type
  ) throws(UsageError) -> [Value]? where Value.RawValue == String {
    guard has(name) else { return nil }
    var chosen: [Value] = []
    for text in list(name) { chosen.append(try Self.choice(text, for: name, type)) }
    guard !chosen.isEmpty else { throw UsageError("\(name) needs at least one name.") }
    return type.allCases.filter { chosen.contains($0) }
  }

  /// The text sizes that `--sizes` names, smallest first; `nil` where it is not given.
  func textSizes() throws(UsageError) -> [DynamicTypeSize]? {
    guard has("--sizes") else { return nil }
    var chosen: Set<DynamicTypeSize> = []
    for text in list("--sizes") {
      guard let size = DynamicTypeSize(spelling: text) else {
        let question = NameSuggestion.question(
          for: text, in: DynamicTypeSize.allCases.flatMap { [$0.rawValue, $0.shortName] })
        throw UsageError(
          "--sizes does not know \"\(text)\".\(question) Possible are \(DynamicTypeSize.acceptedNames), in any case.")
      }
      chosen.insert(size)
    }
    guard !chosen.isEmpty else {
      throw UsageError("--sizes needs at least one name: \(DynamicTypeSize.acceptedNames).")
    }
    return chosen.sorted()
  }

  static func choice<Value: RawRepresentable & CaseIterable>(
    _ text: String, for name: String, _ type: Value.Type
  ) throws(UsageError) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text) { return value }
    let names = Value.allCases.map(\.rawValue)
    let question = NameSuggestion.question(for: text, in: names)
    throw UsageError("\(name) does not know \"\(text)\".\(question) Possible are \(names.joined(separator: ", ")).")
  }
}
