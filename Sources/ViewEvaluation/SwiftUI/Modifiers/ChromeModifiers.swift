import Geometry
import ViewTree

extension BuiltinType {
  /// Modifiers of bars, lists, tabs and presentations, sorted by name.
  ///
  /// - Verification: documented; presentations show only what is on from the start.
  static let chromeModifiers: [BuiltinMember] = [
    .modifier("badge") { (reader: inout ArgumentReader) in
      guard let argument = reader.call.first else { return nil }
      let number = reader.call.evaluator.resolve(argument, as: "Int").integer
      if argument.isNone || number == 0 { return { _ in .withoutEffect(name: "badge") } }
      let text =
        number.map { number in
          TextDescription(range: reader.call.range) { _ throws(UnknownText) in [.init(text: String(number))] }
        }
        ?? TextConstruction.text(argument, range: reader.call.range, reader.call.evaluator)
      return { expansion in .badge(text.expand(in: expansion)) }
    },
    .modifier("listRowBackground") { (reader: inout ArgumentReader) in
      guard let argument = reader.call.first else { return nil }
      if argument.isNone { return { _ in .withoutEffect(name: "listRowBackground") } }
      return { expansion in .listRow(.background(expansion.expand(argument))) }
    },
    .modifier("listRowInsets") { reader in .listRow(.insets(reader.native(nil, "EdgeInsets"))) },
    .modifier("listRowSeparator") { reader in
      guard let visibility = reader.native(nil, "Visibility", Token.self) else { return nil }
      let edges = reader.call["edges"].map { reader.edges($0) ?? .all } ?? .all
      let isHidden = visibility.name == "hidden"
      if edges.contains(.top), edges.contains(.bottom) { return .listRow(.separatorHidden(isHidden)) }
      return .listRow(.separatorHiddenAt(edges.contains(.top) ? .top : .bottom, isHidden))
    },
    .modifier("listRowSeparatorTint") { (reader: inout ArgumentReader) in separatorTint(&reader) },
    .modifier("listSectionSeparator") { reader in
      guard let visibility = reader.native(nil, "Visibility", Token.self) else { return nil }
      let edges = reader.call["edges"].map { reader.edges($0) ?? .all } ?? .all
      return .listRow(.sectionSeparatorHidden(visibility.name == "hidden", edges))
    },
    .modifier("listSectionSpacing") { reader in
      guard let argument = reader.call.first else { return nil }
      if let number = reader.call.evaluator.resolve(argument, as: "CGFloat").number {
        return .listRow(.sectionSpacing(number))
      }
      let spacing: Token? = reader.native(nil, "ListSectionSpacing")
      guard spacing?.name == "compact" else { return .withoutEffect(name: "listSectionSpacing") }
      return .unresolved(
        name: "listSectionSpacing",
        UnresolvedView(
          code: UnmodelledModifier.Reach.surroundings.rawValue, message: "The length of compact spacing is not known."))
    },
    .modifier("navigationBarBackButtonHidden") { _ in .withoutEffect(name: "navigationBarBackButtonHidden") },
    .modifier("navigationBarHidden") { reader in .navigationBarHidden(reader.bool(nil) ?? true) },
    .modifier("navigationBarItems") { (reader: inout ArgumentReader) in
      let (leading, trailing) = (reader.call.labelled("leading"), reader.call.labelled("trailing"))
      return { expansion in
        let items = [("navigationBarLeading", leading), ("navigationBarTrailing", trailing)]
        return .toolbar(
          items.compactMap { placement, content in
            content.map { ToolbarItem(placement: placement, content: $0.node(in: expansion)) }
          })
      }
    },
    BuiltinMember("navigationBarTitle") { call in
      guard call.isCall, let title = call.title else { return nil }
      let titled = call.modified { expansion in .navigationTitle(title.expand(in: expansion)) }
      guard let mode = call["displayMode"] else { return titled }
      let name = call.evaluator.resolve(mode, as: "NavigationBarItem.TitleDisplayMode").payload(Token.self)?.name
      return BuiltinCall(
        evaluator: call.evaluator, name: "navigationBarTitleDisplayMode", receiver: titled, range: call.range
      ).modified(.navigationBarTitleDisplayMode(name ?? "automatic"))
    },
    .modifier("navigationBarTitleDisplayMode") { reader in
      reader.native(nil, "NavigationBarItem.TitleDisplayMode", Token.self).map {
        .navigationBarTitleDisplayMode($0.name)
      }
    },
    BuiltinMember("navigationTitle") { call in
      guard call.isCall else { return nil }
      if let closure = call.trailingClosure {
        return call.modified { expansion in .navigationTitle(expansion.node(of: closure)) }
      }
      guard let argument = call.first else { return nil }
      let binding = call.evaluator.binding(in: argument)
      let title = TextConstruction.text(binding?.get() ?? argument, range: call.range, call.evaluator)
      let titled = call.modified { expansion in .navigationTitle(title.expand(in: expansion)) }
      guard binding != nil else { return titled }
      // A title that can be edited opens a menu.
      return BuiltinCall(evaluator: call.evaluator, name: call.name, receiver: titled, range: call.range)
        .modified(.navigationTitleMenu)
    },
    .modifier("searchable") { (reader: inout ArgumentReader) in
      let prompt = reader.call["prompt"].map {
        TextConstruction.text($0, range: reader.call.range, reader.call.evaluator)
      }
      let placement =
        reader.call["placement"] == nil ? nil : reader.native("placement", "SearchFieldPlacement", Token.self)
      let text = reader.call["text"].map { reader.call.evaluator.resolve($0, as: "Binding") }
      return { expansion in
        .searchable(
          prompt: prompt?.string(in: expansion) ?? "Search",
          text: text.flatMap { expansion.evaluator.text(of: $0.boundValue) } ?? "",
          isInBar: placement?.name == "navigationBarDrawer")
      }
    },
    .modifier("tabItem") { (reader: inout ArgumentReader) in
      guard let content = reader.call.content("label") ?? reader.call.first.map(ViewContentArgument.init) else {
        return nil
      }
      return { expansion in .tabItem(content.node(in: expansion)) }
    },
    .modifier("tag") { (reader: inout ArgumentReader) in
      guard let value = reader.call.first else { return nil }
      return { expansion in .tag(expansion.tag(of: value)) }
    },
    .modifier("toolbar") { (reader: inout ArgumentReader) in toolbar(&reader) },
    .modifier("toolbarTitleDisplayMode") { reader in
      reader.native(nil, "ToolbarTitleDisplayMode", Token.self).map { .navigationBarTitleDisplayMode($0.name) }
    },
  ]

