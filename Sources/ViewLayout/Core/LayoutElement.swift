import Diagnostics
import Geometry
import LayoutTree
import ViewTree

/// A view or modifier in layout: its rules, its children, and what has been measured of it so far.
///
/// Structure-only views are gone by now; modifiers are elements with one child.
/// Safe to share for want of sharing: an element lives within one layout on one thread.
final class LayoutElement: @unchecked Sendable {
  /// How the element appears among the boxes.
  enum BoxRole {
    /// A view with a name that paths mention.
    case view
    /// A modifier: has a box, but no part in the paths of its content.
    case modifier
    /// No box of its own.
    case none
  }

  let kind: String
  let role: BoxRole
  let range: SourceRange?
  let layout: any ElementLayout
  private(set) var children: [LayoutElement]
  let environment: LayoutEnvironment
  let session: LayoutSession
  var traits: ElementTraits
  var annotations: BoxAnnotations

  /// In the container's coordinates; set by the placement pass.
  var frame = Rectangle.zero
  var placedProposal = ProposedViewSize.unspecified
  var box: Int?
  /// The safe area around the element; set by the placement pass.
  var region = SafeRegion(safe: .zero, outer: .zero, isMirrored: false)
  /// How far the content reaches beyond the frame into the safe area; set while placing.
  var expansion = EdgeInsets.zero

  private var answers: [Measurement] = []
  private var placementCache: [(proposal: ProposedViewSize, placements: [ChildPlacement])] = []
  private var guideCache: [GuideKey: Double?] = [:]
  private var spacingCache: ViewSpacing?
  /// The distances between the children of a stack, once they are known.
  var gaps: [Double]?
  private var priorityCache: Double?

  private struct GuideKey: Hashable {
    var guide: AlignmentGuideID
    var proposal: ProposedViewSize
  }

  init(
    _ kind: String, _ layout: any ElementLayout, children: [LayoutElement] = [], role: BoxRole = .view,
    range: SourceRange?, context: BuildContext
  ) {
    self.kind = kind
    self.layout = layout
    self.children = children
    self.role = role
    self.range = range
    environment = context.environment
    session = context.session
    traits = role == .view ? ElementTraits() : children.first?.traits ?? ElementTraits()
    annotations = BoxAnnotations()
  }

  /// The only child of a modifier.
  var content: LayoutElement { children[0] }

  /// The children from back to front.
  var childrenByDepth: [LayoutElement] {
    guard children.contains(where: { $0.traits.zIndex != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }

  /// Gives the element the content that it could build only once its place was known.
  func adopt(_ children: [LayoutElement]) {
    self.children = children
    gaps = nil
    placementCache = []
    guideCache = [:]
  }

  /// Lets the content reach beyond the frame.
  func expand(by insets: EdgeInsets) {
    expansion = insets
    placementCache = []
  }

  /// Forgets every measurement here and below, after something outside the proposals has changed.
  func forgetMeasurements() {
    answers = []
    placementCache = []
    guideCache = [:]
    for child in children { child.forgetMeasurements() }
  }
}

extension LayoutElement {
  /// The answer to a proposal.
  ///
  /// - Complexity: one measurement for all proposals that cannot change the answer.
  func measure(_ proposal: ProposedViewSize) -> Measurement {
    let proposal = proposal.sanitized
    session.work.requests += 1
    if session.usesCaches, let known = answers.last(where: { $0.holds(for: proposal) }) { return known }
    session.work.measurements += 1
    var answer = layout.measure(proposal, of: self)
    answer.size = answer.size.sanitized
    answer.width = answer.width.including(proposal.width)
    answer.height = answer.height.including(proposal.height)
    if answers.count >= Self.answerLimit { answers.removeFirst() }
    answers.append(answer)
    return answer
  }

  func size(for proposal: ProposedViewSize) -> Size { measure(proposal).size }

  /// The most answers that an element keeps; older ones are measured again.
  private static let answerLimit = 48

  /// Where the children go for a proposal.
  func placements(for proposal: ProposedViewSize) -> [ChildPlacement] {
    let proposal = proposal.sanitized
    if session.usesCaches, let known = placementCache.first(where: { $0.proposal == proposal }) {
      return known.placements
    }
    let result = layout.placements(of: self, proposal: proposal, size: size(for: proposal))
    if placementCache.count >= 4 { placementCache.removeFirst() }
    placementCache.append((proposal, result))
    return result
  }

  /// Whether anything here or below could say where a guide lies.
  func mayHaveExplicitGuide(_ guide: AlignmentGuideID) -> Bool {
    if guide == .firstTextBaseline || guide == .lastTextBaseline { return true }
    return session.explicitGuides.contains(guide)
  }

  /// The explicit position of a guide when measured with a proposal, from the element's top leading corner.
  func explicitGuide(_ guide: AlignmentGuideID, for proposal: ProposedViewSize) -> Double? {
    let proposal = proposal.sanitized
    let key = GuideKey(guide: guide, proposal: proposal)
    if session.usesCaches, let known = guideCache[key] { return known }
    let value = layout.explicitGuide(guide, of: self, proposal: proposal, size: size(for: proposal))
    let finite = value.flatMap { $0.isFinite ? $0 : nil }
    guideCache[key] = .some(finite)
    return finite
  }

  /// The position of a guide: explicit, or else its default.
  func guide(_ guide: AlignmentGuideID, for proposal: ProposedViewSize) -> Double {
    if mayHaveExplicitGuide(guide), let value = explicitGuide(guide, for: proposal) { return value }
    return guide.defaultPosition(in: size(for: proposal), context: guideContext(for: proposal))
  }

  /// The dimensions that a guide's closure reads of this element.
  func guideContext(for proposal: ProposedViewSize) -> GuideContext {
    GuideContext(
      size: size(for: proposal), value: { [self] in guide($0, for: proposal) },
      explicit: { [self] in explicitGuide($0, for: proposal) })
  }

  var spacing: ViewSpacing {
    if let known = spacingCache { return known }
    let value = layout.spacing(of: self)
    spacingCache = value
    return value
  }

  var priority: Double {
    if let known = priorityCache { return known }
    let value = layout.priority(of: self)
    priorityCache = value
    return value
  }

  func length(along axis: Axis, room: Double, cross: Double?) -> FlexibleLength {
    layout.length(of: self, along: axis, room: room, cross: cross)
  }
}

extension ProposedViewSize {
  /// The proposal without negative lengths, with "not a number" as unspecified and all too large lengths as infinite.
  var sanitized: ProposedViewSize {
    func sane(_ length: Double?) -> Double? {
      guard let length else { return nil }
      if length.isNaN { return nil }
      return length > Rectangle.largestCoordinate ? .infinity : max(length, 0)
    }
    return ProposedViewSize(width: sane(width), height: sane(height))
  }
}

extension Size {
  /// The size without negative lengths or "not a number".
  var sanitized: Size {
    func sane(_ length: Double) -> Double { length.isNaN ? 0 : max(length, 0) }
    return Size(width: sane(width), height: sane(height))
  }
}
