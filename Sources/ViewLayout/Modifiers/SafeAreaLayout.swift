import Geometry
import PlatformProfile
import ViewTree

/// `ignoresSafeArea`: the content may reach to the end of the outer region; the frame stays.
///
/// - Source: swiftui-layout, section 12.6.
/// - Verification: measured.
struct IgnoresSafeAreaLayout: WrapperLayout {
  var edges: EdgeSet

  func prepare(_ element: LayoutElement, for placement: PlacementContext) {
    element.expand(by: placement.region.reach(of: element.frame, on: edges))
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let reach = element.expansion
    guard reach != .zero else { return [ChildPlacement(origin: .zero, proposal: proposal)] }
    // The content fills the room from which the frame came: centred in what is offered where it is smaller.
    let room = Size(width: size.width + reach.horizontal, height: size.height + reach.vertical)
    let offered = ProposedViewSize(
      width: reach.horizontal > 0 ? room.width : proposal.width,
      height: reach.vertical > 0 ? room.height : proposal.height)
    let own = element.content.size(for: offered)
    return [
      ChildPlacement(
        origin: Point(
          x: (room.width - own.width) / 2 - reach.leading, y: (room.height - own.height) / 2 - reach.top),
        proposal: offered)
    ]
  }
}

/// `safeAreaPadding`: takes room from the content's safe area.
///
/// - Source: swiftui-layout, section 12.5.
/// - Verification: measured.
struct SafeAreaPaddingLayout: WrapperLayout {
  var insets: EdgeInsets

  private var padding: PaddingLayout { PaddingLayout(insets: insets, isScaled: false) }

  var forwardsPriority: Bool { false }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    padding.measure(proposal, of: element)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    padding.placements(of: element, proposal: proposal, size: size)
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { padding.spacing(of: element) }

  func narrowsSafeArea(of element: LayoutElement) -> EdgeInsets? { insets }
}

/// `safeAreaInset`: a bar at an edge, and the content in what remains.
///
/// - Source: swiftui-layout, section 12.4.
/// - Verification: measured.
struct SafeAreaInsetLayout: ElementLayout {
  var edge: Edge
  var alignment: Alignment
  /// `nil` for the platform's distance.
  var spacing: Double?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The bar's length along its edge's axis, and the distance between bar and content.
  private func inset(of element: LayoutElement, proposal: ProposedViewSize) -> (bar: Double, gap: Double) {
    guard element.children.count > 1 else { return (0, 0) }
    return (
      element.children[1].size(for: barProposal(proposal))[axis],
      spacing ?? element.session.defaults.stackSpacing
    )
  }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    result[axis] = nil
    return result
  }

  private func inner(_ proposal: ProposedViewSize, of element: LayoutElement) -> ProposedViewSize {
    let inset = inset(of: element, proposal: proposal)
    var result = proposal
    result[axis] = proposal[axis].map { max($0 - inset.bar - inset.gap, 0) }
    return result
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let inset = inset(of: element, proposal: proposal)
    var size = element.content.size(for: inner(proposal, of: element))
    size[axis] += inset.bar + inset.gap
    return Measurement(size, for: proposal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let inset = inset(of: element, proposal: proposal)
    let isFirst = edge == .top || edge == .leading
    var origin = Point.zero
    if isFirst, axis == .vertical { origin.y = inset.bar + inset.gap }
    if isFirst, axis == .horizontal { origin.x = inset.bar + inset.gap }
    var result = [ChildPlacement(origin: origin, proposal: inner(proposal, of: element))]
    guard element.children.count > 1 else { return result }
    let bar = element.children[1]
    var offered = ProposedViewSize(size)
    offered[axis] = nil
    let barSize = bar.size(for: offered)
    var place = alignment.origin(of: bar, proposal: offered, in: size)
    if axis == .vertical {
      place.y = isFirst ? 0 : size.height - barSize.height
    } else {
      place.x = isFirst ? 0 : size.width - barSize.width
    }
    result.append(ChildPlacement(origin: place, proposal: offered))
    return result
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? { nil }

  func narrowsSafeArea(of element: LayoutElement) -> EdgeInsets? {
    let inset = inset(of: element, proposal: element.placedProposal)
    return EdgeInsets(inset.bar + inset.gap, on: EdgeSet(edge))
  }
}
