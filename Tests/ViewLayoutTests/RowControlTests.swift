import Colorimetry
import Geometry
import LayoutTree
import PlatformProfile
import Testing
import Typography
import ViewLayout
import ViewTree

/// Controls within the rows of lists, and controls that are disabled.
@Suite struct RowControlTests {
  private let palette = SystemPalette(.iOS26)

  private func layout(_ tree: ViewNode, width: Double = 393) -> LayoutTree {
    LayoutEngine.fake().layout(tree, in: .canvas(width, 800))
  }

  private func list(_ rows: ViewNode..., style: String = "insetGrouped") -> ViewNode {
    node(.list(ListView(.list, children: rows))).modified(.environment(.style(kind: .list, name: style)))
  }

  private func control(
    _ kind: ControlView.Kind, _ title: String, _ children: [ViewNode] = [],
    _ change: (inout ControlState) -> Void = { _ in }
  ) -> ViewNode {
    var view = ControlView(kind, label: text(title).named(title), children: children)
    change(&view.state)
    return node(.control(view))
  }

  private func paint(of name: String, in tree: LayoutTree) -> Paint? {
    guard let outer = tree.boxes.first(where: { $0.semantics.identifier == name }) else { return nil }
    return tree.paint.first { item in
      var box: Int? = item.box
      while let current = box, current != outer.id { box = tree.boxes[current].parent }
      return box != nil
    }?.paint
  }

  private func inStack(_ content: ViewNode) -> ViewNode {
    node(.navigation(NavigationContainer(typeName: "NavigationStack", columns: [content])))
  }

  @Test func linksLeadSomewhereWithinANavigationContainer() {
    let link = control(.navigationLink, "go")
    for content in [link, list(link)] {
      #expect(paint(of: "go", in: layout(content)) == .color(palette[.tertiaryLabel]))
      #expect(layout(content).boxes.first { $0.kind == "NavigationLink" }?.semantics.isEnabled == false)
    }
    #expect(paint(of: "go", in: layout(inStack(link))) == .color(palette[.blue]))
    #expect(paint(of: "go", in: layout(inStack(list(link)))) == .color(palette[.label]))
    let disabled = inStack(list(link).modified(.environment(.isEnabled(false))))
    #expect(paint(of: "go", in: layout(disabled)) == .color(palette[.tertiaryLabel]))
  }

  @Test func badgesOfLinksStandBeforeTheChevron() throws {
    let tree = layout(inStack(list(control(.navigationLink, "go").modified(.badge(text("5").named("badge"))))))
    let chevron = try #require(tree.boxes.first { $0.symbol?.name == "chevron.forward" })
    #expect(tree.frame("badge")!.maxX < chevron.frame.minX)
    #expect(tree.boxes.count { $0.semantics.identifier == "badge" } == 1)
    let row = layout(list(text("a").modified(.badge(text("5").named("badge")))))
    #expect(row.frame("badge")?.maxX == 361)
  }

  @Test func menusAreAsWideAsTheirLabelBesideOtherViews() {
    let menu = control(.menu, "menu")
    let tree = layout(list(stack(.horizontal, [text("a"), node(.spacer(minLength: nil)), menu])))
    #expect(tree.frame("menu")?.maxX == 361)
    #expect(layout(list(menu)).frame("menu")?.minX == 32)
    let plain = layout(list(menu.modified(.environment(.style(kind: .button, name: "plain")))))
    #expect(paint(of: "menu", in: plain) == .color(palette[.label]))
  }

  @Test func groupsThatAreOpenAreRows() {
    let group = control(.disclosureGroup, "head", [text("in").named("in")]) { $0.isExpanded = true }
    let tree = layout(list(group))
    #expect(tree.boxes.count { $0.kind == "row" } == 2)
    #expect(tree.frame("in")?.minX == 32)
    #expect(tree.frame("in")!.minY - tree.frame("head")!.minY == 52)
    #expect(layout(group).boxes.allSatisfy { $0.kind != "row" })
  }

  @Test func optionsInLineAreRows() {
    let picker = control(.picker, "label", [text("one").named("one"), text("two").named("two")]) { $0.selection = 1 }
      .modified(.environment(.style(kind: .picker, name: "inline")))
    let tree = layout(list(picker))
    #expect(tree.boxes.count { $0.kind == "row" } == 3)
    #expect(tree.frame("two")!.minY - tree.frame("one")!.minY == 52)
    let marks = tree.boxes.filter { $0.symbol?.name == "checkmark" }
    #expect(marks.count == 1 && abs(marks[0].frame.midY - tree.frame("two")!.midY) < 1)
  }

