import Geometry
import LayoutTree
import Typography

/// Reads figures off a placed tree.
///
/// A figure is a sum of terms such as `card.bottom`, `content/line2.inkLeft`, `title@row.top` or `8`. A subject is an
/// `accessibilityIdentifier`; behind `@` the nearest box of a kind around it; behind `/line` a line of text in it, lines
/// that share a baseline counting as one, from top to bottom. `lineN` alone counts all lines of the screen.
struct MeasuredRendering {
  let tree: LayoutTree
  /// Added to every height on the page.
  var shift = 0.0
  /// Every line of text with the box that holds it.
  private let lines: [(box: Int, row: Row)]

  init(_ tree: LayoutTree) {
    self.tree = tree
    lines = tree.boxes.flatMap { box in
      (box.text?.set.lines ?? []).filter { !$0.text.isEmpty }.map { line in
        let ink = InkPixels(of: line, in: box, tree: tree)
        let row = Row(
          baseline: box.frame.minY + line.baseline, text: line.text, ink: ink.box, runs: ink.runs,
          frame: line.frame.offset(by: box.frame.origin))
        return (box.id, row)
      }
    }
  }

  /// Texts on one baseline.
  struct Row {
    var baseline: Double
    var text: String
    var ink: Rectangle?
    var runs: [ClosedRange<Double>]
    var frame: Rectangle
  }

  /// The rows of text below a box, or of the whole screen.
  func rows(in scope: Int?) -> [Row] {
    let own = lines.filter { line in scope.map { isInside(line.box, of: $0) } ?? true }.map(\.row)
    var rows: [Row] = []
    for line in own.sorted(by: { ($0.baseline, $0.frame.minX) < ($1.baseline, $1.frame.minX) }) {
      if let last = rows.last, abs(last.baseline - line.baseline) < 0.6 {
        rows[rows.count - 1].text += " " + line.text
        rows[rows.count - 1].ink = last.ink.map { ink in line.ink.map { ink.union($0) } ?? ink } ?? line.ink
        rows[rows.count - 1].runs += line.runs
        rows[rows.count - 1].frame = last.frame.union(line.frame)
      } else {
        rows.append(line)
      }
    }
    return rows
  }

  private func isInside(_ box: Int, of scope: Int) -> Bool {
    var current: Int? = box
    while let id = current {
      if id == scope { return true }
      current = tree.boxes[id].parent
    }
    return false
  }

  /// A figure in points; `nil` where its subject is not there.
  func figure(_ expression: String) -> Double? {
    var sum = 0.0
    for part in expression.split(separator: " ") where part != "+" {
      let isNegative = part.hasPrefix("-")
      guard let value = term(String(isNegative ? part.dropFirst() : part)) else { return nil }
      sum += isNegative ? -value : value
    }
    return sum
  }

  /// The text of the row that an expression names first.
  func text(of expression: String) -> String? {
    guard let subject = expression.split(separator: ".").first else { return nil }
    return row(String(subject))?.text
  }

  private func term(_ term: String) -> Double? {
    if let number = Double(term) { return number }
    guard let dot = term.lastIndex(of: ".") else { return nil }
    let subject = String(term[..<dot])
    let property = String(term[term.index(after: dot)...])
    if let row = row(subject) {
      if property.hasPrefix("run") { return run(property, of: row) }
      return value(property, frame: row.frame, ink: row.ink, baseline: row.baseline)
    }
    guard let box = box(subject) else { return nil }
    let ink = box.symbol.map { $0.ink.offset(by: box.frame.origin) } ?? rows(in: box.id).first?.ink
    return value(property, frame: box.frame, ink: ink, baseline: rows(in: box.id).first?.baseline)
  }

  private func value(_ property: String, frame: Rectangle, ink: Rectangle?, baseline: Double?) -> Double? {
    switch property {
    case "left": frame.minX
    case "right": frame.maxX
    case "top": frame.minY + shift
    case "bottom": frame.maxY + shift
    case "width": frame.width
    case "height": frame.height
    case "baseline": baseline.map { $0 + shift }
    case "inkLeft": ink?.minX
    case "inkRight": ink?.maxX
    case "inkTop": ink.map { $0.minY + shift }
    case "inkBottom": ink.map { $0.maxY + shift }
    default: nil
    }
  }

  /// `run2Left`: the left edge of the third run of columns with ink.
  private func run(_ property: String, of row: Row) -> Double? {
    let isLeft = property.hasSuffix("Left")
    guard let index = Int(property.dropFirst(3).dropLast(isLeft ? 4 : 5)), row.runs.indices.contains(index) else {
      return nil
    }
    return isLeft ? row.runs[index].lowerBound : row.runs[index].upperBound
  }

  private func row(_ subject: String) -> Row? {
    let parts = subject.split(separator: "/")
    guard let last = parts.last, last.hasPrefix("line"), let index = Int(last.dropFirst(4)) else { return nil }
    var scope: Int?
    if parts.count > 1 {
      guard let box = box(String(parts[0])) else { return nil }
      scope = box.id
    }
    let rows = rows(in: scope)
    return rows.indices.contains(index) ? rows[index] : nil
  }

  private func box(_ subject: String) -> LayoutBox? {
    let parts = subject.split(separator: "@")
    guard let found = tree.boxes.first(where: { $0.semantics.identifier == String(parts[0]) }) else { return nil }
    guard parts.count > 1 else { return found }
    var current: LayoutBox? = found
    while let box = current {
      if box.kind == String(parts[1]) { return box }
      current = box.parent.map { tree.boxes[$0] }
    }
    return nil
  }
}
