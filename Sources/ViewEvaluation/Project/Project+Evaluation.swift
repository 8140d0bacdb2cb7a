internal import Diagnostics
import ViewTree

extension Project {
  /// Evaluates a layout in one environment.
  ///
  /// - Parameter choices: the branches to take on unknown conditions, by `UnknownChoice.key`; the first branch where
  ///   nothing is said.
  package func evaluate(
    _ layout: ProjectLayout, in environment: EvaluationEnvironment, choices: [String: Bool] = [:],
    budget: EvaluationBudget = EvaluationBudget()
  ) -> Evaluation {
    let evaluator = Evaluator(
      index: index, environment: environment, resources: resources, registry: registry, budget: budget,
      choices: choices)
    return evaluator.enter {
      let layouts = LayoutRun(evaluator: evaluator).layouts(of: layout)
      return Evaluation(
        layouts: layouts, diagnostics: evaluator.diagnostics, axes: evaluator.axes,
        openConditions: evaluator.openConditions.map {
          UnknownChoice(key: $0.key, source: $0.source, option: $0.option, range: $0.place.range)
        }, uses: evaluator.uses)
    }
  }
}

/// One evaluation of one layout.
private struct LayoutRun {
  let evaluator: Evaluator

  func layouts(of layout: ProjectLayout) -> [EvaluatedLayout] {
    let state = evaluator.rootEnvironment()
    evaluator.place = state
    let value = evaluator.caught(root(of: layout), layout.range)
    let node = Expansion(evaluator: evaluator, environment: state).expand(value)
    evaluator.endExhaustion(of: layout.range)
    let roots = Expansion.spliced(node)
    if roots.isEmpty {
      return [EvaluatedLayout(position: 0, root: node, settings: PreviewSettings())]
    }
    var settings = PreviewSettings()
    if case .macro(let macro) = layout.root { settings = traits(of: macro) }
    return roots.enumerated().map { position, root in
      EvaluatedLayout(position: position, root: root, settings: settings)
    }
  }

  private func root(of layout: ProjectLayout) -> Value {
    switch layout.root {
    case .macro(let macro):
      guard
        let body = macro.arguments.last(where: { argument in
          if case .closure = argument.expression.kind { return true }
          return false
        })
      else { return .void }
      let scope = Scope(parent: nil)
      guard case .function(let function) = evaluator.evaluate(body.expression, scope) else { return .void }
      return evaluator.buildView(function)
    case .provider(let type):
      guard let previews = type.members.staticProperties["previews"] else { return .void }
      let receiver = Scope.Receiver(value: .type(.project(type)), owner: type, isStatic: true)
      guard let getter = previews.getter else { return evaluator.global(previews, receiver: receiver) }
      return evaluator.run(
        getter, builder: "ViewBuilder", type: nil, receiver: receiver, place: previews.place)
    case .view(let type):
      return evaluator.construct(.project(type), ArgumentList([]), range: type.place.range)
    }
  }

  /// `traits: .sizeThatFitsLayout, .landscapeLeft`.
  private func traits(of macro: ProjectFile.PreviewMacro) -> PreviewSettings {
    var settings = PreviewSettings()
    var isTrait = false
    for argument in macro.arguments {
      if argument.label == "traits" { isTrait = true } else if argument.label != nil { isTrait = false }
      guard isTrait else { continue }
      switch argument.expression.kind {
      case .member(nil, "sizeThatFitsLayout", _): settings.frame = .sizeThatFits
      case .member(nil, let name, _) where name.hasPrefix("landscape"): settings.isLandscape = true
      case .call(let callee, let arguments, _):
        guard case .member(nil, "fixedLayout", _) = callee.kind else { continue }
        let sizes = arguments.compactMap { evaluator.evaluate($0.expression, Scope(parent: nil)).number }
        if sizes.count == 2 { settings.frame = .fixed(width: sizes[0], height: sizes[1]) }
      default: break
      }
    }
    return settings
  }
}
