import Auditing
import Diagnostics
import Geometry
import PlatformProfile
import Synchronization
import ViewEvaluation
import ViewTree

/// A root view of a preview in Swift source.
struct SwiftLayoutSource: LayoutSource {
  var name: String
  private(set) var range: SourceRange?
  let request: LayoutRequest
  var pixels: (any ImagePixelSource)?
  var suppressions = Suppressions.none
  /// The name of the preview that the root view belongs to.
  let previewName: String
  private var preview: PreviewEvaluations
  /// Among the root views of the preview.
  private let position: Int

  var file: String { range?.file ?? "" }

  func evaluate(in environment: EvaluationEnvironment) -> LayoutEvaluation {
    result(of: preview.evaluation(in: environment))
  }

  private func result(of evaluation: Evaluation) -> LayoutEvaluation {
    let root =
      evaluation.layouts.first { $0.position == position }?.root
      ?? .unresolved(
        "missing-root", "The preview has fewer root views in this variant than in the default one.", range: range)
    var result = LayoutEvaluation(root: root, axes: evaluation.axes, diagnostics: evaluation.diagnostics)
    result.said = evaluation.said
    if let continuation = evaluation.continuation {
      result.isPending = continuation.isPending
      result.revised = { continuation.revised().map(self.result) }
    }
    return result
  }

  var withoutMemory: any LayoutSource {
    var copy = self
    copy.preview = preview.forgetting
    return copy
  }

  /// The id of the preview in its project.
  var previewID: String { preview.layout.id }

  /// The same root view of the same preview in an edited project; itself where the preview is gone.
  func following(_ layout: ProjectLayout?, in project: Project) -> SwiftLayoutSource {
    guard let layout else { return self }
    var copy = self
    copy.range = layout.range
    copy.preview = PreviewEvaluations(layout: layout, project: project, state: preview.state)
    return copy
  }

  func uses(in environments: [EvaluationEnvironment]) -> EvaluationUses? {
    environments.reduce(into: EvaluationUses()) { uses, environment in
      uses.formUnion(preview.evaluation(in: environment).uses)
    }
  }

  /// The root views of a preview, found by evaluating it in the default environment; and where its conditions are not
  /// all known, those that look different in another state, named by the condition that differs.
  static func roots(
    of layout: ProjectLayout, in project: Project
  ) -> (layouts: [SwiftLayoutSource], unexplored: [UnknownChoice]) {
    let preview = PreviewEvaluations(layout: layout, project: project, state: .standard)
    let evaluation = preview.evaluation(in: EvaluationEnvironment())
    let standard = evaluation.layouts.map { source($0, of: layout, preview) }
    if evaluation.openConditions.isEmpty { return (standard, []) }
    let states = project.states(of: layout, in: EvaluationEnvironment(), standard: evaluation)
    var known = Set(evaluation.layouts.map { ViewTreeDump.text(of: $0.root) })
    var others: [SwiftLayoutSource] = []
    for (state, evaluation) in zip(states.states, states.evaluations).dropFirst() {
      let preview = PreviewEvaluations(layout: layout, project: project, state: state)
      preview.remember(evaluation, in: EvaluationEnvironment())
      for root in evaluation.layouts where known.insert(ViewTreeDump.text(of: root.root)).inserted {
        others.append(source(root, of: layout, preview))
      }
    }
    return (standard + others, states.unexplored)
  }

  private static func source(
    _ root: EvaluatedLayout, of layout: ProjectLayout, _ preview: PreviewEvaluations
  ) -> SwiftLayoutSource {
    var name = root.name
    if !preview.state.name.isEmpty { name += ", if \(shortened(preview.state.name))" }
    var request = LayoutRequest(root.settings)
    request.accentColor = root.accentColor
    return SwiftLayoutSource(
      name: name, range: layout.range, request: request, previewName: layout.name, preview: preview,
      position: root.position)
  }

  /// A condition on one line, and no longer than a name may be.
  private static func shortened(_ condition: String) -> String {
    let words = condition.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(59) + "…" : words
  }

  /// The layouts with names that are unique within their file: names that several previews give are set apart by the
  /// previews, and then by numbers.
  static func named(_ layouts: [SwiftLayoutSource]) -> [SwiftLayoutSource] {
    func key(_ layout: SwiftLayoutSource) -> String { layout.file + "\u{0}" + layout.name }
    let givers = Dictionary(grouping: layouts, by: key).mapValues { Set($0.map(\.previewName)).count }
    var counts: [String: Int] = [:]
    return layouts.map { layout in
      var layout = layout
      if givers[key(layout), default: 0] > 1, layout.name != layout.previewName {
        layout.name = layout.previewName + ", " + layout.name
      }
      let count = counts[key(layout), default: 0] + 1
      counts[key(layout)] = count
      if count > 1 { layout.name += " (\(count))" }
      return layout
    }
  }
}

/// The evaluations of one preview, each made once for all environments that agree in what it read.
private final class PreviewEvaluations: Sendable {
  let layout: ProjectLayout
  private let project: Project
  let state: EvaluationState
  private let known = Mutex<[(environment: EvaluationEnvironment, evaluation: Evaluation)]>([])

  init(layout: ProjectLayout, project: Project, state: EvaluationState) {
    self.layout = layout
    self.project = project
    self.state = state
  }

  var forgetting: PreviewEvaluations { PreviewEvaluations(layout: layout, project: project, state: state) }

  /// Keeps what was evaluated elsewhere.
  func remember(_ evaluation: Evaluation, in environment: EvaluationEnvironment) {
    known.withLock { $0.append((environment, evaluation)) }
  }

  func evaluation(in environment: EvaluationEnvironment) -> Evaluation {
    let found = known.withLock { known in
      known.first { environment.agrees(with: $0.environment, in: $0.evaluation.axes) }?.evaluation
    }
    if let found { return found }
    let evaluation = project.evaluate(layout, in: environment, choices: state.choices)
    remember(evaluation, in: environment)
    return evaluation
  }
}

extension LayoutRequest {
  /// What a preview says of its device and frame; a device that is not known leaves the choice to the run.
  fileprivate init(_ settings: PreviewSettings) {
    self.init()
    isLandscape = settings.isLandscape
    if let device = settings.device { canvas = try? AuditSettings.Canvas.device(named: device) }
    switch settings.frame {
    // The container fits what the root takes of the device's size.
    case .device, .sizeThatFits: break
    case .fixed(let width, let height):
      canvas = AuditSettings.Canvas(size: Size(width: width, height: height), scale: 3)
      isLandscape = false
    case .widget(let family):
      let size = WidgetCanvas(rawValue: family)?.size(on: canvas?.size ?? Device.default.size)
      canvas = size.map { AuditSettings.Canvas(size: $0, scale: 3) }
      isLandscape = false
    }
  }
}
