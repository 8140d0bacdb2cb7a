package import Diagnostics

/// One layout of a project: a preview, one root view of a preview group, or a view with made inputs.
package struct ProjectLayout: Sendable {
  package enum Source: String, Hashable, Sendable, CaseIterable {
    /// `#Preview`.
    case macro
    /// `PreviewProvider`.
    case provider
    /// A view by its type.
    case view
  }

  /// Stable and unique within the project: "Folder/File.swift:Name".
  package var id: String
  /// The name for people: the preview's own, else what the provider is named after, else the file's.
  package var name: String
  /// Whether the source names the preview itself.
  package var isNamed = false
  package var source: Source
  package var range: SourceRange
  let root: Root

  /// What is evaluated.
  enum Root: Sendable {
    case macro(ProjectFile.PreviewMacro)
    case provider(TypeDeclaration)
    case view(TypeDeclaration)
    /// Nothing, for this reason.
    case unavailable(UnresolvedValue)
  }
}

/// Finds the previews of a project.
struct LayoutFinder {
  private(set) var layouts: [ProjectLayout] = []
  private let index: ModuleIndex
  private var names: [String: Int] = [:]

  init(files: [ProjectFile], index: ModuleIndex, registry: BuiltinRegistry) {
    self.index = index
    for file in files { add(previewsOf: file) }
  }

  private mutating func add(previewsOf file: ProjectFile) {
    var found: [(start: Int32, layout: ProjectLayout)] = []
    for preview in file.previews { found.append((preview.place.start, layout(preview, file))) }
    for type in file.types where isProvider(type) { found.append((type.place.start, layout(type, file))) }
    for item in found.sorted(by: { $0.start < $1.start }) { layouts.append(unique(item.layout)) }
  }

  private func isProvider(_ type: TypeDeclaration) -> Bool {
    type.inherited.contains { $0.name == "PreviewProvider" } && type.members.staticProperties["previews"] != nil
  }

  private func layout(_ preview: ProjectFile.PreviewMacro, _ file: ProjectFile) -> ProjectLayout {
    var name: String?
    if let first = preview.arguments.first, first.label == nil, !first.isTrailingClosure,
      case .string(let pieces) = first.expression.kind, case .text(let text)? = pieces.first, pieces.count == 1
    {
      name = text
    }
    let title = name ?? stem(of: file.text.path)
    return ProjectLayout(
      id: "\(file.text.path):\(title)", name: title, isNamed: name != nil, source: .macro, range: preview.place.range,
      root: .macro(preview))
  }

  private func layout(_ type: TypeDeclaration, _ file: ProjectFile) -> ProjectLayout {
    ProjectLayout(
      id: "\(file.text.path):\(type.name)", name: PreviewNaming.name(ofProvider: type.name), source: .provider,
      range: type.place.range, root: .provider(type))
  }

  private func stem(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }

  /// The layout with an id that no other has.
  private mutating func unique(_ layout: ProjectLayout) -> ProjectLayout {
    let count = names[layout.id, default: 0]
    names[layout.id] = count + 1
    guard count > 0 else { return layout }
    var copy = layout
    copy.id += "#\(count + 1)"
    return copy
  }
}
