/// A command of the tool: what help says of it, and what it does.
struct Command: Sendable {
  struct Example: Sendable {
    var line: String
    var about: String

    init(_ line: String, _ about: String) {
      self.line = line
      self.about = about
    }
  }

  var name: String
  /// One line for the list of commands.
  var summary: String
  /// The plain arguments: "PATH...".
  var arguments: String
  /// A paragraph for the command's own help.
  var about: String
  var options: [OptionDescription]
  var examples: [Example]
  var run: @Sendable (ParsedArguments, Terminal) throws(UsageError) -> ExitCode

  /// What `sizewise NAME --help` prints.
  var help: String {
    var lines = ["usage: sizewise \(name) \(arguments)\(options.isEmpty ? "" : " [options]")", "", about]
    if !options.isEmpty { lines += ["", "options:"] + Self.table(options.map { (Self.label(of: $0), $0.about) }) }
    if !examples.isEmpty {
      lines += ["", "examples:"] + Self.table(examples.map { ("sizewise " + $0.line, $0.about) })
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func label(of option: OptionDescription) -> String {
    option.name + (option.value.map { " " + $0 } ?? "") + (option.isRepeatable ? " ..." : "")
  }

  /// Rows of two columns; a label that is too long has its text on the next line.
  static func table(_ rows: [(label: String, text: String)]) -> [String] {
    let width = min(rows.map(\.label.count).max() ?? 0, 34)
    return rows.flatMap { row -> [String] in
      if row.label.count > width { return ["  " + row.label, String(repeating: " ", count: width + 4) + row.text] }
      let gap = String(repeating: " ", count: width - row.label.count + 2)
      return ["  " + row.label + gap + row.text]
    }
  }
}
