import Colorimetry
import Diagnostics
import Geometry
package import LayoutTree
import PlatformProfile
package import Typography
package import ViewTree

/// Lays an evaluated tree out for one setting: proposal, size, placement, paint.
///
/// One result serves all colour schemes: paints are kept for the four appearances.
package struct LayoutEngine: Sendable {
  package var text: any TextSetter
  package var symbols: any SymbolSource
  package var metrics: any FontMetricsSource
  package var outlines: any GlyphOutlineSource
  /// Whether answers are kept; without, everything is measured anew, with equal results.
  package var usesCaches: Bool
  /// How many views and modifiers may lie inside each other. What lies deeper is left out and reported.
  package var depthLimit: Int
  /// How many views and modifiers a layout may have. What comes after is left out and reported.
  package var elementLimit: Int

  package init(
    text: any TextSetter, symbols: any SymbolSource, metrics: any FontMetricsSource,
    outlines: any GlyphOutlineSource
  ) {
    self.text = text
    self.symbols = symbols
    self.metrics = metrics
    self.outlines = outlines
    usesCaches = true
    depthLimit = 400
    elementLimit = 50_000
  }

  /// The placed tree.
  package func layout(_ root: ViewNode, in settings: LayoutSettings) -> LayoutTree {
    layoutCountingWork(root, in: settings).tree
  }

  /// The placed tree, and the work it took.
  package func layoutCountingWork(_ root: ViewNode, in settings: LayoutSettings) -> (tree: LayoutTree, work: LayoutWork)
  {
    let session = LayoutSession(engine: self, settings: settings)
    return withExtendedLifetime(session) {
      let tree = placedTree(root, in: session)
      session.forgetElements()
      return (tree, session.work)
    }
  }

  private func placedTree(_ root: ViewNode, in session: LayoutSession) -> LayoutTree {
    let context = BuildContext(session: session)
    let builder = LayoutBuilder()
    let roots = builder.build(root, in: context)
    var placement = PlacementPass(session: session)
    guard let element = rootElement(of: roots, range: root.range, context: context) else {
      placement.addAbsentViews(of: session)
      return tree(of: Painter(boxes: placement.takeBoxes(), session: session), session: session)
    }
    place(element, with: &placement, settings: session.settings)
    let presentations = builder.presentations(of: session)
    for presentation in presentations { present(presentation, with: &placement, settings: session.settings) }
    placement.addAbsentViews(of: session)
    let boxes = placement.takeBoxes()
    // About half of the boxes paint in a tree of texts, stacks and modifiers.
    let half = boxes.count / 2
    var painter = Painter(boxes: boxes, session: session, expectedItems: half)
    for element in [element] + presentations { painter.paint(element) }
    return tree(of: painter, session: session)
  }

  /// Several root views stand below each other, as SwiftUI puts them.
  private func rootElement(of roots: [LayoutElement], range: SourceRange?, context: BuildContext) -> LayoutElement? {
    guard roots.count > 1 else { return roots.first }
    return LayoutElement(
      StackView.Kind.vertical.rawValue, StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil),
      children: roots, range: range, context: context)
  }

  /// The root is offered the safe area, and lies in its middle where it takes less or more.
  ///
  /// - Source: swiftui-layout, section 1.6.
  /// - Verification: measured.
  private func place(_ element: LayoutElement, with placement: inout PlacementPass, settings: LayoutSettings) {
    let safe = settings.safeArea
    let proposal = ProposedViewSize(
      width: settings.offeredAxes.contains(.horizontal) ? safe.width : nil,
      height: settings.offeredAxes.contains(.vertical) ? safe.height : nil)
    let size = element.size(for: proposal)
    let origin: Point
    switch settings.rootPlacement {
    case .centered: origin = Point(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    case .topLeading:
      let isMirrored = settings.layoutDirection == .rightToLeft
      origin = Point(x: isMirrored ? safe.maxX - size.width : safe.minX, y: safe.minY)
    }
    let region = SafeRegion(
      safe: safe, outer: settings.container, isMirrored: settings.layoutDirection == .rightToLeft)
    placement.place(
      element, frame: Rectangle(origin: origin, size: size), proposal: proposal,
      in: PlacementContext(region: region, parent: nil))
  }

  /// A cover takes the whole window; a sheet leaves the top of the safe area free.
  ///
  /// - Verification: inferred.
  private func present(_ element: LayoutElement, with placement: inout PlacementPass, settings: LayoutSettings) {
    let isCover = element.kind == "fullScreenCover"
    let container = settings.container
    let top = isCover ? 0 : settings.safeAreaInsets.top + ControlMetrics(settings.profile).sheetTopGap
    let frame = Rectangle(
      x: container.minX, y: container.minY + top, width: container.width, height: max(container.height - top, 0))
    let safeTop = isCover ? settings.safeArea.minY : frame.minY
    let safe = Rectangle(
      minX: settings.safeArea.minX, minY: safeTop, maxX: settings.safeArea.maxX, maxY: settings.safeArea.maxY)
    let region = SafeRegion(safe: safe, outer: frame, isMirrored: settings.layoutDirection == .rightToLeft)
    placement.startAgain()
    placement.place(
      element, frame: frame, proposal: ProposedViewSize(frame.size),
      in: PlacementContext(region: region, parent: nil))
  }

  /// The window's background, in the one scheme that a view prefers for it.
  private func background(of session: LayoutSession) -> DynamicColor {
    let color = session.settings.background ?? session.palette[.systemBackground]
    guard let scheme = session.preferredColorScheme else { return color }
    var values = EnvironmentValues(session.settings)
    values.colorScheme = scheme
    return StyleResolver(LayoutEnvironment(values), session: session).scheme(color)
  }

  private func tree(of painter: Painter, session: LayoutSession) -> LayoutTree {
    let settings = session.settings
    return LayoutTree(
      boxes: painter.boxes, paint: painter.items, clips: painter.clips, container: settings.container,
      safeArea: settings.safeArea, grid: settings.grid,
      background: background(of: session), outlines: outlines,
      unmeasured: session.unmeasured.map {
        UnmeasuredBox(code: $0.code, message: $0.message, range: $0.range, box: $0.element?.box)
      })
  }
}
