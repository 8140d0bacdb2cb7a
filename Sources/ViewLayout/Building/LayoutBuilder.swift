import Diagnostics
import Geometry
import ViewTree

/// Turns the evaluated tree into elements: splices structure-only views, hands the environment down, and takes modifiers
/// on a group to each of its members.
struct LayoutBuilder {
  /// The elements of a node, as its container receives them.
  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutElement] {
    var context = context
    context.depth += 1
    guard context.depth <= context.session.depthLimit else {
      return [
        unresolved(
          UnresolvedView(
            code: "nesting-too-deep",
            message: "The view lies more than \(context.session.depthLimit) views and modifiers deep; it is left out."),
          range: node.range, in: context)
      ]
    }
    switch node.content {
    case .modified(let content, let modifier):
      return build(content, modifiedBy: modifier, range: node.range, in: context)
    case .group(let members):
      return build(members, in: context)
    case .composite(let typeName, let body):
      return composite(typeName, body, range: node.range, in: context)
    case .unknownCondition(let condition):
      return build(condition.content, in: context)
    case .empty:
      return []
    case .section(let section):
      return self.section(section, in: context)
    default:
      guard context.session.mayAddElement(at: node.range) else { return [] }
      return [view(node, in: context)]
    }
  }

  func build(_ nodes: [ViewNode], in context: BuildContext) -> [LayoutElement] {
    if nodes.count == 1 { return build(nodes[0], in: context) }
    var result: [LayoutElement] = []
    for node in nodes {
      guard context.session.hasRoom else { break }
      result += build(node, in: context)
    }
    return result
  }

  /// One element for a node that may have several members or none; several overlap as in a `ZStack`.
  func single(_ node: ViewNode, alignment: Alignment = .center, in context: BuildContext) -> LayoutElement? {
    let members = build(node, in: context.inside(nil))
    if members.count <= 1 { return members.first }
    return LayoutElement(
      StackView.Kind.depth.rawValue, DepthStackLayout(alignment: alignment), children: members, range: node.range,
      context: context)
  }

  /// One element for a node, whose members stand below each other where there are several.
  func column(_ nodes: [ViewNode], range: SourceRange?, in context: BuildContext) -> LayoutElement? {
    let members = build(nodes, in: context.inside(.vertical))
    if members.count <= 1 { return members.first }
    return LayoutElement(
      StackView.Kind.vertical.rawValue, StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: nil),
      children: members, range: range, context: context)
  }

  /// A view type of the project: a box around its body where that is one view; its members otherwise.
  private func composite(
    _ typeName: String, _ body: ViewNode, range: SourceRange?, in context: BuildContext
  ) -> [LayoutElement] {
    let members = build(body, in: context)
    guard members.count == 1, context.session.mayAddElement(at: range) else { return members }
    let element = LayoutElement(typeName, CompositeLayout(), children: members, range: range, context: context)
    element.traits = members[0].traits
    return [element]
  }

  /// A leaf that stands for a view of which nothing is known.
  func unresolved(_ view: UnresolvedView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    let element = LayoutElement("Unresolved", UnresolvedLeaf(), range: range, context: context)
    context.session.unmeasured.append((view.code, view.message, range, element))
    return element
  }
}

/// A view type of the project: as its body.
struct CompositeLayout: WrapperLayout {}

/// A view of which nothing is known: no room of its own, so that its neighbours stay where they can be judged.
struct UnresolvedLeaf: ElementLayout {
  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement { .rigid(.zero) }
}
