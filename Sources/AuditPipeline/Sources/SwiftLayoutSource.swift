import Auditing
import Diagnostics
import Geometry
import LayoutTree
import PlatformProfile
import Synchronization
import ViewEvaluation
import ViewLayout
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
    let root = evaluation.layouts.first { $0.position == position }?.root ?? missingRoot
    var result = LayoutEvaluation(root: root, axes: evaluation.axes, diagnostics: evaluation.diagnostics)
    result.said = evaluation.said
    if let continuation = evaluation.continuation { result.isPending = continuation.isPending }
    return result
  }

  private var missingRoot: ViewNode {
    .unresolved(
      "missing-root", "The preview has fewer root views in this variant than in the default one.", range: range)
  }

  func settled(
    in environment: EvaluationEnvironment, with settings: LayoutSettings, layOut: (ViewNode) -> LayoutTree
  ) -> SettledLayout {
    let layouts = preview.settled(in: environment, with: settings, asking: request, layOut: layOut)
    return layouts.first { $0.position == position }?.layout
      ?? SettledLayout(tree: layOut(missingRoot), diagnostics: [])
  }

  var withoutMemory: any LayoutSource {
    var copy = self
    copy.preview = preview.following(preview.layout, in: preview.project)
    return copy
  }

  func forget() { preview.forget() }

  func isBeside(_ other: any LayoutSource) -> Bool { (other as? SwiftLayoutSource)?.preview === preview }

  /// The same root views of the same previews in an edited project; those whose preview is gone, and others, as they
  /// are.
  static func following(
    _ layouts: [any LayoutSource], to edited: [String: ProjectLayout], in project: Project, _ suppressions: Suppressions
  ) -> [any LayoutSource] {
    var previews: [ObjectIdentifier: PreviewEvaluations] = [:]
    return layouts.map { layout in
      guard var layout = layout as? SwiftLayoutSource else { return layout }
      layout.suppressions = suppressions
      guard let moved = edited[layout.preview.layout.id] else { return layout }
      let preview = previews[ObjectIdentifier(layout.preview)] ?? layout.preview.following(moved, in: project)
      previews[ObjectIdentifier(layout.preview)] = preview
      layout.range = moved.range
      layout.preview = preview
      return layout
    }
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
    if evaluation.openConditions.isEmpty {
      return (evaluation.layouts.map { source($0, of: layout, preview) }, [])
    }
    let states = project.states(of: layout, in: EvaluationEnvironment(), standard: evaluation)
    var known: Set<String> = []
    var roots: [SwiftLayoutSource] = []
    for (position, (state, evaluation)) in zip(states.states, states.evaluations).enumerated() {
      let isStandard = state == .standard
      let preview = isStandard ? preview : PreviewEvaluations(layout: layout, project: project, state: state)
      if !isStandard { preview.remember(evaluation, in: EvaluationEnvironment()) }
      for root in evaluation.layouts {
        let isNew = known.insert(ViewTreeDump.text(of: root.root)).inserted
        if isNew || position == 0 { roots.append(source(root, of: layout, preview)) }
      }
    }
    return (roots, states.unexplored)
  }

  private static func source(
    _ root: EvaluatedLayout, of layout: ProjectLayout, _ preview: PreviewEvaluations
  ) -> SwiftLayoutSource {
    var name = root.name
    if !preview.state.name.isEmpty { name += ", if \(shortened(preview.state.name))" }
    return SwiftLayoutSource(
      name: name, range: layout.range, request: LayoutRequest(root), previewName: layout.name, preview: preview,
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

/// The evaluations of one preview, each made once for all environments that agree in what it read, and for all root
/// views.
private final class PreviewEvaluations: Sendable {
  typealias RootLayout = (position: Int, layout: SettledLayout)

  private struct Settled {
    var environment: EvaluationEnvironment
    var settings: LayoutSettings
    var request: LayoutRequest
    var layouts: [RootLayout]
  }

  let layout: ProjectLayout
  let project: Project
  let state: EvaluationState
  private let known = Mutex<[(environment: EvaluationEnvironment, evaluation: Evaluation)]>([])
  private let settled = Mutex<[Settled]>([])

  init(layout: ProjectLayout, project: Project, state: EvaluationState) {
    self.layout = layout
    self.project = project
    self.state = state
  }

  /// The same of a preview in another project, with nothing known yet.
  func following(_ layout: ProjectLayout, in project: Project) -> PreviewEvaluations {
    PreviewEvaluations(layout: layout, project: project, state: state)
  }

  /// Keeps what was evaluated elsewhere.
  func remember(_ evaluation: Evaluation, in environment: EvaluationEnvironment) {
    known.withLock { $0.append((environment, evaluation)) }
  }

  /// Lets go of all that is known.
  func forget() {
    known.withLock { $0 = [] }
    settled.withLock { $0 = [] }
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

  /// The root views that ask for the same room, laid out until their code hears nothing new.
  func settled(
    in environment: EvaluationEnvironment, with settings: LayoutSettings, asking request: LayoutRequest,
    layOut: (ViewNode) -> LayoutTree
  ) -> [RootLayout] {
    settled.withLock { known in
      let found = known.first {
        $0.environment == environment && $0.settings == settings && $0.request == request
      }
      if let found { return found.layouts }
      var evaluation = project.evaluate(layout, in: environment, choices: state.choices)
      var trees: [(position: Int, tree: LayoutTree)] = []
      while true {
        let roots = evaluation.layouts.filter { LayoutRequest($0) == request }
        trees = roots.map { ($0.position, layOut($0.root)) }
        guard let revised = evaluation.continuation?.revised() else { break }
        evaluation = revised
      }
      let diagnostics = evaluation.said()
      let layouts = trees.map { ($0.position, SettledLayout(tree: $0.tree, diagnostics: diagnostics)) }
      known.append(Settled(environment: environment, settings: settings, request: request, layouts: layouts))
      return layouts
    }
  }
}

extension LayoutRequest {
  /// What a preview says of its device and frame; a device that is not known leaves the choice to the run.
  fileprivate init(_ layout: EvaluatedLayout) {
    self.init()
    let settings = layout.settings
    accentColor = layout.accentColor
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
