import Diagnostics
package import Geometry
package import LayoutTree
import PathGeometry

/// A layout tree with what rules ask of it again and again, worked out once.
///
/// Not shared between threads: it fills its caches while rules run.
package final class AuditedTree {
  package let tree: LayoutTree
  /// What is drawn of text and symbols, in paint order.
  package let inks: [Ink]
  /// What the rules did, for tests of complexity.
  package var work = AuditWork()

  private var subjects: [Subject?]
  private let pathOrdinals: [Int]
  private var holderCache: [Int: [Holder]] = [:]
  var heldInkCache: [HeldInkKey: HeldInk?] = [:]
  /// The silhouettes of paint items.
  var silhouettes: [Int: ContainingShape?] = [:]
  /// The shapes that cover each box.
  private(set) lazy var holdingOutlines: [Int: [HoldingOutline]] = outlinesByBox()

  /// Gives the colours of pictures; without it, pictures may have every colour.
  let pixels: (any ImagePixelSource)?
  /// Finds what is painted at a place; text and symbols are left out.
  package private(set) lazy var paintGrid = BoxGrid(
    tree.paint.map { $0.drawnBounds ?? Rectangle(x: .nan, y: .nan, width: 0, height: 0) })
  private lazy var doubts = DoubtMap(self)
  /// The box of each subject's path.
  private lazy var boxByPath = Dictionary(
    tree.boxes.indices.map { (subject($0).path, $0) }, uniquingKeysWith: { first, _ in first })
  private(set) lazy var controlBoxes = findControls()
  /// The index of each box's ink.
  private(set) lazy var inkIndexByBox = Dictionary(
    inks.indices.map { (inks[$0].box, $0) }, uniquingKeysWith: { first, _ in first })
  /// The index of the first item that each box paints.
  private(set) lazy var firstItemByBox = Dictionary(
    tree.paint.indices.map { (tree.paint[$0].box, $0) }, uniquingKeysWith: { first, _ in first })
  var backdropCache: [Int: [BackdropLayer]] = [:]

  package init(_ tree: LayoutTree, pixels: (any ImagePixelSource)? = nil) {
    self.tree = tree
    self.pixels = pixels
    inks = Ink.all(in: tree)
    subjects = Array(repeating: nil, count: tree.boxes.count)
    var seen: [String: Int] = [:]
    pathOrdinals = tree.boxes.map { box in
      seen[box.path, default: 0] += 1
      return seen[box.path, default: 1]
    }
  }

  package subscript(box: Int) -> LayoutBox { tree.boxes[box] }

  /// The box as the subject of an observation. Boxes that share a path are told apart by their order.
  package func subject(_ box: Int) -> Subject {
    if let known = subjects[box] { return known }
    let placed = tree.boxes[box]
    let ordinal = pathOrdinals[box]
    let path = ordinal == 1 ? placed.path : "\(placed.path)#\(ordinal)"
    let subject = Subject(path: path, title: placed.title, range: placed.range ?? nearestRange(of: box))
    subjects[box] = subject
    return subject
  }

  /// The ancestors, the parent first.
  package func ancestors(of box: Int) -> some Sequence<Int> {
    sequence(state: tree.boxes[box].parent) { [tree] next -> Int? in
      guard let current = next else { return nil }
      next = tree.boxes[current].parent
      return current
    }
  }

  /// Whether a large content viewer shows the box, or something around it, to who presses it long.
  package func showsLargeContentViewer(_ box: Int) -> Bool {
    self[box].semantics.showsLargeContentViewer
      || ancestors(of: box).contains { self[$0].semantics.showsLargeContentViewer }
  }

  /// The innermost box that holds both, which may be one of them.
  package func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    let line = Set([first] + Array(ancestors(of: first)))
    if line.contains(second) { return second }
    return ancestors(of: second).first { line.contains($0) }
  }

  /// The shapes that hold an ink, from the innermost.
  package func holders(of ink: Int) -> [Holder] {
    if let known = holderCache[ink] { return known }
    let found = findHolders(of: inks[ink])
    holderCache[ink] = found
    return found
  }

  /// Whether an ancestor scrolls along an axis, so that what lies beyond the screen can be reached.
  package func isScrollable(_ box: Int, along axis: Axis) -> Bool {
    ancestors(of: box).contains { ancestor in
      if case .scrolls(let axes) = tree.boxes[ancestor].constraint { return axes.contains(axis) }
      return false
    }
  }

  /// What was not measured near the subjects of an observation; `nil` where nothing puts it in doubt.
  func doubt(about observation: Observation, scope: RuleMetadata.Scope) -> UnmeasuredBox? {
    guard !tree.unmeasured.isEmpty else { return nil }
    let paths = [observation.subject.path, observation.otherParty?.path].compactMap { $0 }
    return paths.lazy.compactMap { [self] in boxByPath[$0] }
      .compactMap { [self] in doubts.reason($0, for: scope) }.first.map { tree.unmeasured[$0] }
  }

  private func nearestRange(of box: Int) -> SourceRange? {
    ancestors(of: box).lazy.compactMap { [tree] in tree.boxes[$0].range }.first
  }
}

/// How much the rules did.
package struct AuditWork: Hashable, Sendable {
  package var outlinesRead = 0
  package var clearancesMeasured = 0
  package var pairsCompared = 0
  package var backdropsComposed = 0

  package init() {}
}

extension LayoutBox {
  /// A name for people: "Text “fern-leaf lavender”", "Symbol “leaf”", "padding".
  package var title: String {
    if let text { return "Text “\(text.string.shortened(to: 40))”" }
    if let symbol { return "Symbol “\(symbol.name)”" }
    if let image { return "Image “\(image.name)”" }
    if let label = semantics.label ?? semantics.identifier { return "\(kind) “\(label.shortened(to: 40))”" }
    return kind
  }
}

extension String {
  /// The text on one line, cut to a number of characters with an ellipsis.
  fileprivate func shortened(to limit: Int) -> String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count <= limit ? line : String(line.prefix(limit - 1)) + "…"
  }
}
