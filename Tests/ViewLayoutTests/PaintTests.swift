import Colorimetry
import Geometry
import LayoutTree
import PathGeometry
import PlatformProfile
import Testing
import Typography
import ViewLayout
import ViewTree

@Suite struct PaintTests {
  private let palette = SystemPalette(.iOS26)

  private func layout(_ tree: ViewNode) -> LayoutTree { LayoutEngine.fake().layout(tree, in: .canvas(200, 200)) }

  private func colors(_ tree: LayoutTree) -> [DynamicColor] {
    tree.paint.compactMap { if case .color(let color) = $0.paint { color } else { nil } }
  }

  private func foreground(_ view: ViewNode, _ styles: ShapeStyle...) -> ViewNode {
    view.modified(.environment(.foregroundStyle(styles)))
  }

  @Test func levelsFollowTheForegroundInForce() {
    let secondary = foreground(text("a"), .hierarchical(level: 2))
    #expect(colors(layout(secondary)) == [palette[.secondaryLabel]])
    let blue = palette[.blue].map { $0.opacity(0.5) }
    #expect(colors(layout(foreground(secondary, .color(.system(.blue))))) == [blue])
    let given = foreground(secondary, .color(.system(.blue)), .color(.system(.red)))
    #expect(colors(layout(given)) == [palette[.red]])
  }

  @Test func levelsOfBackgroundsAndFillsAreTheSystems() {
    func painted(_ level: Int, _ style: ShapeStyle) -> Paint? {
      layout(node(.style(.level(level, of: style)))).paint.first?.paint
    }
    #expect(painted(2, .background) == .color(palette[.secondarySystemBackground]))
    #expect(painted(3, .background) == .color(palette[.tertiarySystemBackground]))
    #expect(painted(4, .background) == .unknown(reason: "level 4 of the background"))
    #expect(painted(2, .fill) == .color(palette[.secondarySystemFill]))
    #expect(painted(4, .fill) == .color(palette[.quaternarySystemFill]))
    #expect(painted(2, .foreground) == .color(palette[.secondaryLabel]))
    #expect(painted(2, .tint) == .color(palette[.blue].map { $0.opacity(0.5) }))
    let own = node(.style(.level(2, of: .background))).modified(.environment(.backgroundStyle(.color(.system(.red)))))
    #expect(colors(layout(own)) == [palette[.red].map { $0.opacity(0.5) }])
  }

  /// Each ground within a sheet is the lighter one of dark mode, however it is asked for.
  @Test func groundsWithinSheetsAreElevated() {
    func list(_ style: String) -> ViewNode {
      node(.list(ListView(.list, children: [node(.style(.color(.system(.systemBackground))))])))
        .modified(.environment(.style(kind: .list, name: style)))
    }
    func sheet(_ content: ViewNode, _ kind: String = "sheet") -> [DynamicColor] {
      let tree = layout(box(1, 1).modified(.presentation(kind: kind, content: content)))
      return colors(tree).filter { color in
        SystemColor.allCases.filter { $0.rawValue.hasSuffix("ackground") }
          .contains { [palette[$0], palette.elevated($0)].contains(color) }
      }
    }
    let plain = palette.elevated(.systemBackground)
    #expect(sheet(list("plain")) == [plain, plain, plain, plain])
    let grouped = [palette.elevated(.systemGroupedBackground), palette.elevated(.secondarySystemGroupedBackground)]
    #expect(sheet(list("insetGrouped")) == [plain] + grouped + [plain])
    #expect(sheet(node(.style(.level(2, of: .background)))) == [plain, palette.elevated(.secondarySystemBackground)])
    let cover = palette[.systemBackground]
    #expect(sheet(list("plain"), "fullScreenCover") == [cover, cover, cover, cover])
  }

  @Test func theColorsOfLayersAreNotKnown() {
    func symbol(_ change: (inout ImageView) -> Void = { _ in }) -> ViewNode {
      var image = ImageView(.symbol("folder.badge.plus"))
      change(&image)
      return ViewNode(.image(image))
    }
    func isKnown(_ tree: ViewNode) -> Bool { !colors(layout(tree)).isEmpty }
    func mode(_ name: String) -> ViewNode { symbol().modified(.environment(.symbolRenderingMode(name))) }
    let (red, blue) = (ShapeStyle.color(.system(.red)), ShapeStyle.color(.system(.blue)))
    #expect(isKnown(symbol()) && isKnown(foreground(symbol(), red)) && isKnown(foreground(mode("palette"), red)))
    #expect(isKnown(foreground(mode("monochrome"), red, blue)) && isKnown(symbol { $0.isTemplate = true }))
    #expect(!isKnown(foreground(symbol(), red, blue)) && !isKnown(foreground(mode("palette"), red, blue)))
    #expect(!isKnown(mode("multicolor")) && !isKnown(symbol { $0.isTemplate = false }))
  }

