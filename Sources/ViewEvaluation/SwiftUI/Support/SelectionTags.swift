import Diagnostics
import ViewTree

/// The values by which a picker, a tab view or a list finds what is chosen among its views.
///
/// - Source: SwiftUI documentation, "tag(_:includeOptional:)": a `ForEach` gives every view the identity of its element
///   as a tag, and a tag `T` also matches a selection of type `T?`.
/// - Verification: documented.
enum SelectionTags {
  /// Set inside of what has a selection: the views of a `ForEach` there have tags.
  static let key = "selection of the tool"

  /// The types of the tags that the views of one element were given, by tag: a view has one tag of each type.
  final class Given: @unchecked Sendable {
    /// Only touched while the evaluator is entered.
    fileprivate(set) var types: [String: String] = [:]

    fileprivate func add(_ tag: String, type: String?) { types[tag] = type }
  }

  /// What a selection finds among some views.
  enum Choice {
    case position(Int)
    /// No view has the tag.
    case nothing
    /// The selection is not known, or the tags are not.
    case unknown(String)
  }

  /// The view that has the selected value as its tag.
  static func choice(of selection: Value, among views: [ViewNode], _ expansion: Expansion) -> Choice {
    guard let selected = expansion.tagText(of: selection) else {
      return .unknown(selection.unknownPart?.message ?? "The value of the selection is not known.")
    }
    if let position = views.firstIndex(where: { $0.outermostTag == selected }) { return .position(position) }
    if let position = views.firstIndex(where: { $0.tags.dropFirst().contains(selected) }) { return .position(position) }
    if views.contains(where: { $0.outermostTag == unknown || $0.isUnknown }) {
      return .unknown("Not every tag is known.")
    }
    return .nothing
  }

  /// The tag of a view whose value is not known.
  static let unknown = "unknown tag of the tool"

  /// The note around a view with a selection that is not known.
  static func reason(_ what: String, _ message: String) -> UnresolvedView {
    UnresolvedView(code: "unknown-selection", message: "Which \(what) is chosen is not known: \(message)")
  }
}

extension ViewNode {
  /// The tag of the modifiers around the view; the outermost counts.
  var outermostTag: String? { firstTag?.tag }

  /// All tags of the modifiers around the view, the outermost first: of several types, where there are several.
  fileprivate var tags: [String] {
    sequence(first: firstTag) { $0?.inner.firstTag }.prefix { $0 != nil }.compactMap { $0?.tag }
  }

  private var firstTag: (tag: String, inner: ViewNode)? {
    var node = self
    while true {
      switch node.content {
      case .modified(let inner, .tag(let tag)): return (tag, inner)
      case .modified(let inner, _): node = inner
      case .composite(_, let body): node = body
      case .unknownCondition(let condition): node = condition.content
      case .group(let members) where members.count == 1: node = members[0]
      default: return nil
      }
    }
  }

  /// The options that a picker's content stands for: those of groups and sections one by one.
  var options: [ViewNode] {
    switch content {
    case .empty: []
    case .group(let members): members.flatMap(\.options)
    case .section(let section): section.children.flatMap(\.options)
    case .composite(_, let body) where body.options.count != 1: body.options
    default: [self]
    }
  }

  fileprivate var isUnknown: Bool {
    switch content {
    case .unresolved: true
    case .modified(let inner, _): inner.isUnknown
    default: false
    }
  }
}

extension Expansion {
  /// The place inside of a view with a selection.
  var selecting: Expansion { setting([SelectionTags.key: .native("SelectionTags", SelectionTags.Given())]) }

  private var givenTags: SelectionTags.Given? { environment[SelectionTags.key]?.payload(SelectionTags.Given.self) }

  /// The tag that a view is given; what surrounds the view hears of its type.
  func tag(of value: Value) -> String {
    guard let tag = tagText(of: value) else { return SelectionTags.unknown }
    givenTags?.add(tag, type: tagType(of: value))
    return tag
  }

