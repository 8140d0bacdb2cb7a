internal import Geometry
internal import Typography

/// A view tree as text, one line a node, for goldens and `--dump`.
///
/// Children are indented by two spaces; a modifier stands above what it wraps. Numbers have at most three decimals.
package struct ViewTreeDump {
  private var lines: [String] = []

  /// The lines of a tree, each ended by a line feed.
  package static func text(of node: ViewNode) -> String {
    var dump = ViewTreeDump()
    dump.add(node, depth: 0)
    return dump.lines.map { $0 + "\n" }.joined()
  }

  private mutating func line(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func add(_ nodes: [ViewNode], depth: Int) {
    for node in nodes { add(node, depth: depth) }
  }

  /// A labelled child, where there is one.
  private mutating func add(_ label: String, _ node: ViewNode?, depth: Int) {
    guard let node else { return }
    line(depth, label + ":")
    add(node, depth: depth + 1)
  }

  private mutating func add(_ node: ViewNode, depth: Int) {
    switch node.content {
    case .empty: line(depth, "empty")
    case .text(let text): line(depth, "text " + Self.describe(text))
    case .image(let image): line(depth, "image " + Self.describe(image))
    case .shape(let shape): line(depth, "shape " + Self.describe(shape))
    case .style(let style): line(depth, "style " + ValueText.text(of: style))
    case .spacer(let length): line(depth, "spacer" + (length.map { " minLength=" + ValueText.number($0) } ?? ""))
    case .divider: line(depth, "divider")
    case .unresolved(let view): line(depth, "UNRESOLVED \(view.code): \(view.message)")
    case .modified(let content, let modifier):
      add(modifier, depth: depth)
      add(content, depth: depth + 1)
    default: addContainer(node, depth: depth)
    }
  }

  private mutating func addContainer(_ node: ViewNode, depth: Int) {
    switch node.content {
    case .group(let members): addChildren("group", members, depth)
    case .composite(let name, let body): addChildren(name, [body], depth)
    case .unknownCondition(let condition):
      addChildren("unknown `\(condition.source)` taken as \(condition.value)", [condition.content], depth)
    case .stack(let stack):
      let spacing = stack.spacing.map { " spacing=" + ValueText.number($0) } ?? ""
      addChildren(
        "\(stack.kind.rawValue) alignment=\(ValueText.text(of: stack.alignment))\(spacing)", stack.children, depth)
    case .grid(let grid):
      addChildren(
        "Grid alignment=\(ValueText.text(of: grid.alignment))\(Self.spacing(grid.horizontalSpacing, grid.verticalSpacing))",
        grid.children, depth)
    case .gridRow(let row): addChildren("GridRow", row.children, depth)
    case .lazyGrid(let grid):
      addChildren(
        "LazyGrid axis=\(grid.axis.rawValue) tracks=\(grid.tracks.count)"
          + (grid.spacing.map { " spacing=" + ValueText.number($0) } ?? ""), grid.children, depth)
    case .scroll(let scroll): addChildren("ScrollView axes=\(ValueText.text(of: scroll.axes))", scroll.children, depth)
    case .geometryReader(let view): addChildren("GeometryReader", view.sample.map { [$0] } ?? [], depth)
    case .viewThatFits(let axes, let candidates):
      addChildren("ViewThatFits axes=\(ValueText.text(of: axes))", candidates, depth)
    case .customLayout(let layout): addChildren("layout \(layout.typeName)", layout.children, depth)
    case .list(let list): addChildren(list.kind.rawValue, list.children, depth)
    case .section(let section):
      line(depth, "Section")
      add("header", section.header, depth: depth + 1)
      add(section.children, depth: depth + 1)
      add("footer", section.footer, depth: depth + 1)
    case .navigation(let container): addChildren(container.typeName, container.columns, depth)
    case .tabs(let tabs): addChildren("TabView selected=\(tabs.selected)", tabs.children, depth)
    case .control(let control): add(control, depth: depth)
    case .empty, .text, .image, .shape, .style, .spacer, .divider, .unresolved, .modified: break
    }
  }

  private mutating func addChildren(_ text: String, _ children: [ViewNode], _ depth: Int) {
    line(depth, text)
    add(children, depth: depth + 1)
  }

  private static func spacing(_ horizontal: Double?, _ vertical: Double?) -> String {
    (horizontal.map { " horizontalSpacing=" + ValueText.number($0) } ?? "")
      + (vertical.map { " verticalSpacing=" + ValueText.number($0) } ?? "")
  }

  private mutating func add(_ control: ControlView, depth: Int) {
    line(depth, control.kind.rawValue + Self.describe(control))
    add("label", control.label, depth: depth + 1)
    add("icon", control.icon, depth: depth + 1)
    add("prompt", control.state.prompt, depth: depth + 1)
    add("currentValueLabel", control.state.currentValueLabel, depth: depth + 1)
    add("minimumValueLabel", control.state.minimumValueLabel, depth: depth + 1)
    add("maximumValueLabel", control.state.maximumValueLabel, depth: depth + 1)
    add(control.children, depth: depth + 1)
  }

  private static func describe(_ control: ControlView) -> String {
    var parts: [String] = []
    if let role = control.role { parts.append("role=\(role.rawValue)") }
    if control.state.isOn { parts.append("on") }
    if control.state.isExpanded { parts.append("expanded") }
    if !control.state.text.isEmpty { parts.append("text=\"\(ValueText.escaped(control.state.text))\"") }
    if let fraction = control.state.fraction { parts.append("fraction=" + ValueText.number(fraction)) }
    if control.state.isAtMinimum { parts.append("atMinimum") }
    if control.state.isAtMaximum { parts.append("atMaximum") }
    if let selection = control.state.selection { parts.append("selection=\(selection)") }
    if !control.state.displayedValues.isEmpty {
      parts.append(
        "values=" + control.state.displayedValues.map { "\"\(ValueText.escaped($0))\"" }.joined(separator: ","))
    }
    return parts.map { " " + $0 }.joined()
  }

  /// The modifiers that hold views print them below their own line, as "content:".
  private mutating func add(_ modifier: ViewModifier, depth: Int) {
    line(depth, "." + ModifierText.text(of: modifier))
    switch modifier {
    case .background(let content, _), .overlay(let content, _), .mask(let content, _),
      .safeAreaInset(_, _, _, let content), .navigationTitle(let content), .tabItem(let content), .badge(let content),
      .presentation(_, let content), .listRow(.background(let content)):
      add("content", content, depth: depth + 1)
    case .toolbar(let items): for item in items { add("item \(item.placement)", item.content, depth: depth + 1) }
    default: break
    }
  }

  private static func describe(_ text: TextView) -> String {
    text.runs.map { run in
      var result = "\"\(ValueText.escaped(run.text))\""
      if let image = run.image { result = "[image " + describe(image) + "]" }
      for change in run.fontChanges { result += " font(" + ValueText.text(of: change) + ")" }
      if let style = run.foreground { result += " foreground(" + ValueText.text(of: style) + ")" }
      if run.isUnderlined { result += " underlined" }
      if run.isStruckThrough { result += " struck" }
      if run.isLink { result += " link" }
      return result
    }.joined(separator: " + ")
  }

  private static func describe(_ image: ImageView) -> String {
    var result = ValueText.text(of: image.source)
    if image.isResizable { result += " resizable" }
    if image.isTiled { result += " tiled" }
    if let isTemplate = image.isTemplate { result += isTemplate ? " template" : " original" }
    if let label = image.label { result += " label=\"\(ValueText.escaped(label))\"" }
    return result
  }

  private static func describe(_ shape: ShapeView) -> String {
    var result = ValueText.text(of: shape.outline)
    for painting in shape.paintings {
      switch painting {
      case .fill(let style): result += " fill(" + ValueText.text(of: style) + ")"
      case .stroke(let style, let stroke):
        result += " stroke(" + ValueText.text(of: style) + ", " + ValueText.number(stroke.lineWidth) + ")"
      case .strokeBorder(let style, let stroke):
        result += " strokeBorder(" + ValueText.text(of: style) + ", " + ValueText.number(stroke.lineWidth) + ")"
      }
    }
    return result
  }
}
