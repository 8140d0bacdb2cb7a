import DocumentTree
import Geometry
import ViewTree

enum ContainerForms {
  private typealias Case = UnionCase<ViewContent>

  /// Grids, scroll views, lists and the containers of whole screens.
  static let containerCases: [UnionCase<ViewContent>] = [
    Case("Grid", grid, "", { .grid($0) }, { if case .grid(let grid) = $0 { grid } else { nil } }),
    Case("GridRow", gridRow, "", { .gridRow($0) }, { if case .gridRow(let row) = $0 { row } else { nil } }),
    lazyGrid("LazyVGrid", axis: .vertical, alignment: .horizontalGuide),
    lazyGrid("LazyHGrid", axis: .horizontal, alignment: .verticalGuide),
    Case("ScrollView", scroll, "", { .scroll($0) }, { if case .scroll(let scroll) = $0 { scroll } else { nil } }),
    Case(
      "ViewThatFits", fitting, "", { .viewThatFits(axes: $0.axes, candidates: $0.children) },
      {
        guard case .viewThatFits(let axes, let candidates) = $0 else { return nil }
        return ScrollContainer(axes: axes, children: candidates)
      }),
    list(.list), list(.form),
    Case("Section", section, "", { .section($0) }, { if case .section(let section) = $0 { section } else { nil } }),
    navigation("NavigationStack"), navigation("NavigationView"), navigation("NavigationSplitView"),
    Case("TabView", tabs, "", { .tabs($0) }, { if case .tabs(let tabs) = $0 { tabs } else { nil } }),
  ]

  private static let grid = Form<GridView>.record(
    nil, { GridView(children: []) },
    [
      .defaulted("alignment", \.alignment, .alignment, .center),
      .optional("horizontalSpacing", \.horizontalSpacing, .number),
      .optional("verticalSpacing", \.verticalSpacing, .number), .list("children", \.children, .view),
    ])

  private static let gridRow = Form<GridRowView>.record(
    nil, { GridRowView(children: []) },
    [.optional("alignment", \.alignment, .verticalGuide), .list("children", \.children, .view)])

  private static func lazyGrid(_ name: String, axis: Axis, alignment: Form<AlignmentGuideID>) -> Case {
    let center = axis == .vertical ? AlignmentGuideID.horizontalCenter : .verticalCenter
    let form = Form<LazyGridView>.record(
      nil, { LazyGridView(axis: axis, tracks: [], alignment: center, children: []) },
      [
        .list("tracks", \.tracks, track), .defaulted("alignment", \.alignment, alignment, center),
        .optional("spacing", \.spacing, .number), .list("children", \.children, .view),
      ])
    return Case(
      name, form, "", { .lazyGrid($0) },
      { if case .lazyGrid(let grid) = $0, grid.axis == axis { grid } else { nil } })
  }

  private static let track = Form<LazyGridView.Track>.record(
    nil, { LazyGridView.Track(.flexible(minimum: 10, maximum: .infinity)) },
    [
      .required("sizing", \.sizing, sizing), .optional("spacing", \.spacing, .number),
      .optional("alignment", \.alignment, .alignment),
    ])

  private struct Bounds: Sendable {
    var minimum = 10.0
    var maximum = Double.infinity
  }

  private static let flexible = Form<Bounds>.record(
    nil, { Bounds() },
    [.defaulted("minimum", \.minimum, .number, 10), .defaulted("maximum", \.maximum, .length, .infinity)])

  private static let sizing = Form<LazyGridView.Track.Sizing>.union(
    "a track's size",
    [
      UnionCase("fixed", .number, "", { .fixed($0) }, { if case .fixed(let length) = $0 { length } else { nil } }),
      UnionCase(
        "flexible", flexible, "", { .flexible(minimum: $0.minimum, maximum: $0.maximum) },
        { if case .flexible(let least, let most) = $0 { Bounds(minimum: least, maximum: most) } else { nil } }),
      UnionCase(
        "adaptive", flexible, "", { .adaptive(minimum: $0.minimum, maximum: $0.maximum) },
        { if case .adaptive(let least, let most) = $0 { Bounds(minimum: least, maximum: most) } else { nil } }),
    ])

  private static let scroll = Form<ScrollContainer>.record(
    nil, { ScrollContainer(axes: .vertical, children: []) },
    [.defaulted("axes", \.axes, .axes, .vertical), .list("children", \.children, .view)])

  private static let fitting = Form<ScrollContainer>.record(
    nil, { ScrollContainer(axes: [.horizontal, .vertical], children: []) },
    [
      .defaulted("axes", \.axes, .axes, [.horizontal, .vertical]),
      .list("candidates", \.children, .view, "From the most wanted to the last resort."),
    ])

  private static func list(_ kind: ListView.Kind) -> Case {
    let form = Form<ListView>.record(nil, { ListView(kind, children: []) }, [.list("children", \.children, .view)])
    return Case(
      kind.rawValue, form, "", { .list($0) },
      { if case .list(let list) = $0, list.kind == kind { list } else { nil } })
  }

  private static let section = Form<SectionView>.record(
    nil, { SectionView(children: []) },
    [
      .optional("header", \.header, .view), .optional("footer", \.footer, .view), .list("children", \.children, .view),
    ])

  private static func navigation(_ typeName: String) -> Case {
    let form = Form<NavigationContainer>.record(
      nil, { NavigationContainer(typeName: typeName, columns: []) },
      [.list("columns", \.columns, .view, "The last one is the detail.")])
    return Case(
      typeName, form, "", { .navigation($0) },
      { if case .navigation(let container) = $0, container.typeName == typeName { container } else { nil } })
  }

  private static let tabs = Form<TabContainer>.record(
    nil, { TabContainer(children: []) },
    [.defaulted("selected", \.selected, .integer, 0), .list("children", \.children, .view)])
}
