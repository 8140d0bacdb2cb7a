package import Auditing
import Geometry
package import LayoutTree
import PathGeometry

/// Small targets that stand so close together that the wrong one is hit.
package struct CrowdedTargetsRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "crowded-targets", title: "Targets too close together", criteria: [.targetSizeMinimum], severity: .warning,
      options: [
        RuleOption("minimum-size", 24, .points, "Smaller targets need a circle of this diameter to themselves."),
        RuleOption("tolerance", 0.5, .points, "How far targets or their circles may overlap."),
      ],
      rationale: """
        A target that is smaller than 24 points is acceptable where it has room: a circle of 24 points about its middle \
        that no other target, and no other small target's circle, enters. Targets of any size must not lie over each \
        other, but for one that lies wholly within a larger one and in front of it, as a star on a card: it takes its \
        touches, and where it is large enough and leaves as much of the other, both can be hit.
        """)
    metadata.knownLimits = [
      "The hit area is the frame; a contentShape that is larger or smaller is not known.",
      "A control inside another, such as a button in a tappable row, is one target in two sizes and is left alone.",
      "What scrolls under a control that does not can be scrolled away from it, and is left alone.",
      "Items of the system's bars have the room that the system gives them.",
    ]
    metadata.folding = .byCause
    metadata.isAboutControls = true
    metadata.references = ["WCAG 2.2, 2.5.8 Target Size (Minimum), spacing"]
    metadata.failing = MetricExamples.crowded
    metadata.passing = MetricExamples.spaced
    metadata.undecided = MetricExamples.uncertainSpacing
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let controls = tree.controls.filter {
      tree.boxes[$0].isEnabled && !tree.drawnFrame(of: $0).isEmpty && !tree.isInSystemBar($0)
    }
    if controls.isEmpty { return [] }
    let frames = controls.map { tree.drawnFrame(of: $0) }
    let scrolls = controls.map { tree.scroller(of: $0) }
    let (diameter, tolerance) = (options["minimum-size"], options["tolerance"])
    let grid = BoxGrid(frames)
    func leavesRoom(_ one: Int, _ other: Int) -> Bool {
      guard frames[one].contains(frames[other], tolerance: 0.5) || frames[other].contains(frames[one], tolerance: 0.5)
      else { return false }
      let (front, back) = tree.isInFront(controls[one], of: controls[other]) ? (one, other) : (other, one)
      return frames[front].leavesRoom(in: frames[back], for: diameter)
    }
    return controls.indices.map { index in
      // Each pair is one defect: that of the earlier target.
      var nearest: (gap: Double, other: Int)?
      grid.forEachIndex(touching: frames[index].inset(by: -diameter), after: index) { other in
        tree.work.pairsCompared += 1
        guard !tree.isWithin(controls[index], controls[other]), !tree.isWithin(controls[other], controls[index]),
          scrolls[index] == scrolls[other], !leavesRoom(index, other)
        else { return }
        let gap = Self.gap(frames[index], frames[other], diameter: diameter)
        if gap < nearest?.gap ?? .infinity { nearest = (gap, other) }
      }
      guard let nearest else { return observation(.passed, "crowded", of: controls[index]) }
      let fails = nearest.gap < -tolerance
      var result = observation(
        fails ? .failed : .passed, "crowded", of: controls[index], Figure("gap", nearest.gap, .points),
        margin: nearest.gap)
      guard fails else { return result }
      result.otherParty = tree.control(controls[nearest.other])
      result.cause = tree.commonAncestor(controls[index], controls[nearest.other]).map { tree.subject($0) }
      result.property = .spacing
      result.marks = [.rectangle(frames[index]), .rectangle(frames[nearest.other])]
      return result
    }
  }

  /// The room between two targets, of which small ones claim a circle; negative where they get in each other's way.
  private static func gap(_ one: Rectangle, _ two: Rectangle, diameter: Double) -> Double {
    let isSmall = (one.isSmaller(than: diameter), two.isSmaller(than: diameter))
    let between = one.distance(to: two)
    var gaps = [between]
    if isSmall.0 { gaps.append(two.distance(to: one.center) - diameter / 2) }
    if isSmall.1 { gaps.append(one.distance(to: two.center) - diameter / 2) }
    if isSmall.0, isSmall.1 { gaps.append(one.center.distance(to: two.center) - diameter) }
    return gaps.min() ?? between
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let gap = defect.fact("gap")?.magnitude.display ?? "–"
    return RuleMessage(
      what:
        "\(defect.observation.subject.title) and \(defect.observation.otherParty.name) are \(gap) too close as targets.",
      why: "The wrong one is hit.", remedy: "Make them larger, or move them apart.")
  }
}

extension Rectangle {
  fileprivate func isSmaller(than side: Double) -> Bool { min(width, height) < side }

  /// Whether a target in front, wholly within another, is no smaller than a length, and leaves a square of that length
  /// of the other.
  ///
  /// - Source: WCAG 2.2, Understanding 2.5.8: a target that others cover in part is as large as what is left of it.
  fileprivate func leavesRoom(in back: Rectangle, for side: Double) -> Bool {
    guard !isSmaller(than: side), back.contains(self, tolerance: 0.5) else { return false }
    return (max(minX - back.minX, back.maxX - maxX) >= side && back.height >= side)
      || (max(minY - back.minY, back.maxY - maxY) >= side && back.width >= side)
  }

  /// The distance between two rectangles; minus the depth of the overlap where they overlap.
  fileprivate func distance(to other: Rectangle) -> Double {
    let x = max(other.minX - maxX, minX - other.maxX)
    let y = max(other.minY - maxY, minY - other.maxY)
    if x < 0, y < 0 { return max(x, y) }
    return (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
  }

  fileprivate func distance(to point: Point) -> Double {
    distance(to: Rectangle(origin: point, size: .zero))
  }
}
