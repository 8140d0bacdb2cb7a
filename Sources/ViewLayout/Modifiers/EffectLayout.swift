import Geometry
import LayoutTree
import PathGeometry
import ViewTree

/// A modifier that changes drawing alone: opacity, transforms, filters.
///
/// - Source: swiftui-layout, sections 9.7 and 15.3.
/// - Verification: measured for offset, scale, rotation, border, clip, opacity and hidden; mirroring inferred.
struct EffectLayout: WrapperLayout {
  enum Effect {
    case opacity(Double)
    case hidden
    case offset(x: Double, y: Double)
    case rotation(radians: Double, anchor: UnitPoint)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    case transform(AffineTransform)
    case filter(ColorFilter)
    /// What is drawn can no longer be computed, with the reason.
    case unmeasured(reason: String)
    /// What is inside is flattened before the opacity of what is above applies.
    case group
    case none
  }

  var effect: Effect

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    painter.with({ apply(to: &$0, of: element) }) { $0.paint(element.content) }
  }

  private func apply(to state: inout Painter.State, of element: LayoutElement) {
    switch effect {
    case .opacity(let opacity): state.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
    case .hidden: state.isHidden = true
    case .filter(let filter): state.filters.append(filter)
    case .unmeasured(let reason): state.unmeasuredReason = state.unmeasuredReason ?? reason
    case .group:
      // Opacity multiplies into every item here; that a group fades as a whole cannot be told from single items.
      if state.opacity < 1 { state.unmeasuredReason = state.unmeasuredReason ?? "group opacity" }
    case .none: break
    case .offset, .rotation, .scale, .transform:
      if let transform = transform(of: element) {
        state.transform = transform.concatenating(state.transform ?? .identity)
      }
    }
  }

  /// The movement of the drawing in the container's coordinates; effects turn round where the layout reads right to left.
  private func transform(of element: LayoutElement) -> AffineTransform? {
    let mirror = element.environment.values.layoutDirection == .rightToLeft ? -1.0 : 1.0
    let frame = element.frame
    let result: AffineTransform
    switch effect {
    case .offset(let x, let y): result = .translation(x: x * mirror, y: y)
    case .rotation(let radians, let anchor):
      result = AffineTransform.rotation(radians: radians * mirror).about(Self.point(anchor, in: frame, mirror: mirror))
    case .scale(let x, let y, let anchor):
      result = AffineTransform.scale(x: x, y: y).about(Self.point(anchor, in: frame, mirror: mirror))
    case .transform(let transform):
      result = transform.about(Point(x: mirror < 0 ? frame.maxX : frame.minX, y: frame.minY))
    default: return nil
    }
    return result.isFinite ? result : nil
  }

  private static func point(_ anchor: UnitPoint, in frame: Rectangle, mirror: Double) -> Point {
    UnitPoint(x: mirror < 0 ? 1 - anchor.x : anchor.x, y: anchor.y).point(in: frame)
  }
}

extension AffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) <= Rectangle.largestCoordinate } }
}
