import AuditPipeline
import Auditing
import Colorimetry
import DynamicType
import Geometry
import LayoutTree
import Typography
import ViewEvaluation
import ViewLayout

/// What an audit of the default matrix spends on layout and on rules.
///
/// Both are taken in one pass over the same trees, layout by layout, so that a clock or a neighbour that changes touches
/// both alike, in time of the processor; the share is the median of the passes' shares. Layout is what makes the trees of evaluated views: twelve
/// for a layout, which two colour schemes share, with fonts loaded and paragraphs set before, which is the least that
/// layout can take. Rules are all that follows: judging every tree in both schemes, and folding what was seen into
/// findings with their messages.
extension Workload {
  /// Every layout in twelve sizes and two schemes.
  static let audit = Workload(name: "audit") { bench in
    let runs = bench.layouts.map { bench.run.run(of: $0) }
    return compared(bench, leaves: nil) { timer in
      for run in runs {
        let evaluated = run.evaluate(run.settings.variants)
        let laidOut = timer.layout { run.layOut(evaluated) }
        let judged = timer.rules { run.judge(laidOut) }
        timer.note(laidOut.trees.count, judged.counts, judged.findings)
      }
    }
  }

  /// The tree of `stacks`, of 1,000 texts, in the same.
  static let stacksAudit = Workload(name: "stacks-audit") { bench in
    let leaves = 1_000
    let tree = NestedStacks(leaves: leaves).tree
    let run = bench.run.run(of: bench.layouts[0])
    return compared(bench, leaves: leaves) { timer in
      let trees = timer.layout {
        DynamicTypeSize.allCases.map {
          bench.tools.layout.layout(tree, in: run.layoutSettings(of: Variant(textSize: $0)))
        }
      }
      let (findings, counts) = timer.rules {
        var judgements: [TreeJudgement] = []
        for (size, tree) in zip(DynamicTypeSize.allCases, trees) {
          let variants = ColorScheme.allCases.map { Variant(textSize: size, colorScheme: $0) }
          judgements.append(run.auditor.judge(tree, variants: variants, like: judgements.last))
        }
        return run.auditor.fold(judgements)
      }
      timer.note(trees.count, counts, findings)
    }
  }

  private static func compared(_ bench: Bench, leaves: Int?, _ pass: (inout PhaseTimer) -> Void) -> Outcome {
    var passes: [PhaseTimer] = []
    let measurement = Measurement(seconds: bench.seconds) {
      var timer = PhaseTimer()
      pass(&timer)
      passes.append(timer)
    }
    let last = passes[passes.count - 1]
    var counters = [("trees", last.trees), ("judgements", last.judgements), ("findings", last.findings)]
    if let leaves { counters.insert(("leaves", leaves), at: 0) }
    var outcome = Outcome(measurement, counters)
    outcome.figures = [
      ("layoutMilliseconds", Measurement(passes.map(\.layout)).median),
      ("rulesMilliseconds", Measurement(passes.map(\.rules)).median),
      ("rulesShareOfLayout", Measurement(passes.map { $0.rules / $0.layout }).median),
    ]
    return outcome
  }
}

/// The milliseconds of the processor for both phases in one pass.
private struct PhaseTimer {
  private(set) var layout = 0.0
  private(set) var rules = 0.0
  private(set) var trees = 0
  private(set) var judgements = 0
  private(set) var findings = 0

  mutating func layout<Result>(_ work: () -> Result) -> Result { Self.timed(&layout, work) }

  mutating func rules<Result>(_ work: () -> Result) -> Result { Self.timed(&rules, work) }

  mutating func note(_ trees: Int, _ counts: [Auditing.Outcome: Int], _ findings: [Finding]) {
    self.trees += trees
    judgements += counts.values.reduce(0, +)
    self.findings += findings.count
  }

  private static func timed<Result>(_ total: inout Double, _ work: () -> Result) -> Result {
    let start = Measurement.processorTime
    defer { total += Measurement.processorTime - start }
    return work()
  }
}
