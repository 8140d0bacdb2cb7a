package import DocumentTree
package import ViewTree

/// Writes evaluated trees as a layout file: a JSON layout of what a preview shows in one variant.
package struct LayoutFileWriter: Sendable {
  package struct Layout: Sendable {
    package var name: String
    package var setting: LayoutFile.Setting
    package var view: ViewNode

    package init(name: String, setting: LayoutFile.Setting = LayoutFile.Setting(), view: ViewNode) {
      self.name = name
      self.setting = setting
      self.view = view
    }
  }

  package init() {}

  /// The layouts as one file; views and modifiers that are made by code are written as unresolved.
  ///
  /// - Parameter folder: where the file is to lie, relative to the project's root; ends with `/` or is empty.
  package func write(_ layouts: [Layout], inFolder folder: String = "") -> JSONValue {
    let guides = GuideCollector(folder: folder)
    let written = layouts.map { layout -> JSONValue in
      var members: [JSONValue.Member] = [.init("name", .string(layout.name))]
      if layout.setting != LayoutFile.Setting(), let setting = LayoutFileForms.setting.write(layout.setting, guides) {
        members.append(.init("setting", setting))
      }
      if let view = Form<ViewNode>.view.write(layout.view, guides) { members.append(.init("view", view)) }
      return .object(members)
    }
    var members: [JSONValue.Member] = [.init("sizewise", .number(Double(LayoutFile.formatVersion)))]
    let alignments = declarations(guides)
    if !alignments.isEmpty { members.append(.init("alignments", .object(alignments))) }
    members.append(.init("layouts", .array(written)))
    return .object(members)
  }

  /// The alignments that the trees use, those first that others refer to.
  private func declarations(_ guides: GuideCollector) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var next = 0
    while next < guides.guides.count {
      let guide = guides.guides[next]
      next += 1
      let declaration = LayoutFileForms.GuideDeclaration(
        axis: guide.axis, standard: guide.defaultValue ?? .constant(0))
      if let written = LayoutFileForms.guide.write(declaration, guides) {
        members.append(.init(guide.name, written))
      }
    }
    return members.reversed()
  }
}