  /// The views of one element of a collection, with the element's identity as a tag where something is chosen: beside
  /// their own tags, unless one is of the same type.
  func tagged(id: @autoclosure () -> Value, _ views: (Expansion) -> [ViewNode]) -> [ViewNode] {
    guard let outer = givenTags else { return views(self) }
    let given = SelectionTags.Given()
    let views = views(setting([SelectionTags.key: .native("SelectionTags", given)]))
    let identity = id()
    let (tag, type) = (tagText(of: identity) ?? SelectionTags.unknown, tagType(of: identity))
    defer {
      for (tag, type) in given.types { outer.add(tag, type: type) }
      outer.add(tag, type: type)
    }
    return views.map { view in
      guard let own = view.outermostTag else { return view.modified(by: .tag(tag), range: view.range) }
      guard tag != SelectionTags.unknown, let type,
        view.tags.allSatisfy({ given.types[$0].map { $0 != type } ?? false })
      else { return view }
      return view.modified(by: .tag(tag), range: view.range).modified(by: .tag(own), range: view.range)
    }
  }

  /// The type that a tag is kept for; `nil` where it is not known. A tag of a type is one of its optional too.
  private func tagType(of value: Value) -> String? {
    switch evaluator.settled(value.boundValue) {
    case .pending, .unresolved, .void, .none: nil
    case let settled: evaluator.typeName(of: settled)
    }
  }

  /// A selection value as text, so that tags and selections can be compared; `nil` where it is not known.
  ///
  /// A string is in quotation marks: a case of an enum is not equal to its name.
  func tagText(of value: Value) -> String? {
    if let number = value.number { return Int(exactly: number).map(String.init) ?? String(number) }
    if let text = value.string { return "\"" + text + "\"" }
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .bool(let flag): return String(flag)
    case .literal(let literal): return tagText(of: evaluator.text(of: literal))
    case .enumeration(let value): return joined(value.name, value.payload.map(\.value))
    case .array(let elements): return joined("array", elements)
    case .tuple(let tuple): return joined("tuple", tuple.values)
    case .instance(let instance): return tagText(of: instance)
    case .set(let set): return set.keys.compactMap(tagText).count == set.count ? joinedSorted(set.keys) : nil
    case .type(let type): return type.name
    case .binding(let binding): return tagText(of: binding.get())
    case .native(let native): return (native.payload as? Token)?.name ?? evaluator.text(of: value)
    case .pending(let pending):
      if case .member(nil, let name, _) = pending.expression.kind { return name == "none" ? "nil" : name }
      let forced = evaluator.settled(value)
      if case .pending = forced { return nil }
      return tagText(of: forced)
    default: return evaluator.text(of: value)
    }
  }

  /// An instance by what makes it equal to another: its identity where the project compares by that alone.
  private func tagText(of instance: Instance) -> String? {
    if instance.type.isReference {
      let id = evaluator.knownMember("id", of: .instance(instance), at: nil).flatMap(tagText)
      return id.map { instance.type.name + "(" + $0 + ")" } ?? "\(ObjectIdentifier(instance))"
    }
    let properties = evaluator.profile(of: instance.type).storedProperties
    if properties.contains(where: { $0.name == "id" }) {
      return tagText(of: evaluator.member("id", of: .instance(instance))).map {
        instance.type.name + "(id: " + $0 + ")"
      }
    }
    return joined(instance.type.name, properties.map { evaluator.member($0.name, of: .instance(instance)) })
  }

  private func joined(_ name: String, _ values: [Value]) -> String? {
    if values.isEmpty { return name }
    var parts: [String] = []
    for value in values {
      guard let part = tagText(of: value) else { return nil }
      parts.append(part)
    }
    return name + "(" + parts.joined(separator: ",") + ")"
  }

  private func joinedSorted(_ values: [Value]) -> String {
    "set(" + values.compactMap(tagText).sorted().joined(separator: ",") + ")"
  }
}
