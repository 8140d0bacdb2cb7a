import Diagnostics
import Geometry
import ViewTree

extension LayoutBuilder {
  func control(_ control: ControlView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    switch control.kind {
    case .label: label(control, range: range, in: context)
    default: notModelled(control.kind.rawValue, range: range, in: context)
    }
  }

  /// A view whose layout is not modelled.
  func notModelled(_ kind: String, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    unresolved(
      UnresolvedView(code: "not-modelled", message: "The layout of \(kind) is not modelled."), range: range,
      in: context)
  }

  func list(_ list: ListView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    notModelled(list.kind.rawValue, range: range, in: context)
  }

  func navigation(_ navigation: NavigationContainer, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    notModelled(navigation.typeName, range: range, in: context)
  }

  func tabs(_ tabs: TabContainer, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    notModelled("TabView", range: range, in: context)
  }
}

extension ModifierSite {
  func present(_ kind: String, _ content: ViewNode, over members: [LayoutElement]) -> [LayoutElement] { members }

  func attachChrome(_ modifier: ViewModifier, to members: [LayoutElement]) -> [LayoutElement] { members }
}
