package import Auditing
import Geometry
package import LayoutTree
import PathGeometry

/// Text or a symbol of which a part is cut off.
package struct ClippedTextRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "clipped-text", title: "Text or symbol cut off", criteria: [.resizeText], severity: .error,
      options: [
        RuleOption("tolerance", 0.5, .points, "How much ink may be cut before it is a defect."),
        RuleOption("lost-share", 0.95, .none, "Ink that is cut by more than this share is lost, not cut."),
      ],
      rationale: """
        A clip that does not grow with the text cuts through its letters: tops and bottoms where the height is fixed, \
        ends where the width is. The ink is measured, not the text's box, so that a clip through empty leading is fine. \
        What can be scrolled into view is not cut.
        """)
    metadata.knownLimits = [
      "Ink that is lost as a whole is reported by clipped-content.",
      "Ink that an offset moves under a clip is taken to be brought in by a gesture, and left alone.",
      "Masks with soft edges are not modelled.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text"]
    metadata.failing = BoundsExamples.clipped
    metadata.passing = BoundsExamples.unclipped
    metadata.undecided = BoundsExamples.barelyClipped
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let (limit, lostShare) = (options["tolerance"], options["lost-share"])
    var observations: [Observation] = []
    lazy var cuts = Self.cuts(in: tree)
    for index in tree.inks.indices where tree.inkSummaries[index].isClipped {
      let ink = tree.inks[index]
      if isSurelyWhole(ink, in: tree) {
        observations.append(observation(.passed, "cut-vertically", of: ink.box).deferring(cuts))
        continue
      }
      guard let cut = Self.worstCut(of: ink, in: tree) else { continue }
      let tolerance = max(ink.tolerance, 0)
      var outcome = Outcome.passed
      if cut.amount > limit { outcome = cut.amount - tolerance > 0 ? .failed : .cantTell }
      // Lost as a whole: another rule's finding.
      if cut.isLost(share: lostShare) { outcome = .inapplicable }
      let amount = Figure("cut", cut.amount, .points, tolerance: tolerance)
      var result = observation(outcome, cut.reason, of: ink.box, amount, margin: -cut.amount)
      if outcome == .failed || outcome == .cantTell { complete(&result, cut, of: ink, in: tree) }
      observations.append(result)
    }
    return observations
  }

  /// Whether no clip comes near an ink, and some might: told without measuring how far they are.
  private func isSurelyWhole(_ ink: Ink, in tree: AuditedTree) -> Bool {
    var isAsked = false
    for (position, index) in ink.clips.enumerated() {
      guard let edge = tree.clipEdges[index] else { continue }
      let free = tree.freeAxes(at: position, of: ink.clips, around: ink.box)
      guard let cut = InkCut(ink: ink.bounds, box: tree.tree.clips[index].box, edge: edge, free: free) else { continue }
      // What an offset moves under a clip is another matter.
      if cut.amount > 0 || tree.movesAnything { return false }
      if !tree.clipIsRectangle[index], free.isEmpty,
        !tree.surelyHolds(.clip(index), tree.tree.clips[index].path, ink.bounds)
      {
        return false
      }
      isAsked = true
    }
    return isAsked
  }

  /// How far from the nearest clip an ink is that is surely whole.
  private static func cuts(in tree: AuditedTree) -> DeferredFacts {
    DeferredFacts(in: tree) { tree, box in
      let ink = tree.inkIndex(of: box).map { tree.inks[$0] }
      let cut = ink.flatMap { worstCut(of: $0, in: tree) }
      return Fact("cut", cut?.amount ?? 0, .points, tolerance: max(ink?.tolerance ?? 0, 0))
    }
  }

  private func complete(_ result: inout Observation, _ cut: InkCut, of ink: Ink, in tree: AuditedTree) {
    result.furtherFacts = [
      Fact("cut-above", max(cut.above, 0), .points), Fact("cut-below", max(cut.below, 0), .points),
      Fact("cut-left", max(cut.left, 0), .points), Fact("cut-right", max(cut.right, 0), .points),
    ]
    result.otherParty = tree.subject(cut.box)
    let frame = tree.nearestFrame(around: ink.box, along: cut.axis)
    result.cause = frame.map { tree.subject($0.box) } ?? tree.subject(cut.box)
    result.property = frame == nil ? .shape : cut.axis == .vertical ? .frameHeight : .frameWidth
    result.marks = [.rectangle(ink.bounds)]
  }

  /// The clip that takes most of the ink; `nil` where no clip applies.
  private static func worstCut(of ink: Ink, in tree: AuditedTree) -> InkCut? {
    var worst: InkCut?
    for (position, index) in ink.clips.enumerated() where !tree.isMoved(ink.box, under: index) {
      let free = tree.freeAxes(at: position, of: ink.clips, around: ink.box)
      guard let edge = tree.clipEdges[index],
        var cut = InkCut(ink: ink.bounds, box: tree.tree.clips[index].box, edge: edge, free: free)
      else { continue }
      if !tree.clipIsRectangle[index], free.isEmpty, cut.amount <= 0,
        let shape = tree.clipShape(index, around: ink.bounds.center)
      {
        tree.work.clearancesMeasured += 1
        cut.addCurve(shape, ink: ink, in: tree)
      }
      if cut.amount > worst?.amount ?? -.infinity { worst = cut }
    }
    return worst
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let observation = defect.observation
    let sides = [
      ("cut-above", "at the top"), ("cut-below", "at the bottom"), ("cut-left", "on the left"),
      ("cut-right", "on the right"),
    ]
    .compactMap { name, place -> String? in
      guard let fact = defect.fact(name), fact.value > options["tolerance"] else { return nil }
      return "\(fact.display) \(place)"
    }
    let amount = sides.isEmpty ? defect.display("cut") : sides.joined(separator: ", ")
    return RuleMessage(
      what: "\(observation.subject.title) is cut off by \(observation.otherParty.name): \(amount).",
      why: "Letters without their tops, bottoms or ends cannot be read.",
      remedy: observation.property == .frameHeight
        ? "Make the frame's height a minimum, so that it grows with the text."
        : observation.property == .frameWidth
          ? "Make the frame's width a minimum, or let the text wrap."
          : "Let the shape grow with the text (@ScaledMetric).")
  }
}

