import Geometry
import PlatformProfile
import ViewTree

/// `GeometryReader`: takes all it is offered; its content is built once its size is known.
///
/// - Source: swiftui-layout, section 11.1.
/// - Verification: measured.
struct GeometryReaderLayout: ElementLayout {
  var view: DeferredView
  var context: BuildContext

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    .filling(proposal, ideal: element.session.defaults.ideal)
  }

  /// The content of several views overlaps; each is offered the reader's size.
  func prepare(_ element: LayoutElement, for placement: PlacementContext) {
    let frame = element.frame
    let reach = placement.region.reach(of: frame, on: .all)
    let proxy = DeferredView.Proxy(size: frame.size, safeAreaInsets: reach, frame: frame)
    element.adopt(LayoutBuilder().build(view.content(proxy), in: context.inside(nil)))
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let offered = ProposedViewSize(size)
    return element.children.map {
      ChildPlacement(origin: view.alignment.origin(of: $0, proposal: offered, in: size), proposal: offered)
    }
  }
}
