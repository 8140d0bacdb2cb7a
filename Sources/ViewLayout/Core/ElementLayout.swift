import Diagnostics
import Geometry
import LayoutTree
import ViewTree

/// How one kind of view or modifier measures itself, places its children and paints.
///
/// Measuring has no effect that can be seen: it may happen any number of times. Coordinates are logical, x growing in
/// reading direction; the placement pass mirrors them where the layout reads right to left.
protocol ElementLayout {
  /// The answer to a proposal whose lengths are neither negative nor NaN.
  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement

  /// A placement for each child, given the proposal and the element's answer to it.
  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement]

  /// The explicit position of a guide, or `nil` where the guide's default holds.
  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double?

  func spacing(of element: LayoutElement) -> ViewSpacing

  /// What `layoutPriority` set, or the kind's own.
  func priority(of element: LayoutElement) -> Double

  /// The length along `axis` for no room (`0`) or unlimited room (`infinity`), as a stack asks for it.
  func length(of element: LayoutElement, along axis: Axis, room: Double, cross: Double?) -> FlexibleLength

  /// Gives the element what it can know only once its frame is known, before its children are placed.
  func prepare(_ element: LayoutElement, for placement: PlacementContext)

  /// The room that a bar or padding takes from the safe area of the first child, or `nil`.
  func narrowsSafeArea(of element: LayoutElement) -> EdgeInsets?

  /// What the layout has to do with content margins.
  var contentMargins: ContentMarginRole { get }

  /// Paints the element and its children, from back to front.
  func paint(_ element: LayoutElement, with painter: inout Painter)

  /// What limits the size of the content, where rules should know.
  func constraint(of element: LayoutElement) -> LayoutConstraint?

  /// Fills in what the kind knows of its box: text, symbol, picture.
  func describe(_ element: LayoutElement, in box: inout LayoutBox)

  /// Children that have a name together, in their order; each lies in a box of its own.
  func groups(of element: LayoutElement) -> [ElementGroup]
}

/// The part of a layout in margins that scrolled content keeps.
enum ContentMarginRole {
  case none
  /// What it takes from the safe area are such margins.
  case sets
  /// It scrolls: they hold for the place of its content alone, and the safe area ends along its axes.
  case ends
}

/// Neighbouring children that the source names together, such as the cells of a row.
struct ElementGroup {
  var kind: String
  var identifier: String
  var range: SourceRange?
  var children: Range<Int>
}

/// A length with the proposals across it for which it holds.
struct FlexibleLength {
  var length: Double
  var crossRange: ProposalRange
}

extension ElementLayout {
  func groups(of element: LayoutElement) -> [ElementGroup] { [] }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] { [] }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? { nil }

  func spacing(of element: LayoutElement) -> ViewSpacing { .ordinary }

  func priority(of element: LayoutElement) -> Double { 0 }

  func length(of element: LayoutElement, along axis: Axis, room: Double, cross: Double?) -> FlexibleLength {
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = room
    proposal[axis.cross] = cross
    let answer = element.measure(proposal)
    return FlexibleLength(length: answer.size[axis], crossRange: answer[axis.cross])
  }

  func prepare(_ element: LayoutElement, for placement: PlacementContext) {}

  func narrowsSafeArea(of element: LayoutElement) -> EdgeInsets? { nil }

  var contentMargins: ContentMarginRole { .none }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    for child in element.childrenByDepth { painter.paint(child) }
  }

  func constraint(of element: LayoutElement) -> LayoutConstraint? { nil }

  func describe(_ element: LayoutElement, in box: inout LayoutBox) {}
}

/// The layout of a modifier: one child, whose guides, spacing and priority show through.
protocol WrapperLayout: ElementLayout {
  /// Whether `layoutPriority` inside still counts outside.
  ///
  /// - Source: swiftui-layout, section 9.8.
  var forwardsPriority: Bool { get }
}

extension WrapperLayout {
  var forwardsPriority: Bool { true }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    element.content.measure(proposal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    [ChildPlacement(origin: .zero, proposal: proposal)]
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    guard element.content.mayHaveExplicitGuide(guide) else { return nil }
    let placement = element.placements(for: proposal)[0]
    guard let value = element.content.explicitGuide(guide, for: placement.proposal) else { return nil }
    return value + (guide.axis == .horizontal ? placement.origin.x : placement.origin.y)
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { element.content.spacing }

  func priority(of element: LayoutElement) -> Double { forwardsPriority ? element.content.priority : 0 }
}

/// The layout of several children, whose guides merge.
protocol ContainerLayout: ElementLayout {}

extension ContainerLayout {
  /// The children's guides merged: the topmost first baseline, the lowest last baseline, the mean of the project's own.
  ///
  /// The six edge and centre guides are never inherited.
  /// - Source: swiftui-layout, section 10.4.
  /// - Verification: documented; the maximum for last baselines inferred from Apple's description.
  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    guard !guide.isEdgeOrCenter else { return nil }
    var values: [Double] = []
    var placements: [ChildPlacement]?
    for (index, child) in element.children.enumerated() where child.mayHaveExplicitGuide(guide) {
      let placed = placements ?? element.placements(for: proposal)
      placements = placed
      guard index < placed.count, let value = child.explicitGuide(guide, for: placed[index].proposal) else { continue }
      values.append(value + (guide.axis == .horizontal ? placed[index].origin.x : placed[index].origin.y))
    }
    guard !values.isEmpty else { return nil }
    switch guide {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { .union(of: element.children) }
}
