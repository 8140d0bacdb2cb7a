import Auditing
import Configuration
import Diagnostics
import DocumentTree
import Testing

@Suite struct ConfigurationTests {
  static let rule: RuleMetadata = {
    var rule = RuleMetadata(
      id: "tight-clearance", title: "Ink close to the edge", severity: .warning,
      options: [RuleOption("minimum", 4, .points, "The least distance.")], rationale: "")
    rule.aliases = ["narrow-margin"]
    return rule
  }()

  func read(_ text: String) throws -> Configuration {
    try ConfigurationReader(rules: [Self.rule]).read(Array(text.utf8), file: ".sizewise.yml")
  }

  @Test func everyKeyIsReadAndPrinted() throws {
    let text = """
      paths: [Sources, App]
      exclude: [Generated]
      devices: [iPhone 16]
      os: ios18
      text-sizes: [large, accessibility5]
      schemes: [dark]
      locales: [en_US, de]
      matrix: quick
      font-folders: [Fonts]
      fail-on: error
      strict: true
      formats: ["html:Reports/"]
      baseline: .sizewise-baseline.json
      require-reasons: false
      rules:
        tight-clearance:
          severity: note
          minimum: 6

      """
    let configuration = try read(text)
    #expect(configuration.rules.severities["tight-clearance"] == .note)
    #expect(configuration.rules.values["tight-clearance"]?["minimum"] == 6)
    let printed = ConfigurationText.yaml(of: configuration)
    #expect(try read(printed) == configuration)
    for line in text.split(separator: "\n") { #expect(printed.contains(line.split(separator: ":")[0]), "\(line)") }
  }

  @Test func emptyFilesLeaveAllOpen() throws {
    #expect(try read("# nothing\n") == Configuration())
    #expect(ConfigurationText.yaml(of: Configuration()) == "{}\n")
  }

  @Test(arguments: [
    ("fail-onn: error", 1, "fail-on"), ("os: [1]\nfail-on: eror", 1, "text"), ("\nfail-on: eror", 2, "error"),
    ("rules:\n  tight-clearence: off", 2, "tight-clearance"),
    ("rules:\n  tight-clearance:\n    minimal: 3", 3, "minimum"),
    ("rules:\n  tight-clearance: fatal", 2, "error"), ("strict: perhaps", 1, "true or false"), ("- a", 1, "keys"),
    ("a: [", 1, "YAML"),
  ])
  func mistakesNameTheirLineAndTheNearestName(text: String, line: Int, word: String) {
    let error = #expect(throws: DocumentError.self) { try read(text) }
    #expect(error?.range.startLine == line)
    #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
  }

  @Test func innerFilesOverrideOuterOnes() throws {
    let outer = try read("os: ios18\nfail-on: note\nexclude: [A]\nrules:\n  tight-clearance: off")
    let inner = try read("fail-on: error\nexclude: [B]\nrules:\n  tight-clearance: note")
    let merged = inner.merged(over: outer)
    #expect(merged.os == "ios18")
    #expect(merged.failOn == .error)
    #expect(merged.exclude == ["A", "B"])
    #expect(merged.rules.disabled.isEmpty)
    #expect(merged.rules.severities["tight-clearance"] == .note)
  }

  @Test func pathsMoveWithTheirFile() throws {
    let configuration = try read("paths: [., Sources, /abs]\nbaseline: b.json").moved(into: "App/")
    #expect(configuration.paths == ["App", "App/Sources", "/abs"])
    #expect(configuration.baseline == "App/b.json")
  }

  @Test func starterFileIsValidWithAndWithoutItsComments() throws {
    let starter = ConfigurationText.starter(paths: ["Sources"])
    #expect(try read(starter).paths == ["Sources"])
    let uncommented = starter.split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix("# "), line.contains(": ") || line.hasSuffix(":") else {
        return line.hasPrefix("#") ? nil : line
      }
      let rest = line.dropFirst(2)
      return rest.first?.isUppercase == true ? nil : rest
    }.joined(separator: "\n")
    #expect(throws: DocumentError.self) { try read(uncommented) }  // fixed-text-size is no rule here
    let own = uncommented.split(separator: "\n").filter { !$0.contains("fixed-text-size") }.joined(separator: "\n")
    #expect(try read(own).baseline == ".sizewise-baseline.json")
  }
}
