package import Diagnostics
package import DocumentTree
package import Geometry
package import Localization
package import Typography
package import ViewTree

/// A JSON file with one or more layouts.
///
/// The format is described by `Documentation/LayoutFiles.md` and by the JSON Schema that `LayoutSchema` gives.
package struct LayoutFile: Sendable {
  /// The version of the format that this package reads and writes.
  package static let formatVersion = 1

  /// The room and settings that a layout asks for; `nil` leaves the choice to the command.
  package struct Setting: Hashable, Sendable {
    /// A device's name, for example "iPhone 16".
    package var device: String?
    /// The size of the window, in points, instead of a device.
    package var size: Size?
    /// Insets of the safe area, in points, with `size`.
    package var safeArea: EdgeInsets?
    /// Pixels per point.
    package var scale: Double?
    /// An OS profile by its name: "ios18", "ios26".
    package var os: String?
    package var locale: String?

    package init() {}
  }

  /// One layout of the file, not yet read for any variant.
  package struct Layout: Sendable {
    package var name: String
    package var range: SourceRange
    package var setting: Setting
    fileprivate var view: DocumentNode

    /// Whether the layout says lengths that grow with the text, and so differs between text sizes.
    package var dependsOnTextSize: Bool { view.containsMember(named: "scaled") }
    /// Whether the layout says strings by locale.
    package var dependsOnLocale: Bool { view.containsMember(named: "localized") }
  }

  /// What a layout's values depend on besides the file.
  package struct Conditions: Sendable {
    /// A length scaled as `@ScaledMetric(relativeTo:)` scales it, in points.
    package var scaled: @Sendable (Double, TextStyle) -> Double
    package var locale: String
    /// How strings by locale are changed, where a pseudo-locale stands in for `locale`.
    package var pseudoLocale: PseudoLocale?

    package init(
      locale: String, pseudoLocale: PseudoLocale? = nil, scaled: @escaping @Sendable (Double, TextStyle) -> Double
    ) {
      self.scaled = scaled
      self.locale = locale
      self.pseudoLocale = pseudoLocale
    }
  }

  package var file: String
  package var layouts: [Layout]
  private var guides: GuideDeclarations

  /// Reads the file and checks all layouts in it.
  ///
  /// - Parameter file: Path relative to the project's root, for ranges and for the pictures that the file names.
  /// - Throws: `DocumentError` at the first place that is not as the format says.
  package init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    let root = try DocumentReader(file: file, dialect: .json).read(bytes)
    guard let members = root.members else { throw root.expected("an object with \"layouts\"") }
    try members.checkNames(["$schema", "sizewise", "alignments", "layouts"])
    guard let version = root.member("sizewise") else {
      throw DocumentError(
        range: root.range, message: "\"sizewise\" is missing. Add \"sizewise\": \(Self.formatVersion).")
    }
    guard case .number(Double(Self.formatVersion)) = version.value else {
      throw version.expected("\(Self.formatVersion), the version of the format")
    }
    self.file = file
    guides = try Self.readGuides(root.member("alignments"), file: file)
    guard let list = root.member("layouts"), case .array(let elements) = list.value, !elements.isEmpty else {
      throw (root.member("layouts") ?? root).expected("\"layouts\", a list with at least one layout")
    }
    layouts = []
    for element in elements {
      let layout = try Self.readLayout(element, context: Self.context(file: file, guides: guides))
      if layouts.contains(where: { $0.name == layout.name }) {
        throw DocumentError(
          range: element.range, message: "a second layout is named \"\(layout.name)\". Give each a name of its own.")
      }
      layouts.append(layout)
      _ = try view(of: layouts.count - 1, in: Conditions(locale: "en_US") { value, _ in value })
    }
  }

  /// The tree of a layout under some conditions.
  ///
  /// - Throws: `DocumentError`, never for a layout that was checked when the file was read.
  package func view(of index: Int, in conditions: Conditions) throws(DocumentError) -> ViewNode {
    var context = Self.context(file: file, guides: guides)
    context.locale = conditions.locale
    context.pseudoLocale = conditions.pseudoLocale
    context.scaled = conditions.scaled
    return try Form<ViewNode>.view.read(layouts[index].view, context)
  }

  private static func context(file: String, guides: GuideDeclarations) -> ReadingContext {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    return ReadingContext(scaled: { value, _ in value }, locale: "en_US", guides: guides, folder: folder)
  }

  private static func readGuides(_ node: DocumentNode?, file: String) throws(DocumentError) -> GuideDeclarations {
    var declarations = GuideDeclarations()
    guard let node else { return declarations }
    guard let members = node.members else { throw node.expected("an object of alignments by name") }
    for member in members {
      let declaration = try LayoutFileForms.guide.read(
        member.value, context(file: file, guides: declarations))
      declarations.guides.append(
        AlignmentGuideID(axis: declaration.axis, name: member.key, defaultValue: declaration.standard))
    }
    return declarations
  }

  private static func readLayout(
    _ node: DocumentNode, context: ReadingContext
  ) throws(DocumentError) -> Layout {
    guard let members = node.members else { throw node.expected("a layout: an object with \"name\" and \"view\"") }
    try members.checkNames(["name", "setting", "view"])
    guard let name = node.member("name"), let view = node.member("view") else {
      throw DocumentError(range: node.range, message: "a layout needs \"name\" and \"view\". Add what is missing.")
    }
    let setting = try node.member("setting").map { node throws(DocumentError) in
      try LayoutFileForms.setting.read(node, context)
    }
    return Layout(
      name: try Form<String>.string.read(name, context), range: node.range, setting: setting ?? Setting(), view: view)
  }
}

/// The forms of what stands around the views.
enum LayoutFileForms {
  struct GuideDeclaration: Sendable {
    var axis = Axis.horizontal
    var standard = GuideExpression.constant(0)
  }

  static let guide = Form<GuideDeclaration>.record(
    "An alignment of the project's own.", { GuideDeclaration() },
    [
      .required("axis", \.axis, .choice()),
      .required("default", \.standard, .guideExpression, "The position where no view says otherwise."),
    ])

  static let setting = Form<LayoutFile.Setting>.record(
    "The room and settings; what is left out is the command's.", { LayoutFile.Setting() },
    [
      .optional("device", \.device, .string), .optional("size", \.size, .size, "Instead of a device."),
      .optional("safeArea", \.safeArea, .insets), .optional("scale", \.scale, .number, "Pixels per point."),
      .optional("os", \.os, .string), .optional("locale", \.locale, .string),
    ])
}
