package import AuditPipeline
package import Foundation
import Geometry
import LayoutTree
import PlatformProfile
import ProjectResources
import ViewEvaluation
import ViewLayout

/// Recorded renderings laid out again, value by value.
package struct RenderingComparison: Sendable {
  /// What became of one value.
  package struct Outcome: Sendable {
    package var name: String
    package var held: Bool
    /// The largest difference, in the value's unit, beyond which figures were off; or what is missing.
    package var remark: String
    /// How many numbers the value has, and how many of them hold.
    package var figures: Int
    package var heldFigures: Int
  }

  package struct Case: Sendable {
    package var rendering: RecordedRendering
    package var outcomes: [Outcome]
    /// What kept the case from being laid out; `nil` where it was.
    package var skipped: String?
    /// What the layout could not measure.
    package var unmeasured: [String]
  }

  package private(set) var cases: [Case] = []

  /// - Parameters:
  ///   - renderings: what was recorded.
  ///   - fixtures: the folder of the SwiftUI sources.
  ///   - prose: the long texts, where the recordings are at hand.
  package init(
    _ renderings: [RecordedRendering], fixtures: URL, prose: RecordedProse?, tools: MeasuringTools
  ) throws {
    var projects: [String: Project] = [:]
    for rendering in renderings {
      let source = try String(contentsOf: fixtures.appendingPathComponent(rendering.fixture), encoding: .utf8)
      guard let filled = Self.filled(source, for: rendering, with: prose) else {
        cases.append(
          Case(
            rendering: rendering, outcomes: [], skipped: "its texts are too long to be kept here", unmeasured: []))
        continue
      }
      let project =
        projects[filled]
        ?? Project(files: [SourceFile(path: rendering.fixture, source: filled)], resources: ResourceCatalog())
      projects[filled] = project
      cases.append(Self.compare(rendering, in: project, prose: prose, tools: tools))
    }
  }

  /// The source of a preview with the long texts in place; `nil` where it needs some and they are not at hand.
  ///
  /// Sections of a file begin with `// MARK: ` and a preview needs only its own section.
  private static func filled(
    _ source: String, for rendering: RecordedRendering, with prose: RecordedProse?
  ) -> String? {
    if let prose { return prose.filled(source) }
    let sections = source.components(separatedBy: "// MARK: ")
    guard let own = sections.first(where: { $0.contains("#Preview(\"\(rendering.preview)\")") }),
      !RecordedProse.isNeeded(in: own)
    else { return nil }
    return sections.filter { !RecordedProse.isNeeded(in: $0) }.joined(separator: "// MARK: ")
  }

  private static func compare(
    _ rendering: RecordedRendering, in project: Project, prose: RecordedProse?, tools: MeasuringTools
  ) -> Case {
    guard let layout = project.layouts.first(where: { $0.name == rendering.preview }) else {
      return Case(
        rendering: rendering, outcomes: [], skipped: "no preview “\(rendering.preview)” in \(rendering.fixture)",
        unmeasured: [])
    }
    var evaluation = project.evaluate(layout, in: rendering.environment)
    guard let root = evaluation.layouts.first?.root else {
      return Case(rendering: rendering, outcomes: [], skipped: "the preview has no view", unmeasured: [])
    }
    var tree = tools.layout.layout(root, in: rendering.layoutSettings)
    while let revised = evaluation.continuation?.revised(), let root = revised.layouts.first?.root {
      evaluation = revised
      tree = tools.layout.layout(root, in: rendering.layoutSettings)
    }
    var measured = MeasuredRendering(tree)
    if rendering.safeArea == nil, rendering.room != nil { measured.shift = rendering.shift(to: measured) }
    let outcomes = rendering.values.map { $0.outcome(in: measured, rendering: rendering, prose: prose) }
    return Case(
      rendering: rendering, outcomes: outcomes, skipped: nil, unmeasured: tree.unmeasured.map(\.message))
  }
}

extension RecordedRendering {
  fileprivate var insets: EdgeInsets {
    guard let safeArea, safeArea.count == 4 else { return .zero }
    return EdgeInsets(top: safeArea[0], leading: safeArea[1], bottom: safeArea[2], trailing: safeArea[3])
  }

  fileprivate var roomSize: Size {
    Size(width: room?.first ?? 393, height: room?.last ?? 852)
  }

  fileprivate var environment: EvaluationEnvironment {
    var environment = EvaluationEnvironment()
    environment.textSize = size
    environment.colorScheme = scheme
    environment.displayScale = scale
    environment.os = os
    environment.containerSize = roomSize
    environment.safeAreaInsets = insets
    return environment
  }

  fileprivate var layoutSettings: LayoutSettings {
    var settings = LayoutSettings(
      container: Rectangle(origin: .zero, size: roomSize), safeAreaInsets: insets, grid: PixelGrid(scale: scale),
      profile: os)
    settings.textSize = size
    if room == nil {
      settings.offeredAxes = []
      settings.rootPlacement = .topLeading
    }
    return settings
  }

  /// How far down the recording lies, where it does not state the safe area: the median over all heights on the page, in whole pixels.
  fileprivate func shift(to measured: MeasuredRendering) -> Double {
    var moved = measured
    moved.shift = 1
    var differences: [Double] = []
    for value in values {
      let factor = value.unit == .pixels ? scale : 1
      for (expression, recorded) in value.figures {
        guard let still = measured.figure(expression), let after = moved.figure(expression),
          abs(after - still - 1) < 1e-6
        else { continue }
        differences.append(recorded / factor - still)
      }
    }
    differences.sort()
    return differences.isEmpty ? 0 : PixelGrid(scale: scale).rounded(differences[differences.count / 2])
  }
}

extension RecordedRendering.Value {
  fileprivate static let horizontal = ["left", "right", "width", "inkLeft", "inkRight", "Left", "Right"]

  fileprivate func outcome(
    in measured: MeasuredRendering, rendering: RecordedRendering, prose: RecordedProse?
  ) -> RenderingComparison.Outcome {
    let factor = unit == .pixels ? rendering.scale : 1
    var remarks: [String] = []
    var heldFigures = 0
    for (expression, recorded) in figures.sorted(by: { $0.key < $1.key }) {
      guard let points = measured.figure(expression) else {
        remarks.append("\(expression) is not there")
        continue
      }
      let difference = points * factor - recorded
      let isHorizontal = Self.horizontal.contains { expression.hasSuffix($0) }
      let allowed = tolerance + (isHorizontal ? (textWidth ?? 0) * 0.01 : 0)
      if abs(difference) <= allowed + 1e-6 {
        heldFigures += 1
      } else {
        let sign = difference < 0 ? "" : "+"
        remarks.append("\(expression) \(sign)\((difference * 100).rounded() / 100)")
      }
    }
    if let wanted = text ?? longText.flatMap({ prose?.text($0) }), let first = figures.keys.min(),
      let found = measured.text(of: first), found != wanted
    {
      remarks.append("reads “\(found)”")
    }
    return RenderingComparison.Outcome(
      name: name, held: remarks.isEmpty, remark: remarks.joined(separator: ", "), figures: figures.count,
      heldFigures: heldFigures)
  }
}