  @Test(arguments: [0, 3, 28]) func theChosenOptionOfAWheelStandsInItsMiddle(selection: Int) {
    let options = (0..<29).map { text("\($0)").named("option \($0)") }
    let picker = control(.picker, "label", options) { $0.selection = selection }
      .modified(.environment(.style(kind: .picker, name: "wheel"))).named("wheel")
    let tree = layout(picker)
    let wheel = tree.frame("wheel")!
    #expect(wheel.height == 216)
    #expect(abs(tree.frame("option \(selection)")!.midY - wheel.midY) < 0.01)
    if selection > 0 {
      #expect(tree.frame("option \(selection - 1)")!.midY < wheel.midY)
    }
    #expect(tree.frame("option \((selection + 15) % 29)") == nil)
    #expect(tree.unmeasured.map(\.code) == ["unmodelled-look"])
  }

  @Test func sectionsOfASidebarClose() {
    func section(_ isExpanded: Bool) -> ViewNode {
      node(.section(SectionView(header: text("h"), children: [text("row").named("row")], isExpanded: isExpanded)))
    }
    let open = layout(list(section(true), style: "sidebar"))
    #expect(open.frame("row") != nil && open.boxes.contains { $0.symbol?.name == "chevron.down" })
    let closed = layout(list(section(false), style: "sidebar"))
    #expect(closed.frame("row") == nil && closed.boxes.contains { $0.symbol?.name == "chevron.forward" })
    #expect(layout(list(section(false))).unmeasured.map(\.code) == ["unmodelled-effect"])
  }

  @Test func buttonsInAHeaderKeepTheTint() {
    let header = stack(.horizontal, [text("h").named("h"), control(.button, "all")])
    let tree = layout(list(node(.section(SectionView(header: header, children: [text("row")])))))
    #expect(paint(of: "h", in: tree) == .color(palette[.secondaryLabel]))
    #expect(paint(of: "all", in: tree) == .color(palette[.blue]))
  }

  @Test func subtitlesAreSmallerAndFainter() {
    let label = node(.group([text("Title").named("title"), text("Sub").named("sub")]))
    var view = ControlView(.toggle, label: label)
    view.state.isOn = true
    let tree = layout(node(.control(view)))
    #expect(paint(of: "sub", in: tree) == .color(palette[.secondaryLabel]))
    #expect(tree.frame("sub")!.height < tree.frame("title")!.height)
    #expect(tree.unmeasured.map(\.code) == ["unknown-subtitle-font"])
    let own = text("Sub").modified(.environment(.font(.font(FontRequest(.textStyle(.caption))))))
    let given = ControlView(.toggle, label: node(.group([text("Title"), own])))
    #expect(layout(node(.control(given))).unmeasured.isEmpty)
    let icon = ControlView(.label, label: label, icon: symbol("star"))
    let both = layout(node(.control(icon)))
    #expect(both.frame("sub")!.minY >= both.frame("title")!.maxY)
  }

  /// - Source: documentation of `PlainButtonStyle`.
  @Test func plainButtonsLeaveTheirLabelAsItIs() {
    let words = text("secondary").named("words").modified(.environment(.foregroundStyle([.hierarchical(level: 2)])))
    for kind in [ControlView.Kind.button, .navigationLink, .link, .menu] {
      let plain = node(.control(ControlView(kind, label: words)))
        .modified(.environment(.style(kind: .button, name: "plain")))
      #expect(paint(of: "words", in: layout(inStack(plain))) == .color(palette[.secondaryLabel]), "\(kind)")
      let disabled = inStack(plain.modified(.environment(.isEnabled(false))))
      #expect(paint(of: "words", in: layout(disabled)) != .color(palette[.secondaryLabel]), "\(kind)")
    }
  }

  @Test func aStyleBringsThePaintOfItsControls() {
    let toggle = control(.toggle, "t") { $0.isOn = true }.named("toggle")
      .modified(.environment(.styleTint(kind: .toggle, .color(.system(.red)))))
    #expect(layout(toggle).paint.contains { $0.paint == .color(palette[.red]) })
  }

  @Test(arguments: [ControlView.Kind.stepper, .datePicker]) func disabledControlsAreFaint(kind: ControlView.Kind) {
    let view = control(kind, "c") { $0.displayedValues = ["9:41 AM"] }.modified(.environment(.isEnabled(false)))
    #expect(layout(view).paint.contains { $0.paint == .color(palette[.tertiaryLabel]) })
  }

  @Test func theChosenSegmentIsLighterThanItsTrackInDarkMode() {
    let picker = control(.picker, "p", [text("one"), text("two")]) { $0.selection = 0 }
      .modified(.environment(.style(kind: .picker, name: "segmented")))
    let fills = layout(picker).paint.compactMap { if case .color(let color) = $0.paint { color } else { nil } }
    #expect(fills.contains { $0.light == .white && $0.dark == RGBAColor(bytes: 99, 99, 102) })
  }

