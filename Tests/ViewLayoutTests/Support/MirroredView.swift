import Colorimetry
import Geometry
import PathGeometry
import PlatformProfile
import Testing
import ViewTree

/// A view that differs at its two sides, for each container, control and modifier that has sides.
struct MirroredView: Sendable, CustomTestStringConvertible {
  let name: String
  let tree: ViewNode

  init(_ name: String, _ tree: ViewNode) {
    self.name = name
    self.tree = tree
  }

  var testDescription: String { name }

  static let all =
    containers + bars + modifiers + controls
    + controls.map { view in
      MirroredView("\(view.name) in a form", node(.list(ListView(.form, children: [view.tree, text("more")]))))
    }

  private static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  private static let leadingCenter = Alignment(horizontal: .leading, vertical: .verticalCenter)

  /// Three views of different widths.
  private static var unequal: [ViewNode] { [text("one"), box(31, 12), text("three words here")] }

  private static func styled(_ kind: StyleKind, _ name: String, _ view: ViewNode) -> ViewNode {
    view.modified(.environment(.style(kind: kind, name: name)))
  }

  private static func grid(_ alignment: Alignment) -> ViewNode {
    node(
      .grid(
        GridView(
          alignment: alignment, horizontalSpacing: 5,
          children: [
            node(.gridRow(GridRowView(alignment: .firstTextBaseline, children: unequal))),
            text("across all columns"),
            node(
              .gridRow(
                GridRowView(children: [
                  text("two of them").modified(.gridCell(.columns(2))),
                  text("x").modified(.gridCell(.columnAlignment(.trailing))),
                ]))),
            node(
              .gridRow(
                GridRowView(children: [
                  box(9, 9).modified(.gridCell(.anchor(UnitPoint(x: 0, y: 1)))), node(.divider), text("end"),
                ]))),
          ])))
  }

  private static func lazyGrid(_ axis: Axis, _ alignment: AlignmentGuideID, _ tracks: [LazyGridView.Track]) -> ViewNode
  {
    node(
      .lazyGrid(
        LazyGridView(axis: axis, tracks: tracks, alignment: alignment, spacing: 6, children: unequal + unequal)))
  }

  private static func list(_ kind: ListView.Kind) -> ViewNode {
    let rows = [
      text("first"), stack(.horizontal, unequal),
      text("with a badge").modified(.badge(text("12"))),
      text("inset").modified(.listRow(.insets(EdgeInsets(top: 2, leading: 31, bottom: 3, trailing: 5)))),
      node(.control(ControlView(.navigationLink, label: text("further")))),
    ]
    return node(
      .list(
        ListView(
          kind,
          children: [
            node(.section(SectionView(header: text("Header"), footer: text("a footer of words"), children: rows))),
            text("alone"),
          ])))
  }

  private static let containers = [
    MirroredView("HStack", stack(.horizontal, unequal + [node(.spacer(minLength: nil)), text("end")])),
    MirroredView("VStack", stack(.vertical, unequal, alignment: .topLeading)),
    MirroredView("ZStack", stack(.depth, unequal, alignment: topTrailing)),
    MirroredView("LazyHStack", stack(.lazyHorizontal, unequal)),
    MirroredView("LazyVStack", stack(.lazyVertical, unequal, alignment: leadingCenter)),
    MirroredView("Grid, leading", grid(.topLeading)),
    MirroredView("Grid, trailing", grid(topTrailing)),
    MirroredView(
      "LazyVGrid, fixed", lazyGrid(.vertical, .leading, [.init(.fixed(50)), .init(.fixed(70), spacing: 3)])),
    MirroredView(
      "LazyVGrid, flexible",
      lazyGrid(
        .vertical, .trailing,
        [.init(.flexible(minimum: 10, maximum: .infinity), alignment: .topLeading), .init(.fixed(40))])),
    MirroredView(
      "LazyVGrid, adaptive", lazyGrid(.vertical, .horizontalCenter, [.init(.adaptive(minimum: 45, maximum: 80))])),
    MirroredView(
      "LazyHGrid",
      lazyGrid(
        .horizontal, .top, [.init(.fixed(40), alignment: .topLeading), .init(.flexible(minimum: 9, maximum: 60))])),
    MirroredView("ScrollView, vertical", node(.scroll(ScrollContainer(axes: .vertical, children: unequal)))),
    MirroredView(
      "ScrollView, horizontal",
      node(.scroll(ScrollContainer(axes: .horizontal, children: [stack(.horizontal, unequal + unequal + unequal)])))),
    MirroredView(
      "ViewThatFits",
      node(
        .viewThatFits(
          axes: .horizontal,
          candidates: [stack(.horizontal, unequal), stack(.vertical, unequal, alignment: .topLeading)]))),
    MirroredView(
      "GeometryReader",
      node(
        .geometryReader(
          DeferredView { proxy in
            box(proxy.size.width / 3, 20).modified(.padding(PaddingModifier(edges: .leading, length: 11)))
          }))),
    MirroredView("Layout of the project", node(.customLayout(staircase))),
    MirroredView("List", list(.list)),
    MirroredView("List, plain", styled(.list, "plain", list(.list))),
    MirroredView("List, grouped", styled(.list, "grouped", list(.list))),
    MirroredView("List, inset", styled(.list, "inset", list(.list))),
    MirroredView("List, sidebar", styled(.list, "sidebar", list(.list))),
    MirroredView("Form", list(.form)),
  ]

