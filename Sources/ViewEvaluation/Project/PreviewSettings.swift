internal import Colorimetry
internal import Geometry
internal import Typography
package import ViewTree

/// What a preview says of the device and frame that it is shown in.
package struct PreviewSettings: Hashable, Sendable {
  package var displayName: String?
  /// `previewDevice`, as written.
  package var device: String?
  package var frame = PreviewSetting.Frame.device
  package var isLandscape = false

  package init() {}

  mutating func apply(_ setting: PreviewSetting) {
    switch setting {
    case .displayName(let name): displayName = name
    case .device(let name): device = name
    case .frame(let frame): self.frame = frame
    case .orientation(let isLandscape): self.isLandscape = isLandscape
    }
  }
}

/// A root view of a preview with the settings and conditions around it.
struct PreviewRoot {
  var node: ViewNode
  var settings: PreviewSettings
  /// What the modifiers around the root set, by environment key, as words: `dark`, `accessibility5`.
  var conditions: [String: String] = [:]

  /// The roots of an expanded preview: its views one by one, each with the modifiers around all of them.
  ///
  /// A setting nearer to the view wins over one farther out.
  /// - Verification: documented for groups; inferred for which setting wins.
  static func all(in node: ViewNode, settings: PreviewSettings) -> [PreviewRoot] {
    switch node.content {
    case .empty: return []
    case .group(let members): return members.flatMap { all(in: $0, settings: settings) }
    case .modified(let content, .preview(let setting)):
      var inner = settings
      inner.apply(setting)
      return all(in: content, settings: inner)
    case .modified(let content, let modifier):
      return all(in: content, settings: settings).map { root in
        var root = root
        root.node = root.node.modified(by: modifier, range: node.range)
        if case .environment(let change) = modifier, let (key, words) = condition(of: change) {
          root.conditions[key] = root.conditions[key] ?? words
        }
        return root
      }
    case .composite(let typeName, let body):
      return all(in: body, settings: settings).map { root in
        var root = root
        root.node = ViewNode(.composite(typeName: typeName, body: root.node), range: node.range)
        return root
      }
    case .unknownCondition(let condition):
      return all(in: condition.content, settings: settings).map { root in
        var root = root
        root.node = ViewNode(
          .unknownCondition(UnknownCondition(source: condition.source, value: condition.value, content: root.node)),
          range: node.range)
        return root
      }
    default: return [PreviewRoot(node: node, settings: settings)]
    }
  }

  /// The type of the project's view that the root shows, if modifiers alone stand around it.
  var viewType: String? {
    var node = node
    while true {
      switch node.content {
      case .modified(let content, _): node = content
      case .composite(let typeName, _): return typeName
      default: return nil
      }
    }
  }

  private static func condition(of change: EnvironmentChange) -> (key: String, words: String)? {
    switch change {
    case .colorScheme(let scheme), .preferredColorScheme(let scheme?): ("colorScheme", scheme.rawValue)
    case .dynamicTypeSize(let size): ("dynamicTypeSize", size.rawValue)
    case .layoutDirection(let direction):
      ("layoutDirection", direction == .rightToLeft ? "right to left" : "left to right")
    case .locale(let identifier): ("locale", identifier)
    case .colorSchemeContrast(let contrast): ("contrast", contrast.rawValue + " contrast")
    case .legibilityWeight(let weight): ("legibilityWeight", weight.rawValue)
    case .horizontalSizeClass(let sizeClass): ("horizontalSizeClass", sizeClass.rawValue + " width")
    case .verticalSizeClass(let sizeClass): ("verticalSizeClass", sizeClass.rawValue + " height")
    case .isEnabled(false): ("isEnabled", "disabled")
    default: nil
    }
  }
}

/// Readable names for the roots of one preview.
enum PreviewNaming {
  /// One name a root: what the preview calls it, else the view or preview with what sets it apart from its siblings.
  static func names(for roots: [PreviewRoot], preview: String) -> [String] {
    let types = roots.map(\.viewType)
    let showsDifferentViews = Set(types.compactMap { $0 }).count > 1
    let keys = Set(roots.flatMap { marks(of: $0).keys }).sorted()
    let differing = keys.filter { key in Set(roots.map { marks(of: $0)[key] }).count > 1 }
    let names = roots.enumerated().map { position, root -> String in
      if let name = root.settings.displayName, !name.isEmpty { return name }
      let base = showsDifferentViews ? types[position] ?? preview : preview
      let words = differing.compactMap { marks(of: root)[$0] }
      return ([base] + words).joined(separator: ", ")
    }
    return numbered(names, roots: roots)
  }

  /// What sets a root apart, by kind.
  private static func marks(of root: PreviewRoot) -> [String: String] {
    var marks = root.conditions
    marks["device"] = root.settings.device
    if root.settings.isLandscape { marks["orientation"] = "landscape" }
    if case .fixed(let width, let height) = root.settings.frame {
      marks["frame"] = "\(length(width)) x \(length(height))"
    }
    if case .widget(let family) = root.settings.frame { marks["frame"] = family }
    return marks
  }

  private static func length(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Names that the tool made and that are still the same get the position of their root among them.
  private static func numbered(_ names: [String], roots: [PreviewRoot]) -> [String] {
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    var seen: [String: Int] = [:]
    return zip(names, roots).map { name, root in
      guard root.settings.displayName == nil, counts[name, default: 0] > 1 else { return name }
      seen[name, default: 0] += 1
      return "\(name) \(seen[name, default: 0])"
    }
  }

  /// The name of what a preview provider shows: its type without what marks it as one.
  static func name(ofProvider type: String) -> String {
    for suffix in ["_Previews", "_Preview", "Previews", "Preview"] where type.hasSuffix(suffix) {
      let name = String(type.dropLast(suffix.count))
      if !name.isEmpty { return name }
    }
    return type
  }
}
