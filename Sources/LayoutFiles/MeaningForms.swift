import DocumentTree
import Geometry
import ViewTree

enum AccessibilityForms {
  private typealias Case = UnionCase<AccessibilityChange>

  static let accessibility = Form<AccessibilityChange>.union(
    "an accessibility setting",
    [
      Case("label", .localized, "", { .label($0) }, { if case .label(let v) = $0 { v } else { nil } }),
      Case("value", .localized, "", { .value($0) }, { if case .value(let v) = $0 { v } else { nil } }),
      Case("hint", .localized, "", { .hint($0) }, { if case .hint(let v) = $0 { v } else { nil } }),
      Case("hidden", .boolean, "", { .hidden($0) }, { if case .hidden(let v) = $0 { v } else { nil } }),
      Case(
        "addTraits", Form<String>.string.list, "", { .addTraits($0) },
        { if case .addTraits(let v) = $0 { v } else { nil } }),
      Case(
        "removeTraits", Form<String>.string.list, "", { .removeTraits($0) },
        { if case .removeTraits(let v) = $0 { v } else { nil } }),
      Case(
        "element", .string, "\"ignore\", \"combine\" or \"contain\".", { .element(children: $0) },
        { if case .element(let v) = $0 { v } else { nil } }),
      Case(
        "representation", .present, "", { _ in .representation },
        { if case .representation = $0 { Present() } else { nil } }),
      Case(
        "showsLargeContentViewer", .present, "", { _ in .showsLargeContentViewer },
        { if case .showsLargeContentViewer = $0 { Present() } else { nil } }),
      Case("heading", .present, "", { _ in .heading }, { if case .heading = $0 { Present() } else { nil } }),
    ])
}

extension Form where Value == AccessibilityChange {
  static var accessibility: Form { AccessibilityForms.accessibility }
}

enum MeaningForms {
  private typealias Case = UnionCase<ViewModifier>

  static let meaningCases: [UnionCase<ViewModifier>] = [
    Case(
      "accessibility", .accessibility, "", { .accessibility($0) },
      { if case .accessibility(let change) = $0 { change } else { nil } }),
    Case(
      "accessibilityIdentifier", .string, "", { .identifier($0) },
      { if case .identifier(let name) = $0 { name } else { nil } }),
    Case("tag", .string, "", { .tag($0) }, { if case .tag(let tag) = $0 { tag } else { nil } }),
    Case(
      "interactive", .present, "A tap gesture, or another way to act on the view.", { _ in .interactive },
      { if case .interactive = $0 { Present() } else { nil } }),
  ]

  static let chromeCases: [UnionCase<ViewModifier>] = [
    Case(
      "navigationTitle", .view, "", { .navigationTitle($0) },
      { if case .navigationTitle(let title) = $0 { title } else { nil } }),
    Case(
      "navigationBarTitleDisplayMode", .string, "", { .navigationBarTitleDisplayMode($0) },
      { if case .navigationBarTitleDisplayMode(let mode) = $0 { mode } else { nil } }),
    Case(
      "navigationBarHidden", .boolean, "", { .navigationBarHidden($0) },
      { if case .navigationBarHidden(let isHidden) = $0 { isHidden } else { nil } }),
    Case(
      "bars", barChange, "What a view says of the bars around it.", { .bars($0.names, $0.change) },
      { if case .bars(let names, let change) = $0 { Bars(names: names, change: change) } else { nil } }),
    Case(
      "navigationTitleMenu", .present, "The title opens a menu.", { _ in .navigationTitleMenu },
      { if case .navigationTitleMenu = $0 { Present() } else { nil } }),
    Case(
      "toolbar", toolbarItem.list, "", { .toolbar($0) }, { if case .toolbar(let items) = $0 { items } else { nil } }),
    Case("tabItem", .view, "", { .tabItem($0) }, { if case .tabItem(let item) = $0 { item } else { nil } }),
    Case("badge", .view, "", { .badge($0) }, { if case .badge(let badge) = $0 { badge } else { nil } }),
    Case(
      "searchable", .localized, "The prompt.", { .searchable(prompt: $0, isInBar: true) },
      { if case .searchable(let prompt, "", true) = $0 { prompt } else { nil } }),
    Case(
      "listRowBackground", .view, "", { .listRow(.background($0)) },
      { if case .listRow(.background(let view)) = $0 { view } else { nil } }),
    Case(
      "listRowInsets", .insets, "", { .listRow(.insets($0)) },
      { if case .listRow(.insets(let insets?)) = $0 { insets } else { nil } }),
    Case(
      "listRowInsetsReset", .present, "", { _ in .listRow(.insets(nil)) },
      { if case .listRow(.insets(nil)) = $0 { Present() } else { nil } }),
    Case(
      "listRowSeparatorHidden", .boolean, "", { .listRow(.separatorHidden($0)) },
      { if case .listRow(.separatorHidden(let isHidden)) = $0 { isHidden } else { nil } }),
    Case(
      "listRowSeparatorHiddenAt", edgeVisibility, "The line at one edge of the row.",
      { .listRow(.separatorHiddenAt($0.edge, $0.isHidden)) },
      {
        guard case .listRow(.separatorHiddenAt(let edge, let isHidden)) = $0 else { return nil }
        return EdgeVisibility(edge: edge, isHidden: isHidden)
      }),
    Case(
      "listRowSeparatorTint", separatorTint, "The paint of the lines at some edges of the row.",
      { .listRow(.separatorTint($0.style, $0.edges)) },
      {
        guard case .listRow(.separatorTint(let style, let edges)) = $0 else { return nil }
        return SeparatorTint(style: style, edges: edges)
      }),
    Case(
      "listSectionSeparatorHidden", sectionVisibility, "The lines at the edges of the section.",
      { .listRow(.sectionSeparatorHidden($0.isHidden, $0.edges)) },
      {
        guard case .listRow(.sectionSeparatorHidden(let isHidden, let edges)) = $0 else { return nil }
        return SectionVisibility(isHidden: isHidden, edges: edges)
      }),
    Case(
      "listSectionSpacing", .number, "", { .listRow(.sectionSpacing($0)) },
      { if case .listRow(.sectionSpacing(let spacing)) = $0 { spacing } else { nil } }),
    Case(
      "presentation", presentation, "A sheet or its like that is open.",
      { .presentation(kind: $0.name, content: $0.content) },
      {
        guard case .presentation(let kind, let content) = $0 else { return nil }
        return Named(name: kind, content: content)
      }),
  ]

