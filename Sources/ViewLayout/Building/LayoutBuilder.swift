import Diagnostics
import Geometry
import ViewTree

/// Turns the evaluated tree into elements: splices structure-only views, hands the environment down, and takes modifiers
/// on a group to each of its members.
struct LayoutBuilder {
  /// The elements of a node, as its container receives them.
  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutElement] {
    var result: [LayoutElement] = []
    append(node, in: context, to: &result)
    return result
  }

  func build(_ nodes: [ViewNode], in context: BuildContext) -> [LayoutElement] {
    var result: [LayoutElement] = []
    result.reserveCapacity(nodes.count)
    append(nodes, in: context, to: &result)
    return result
  }

  private func append(_ nodes: [ViewNode], in context: BuildContext, to result: inout [LayoutElement]) {
    for node in nodes {
      guard nodes.count == 1 || context.session.hasRoom else { break }
      append(node, in: context, to: &result)
    }
  }

  private func append(_ node: ViewNode, in context: BuildContext, to result: inout [LayoutElement]) {
    guard context.depth < context.session.depthLimit else {
      result.append(
        unresolved(
          UnresolvedView(
            code: "nesting-too-deep",
            message: "The view lies more than \(context.session.depthLimit) views and modifiers deep; it is left out."),
          range: node.range, in: context))
      return
    }
    switch node.content {
    case .modified(let content, let modifier):
      result += build(content, modifiedBy: modifier, range: node.range, in: context.deeper)
    case .group(let members):
      append(members, in: context.deeper, to: &result)
    case .composite(let typeName, let body):
      result += composite(typeName, body, range: node.range, in: context.deeper)
    case .unknownCondition(let condition):
      append(condition.content, in: context.deeper, to: &result)
    case .empty: break
    case .section(let section):
      result += self.section(section, in: context.deeper)
    case .text(let text):
      guard context.session.mayAddElement(at: node.range) else { return }
      result.append(self.text(text, range: node.range, in: context))
    case .control(let control) where rows(of: control, range: node.range, in: context) != nil:
      append(rows(of: control, range: node.range, in: context) ?? [], in: context.deeper, to: &result)
    case .stack(let stack):
      guard context.session.mayAddElement(at: node.range) else { return }
      result.append(self.stack(stack, range: node.range, in: context))
    default:
      guard context.session.mayAddElement(at: node.range) else { return }
      result.append(view(node, in: context.deeper))
    }
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
    element.takeTraitsOfFirstChild()
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
