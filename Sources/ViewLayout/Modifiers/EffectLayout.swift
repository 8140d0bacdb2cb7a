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
    case spatialRotation(SpatialRotation)
    case filter(ColorFilter)
    case shadow(ColorValue, radius: Double, x: Double, y: Double)
    case blur(radius: Double)
    /// A projection of which nothing is known.
    case projection
    /// What is drawn can no longer be computed, with the reason.
    case unmeasured(reason: String)
    /// What is inside is flattened before the opacity of what is above applies.
    case group
    case none
  }

  var effect: Effect

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    let flatItems = painter.flatItems
    painter.with({ apply(to: &$0, of: element) }) { $0.paint(element.content) }
    switch effect {
    case .spatialRotation where painter.flatItems > flatItems:
      element.session.reportOnce(
        "unmodelled-look",
        "`rotation3DEffect`: Texts, symbols and pictures are drawn into the box around what is seen of them.",
        of: element)
    case .projection:
      element.session.reportOnce(
        "unmodelled-look", "`projectionEffect`: The view is drawn where it is without it.", of: element)
    case .unmeasured(let reason):
      element.session.reportOnce(
        "unmodelled-drawing", "`\(element.kind)`: The view is drawn without it (\(reason)).", of: element)
    default: break
    }
  }

  func apply(to state: inout Painter.State, of element: LayoutElement) {
    switch effect {
    case .opacity(let opacity): state.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
    case .hidden: state.isHidden = true
    case .filter(let filter): state.filters.append(filter)
    case .shadow(let color, let radius, let x, let y):
      let styles = StyleResolver(element.environment, session: element.session)
      guard let color = styles.dynamicColor(color), [radius, x, y].allSatisfy(\.isFinite) else { return }
      state.draw(.shadow(DrawnEffect.Shadow(color: color, radius: max(radius, 0), x: x, y: y)), of: element)
    case .blur(let radius):
      state.unmeasuredReason = state.unmeasuredReason ?? "blur"
      if radius.isFinite { state.draw(.blur(radius: radius), of: element) }
    case .unmeasured(let reason): state.unmeasuredReason = state.unmeasuredReason ?? reason
    case .group:
      // Opacity multiplies into every item here; that a group fades as a whole cannot be told from single items.
      if state.opacity < 1 { state.unmeasuredReason = state.unmeasuredReason ?? "group opacity" }
    case .projection: state.unmeasuredReason = state.unmeasuredReason ?? "perspective"
    case .none: break
    case .offset, .rotation, .scale, .transform:
      if let transform = transform(of: element) { state.move(by: ProjectiveTransform(transform)) }
    case .spatialRotation(let turn):
      if let transform = turn.transform(of: element), transform.affine != .identity { state.move(by: transform) }
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

  fileprivate static func point(_ anchor: UnitPoint, in frame: Rectangle, mirror: Double) -> Point {
    UnitPoint(x: mirror < 0 ? 1 - anchor.x : anchor.x, y: anchor.y).point(in: frame)
  }
}

extension EffectLayout.Effect {
  /// What a modifier does to drawing, with its name; `nil` for other modifiers.
  static func named(_ modifier: ViewModifier) -> (kind: String, effect: EffectLayout.Effect)? {
    switch modifier {
    case .opacity(let value): ("opacity", .opacity(value))
    case .hidden: ("hidden", .hidden)
    case .offset(let x, let y): ("offset", .offset(x: x, y: y))
    case .rotation(let radians, let anchor): ("rotationEffect", .rotation(radians: radians, anchor: anchor))
    case .scale(let x, let y, let anchor): ("scaleEffect", .scale(x: x, y: y, anchor: anchor))
    case .transform(let transform): ("transformEffect", .transform(transform))
    case .rotation3D(let turn): ("rotation3DEffect", .spatialRotation(turn))
    case .perspective: ("projectionEffect", .projection)
    case .colorFilter(let filter): ("colorFilter", .filter(filter))
    case .blur(let radius): radius > 0 ? ("blur", .blur(radius: radius)) : ("blur", .none)
    case .blendMode(let mode):
      mode == "normal" ? ("blendMode", .none) : ("blendMode", .unmeasured(reason: "blend mode \(mode)"))
    case .compositingGroup: ("compositingGroup", .group)
    case .shadow(let color, let radius, let x, let y): ("shadow", .shadow(color, radius: radius, x: x, y: y))
    default: nil
    }
  }
}

/// `visualEffect`: its code chooses effects on drawing once the place of the view is known.
///
/// - Verification: documented.
struct VisualEffectLayout: WrapperLayout {
  var view: DeferredEffect
  /// What the code chose; filled in while placing.
  private let chosen = Choice()

  private final class Choice {
    /// The innermost first.
    var effects: [EffectLayout] = []
  }

  init(view: DeferredEffect) { self.view = view }

  func prepare(_ element: LayoutElement, for placement: PlacementContext) {
    let frame = element.frame
    let proxy = DeferredView.Proxy(
      size: frame.size, safeAreaInsets: placement.region.reach(of: frame, on: .all), frame: frame)
    chosen.effects = view.modifiers(proxy).compactMap { modifier in
      if let (_, effect) = EffectLayout.Effect.named(modifier) { return EffectLayout(effect: effect) }
      var reason = "It changes more than the drawing of the view."
      switch modifier {
      case .withoutEffect: return nil
      case .unresolved(_, let view): reason = view.message
      default: break
      }
      element.session.reportOnce("unmodelled-look", "`visualEffect`: \(reason)", of: element)
      return EffectLayout(effect: .unmeasured(reason: "visual effect"))
    }
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    painter.with({ state in
      for effect in chosen.effects.reversed() { effect.apply(to: &state, of: element) }
    }) { $0.paint(element.content) }
  }
}

extension Painter.State {
  /// Moves what is painted from now on, before the movements so far.
  fileprivate mutating func move(by next: ProjectiveTransform) {
    let all = next.concatenating(projection ?? ProjectiveTransform(transform ?? .identity))
    transform = all.affine
    projection = transform == nil ? all : nil
  }
}

extension SpatialRotation {
  /// The movement of the drawing in the container's coordinates; `nil` where its numbers are not finite.
  ///
  /// - Source: a public reimplementation of SwiftUICore, audited against 6.5.4.
  /// - Verification: measured in a picture for a turn about the vertical axis with the usual perspective.
  fileprivate func transform(of element: LayoutElement) -> ProjectiveTransform? {
    guard axis.count == 3, (axis + [radians, anchorDepth, perspective]).allSatisfy(\.isFinite) else { return nil }
    let mirror = element.environment.values.layoutDirection == .rightToLeft ? -1.0 : 1.0
    let frame = element.frame
    return ProjectiveTransform(
      turning: radians, about: (x: axis[0], y: axis[1] * mirror, z: axis[2] * mirror),
      anchor: EffectLayout.point(anchor, in: frame, mirror: mirror), depth: anchorDepth,
      distance: perspective == 0 ? .infinity : max(frame.width, frame.height) / perspective)
  }
}

extension AffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) <= Rectangle.largestCoordinate } }
}
