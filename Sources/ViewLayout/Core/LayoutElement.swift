import Diagnostics
import Geometry
import LayoutTree
import ViewTree

/// A view or modifier in layout: its rules, its children, and what has been measured of it so far.
///
/// Structure-only views are gone by now; modifiers are elements with one child.
/// Safe to share for want of sharing: an element lives within one layout on one thread.
///
/// Optimization: text keeps what it is made of in a subclass, a stack its division in an object of its own, and what is
/// the same for most elements lies outside, since a layout has thousands of them; the benchmark guards it.
class LayoutElement: @unchecked Sendable {
  /// How the element appears among the boxes.
  enum BoxRole {
    /// A view with a name that paths mention.
    case view
    /// A modifier: has a box, but no part in the paths of its content.
    case modifier
    /// No box of its own.
    case none
  }

  // Optimization: in the order of their use, so that measuring touches little memory.
  let layout: any ElementLayout
  /// Optimization: not counted, since the session outlives its elements by being held where they are made.
  unowned(unsafe) let session: LayoutSession
  private(set) var children: [LayoutElement]
  /// The last division of a stack.
  var division: StackDivision?
  let environment: LayoutEnvironment
  private var knownSpacing: ViewSpacing?
  private var knownPriority: Double?
  /// The last answer, the one before, and those before that from the oldest on.
  private var lastAnswer: Measurement?
  private var earlierAnswers: [Measurement] = []
  private var knownPlacements: [KnownPlacements] = []
  private var knownGuides: [KnownGuide] = []
  @Rare private var reach: Reach
  @Rare var traits: ElementTraits
  @Rare var annotations: BoxAnnotations
  let kind: String
  let range: SourceRange?
  let role: BoxRole

  var box: Int?
  /// In the container's coordinates; set by the placement pass.
  var frame = Rectangle.zero
  var placedProposal = ProposedViewSize.unspecified
  /// Where the safe area around the element lies among those of the session; -1 until it is placed.
  private var regionIndex = -1
  private var previousAnswer: Measurement?

  private struct Reach: Plain {
    var insets = EdgeInsets.zero
  }

  private struct KnownPlacements {
    var proposal: ProposedViewSize
    var placements: [ChildPlacement]
  }

  private struct KnownGuide {
    var guide: AlignmentGuideID
    var proposal: ProposedViewSize
    var position: Double?
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
    if role != .view { takeTraitsOfFirstChild() }
  }

  /// Tells the container around what the first child tells.
  func takeTraitsOfFirstChild() {
    if let first = children.first { _traits = first._traits }
  }

  /// What modifiers say of the box; `nil` where none says anything.
  var annotationsIfAny: BoxAnnotations? { _annotations.isSet ? annotations : nil }

  /// The safe area around the element; set by the placement pass.
  var region: SafeRegion {
    get { regionIndex < 0 ? SafeRegion(safe: .zero, outer: .zero, isMirrored: false) : session.regions[regionIndex] }
    set { regionIndex = session.index(of: newValue) }
  }

  /// How far the content reaches beyond the frame into the safe area; set while placing.
  var expansion: EdgeInsets { reach.insets }

  /// The only child of a modifier.
  var content: LayoutElement { children[0] }