  /// Each child right of and below the one before.
  private static let staircase = CustomLayoutView(
    typeName: "Staircase", children: unequal,
    sizeThatFits: { proposal, _ in Size(width: proposal.width ?? 150, height: 90) },
    placements: { bounds, _, subviews in
      subviews.indices.map { index in
        CustomLayoutView.Placement(
          position: Point(x: bounds.minX + 17 * Double(index), y: bounds.minY + 30 * Double(index)),
          anchor: UnitPoint(x: 0, y: 0), proposal: .unspecified)
      }
    })

  private static func screen(_ mode: String, _ items: [(String, String)]) -> ViewNode {
    stack(.vertical, unequal, alignment: .topLeading)
      .modified(.navigationTitle(text("A title")))
      .modified(.navigationBarTitleDisplayMode(mode))
      .modified(.toolbar(items.map { ToolbarItem(placement: $0.0, content: button($0.1)) }))
  }

  private static func button(_ title: String) -> ViewNode { node(.control(ControlView(.button, label: text(title)))) }

  private static func navigation(_ columns: [ViewNode], _ name: String = "NavigationStack") -> ViewNode {
    node(.navigation(NavigationContainer(typeName: name, columns: columns)))
  }

  private static let bars = [
    MirroredView(
      "NavigationStack, inline",
      navigation([screen("inline", [("topBarLeading", "Back"), ("topBarTrailing", "Edit"), ("topBarTrailing", "Add")])])
    ),
    MirroredView("NavigationStack, large", navigation([screen("large", [("topBarTrailing", "Edit")])])),
    MirroredView("NavigationStack, no items", navigation([screen("inline", [])])),
    MirroredView(
      "NavigationStack, items of all bars",
      navigation([
        screen(
          "inline",
          [
            ("cancellationAction", "Stop"), ("principal", "Middle"), ("confirmationAction", "Done"),
            ("bottomBar", "Low"),
            ("bottomBar", "Lower still"),
          ])
      ])),
    MirroredView(
      "NavigationStack, search",
      navigation([screen("large", []).modified(.searchable(prompt: "Find something", isInBar: true))])),
    MirroredView(
      "NavigationStack, search below",
      navigation([screen("large", []).modified(.searchable(prompt: "Find something", isInBar: false))])),
    MirroredView(
      "NavigationSplitView", navigation([list(.list), stack(.vertical, unequal)], "NavigationSplitView")),
    MirroredView(
      "TabView",
      node(
        .tabs(
          TabContainer(
            children: ["One", "Another", "A third"].map { name in
              stack(.horizontal, unequal).modified(
                .tabItem(node(.control(ControlView(.label, label: text(name), icon: symbol("leaf"))))))
            }, selected: 1)))),
  ]

