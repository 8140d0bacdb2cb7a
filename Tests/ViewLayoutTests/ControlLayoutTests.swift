import Colorimetry
import Geometry
import LayoutTree
import PlatformProfile
import Testing
import Typography
import ViewLayout
import ViewTree

@Suite struct ControlLayoutTests {
  private func layout(_ tree: ViewNode, width: Double = 300, profile: OSProfile = .iOS26) -> LayoutTree {
    LayoutEngine.fake().layout(tree, in: .canvas(width, 400, profile: profile))
  }

  private func button(_ title: String) -> ViewNode { node(.control(ControlView(.button, label: text(title)))) }

  private func styled(_ view: ViewNode, _ kind: StyleKind, _ name: String) -> ViewNode {
    view.modified(.environment(.style(kind: kind, name: name)))
  }

  private func paint(of kind: String, in tree: LayoutTree) -> DynamicColor? {
    guard let box = tree.boxes.first(where: { $0.kind == kind }),
      case .color(let color)? = tree.paint.first(where: { $0.box == box.id })?.paint
    else { return nil }
    return color
  }

  @Test func aPlainButtonIsItsLabelInTheTint() {
    let tree = layout(button("OK").named("b"))
    #expect(tree.frame("b")?.size == tree.boxes.first { $0.kind == "Text" }?.frame.size)
    #expect(paint(of: "Text", in: tree) == SystemPalette(.iOS26)[.blue])
    let box = tree.boxes.first { $0.kind == "Button" }!
    // Its text names it; a button around a picture would have no name.
    #expect(box.semantics.isInteractive && !box.semantics.isNamed && box.semantics.traits == ["isButton"])
    #expect(tree.boxes.first { $0.kind == "Text" }?.semantics.isNamed == true)
  }

  @Test func borderedButtonsAddTheirInsets() {
    let label = layout(button("OK").named("b")).frame("b")!.size
    let bordered = layout(styled(button("OK"), .button, "bordered").named("b")).frame("b")!.size
    #expect(bordered == Size(width: label.width + 24, height: label.height + 14))
    let large = layout(
      styled(button("OK"), .button, "borderedProminent").modified(.environment(.controlSize("large"))).named("b")
    ).frame("b")!.size
    #expect(large.height == label.height + 30)
  }

  @Test func disabledAndDestructiveButtonsChangeColor() {
    let palette = SystemPalette(.iOS26)
    #expect(
      paint(of: "Text", in: layout(button("OK").modified(.environment(.isEnabled(false))))) == palette[.tertiaryLabel])
    let destructive = node(.control(ControlView(.button, label: text("Delete"), role: .destructive)))
    #expect(paint(of: "Text", in: layout(destructive)) == palette[.red])
  }

  @Test func aToggleFillsTheWidthWithItsSwitchAtTheEnd() {
    let toggle = node(.control(ControlView(.toggle, label: text("Sound").named("label"))))
    let tree = layout(toggle.named("toggle"))
    #expect(tree.frame("toggle")?.width == 300)
    #expect(tree.frame("label")?.minX == 0)
    let bare = layout(toggle.modified(.environment(.labelsHidden)).named("toggle"))
    #expect(bare.frame("toggle")?.size == ControlMetrics(.iOS26).switchFrame)
    #expect(layout(toggle.named("toggle"), profile: .iOS18).frame("toggle")?.height == 31)
  }

  @Test(.enabled(if: RealEngine.shared != nil)) func aTextFieldIsALittleHigherThanItsLine() throws {
    let field = node(.control(ControlView(.textField, label: text("Name")))).named("field")
    let tree = try #require(RealEngine.shared).layout(field, in: .canvas(200, 100, scale: 3))
    #expect(abs(tree.frame("field")!.height - 22) < 0.01)
    #expect(tree.frame("field")?.width == 200)
    #expect(tree.boxes[0].constraint == .scrolls(.horizontal))
  }

  @Test func rowsLieOnCardsBelowTheirHeader() {
    let section = SectionView(
      header: text("Head").named("head"), children: [text("a").named("a"), text("b").named("b")])
    let list = node(.list(ListView(.form, children: [node(.section(section))])))
    let tree = layout(list, width: 393)
    let metrics = ControlMetrics(.iOS26)
    #expect(tree.frame("a")?.minX == 32)
    #expect(tree.frame("head")?.minX == 32)
    #expect(tree.frame("b")!.minY - tree.frame("a")!.minY == metrics.rowMinimumHeight(bodyLineHeight: 22))
    #expect(tree.boxes.first { $0.kind == "Form" }?.frame == Rectangle(x: 0, y: 0, width: 393, height: 400))
    #expect(tree.boxes.first { $0.kind == "Form" }?.constraint == .scrolls(.vertical))
  }

  @Test func modifiersOnASectionReachItsRows() {
    let section = node(.section(SectionView(children: [text("a").named("a"), text("b")])))
      .modified(.listRow(.insets(EdgeInsets(leading: 3))))
    let tree = layout(styled(node(.list(ListView(.list, children: [section]))), .list, "plain"), width: 393)
    #expect(tree.frame("a")?.minX == 3)
  }

  @Test func barsTakeTheirHeightFromTheContent() {
    let content = color.named("content").modified(.navigationTitle(text("Title").named("title")))
    let stack = node(.navigation(NavigationContainer(typeName: "NavigationStack", columns: [content])))
    let metrics = ControlMetrics(.iOS26)
    let large = layout(stack)
    #expect(large.frame("content")?.minY == metrics.navigationBarHeight + metrics.largeTitleHeight)
    #expect(large.frame("title")?.minX == metrics.barMargin)
    let inline = layout(
      node(
        .navigation(
          NavigationContainer(
            typeName: "NavigationStack",
            columns: [content.modified(.navigationBarTitleDisplayMode("inline"))]))))
    #expect(inline.frame("content")?.minY == metrics.navigationBarHeight)
    #expect(abs(inline.frame("title")!.midX - 150) < 0.01)
  }

  @Test func aSheetIsARootOfItsOwn() {
    let tree = layout(
      text("below").modified(.presentation(kind: "sheet", content: text("inside").named("inside"))))
    let sheet = tree.boxes.first { $0.kind == "sheet" }!
    #expect(sheet.parent == nil)
    #expect(sheet.frame == Rectangle(x: 0, y: 10, width: 300, height: 390))
    #expect(tree.frame("inside")?.midX == 150)
  }

  @Test(arguments: ControlView.Kind.allCases) func everyKindIsLaidOut(kind: ControlView.Kind) {
    var control = ControlView(kind, label: text("Label"), children: [text("one"), text("two")])
    control.state.displayedValues = ["Nov 29, 2026", "9:41 AM"]
    let tree = layout(node(.control(control)).named("c"))
    #expect(tree.frame("c") != nil)
    // What the system draws by itself is counted once.
    #expect(tree.unmeasured.map(\.code) == (kind == .opaque ? ["system-content"] : []))
  }
}
