package import Auditing
import Diagnostics
package import DocumentTree

/// Reads `.sizewise.yml`.
package struct ConfigurationReader: Sendable {
  private let rules: [RuleMetadata]

  /// `rules` are those that the file may name.
  package init(rules: [RuleMetadata]) { self.rules = rules }

  /// - Parameter file: the path that messages name.
  /// - Throws: `DocumentError` at the first key or value that is not known.
  package func read(_ bytes: [UInt8], file: String) throws(DocumentError) -> Configuration {
    let root = try DocumentReader(file: file, dialect: .yaml).read(bytes)
    if case .null = root.value { return Configuration() }
    guard let members = root.members else {
      throw DocumentError(range: root.range, message: "expected keys and values, such as \"fail-on: error\".")
    }
    var configuration = Configuration()
    for member in members {
      if member.key == "rules" {
        configuration.rules = try readRules(member.value)
        continue
      }
      guard let key = ConfigurationKey.all.first(where: { $0.name == member.key }) else {
        throw Self.unknown(member, amongst: ConfigurationKey.all.map(\.name) + ["rules"], what: "key")
      }
      try key.read(member.value, &configuration)
    }
    return configuration
  }

  private func readRules(_ node: DocumentNode) throws(DocumentError) -> RuleSettings {
    guard let members = node.members else { throw node.wanted("rules by their ids") }
    var settings = RuleSettings()
    for member in members {
      guard let rule = rules.first(where: { $0.id == member.key || $0.aliases.contains(member.key) }) else {
        throw Self.unknown(member, amongst: rules.map(\.id), what: "rule")
      }
      try read(rule, member.value, into: &settings)
    }
    return settings
  }

  /// A rule's severity, `off`, or an object with severity and options.
  private func read(
    _ rule: RuleMetadata, _ node: DocumentNode, into settings: inout RuleSettings
  ) throws(DocumentError) {
    switch node.value {
    case .string("off"), .boolean(false): settings.disabled.insert(rule.id)
    case .string: settings.severities[rule.id] = try node.severity()
    case .object(let members):
      for member in members {
        if member.key == "severity" {
          settings.severities[rule.id] = try member.value.severity()
          continue
        }
        guard let option = rule.options.first(where: { $0.name == member.key }) else {
          throw Self.unknown(member, amongst: ["severity"] + rule.options.map(\.name), what: "option of \(rule.id)")
        }
        settings.values[rule.id, default: [:]][member.key] = try member.value.value(of: option)
      }
    case .null, .boolean, .number, .array:
      throw node.wanted("\"off\", a severity, or options")
    }
  }

  private static func unknown(_ member: DocumentMember, amongst names: [String], what: String) -> DocumentError {
    let question = NameSuggestion.question(for: member.key, in: names)
    return DocumentError(
      range: member.keyRange,
      message: "unknown \(what) \"\(member.key)\".\(question) Possible are \(names.joined(separator: ", ")).")
  }
}

extension DocumentNode {
  /// The error that something else should stand here.
  func wanted(_ what: String) -> DocumentError {
    DocumentError(range: range, message: "expected \(what), found \(kindName).")
  }

  /// A number, or the name of a choice as its position among the names.
  fileprivate func value(of option: RuleOption) throws(DocumentError) -> Double {
    if case .number(let value) = value, option.choices.isEmpty || option.choices.indices.contains(Int(value)) {
      return value
    }
    guard !option.choices.isEmpty else { throw wanted("a number") }
    guard case .string(let name) = value, let position = option.choices.firstIndex(of: name) else {
      throw wanted("one of " + option.choices.joined(separator: ", "))
    }
    return Double(position)
  }

  fileprivate func severity() throws(DocumentError) -> Severity { try choice(Severity.self) }

  func text() throws(DocumentError) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number): return JSONValue.text(of: number)
    default: throw wanted("a text")
    }
  }

  func boolean() throws(DocumentError) -> Bool {
    guard case .boolean(let value) = value else { throw wanted("true or false") }
    return value
  }

  /// A list of texts; a single text stands for a list of one.
  func texts() throws(DocumentError) -> [String] {
    guard case .array(let elements) = value else { return [try text()] }
    var texts: [String] = []
    for element in elements { texts.append(try element.text()) }
    return texts
  }

  func choice<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) throws(DocumentError) -> Choice
  where Choice.RawValue == String {
    let text = try text()
    let names = Choice.allCases.map(\.rawValue)
    guard let choice = Choice(rawValue: text) else {
      let question = NameSuggestion.question(for: text, in: names)
      throw DocumentError(
        range: range, message: "unknown name \"\(text)\".\(question) Possible are \(names.joined(separator: ", ")).")
    }
    return choice
  }

  func choices<Choice: RawRepresentable & CaseIterable & Equatable>(
    _ type: Choice.Type
  ) throws(DocumentError) -> [Choice] where Choice.RawValue == String {
    guard case .array(let elements) = value else { return [try choice(type)] }
    var chosen: [Choice] = []
    for element in elements { chosen.append(try element.choice(type)) }
    return type.allCases.filter { chosen.contains($0) }
  }
}
