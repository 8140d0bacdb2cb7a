internal import Diagnostics

extension Project {
  /// The views declared in some files that no preview of the project names, in the order of files and lines.
  package func syntheticViews(in paths: Set<String>) -> [SyntheticView] {
    let named = namesInPreviews
    let evaluator = Evaluator(
      index: index, environment: EvaluationEnvironment(), resources: resources, registry: registry)
    return evaluator.enter {
      evaluator.place = evaluator.rootEnvironment()
      let search = SyntheticViewSearch(evaluator: evaluator)
      return index.allTypes.filter { type in
        paths.contains(type.place.file.path) && !named.contains(type.name) && search.isView(type)
      }.map(search.view)
    }
  }

  /// The names that previews use, in whatever place.
  private var namesInPreviews: Set<String> {
    var names = RenderedNames()
    for layout in layouts {
      switch layout.root {
      case .macro(let macro): for argument in macro.arguments { names.add(argument.expression) }
      case .provider(let type):
        for property in type.members.storedOrder + type.members.staticProperties.values.map({ $0 }) {
          names.add(property)
        }
        for functions in [type.members.functions, type.members.staticFunctions] {
          for function in functions.values.flatMap({ $0 }) { names.add(function) }
        }
      case .view, .unavailable: break
      }
    }
    return Set(
      names.uses.compactMap { use in
        switch use {
        case .name(let name), .member(let name), .call(let name), .type(let name): name
        case .attribute, .construction: nil
        }
      })
  }
}

/// Finds the views that can be laid out by themselves.
private struct SyntheticViewSearch {
  let evaluator: Evaluator
  let maker: ViewInputMaker

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    maker = ViewInputMaker(evaluator: evaluator)
  }

  func isView(_ type: TypeDeclaration) -> Bool {
    guard type.kind != .protocolType, type.kind != .platformExtension else { return false }
    let profile = evaluator.profile(of: type)
    return profile.lineageNames.contains("View") && profile.property("body") != nil
      && profile.lineageNames.isDisjoint(with: PlatformNames.representables)
  }

  func view(_ type: TypeDeclaration) -> SyntheticView {
    var inputs: [SyntheticInput] = []
    var modifiers = ""
    var obstacle: String?
    do throws(ViewInputMaker.Obstacle) {
      inputs = try maker.inputs(of: type)
      modifiers = try models(of: type, maker)
    } catch {
      obstacle = error.reason
    }
    return SyntheticView(
      name: type.qualifiedName, range: type.place.range, inputs: inputs, obstacle: obstacle, modifiers: modifiers)
  }

  /// The models that a view reads from the environment, given by modifiers.
  private func models(of type: TypeDeclaration, _ maker: ViewInputMaker) throws(ViewInputMaker.Obstacle) -> String {
    let context = TypeContext(owner: type, path: type.place.file.path)
    var result = ""
    for property in evaluator.profile(of: type).storedProperties {
      guard let wrapper = property.attributes.first(where: evaluator.isPropertyWrapper),
        let (model, modifier) = model(property, wrapper)
      else { continue }
      if case .optional = model { continue }
      do throws(ViewInputMaker.Obstacle) {
        let choices = try maker.choices(of: model, named: property.name, in: context, depth: 1)
        if let source = choices.first?.source { result += ".\(modifier)(\(source))" }
      } catch {
        throw ViewInputMaker.Obstacle(
          reason: "`\(property.name)` of its environment cannot be made: \(error.reason)")
      }
    }
    return result
  }

  private func model(
    _ property: VariableDeclaration, _ wrapper: Attribute
  ) -> (type: TypeExpression, modifier: String)? {
    switch evaluator.wrapperKind(wrapper) {
    case .environmentObject: return property.type.map { ($0, "environmentObject") }
    case .environment:
      guard let argument = wrapper.arguments.first?.expression,
        case .type(.project(let model)) = evaluator.evaluate(argument, Scope(parent: nil))
      else { return nil }
      if case .optional? = property.type { return nil }
      return (.known(TypeReference(model)), "environment")
    default: return nil
    }
  }
}
