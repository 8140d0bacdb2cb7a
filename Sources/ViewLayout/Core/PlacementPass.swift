import Geometry
import LayoutTree
import ViewTree

/// What the placement of an element depends on besides its own frame.
struct PlacementContext {
  var region: SafeRegion
  /// The nearest box above.
  var parent: Int?
  /// Where the names of boxes are counted: the position of a scope in the pass.
  var scope = 0
  /// Whether a view above gives the boxes below their name.
  var inheritsName = false
  /// Whether a view above hides the boxes below from assistive technology.
  var isHidden = false
}

/// Gives every element its frame, from the root down, and makes the boxes.
struct PlacementPass {
  let session: LayoutSession
  private(set) var boxes: [LayoutBox] = []
  /// Those of the views that have views inside; the first is that of the roots.
  private var scopes = [PathScope(nil)]

  init(session: LayoutSession) {
    self.session = session
    boxes.reserveCapacity(session.work.elements)
  }

  /// Gives the next root a count of its own.
  mutating func startAgain() { scopes = [PathScope(nil)] }

  /// Hands the boxes over, so that they can be changed without a copy.
  mutating func takeBoxes() -> [LayoutBox] {
    defer { boxes = [] }
    return boxes
  }

  /// Places an element whose frame is known.
  mutating func place(
    _ element: LayoutElement, frame: Rectangle, proposal: ProposedViewSize, in context: PlacementContext
  ) {
    var context = context
    var frame = frame
    if !frame.isFinite {
      session.reportOnce(
        "endless-size", "The view has no finite size here; it is left out of the measurements.", of: element)
      frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
    }
    element.frame = frame
    element.placedProposal = proposal
    context.region.isMirrored = element.environment.values.layoutDirection == .rightToLeft
    element.region = context.region
    element.layout.prepare(element, for: context)
    addBox(for: element, context: &context)
    placeChildren(of: element, in: context)
  }

  private mutating func placeChildren(of element: LayoutElement, in context: PlacementContext) {
    guard !element.children.isEmpty else { return }
    let frame = element.frame
    let placements = element.finalPlacements()
    let isMirrored = context.region.isMirrored
    let narrowing = element.layout.narrowsSafeArea(of: element)
    let margins = element.layout.contentMargins
    func childFrame(_ index: Int) -> Rectangle {
      let placement = placements[index]
      let size = placement.size ?? element.children[index].size(for: placement.proposal)
      let x = isMirrored ? frame.width - placement.origin.x - size.width : placement.origin.x
      return Rectangle(origin: frame.origin + Point(x: x, y: placement.origin.y), size: size)
    }
    var groups = element.layout.groups(of: element)[...]
    var group: (children: Range<Int>, box: Int)?
    for (index, child) in element.children.enumerated() where index < placements.count {
      var inner = context
      if margins == .ends {
        inner.region.leaveMargins()
        if case .scrolls(let axes)? = element.layout.constraint(of: element) { inner.region.end(along: axes) }
      }
      if index == 0, let narrowing {
        margins == .sets
          ? inner.region.narrow(byMargins: narrowing, of: frame) : inner.region.narrow(by: narrowing, of: frame)
      }
      if let next = groups.first, next.children.lowerBound == index {
        groups.removeFirst()
        let frames = next.children.filter { $0 < placements.count }.map(childFrame)
        let union = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        let box = addNamedBox(
          next.kind, AbsentView(identifier: next.identifier, range: next.range), frame: union, in: context)
        group = (next.children, box)
      }
      if let group, group.children.contains(index) { inner.parent = group.box }
      place(child, frame: childFrame(index), proposal: placements[index].proposal, in: inner)
    }
  }

