import LayoutTree
import Typography

/// Which boxes stand or look as they do only because something near them was not measured.
struct DoubtMap {
  /// Index into `LayoutTree.unmeasured`, by box.
  private var placement: [Int: Int] = [:]
  private var paint: [Int: Int] = [:]
  /// Of boxes that carry a modifier which is not modelled.
  private var modifier: [Int: Int] = [:]

  /// Codes of notes on what leaves every frame and paint as it is, or is shown over what is laid out.
  private static let harmless: Set<String> = [
    "page-control", "system-content", "unmodelled-addition", "unmodelled-drawing",
  ]

  /// Containers whose children lie behind or in front of each other.
  private static let layering: Set<String> = ["ZStack", "overlay", "background"]

  /// What is not measured puts in doubt all that shares its container: a view of unknown size or an unknown modifier
  /// moves its neighbours, and may paint behind what it holds or lies beside in layers.
  init(_ tree: AuditedTree) {
    for (index, unmeasured) in tree.tree.unmeasured.enumerated() {
      guard let box = unmeasured.box, tree.tree.boxes.indices.contains(box) else { continue }
      // Its frame is known, and what is painted there says so itself; or it is shown over what is laid out.
      if Self.harmless.contains(unmeasured.code) { continue }
      if unmeasured.code == "unmodelled-look" {
        for near in tree.descendants(of: box) where paint[near] == nil { paint[near] = index }
        continue
      }
      if unmeasured.code == "unknown-modifier", modifier[box] == nil { modifier[box] = index }
      if tree[box].text != nil || tree[box].symbol != nil || tree[box].image != nil, unmeasured.isAboutGlyphs {
        mark([box], index)
        continue
      }
      let container = container(of: box, in: tree)
      for near in tree.descendants(of: container) where placement[near] == nil { placement[near] = index }
      let painted = Self.layering.contains(tree[container].kind) ? container : box
      for near in tree.descendants(of: painted) where paint[near] == nil { paint[near] = index }
    }
    markTextsWithoutFonts(in: tree)
  }

  /// A text of which no font is known has no known size either, and what stands beside it no known place.
  private mutating func markTextsWithoutFonts(in tree: AuditedTree) {
    let aboutFonts = tree.tree.unmeasured.firstIndex { $0.code.contains("font") }
    guard let index = aboutFonts ?? tree.tree.unmeasured.indices.first else { return }
    for text in tree.texts where text.text.set.basis == .unmeasured {
      let container = container(of: text.box, in: tree)
      for near in tree.descendants(of: container) where placement[near] == nil { placement[near] = index }
    }
  }

  /// The nearest view around a box that holds others as well.
  private func container(of box: Int, in tree: AuditedTree) -> Int {
    var container = box
    for ancestor in tree.ancestors(of: box) {
      container = ancestor
      if tree[ancestor].children.count > 1 { break }
    }
    return container
  }

  private mutating func mark(_ boxes: [Int], _ index: Int) {
    for box in boxes where placement[box] == nil { placement[box] = index }
  }

  /// The modifier on a box that is not modelled and might change what the box means; `nil` where there is none.
  func unknownModifier(on box: Int) -> Int? { modifier[box] }

  /// What puts a box in doubt for a rule of some scope; `nil` where nothing does.
  func reason(_ box: Int, for scope: RuleMetadata.Scope) -> Int? {
    scope == .geometry ? placement[box] : paint[box]
  }
}

extension UnmeasuredBox {
  /// Whether it says that a font, symbol or picture is not at hand, which leaves the room it takes about right.
  fileprivate var isAboutGlyphs: Bool {
    ["font", "symbol", "glyph", "picture", "image"].contains { code.contains($0) }
  }
}
