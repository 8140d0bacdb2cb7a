import Diagnostics
import Geometry
import PlatformProfile
import Typography
import ViewTree

extension LayoutBuilder {
  /// `NavigationStack`, `NavigationView`, `NavigationSplitView`: on a compact width one column, else all.
  func navigation(_ navigation: NavigationContainer, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    let isStack = context.values.style(.navigationView) == "stack"
    let isSplit = navigation.columns.count > 1 && !isStack
    guard isSplit, context.values.horizontalSizeClass == .regular else {
      let element = column(navigation.columns.first, navigation.typeName, range: range, in: context)
      if isSplit, navigation.typeName == "NavigationSplitView", navigation.showsDetail {
        context.session.unmeasured.append(
          (
            "unmodelled-effect",
            "`NavigationSplitView`: its list has a selection, whose detail is shown in place of it, and not laid out.",
            range, element
          ))
      }
      return element
    }
    let metrics = ControlMetrics(context.session.settings.profile)
    let columns = navigation.columns.enumerated().map { index, node in
      let element = column(node, "column", range: range, in: context)
      guard index < navigation.columns.count - 1 else { return element }
      return LayoutElement(
        "column", FrameLayout(width: metrics.sidebarWidth, height: nil, alignment: .center), children: [element],
        role: .none, range: range, context: context)
    }
    return LayoutElement(
      navigation.typeName, StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 0), children: columns,
      range: range, context: context)
  }

  /// One column with its bars.
  private func column(
    _ node: ViewNode?, _ kind: String, range: SourceRange?, in context: BuildContext
  ) -> LayoutElement {
    let chrome = Chrome()
    let container = RelativeContainer(size: context.values.relativeContainer.size)
    var inner = context.inside(nil).with { $0.relativeContainer = container }
    inner.chrome = chrome
    inner.list = nil
    inner.isNavigable = true
    let content = node.flatMap { self.column([$0], range: range, in: inner) }
    let assembly = BarAssembly(chrome: chrome, context: context, builder: self)
    let (top, bottom) = (assembly.top, assembly.bottom)
    return LayoutElement(
      kind,
      BarLayout(
        hasTopBar: top != nil, hasBottomBar: bottom != nil, container: container,
        page: context.styles.system(.systemBackground)),
      children: [content ?? empty(in: context), top, bottom].compactMap(\.self), range: range, context: context)
  }

  func empty(in context: BuildContext) -> LayoutElement {
    LayoutElement("Empty", UnresolvedLeaf(), role: .none, range: nil, context: context)
  }

  /// The presentations that are on, over the window.
  func presentations(of session: LayoutSession) -> [LayoutElement] {
    session.presentations.compactMap { presentation in
      let metrics = ControlMetrics(session.settings.profile)
      var context = presentation.context.inside(nil).with { values in
        values.isElevated = presentation.kind != "fullScreenCover"
        values.surroundings = .none
        values.foreground = nil
      }
      context.chrome = nil
      context.tabs = nil
      context.list = nil
      context.isNavigable = false
      guard let content = column([presentation.content], range: presentation.range, in: context) else { return nil }
      let radius = presentation.kind == "fullScreenCover" ? 0 : metrics.sheetRadius
      return LayoutElement(
        presentation.kind,
        PresentationLayout(
          page: context.styles.system(.systemBackground),
          shape: .unevenRoundedRectangle(radii: [radius, 0, 0, radius], style: .continuous),
          bottomInset: session.settings.safeAreaInsets.bottom), children: [content], range: presentation.range,
        context: context)
    }
  }
}