  /// `listRowSeparatorTint(_:edges:)`: the paint of the lines above and below a row.
  private static func separatorTint(_ reader: inout ArgumentReader) -> ViewModifier? {
    guard let argument = reader.call.first else { return nil }
    let edges = reader.call["edges"].map { reader.edges($0) ?? .all } ?? .all
    return .listRow(.separatorTint(argument.isNone ? nil : reader.call.evaluator.shapeStyle(of: argument), edges))
  }

  static let titleDisplayMode = BuiltinType.tokens(
    "NavigationBarItem.TitleDisplayMode", ["automatic", "inline", "large"])
  static let toolbarTitleDisplayMode = BuiltinType.tokens(
    "ToolbarTitleDisplayMode", ["automatic", "inline", "inlineLarge", "large"])
  static let listSectionSpacing = BuiltinType.tokens("ListSectionSpacing", ["compact", "custom", "default"])
  static let searchFieldPlacement = BuiltinType.tokens(
    "SearchFieldPlacement", ["automatic", "navigationBarDrawer", "sidebar", "toolbar", "toolbarPrincipal"])
  static let toolbarPlacement = BuiltinType.tokens(
    "ToolbarPlacement", ["automatic", "bottomBar", "navigationBar", "tabBar", "windowToolbar"])

  /// `toolbar { items }`, `toolbar(.hidden, for: .navigationBar)`.
  private static func toolbar(_ reader: inout ArgumentReader) -> (@Sendable (Expansion) -> ViewModifier)? {
    let call = reader.call
    if let content = call.content("content") {
      return { expansion in
        .toolbar(content.children(in: expansion).flatMap(\.toolbarItems))
      }
    }
    guard let visibility: Token = reader.native(nil, "Visibility") else { return nil }
    let bars = reader.bars
    let isHidden = visibility.name == "hidden"
    if bars.allSatisfy({ $0 == "navigationBar" || $0 == "automatic" }) {
      return { _ in .navigationBarHidden(isHidden) }
    }
    return { _ in .bars(bars, .hidden(isHidden)) }
  }
}

extension Evaluator {
  /// The binding that a value is, `.constant(…)` included.
  fileprivate func binding(in value: Value) -> BindingValue? {
    switch value {
    case .binding(let binding): return binding
    case .pending(let pending) where hasImplicitRoot(pending.expression, in: .builtin("Binding")):
      guard case .binding(let binding) = resolve(value, as: "Binding") else { return nil }
      return binding
    default: return nil
    }
  }
}

extension ViewNode {
  /// The bar items in a view, each with what stands around it: a condition that is not known, a type of the project.
  fileprivate var toolbarItems: [ToolbarItem] {
    if let tag = outermostTag, tag.hasPrefix("toolbar:") {
      return [ToolbarItem(placement: String(tag.dropFirst("toolbar:".count)), content: withoutOutermostTag)]
    }
    guard holdsToolbarItems else { return [ToolbarItem(placement: "automatic", content: self)] }
    switch content {
    case .group(let members): return members.flatMap(\.toolbarItems)
    case .composite(let typeName, let body):
      return body.toolbarItems.map { item in
        item.within { ViewNode(.composite(typeName: typeName, body: $0), range: range) }
      }
    case .unknownCondition(let condition):
      return condition.content.toolbarItems.map { item in
        item.within {
          ViewNode(
            .unknownCondition(UnknownCondition(source: condition.source, value: condition.value, content: $0)),
            range: range)
        }
      }
    case .modified(let inner, let modifier):
      return inner.toolbarItems.map { item in item.within { $0.modified(by: modifier, range: range) } }
    default: return [ToolbarItem(placement: "automatic", content: self)]
    }
  }

  private var holdsToolbarItems: Bool {
    switch content {
    case .group(let members): members.contains(where: \.holdsToolbarItems)
    case .composite(_, let body): body.holdsToolbarItems
    case .unknownCondition(let condition): condition.content.holdsToolbarItems
    case .modified(_, .tag(let tag)): tag.hasPrefix("toolbar:")
    case .modified(let inner, _): inner.holdsToolbarItems
    default: false
    }
  }

  /// The view without the outermost tag around it.
  var withoutOutermostTag: ViewNode {
    guard case .modified(let inner, let modifier) = content else { return self }
    if case .tag = modifier { return inner }
    return ViewNode(.modified(inner.withoutOutermostTag, modifier), range: range)
  }
}

extension ToolbarItem {
  /// The same item with something around its views.
  fileprivate func within(_ wrap: (ViewNode) -> ViewNode) -> ToolbarItem {
    ToolbarItem(placement: placement, content: wrap(content))
  }
}
