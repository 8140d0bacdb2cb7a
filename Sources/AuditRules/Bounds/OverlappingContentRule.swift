package import Auditing
import Geometry
package import LayoutTree
import PathGeometry

/// Ink drawn over other ink.
package struct OverlappingContentRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "overlapping-content", title: "Content drawn over other content", criteria: [.resizeText], severity: .error,
      options: [
        RuleOption("tolerance", 0.5, .points, "How deep ink may reach into other ink."),
        RuleOption("visible-opacity", 0.15, .none, "Ink and shapes fainter than this collide with nothing."),
      ],
      rationale: """
        Two texts, or a text and a symbol, whose ink runs into each other can both not be read. Outlines decide: boxes \
        may overlap where only empty leading meets. In rows, columns and grids shapes count too, since neighbours there \
        are not meant to lie on each other; in a ZStack or an overlay a shape behind text is its decoration, and a badge \
        with a background of its own covers on purpose.
        """)
    metadata.knownLimits = [
      "Symbols are measured by their convex outline; ink in their hollows counts as overlap.",
      "Pictures are no party: text over a picture is a matter of contrast.",
      "What a blend mode leaves of ink is not known; such ink is no party either.",
      "The depth is that of the shortest move up, down, left or right that parts the two.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text", "WCAG 2.2, 1.4.12 Text Spacing"]
    metadata.failing = OverlapExamples.failing
    metadata.passing = OverlapExamples.passing
    metadata.undecided = OverlapExamples.undecided
    return metadata
  }()

  /// Inks farther apart than this are not compared, in points.
  private static let reach = 8.0

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let (tolerance, severity) = (options["tolerance"], metadata.severity)
    // Without a margin, as long as nothing is met.
    var observations = tree.inkSummaries.map { Observation(.passed, severity, "ink-over-ink", of: $0.box) }
    if observations.isEmpty { return [] }
    let search = CollisionSearch(tree: tree, visibleOpacity: options["visible-opacity"], reach: Self.reach)
    search.forEachPair { ink, other, collision in
      var result = judge(collision, of: tree.inkSummaries[ink].box, tolerance: tolerance)
      guard observations[ink].margin == nil || result.isWorse(than: observations[ink]) else { return }
      if result.outcome != .passed {
        complete(&result, collision, of: tree.inkSummaries[ink].box, against: other, in: tree)
      }
      observations[ink] = result
    }
    return observations
  }

  private func judge(_ collision: Collision, of box: Int, tolerance: Double) -> Observation {
    let depth = -collision.distance
    let outcome: Outcome = depth <= tolerance ? .passed : depth > collision.tolerance ? .failed : .cantTell
    return observation(
      outcome, collision.isShape ? "shape-over-ink" : "ink-over-ink", of: box,
      Figure("distance", collision.distance, .points, tolerance: collision.tolerance),
      margin: collision.distance + tolerance)
  }

  private func complete(
    _ result: inout Observation, _ collision: Collision, of own: Int, against box: Int, in tree: AuditedTree
  ) {
    result.otherParty = tree.subject(box)
    result.marks = [.rectangle(collision.place)]
    guard let common = tree.commonAncestor(own, box) else { return }
    // Rows of fixed height run into each other below one another; anything else lacks space or room.
    let isColumn = LinearContainer.isVertical(tree[common])
    let frame = [own, box].lazy.compactMap { tree.nearestFrame(around: $0, along: .vertical) }
      .first { isColumn && tree.isWithin($0.box, common) }
    result.cause = tree.subject(frame?.box ?? common)
    result.property = frame == nil ? .spacing : .frameHeight
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let observation = defect.observation
    let depth = defect.fact("distance")?.magnitude.display ?? "–"
    return RuleMessage(
      what: "\(observation.subject.title) and \(observation.otherParty.name) run into each other, by \(depth).",
      why: "Where they overlap neither can be read.",
      remedy: observation.property == .frameHeight
        ? "Make the frame's height a minimum, so that the rows keep apart."
        : "Give them room: more spacing, or a stack instead of layers at large sizes.")
  }
}

