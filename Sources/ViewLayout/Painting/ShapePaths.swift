import Geometry
import LayoutTree
import PathGeometry
import ViewTree

/// The paths of a shape in a frame of the container.
final class ShapePaths {
  private let outline: ShapeOutline
  private let element: LayoutElement
  private var failed: [String] = []

  init(outline: ShapeOutline, element: LayoutElement) {
    self.outline = outline
    self.element = element
  }

  /// What a fill covers.
  func content(in frame: Rectangle) -> PaintItem.Content {
    if case .rectangle = outline { return .rectangle(frame) }
    return .area(mirrored(path(of: outline, in: frame), in: frame))
  }

  /// What a stroke centred on the outline covers.
  func stroke(_ stroke: StrokeStyle, in frame: Rectangle) -> PaintItem.Content {
    .area(mirrored(path(of: outline, in: frame), in: frame).stroked(StrokeOutline(stroke)))
  }

  /// What a stroke inside the outline covers.
  func border(_ stroke: StrokeStyle, in frame: Rectangle) -> PaintItem.Content {
    let inset = ShapeOutline.inset(outline, by: stroke.lineWidth / 2)
    return .area(mirrored(path(of: inset, in: frame), in: frame).stroked(StrokeOutline(stroke)))
  }

  /// The outline itself, for clips.
  func outlinePath(in frame: Rectangle) -> Path { mirrored(path(of: outline, in: frame), in: frame) }

  /// Shapes turn round with the layout unless they are told to stay.
  ///
  /// - Source: swiftui-layout, section 9.9.
  private func mirrored(_ path: Path, in frame: Rectangle) -> Path {
    let values = element.environment.values
    guard values.layoutDirection == .rightToLeft, values.layoutDirectionBehavior != "fixed", outline.isLopsided else {
      return path
    }
    return path.applying(AffineTransform.scale(x: -1, y: 1).about(frame.center))
  }

  private func path(of outline: ShapeOutline, in frame: Rectangle) -> Path {
    switch outline {
    case .rectangle: return .rectangle(frame)
    case .roundedRectangle(let corner, let style):
      return .roundedRectangle(in: frame, cornerSize: corner, curve: style.curve)
    case .unevenRoundedRectangle(let radii, let style):
      return .unevenRoundedRectangle(in: frame, radii: radii, curve: style.curve)
    case .capsule(let style): return .capsule(in: frame, curve: style.curve)
    case .circle: return .circle(in: frame)
    case .ellipse: return .ellipse(in: frame)
    case .containerRelative: return .rectangle(frame)
    case .path(let path): return path.applying(.translation(x: frame.minX, y: frame.minY))
    case .custom(let name, let path):
      let local = Rectangle(origin: .zero, size: frame.size)
      guard let path = path(local) else {
        failed.append(name)
        return .rectangle(frame)
      }
      return path.applying(.translation(x: frame.minX, y: frame.minY))
    case .inset(let outline, let amount): return inset(outline, by: amount, in: frame)
    case .trimmed(let outline, let first, let last):
      return path(of: outline, in: frame).trimmed(from: first, to: last)
    case .offset(let outline, let offset):
      return path(of: outline, in: frame).applying(.translation(x: offset.x, y: offset.y))
    case .transformed(let outline, let transform, let anchor):
      return path(of: outline, in: frame).applying(transform.about(anchor.point(in: frame)))
    case .sized(let outline, let size):
      return path(of: outline, in: Rectangle(origin: frame.origin, size: size))
    case .stroked(let outline, let stroke):
      return path(of: outline, in: frame).stroked(StrokeOutline(stroke))
    }
  }

  /// Insettable shapes keep their kind; rounded corners lose what the sides lose.
  ///
  /// - Verification: documented, `InsettableShape.inset(by:)`.
  private func inset(_ outline: ShapeOutline, by amount: Double, in frame: Rectangle) -> Path {
    let width = max(frame.width - 2 * amount, 0)
    let height = max(frame.height - 2 * amount, 0)
    let inner = Rectangle(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    switch outline {
    case .roundedRectangle(let corner, let style):
      let smaller = Size(width: max(corner.width - amount, 0), height: max(corner.height - amount, 0))
      return path(of: .roundedRectangle(cornerSize: smaller, style: style), in: inner)
    case .unevenRoundedRectangle(let radii, let style):
      return path(of: .unevenRoundedRectangle(radii: radii.map { max($0 - amount, 0) }, style: style), in: inner)
    case .inset(let further, let more): return inset(further, by: amount + more, in: frame)
    default: return path(of: outline, in: inner)
    }
  }

  /// Tells of shapes whose code could not be evaluated; a rectangle stands for them.
  func reportFailures() {
    for name in failed {
      element.session.unmeasured.append(
        (
          "unknown-shape", "The outline of \(name) could not be evaluated; its frame stands for it.", element.range,
          element
        ))
    }
    failed = []
  }
}

extension ShapeOutline {
  /// Whether the shape can look different when mirrored.
  fileprivate var isLopsided: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .containerRelative: false
    case .inset(let outline, _), .stroked(let outline, _), .sized(let outline, _): outline.isLopsided
    case .unevenRoundedRectangle, .path, .custom, .trimmed, .offset, .transformed: true
    }
  }
}

extension CornerStyle {
  var curve: CornerCurve { self == .continuous ? .continuous : .circular }
}

extension StrokeOutline {
  init(_ style: StrokeStyle) {
    self.init(lineWidth: style.lineWidth, hasRoundCaps: style.hasRoundCaps, dash: style.dash)
  }
}
