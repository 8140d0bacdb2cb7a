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
      LAYOUT is a preview's name or its number in the file.
      """,
    options: [
      OptionDescription(
        "--dump", value: "STAGE", "Print a stage instead: layout (placed boxes) or viewtree (JSON layout)."),
      .json,
      OptionDescription(
        "--fail-on", value: "SEVERITY", "Exit 1 from this severity on: note, warning, error, never (warning)."),
      OptionDescription("--strict", "Exit 1 also for findings that cannot be decided, 3 also for anything unmeasured."),
      OptionDescription("--allow-empty", "Exit 0 also when there is no layout."),
      RunOptions.jobs, RunOptions.configuration[0],
    ] + RunOptions.variants + RunOptions.rules,
    examples: [
      Example("check Examples/KeywordBubble.swift", "all layouts of a file"),
      Example("check Examples/KeywordBubble.swift:2 --sizes accessibility5", "the second one at one size"),
      Example("check Examples/KeywordBubble.swift --dump layout --sizes large", "where every box lies"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    guard arguments.positional.count == 1 else {
      throw UsageError("check needs one file: sizewise check Sources/MyView.swift.")
    }
    let session = try AuditSession(arguments, terminal, path: arguments.positional[0])
    let verdict = try Verdict(arguments, session.configuration)
    let stage = try arguments.choice("--dump", DumpStage.self)
    let selection = try LayoutSelection(arguments.positional[0], session: session)
    let runs = ParallelMap.map(selection.layouts, jobs: session.run.jobs) { session.run.run(of: $0).run() }
    session.report(selection.project.diagnostics + runs.flatMap(\.layout.diagnostics))
    let outcome = AuditSession.Outcome(
      result: AuditResult(
        toolVersion: CommandLineTool.version, settings: session.run.settings.summary, layouts: runs.map(\.layout),
        diagnostics: selection.project.diagnostics),
      root: selection.project.location.root,
      hasUnusableInput: !session.unreadableFonts.isEmpty || selection.project.hasUnusableInput)
    if runs.isEmpty, !outcome.hasUnusableInput {
      terminal.report("sizewise: no layout in \(arguments.positional[0]). Add a #Preview to it.\n")
    }
    switch stage {
    case .viewtree: terminal.write(viewTreeDump(runs))
    case .layout:
      let dump = LayoutDump(runs.map(\.layout))
      terminal.write(arguments.has("--json") ? dump.json : dump.text)
    case nil where arguments.has("--json"):
      terminal.write(JSONValue.array(runs.map { CheckTable($0).json }).text)
    case nil: printTables(runs, session: session, root: outcome.root)
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

  private static func printTables(_ runs: [LayoutRun.Result], session: AuditSession, root: String) {
    let terminal = session.terminal
    for run in runs {
      let layout = run.layout
      let place = layout.range.map { "\(layout.file):\($0.startLine)" } ?? layout.file
      terminal.printLine("\(TextEscaping.oneLine(layout.name))  \(TextEscaping.oneLine(place))")
      terminal.write(CheckTable(run).text(width: terminal.width, usesColor: terminal.usesColor))
      terminal.printLine("")
    }
    guard !runs.isEmpty else { return }
    let result = AuditResult(
      toolVersion: CommandLineTool.version, settings: session.run.settings.summary, layouts: runs.map(\.layout),
      diagnostics: [])
    for file in ConsoleReport().write(result, options: session.reportOptions(root: root)) {
      terminal.write(String(decoding: file.bytes, as: UTF8.self))
    }
  }
}
