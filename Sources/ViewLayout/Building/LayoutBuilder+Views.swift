import Diagnostics
import Geometry
import ViewTree

extension LayoutBuilder {
  /// The element of a node that is a view of its own.
  func view(_ node: ViewNode, in context: BuildContext) -> LayoutElement {
    func element(_ kind: String, _ layout: any ElementLayout, _ children: [LayoutElement] = []) -> LayoutElement {
      LayoutElement(kind, layout, children: children, range: node.range, context: context)
    }
    switch node.content {
    case .image(let image): return self.image(image, range: node.range, in: context)
    case .shape(let shape): return element(shape.outline.kindName, ShapeLeaf(shape: shape))
    case .style(let style): return element(style.kindName, StyleLeaf(style: style))
    case .spacer(let minimum):
      if let minimum, !minimum.isFinite || minimum < 0 {
        context.session.reportInvalidNumber(minimum, of: "Spacer(minLength:)", at: node.range)
      }
      return element("Spacer", SpacerLeaf(axis: context.stackAxis, minimum: minimum))
    case .divider: return element("Divider", DividerLeaf(stackAxis: context.stackAxis))
    case .grid(let grid): return self.grid(grid, range: node.range, in: context)
    case .gridRow(let row): return self.gridRow(row, range: node.range, in: context)
    case .lazyGrid(let grid):
      var inner = context.inside(nil)
      inner.isInLazyGrid = true
      return element(
        grid.axis == .vertical ? "LazyVGrid" : "LazyHGrid", LazyGridLayout(grid: grid), build(grid.children, in: inner))
    case .scroll(let scroll): return self.scroll(scroll, range: node.range, in: context)
    case .geometryReader(let reader):
      return element("GeometryReader", GeometryReaderLayout(view: reader, context: context))
    case .viewThatFits(let axes, let candidates):
      return element("ViewThatFits", FittingLayout(axes: axes), build(candidates, in: context.inside(nil)))
    case .customLayout(let layout):
      return element(layout.typeName, CustomLayout(view: layout), build(layout.children, in: context.inside(nil)))
    case .list(let list): return self.list(list, range: node.range, in: context)
    case .navigation(let navigation): return self.navigation(navigation, range: node.range, in: context)
    case .tabs(let tabs): return self.tabs(tabs, range: node.range, in: context)
    case .control(let control): return self.control(control, range: node.range, in: context)
    case .unresolved(let view): return unresolved(view, range: node.range, in: context)
    case .empty, .group, .composite, .unknownCondition, .section, .modified, .text, .stack:
      preconditionFailure("Structure-only views are spliced before, and the commonest are built at once")
    }
  }

  /// - Parameter context: that around the stack, which counts as a node further down for what is inside.
  func stack(_ stack: StackView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    if let spacing = stack.spacing, !spacing.isFinite {
      context.session.reportInvalidNumber(spacing, of: "\(stack.kind.rawValue)(spacing:)", at: range)
    }
    func element(_ layout: any ElementLayout, axis: Axis?) -> LayoutElement {
      let element = LayoutElement(
        stack.kind.rawValue, layout, children: build(stack.children, in: context.inside(axis, levels: 1)), range: range,
        context: context)
      // Optimization: asked for while the children are at hand, since they were just made.
      _ = element.spacing
      return element
    }
    switch stack.kind {
    case .horizontal:
      return element(
        context.session.stackLayout(.horizontal, alignment: stack.alignment.vertical, spacing: stack.spacing),
        axis: .horizontal)
    case .vertical:
      return element(
        context.session.stackLayout(.vertical, alignment: stack.alignment.horizontal, spacing: stack.spacing),
        axis: .vertical)
    case .depth:
      return element(DepthStackLayout(alignment: stack.alignment), axis: nil)
    case .lazyHorizontal:
      return element(
        LazyStackLayout(axis: .horizontal, alignment: stack.alignment.vertical, spacing: stack.spacing),
        axis: .horizontal)
    case .lazyVertical:
      return element(
        LazyStackLayout(axis: .vertical, alignment: stack.alignment.horizontal, spacing: stack.spacing),
        axis: .vertical)
    }
  }
}
