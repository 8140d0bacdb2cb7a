import Diagnostics
import DynamicType
import Geometry
import PlatformProfile
import Typography
import ViewTree

extension LayoutBuilder {
  func list(_ list: ListView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    let appearance = ListAppearance(list.kind, in: context)
    var inner = context.inside(nil).with { values in
      values.isForegroundOfSystem = values.isForegroundOfSystem && values.foreground != nil
      values.surroundings = list.kind == .form ? .form : .list
    }
    inner.list = appearance
    let members = build(list.children, in: inner)
    let assembly = ListAssembly(appearance: appearance, context: inner, builder: self)
    let rows = LayoutElement(
      "rows", StackLayout(axis: .vertical, alignment: .leading, spacing: 0), children: assembly.sections(of: members),
      role: .none, range: nil, context: context)
    let page = context.values.hidesScrollBackground ? nil : context.styles.resolve(appearance.page)
    let element = LayoutElement(
      list.kind.rawValue, ListLayout(page: page), children: [rows], range: range, context: context)
    if let anchor = context.values.scrollAnchor, anchor.y > 0 {
      context.session.unmeasured.append(
        ("unmodelled-effect", "`defaultScrollAnchor`: the list is laid out from its first row.", range, element))
    }
    if list.kind == .form, context.values.style(.form) == "columns" {
      context.session.unmeasured.append(
        ("unmodelled-effect", "`formStyle`: The columns are laid out as the rows of a grouped list.", range, element))
    }
    return element
  }

  /// A header or footer of a list; of several views, which surely do not lie on each other, the places are not known.
  private func sectionTitle(_ node: ViewNode, in context: BuildContext) -> LayoutElement? {
    let members = build(node, in: context.inside(.vertical))
    guard members.count > 1 else { return members.first }
    let element = LayoutElement(
      StackView.Kind.vertical.rawValue, StackLayout(axis: .vertical, alignment: .leading, spacing: nil),
      children: members, range: node.range, context: context)
    context.session.unmeasured.append(
      (
        "unmodelled-effect", "Several views of a section's header or footer are laid out below each other.",
        members.lazy.compactMap(\.range).first, element
      ))
    return element
  }

  /// A section inside a list: its parts, marked as such. Elsewhere its parts are spliced into the container.
  func section(_ section: SectionView, in context: BuildContext) -> [LayoutElement] {
    if context.isInLazyGrid { return gridSection(section, in: context) }
    guard let appearance = context.list, context.values.surroundings != .none else {
      return build(
        [section.header].compactMap(\.self) + section.children + [section.footer].compactMap(\.self), in: context)
    }
    context.session.sectionCount += 1
    let id = context.session.sectionCount
    let isClosed = section.isExpanded == false && appearance.isSidebar
    var header = section.header
    if let isExpanded = section.isExpanded, appearance.isSidebar {
      header = header.map { $0.collapsing(isExpanded, appearance.metrics) }
    }
    func marked(_ nodes: [ViewNode], _ part: SectionPart.Part) -> [LayoutElement] {
      let elements =
        part == .row
        ? build(nodes, in: context)
        : nodes.compactMap { sectionTitle($0, in: appearance.title(part, in: context)) }
      for element in elements where element.traits.section == nil {
        element.traits.section = SectionPart(section: id, part: part)
      }
      return elements
    }
    let result =
      marked([header].compactMap(\.self), .header) + marked(isClosed ? [] : section.children, .row)
      + marked([section.footer].compactMap(\.self), .footer)
    if section.isExpanded == false, !isClosed {
      context.session.unmeasured.append(
        (
          "unmodelled-effect", "`Section(isExpanded:)`: whether this style of list closes it is not known.",
          section.header?.range, result.first
        ))
    }
    return result
  }

  /// The rows that a control stands for in a list: a group that can be closed with what is in it, and the options of a
  /// picker; `nil` where the control is a row itself, or part of one.
  func rows(of control: ControlView, range: SourceRange?, in context: BuildContext) -> [ViewNode]? {
    guard context.list != nil, context.stackAxis == nil, [.list, .form].contains(context.values.surroundings) else {
      return nil
    }
    switch control.kind {
    case .disclosureGroup where control.state.isExpanded && !control.children.isEmpty:
      var head = control
      head.children = []
      return [ViewNode(.control(head), range: range)] + control.children
    case .picker where context.values.style(.picker) == "inline":
      return ControlComposer(control: control, range: range, context: context).inlineRows
    default: return nil
    }
  }
}

