import CommandLineInterface
import Testing

@Suite struct CommandLineTests {
  static let commands = [
    "audit", "baseline", "check", "completions", "coverage", "diff", "explain", "font", "init", "measure", "merge",
    "metrics", "render", "rules",
  ]

  @Test func helpListsEveryCommand() {
    let run = ToolRun("--help")
    #expect(run.code == .passed)
    for command in Self.commands { #expect(run.output.contains("\n  \(command) "), "\(command)") }
  }

  @Test(arguments: commands) func everyCommandHasHelpWithAnExample(command: String) {
    let run = ToolRun(command, "--help")
    #expect(run.code == .passed)
    #expect(run.output.hasPrefix("usage: sizewise \(command)"))
    #expect(run.output.contains("examples:\n  sizewise \(command)"))
    #expect(ToolRun("help", command).output == run.output)
  }

  @Test(arguments: [
    (["metrcs"], "metrics"), (["metrics", "--stile", "x"], "--style"), (["metrics", "--style"], "--style NAME"),
    (["audit"], "file or folder"), (["check", "a", "b"], "one file"), (["check", "nowhere.swift"], "nowhere.swift"),
    (["audit", "Examples", "--only", "tight-clearence"], "tight-clearance"),
    (["audit", "Examples", "--format", "jsn"], "json"), (["audit", "Examples", "--device", "iPhone 61"], "iPhone 1"),
    (["audit", "Examples", "--container", "9by9"], "375x667"), (["audit", "Examples", "--now", "noon"], "2026"),
    (["audit", "Examples", "--jobs", "0"], "at least 1"), (["rules", "clipped-txt"], "clipped-text"),
    (["metrics", "--json=1"], "takes no value"), (["metrics", "--scale", "1", "--scale", "2"], "twice"),
    (["measure"], "one text"), (["measure", "a", "--font", "Lato"], "--point-size"),
    (["render", "Examples/KeywordBubble.swift", "--picture", "png"], "--output"),
    (["explain", "x", "--report", "no.json"], "no.json"), (["diff", "a.json"], "two JSON reports"),
    (["check", "Examples/KeywordBubble.swift:Scaled paddin"], "Scaled padding"),
  ])
  func mistakesSayWhatToDo(arguments: [String], word: String) {
    let run = ToolRun(arguments: arguments)
    #expect(run.code == .unusable, "\(run.output)")
    #expect(run.errors.contains(word), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test func withoutArgumentsHelpGoesToStandardError() {
    let run = ToolRun(arguments: [])
    #expect(run.code == .unusable)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("usage:"))
  }

  @Test func versionIsPrinted() { #expect(ToolRun("--version").output == "sizewise \(CommandLineTool.version)\n") }
}
