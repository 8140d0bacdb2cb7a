import Geometry
import LayoutTree
import PlatformProfile
import ViewTree

/// A colour, gradient or material used as a view: takes what it is offered.
struct StyleLeaf: ElementLayout {
  var style: ShapeStyle

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    .filling(proposal, ideal: element.session.defaults.ideal)
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    let styles = StyleResolver(element.environment, session: element.session)
    painter.fill(
      .rectangle(element.frame), with: styles.resolve(style), named: style.sourceName, of: box, in: element.frame)
  }
}

extension ShapeStyle {
  /// The SwiftUI name of the style as a view.
  var kindName: String {
    switch self {
    case .color: "Color"
    case .linearGradient: "LinearGradient"
    case .radialGradient: "RadialGradient"
    case .ellipticalGradient: "EllipticalGradient"
    case .angularGradient: "AngularGradient"
    default: "ShapeStyle"
    }
  }
}
