internal import Diagnostics
import ViewTree

/// View values to nodes.
extension Evaluator {
  func expand(_ value: Value, in expansion: Expansion) -> ViewNode {
    guard step() else { return unresolvedNode(unwound) }
    remainingNodes -= 1
    guard remainingNodes > 0 else {
      exhaust("the tree has more than \(budget.nodes) nodes", endsViewOnly: false)
      return unresolvedNode(unwound)
    }
    switch value {
    case .void, .none: return ViewNode(.empty)
    case .view(let view): return expand(view, in: expansion)
    case .instance(let instance): return expand(instance, in: expansion)
    case .array(let elements): return ViewNode(.group(elements.map { expand($0, in: expansion) }))
    case .unresolved: return unresolvedNode(value)
    case .pending(let pending):
      // `color ?? .clear`: an implicit member that is a view is a colour's wherever a colour has it.
      let isColor = hasImplicitRoot(pending.expression, in: .builtin("Color"))
      let isOfViews = hasImplicitRoot(pending.expression, in: .builtin("View"))
      return expand(resolve(pending, in: .builtin(isColor && !isOfViews ? "Color" : "View")), in: expansion)
    case .function(let function): return expand(buildView(function), in: expansion)
    case .binding(let binding): return expand(binding.get(), in: expansion)
    case .enumeration(let enumeration): return expandConforming(value, enumeration.type, in: expansion)
    case .native(let native):
      for name in builtinLineage(of: native.typeName) {
        if let view = registry.types[name]?.view { return view(value, expansion) }
      }
      return notAView(value)
    default: return notAView(value)
    }
  }

  private func expand(_ view: ViewValue, in expansion: Expansion) -> ViewNode {
    let outer = place
    place = expansion.environment
    defer { place = outer }
    var node = view.description.expand(in: expansion)
    if node.range == nil { node.range = view.range }
    return node
  }

  private func notAView(_ value: Value) -> ViewNode {
    .unresolved("unknown-view", "A value of type \(typeName(of: value)) stands where a view is expected.", range: nil)
  }

  private func unresolvedNode(_ value: Value) -> ViewNode {
    guard let reason = value.unresolved else { return ViewNode(.empty) }
    return .unresolved(reason.code, reason.message, range: reason.range)
  }

  /// A view of the project: its body at this place of the tree.
  private func expand(_ instance: Instance, in expansion: Expansion) -> ViewNode {
    let value = Value.instance(instance)
    for name in Self.projectViewKinds where conforms(value, to: name) {
      if let view = registry.types[name]?.view { return view(value, expansion) }
    }
    return expandConforming(value, instance.type, in: expansion)
  }

  /// Protocols whose conforming types are drawn by code of the tool, before `View` itself.
  private static let projectViewKinds = [
    "Shape", "InsettableShape", "Layout", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "ShapeStyle",
  ]

  private func expandConforming(_ value: Value, _ type: TypeDeclaration, in expansion: Expansion) -> ViewNode {
    let range = type.place.range
    guard expansionDepth < budget.expansionDepth else {
      return .unresolved(
        "budget-exceeded", "\(type.name) contains itself, or views are nested more than \(budget.expansionDepth) deep.",
        range: range)
    }
    expansionDepth += 1
    let outer = place
    place = expansion.environment
    defer {
      expansionDepth -= 1
      place = outer
    }
    guard profile(of: type).property("body") != nil else {
      return .unresolved("unknown-view", "\(type.name) has no body that could be evaluated.", range: range)
    }
    return withIdentity(of: value) {
      var placed = value
      if case .instance(let instance) = value { placed = .instance(self.placed(instance, in: expansion.environment)) }
      return withViewBudget(of: range) {
        let body = caught(member("body", of: placed), range)
        return ViewNode(.composite(typeName: type.name, body: expand(body, in: expansion)), range: range)
      }
    }
  }
}
