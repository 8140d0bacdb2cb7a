import Geometry
import LayoutTree
import PlatformProfile
import Testing
import Typography
import ViewLayout
import ViewTree

/// The bar of tabs of iOS 26: a capsule over the content.
@Suite struct TabBarTests {
  private func page(_ name: String, role: String? = nil) -> ViewNode {
    let label = ControlView(
      .label, label: text(name).named("title " + name), icon: symbol("leaf").named("icon " + name))
    let page = color.named(name).modified(.tabItem(node(.control(label))))
    return role.map {
      page.modified(.layoutValue(key: TabContainer.roleKey, LayoutValue(number: nil, payload: $0)))
    } ?? page
  }

  private func tabs(_ pages: [ViewNode], selected: Int = 0) -> ViewNode {
    node(.tabs(TabContainer(children: pages, selected: selected)))
  }

  private func layout(_ tree: ViewNode, width: Double = 402, profile: OSProfile = .iOS26) -> LayoutTree {
    var settings = LayoutSettings.canvas(width, 874, profile: profile, scale: 3)
    settings.safeAreaInsets = EdgeInsets(top: 62, bottom: 34)
    return LayoutEngine.fake().layout(tree, in: settings)
  }

  private func capsules(_ tree: LayoutTree) -> [Rectangle] {
    tree.boxes.filter { $0.kind == "background" }.map(\.frame)
  }

  @Test func threeTabsKeepTheirWidth() {
    let tree = layout(tabs(["a", "b", "c"].map { page($0) }))
    #expect(tree.frame("a") == Rectangle(x: 0, y: 62, width: 402, height: 729))
    #expect(capsules(tree).first == Rectangle(x: 64, y: 791, width: 274, height: 62))
    #expect(capsules(tree).last == Rectangle(x: 68, y: 795, width: 94, height: 54))
    for (name, middle) in [("a", 115.0), ("b", 201), ("c", 287)] {
      #expect(abs(tree.frame("title " + name)!.midX - middle) < 0.01)
    }
    #expect(tree.frame("title a")?.minY == 830)
    #expect(abs(tree.frame("icon a")!.midY - 815.667) < 0.01)
  }

  @Test(arguments: [(402.0, 77.0, 68.75), (440, 84.6, 76.35)])
  func fiveTabsShareTheWidth(width: Double, item: Double, pitch: Double) {
    let tree = layout(tabs(["a", "b", "c", "d", "e"].map { page($0) }), width: width)
    #expect(capsules(tree).first == Rectangle(x: 21, y: 791, width: width - 42, height: 62))
    #expect(abs(capsules(tree).last!.width - item) < 0.01)
    #expect(abs(tree.frame("title b")!.midX - tree.frame("title a")!.midX - pitch) < 0.01)
  }

  @Test func moreThanFiveTabsStandBehindMore() {
    let pages = ["a", "b", "c", "d", "e", "f"].map { page($0) }
    for profile in [OSProfile.iOS18, .iOS26] {
      let tree = layout(tabs(pages), profile: profile)
      #expect(tree.frame("title d") != nil && tree.frame("title e") == nil)
      #expect(tree.boxes.contains { $0.text?.string == "More" })
    }
  }

  @Test func aSearchTabStandsAlone() {
    let tree = layout(tabs([page("a"), page("b"), page("s", role: "search")]))
    #expect(tree.frame("title s") == nil)
    #expect(abs(tree.frame("icon s")!.midX - 350) < 0.5)
    #expect(tree.unmeasured.map(\.code) == ["unmodelled-addition"])
    #expect(layout(tabs([page("a"), page("s", role: "search")]), profile: .iOS18).frame("title s") != nil)
  }

  @Test func theBarReachesAcrossTheScreenBefore() {
    let tree = layout(tabs(["a", "b"].map { page($0) }), width: 300, profile: .iOS18)
    #expect(abs(tree.frame("title a")!.midX - 75) < 0.01)
    #expect(abs(tree.frame("title b")!.midX - 225) < 0.01)
  }

  @Test func pagesHideWhatLiesBehind() {
    let behind = tabs([text("x").modified(.tabItem(text("t")))])
      .modified(.backgroundStyle(.color(.system(.red)), shape: nil, ignoresSafeAreaEdges: .all))
    let tree = layout(behind)
    let fills = tree.paint.filter { item in
      if case .rectangle(let rectangle) = item.content { rectangle.height == 874 } else { false }
    }
    let palette = SystemPalette(.iOS26)
    #expect(fills.map(\.paint) == [.color(palette[.red]), .color(palette[.systemBackground])])
    let paged = layout(behind.modified(.environment(.style(kind: .tabView, name: "page"))))
    #expect(paged.paint.count { $0.paint == .color(palette[.systemBackground]) } == 0)
  }

  /// The search field stands under the title where tabs hold the lower edge.
  @Test func searchFieldsWithinTabsStandAbove() {
    let content = color.modified(.navigationTitle(text("T"))).modified(.searchable(prompt: "Find", isInBar: false))
    let stack = node(.navigation(NavigationContainer(typeName: "NavigationStack", columns: [content])))
    func y(_ tree: LayoutTree) -> Double? { tree.boxes.first { $0.text?.string == "Find" }?.frame.midY }
    #expect(y(layout(stack))! > 700)
    #expect(y(layout(tabs([stack.modified(.tabItem(text("t")))])))! < 250)
  }

  @Test func searchedTextStandsInTheField() {
    let content = color.modified(.searchable(prompt: "Find", text: "bird", isInBar: true))
    let tree = layout(node(.navigation(NavigationContainer(typeName: "NavigationStack", columns: [content]))))
    #expect(tree.boxes.contains { $0.text?.string == "bird" } && !tree.boxes.contains { $0.text?.string == "Find" })
  }
}
