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
    project = try Self.project(at: absolute, session, allViews: session.hasAllViews)
    session.report(session.run.tools.useFonts(of: [project]))
    layouts = project.layouts
    guard let name else { return }
    layouts = Self.layouts(of: project, named: name)
    if layouts.isEmpty, !session.hasAllViews {
      // A view that no preview names.
      let all = try Self.project(at: absolute, session, allViews: true)
      layouts = Self.layouts(of: all, named: name)
      if !layouts.isEmpty { project = all }
    }
    if layouts.isEmpty {
      let known = project.layouts.map(\.name)
      throw UsageError(
        PipelineError.unknownLayout(name: name, known: known).message
          + NameSuggestion.question(for: name, in: known))
    }
  }

  private static func project(
    at path: String, _ session: AuditSession, allViews: Bool
  ) throws(UsageError) -> LoadedProject {
    do throws(PipelineError) {
      return try LoadedProject(
        at: ProjectLocation(of: path), paths: [path], requiresReasons: session.configuration.requiresReasons ?? false,
        allViews: allViews, log: session.log)
    } catch {
      throw UsageError(error.message)
    }
  }

  /// The layouts of a name, those of a view with made inputs for the view's, or the one at a position.
  private static func layouts(of project: LoadedProject, named name: String) -> [any LayoutSource] {
    let named = project.layouts.filter { $0.name == name || $0.name.hasPrefix(name + " (") }
    // `coverage` lists previews, each of which may have several root views.
    let ofPreview = named.contains { $0.name == name } ? [] : project.layouts.filter { $0.previewName == name }
    if !ofPreview.isEmpty { return ofPreview }
    if !named.isEmpty { return named.contains { $0.name == name } ? named.filter { $0.name == name } : named }
    guard let number = Int(name), project.layouts.indices.contains(number - 1) else { return [] }
    return [project.layouts[number - 1]]
  }
}