/// Two things and how far they are apart.
struct Collision {
  /// In points; negative where they overlap.
  var distance: Double
  var tolerance: Double
  var place: Rectangle
  var isShape: Bool
}

/// Finds what collides with the ink of a tree.
struct CollisionSearch {
  let tree: AuditedTree
  let visibleOpacity: Double
  let reach: Double

  /// Containers whose children are not laid over each other.
  private static let layering: Set<String> = ["ZStack", "overlay", "background", "mask", "safeAreaInset", "toolbar"]

  /// Calls for each ink, the box of what is near it, and how far that is.
  func forEachPair(_ record: (_ ink: Int, _ other: Int, Collision) -> Void) {
    if tree.inks.count < 2, tree.paintFinder.isEmpty { return }
    let isVisible = tree.inkSummaries.map { self.isVisible($0) }
    findInkPairs(tree.visibleInks, isVisible, record)
    findShapePairs(tree.visibleInks, isVisible, record)
  }

  /// Pairs of inks that are near each other, the one of the earlier box first.
  private func findInkPairs(
    _ visible: [Rectangle?], _ isVisible: [Bool], _ record: (_ ink: Int, _ other: Int, Collision) -> Void
  ) {
    if visible.count < 2 { return }
    let nowhere = Rectangle(x: .nan, y: .nan, width: 0, height: 0)
    let grid = BoxGrid(visible.map { $0 ?? nowhere })
    for index in visible.indices where isVisible[index] {
      guard let box = visible[index] else { continue }
      grid.forEachIndex(touching: box.inset(by: -reach), after: index) { other in
        guard isVisible[other] else { return }
        tree.work.pairsCompared += 1
        guard let otherBox = visible[other], mayCollide(index, other) else { return }
        let collision = compare(index, box, with: other, otherBox)
        let boxes = (tree.inkSummaries[index].box, tree.inkSummaries[other].box)
        if boxes.0 <= boxes.1 { record(index, boxes.1, collision) } else { record(other, boxes.0, collision) }
      }
    }
  }

  /// Pairs of an ink and a shape that is no backdrop of it.
  private func findShapePairs(
    _ visible: [Rectangle?], _ isVisible: [Bool], _ record: (_ ink: Int, _ other: Int, Collision) -> Void
  ) {
    if tree.paintFinder.isEmpty { return }
    for index in tree.inks.indices where isVisible[index] {
      guard let box = visible[index] else { continue }
      tree.paintFinder.forEachItem(touching: box) { candidate in
        guard mayBeObstacle(candidate, of: tree.inkSummaries[index].box) else { return }
        let ink = tree.inks[index]
        let item = tree.tree.paint[candidate]
        guard isObstacle(item, of: ink), let path = item.content.outline else { return }
        tree.work.pairsCompared += 1
        guard let drawn = tree.painted[candidate].drawn, let seen = tree.visibleBounds(of: drawn, clips: item.clips),
          let place = seen.intersection(box), !place.isEmpty,
          let separation = InkSeparation.between(
            tree.contoursOrBoxes(of: ink), (item.transform.map { path.applying($0) } ?? path).contours(), limit: 0.01)
        else { return }
        record(
          index, item.box,
          Collision(distance: separation.distance, tolerance: ink.tolerance, place: place, isShape: true))
      }
    }
  }

  /// Whether ink is seen; what a blend mode or filter leaves of it is not known, and collides with nothing.
  private func isVisible(_ ink: InkSummary) -> Bool {
    tree.painted[ink.firstItem].isMeasured && tree.painted[ink.firstItem].isVisible(above: visibleOpacity)
  }

  private func mayCollide(_ one: Int, _ two: Int) -> Bool {
    let boxes = (tree.inkSummaries[one].box, tree.inkSummaries[two].box)
    guard boxes.0 != boxes.1, scrollTogether(one, two), let ancestor = tree.commonAncestor(boxes.0, boxes.1)
    else { return false }
    // Rows and columns are the common case.
    let kind = tree[ancestor].kind
    guard kind != "HStack", kind != "VStack", Self.layering.contains(kind) else { return true }
    return mayCollideInLayers(tree.inks[one], tree.inks[two])
  }

