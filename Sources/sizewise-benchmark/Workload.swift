import AuditPipeline
import Auditing
import Colorimetry
import DynamicType
import FontEngine
import Geometry
import LayoutTree
import Reporting
import TextLayout
import Typography
import ViewEvaluation
import ViewLayout
import ViewTree

/// What the workloads share: parsed sources, loaded fonts.
struct Bench: Sendable {
  let layouts: [any LayoutSource]
  let tools: MeasuringTools
  let root: String
  /// Seconds for each workload.
  let seconds: Double

  var run: AuditRun { AuditRun(settings: AuditSettings(), tools: tools, jobs: 1, toolVersion: "benchmark") }
}

/// What a workload took and did.
struct Outcome {
  var measurement: Measurement
  var counters: [(name: String, value: Int)]
  /// Further figures; `nil` for what could not be measured here.
  var figures: [(name: String, value: Double?)] = []

  init(_ measurement: Measurement, _ counters: [(name: String, value: Int)]) {
    self.measurement = measurement
    self.counters = counters
  }

  /// A line of JSON.
  func json(workload: String) -> String {
    var members = [
      "\"workload\": \"\(workload)\"", "\"runs\": \(measurement.count)",
      "\"medianMilliseconds\": \(Self.thousandths(measurement.median))",
      "\"minimumMilliseconds\": \(Self.thousandths(measurement.minimum))",
    ]
    if let processor = measurement.processorTimes.min() {
      members.append("\"minimumProcessorMilliseconds\": \(Self.thousandths(processor))")
    }
    members += counters.map { "\"\($0.name)\": \($0.value)" }
    members += figures.map { "\"\($0.name)\": \($0.value.map { "\(Self.thousandths($0))" } ?? "null")" }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

/// One thing to measure.
struct Workload: Sendable {
  var name: String
  var measure: @Sendable (Bench) -> Outcome

  /// In the order of the phases.
  static let all: [Workload] = [
    evaluate, shape, paragraphs, layout, stacks, doubledStacks, firstStacks, audit, stacksAudit,
    scrolledStacksAudit, report, sweep, endToEnd,
  ]

  /// Every layout evaluated once in the default variant.
  private static let evaluate = Workload(name: "evaluate") { bench in
    let measurement = Measurement(seconds: bench.seconds) {
      for layout in bench.layouts { _ = layout.withoutMemory.evaluate(in: EvaluationEnvironment()) }
    }
    return Outcome(measurement, [("layouts", bench.layouts.count)])
  }

  /// A paragraph set at twelve sizes in three widths, by a setter that has set nothing yet.
  private static let shape = Workload(name: "shape") { bench in
    let text = "The quick brown fox jumps over the lazy dog, and does it again for every text size."
    let measurement = Measurement(seconds: bench.seconds) {
      let setter = bench.tools.withoutMemory.setter
      for size in DynamicTypeSize.allCases {
        let resolver = FontResolver(textSize: size, legibilityWeight: .regular, platform: .iOS)
        let run = TextRun(text: text, font: resolver.resolve(FontRequest(.textStyle(.body))))
        let request = TextRequest(runs: [run], style: ParagraphStyle(), grid: PixelGrid(scale: 3))
        for width in [120.0, 240, 361] { _ = setter.set(request, in: ProposedViewSize(width: width, height: nil)) }
      }
    }
    return Outcome(measurement, [("paragraphs", 36)])
  }

  /// Paragraphs measured at twelve sizes, against HarfBuzz that only shapes them and Pango that sets them.
  private static let paragraphs = Workload(name: "paragraphs") { bench in
    let race = ParagraphRace(engine: bench.tools.fonts, installation: bench.tools.installation)
    guard let result = race.run(seconds: bench.seconds) else { return Outcome(Measurement([]), []) }
    var outcome = Outcome(
      Measurement(result.tool),
      [
        ("paragraphs", result.paragraphs), ("sizes", result.sizes),
        ("harfBuzzCallsOfFirstRun", result.firstShapingCalls), ("harfBuzzCallsOfLaterRuns", result.laterShapingCalls),
      ])
    outcome.figures = result.figures
    return outcome
  }

  /// Every layout laid out at twelve sizes, evaluated before.
  private static let layout = Workload(name: "layout") { bench in
    let trees = bench.layouts.map { ($0, bench.run.run(of: $0)) }
    let measurement = Measurement(seconds: bench.seconds) {
      for (source, run) in trees {
        for size in DynamicTypeSize.allCases {
          let variant = Variant(textSize: size)
          let root = source.evaluate(in: run.environment(of: variant)).root
          _ = run.tools.layout.layout(root, in: run.layoutSettings(of: variant))
        }
      }
    }
    return Outcome(measurement, [("layouts", bench.layouts.count), ("trees", bench.layouts.count * 12)])
  }

  /// The HTML and JSON reports of a run that was made before.
  private static let report = Workload(name: "report") { bench in
    let result = bench.run.audit(bench.layouts)
    let options = ReportOptions(
      pictures: ProjectPictures(root: bench.root),
      labels: PictureLabels(setter: bench.tools.setter, outlines: bench.tools.fonts))
    var bytes = 0
    let measurement = Measurement(seconds: bench.seconds) {
      bytes = ["html", "json"].compactMap(ReportFormats.named)
        .flatMap { $0.write(result, options: options) }.reduce(0) { $0 + $1.bytes.count }
    }
    return Outcome(measurement, [("bytes", bytes)])
  }

  /// One keyword bubble, or the first layout where there is none, evaluated, laid out and judged in 24 variants; sources and fonts were loaded before.
  private static let sweep = Workload(name: "sweep") { bench in
    let bubble = bench.layouts.first { $0.file.hasSuffix("KeywordBubble.swift") }
    guard let first = bubble ?? bench.layouts.first else { return Outcome(Measurement([]), []) }
    var work = LayoutRun.Work()
    var shapingCalls = 0
    let measurement = Measurement(seconds: bench.seconds) {
      var run = bench.run
      run.tools = bench.tools.withoutMemory
      let before = run.tools.fonts.shapingCallCount
      work = run.run(of: first.withoutMemory).run().work
      shapingCalls = run.tools.fonts.shapingCallCount - before
    }
    return Outcome(
      measurement,
      [
        ("variants", bench.run.settings.variants.count), ("evaluations", work.evaluations), ("trees", work.layouts),
        ("shapingCalls", shapingCalls),
      ]
    )
  }

  /// Everything from the layouts' sources to the reports, on one thread.
  private static let endToEnd = Workload(name: "end-to-end") { bench in
    let measurement = Measurement(seconds: bench.seconds) {
      var run = bench.run
      run.tools = bench.tools.withoutMemory
      let result = run.audit(bench.layouts.map(\.withoutMemory))
      for name in ["html", "json"] {
        _ = ReportFormats.named(name)?.write(result, options: ReportOptions())
      }
    }
    return Outcome(measurement, [("layouts", bench.layouts.count)])
  }
}