  @Test func aFixedSchemeFreezesColorsBelowIt() {
    let tree = layout(
      stack(.vertical, [text("a").modified(.environment(.colorScheme(.dark))), text("b")]))
    #expect(colors(tree).map(\.light) == [.white, .black])
    #expect(tree.background == palette[.systemBackground])
    let preferred = layout(text("a").modified(.environment(.preferredColorScheme(.dark))))
    #expect(preferred.background.light == .black)
    #expect(colors(preferred).map(\.light) == [.white])
  }

  @Test func backgroundsLieBehindAndOverlaysAbove() {
    let view = text("a").modified(.overlay(content: box(3, 3).named("over"), alignment: .center))
      .modified(.background(content: box(9, 9).named("behind"), alignment: .center))
    let tree = layout(view)
    #expect(tree.paint.map { tree.boxes[$0.box].kind } == ["Color", "Text", "Color"])
    #expect(tree.paint.map(\.isBackdrop) == [true, false, false])
  }

  @Test func opacityMultipliesIntoEveryItem() {
    let view = stack(.depth, [color, text("a").modified(.opacity(0.5))]).modified(.opacity(0.5))
    #expect(layout(view).paint.map(\.opacity) == [0.5, 0.25])
    #expect(layout(view).paint.allSatisfy { $0.unmeasuredReason == nil })
    let group = stack(.depth, [color, text("a")]).modified(.compositingGroup).modified(.opacity(0.5))
    #expect(layout(group).paint.allSatisfy { $0.unmeasuredReason == "group opacity" })
  }

  @Test func effectsThatNoRuleReadsAreKept() throws {
    func item(_ modifier: ViewModifier) -> PaintItem {
      layout(box(10, 10).modified(.clip(nil)).modified(modifier)).paint[0]
    }
    let shadowed = item(.shadow(.system(.red), radius: 3, x: 1, y: 2))
    let effect = try #require(shadowed.effects?.first)
    guard case .shadow(let shadow) = effect.kind else { throw CancellationError() }
    #expect(shadow == DrawnEffect.Shadow(color: palette[.red], radius: 3, x: 1, y: 2))
    // It falls from what the clip inside leaves.
    #expect(effect.outerClips == 0 && shadowed.clips.count == 1 && shadowed.unmeasuredReason == nil)
    #expect(item(.blur(radius: 4)).effects?.count == 1 && item(.blur(radius: 4)).unmeasuredReason == "blur")
    let gradient = ShapeStyle.linearGradient(
      [.init(color: .fixed(.black), location: 0), .init(color: .fixed(.clear), location: 1)], start: .top, end: .bottom)
    let masked = item(.mask(content: node(.style(gradient)), alignment: .center))
    #expect(masked.effects?.count == 1 && masked.unmeasuredReason == "mask")
    #expect(item(.opacity(0.5)).effects == nil)
  }

  @Test func shadowsTurnAndGrowWithWhatIsDrawn() throws {
    let shadow = box(10, 10).modified(.shadow(.system(.red), radius: 3, x: 4, y: 0))
    let turned = layout(
      shadow.modified(.rotation(radians: .pi / 2, anchor: .center)).modified(.scale(x: 2, y: 2, anchor: .center)))
    let effect = try #require(turned.paint.first?.effects?.first)
    guard case .shadow(let drawn) = effect.kind else { throw CancellationError() }
    #expect(abs(drawn.x) < 0.001 && abs(drawn.y - 8) < 0.001 && abs(drawn.radius - 6) < 0.001)
  }

  @Test func zIndexReordersPaintNotLayout() {
    let tree = layout(stack(.depth, [box(10, 10).named("a").modified(.zIndex(1)), box(20, 20).named("b")]))
    #expect(tree.boxes.compactMap(\.semantics.identifier) == ["a", "b"])
    #expect(tree.paint.map { tree.boxes[$0.box].frame.width } == [20, 10])
  }

  @Test func offsetMovesTheDrawingAlone() {
    let tree = layout(box(10, 10).named("a").modified(.offset(x: 5, y: 2)))
    let moved = tree.boxes.first { $0.semantics.identifier == "a" }!
    #expect(moved.frame.minX == 95)
    #expect(moved.drawingTransform?.apply(Point.zero) == Point(x: 100, y: 97))
    #expect(tree.paint[0].transform == AffineTransform.translation(x: 5, y: 2))
  }

  @Test func clipsAndScrollViewsCut() {
    let clipped = layout(
      color.modified(.clip(.roundedRectangle(cornerSize: Size(width: 15, height: 15), style: .continuous))))
    #expect(clipped.clips.count == 1)
    #expect(clipped.paint[0].clips == [0])
    #expect(clipped.clips[0].scrollableAxes.isEmpty)
    let scrolled = layout(node(.scroll(ScrollContainer(axes: .vertical, children: [text("a")]))))
    #expect(scrolled.clips[0].scrollableAxes == .vertical)
  }

