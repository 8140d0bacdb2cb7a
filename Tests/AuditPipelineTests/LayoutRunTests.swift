import AuditPipeline
import Auditing
import Colorimetry
import Diagnostics
import LayoutTree
import Testing
import Typography
import ViewEvaluation
import ViewTree

@Suite struct LayoutRunTests {
  /// A layout that reads some settings and shows them.
  struct Reading: LayoutSource {
    let name = "reading"
    let file = "a.swift"
    let range: SourceRange? = nil
    var request = LayoutRequest()
    var axes: Set<EnvironmentAxis>

    func evaluate(in environment: EvaluationEnvironment) -> LayoutEvaluation {
      LayoutEvaluation(
        root: ViewNode(.text(TextView("\(environment.textSize.rawValue) \(environment.colorScheme.rawValue)"))),
        axes: axes, diagnostics: [])
    }
  }

  func work(_ axes: Set<EnvironmentAxis>) throws -> LayoutRun.Work {
    let run = AuditRun(
      settings: AuditSettings(), tools: try MeasuringTools(installationAbove: #filePath), jobs: 1, toolVersion: "test")
    return run.run(of: Reading(axes: axes)).run().work
  }

  @Test func layoutsThatReadNothingAreEvaluatedOnce() throws {
    let work = try work([])
    #expect(work.evaluations == 1)
    #expect(work.layouts == 12)
  }

  @Test func eachTextSizeIsEvaluatedWhereItIsRead() throws {
    let work = try work([.textSize])
    #expect(work.evaluations == 12)
    #expect(work.layouts == 12)
  }

  @Test func schemesShareTreesUnlessTheyAreRead() throws {
    let work = try work([.textSize, .colorScheme])
    #expect(work.evaluations == 24)
    #expect(work.layouts == 24)
  }

  @Test func variantsComeInTheOrderOfTheMatrix() throws {
    let run = AuditRun(
      settings: AuditSettings(), tools: try MeasuringTools(installationAbove: #filePath), jobs: 1, toolVersion: "test")
    let layout = run.run(of: Reading(axes: [.colorScheme])).run().layout
    #expect(layout.renderings.map(\.variant) == AuditSettings().variants)
    let texts = layout.renderings.prefix(2).map { $0.tree.boxes.compactMap { $0.text?.string }.joined() }
    #expect(texts == ["xSmall light", "xSmall dark"])
  }
}
