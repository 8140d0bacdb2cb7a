import AuditPipeline
import Diagnostics
import DocumentTree

extension Command {
  static let coverage = Command(
    name: "coverage", summary: "the previews under the paths: laid out whole, in part, not at all, and why",
    arguments: "PATH...",
    about: """
      Evaluates every preview once, and says how much of it is laid out, what it needs, and what stands in the way most
      often. The classes: A literals and views of the project, B its structures and enumerations, C its classes, D a
      database, E third-party symbols, F names that are found nowhere.
      """,
    options: [
      .json, .allViews,
      OptionDescription("--all", "List the previews that are whole, too."),
      OptionDescription("--quiet", "Errors only on standard error."),
      RunOptions.jobs, RunOptions.configuration[0],
    ],
    examples: [
      Example("coverage Examples", "the state of a folder's previews"),
      Example("coverage Examples --all-views", "also of the views without one"),
      Example("coverage Examples --json", "the same for a program"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    guard let first = arguments.positional.first else {
      throw UsageError("coverage needs a file or folder. Give the path of your sources: sizewise coverage Sources.")
    }
    let session = try AuditSession(arguments, terminal, path: first)
    let projects = session.load(arguments.positional)
    let diagnostics = projects.loaded.flatMap(\.diagnostics) + session.run.tools.useFonts(of: projects.loaded)
    session.report(diagnostics)
    let run = CoverageRun(settings: AuditSettings(), tools: session.run.tools, jobs: session.run.jobs)
    let report = CoverageReport(projects.loaded.flatMap { run.report(on: $0).previews })
    let text = CoverageText(report)
    terminal.write(arguments.has("--json") ? text.json.text : text.text(listsAll: arguments.has("--all")))
    let isUnusable = projects.hasUnusable || diagnostics.contains { $0.severity == .error }
    return isUnusable ? .unusable : report.previews.isEmpty ? .incomplete : .passed
  }
}
