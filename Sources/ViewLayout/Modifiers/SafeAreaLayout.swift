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
  /// Whether they are content margins, which are a safe area for a scroll view but not for what it shows.
  var contentMargins: ContentMarginRole = .none

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
/// - Source: swiftui-layout, section 12.4; a public reimplementation of SwiftUICore, audited against 6.5.4.
/// - Verification: measured for plain bars; that the bar is offered the parent's width, and lies by the content's guide,
///   inferred.
struct SafeAreaInsetLayout: ElementLayout {
  var edge: Edge
  var alignment: Alignment
  /// `nil` for the platform's distance.
  var spacing: Double?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isFirst: Bool { edge == .top || edge == .leading }

  /// Between the content and the bar.
  private func gap(of element: LayoutElement) -> Double {
    if let spacing { return spacing }
    guard element.children.count > 1 else { return 0 }
    let (content, bar) = (element.content.spacing, element.children[1].spacing)
    return isFirst
      ? bar.distance(to: content, along: axis, otherwise: element.session.defaults.stackSpacing)
      : content.distance(to: bar, along: axis, otherwise: element.session.defaults.stackSpacing)
  }

  /// What the bar is offered: along its axis what the content leaves in no room, across it what the parent offers.
  private func barProposal(_ proposal: ProposedViewSize, of element: LayoutElement) -> ProposedViewSize {
    guard let room = proposal[axis] else { return proposal }
    var result = proposal
    result[axis] = 0
    let least = element.content.size(for: result)[axis]
    result[axis] = max(room - gap(of: element) - least, 0)
    return result
  }

  /// The bar's length along its axis.
  private func barLength(of element: LayoutElement, proposal: ProposedViewSize) -> Double {
    guard element.children.count > 1 else { return 0 }
    return element.children[1].size(for: barProposal(proposal, of: element))[axis]
  }

  private func inner(_ proposal: ProposedViewSize, of element: LayoutElement) -> ProposedViewSize {
    let taken = barLength(of: element, proposal: proposal) + gap(of: element)
    var result = proposal
    result[axis] = proposal[axis].map { max($0 - taken, 0) }
    return result
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    var size = element.content.size(for: inner(proposal, of: element))
    guard element.children.count > 1 else { return Measurement(size, for: proposal) }
    let bar = element.children[1].size(for: barProposal(proposal, of: element))
    size[axis] += bar[axis] + gap(of: element)
    size[axis.cross] = max(size[axis.cross], bar[axis.cross])
    return Measurement(size, for: proposal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    var proposal = proposal
    proposal[axis.cross] = proposal[axis.cross] ?? size[axis.cross]
    let inner = inner(proposal, of: element)
    let own = element.content.size(for: inner)
    var origin = Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    if axis == .vertical {
      origin.y = isFirst ? size.height - own.height : 0
    } else {
      origin.x = isFirst ? size.width - own.width : 0
    }
    var result = [ChildPlacement(origin: origin, proposal: inner)]
    guard element.children.count > 1 else { return result }
    let bar = element.children[1]
    let offered = barProposal(proposal, of: element)
    let barSize = bar.size(for: offered)
    var place = Point.zero
    if axis == .vertical {
      let guide = alignment.horizontal
      place.x = origin.x + element.content.guide(guide, for: inner) - bar.guide(guide, for: offered)
      place.y = isFirst ? 0 : size.height - barSize.height
    } else {
      let guide = alignment.vertical
      place.x = isFirst ? 0 : size.width - barSize.width
      place.y = origin.y + element.content.guide(guide, for: inner) - bar.guide(guide, for: offered)
    }
    result.append(ChildPlacement(origin: place, proposal: offered))
    return result
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? { nil }

  func narrowsSafeArea(of element: LayoutElement) -> EdgeInsets? {
    EdgeInsets(barLength(of: element, proposal: element.placedProposal) + gap(of: element), on: EdgeSet(edge))
  }
}
