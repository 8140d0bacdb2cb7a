import Geometry
import ViewTree

extension ModifierSite {
  /// The members with what a modifier says of their meaning or their surroundings.
  func annotate(_ modifier: ViewModifier, _ members: [LayoutElement]) -> [LayoutElement] {
    switch modifier {
    case .identifier(let identifier):
      if members.isEmpty { context.session.note(absent: identifier, at: range) }
      return members.map { member in
        guard member.annotations.identifier != nil, context.session.mayAddElement(at: range) else {
          member.annotations.identifier = identifier
          return member
        }
        let outer = LayoutElement(
          "accessibilityIdentifier", CompositeLayout(), children: [member], role: .modifier, range: range,
          context: context)
        outer.annotations.identifier = identifier
        return outer
      }
    case .accessibility(let change):
      for member in members { annotate(member, with: change) }
      return members
    case .interactive:
      for member in members {
        member.annotations.isInteractive = true
        member.annotations.controlRange = range
      }
      return members
    case .presentation(let kind, let content):
      return present(kind, content, over: members)
    case .unresolved(let name, let view):
      context.session.unmeasured.append(
        (view.code, "`\(name)`: \(view.message)", range, members.first))
      return members
    case .navigationTitle, .navigationTitleMenu, .navigationBarTitleDisplayMode, .navigationBarHidden, .toolbar,
      .searchable, .bars:
      return attachChrome(modifier, to: members)
    default:
      return members
    }
  }

  private func annotate(_ element: LayoutElement, with change: AccessibilityChange) {
    switch change {
    case .label(let label):
      element.annotations.label = label
      element.annotations.isNamed = true
    case .hidden(let isHidden): element.annotations.isHidden = isHidden
    case .addTraits(let traits):
      element.annotations.addedTraits += traits
      if traits.contains("isButton") || traits.contains("isLink") { element.annotations.isInteractive = true }
    case .removeTraits(let traits): element.annotations.removedTraits += traits
    case .element(let children): element.annotations.childElements = children
    case .showsLargeContentViewer: element.annotations.showsLargeContentViewer = true
    case .heading: element.annotations.addedTraits.append("isHeader")
    case .value, .hint, .representation: break
    }
  }
}
