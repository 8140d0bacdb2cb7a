package import ViewEvaluation

/// The source files of a project as edits see them, each parsed when it is first asked for.
package struct EditableSources {
  /// By path.
  package let texts: [String: String]
  private var parsed: [String: EditableSource] = [:]

  package init(_ texts: [String: String]) { self.texts = texts }

  package mutating func file(_ path: String) -> EditableSource? {
    if let known = parsed[path] { return known }
    guard let text = texts[path] else { return nil }
    let file = EditableSource(path: path, source: text)
    parsed[path] = file
    return file
  }

  /// The declaration of a structure by its dotted name, that of the given file first; `nil` where none or several are found.
  package mutating func structure(named name: String, near path: String) -> DeclarationSite? {
    if let site = file(path)?.structures(named: name), site.count == 1 { return site[0] }
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    var found: [DeclarationSite] = []
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) where text.contains("struct " + simple) {
      found += file(path)?.structures(named: name) ?? []
    }
    return found.count == 1 ? found[0] : nil
  }
}