  /// The children from back to front.
  var childrenByDepth: [LayoutElement] {
    guard children.contains(where: { $0._traits.isSet && $0.traits.zIndex != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }

  /// Gives the element the content that it could build only once its place was known.
  func adopt(_ children: [LayoutElement]) {
    self.children = children
    division = nil
    knownPlacements = []
    knownGuides = []
  }

  /// Lets the content reach beyond the frame.
  func expand(by insets: EdgeInsets) {
    reach.insets = insets
    knownPlacements = []
  }

  /// Forgets every measurement here and below, after something outside the proposals has changed.
  func forgetMeasurements() {
    lastAnswer = nil
    previousAnswer = nil
    earlierAnswers = []
    division = nil
    knownPlacements = []
    knownGuides = []
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
    if session.usesCaches, let known = knownAnswer(to: proposal) { return known }
    session.work.measurements += 1
    var answer = layout.measure(proposal, of: self)
    answer.size = answer.size.sanitized
    answer.width = answer.width.including(proposal.width)
    answer.height = answer.height.including(proposal.height)
    keep(answer)
    return answer
  }

  /// The answer that was kept last among those that hold for a proposal.
  private func knownAnswer(to proposal: ProposedViewSize) -> Measurement? {
    guard let lastAnswer else { return nil }
    if lastAnswer.holds(for: proposal) { return lastAnswer }
    guard let previousAnswer else { return nil }
    return previousAnswer.holds(for: proposal) ? previousAnswer : earlierAnswers.last { $0.holds(for: proposal) }
  }

  private func keep(_ answer: Measurement) {
    if let previousAnswer {
      if earlierAnswers.count + 2 >= Self.answerLimit { earlierAnswers.removeFirst() }
      earlierAnswers.append(previousAnswer)
    }
    previousAnswer = lastAnswer
    lastAnswer = answer
  }

  func size(for proposal: ProposedViewSize) -> Size { measure(proposal).size }

  /// The most answers that an element keeps; older ones are measured again.
  private static let answerLimit = 48

  /// Where the children go for a proposal.
  func placements(for proposal: ProposedViewSize) -> [ChildPlacement] {
    let proposal = proposal.sanitized
    if let known = keptPlacements(for: proposal) { return known }
    let result = layout.placements(of: self, proposal: proposal, size: size(for: proposal))
    if knownPlacements.count >= 4 { knownPlacements.removeFirst() }
    knownPlacements.append(KnownPlacements(proposal: proposal, placements: result))
    return result
  }

  /// Where the children go in the element's place.
  func finalPlacements() -> [ChildPlacement] {
    let proposal = placedProposal.sanitized
    return keptPlacements(for: proposal)
      ?? layout.placements(of: self, proposal: proposal, size: size(for: proposal))
  }

  private func keptPlacements(for proposal: ProposedViewSize) -> [ChildPlacement]? {
    guard session.usesCaches, !knownPlacements.isEmpty else { return nil }
    return knownPlacements.first { $0.proposal == proposal }?.placements
  }

  /// Whether anything here or below could say where a guide lies.
  func mayHaveExplicitGuide(_ guide: AlignmentGuideID) -> Bool {
    if guide == .firstTextBaseline || guide == .lastTextBaseline { return true }
    return session.explicitGuides.contains(guide)
  }

  /// The explicit position of a guide when measured with a proposal, from the element's top leading corner.
  func explicitGuide(_ guide: AlignmentGuideID, for proposal: ProposedViewSize) -> Double? {
    let proposal = proposal.sanitized
    if session.usesCaches, let known = knownGuides.first(where: { $0.proposal == proposal && $0.guide == guide }) {
      return known.position
    }
    let value = layout.explicitGuide(guide, of: self, proposal: proposal, size: size(for: proposal))
    let finite = value.flatMap { $0.isFinite ? $0 : nil }
    if knownGuides.count >= Self.answerLimit { knownGuides.removeFirst() }
    knownGuides.append(KnownGuide(guide: guide, proposal: proposal, position: finite))
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
    if let known = knownSpacing { return known }
    let value = layout.spacing(of: self)
    knownSpacing = value
    return value
  }

  var priority: Double {
    if let known = knownPriority { return known }
    let value = layout.priority(of: self)
    knownPriority = value
    return value
  }

  func length(along axis: Axis, room: Double, cross: Double?) -> FlexibleLength {
    layout.length(of: self, along: axis, room: room, cross: cross)
  }
}

extension ProposedViewSize {
  /// The proposal without negative lengths, with "not a number" as unspecified and all too large lengths as infinite.
  var sanitized: ProposedViewSize {
    // Optimization: as it is in nearly every case.
    if Self.isSane(width), Self.isSane(height) { return self }
    func sane(_ length: Double?) -> Double? {
      guard let length else { return nil }
      if length.isNaN { return nil }
      return length > Rectangle.largestCoordinate ? .infinity : max(length, 0)
    }
    return ProposedViewSize(width: sane(width), height: sane(height))
  }

  private static func isSane(_ length: Double?) -> Bool {
    guard let length else { return true }
    return length >= 0 && (length <= Rectangle.largestCoordinate || length == .infinity)
  }
}

extension Size {
  /// The size without negative lengths or "not a number".
  var sanitized: Size {
    func sane(_ length: Double) -> Double { length.isNaN ? 0 : max(length, 0) }
    return Size(width: sane(width), height: sane(height))
  }
}
