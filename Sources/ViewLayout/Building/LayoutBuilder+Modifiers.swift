import Diagnostics
import Geometry
import LayoutTree
import PlatformProfile
import ViewTree

extension LayoutBuilder {
  /// The members of a node below a modifier: each is wrapped, or the environment changes for all.
  func build(
    _ content: ViewNode, modifiedBy modifier: ViewModifier, range: SourceRange?, in context: BuildContext
  ) -> [LayoutElement] {
    if case .environment(let change) = modifier {
      if case .lineSpacing(let spacing) = change, !spacing.isFinite || spacing < 0 {
        context.session.reportInvalidNumber(spacing, of: "lineSpacing", at: range)
      }
      return build(content, in: context, below: change, range: range)
    }
    if case .listRow(.sectionSpacing(let spacing)) = modifier, spacing.isFinite {
      return build(content, in: context.with { $0.sectionSpacing = max(spacing, 0) })
    }
    let site = ModifierSite(range: range, context: context, builder: self)
    if case .badge(let badge) = modifier, [.list, .form].contains(context.values.surroundings) {
      // A link shows the badge itself, before its chevron.
      let members = build(content, in: context.with { $0.rowBadge = badge })
      for member in members where !member.isLinkInRow { member.traits.badge = badge }
      return members
    }
    let members = build(content, in: context)
    site.reportInvalidNumbers(of: modifier)
    if let wrapped = site.wrapLayout(modifier, members) ?? site.wrapPaint(modifier, members) { return wrapped }
    return site.annotate(modifier, members)
  }
}

extension LayoutBuilder {
  /// The members of a node below a change of the environment.
  ///
  /// A range of text sizes has a box, so that rules can name it; the others leave no trace but their effect.
  private func build(
    _ content: ViewNode, in context: BuildContext, below change: EnvironmentChange, range: SourceRange?
  ) -> [LayoutElement] {
    let members = build(content, in: context.applying(change, range: range))
    switch change {
    case .dynamicTypeSizeRange(let minimum, let maximum):
      let site = ModifierSite(range: range, context: context, builder: self)
      let constraint = LayoutConstraint.textSizeRange(minimum: minimum, maximum: maximum)
      return site.each("dynamicTypeSize", members) { _ in ConstraintLayout(value: constraint) }
    case .preferredColorScheme(let scheme):
      context.session.preferredColorScheme = context.session.preferredColorScheme ?? scheme
      return members
    default: return members
    }
  }
}

/// A modifier that limits what is inside without a layout of its own.
struct ConstraintLayout: WrapperLayout {
  var value: LayoutConstraint

  func constraint(of element: LayoutElement) -> LayoutConstraint? { value }
}

extension BuildContext {
  /// The context below a modifier that changes the environment.
  func applying(_ change: EnvironmentChange, range: SourceRange?) -> BuildContext {
    var result = self
    result.environment = LayoutEnvironment(values.applying(change, range: range, session: session))
    return result
  }
}

/// A place where a modifier is applied to the members of a view.
struct ModifierSite {
  let range: SourceRange?
  let context: BuildContext
  let builder: LayoutBuilder

  /// The members, each inside an element of the modifier.
  func each(_ kind: String, _ members: [LayoutElement], _ layout: (LayoutElement) -> any ElementLayout)
    -> [LayoutElement]
  {
    members.map { member in
      guard context.session.mayAddElement(at: range) else { return member }
      return LayoutElement(kind, layout(member), children: [member], role: .modifier, range: range, context: context)
    }
  }

  /// The members, each with further elements beside it; `build` is called for each member anew.
  func each(
    _ kind: String, _ members: [LayoutElement], _ layout: any ElementLayout, beside build: () -> LayoutElement?
  ) -> [LayoutElement] {
    members.map { member in
      guard context.session.mayAddElement(at: range), let secondary = build() else { return member }
      return LayoutElement(
        kind, layout, children: [member, secondary], role: .modifier, range: range, context: context)
    }
  }
}

extension LayoutElement {
  /// Whether it is a link, perhaps inside modifiers and views of the project.
  fileprivate var isLinkInRow: Bool {
    if let control = layout as? ControlLayout { return control.kind == .navigationLink }
    return (role == .modifier || layout is CompositeLayout) && !children.isEmpty && content.isLinkInRow
  }
}