  private func scrollTogether(_ one: Int, _ two: Int) -> Bool {
    if !tree.inkSummaries[one].isClipped, !tree.inkSummaries[two].isClipped { return true }
    let (first, second) = (tree.inks[one], tree.inks[two])
    return first.clips == second.clips || scrollContext(of: first) == scrollContext(of: second)
  }

  /// In layers, ink on ink may be meant: a glyph on a symbol, a text repeated as its own shadow, a badge.
  private func mayCollideInLayers(_ first: Ink, _ second: Ink) -> Bool {
    if first.kind == .symbol, second.kind == .symbol { return false }
    let texts = (tree[first.box].text?.string, tree[second.box].text?.string)
    if let one = texts.0, one == texts.1 { return false }
    if first.kind != second.kind {
      let isHeld =
        first.bounds.contains(second.bounds, tolerance: 1) || second.bounds.contains(first.bounds, tolerance: 1)
      if isHeld { return false }
    }
    guard let place = first.bounds.intersection(second.bounds) else { return true }
    return !tree.paintFinder.items(touching: place).contains { candidate in
      let item = tree.tree.paint[candidate]
      return candidate > first.firstItem && candidate < second.firstItem && item.isVisible(above: 0.5)
        && tree.painted[candidate].drawn?.contains(place, tolerance: 0.5) ?? false
    }
  }

  /// The clips that scroll: what is in different ones meets only in passing.
  private func scrollContext(of ink: Ink) -> [Int] {
    ink.clips.filter { !tree.tree.clips[$0].scrollableAxes.isEmpty }
  }

  private func compare(_ one: Int, _ box: Rectangle, with two: Int, _ otherBox: Rectangle) -> Collision {
    let gap = max(
      box.minX - otherBox.maxX, otherBox.minX - box.maxX, box.minY - otherBox.maxY, otherBox.minY - box.maxY)
    let tolerance = max(tree.inkSummaries[one].tolerance, tree.inkSummaries[two].tolerance)
    let place = box.intersection(otherBox) ?? box
    guard gap < 0 else { return Collision(distance: gap, tolerance: tolerance, place: place, isShape: false) }
    let separation = InkSeparation.between(
      tree.contoursOrBoxes(of: tree.inks[one]), tree.contoursOrBoxes(of: tree.inks[two]), limit: reach)
    return Collision(
      distance: separation?.distance ?? reach, tolerance: tolerance, place: place, isShape: false)
  }

  /// Whether a painted shape may be foreign to a box, by what is known of it at a glance.
  private func mayBeObstacle(_ candidate: Int, of box: Int) -> Bool {
    !tree.painted[candidate].isBackdrop && tree.painted[candidate].isMeasured
      && tree.painted[candidate].isVisible(above: visibleOpacity)
      && !tree.isWithin(box, tree.painted[candidate].box)
  }

  /// Whether a painted shape is foreign to an ink: a neighbour's in a row, column or grid.
  private func isObstacle(_ item: PaintItem, of ink: Ink) -> Bool {
    guard item.transform?.isShift ?? true, item.content.outline != nil,
      let ancestor = tree.commonAncestor(item.box, ink.box)
    else { return false }
    let context = item.clips.filter { !tree.tree.clips[$0].scrollableAxes.isEmpty }
    return LinearContainer.isLinear(tree[ancestor]) && context == scrollContext(of: ink)
  }
}

extension AffineTransform {
  /// Whether it moves and does nothing else, as an offset does.
  fileprivate var isShift: Bool { (a, b, c, d) == (1, 0, 0, 1) }
}

/// Containers that place their children side by side.
enum LinearContainer {
  private static let kinds: Set<String> = [
    "HStack", "VStack", "LazyHStack", "LazyVStack", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "List", "Form",
    "Section", "Label", "LabeledContent", "TupleView", "Group", "ForEach",
  ]

  /// Whether the children stand below one another.
  static func isVertical(_ box: LayoutBox) -> Bool { ["VStack", "LazyVStack", "List", "Form"].contains(box.kind) }

  static func isLinear(_ box: LayoutBox) -> Bool { kinds.contains(box.kind) }
}
