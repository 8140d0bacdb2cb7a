internal import Diagnostics
internal import ViewTree

extension Project {
  /// Evaluates a layout in one environment.
  ///
  /// - Parameter choices: the branches to take on unknown conditions, by `UnknownChoice.key`; the first branch where
  ///   nothing is said.
  package func evaluate(
    _ layout: ProjectLayout, in environment: EvaluationEnvironment, choices: [String: Bool] = [:],
    budget: EvaluationBudget = EvaluationBudget()
  ) -> Evaluation {
    countEvaluation()
    let evaluator = Evaluator(
      index: index, environment: environment, resources: resources, registry: registry, budget: budget,
      choices: choices)
    let run = LayoutRun(evaluator: evaluator, layout: layout, platform: foreignPlatform(of: layout))
    return evaluator.enter { run.evaluation() }
  }
}

extension Project {
  /// What else than iOS a layout is made for: as Xcode projects say, else by the modules that its file imports.
  fileprivate func foreignPlatform(of layout: ProjectLayout) -> ForeignPlatform? {
    let file = layout.range.file
    if let named = index.foreignPlatform(of: file) { return named }
    return (importsByFile[file] ?? []).contains("WatchKit") ? .watch : nil
  }
}

/// One evaluation of one layout.
private struct LayoutRun {
  let evaluator: Evaluator
  let layout: ProjectLayout
  /// What else than iOS the layout is made for.
  let platform: ForeignPlatform?

  private typealias Traits = (settings: PreviewSettings, modifiers: [Value])

  func evaluation() -> Evaluation {
    var state = evaluator.rootEnvironment()
    evaluator.place = state
    evaluator.launch(forLayoutAt: layout.range)
    reportAvailability()
    var traits = traits()
    if let family = widgetFamily() {
      state["widgetFamily"] = .native("WidgetFamily", Token(family))
      evaluator.place = state
      traits.settings.apply(.frame(.widget(family: family)))
    }
    let expansion = Expansion(evaluator: evaluator, environment: state)
    var value = content(traits.modifiers)
    let node = settledTree(expand(value, in: expansion), of: &value, traits.modifiers, in: expansion)
    evaluator.reportUnsetState()
    return evaluation(of: node, value, traits, in: expansion, laidOut: 0)
  }

  /// - Parameter laidOut: how often the tree was laid out.
  private func evaluation(
    of node: ViewNode, _ value: Value, _ traits: Traits, in expansion: Expansion, laidOut: Int
  ) -> Evaluation {
    var result = Evaluation(
      layouts: layouts(node, traits.settings), diagnostics: evaluator.diagnostics, axes: evaluator.axes,
      openConditions: evaluator.openConditions.map {
        UnknownChoice(key: $0.key, source: $0.source, option: $0.option, range: $0.place.range)
      }, uses: evaluator.uses)
    result.isTrapped = evaluator.isTrapped
    result.said = { evaluator.enter { evaluator.diagnostics } }
    guard evaluator.hasDeferredCode else { return result }
    result.continuation = EvaluationContinuation(
      isPending: { evaluator.enter { evaluator.hasNews } },
      revised: { evaluator.enter { revised(value, traits, in: expansion, laidOut: laidOut + 1) } })
    return result
  }

  /// The evaluation after the code that waits for layout has run.
  private func revised(_ old: Value, _ traits: Traits, in expansion: Expansion, laidOut: Int) -> Evaluation? {
    guard evaluator.hasNews else { return nil }
    guard laidOut <= LayoutFeedback.rounds else {
      evaluator.reportUnsettledLayout(of: layout.range)
      return nil
    }
    evaluator.appearance.hasChanged = false
    let hasChanged = evaluator.runFeedback()
    evaluator.reportUnsetState()
    guard hasChanged else { return nil }
    var value = old
    let node = settledTree(
      expandedAgain(&value, traits.modifiers, in: expansion), of: &value, traits.modifiers, in: expansion)
    return evaluation(of: node, value, traits, in: expansion, laidOut: laidOut)
  }

