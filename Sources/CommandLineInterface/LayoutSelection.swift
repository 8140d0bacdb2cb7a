import AuditPipeline
import Configuration
import Diagnostics
import Foundation

/// The layouts that "FILE[:LAYOUT]" names.
struct LayoutSelection {
  var layouts: [any LayoutSource]
  var project: LoadedProject

  init(_ text: String, session: AuditSession) throws(UsageError) {
    let terminal = session.terminal
    var path = text
    var name: String?
    if !FileManager.default.fileExists(atPath: terminal.absolute(text)) {
      // A name may hold colons as well: "ProfileRow (name: long)".
      let colons = text.indices.filter { text[$0] == ":" }
      if let colon = colons.last(where: {
        FileManager.default.fileExists(atPath: terminal.absolute(String(text[..<$0])))
      }) {
        path = String(text[..<colon])
        name = String(text[text.index(after: colon)...])
      }
    }
    guard FileManager.default.fileExists(atPath: terminal.absolute(path)) else {
      throw UsageError(PipelineError.noSuchPath(path).message)
    }
    let absolute = terminal.absolute(path)
    do throws(PipelineError) {
      project = try LoadedProject(
        at: ProjectLocation(of: absolute), paths: [absolute],
        requiresReasons: session.configuration.requiresReasons ?? false, allViews: session.hasAllViews,
        log: session.log)
    } catch {
      throw UsageError(error.message)
    }
    session.report(session.run.tools.useFonts(of: [project]))
    layouts = project.layouts
    guard let name else { return }
    let known = layouts.map(\.name)
    layouts = layouts.filter { $0.name == name }
    if layouts.isEmpty, let number = Int(name), project.layouts.indices.contains(number - 1) {
      layouts = [project.layouts[number - 1]]
    }
    if layouts.isEmpty {
      throw UsageError(
        PipelineError.unknownLayout(name: name, known: known).message
          + NameSuggestion.question(for: name, in: known))
    }
  }
}
