import Colorimetry
import Geometry
import LayoutTree

/// A style whose colours are known for every appearance, not yet stretched over a frame.
indirect enum ResolvedStyle {
  case color(DynamicColor)
  case gradient(UnitGradient)
  /// A picture's pixels, tiled.
  case image
  case unknown(reason: String)

  /// A gradient in fractions of its frame.
  struct UnitGradient {
    enum Kind {
      case linear(start: UnitPoint, end: UnitPoint)
      case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
      case elliptical(center: UnitPoint)
      case angular(center: UnitPoint, startAngle: Double, endAngle: Double)
    }

    var kind: Kind
    var stops: [PaintedGradient.Stop]
  }

  /// The style with every colour's alpha multiplied.
  func opacity(_ factor: Double) -> ResolvedStyle {
    map { $0.opacity(factor) }
  }

  /// The style with every colour changed.
  func map(_ transform: (RGBAColor) -> RGBAColor) -> ResolvedStyle {
    switch self {
    case .color(let color): return .color(color.map(transform))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { .init(color: $0.color.map(transform), location: $0.location) }
      return .gradient(gradient)
    case .image: return .image
    case .unknown: return self
    }
  }

  /// The style spread over a frame, in the container's coordinates.
  func paint(in frame: Rectangle) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient.placed(in: frame))
    case .image: .image
    case .unknown(let reason): .unknown(reason: reason)
    }
  }
}

extension ResolvedStyle.UnitGradient {
  func placed(in frame: Rectangle) -> PaintedGradient {
    let placed: PaintedGradient.Kind
    switch kind {
    case .linear(let start, let end):
      placed = .linear(start: start.point(in: frame), end: end.point(in: frame))
    case .radial(let center, let startRadius, let endRadius):
      placed = .radial(center: center.point(in: frame), startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let center):
      placed = .elliptical(
        center: center.point(in: frame), radii: Size(width: frame.width / 2, height: frame.height / 2))
    case .angular(let center, let startAngle, let endAngle):
      placed = .angular(center: center.point(in: frame), startAngle: startAngle, endAngle: endAngle)
    }
    return PaintedGradient(kind: placed, stops: stops)
  }
}
