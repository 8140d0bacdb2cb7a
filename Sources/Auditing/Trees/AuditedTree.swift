import Diagnostics
package import Geometry
package import LayoutTree
package import PathGeometry

/// A layout tree with what rules ask of it again and again, worked out once.
///
/// Not shared between threads: it fills its caches while rules run.
///
/// Optimization: no change of a cache reaches into another of the same cache, so that they go without the checks for it.
package final class AuditedTree {
  package let tree: LayoutTree
  /// What is drawn of text and symbols, in paint order.
  package let inks: [Ink]
  /// What the rules did, for tests of complexity.
  @exclusivity(unchecked) package var work = AuditWork()

  /// Each box's frame, parent and what else is asked often.
  package let boxes: [BoxSummary]
  /// The texts, and the boxes with a picture and with a frame of fixed size, in order.
  package let texts: [AuditedText]
  package let imageBoxes: [Int]
  package let fixedFrameBoxes: [Int]
  /// The index of each box's text in `texts`, or -1.
  let textIndexByBox: [Int]
  /// Where every box directly follows its parent and the boxes below its elder siblings: the last box below each.
  let lastBelow: [Int]?

  /// Whether each box lies in a frame that the source gives no width or no height; empty where none does.
  private let collapsed: [Bool]

  /// By box; empty as long as none was named. Not lazy, for a lazy array is copied as a whole for each change.
  @exclusivity(unchecked) private var subjects: [Subject?] = []
  /// What the trees of a layout share.
  var memory: TreeMemory
  /// What was found of each ink.
  @exclusivity(unchecked) var inkMemory: [InkMemory]
  /// By ink, for plain rectangles and for every other shape.
  @exclusivity(unchecked) var heldInkCache: (rectangles: [Int: HeldInk?], others: [Int: HeldInk?]) = ([:], [:])
  /// The silhouettes of paint items.
  @exclusivity(unchecked) var silhouettes: [Int: ContainingShape?] = [:]
  /// Rough silhouettes of the paint items, and then of the clips; empty as long as there is none.
  @exclusivity(unchecked) var sketches: [ConvexSketch??] = []
  /// The shapes that cover views, by the outermost view that each covers.
  private(set) lazy var holdingOutlines = findHoldingOutlines()

  /// Gives the colours of pictures; without it, pictures may have every colour.
  let pixels: (any ImagePixelSource)?
  /// The outline's box of each item of the paint order, and whether it is a plain rectangle.
  package let painted: [PaintSummary]
  /// Finds what is painted at a place; text and symbols are left out.
  package let paintFinder: PaintFinder
  private lazy var doubts = DoubtMap(self)
  /// The box of each clip's outline; `nil` for an empty one.
  package let clipEdges: [Rectangle?]
  /// Whether each clip is a plain rectangle.
  package let clipIsRectangle: [Bool]
  /// What a clip leaves around a point, for clips that are convex: the same around every point inside.
  private var clipShapes: [Int: ContainingShape] = [:]
  /// The outlines of inks that were read.
  @exclusivity(unchecked) var contourCache: [Int: [Contour]] = [:]
  /// The frames of boxes and all below them.
  var extentCache: [Int: Rectangle] = [:]
  private(set) lazy var scrollsUnclipped = findUnclippedScroller()
  /// Whether the content of a clip is longer than the clip, by clip.
  var scrollingCache: [Int: Bool] = [:]
  /// A view that only measures its surroundings: frames may be made of what it finds, which the layout does not know.
  private lazy var sizeProbe = findSizeProbe()
  /// How many controls each row of a list holds.
  private(set) lazy var controlsByRow = countControlsByRow()
  private(set) lazy var controlBoxes = findControls()
  /// The index of each box's ink, or -1.
  let inkIndexByBox: [Int]
  /// What follows for each box from those around it.
  let surroundings: [BoxSurroundings]
  /// How many inks lie in each box and below.
  private(set) lazy var inkCounts: [Int] = countInks()
  /// The index of the first item that each box paints, or -1.
  private(set) lazy var firstItemByBox: [Int] = findFirstItems()
  /// By item.
  @exclusivity(unchecked) var lastingContrasts: [Int: LastingContrast] = [:]
  private lazy var hasLargeContentViewer = boxes.contains(where: \.showsLargeContentViewer)
  /// Whether there is a grid: asked before boxes are looked at one by one.
  package private(set) lazy var hasGrid = boxes.contains(where: \.isGrid)
  /// What clips leave of each ink's box; `nil` where nothing is left.
  package private(set) lazy var visibleInks: [Rectangle?] = inks.indices.map { index in
    inkSummaries[index].isClipped ? visibleBounds(of: inks[index].bounds, clips: inks[index].clips) : inks[index].bounds
  }
  /// What is asked of every ink again and again.
  package let inkSummaries: [InkSummary]
  /// The tree for figures that are found later. It and the tree do not keep each other: it is kept by those figures.
  private weak var knownGuard: Guarded?

  var guarded: Guarded {
    if let knownGuard { return knownGuard }
    let made = Guarded(self)
    knownGuard = made
    return made
  }

  /// Whether an effect moves any drawing away from its frame.
  package private(set) lazy var movesAnything = boxes.contains(where: \.isTransformed)

  package convenience init(_ tree: LayoutTree, pixels: (any ImagePixelSource)? = nil) {
    self.init(tree, pixels: pixels, like: nil)
  }

  /// - Parameter earlier: what was found in another tree of the layout.
  init(_ tree: LayoutTree, pixels: (any ImagePixelSource)?, like earlier: TreeMemory?) {
    self.tree = tree
    self.pixels = pixels
    let boxes = tree.boxSummaries
    self.boxes = boxes
    memory = TreeMemory(of: tree, boxes, like: earlier)
    lastBelow = memory.order.lastBelow
    let sorted = BoxKinds(tree, boxes)
    (texts, imageBoxes, fixedFrameBoxes) = (sorted.texts, sorted.images, sorted.fixedFrames)
    (collapsed, textIndexByBox) = (sorted.collapsed, sorted.textIndices)
    surroundings = BoxSurroundings.all(in: tree, boxes)
    (inks, inkIndexByBox) = Ink.all(in: tree, boxes, sorted)
    inkSummaries = inks.map { InkSummary($0) }
    painted = PaintSummary.all(of: tree.paint)
    paintFinder = PaintFinder(painted)
    clipEdges = tree.clips.map(\.path.controlBox)
    clipIsRectangle = tree.clips.map(\.path.isRectangle)
    inkMemory = []
    inkMemory.reserveCapacity(inks.count)
    for _ in inks { inkMemory.append(InkMemory()) }
  }

  /// Optimization: boxes are large, so this lends them instead of copying; the benchmark guards it.
  package subscript(box: Int) -> LayoutBox {
    _read { yield tree.boxes[box] }
  }

  /// The box as the subject of an observation. Boxes that share a path are told apart by their order.
  package func subject(_ box: Int) -> Subject {
    if subjects.isEmpty { subjects = Array(repeating: nil, count: boxes.count) }
    if let known = subjects[box] { return known }
    let subject = makeSubject(box)
    work.subjectsNamed += 1
    subjects[box] = subject
    return subject
  }

  private func makeSubject(_ box: Int) -> Subject {
    let range = self[box].range ?? nearestRange(of: box)
    let title: Subject.Title
    if boxes[box].isInteractive {
      title = controlTitle(of: box)
    } else if textIndexByBox[box] >= 0 {
      title = .quoting(kind: "Text", texts[textIndexByBox[box]].text.string)
    } else {
      title = self[box].subjectTitle
    }
    return Subject(box, in: memory.paths, title: title, range: range)
  }

  /// Whether a box lies in a frame that the source gives no width or no height.
  func isCollapsed(_ box: Int) -> Bool { !collapsed.isEmpty && collapsed[box] }

  /// The index of a box's text; `nil` for other boxes and for what lies in a collapsed frame.
  package func textIndex(of box: Int) -> Int? { textIndexByBox[box] < 0 ? nil : textIndexByBox[box] }

  /// The index of a box's ink; `nil` where it draws none.
  package func inkIndex(of box: Int) -> Int? { inkIndexByBox[box] < 0 ? nil : inkIndexByBox[box] }

  /// The ancestors, the parent first.
  package func ancestors(of box: Int) -> Ancestors { Ancestors(boxes: boxes, upcoming: boxes[box].parent) }

  /// The box itself and all below, parents first.
  package func descendants(of box: Int) -> Descendants {
    if let lastBelow {
      work.boxesWalked += lastBelow[box] - box + 1
      return Descendants(upcoming: box, last: lastBelow[box])
    }
    var found: [Int] = []
    var open = [box]
    while let next = open.popLast() {
      found.append(next)
      open.append(contentsOf: self[next].children.reversed())
    }
    return Descendants(upcoming: 0, last: found.count - 1, order: found)
  }

  /// Whether a box is another, or lies below it.
  package func isWithin(_ box: Int, _ other: Int) -> Bool {
    if let lastBelow { return box >= other && box <= lastBelow[other] }
    return box == other || ancestors(of: box).contains(other)
  }

  private func countInks() -> [Int] {
    var counts = inkIndexByBox.map { $0 < 0 ? 0 : 1 }
    guard lastBelow != nil else {
      return boxes.indices.map { descendants(of: $0).reduce(0) { $0 + counts[$1] } }
    }
    for box in boxes.indices.reversed() where boxes[box].parent >= 0 { counts[boxes[box].parent] += counts[box] }
    return counts
  }

  private func findFirstItems() -> [Int] {
    var first = Array(repeating: -1, count: boxes.count)
    for index in tree.paint.indices.reversed() { first[tree.paint[index].box] = index }
    return first
  }

  /// Whether a large content viewer shows the box, or something around it, to who presses it long.
  package func showsLargeContentViewer(_ box: Int) -> Bool {
    guard hasLargeContentViewer else { return false }
    return boxes[box].showsLargeContentViewer
      || ancestors(of: box).contains { boxes[$0].showsLargeContentViewer }
  }

  /// Whether a box stands in a bar of the system, which gives its items their size and room.
  package func isInSystemBar(_ box: Int) -> Bool { surroundings[box].isInBar }

  /// The nearest control around a box.
  package func control(around box: Int) -> Int? {
    let control = surroundings[box].control
    return control < 0 ? nil : control
  }

  /// The outermost box above, or the box itself.
  package func root(of box: Int) -> Int { surroundings[box].root }

  /// The innermost box that holds both, which may be one of them.
  package func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    if isWithin(first, second) { return second }
    return isWithin(second, first) ? first : ancestors(of: second).first { isWithin(first, $0) }
  }

  /// The shapes that hold an ink, from the innermost.
  package func holders(of ink: Int) -> [Holder] {
    if !hasHoldingOutlines { return [] }
    if let known = inkMemory[ink].holders { return known }
    let found = withoutHidden(findHolders(of: inks[ink]), behind: ink)
    inkMemory[ink].holders = found
    return found
  }

  /// Whether any shape may hold ink.
  package var hasHoldingOutlines: Bool { !holdingOutlines.isEmpty }

  /// The area of a clip around a point; `nil` where the point lies outside.
  package func clipShape(_ clip: Int, around point: Point) -> ContainingShape? {
    if let known = clipShapes[clip], known.contains(point) { return known }
    work.shapesFlattened += 1
    let shape = ContainingShape(tree.clips[clip].path, around: point)
    if let shape, shape.isConvex { clipShapes[clip] = shape }
    return shape
  }

  /// Whether an ancestor scrolls along an axis, so that what lies beyond the screen can be reached.
  package func isScrollable(_ box: Int, along axis: Axis) -> Bool { surroundings[box].scrollableAxes.contains(axis) }

  /// What was not measured near the subjects of an observation; `nil` where nothing puts it in doubt.
  ///
  /// - Parameter scope: of the rule; `nil` for a rule about the view alone, whose own modifiers may be unknown.
  func doubt(about observation: Observation, scope: RuleMetadata.Scope?) -> UnmeasuredBox? {
    if scope == .geometry, let sizeProbe,
      [observation.cause, observation.otherParty].contains(where: { isInWrittenFrame($0) })
    {
      return sizeProbe
    }
    if scope == .geometry, observation.box >= 0, let reason = doubtfulDrawing(of: observation.box) { return reason }
    guard !tree.unmeasured.isEmpty else { return nil }
    for box in [observation.box < 0 ? nil : observation.box, observation.otherParty?.box] {
      guard let box else { continue }
      let reason =
        if let scope { doubts.reason(box, for: scope) } else {
          modifierChain(of: box).lazy.compactMap(doubts.unknownModifier).first
        }
      if let reason { return tree.unmeasured[reason] }
    }
    return nil
  }

  /// A box with the modifiers around it and the content of the modifiers: boxes that hold one box each.
  private func modifierChain(of box: Int) -> [Int] {
    var chain = [box]
    for ancestor in ancestors(of: box) {
      guard tree.boxes[ancestor].children.count == 1 else { break }
      chain.append(ancestor)
    }
    var inner = box
    while let child = tree.boxes[inner].children.first, tree.boxes[inner].children.count == 1 {
      chain.append(child)
      inner = child
    }
    return chain
  }

  /// Whether a frame of fixed size is among the innermost boxes around what an observation names.
  private func isInWrittenFrame(_ subject: Subject?) -> Bool {
    guard let box = subject?.box else { return false }
    return ([box] + ancestors(of: box).prefix(3)).contains {
      if case .fixedFrame = boxes[$0].constraint { return true }
      return false
    }
  }

  private func findSizeProbe() -> UnmeasuredBox? {
    let probe = tree.boxes.indices.first { box in
      tree.boxes[box].kind == "GeometryReader" && !tree.boxes[box].children.isEmpty
        && descendants(of: box).allSatisfy { below in
          firstItemByBox[below] < 0 || !tree.paint[firstItemByBox[below]].isVisible(above: Ink.visibleOpacity)
        }
    }
    guard let probe else { return nil }
    return UnmeasuredBox(
      code: "measured-size",
      message: "a view measures its size with a GeometryReader, and frames may be made of what it finds.",
      range: subject(probe).range, box: probe)
  }

  private func nearestRange(of box: Int) -> SourceRange? {
    ancestors(of: box).lazy.compactMap { [tree] in tree.boxes[$0].range }.first
  }
}

extension LayoutBox {
  /// A name for people: "Text “fern-leaf lavender”", "Symbol “leaf”", "padding".
  package var title: String { subjectTitle.text }

  var subjectTitle: Subject.Title {
    if let text { return .quoting(kind: "Text", text.string) }
    if let symbol { return .naming(kind: "Symbol", symbol.name) }
    if let image { return .naming(kind: "Image", image.name) }
    if let label = semantics.label ?? semantics.identifier { return .quoting(kind: kind, label) }
    return .written(kind)
  }
}

extension String {
  /// The text on one line, cut to a number of characters with an ellipsis.
  func shortened(to limit: Int) -> String {
    // Optimization: most are short, and plain enough to be told without a look at characters.
    if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count <= limit ? line : String(line.prefix(limit - 1)) + "…"
  }
}