extension ViewNode {
  /// A header with the chevron that closes its section.
  ///
  /// - Verification: documented; the chevron's figures are those of a disclosure group.
  fileprivate func collapsing(_ isExpanded: Bool, _ metrics: ControlMetrics) -> ViewNode {
    let chevron = ViewNode.symbol(isExpanded ? "chevron.down" : "chevron.forward")
      .font(FontRequest(.systemSize(14), weight: .semibold)).foreground(.tint)
    return .row([filling(), chevron], spacing: metrics.disclosureSpacing)
  }
}

extension LayoutBuilder {
  /// A section inside a lazy grid: its header and footer have lines of their own.
  private func gridSection(_ section: SectionView, in context: BuildContext) -> [LayoutElement] {
    context.session.sectionCount += 1
    let id = context.session.sectionCount
    func marked(_ nodes: [ViewNode], _ part: SectionPart.Part) -> [LayoutElement] {
      let elements = build(nodes, in: context)
      for element in elements where element.traits.section == nil {
        element.traits.section = SectionPart(section: id, part: part)
      }
      return elements
    }
    return marked([section.header].compactMap(\.self), .header) + marked(section.children, .row)
      + marked([section.footer].compactMap(\.self), .footer)
  }
}

/// Puts the members of a list together into sections of rows.
struct ListAssembly {
  let appearance: ListAppearance
  let context: BuildContext
  let builder: LayoutBuilder

  private var metrics: ControlMetrics { appearance.metrics }

  /// One section's parts.
  private struct Section {
    var id: Int?
    var headers: [LayoutElement] = []
    var rows: [LayoutElement] = []
    var footers: [LayoutElement] = []
  }

  /// Headers, cards and footers from top to bottom, with the gaps between sections.
  func sections(of members: [LayoutElement]) -> [LayoutElement] {
    var sections: [Section] = []
    for member in members {
      let part = member.traits.section
      if sections.isEmpty || sections[sections.count - 1].id != part?.section {
        sections.append(Section(id: part?.section))
      }
      switch part?.part {
      case .header: sections[sections.count - 1].headers.append(member)
      case .footer: sections[sections.count - 1].footers.append(member)
      case .row, nil: sections[sections.count - 1].rows.append(member)
      }
    }
    return sections.enumerated().flatMap {
      elements(of: $0.element, isFirst: $0.offset == 0, isLast: $0.offset == sections.count - 1)
    }
  }

  /// A section of a grouped list without header or footer has half the gap of sections in its place.
  private func elements(of section: Section, isFirst: Bool, isLast: Bool) -> [LayoutElement] {
    var result: [LayoutElement] = []
    let spacing = (section.rows + section.headers + section.footers).first?.environment.values.sectionSpacing
    let gap = spacing ?? metrics.sectionGap
    let below = appearance.isGrouped ? context.session.grid.ceiled(gap / 2) : 0
    var above = appearance.isGrouped ? gap - below : 0
    // What lies between two sections leaves the top of the list as it is.
    if isFirst, above > 0 { above = metrics.sectionGap - context.session.grid.ceiled(metrics.sectionGap / 2) }
    let plain = (top: metrics.headerGap, bottom: metrics.headerGap)
    if section.headers.isEmpty, above > 0 { result.append(space(above)) }
    for header in section.headers {
      result.append(title("header", header, appearance.isGrouped ? metrics.sectionHeaderInsets : plain))
    }
    if let card = card(of: section.rows) { result.append(card) }
    for footer in section.footers {
      result.append(
        title("footer", footer, appearance.isGrouped ? metrics.sectionFooterInsets : (metrics.headerGap, 0)))
    }
    if section.footers.isEmpty, !isLast, below > 0 { result.append(space(below)) }
    return result
  }

  private func space(_ height: Double) -> LayoutElement {
    LayoutElement(
      "gap", FrameLayout(width: nil, height: height, alignment: .center),
      children: [LayoutElement("gap", UnresolvedLeaf(), role: .none, range: nil, context: context)], role: .none,
      range: nil, context: context)
  }