  private func layouts(_ node: ViewNode, _ settings: PreviewSettings) -> [EvaluatedLayout] {
    evaluator.endExhaustion(of: layout.range)
    let accent = evaluator.accentColor(near: layout.range.file)
    let roots = PreviewRoot.all(in: node, settings: settings)
    reportMargins(around: roots)
    reportSeveralRoots(roots)
    if roots.isEmpty {
      return [
        EvaluatedLayout(
          position: 0, name: layout.name, root: marked(node), settings: settings, accentColor: accent)
      ]
    }
    var base = layout.name
    if !layout.isNamed, roots.count == 1, let type = roots[0].viewType { base = type }
    let names = PreviewNaming.names(for: roots, preview: base)
    return roots.enumerated().map { position, root in
      EvaluatedLayout(
        position: position, name: names[position], root: marked(root.node), settings: root.settings,
        accentColor: accent)
    }
  }

  /// The root with a mark that it stands on a screen that is not modelled.
  private func marked(_ root: ViewNode) -> ViewNode {
    guard let platform else { return root }
    let reason = UnresolvedView(
      code: "other-platform",
      message:
        "This preview belongs to a target for \(platform.rawValue), which is not modelled: it is laid out as on an iPhone."
    )
    return root.modified(by: .unresolved(name: "preview", reason), range: layout.range)
  }

  private func content(_ modifiers: [Value]) -> Value {
    collecting {
      let root = evaluator.caught(root(), layout.range)
      return modifiers.reduce(root) { modified($0, by: $1, range: layout.range) }
    }
  }

  private func expand(_ value: Value, in expansion: Expansion) -> ViewNode {
    collecting { expansion.expand(value) }
  }

  private func collecting<Result>(_ body: () -> Result) -> Result {
    evaluator.appearance.isCollecting = true
    defer { evaluator.appearance.isCollecting = false }
    return body()
  }

  private func expandedAgain(_ value: inout Value, _ modifiers: [Value], in expansion: Expansion) -> ViewNode {
    let hasChangedPreview = evaluator.appearance.hasChangedPreview
    // Places are numbered from the start, so that each finds again what it made in the round before.
    evaluator.appearance.beginRound()
    if hasChangedPreview { value = content(modifiers) }
    evaluator.feedback.beginRound()
    evaluator.forgetConditions()
    evaluator.remainingNodes = evaluator.budget.nodes
    return expand(value, in: expansion)
  }

  /// The tree after what its views do when they appear, and what they tell each other before layout.
  private func settledTree(
    _ tree: ViewNode, of value: inout Value, _ modifiers: [Value], in expansion: Expansion
  ) -> ViewNode {
    var node = tree
    for _ in 0..<Appearance.rounds {
      let appeared = evaluator.runAppearance()
      guard evaluator.runFeedback() || appeared else { break }
      node = expandedAgain(&value, modifiers, in: expansion)
    }
    return node
  }

  private func root() -> Value {
    switch layout.root {
    case .macro(let macro):
      guard let body = closure(of: macro, label: "body") else { return .void }
      guard let timeline = closure(of: macro, label: "timeline") else { return evaluator.buildView(body) }
      return WidgetConfiguration.previews(of: evaluator.buildView(body), entries: evaluator.buildView(timeline))
    case .provider(let type):
      guard let previews = type.members.staticProperties["previews"] else { return .void }
      let receiver = Scope.Receiver(value: .type(.project(type)), owner: type, isStatic: true)
      guard let getter = previews.getter else { return evaluator.global(previews, receiver: receiver) }
      return evaluator.run(
        getter, builder: "ViewBuilder", type: nil, receiver: receiver, place: previews.place)
    case .unavailable(let reason): return .unresolved(reason)
    case .view(let type):
      return evaluator.construct(.project(type), ArgumentList([]), range: type.place.range)
    }
  }

  /// The closure of a macro with a label; the body is the first without one.
  private func closure(of macro: ProjectFile.PreviewMacro, label: String) -> FunctionValue? {
    let argument = macro.arguments.first { argument in
      guard case .closure = argument.expression.kind else { return false }
      return argument.label == label || (label == "body" && argument.label == nil)
    }
    return argument.flatMap { evaluator.evaluate($0.expression, Scope(parent: nil)).function }
  }