  private static let modifiers =
    Edge.allCases.flatMap { edge in
      [
        MirroredView(
          "safeAreaInset, \(edge)",
          color.modified(
            .safeAreaInset(
              edge: edge, alignment: .topLeading, spacing: 3, content: stack(.horizontal, [text("bar"), box(7, 9)])))),
        MirroredView(
          "padding, \(edge)", text("word").modified(.padding(PaddingModifier(edges: EdgeSet(edge), length: 13)))),
        MirroredView(
          "safeAreaPadding, \(edge)",
          stack(.horizontal, unequal).modified(.safeAreaPadding(PaddingModifier(edges: EdgeSet(edge), length: 13)))),
        MirroredView(
          "contentMargins, \(edge)",
          node(.scroll(ScrollContainer(axes: .vertical, children: unequal)))
            .modified(.contentMargins(PaddingModifier(edges: EdgeSet(edge), length: 13)))),
      ]
    } + [
      MirroredView("overlay", box(90, 40).modified(.overlay(content: text("mark"), alignment: topTrailing))),
      MirroredView("background", box(90, 40).modified(.background(content: box(120, 9), alignment: leadingCenter))),
      MirroredView("frame", text("word").modified(.frame(width: 120, height: 50, alignment: topTrailing))),
      MirroredView(
        "flexible frame",
        text("word").modified(.flexibleFrame(FlexibleFrame(width: .init(maximum: .infinity), alignment: leadingCenter)))
      ),
      MirroredView(
        "alignmentGuide",
        stack(
          .vertical,
          [
            text("one"), box(40, 9).modified(.alignmentGuide(.leading, .difference(.width, .constant(7)))),
            text("three"),
          ],
          alignment: .topLeading)),
      MirroredView(
        "guide of the project",
        stack(
          .vertical,
          [
            stack(.horizontal, [text("a"), text("bb").modified(.alignmentGuide(ownGuide, .constant(3)))]),
            text("three words here").modified(.alignmentGuide(ownGuide, .quotient(.width, .constant(3)))),
          ], alignment: Alignment(horizontal: ownGuide, vertical: .top))),
      MirroredView("position", box(20, 10).modified(.position(x: 33, y: 70))),
      MirroredView("offset", stack(.horizontal, [text("a"), box(20, 10).modified(.offset(x: 9, y: 2)), text("bb")])),
      MirroredView("border", stack(.horizontal, unequal).modified(.border(.color(.system(.red)), width: 2))),
      MirroredView(
        "containerRelativeFrame",
        text("word").modified(
          .containerRelativeFrame(
            ContainerRelativeFrame(axes: .horizontal, count: 3, span: 2, alignment: leadingCenter)))),
      MirroredView(
        "ignoresSafeArea",
        color.modified(.padding(PaddingModifier(edges: .leading, length: 9))).modified(.ignoresSafeArea(.all))),
      MirroredView(
        "rotation", stack(.horizontal, [box(40, 10).modified(.rotation(radians: 0.4, anchor: .center)), text("a")])),
      MirroredView("clip", stack(.horizontal, unequal).modified(.clip(.circle))),
    ]

  private static let ownGuide = AlignmentGuideID(axis: .horizontal, name: "Own", defaultValue: .constant(0))

  private static func control(
    _ kind: ControlView.Kind, icon: ViewNode? = nil, _ children: [ViewNode] = [],
    _ change: (inout ControlState) -> Void = { _ in }
  ) -> ViewNode {
    var state = ControlState()
    change(&state)
    return node(.control(ControlView(kind, label: text("A label"), icon: icon, children: children, state: state)))
  }

  private static let options = [text("First"), text("The second"), text("3")]

  private static let controls: [MirroredView] = [
    MirroredView("Toggle, on", control(.toggle) { $0.isOn = true }),
    MirroredView("Toggle, off", control(.toggle)),
    MirroredView("Slider", control(.slider) { $0.fraction = 0.3 }),
    MirroredView(
      "Slider with ends",
      control(.slider) {
        $0.fraction = 0.3
        $0.minimumValueLabel = text("0")
        $0.maximumValueLabel = text("100")
      }),
    MirroredView("Stepper", control(.stepper)),
    MirroredView("LabeledContent", control(.labeledContent, [text("value")])),
    MirroredView("DisclosureGroup", control(.disclosureGroup, [text("inside")])),
    MirroredView(
      "DisclosureGroup, open", control(.disclosureGroup, [text("inside"), text("more")]) { $0.isExpanded = true }),
    MirroredView("Picker, menu", control(.picker, options) { $0.selection = 1 }),
    MirroredView("Picker, segmented", styled(.picker, "segmented", control(.picker, options) { $0.selection = 0 })),
    MirroredView("Picker, inline", styled(.picker, "inline", control(.picker, options) { $0.selection = 2 })),
    MirroredView(
      "Picker, navigation", styled(.picker, "navigationLink", control(.picker, options) { $0.selection = 1 })),
    MirroredView("Picker, wheel", styled(.picker, "wheel", control(.picker, options))),
    MirroredView("Label", control(.label, icon: symbol("leaf"))),
    MirroredView("ProgressView", control(.progress) { $0.fraction = 0.4 }),
    MirroredView("ProgressView, spinner", control(.progress)),
    MirroredView(
      "Gauge",
      control(.gauge) {
        $0.fraction = 0.4
        $0.minimumValueLabel = text("0")
      }),
    MirroredView("DatePicker", control(.datePicker) { $0.displayedValues = ["29 Nov 2026", "9:41"] }),
    MirroredView("ColorPicker", control(.colorPicker)),
    MirroredView("TextField", control(.textField) { $0.text = "typed" }),
    MirroredView(
      "TextField, rounded", styled(.textField, "roundedBorder", control(.textField) { $0.prompt = text("hint") })),
    MirroredView("Button", control(.button)),
    MirroredView("Button, bordered", styled(.button, "bordered", control(.button))),
    MirroredView("Menu", control(.menu, options)),
    MirroredView("NavigationLink", control(.navigationLink)),
    MirroredView("GroupBox", control(.groupBox, unequal)),
    MirroredView("ContentUnavailableView", control(.contentUnavailable, icon: text("a description"), [text("retry")])),
  ]
}
