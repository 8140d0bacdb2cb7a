package import Geometry

/// An outline of straight and curved segments in points, y down.
package struct Path: Hashable, Sendable {
  /// One step of the pen.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }

  /// The path with every point transformed.
  package func applying(_ transform: AffineTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quadratic(let control, let end): .quadratic(control: transform.apply(control), end: transform.apply(end))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: transform.apply(control1), control2: transform.apply(control2), end: transform.apply(end))
        case .close: .close
        }
      })
  }
}

extension Path {
  /// Whether the path is one rectangle with sides along the axes.
  package var isRectangle: Bool {
    for element in elements.prefix(3) {
      switch element {
      case .quadratic, .cubic: return false
      case .move, .line, .close: continue
      }
    }
    var corners: [Point] = []
    corners.reserveCapacity(5)
    for element in elements {
      switch element {
      case .move(let point):
        if !corners.isEmpty { return false }
        corners.append(point)
      case .line(let point): corners.append(point)
      case .quadratic, .cubic: return false
      case .close: break
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4, let box = controlBox else { return false }
    return corners.allSatisfy {
      ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
    }
  }
}

/// A flat list of numbers: for each step its kind (0 move, 1 line, 2 quadratic, 3 cubic, 4 close), then its points.
extension Path: Codable {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    func point() throws -> Point { Point(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self)) }
    elements = []
    while !numbers.isAtEnd {
      let kind = try numbers.decode(Double.self)
      switch kind {
      case 0: elements.append(.move(try point()))
      case 1: elements.append(.line(try point()))
      case 2: elements.append(.quadratic(control: try point(), end: try point()))
      case 3: elements.append(.cubic(control1: try point(), control2: try point(), end: try point()))
      case 4: elements.append(.close)
      default:
        throw DecodingError.dataCorruptedError(in: numbers, debugDescription: "There is no step of the kind \(kind).")
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    func write(_ kind: Double, _ points: Point...) throws {
      try numbers.encode(kind)
      for point in points {
        try numbers.encode(point.x)
        try numbers.encode(point.y)
      }
    }
    for element in elements {
      switch element {
      case .move(let end): try write(0, end)
      case .line(let end): try write(1, end)
      case .quadratic(let control, let end): try write(2, control, end)
      case .cubic(let control1, let control2, let end): try write(3, control1, control2, end)
      case .close: try write(4)
      }
    }
  }
}
