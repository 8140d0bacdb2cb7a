import AuditPipeline
import Auditing
import Colorimetry
import DynamicType
import FontEngine
import Geometry
import LayoutTree
import Typography
import ViewEvaluation
import ViewLayout

/// What an audit of the default matrix spends on rules, compared with layout.
///
/// Both are taken in one pass over the same trees, layout by layout, so that a clock or a neighbour that changes touches
/// both alike, in time of the processor; every figure is the median of the passes.
///
/// - Layout is what turns evaluated views into trees, twelve for a layout, which two colour schemes share. A pass begins as
///   an audit does: the fonts are loaded, and no text was shaped or set. Breaking, shaping and measuring text is layout,
///   since the frame of a text depends on it, and nothing else pays for it; what one size finds serves the others, as in
///   an audit.
/// - Warm layout is the same trees laid out once more: the part of layout that is no text. Nobody waits for it alone; it
///   stands beside the other so that rules are not compared with what fonts cost alone.
/// - Rules are all that follows until there are findings: judging every tree in both schemes, and folding what was seen into
///   findings with their messages.
///
/// Reading and evaluating sources before, and writing reports after, belong to neither.
extension Workload {
  /// Every layout in twelve sizes and two schemes; those that are written in Swift, where there are any, so that an
  /// example is not counted again in its other form.
  static let audit = Workload(name: "audit") { bench in
    let written = bench.layouts.filter { $0.file.hasSuffix(".swift") }
    let layouts = written.isEmpty ? bench.layouts : written
    let evaluations = layouts.map { layout in
      let run = bench.run.run(of: layout)
      return run.evaluate(run.settings.variants)
    }
    return compared(bench, leaves: nil) { timer, tools in
      var audit = bench.run
      audit.tools = tools
      for (layout, evaluated) in zip(layouts, evaluations) {
        let run = audit.run(of: layout)
        let laidOut = timer.layout { run.layOut(evaluated) }
        timer.audit(run.auditor, laidOut.trees.map { ($0.tree, $0.variants) }) { judgements in
          run.auditor.fold(judgements, suppressions: layout.suppressions, layout: layout.range)
        }
        timer.warmLayout { _ = run.layOut(evaluated) }
      }
    }
  }

  /// The tree of `stacks`, of 1,000 texts, in the same: most of its texts are cut short, for there is no room for them.
  static let stacksAudit = Workload(name: "stacks-audit") { bench in
    audited(NestedStacks(leaves: 1_000), bench)
  }

  /// The same texts with all the room they need, and nothing to find.
  static let scrolledStacksAudit = Workload(name: "scrolled-stacks-audit") { bench in
    audited(NestedStacks(leaves: 1_000, isScrolled: true), bench)
  }

  private static func audited(_ stacks: NestedStacks, _ bench: Bench) -> Outcome {
    let run = bench.run.run(of: bench.layouts[0])
    let sizes = DynamicTypeSize.allCases
    return compared(bench, leaves: stacks.leaves) { timer, tools in
      func layOut() -> [LayoutTree] {
        sizes.map { size in
          var settings = run.layoutSettings(of: Variant(textSize: size))
          settings.container.size.width = stacks.width
          return tools.layout.layout(stacks.tree, in: settings)
        }
      }
      let trees = timer.layout { layOut() }
      let variants = sizes.map { size in ColorScheme.allCases.map { Variant(textSize: size, colorScheme: $0) } }
      timer.audit(run.auditor, Array(zip(trees, variants))) { run.auditor.fold($0) }
      timer.warmLayout { _ = layOut() }
    }
  }

  private static func compared(
    _ bench: Bench, leaves: Int?, _ pass: (inout PhaseTimer, MeasuringTools) -> Void
  ) -> Outcome {
    var passes: [PhaseTimer] = []
    let measurement = Measurement(seconds: bench.seconds) {
      var timer = PhaseTimer()
      bench.tools.fonts.forgetShapedText()
      pass(&timer, bench.tools.withoutMemory)
      passes.append(timer)
    }
    let last = passes[passes.count - 1]
    var counters = [("trees", last.trees), ("judgements", last.judgements), ("findings", last.findings)]
    if let leaves { counters.insert(("leaves", leaves), at: 0) }
    var outcome = Outcome(measurement, counters)
    func median(_ figure: (PhaseTimer) -> Double) -> Double { Measurement(passes.map(figure)).median }
    outcome.figures = [
      ("layoutMilliseconds", median(\.layout)), ("layoutWarmMilliseconds", median(\.warmLayout)),
      ("judgingMilliseconds", median(\.judging)), ("foldingMilliseconds", median(\.folding)),
      ("rulesMilliseconds", median(\.rules)), ("rulesShareOfLayout", median { $0.rules / $0.layout }),
      ("rulesShareOfWarmLayout", median { $0.rules / $0.warmLayout }),
    ]
    return outcome
  }
}

/// The milliseconds of the processor for each phase in one pass.
private struct PhaseTimer {
  private(set) var layout = 0.0
  private(set) var warmLayout = 0.0
  private(set) var judging = 0.0
  private(set) var folding = 0.0
  private(set) var trees = 0
  private(set) var judgements = 0
  private(set) var findings = 0

  var rules: Double { judging + folding }

  mutating func layout<Result>(_ work: () -> Result) -> Result { Self.timed(&layout, work) }

  mutating func warmLayout(_ work: () -> Void) { Self.timed(&warmLayout, work) }

  /// Judges trees and folds the judgements.
  mutating func audit(
    _ auditor: Auditor, _ trees: [(tree: LayoutTree, variants: [Variant])],
    _ fold: ([TreeJudgement]) -> (findings: [Finding], counts: [Auditing.Outcome: Int])
  ) {
    let seen = Self.timed(&judging) {
      var seen: [TreeJudgement] = []
      for (tree, variants) in trees { seen.append(auditor.judge(tree, variants: variants, like: seen.last)) }
      return seen
    }
    let folded = Self.timed(&folding) { fold(seen) }
    self.trees += trees.count
    judgements += folded.counts.values.reduce(0, +)
    findings += folded.findings.count
  }

  private static func timed<Result>(_ total: inout Double, _ work: () -> Result) -> Result {
    let start = Measurement.processorTime
    defer { total += Measurement.processorTime - start }
    return work()
  }
}
