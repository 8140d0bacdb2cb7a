import ViewTree

extension BuiltinType {
  static let navigationStack = navigation("NavigationStack")
  static let navigationView = navigation("NavigationView")

  static let navigationSplitView = BuiltinType(
    "NavigationSplitView", conformances: ["View"],
    initializer: { call in
      let sidebar = call["sidebar"].map(ViewContentArgument.init) ?? call.content("sidebar")
      guard let sidebar, let detail = call.labelled("detail") else { return nil }
      let middle = call.labelled("content")
      let range = call.range
      return call.view { expansion in
        let columns = [sidebar, middle, detail].compactMap { $0?.node(in: expansion) }
        let leads = columns.dropLast().contains(where: \.holdsSelectedList)
        return ViewNode(
          .navigation(
            NavigationContainer(typeName: "NavigationSplitView", columns: columns, showsDetail: leads)), range: range)
      }
    })

  private static func navigation(_ name: String) -> BuiltinType {
    BuiltinType(
      name, conformances: ["View"],
      initializer: { call in
        guard let content = call.content("root") ?? call.content("content") else { return nil }
        let range = call.range
        let stands = call.showsPath
        return call.view { expansion in
          let root = name == "NavigationView" ? firstColumn(content, expansion) : content.node(in: expansion)
          let node = ViewNode(.navigation(NavigationContainer(typeName: name, columns: [root])), range: range)
          guard stands else { return node }
          let reason = UnresolvedView(
            code: UnmodelledModifier.Reach.surroundings.rawValue,
            message: "The last view of its path is shown in place of the root, and not laid out.")
          return node.modified(by: .unresolved(name: name, reason), range: range)
        }
      })
  }

  /// The first of the views of a `NavigationView`, which takes one for each column: a phone shows no other.
  ///
  /// - Verification: documented.
  private static func firstColumn(_ content: ViewContentArgument, _ expansion: Expansion) -> ViewNode {
    for part in content.separately(in: expansion) {
      guard let node = part.nodes.first else { continue }
      expansion.evaluator.appearance.actions += part.actions
      return node
    }
    return ViewNode(.empty)
  }

  static let tabView = BuiltinType(
    "TabView", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      let selection = call["selection"].map { call.evaluator.resolve($0, as: "Binding") }
      let range = call.range
      return call.view { expansion in
        let tabs = content.separately(in: selection == nil ? expansion : expansion.selecting)
        let children = tabs.flatMap(\.nodes)
        var selected = 0
        var doubt: String?
        if let selection {
          switch SelectionTags.choice(of: selection.boundValue, among: children, expansion) {
          case .position(let position): selected = position
          case .nothing: break
          case .unknown(let message): doubt = message
          }
        }
        // Only the tab that is shown appears.
        var position = 0
        for tab in tabs {
          if (position..<position + tab.nodes.count).contains(selected) {
            expansion.evaluator.appearance.actions += tab.actions
          }
          position += tab.nodes.count
        }
        let node = ViewNode(.tabs(TabContainer(children: children, selected: selected)), range: range)
        guard let doubt else { return node }
        return node.modified(
          by: .unresolved(name: "TabView", SelectionTags.reason("tab", doubt)), range: range)
      }
    })

  /// `Tab("Title", systemImage: "house") { … }`.
  static let tab = BuiltinType(
    "Tab", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      let label = call.titleAndIcon()
      let ownLabel = call.labelled("label")
      let value = call["value"]
      let range = call.range
      let role = call["role"].flatMap { call.evaluator.resolve($0, as: "TabRole").payload(Token.self)?.name }
      return call.view { expansion in
        var node = content.node(in: expansion)
        var item = label?.node(in: expansion) ?? ownLabel?.node(in: expansion)
        if role == "search" {
          let standard = ControlView(
            .label, label: ViewNode(.text(TextView("Search"))),
            icon: ViewNode(.image(ImageView(.symbol("magnifyingglass")))))
          item = item ?? ViewNode(.control(standard))
          node = node.modified(
            by: .layoutValue(key: TabContainer.roleKey, LayoutValue(number: nil, payload: "search")), range: range)
        }
        if let item { node = node.modified(by: .tabItem(item), range: range) }
        guard let value else { return node }
        return node.modified(by: .tag(expansion.tag(of: value)), range: range)
      }
    })

  static let toolbarItem = BuiltinType(
    "ToolbarItem", conformances: ["View"], initializer: { call in toolbarItems(call) })
  static let toolbarItemGroup = BuiltinType(
    "ToolbarItemGroup", conformances: ["View"], initializer: { call in toolbarItems(call) })
  static let tabRole = BuiltinType.tokens("TabRole", ["search"])

  static let toolbarSpacer = BuiltinType(
    "ToolbarSpacer", conformances: ["View"],
    initializer: { call in
      let range = call.range
      let reason = UnresolvedView(
        code: UnmodelledModifier.Reach.addition.rawValue,
        message: "The distance that it puts between groups of items is not laid out.")
      return call.view { _ in ViewNode(.empty).modified(by: .unresolved(name: "ToolbarSpacer", reason), range: range) }
    })
  static let toolbarTitleMenu = BuiltinType(
    "ToolbarTitleMenu", conformances: ["View"], initializer: { call in call.view { _ in ViewNode(.empty) } })

  static let toolbarItemPlacement = BuiltinType.tokens(
    "ToolbarItemPlacement",
    [
      "accessoryBar", "automatic", "bottomBar", "bottomOrnament", "cancellationAction", "confirmationAction",
      "destructiveAction", "keyboard", "navigation", "navigationBarLeading", "navigationBarTrailing", "primaryAction",
      "principal", "secondaryAction", "status", "topBarLeading", "topBarTrailing",
    ])

  /// A bar item keeps its placement as a tag until the bar is built.
  private static func toolbarItems(_ call: BuiltinCall) -> Value? {
    guard let content = call.content("content") else { return nil }
    let placement = call["placement"].flatMap {
      call.evaluator.resolve($0, as: "ToolbarItemPlacement").payload(Token.self)?.name
    }
    return call.view(ToolbarItemDescription(placement: placement ?? "automatic", content: content))
  }
}

extension BuiltinCall {
  /// Whether the path of a stack leads to a view from the start.
  fileprivate var showsPath: Bool {
    guard let path = self["path"] else { return false }
    guard case .array(let elements) = evaluator.resolve(path, as: "Binding").boundValue else { return false }
    return !elements.isEmpty
  }
}

/// `ToolbarItem` and `ToolbarItemGroup`.
struct ToolbarItemDescription: ViewDescription {
  let placement: String
  let content: ViewContentArgument

  var typeName: String { "ToolbarItem" }

  func expand(in expansion: Expansion) -> ViewNode {
    ViewNode(.group(content.children(in: expansion))).modified(by: .tag("toolbar:" + placement), range: nil)
  }
}

extension ViewNode {
  /// Whether a list among the views has a selected row.
  fileprivate var holdsSelectedList: Bool {
    switch content {
    case .list(let list): list.hasSelection
    case .group(let members): members.contains(where: \.holdsSelectedList)
    case .stack(let stack): stack.children.contains(where: \.holdsSelectedList)
    case .composite(_, let body): body.holdsSelectedList
    case .modified(let inner, _): inner.holdsSelectedList
    case .unknownCondition(let condition): condition.content.holdsSelectedList
    default: false
    }
  }
}
