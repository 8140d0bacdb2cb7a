import Diagnostics

/// The tool as a function of its arguments: finds the command, gives help, turns errors into messages and exit codes.
package struct CommandLineTool: Sendable {
  /// The version that `--version` prints and reports name.
  package static let version = "0.1.0"

  private let terminal: Terminal

  package init(terminal: Terminal) { self.terminal = terminal }

  /// Runs the tool; `arguments` without the program's name.
  package func run(_ arguments: [String]) -> ExitCode {
    do {
      return try dispatch(arguments)
    } catch {
      terminal.report("sizewise: error: \(error.message)\n")
      return .unusable
    }
  }

  private func dispatch(_ arguments: [String]) throws(UsageError) -> ExitCode {
    guard let first = arguments.first else {
      terminal.report(Self.help)
      return .unusable
    }
    switch first {
    case "--help", "-h":
      terminal.write(Self.help)
      return .passed
    case "help":
      guard arguments.count > 1 else {
        terminal.write(Self.help)
        return .passed
      }
      terminal.write(try Self.command(named: arguments[1]).help)
      return .passed
    case "--version":
      terminal.printLine("sizewise \(Self.version)")
      return .passed
    default:
      break
    }
    let command = try Self.command(named: first)
    let help = OptionDescription("--help", "This text.")
    let parsed = try ParsedArguments(
      Array(arguments.dropFirst()), options: command.options + [help], command: command.name)
    if parsed.has("--help") {
      terminal.write(command.help)
      return .passed
    }
    return try command.run(parsed, terminal)
  }

  private static func command(named name: String) throws(UsageError) -> Command {
    if let command = Commands.all.first(where: { $0.name == name }) { return command }
    let names = Commands.all.map(\.name)
    let question = NameSuggestion.question(for: name, in: names)
    throw UsageError("there is no command \"\(name)\".\(question) \"sizewise --help\" lists the commands.")
  }

  private static var help: String {
    let rows = Commands.all.map { (label: $0.name, text: $0.summary) }
    return """
      usage: sizewise COMMAND [arguments] [options]

      Audits how SwiftUI layouts adapt to text size, colour scheme and contrast.

      commands:
      \(Command.table(rows).joined(separator: "\n"))

      "sizewise COMMAND --help" explains a command. --version prints the version.

      exit codes:
      \(Command.table(exitCodes).joined(separator: "\n"))

      """
  }

  /// How a run may end, for help.
  static let exitCodes: [(label: String, text: String)] = [
    ("0", "nothing to complain of"), ("1", "findings at or above --fail-on"),
    ("2", "a command line or an input that cannot be used"),
    ("3", "incomplete: nothing laid out, or more unmeasured than allowed"), ("70", "a bug of sizewise"),
  ]
}