  private struct EdgeVisibility: Sendable {
    var edge = Edge.bottom
    var isHidden = true
  }

  private static let edgeVisibility = Form<EdgeVisibility>.record(
    nil, { EdgeVisibility() },
    [.required("edge", \.edge, .choice()), .required("hidden", \.isHidden, .boolean)])

  private struct SeparatorTint: Sendable {
    var style: ShapeStyle?
    var edges = EdgeSet.all
  }

  private static let separatorTint = Form<SeparatorTint>.record(
    nil, { SeparatorTint() },
    [.optional("style", \.style, .style), .defaulted("edges", \.edges, .edges, .all)])

  private struct SectionVisibility: Sendable {
    var isHidden = true
    var edges = EdgeSet.all
  }

  private static let sectionVisibility = Form<SectionVisibility>.record(
    nil, { SectionVisibility() },
    [.required("hidden", \.isHidden, .boolean), .defaulted("edges", \.edges, .edges, .all)])

  /// Bars by name, and what is said of them.
  private struct Bars: Sendable {
    var names: [String] = []
    var change = BarChange.hidden(false)
  }

  private typealias Change = UnionCase<BarChange>

  private static let barChange = Form<Bars>.record(
    nil, { Bars() },
    [
      .required("names", \.names, Form<String>.string.list),
      .required(
        "change", \.change,
        Form<BarChange>.union(
          "a change of a bar",
          [
            Change("hidden", .boolean, "", { .hidden($0) }, { if case .hidden(let v) = $0 { v } else { nil } }),
            Change(
              "background", .style, "", { .background($0) }, { if case .background(let v) = $0 { v } else { nil } }),
            Change(
              "backgroundVisible", .boolean, "", { .backgroundVisible($0) },
              { if case .backgroundVisible(let v?) = $0 { v } else { nil } }),
            Change(
              "backgroundAutomatic", .present, "", { _ in .backgroundVisible(nil) },
              { if case .backgroundVisible(nil) = $0 { Present() } else { nil } }),
            Change(
              "colorScheme", .choice(), "", { .colorScheme($0) },
              { if case .colorScheme(let v?) = $0 { v } else { nil } }),
            Change(
              "colorSchemeReset", .present, "", { _ in .colorScheme(nil) },
              { if case .colorScheme(nil) = $0 { Present() } else { nil } }),
          ])),
    ])

  /// A name and a view.
  private struct Named: Sendable {
    var name = ""
    var content = ViewNode(.empty)
  }

  private static let toolbarItem = Form<ToolbarItem>.record(
    nil, { ToolbarItem(placement: "automatic", content: ViewNode(.empty)) },
    [.defaulted("placement", \.placement, .string, "automatic"), .required("content", \.content, .view)])

  private static let presentation = Form<Named>.record(
    nil, { Named() }, [.required("kind", \.name, .string), .required("content", \.content, .view)])
}