  @Test func pathsNameViewsAndNumberSiblings() {
    let bubble = node(.composite(typeName: "Bubble", body: text("a").padded(3)))
    let tree = layout(stack(.vertical, [bubble, bubble]))
    #expect(
      tree.boxes.filter { $0.kind == "Text" }.map(\.path) == ["VStack/Bubble/Text", "VStack/Bubble[2]/Text"])
  }

  @Test func aRangeOfTextSizesCapsAndIsNamed() {
    var settings = LayoutSettings.canvas(200, 200)
    settings.textSize = .accessibility3
    let view = text("a").modified(.environment(.dynamicTypeSizeRange(minimum: nil, maximum: .xxLarge)))
    let tree = LayoutEngine.fake().layout(view, in: settings)
    #expect(tree.boxes[0].constraint == .textSizeRange(minimum: nil, maximum: .xxLarge))
    #expect(tree.boxes[1].semantics.textSize == .xxLarge)
    #expect(tree.boxes[1].text?.fonts.first?.pointSize == 21)
  }

  private func picture(darkSize: Size? = nil) -> ViewNode {
    node(
      .image(
        ImageView(
          .asset(
            ImageAsset(
              name: "board", size: Size(width: 40, height: 40), file: "day.png", darkFile: "night.png",
              darkSize: darkSize)))))
  }

  private func pinned(_ view: ViewNode, _ scheme: ColorScheme) -> ViewNode {
    view.modified(.environment(.colorScheme(scheme)))
  }

  @Test func aPictureFollowsTheSchemeThatIsSetForIt() {
    func image(_ view: ViewNode) -> PlacedImage? { layout(view).boxes.lazy.compactMap(\.image).first }
    #expect(image(picture()) == PlacedImage(name: "board", file: "day.png", darkFile: "night.png"))
    #expect(image(pinned(picture(), .dark)) == PlacedImage(name: "board", file: "night.png"))
    #expect(image(pinned(picture(), .light)) == PlacedImage(name: "board", file: "day.png"))
    let preferred = picture().modified(.environment(.preferredColorScheme(.dark)))
    #expect(image(preferred) == PlacedImage(name: "board", file: "night.png"))
  }

  @Test func aDarkPictureOfAnotherSizeIsSaidUnlessTheSchemeIsSet() {
    let size = Size(width: 80, height: 80)
    func tree(_ view: ViewNode) -> LayoutTree { layout(view.named("a")) }
    #expect(tree(pinned(picture(darkSize: size), .dark)).frame("a")?.size == size)
    #expect(tree(pinned(picture(darkSize: size), .dark)).unmeasured.isEmpty)
    #expect(tree(pinned(picture(darkSize: size), .light)).frame("a")?.size == Size(width: 40, height: 40))
    #expect(tree(picture(darkSize: size)).frame("a")?.size == Size(width: 40, height: 40))
    #expect(tree(picture(darkSize: size)).unmeasured.map(\.code) == ["unmodelled-effect"])
    #expect(tree(picture()).unmeasured.isEmpty)
  }

  @Test func effectsThatAreNotDrawnAreSaid() {
    let fading = node(
      .style(
        .linearGradient(
          [GradientStop(color: .fixed(.black), location: 0), GradientStop(color: .fixed(.clear), location: 1)],
          start: .leading, end: .trailing)))
    func codes(_ modifier: ViewModifier) -> [String] { layout(box(10, 10).modified(modifier)).unmeasured.map(\.code) }
    #expect(codes(.mask(content: fading, alignment: .center)).isEmpty)
    let unknown = node(.style(.unresolved(reason: "a colour")))
    #expect(codes(.mask(content: unknown, alignment: .center)) == ["unmodelled-drawing"])
    #expect(codes(.mask(content: node(.shape(ShapeView(.circle))), alignment: .center)).isEmpty)
    #expect(codes(.blur(radius: 3)).isEmpty)
    #expect(codes(.blendMode("multiply")) == ["unmodelled-drawing"])
    #expect(codes(.blendMode("normal")).isEmpty)
  }

  @Test func onlyTiledPicturesKeepTheirSizeOverTheirFrame() {
    func tile(_ change: (inout ImageView) -> Void) -> Size? {
      var image = ImageView(
        .asset(ImageAsset(name: "a", size: Size(width: 8, height: 6), file: "a.png")), isResizable: true)
      change(&image)
      return layout(node(.image(image))).boxes.lazy.compactMap(\.image).first?.tile
    }
    #expect(tile { $0.isTiled = true } == Size(width: 8, height: 6))
    #expect(tile { _ in } == nil)
  }
}
