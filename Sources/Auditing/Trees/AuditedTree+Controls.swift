package import Geometry
import LayoutTree
import PathGeometry

extension AuditedTree {
  /// The boxes that people can act on, and that are drawn.
  package var controls: [Int] { controlBoxes }

  func findControls() -> [Int] {
    boxes.indices.filter {
      boxes[$0].isInteractive && !boxes[$0].isHidden && !isCollapsed($0) && !isInvisible($0)
        && !(boxes[$0].isTransformed && isParked($0, drawn: drawnFrame(of: $0)))
    }
  }

  /// Whether all that a box and those below paint is transparent; such views take no touches.
  ///
  /// - Verification: documented; SwiftUI does not hit-test views of opacity 0.
  private func isInvisible(_ box: Int) -> Bool {
    var paints = false
    for below in descendants(of: box) {
      let first = firstItemByBox[below]
      guard first >= 0 else { continue }
      paints = true
      if tree.paint[first].opacity > Ink.visibleOpacity { return false }
    }
    return paints
  }

  /// "Button “Send”": the kind of a control and the first text or symbol in it.
  func controlTitle(of box: Int) -> Subject.Title {
    if boxes[box].hasText || boxes[box].hasSymbol || boxes[box].hasImage || self[box].semantics.label != nil {
      return self[box].subjectTitle
    }
    var kind = self[box].kind
    var name: String?
    for below in descendants(of: box) {
      if kind.isModifierName, self[below].kind.isViewName { kind = self[below].kind }
      if boxes[below].hasText, let text = self[below].text?.string, text.contains(where: { !$0.isWhitespace }) {
        return .quoting(kind: kind, text)
      }
      if name == nil, boxes[below].hasSymbol || boxes[below].hasImage {
        name = self[below].symbol?.name ?? self[below].image?.name
      }
    }
    guard let name else { return kind == self[box].kind ? self[box].subjectTitle : .written(kind) }
    return .naming(kind: kind, name)
  }

  /// A control as the subject of an observation: where it is written, and not where a style of the project draws it.
  package func control(_ box: Int) -> Subject {
    var subject = subject(box)
    if let range = self[box].controlRange { subject.range = range }
    return subject
  }

  /// The row of a list that holds a control and no other: all of the row is the target then.
  package func rowOfOnlyControl(_ box: Int) -> Int? {
    guard let row = row(of: box), controlsByRow[row] == 1 else { return nil }
    return row
  }

  private func row(of box: Int) -> Int? { ancestors(of: box).first { self[$0].kind == "row" } }

  /// Controls inside others do not count.
  func countControlsByRow() -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for control in controls where !ancestors(of: control).contains(where: { boxes[$0].isInteractive }) {
      if let row = row(of: control) { counts[row, default: 0] += 1 }
    }
    return counts
  }

  /// Whether there is text in a box or below.
  package func holdsText(_ box: Int) -> Bool {
    descendants(of: box).contains { inkIndexByBox[$0] >= 0 && inks[inkIndexByBox[$0]].kind == .text }
  }

  /// The nearest scroll view around a box.
  package func scroller(of box: Int) -> Int? {
    ancestors(of: box).first {
      if case .scrolls = boxes[$0].constraint { return true }
      return false
    }
  }

  /// The frame where effects have moved the drawing to.
  package func drawnFrame(of box: Int) -> Rectangle {
    let frame = boxes[box].frame
    guard boxes[box].isTransformed, let transform = self[box].drawingTransform else { return frame }
    return transform.apply(Rectangle(origin: .zero, size: frame.size))
  }

  /// The ink of texts and symbols in a box and below.
  package func inks(below box: Int) -> [Ink] {
    descendants(of: box).compactMap { inkIndexByBox[$0] < 0 ? nil : inks[inkIndexByBox[$0]] }
  }

  /// The indices of the inks of texts in a box and below, as far as no frame of fixed size or scroll view lies between.
  package func textInks(below box: Int) -> [Int] {
    var found: [Int] = []
    if inkCounts[box] == 0 { return found }
    forEach(below: box) { next in
      if inkCounts[next] == 0 { return false }
      if next != box {
        switch boxes[next].constraint {
        case .fixedFrame, .scrolls: return false
        case .maximumFrame, .fixedSize, .padding, .lineLimit, .textSizeRange, nil: break
        }
      }
      let index = inkIndexByBox[next]
      if index >= 0, case .text = inkSummaries[index].kind { found.append(index) }
      return true
    }
    return found
  }

  /// Calls for a box and all below, parents first.
  ///
  /// - Parameter enters: gives whether those below a box are asked for as well.
  private func forEach(below box: Int, _ enters: (Int) -> Bool) {
    if let lastBelow {
      var next = box
      while next <= lastBelow[box] { next = enters(next) ? next + 1 : lastBelow[next] + 1 }
      return
    }
    var open = [box]
    while let next = open.popLast() {
      if enters(next) { open.append(contentsOf: self[next].children.reversed()) }
    }
  }

  /// Whether what a box and those below paint last is painted after what another does; where neither paints, the later
  /// box is in front.
  package func isInFront(_ box: Int, of other: Int) -> Bool {
    let items = (lastItem(below: box), lastItem(below: other))
    return items.0 == items.1 ? box > other : items.0 > items.1
  }

  private func lastItem(below box: Int) -> Int { descendants(of: box).reduce(-1) { max($0, firstItemByBox[$1]) } }

  /// The clips that apply to what a box and those below paint; `nil` where they paint nothing.
  package func clips(of box: Int) -> [Int]? {
    guard let first = descendants(of: box).first(where: { firstItemByBox[$0] >= 0 }) else { return nil }
    let item = firstItemByBox[first]
    return tree.paint[item].clips.filter { !isWithin(tree.clips[$0].box, box) }
  }

  /// What clips leave of a box; `nil` where nothing is left.
  package func visibleBounds(of bounds: Rectangle, clips: [Int]) -> Rectangle? {
    var visible = bounds
    for index in clips {
      guard let edge = clipEdges[index], let common = visible.intersection(edge) else { return nil }
      visible = common
    }
    return visible
  }
}
