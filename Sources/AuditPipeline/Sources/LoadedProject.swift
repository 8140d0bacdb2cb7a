package import Auditing
package import Diagnostics
import DocumentTree
import Foundation
package import ProjectResources
import SourceEdits
import ViewEvaluation
import ViewTree

/// The layouts below some paths of one project, with the sources and resources that they use read once.
package struct LoadedProject: Sendable {
  package let location: ProjectLocation
  package let resources: ResourceCatalog
  /// In the order of their files and of their places in the file.
  package private(set) var layouts: [any LayoutSource] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// Made when it is asked for.
  private(set) var mentions: @Sendable () -> SourceMentions = { SourceMentions([]) }
  /// Relative to the root: what is audited.
  private let given: [String]
  /// The comments of its sources that accept findings.
  package private(set) var suppressions = Suppressions.none
  /// Whether all previews of its sources are among the layouts; only then can a comment be called unused.
  package private(set) var hasAllPreviews = true
  private let requiresReasons: Bool
  /// Whether views that no preview names are laid out with made inputs.
  private let hasAllViews: Bool
  /// The parsed Swift sources, and the previews in those under the paths.
  private(set) var swift: (project: Project, previews: [ProjectLayout])?
  /// The root views of those previews in their order; empty in an edited project.
  private(set) var roots: [[SwiftLayoutSource]] = []
  /// The text of those files by path.
  private(set) var texts: [String: String] = [:]

  /// Reads the project that a location names.
  ///
  /// - Parameters:
  ///   - paths: absolute paths of files and folders within the location's root.
  ///   - excluded: absolute paths of files and folders whose layouts are left out.
  ///   - requiresReasons: whether a comment that accepts findings has to give a reason.
  ///   - allViews: whether views that no preview names are laid out too, with inputs made from their types.
  ///   - log: records what is read.
  package init(
    at location: ProjectLocation, paths: [String], excluding excluded: [String] = [], requiresReasons: Bool = false,
    allViews: Bool = false, log: ReadLog = ReadLog()
  ) throws(PipelineError) {
    let disk: LoggedFiles
    do throws(ResourceError) {
      disk = LoggedFiles(disk: try DiskFiles(root: location.root), log: log)
    } catch {
      throw .unreadableFolder(location.root)
    }
    let files = FolderFiles(base: disk, folder: location.folder)
    var sink = DiagnosticSink()
    resources = ResourceCatalog.read(from: files, diagnostics: &sink)
    // FreeType opens fonts by path; what they held is recorded here.
    for font in resources.fonts { _ = disk.contents(of: font.path) }
    self.location = location
    self.requiresReasons = requiresReasons
    hasAllViews = allViews
    given = paths.compactMap { location.relative($0) }
    let collection = SourceCollection(in: disk, under: given).leavingOut(excluded.compactMap { location.relative($0) })
    diagnostics = sink.diagnostics
    if collection.isCut {
      diagnostics.append(
        Diagnostic(
          id: "project/too-many-files", severity: .warning,
          message:
            "More than \(SourceCollection.fileLimit) files; the rest is not read. Name folders instead of the whole."))
    }
    let project = SourceCollection(in: files, under: [location.folder])
    let packages = LocalPackages.folders(namedFrom: project.swiftFiles, in: disk)
    let others = SourceCollection(in: disk, under: packages).swiftFiles
    readSwift(
      Set(project.swiftFiles + collection.swiftFiles + others).sorted(), auditing: collection.swiftFiles, from: disk,
      xcodeProjects: Set(project.xcodeProjects + collection.xcodeProjects).sorted())
    readJSON(collection.jsonFiles, given: Set(given), from: disk)
    layouts = Self.sorted(layouts)
    let pixels = ProjectPixels(root: location.root)
    for index in layouts.indices { layouts[index].pixels = pixels }
  }

  /// Whether something at or below the audited paths could not be used; errors elsewhere in the project are reported,
  /// but a sound file beside them is audited in full.
  package var hasUnusableInput: Bool {
    diagnostics.contains { diagnostic in
      guard diagnostic.severity == .error else { return false }
      guard let file = diagnostic.range?.file else { return true }
      return given.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
    }
  }

  /// Parses all Swift files of the project together, and keeps the previews of those to be audited.
  private mutating func readSwift(
    _ all: [String], auditing paths: [String], from files: any ProjectFiles, xcodeProjects: [String]
  ) {
    guard !paths.isEmpty else { return }
    var sources: [SourceFile] = []
    for path in all {
      guard let bytes = files.contents(of: path) else {
        diagnostics.append(.unreadableFile(path))
        continue
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        diagnostics.append(.noUTF8(path))
        continue
      }
      sources.append(SourceFile(path: path, source: text))
    }
    let visible = SwiftModules(sources).files(visibleFrom: paths)
    let targets = XcodeTargets(projectFiles: xcodeProjects, in: files, swiftFiles: all).targets
    let project = Project(files: visible, resources: resources, targets: targets)
    diagnostics += project.diagnostics
    texts = Dictionary(visible.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    let audited = Set(paths)
    var previews = project.layouts.filter { audited.contains($0.range.file) }
    hasAllPreviews = previews.count == project.layouts.count
    if hasAllViews {
      let views = SyntheticLayouts(of: project, in: audited)
      previews += views.layouts
      diagnostics += views.diagnostics
    }
    swift = (project, previews)
    let roots = ParallelMap.map(previews, jobs: ProcessInfo.processInfo.activeProcessorCount) { preview in
      SwiftLayoutSource.roots(of: preview, in: project)
    }
    readSuppressions(of: project)
    self.roots = roots.map(\.layouts)
    let found = Self.distinct(Array(zip(previews, self.roots)))
    diagnostics += roots.flatMap(\.unexplored).map(Diagnostic.unexploredCondition)
    mentions = { SourceMentions(visible) }
    layouts += SwiftLayoutSource.named(found).map { layout in
      var layout = layout
      layout.suppressions = suppressions
      return layout
    }
  }

  /// The root views without those of made inputs that look like others of the same view.
  private static func distinct(_ previews: [(ProjectLayout, [SwiftLayoutSource])]) -> [SwiftLayoutSource] {
    var known: [SourceRange: Set<String>] = [:]
    return previews.flatMap { preview, roots in
      guard preview.source == .view else { return roots }
      return roots.filter { root in
        let tree = ViewTreeDump.text(of: root.evaluate(in: EvaluationEnvironment()).root)
        return known[preview.range, default: []].insert(tree).inserted
      }
    }
  }

  private mutating func readSuppressions(of project: Project) {
    var reader = SuppressionReader(rules: AuditRun.rules.map(\.metadata), requiresReasons: requiresReasons)
    reader.read(
      project.comments.map { comment in
        SuppressionReader.Comment(
          text: comment.text, range: comment.range, nextCodeLine: comment.nextCodeLine,
          previousCodeLine: comment.previousCodeLine, viewLines: comment.viewLines)
      })
    suppressions = Suppressions(reader.suppressions)
    diagnostics += reader.diagnostics
  }

  /// The project with edits made in memory: the same layouts in the same order, where they are still there.
  ///
  /// `nil` where the edits do not fit the files, or leave a file that cannot be parsed.
  func editing(_ change: SourceChange) -> LoadedProject? {
    guard let (project, previews) = swift else { return nil }
    var copy = self
    var changed: [SourceFile] = []
    for file in change.files {
      guard let old = texts[file], let new = change.applied(to: old, of: file) else { return nil }
      copy.texts[file] = new
      changed.append(SourceFile(path: file, source: new))
    }
    let edited = project.replacing(changed)
    guard edited.diagnostics.count <= project.diagnostics.count else { return nil }
    let views = hasAllViews ? SyntheticLayouts(of: edited, in: Set(previews.map(\.range.file))).layouts : []
    let layoutsByID = Dictionary((edited.layouts + views).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    copy.swift = (edited, previews.compactMap { layoutsByID[$0.id] })
    copy.roots = []
    // Comments that accept findings may stand on other lines now.
    copy.readSuppressions(of: edited)
    copy.diagnostics = diagnostics
    copy.layouts = SwiftLayoutSource.following(layouts, to: layoutsByID, in: edited, copy.suppressions)
    return copy
  }

  /// Layout files are known by their member "sizewise"; other JSON files are no concern of ours unless they were named.
  private mutating func readJSON(_ paths: [String], given: Set<String>, from files: any ProjectFiles) {
    for path in paths {
      guard let bytes = files.contents(of: path) else {
        diagnostics.append(.unreadableFile(path))
        continue
      }
      guard given.contains(path) || Self.mentionsFormat(bytes) else { continue }
      do throws(DocumentError) {
        layouts += try JSONLayoutSource.layouts(of: bytes, file: path)
      } catch {
        diagnostics.append(.invalidLayoutFile(error))
      }
    }
  }

  /// Whether a JSON text has the member `"sizewise": NUMBER`, by which layout files are known.
  private static func mentionsFormat(_ bytes: [UInt8]) -> Bool {
    let data = Data(bytes)
    let member = Data("\"sizewise\"".utf8)
    var start = data.startIndex
    while let found = data.range(of: member, in: start..<data.endIndex) {
      let rest = data[found.upperBound...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if rest.first == UInt8(ascii: ":"),
        let digit = rest.dropFirst().drop(while: { [0x20, 0x09, 0x0A, 0x0D].contains($0) }).first,
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
      {
        return true
      }
      start = found.upperBound
    }
    return false
  }

  private static func sorted(_ layouts: [any LayoutSource]) -> [any LayoutSource] {
    layouts.enumerated().sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }.map(\.element)
  }
}

extension Diagnostic {
  static func noUTF8(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "project/no-utf8", severity: .error,
      range: SourceRange(file: path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1),
      message: "The file is not UTF-8 text, so it is not read. Save it as UTF-8.")
  }

  static func unexploredCondition(_ condition: UnknownChoice) -> Diagnostic {
    Diagnostic(
      id: "evaluation/unexplored-condition", severity: .warning, range: condition.range,
      message:
        "The value of this condition is not known, and only one side of it is audited, because the preview has too "
        + "many such conditions. Give the preview the values that they depend on.")
  }

  static func unreadableFile(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "project/unreadable-file", severity: .error,
      range: SourceRange(file: path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1),
      message: "The file cannot be read, or is too large. Check its permissions.")
  }
}
