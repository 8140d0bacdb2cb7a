import AuditPipeline
import DynamicType
import FontEngine
import Geometry
import LayoutTree
import Typography
import ViewLayout
import ViewTree

extension Workload {
  /// A tree of 1,000 texts in nested stacks, laid out at twelve sizes; the texts were set before, as in a run
  /// over several variants.
  static let stacks = Workload(name: "stacks") { bench in
    let stacks = NestedStacks(leaves: 1_000)
    var work = NestedStacks.Work()
    let measurement = Measurement(seconds: bench.seconds) { work = stacks.layOut(with: bench.tools.layout) }
    return outcome(of: measurement, stacks, work)
  }

  /// The same with twice the texts, by turns with `stacks`, and how many times as long it takes.
  static let doubledStacks = Workload(name: "doubled-stacks") { bench in
    let (single, doubled) = (NestedStacks(leaves: 1_000), NestedStacks(leaves: 2_000))
    var work = NestedStacks.Work()
    let pairs = Measurement.pairs(
      seconds: bench.seconds, { _ = single.layOut(with: bench.tools.layout) },
      { work = doubled.layOut(with: bench.tools.layout) })
    var outcome = outcome(of: pairs.second, doubled, work)
    outcome.figures = [("medianMillisecondsOfHalf", pairs.first.median), ("medianRatioToHalf", pairs.ratio)]
    return outcome
  }

  /// The tree of `stacks` where no text was shaped or set before.
  static let firstStacks = Workload(name: "first-stacks") { bench in
    let stacks = NestedStacks(leaves: 1_000)
    var work = NestedStacks.Work()
    let measurement = Measurement(seconds: bench.seconds) {
      bench.tools.fonts.forgetShapedText()
      work = stacks.layOut(with: bench.tools.withoutMemory.layout)
    }
    return outcome(of: measurement, stacks, work)
  }

  private static func outcome(of measurement: Measurement, _ stacks: NestedStacks, _ work: NestedStacks.Work) -> Outcome
  {
    Outcome(
      measurement,
      [
        ("leaves", stacks.leaves), ("boxes", work.boxes), ("sizes", DynamicTypeSize.allCases.count),
        ("measurements", work.measurements), ("textMeasurements", work.textMeasurements),
      ])
  }
}

/// Sections of rows with two texts at each side, until there are enough texts: five stacks inside each other.
struct NestedStacks {
  let leaves: Int
  let tree: ViewNode
  /// The width of the container, in points.
  let width: Double

  /// What was done for all sizes together; the boxes are those of one tree.
  struct Work {
    var boxes = 0
    var measurements = 0
    var textMeasurements = 0
  }

  /// - Parameter isScrolled: whether they lie in a scroll view, as wide as their longest words need at every size.
  init(leaves: Int, isScrolled: Bool = false) {
    self.leaves = leaves
    let stacks = Self.tree(leaves: leaves)
    tree = isScrolled ? ViewNode(.scroll(ScrollContainer(axes: .vertical, children: [stacks]))) : stacks
    width = isScrolled ? 1024 : 393
  }

  func layOut(with engine: LayoutEngine) -> Work {
    var work = Work()
    for size in DynamicTypeSize.allCases {
      var settings = LayoutSettings(container: Rectangle(x: 0, y: 0, width: width, height: 852))
      settings.textSize = size
      let done = engine.layoutCountingWork(tree, in: settings)
      work.boxes = done.tree.boxes.count
      work.measurements += done.work.measurements
      work.textMeasurements += done.work.textMeasurements
    }
    return work
  }

  private static func tree(leaves: Int) -> ViewNode {
    let rows = (0..<(leaves / 4)).map(row)
    let sections = stride(from: 0, to: rows.count, by: 25).map {
      stack(.vertical, Array(rows[$0..<min($0 + 25, rows.count)]))
    }
    return stack(.vertical, [stack(.vertical, sections)])
  }

  private static func row(_ index: Int) -> ViewNode {
    stack(
      .horizontal,
      [
        stack(.vertical, [text(4 * index), text(4 * index + 1)]), ViewNode(.spacer(minLength: nil)),
        stack(.vertical, [text(4 * index + 2), text(4 * index + 3)]),
      ])
  }

  private static let words = ["Add", "total", "per", "portion", "minutes", "of", "preparation", "and", "leaf", "today"]

  private static func text(_ index: Int) -> ViewNode {
    let words = (0...(index % 4)).map { Self.words[(index + 3 * $0) % Self.words.count] }
    return ViewNode(.text(TextView("\(words.joined(separator: " ")) \(index)")))
  }

  private static func stack(_ kind: StackView.Kind, _ children: [ViewNode]) -> ViewNode {
    ViewNode(
      .stack(StackView(kind, alignment: Alignment(horizontal: .leading, vertical: .top), children: children)))
  }
}