  /// The family in `#Preview(as: .systemSmall)`.
  private func widgetFamily() -> String? {
    guard case .macro(let macro) = layout.root, let family = macro.arguments.first(where: { $0.label == "as" }) else {
      return nil
    }
    let value = evaluator.evaluate(family.expression, Scope(parent: nil))
    return evaluator.resolve(value, as: "WidgetFamily").payload(Token.self)?.name
  }

  /// A provider shows each view at its root as a preview of its own. That a macro does so is not documented.
  private func reportSeveralRoots(_ roots: [PreviewRoot]) {
    guard roots.count > 1, case .macro = layout.root else { return }
    evaluator.report(
      Diagnostic(
        id: "evaluation/several-roots", severity: .note, range: layout.range,
        message:
          "Several views stand at the root of a #Preview: each is laid out by itself, and the canvas may show them below "
          + "each other. Put them into a stack, or give each a #Preview."))
  }

  /// A preview for other versions of the system is laid out all the same: what it shows is the project's.
  private func reportAvailability() {
    guard case .macro(let macro) = layout.root, let availability = macro.availability else { return }
    evaluator.record(.osProfile)
    guard availability.holds(on: evaluator.environment.os) == false else { return }
    let version = evaluator.environment.os.version.map { "iOS \($0.major)" } ?? "this system"
    evaluator.report(
      Diagnostic(
        id: "evaluation/unavailable-preview", severity: .note, range: layout.range,
        message: "By its `@available` this preview is not shown on \(version): it is laid out all the same."))
  }

  /// The system keeps content from the edges of a widget by margins that its documentation does not give.
  private func reportMargins(around roots: [PreviewRoot]) {
    let hasWidget = roots.contains { if case .widget = $0.settings.frame { true } else { false } }
    guard hasWidget else { return }
    evaluator.report(
      Diagnostic(
        id: "evaluation/widget-margins", severity: .note, range: layout.range,
        message: "The system's content margins of a widget are not measured: it is laid out without them."))
  }

  /// `traits: .sizeThatFitsLayout, .landscapeLeft, .modifier(SampleData())`, settings and modifiers apart.
  private func traits() -> Traits {
    var settings = PreviewSettings()
    var modifiers: [Value] = []
    guard case .macro(let macro) = layout.root else { return (settings, modifiers) }
    var isTrait = false
    for argument in macro.arguments {
      if argument.label == "traits" { isTrait = true } else if argument.label != nil { isTrait = false }
      guard isTrait, !argument.isTrailingClosure else { continue }
      let written = evaluator.evaluate(argument.expression, Scope(parent: nil))
      let value = evaluator.resolve(written, as: "PreviewTrait")
      switch value.payload(PreviewTraitValue.self) {
      case .setting(let setting): settings.apply(setting)
      case .modifier(let modifier): modifiers.append(modifier)
      case nil:
        evaluator.report(
          Diagnostic(
            id: "evaluation/unknown-preview-trait", severity: .note, range: argument.expression.range,
            message: "The preview trait is not known, so the preview is laid out without it."))
      }
    }
    return (settings, modifiers)
  }

  /// The content in the body of a `PreviewModifier`.
  private func modified(_ content: Value, by modifier: Value, range: SourceRange) -> Value {
    let type = evaluator.typeName(of: modifier)
    guard case .instance(let instance) = modifier else {
      return .unresolved(
        UnresolvedValue(code: "unknown-modifier", message: "The preview modifier \(type) is not known.", range: range))
    }
    // A preview is shown when its context is there.
    evaluator.runsAsynchronousCode = true
    let context = evaluator.caught(
      evaluator.callMember("makeSharedContext", of: .type(.project(instance.type)), []), range)
    evaluator.runsAsynchronousCode = false
    let arguments = [CallArgument(label: "content", value: content), CallArgument(label: "context", value: context)]
    return evaluator.caught(evaluator.callMember("body", of: modifier, arguments), range)
  }
}
