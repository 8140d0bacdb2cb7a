import AuditPipeline
import Auditing
import Diagnostics
import DocumentTree
import LayoutFiles
import LayoutTree
import Reporting

extension Command {
  static let check = Command(
    name: "check", summary: "one file's layouts, a table on the terminal: what fits, by how much",
    arguments: "FILE[:LAYOUT]",
    about: """
      A table for each layout with a row for each text size: whether it holds, the lines of each text, the least
      clearance of ink from the shape around it, the least contrast, the first baselines. Below it the findings.
      LAYOUT is a preview's name or its number in the file, or a view that no preview names.
      """,
    options: [
      OptionDescription(
        "--dump", value: "STAGE", "Print a stage instead: layout (placed boxes) or viewtree (JSON layout)."),
      .allViews, .json, OptionDescription("--watch", "Check again at each save, until it is stopped."),
      RunOptions.jobs, RunOptions.configuration[0],
    ] + Command.verdictOptions + Gate.options + RunOptions.variants + RunOptions.rules,
    examples: [
      Example("check Examples/KeywordBubble.swift", "all layouts of a file"),
      Example("check Examples/KeywordBubble.swift:2 --sizes accessibility5", "the second one at one size"),
      Example("check Examples/KeywordBubble.swift --dump layout --sizes large", "where every box lies"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    guard arguments.positional.count == 1 else {
      throw UsageError("check needs one file: sizewise check Sources/MyView.swift.")
    }
    try arguments.refuse("--watch", with: "--json", "Watching is for people.")
    let session = try AuditSession(arguments, terminal, path: arguments.positional[0])
    guard arguments.has("--watch") else { return try check(session, arguments) }
    return try FileWatch(session: session, terminal: terminal).run { session throws(UsageError) in
      try check(session, arguments)
    }
  }

  private static func check(_ session: AuditSession, _ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    let terminal = session.terminal
    let verdict = try Verdict(arguments, session.configuration)
    let stage = try arguments.choice("--dump", DumpStage.self)
    let selection = try LayoutSelection(arguments.positional[0], session: session)
    let runs = ParallelMap.map(selection.layouts, jobs: session.run.jobs) { session.run.run(of: $0).run() }
    var outcome = AuditSession.Outcome(
      result: AuditResult(
        toolVersion: CommandLineTool.version, settings: session.run.settings.summary, layouts: runs.map(\.layout),
        diagnostics: selection.project.diagnostics),
      root: selection.project.location.root,
      hasUnusableInput: !session.unreadableFonts.isEmpty || selection.project.hasUnusableInput,
      layoutCount: runs.count)
    if runs.isEmpty, !outcome.hasUnusableInput {
      terminal.report("sizewise: no layout in \(arguments.positional[0]). Add a #Preview to it.\n")
    }
    session.settle(&outcome, try Gate(arguments, session, root: outcome.root))
    session.report(outcome.result.diagnostics + outcome.result.layouts.flatMap(\.diagnostics))
    switch stage {
    case .viewtree: terminal.write(viewTreeDump(runs))
    case .layout:
      let dump = LayoutDump(runs.map(\.layout))
      terminal.write(arguments.has("--json") ? dump.json : dump.text)
    case nil where arguments.has("--json"):
      terminal.write(JSONValue.array(runs.map { CheckTable($0).json }).text)
    case nil: printTables(runs, outcome, session: session)
    }
    return outcome.exitCode(verdict)
  }

  private enum DumpStage: String, CaseIterable {
    case layout, viewtree
  }

  private static func viewTreeDump(_ runs: [LayoutRun.Result]) -> String {
    let file = runs.first?.layout.file ?? ""
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    return LayoutFileWriter().write(runs.map { .init(name: $0.layout.name, view: $0.root) }, inFolder: folder).text
  }

  private static func printTables(
    _ runs: [LayoutRun.Result], _ outcome: AuditSession.Outcome, session: AuditSession
  ) {
    let terminal = session.terminal
    for run in runs {
      let layout = run.layout
      let place = layout.range.map { "\(layout.file):\($0.startLine)" } ?? layout.file
      terminal.printLine("\(TextEscaping.oneLine(layout.name))  \(TextEscaping.oneLine(place))")
      terminal.write(CheckTable(run).text(width: terminal.width, usesColor: terminal.usesColor))
      terminal.printLine("")
    }
    guard !runs.isEmpty else { return }
    var result = outcome.result
    result.diagnostics = []
    for file in ConsoleReport().write(result, options: session.reportOptions(root: outcome.root)) {
      terminal.write(String(decoding: file.bytes, as: UTF8.self))
    }
  }
}