  @Test func aRowsBackgroundTakesThePlaceOfTheCard() {
    let clear = ViewNode(.style(.color(.fixed(.clear))))
    func rows(_ background: ViewNode?...) -> [ViewNode] {
      background.map { ground in
        let row = text("row")
        return ground.map { row.modified(.listRow(.background($0))) } ?? row
      }
    }
    func cards(_ rows: [ViewNode]) -> [PaintItem] {
      let form = node(.list(ListView(.form, children: [node(.section(SectionView(children: rows)))])))
      return layout(form).paint.filter { $0.paint == .color(palette[.secondarySystemGroupedBackground]) }
    }
    #expect(cards(rows(nil, nil)).count == 1)
    #expect(cards(rows(clear)).isEmpty)
    // The rows without one keep theirs, within the outline of the card.
    let mixed = cards(rows(clear, nil))
    guard mixed.count == 1, case .rectangle(let ground) = mixed[0].content else {
      Issue.record("one row has a ground")
      return
    }
    let second = layout(node(.list(ListView(.form, children: rows(clear, nil))))).boxes.filter { $0.kind == "row" }[1]
    #expect(ground == second.frame && mixed[0].clips.count == 2)
  }

  @Test func aStepperAtTheEndOfItsRangeIsFaintThere() {
    func colors(_ change: (inout ControlState) -> Void) -> [Paint] {
      let tree = layout(control(.stepper, "s", [], change))
      return tree.boxes.filter { $0.symbol != nil }.compactMap { box in
        #expect(box.semantics.isEnabled == (tree.paint.first { $0.box == box.id }?.paint == .color(palette[.label])))
        return tree.paint.first { $0.box == box.id }?.paint
      }
    }
    let (plain, faint) = (Paint.color(palette[.label]), Paint.color(palette[.tertiaryLabel]))
    #expect(colors { _ in } == [plain, plain])
    #expect(colors { $0.isAtMinimum = true } == [faint, plain])
    #expect(colors { $0.isAtMaximum = true } == [plain, faint])
  }

  /// From where the line below the first of two rows runs, in points from the list's edge.
  private func separatorStart(below row: ViewNode) -> Double? {
    let tree = layout(list(row, text("next")))
    guard let box = tree.boxes.first(where: { $0.kind == "row" }) else { return nil }
    let line = tree.paint.last { $0.box == box.id && $0.isBackdrop }
    if case .rectangle(let rectangle)? = line?.content { return rectangle.minX }
    return nil
  }

  @Test func linesBelowRowsBeginAtTheFirstText() {
    #expect(separatorStart(below: stack(.horizontal, [box(20, 20), text("a")], spacing: 8)) == 60)
    // The words of a field lie within it, whatever its insets.
    for kind in [ControlView.Kind.textField, .secureField, .textEditor] {
      let field = control(kind, "field") { $0.text = "words" }
        .modified(.environment(.style(kind: .textField, name: "roundedBorder")))
      #expect(separatorStart(below: field) == 32, "\(kind)")
    }
    let segments = control(.picker, "p", [text("one"), text("two")])
      .modified(.environment(.style(kind: .picker, name: "segmented")))
    #expect(separatorStart(below: segments) == 32)
  }

  @Test(.enabled(if: RealEngine.shared != nil)) func contentThatIsNotThereIsInTheMiddle() throws {
    let label = node(
      .control(ControlView(.label, label: text("Connection issue").named("title"), icon: symbol("circle"))))
    let view = ControlView(
      .contentUnavailable, label: label, icon: text("Check your internet connection").named("description"),
      children: [control(.button, "Refresh")])
    let engine = try #require(RealEngine.shared)
    let tree = engine.layout(node(.control(view)), in: .canvas(393, 800, scale: 3))
    func baseline(_ name: String) throws -> Double {
      let box = try #require(tree.boxes.first { $0.semantics.identifier == name })
      return box.frame.minY + (try #require(box.text?.set.lines.first)).baseline
    }
    // As in pictures of iOS 17, to a pixel of those.
    #expect(abs(try baseline("description") - baseline("title") - 22) < 0.7)
    #expect(abs(try baseline("Refresh") - baseline("description") - 38) < 0.7)
    let circle = try #require(tree.boxes.first { $0.symbol?.name == "circle" })
    let ink = try #require(circle.symbol).ink
    #expect(abs(ink.height - 48) < 0.7)
    #expect(abs(try baseline("title") - (circle.frame.minY + ink.maxY) - 40.3) < 1.2)
    #expect(tree.unmeasured.isEmpty)
    var settings = LayoutSettings.canvas(393, 800, scale: 3)
    settings.textSize = .accessibility1
    #expect(engine.layout(node(.control(view)), in: settings).unmeasured.map(\.code) == ["unknown-symbol-size"])
  }

  @Test func aSelectionLeadsToTheDetail() {
    func split(_ showsDetail: Bool) -> ViewNode {
      node(
        .navigation(
          NavigationContainer(
            typeName: "NavigationSplitView", columns: [list(text("row")), text("detail")], showsDetail: showsDetail)))
    }
    #expect(layout(split(true)).unmeasured.map(\.code) == ["unmodelled-effect"])
    #expect(layout(split(false)).unmeasured.isEmpty)
  }
}