/// How much of an ink a clip takes on each side, in points; negative where there is room.
private struct InkCut {
  let box: Int
  let bounds: Rectangle
  var above: Double
  var below: Double
  var left: Double
  var right: Double
  /// The distance that ink reaches over a curved edge.
  var curve = -Double.infinity

  /// `nil` where the clip takes nothing for good.
  ///
  /// - Parameter free: axes along which the clip takes nothing for good.
  init?(ink: Rectangle, box: Int, edge: Rectangle, free: AxisSet) {
    let isFree = (free.contains(Axis.horizontal), free.contains(Axis.vertical))
    guard isFree != (true, true) else { return nil }
    self.box = box
    bounds = ink
    above = isFree.1 ? -.infinity : edge.minY - ink.minY
    below = isFree.1 ? -.infinity : ink.maxY - edge.maxY
    left = isFree.0 ? -.infinity : edge.minX - ink.minX
    right = isFree.0 ? -.infinity : ink.maxX - edge.maxX
  }

  mutating func addCurve(_ shape: ContainingShape, ink: Ink, in tree: AuditedTree) {
    if let bound = shape.clearance(of: ink.bounds), shape.isConvex, bound.distance >= 0 {
      curve = -bound.distance
    } else if let clearance = shape.clearance(of: tree.contoursOrBoxes(of: ink)) {
      curve = -clearance.distance
    }
  }

  var amount: Double { max(above, below, left, right, curve) }

  var axis: Axis { max(above, below) >= max(left, right) ? .vertical : .horizontal }

  var reason: StaticString {
    if curve >= max(above, below, left, right) { return "cut-by-curve" }
    return axis == .vertical ? "cut-vertically" : "cut-horizontally"
  }

  /// Whether nearly nothing of the ink is left.
  func isLost(share: Double) -> Bool {
    max(above, below) >= share * bounds.height || max(left, right) >= share * bounds.width
  }
}