  /// A header or footer across the list.
  private func title(
    _ kind: String, _ element: LayoutElement, _ insets: (top: Double, bottom: Double)
  ) -> LayoutElement {
    let margin = appearance.headerMargin
    return LayoutElement(
      kind,
      RowLayout(
        insets: EdgeInsets(top: insets.top, leading: margin, bottom: insets.bottom, trailing: margin), minimumHeight: 0,
        separator: nil), children: [element], role: .modifier, range: element.range, context: context)
  }

  /// The rows of a section, on a card where the style has cards.
  ///
  /// The background of a row takes the place of the card behind it, so that what is clear in it shows the page.
  /// - Source: documentation of `listRowBackground`.
  private func card(of rows: [LayoutElement]) -> LayoutElement? {
    guard !rows.isEmpty else { return nil }
    let ground = context.styles.resolve(appearance.row)
    let isWhole = rows.allSatisfy { $0.traits.list?.background == nil }
    let placed = rows.indices.map {
      row(rows[$0], next: $0 + 1 < rows.count ? rows[$0 + 1] : nil, on: isWhole ? nil : ground)
    }
    var result = LayoutElement(
      "section", StackLayout(axis: .vertical, alignment: .leading, spacing: 0), children: placed, role: .none,
      range: nil, context: context)
    if isWhole {
      result = LayoutElement(
        "section",
        StyledSecondaryLayout(style: ground, shape: appearance.card, place: .behind, extendedEdges: []),
        children: [result], role: .modifier, range: nil, context: context)
    }
    guard appearance.hasCards else { return result }
    result = LayoutElement(
      "section", ClipLayout(shape: appearance.card), children: [result], role: .modifier, range: nil,
      context: context)
    return LayoutElement(
      "section",
      PaddingLayout(insets: EdgeInsets(leading: appearance.margin, trailing: appearance.margin), isScaled: false),
      children: [result], role: .none, range: nil, context: context)
  }

  /// The line between a row and the next one, which both may hide or tint; `nil` where there is none.
  private func separator(below row: LayoutElement, next: LayoutElement?) -> RowLayout.Separator? {
    let (own, following) = (row.traits.list, next?.traits.list)
    if own?.hidesSeparatorBelow == true || following?.hidesSeparatorAbove == true { return nil }
    if next == nil, appearance.hasCards || own?.hidesSectionSeparator == true { return nil }
    return RowLayout.Separator(
      style: own?.tintBelow ?? following?.tintAbove ?? context.styles.resolve(appearance.separator),
      thickness: metrics.rowSeparatorThickness ?? context.session.grid.pixel,
      trailingInset: appearance.hasCards && metrics.profile == .iOS26 ? appearance.rowInsets.trailing : 0)
  }

  private func row(_ content: LayoutElement, next: LayoutElement?, on ground: ResolvedStyle?) -> LayoutElement {
    let traits = content.traits.list
    let separator = separator(below: content, next: next)
    let body = TextStyle.body.lineHeight(at: context.values.dynamicTypeSize)
    let minimum = context.values.minimumListRowHeight ?? metrics.rowMinimumHeight(bodyLineHeight: body)
    var children = [badged(content)]
    if let background = traits?.background, let element = builder.single(background, in: context) {
      children.append(element)
    }
    return LayoutElement(
      "row",
      RowLayout(
        insets: traits?.insets ?? appearance.rowInsets, minimumHeight: max(minimum, 0), separator: separator,
        ground: traits?.background == nil ? ground : nil),
      children: children, role: .modifier, range: content.range, context: context)
  }

  /// The row with its badge at the trailing side.
  private func badged(_ content: LayoutElement) -> LayoutElement {
    guard let badge = content.traits.badge,
      let element = builder.single(badge.foreground(.system(.secondaryLabel)), in: context)
    else { return content }
    let filling = LayoutElement(
      "badge",
      FlexibleFrameLayout(
        FlexibleFrame(
          width: .init(maximum: .infinity), alignment: Alignment(horizontal: .leading, vertical: .verticalCenter))),
      children: [content], role: .none, range: nil, context: context)
    return LayoutElement(
      "badge", StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: nil), children: [filling, element],
      role: .none, range: nil, context: context)
  }
}