  /// Adds a box that only carries a name: no element has it.
  @discardableResult
  private mutating func addNamedBox(
    _ kind: String, _ view: AbsentView, frame: Rectangle, in context: PlacementContext
  ) -> Int {
    let id = boxes.count
    var box = LayoutBox(
      id: id, parent: context.parent, kind: kind, range: view.range, place: scopes[context.scope].next(kind),
      frame: frame, proposal: ProposedViewSize(frame.size))
    box.semantics.identifier = view.identifier
    box.semantics.isHidden = context.isHidden
    boxes.append(box)
    if let parent = context.parent { boxes[parent].children.append(id) }
    return id
  }

  /// Adds boxes without a size, below the root, for views that are nothing but have a name.
  mutating func addAbsentViews(of session: LayoutSession) {
    let root = boxes.first
    let region = SafeRegion(safe: session.settings.safeArea, outer: session.settings.container, isMirrored: false)
    let context = PlacementContext(region: region, parent: root?.id, scope: addScope(root?.place))
    let origin = root?.frame.origin ?? session.settings.safeArea.origin
    for view in session.absent {
      addNamedBox("EmptyView", view, frame: Rectangle(origin: origin, size: .zero), in: context)
    }
  }

  private static let blank = LayoutBox(
    id: 0, parent: nil, kind: "", range: nil, path: "", frame: .zero, proposal: .unspecified)

  /// Adds the element's box, unless it has none.
  private mutating func addBox(for element: LayoutElement, context: inout PlacementContext) {
    guard element.role != .none else { return }
    let place = scopes[context.scope].next(element.kind)
    let id = boxes.count
    // Optimization: filled in place, since a box has many parts to copy.
    boxes.append(Self.blank)
    boxes[id].id = id
    boxes[id].parent = context.parent
    boxes[id].kind = element.kind
    boxes[id].range = element.range
    boxes[id].place = place
    boxes[id].frame = element.frame
    boxes[id].proposal = element.placedProposal
    element.box = id
    if let constraint = element.layout.constraint(of: element) { boxes[id].constraint = constraint }
    if !element.children.isEmpty { boxes[id].children.reserveCapacity(element.children.count) }
    Self.describe(element, in: &boxes[id], context: &context)
    if let parent = context.parent { boxes[parent].children.append(id) }
    context.parent = id
    if element.role == .view, !element.children.isEmpty {
      context.scope = addScope(place)
    }
  }

  private mutating func addScope(_ path: BoxPath?) -> Int {
    scopes.append(PathScope(path))
    return scopes.count - 1
  }

  private static func describe(_ element: LayoutElement, in box: inout LayoutBox, context: inout PlacementContext) {
    let environment = element.environment
    box.semantics.isEnabled = environment.values.isEnabled
    box.semantics.layoutDirection = environment.values.layoutDirection
    box.semantics.textSize = environment.values.dynamicTypeSize
    if let notes = element.annotationsIfAny { describe(notes, in: &box, context: &context) }
    box.semantics.isHidden = context.isHidden
    box.semantics.isNamed = context.inheritsName
    element.layout.describe(element, in: &box)
  }

  private static func describe(_ notes: BoxAnnotations, in box: inout LayoutBox, context: inout PlacementContext) {
    box.semantics.identifier = notes.identifier
    box.semantics.label = notes.label
    box.semantics.isDecorative = notes.isDecorative
    box.semantics.isInteractive = notes.isInteractive
    if let range = notes.controlRange { box.controlRange = range }
    box.semantics.showsLargeContentViewer = notes.showsLargeContentViewer
    box.semantics.traits = notes.addedTraits.filter { !notes.removedTraits.contains($0) }
    context.isHidden = context.isHidden || notes.isHidden
    context.inheritsName =
      context.inheritsName || notes.label != nil || notes.isNamed || notes.childElements == "ignore"
  }
}

extension Rectangle {
  /// The largest coordinate of a layout, in points: far beyond any screen, far below what arithmetic loses.
  static let largestCoordinate = 1e7

  /// Whether every coordinate is a number that can be drawn.
  var isFinite: Bool {
    abs(minX) <= Self.largestCoordinate && abs(minY) <= Self.largestCoordinate
      && abs(width) <= Self.largestCoordinate && abs(height) <= Self.largestCoordinate
  }
}
