package import Auditing
package import DocumentTree

/// Configurations as text: for `--print-config`, for `init`, and as a JSON Schema for editors.
package enum ConfigurationText {
  /// The keys that a configuration sets, as YAML.
  package static func yaml(of configuration: Configuration) -> String {
    var lines: [String] = []
    for key in ConfigurationKey.all {
      guard let values = key.write(configuration) else { continue }
      switch key.kind {
      case .text, .choice: lines.append("\(key.name): \(quoted(values[0]))")
      case .boolean: lines.append("\(key.name): \(values[0])")
      case .texts, .choices: lines.append("\(key.name): [\(values.map(quoted).joined(separator: ", "))]")
      }
    }
    lines += rules(configuration.rules)
    return lines.isEmpty ? "{}\n" : lines.joined(separator: "\n") + "\n"
  }

  private static func rules(_ settings: RuleSettings) -> [String] {
    let ids = Set(settings.values.keys).union(settings.severities.keys).union(settings.disabled).sorted()
    guard !ids.isEmpty else { return [] }
    return ["rules:"]
      + ids.flatMap { id -> [String] in
        if settings.disabled.contains(id) { return ["  \(id): off"] }
        var lines = ["  \(id):"]
        if let severity = settings.severities[id] { lines.append("    severity: \(severity.rawValue)") }
        for (name, value) in (settings.values[id] ?? [:]).sorted(by: { $0.key < $1.key }) {
          lines.append("    \(name): \(JSONValue.text(of: value))")
        }
        return lines
      }
  }

  /// A string in double quotes where YAML would read it as something else.
  private static func quoted(_ text: String) -> String {
    text.wholeMatch(of: /[A-Za-z][A-Za-z0-9._\/-]*( [A-Za-z0-9._\/-]+)*/) != nil
      && !["true", "false", "null", "off"].contains(text)
      ? text : JSONValue.quoted(text)
  }

  /// A commented file to start from.
  ///
  /// - Parameter paths: what to audit.
  package static func starter(paths: [String]) -> String {
    var lines = ["# Settings of sizewise. Remove a # to set a key; what is left out keeps its default.", ""]
    for key in ConfigurationKey.all {
      lines.append("# \(key.about)\(possible(key))")
      switch key.name {
      case "paths": lines.append("paths: [\(paths.map(quoted).joined(separator: ", "))]")
      default: lines.append("# \(key.name): \(sample(key))")
      }
      lines.append("")
    }
    lines += [
      "# Rules: off, a severity, or options. \"sizewise rules\" lists them.", "# rules:", "#   tight-clearance: note",
      "#   fixed-text-size: off",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func possible(_ key: ConfigurationKey) -> String {
    switch key.kind {
    case .choice(let names), .choices(let names): " One of \(names.joined(separator: ", "))."
    case .text, .texts, .boolean: ""
    }
  }

  private static func sample(_ key: ConfigurationKey) -> String {
    switch (key.name, key.kind) {
    case ("os", _): "ios26"
    case ("devices", _): "[iPhone 16, iPhone SE (3rd generation)]"
    case ("locales", _): "[en_US, de]"
    case ("exclude", _): "[Generated]"
    case ("font-folders", _): "[Fonts]"
    case ("formats", _): "[\"html:Reports/\"]"
    case ("baseline", _): ".sizewise-baseline.json"
    case ("fail-on", _): "warning"
    case (_, .choice(let names)): names[0]
    case (_, .choices(let names)): "[\(names[0])]"
    case (_, .boolean): "false"
    case (_, .text), (_, .texts): "[]"
    }
  }

  /// The JSON Schema of the file, in the 2020-12 dialect.
  package static func schema(rules: [RuleMetadata]) -> JSONValue {
    var properties = ConfigurationKey.all.map { JSONValue.Member($0.name, schema(of: $0)) }
    properties.append(
      .init(
        "rules",
        .object([
          .init("type", .string("object")), .init("properties", .object(rules.map { .init($0.id, schema(of: $0)) })),
          .init("additionalProperties", .boolean(false)),
        ])))
    return .object([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("Settings of sizewise")), .init("type", .string("object")),
      .init("properties", .object(properties)), .init("additionalProperties", .boolean(false)),
    ])
  }

  private static func schema(of key: ConfigurationKey) -> JSONValue {
    let text = JSONValue.object([.init("type", .string("string"))])
    var members: [JSONValue.Member] = [.init("description", .string(key.about))]
    switch key.kind {
    case .text: members.append(.init("type", .string("string")))
    case .boolean: members.append(.init("type", .string("boolean")))
    case .choice(let names): members.append(.init("enum", .array(names.map { .string($0) })))
    case .texts: members.append(.init("anyOf", .array([text, list(of: text)])))
    case .choices(let names):
      let name = JSONValue.object([.init("enum", .array(names.map { .string($0) }))])
      members.append(.init("anyOf", .array([name, list(of: name)])))
    }
    return .object(members)
  }

  private static func list(of element: JSONValue) -> JSONValue {
    .object([.init("type", .string("array")), .init("items", element)])
  }

  private static func type(of option: RuleOption) -> JSONValue.Member {
    option.choices.isEmpty
      ? .init("type", .string("number")) : .init("enum", .array(option.choices.map { .string($0) }))
  }

  private static func schema(of rule: RuleMetadata) -> JSONValue {
    let severities = JSONValue.array(Severity.allCases.map { .string($0.rawValue) })
    var properties: [JSONValue.Member] = [.init("severity", .object([.init("enum", severities)]))]
    for option in rule.options {
      properties.append(
        .init(
          option.name,
          .object([.init("description", .string(option.summary)), type(of: option)])))
    }
    return .object([
      .init("description", .string(rule.title)),
      .init(
        "anyOf",
        .array([
          .object([
            .init("enum", .array([.string("off"), .boolean(false)] + Severity.allCases.map { .string($0.rawValue) }))
          ]),
          .object([
            .init("type", .string("object")), .init("properties", .object(properties)),
            .init("additionalProperties", .boolean(false)),
          ]),
        ])),
    ])
  }
}
