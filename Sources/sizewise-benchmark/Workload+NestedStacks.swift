import AuditPipeline
import DynamicType
import FontEngine
import Geometry
import Typography
import ViewLayout
import ViewTree

extension Workload {
  /// A tree of 1,000 texts in nested stacks, laid out at twelve sizes; the texts were set before, as in a run
  /// over several variants.
  static let stacks = Workload(name: "stacks") { bench in nested(leaves: 1_000, in: bench) }

  /// The same with twice the texts.
  static let doubledStacks = Workload(name: "doubled-stacks") { bench in nested(leaves: 2_000, in: bench) }

  /// The tree of `stacks` where no text was shaped or set before.
  static let firstStacks = Workload(name: "first-stacks") { bench in
    nested(leaves: 1_000, in: bench, forgetsTexts: true)
  }

  private static func nested(leaves: Int, in bench: Bench, forgetsTexts: Bool = false) -> Outcome {
    let tree = NestedStacks(leaves: leaves).tree
    var work = LayoutWork()
    let measurement = Measurement(seconds: bench.seconds) {
      work = LayoutWork()
      if forgetsTexts { bench.tools.fonts.forgetShapedText() }
      let engine = forgetsTexts ? bench.tools.withoutMemory.layout : bench.tools.layout
      for size in DynamicTypeSize.allCases {
        var settings = LayoutSettings(container: Rectangle(x: 0, y: 0, width: 393, height: 852))
        settings.textSize = size
        let done = engine.layoutCountingWork(tree, in: settings).work
        work.measurements += done.measurements
        work.textMeasurements += done.textMeasurements
      }
    }
    return Outcome(
      measurement,
      [
        ("leaves", leaves), ("sizes", 12), ("measurements", work.measurements),
        ("textMeasurements", work.textMeasurements),
      ]
    )
  }
}

/// Sections of rows with two texts at each side, until there are enough texts: five stacks inside each other.
private struct NestedStacks {
  var leaves: Int

  var tree: ViewNode {
    let rows = (0..<(leaves / 4)).map(row)
    let sections = stride(from: 0, to: rows.count, by: 25).map {
      stack(.vertical, Array(rows[$0..<min($0 + 25, rows.count)]))
    }
    return stack(.vertical, [stack(.vertical, sections)])
  }

  private func row(_ index: Int) -> ViewNode {
    stack(
      .horizontal,
      [
        stack(.vertical, [text(4 * index), text(4 * index + 1)]), ViewNode(.spacer(minLength: nil)),
        stack(.vertical, [text(4 * index + 2), text(4 * index + 3)]),
      ])
  }

  private static let words = ["Add", "total", "per", "portion", "minutes", "of", "preparation", "and", "leaf", "today"]

  private func text(_ index: Int) -> ViewNode {
    let words = (0...(index % 4)).map { Self.words[(index + 3 * $0) % Self.words.count] }
    return ViewNode(.text(TextView("\(words.joined(separator: " ")) \(index)")))
  }

  private func stack(_ kind: StackView.Kind, _ children: [ViewNode]) -> ViewNode {
    ViewNode(
      .stack(StackView(kind, alignment: Alignment(horizontal: .leading, vertical: .top), children: children)))
  }
}
