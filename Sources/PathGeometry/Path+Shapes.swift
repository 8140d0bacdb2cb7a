package import Geometry

extension Path {
  /// A rectangle, clockwise on screen from the top left.
  package static func rectangle(_ frame: Rectangle) -> Path {
    guard frame.isFinite else { return Path() }
    return Path([
      .move(Point(x: frame.minX, y: frame.minY)), .line(Point(x: frame.maxX, y: frame.minY)),
      .line(Point(x: frame.maxX, y: frame.maxY)), .line(Point(x: frame.minX, y: frame.maxY)), .close,
    ])
  }

  /// The ellipse that touches all four sides of the frame, clockwise on screen from the middle of the right side.
  package static func ellipse(in frame: Rectangle) -> Path {
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return rectangle(frame) }
    let radii = Point(x: frame.width / 2, y: frame.height / 2)
    let control = CornerCurve.quarterCircleControl
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.midX + x * radii.x, y: frame.midY + y * radii.y)
    }
    return Path([
      .move(point(1, 0)),
      .cubic(control1: point(1, control), control2: point(control, 1), end: point(0, 1)),
      .cubic(control1: point(-control, 1), control2: point(-1, control), end: point(-1, 0)),
      .cubic(control1: point(-1, -control), control2: point(-control, -1), end: point(0, -1)),
      .cubic(control1: point(control, -1), control2: point(1, -control), end: point(1, 0)),
      .close,
    ])
  }

  /// The largest circle in the middle of the frame, as SwiftUI's `Circle`.
  package static func circle(in frame: Rectangle) -> Path {
    let diameter = min(frame.width, frame.height)
    return ellipse(
      in: Rectangle(
        x: frame.midX - diameter / 2, y: frame.midY - diameter / 2, width: diameter, height: diameter))
  }

  /// A rectangle whose short sides are half circles, or their continuous likeness.
  package static func capsule(in frame: Rectangle, curve: CornerCurve) -> Path {
    roundedRectangle(in: frame, radius: min(frame.width, frame.height) / 2, curve: curve)
  }

  /// A rectangle with the same radius at each corner, at most half of the short side.
  package static func roundedRectangle(in frame: Rectangle, radius: Double, curve: CornerCurve) -> Path {
    let radius = min(radius, min(frame.width, frame.height) / 2)
    return roundedRectangle(in: frame, cornerSize: Size(width: radius, height: radius), curve: curve)
  }

  /// A rectangle with elliptical corners, each length at most half of the frame's; round corners stay round, with at most
  /// half of the short side.
  package static func roundedRectangle(in frame: Rectangle, cornerSize: Size, curve: CornerCurve) -> Path {
    let isRound = cornerSize.width == cornerSize.height
    let short = min(frame.width, frame.height)
    let corner = Size(
      width: min(max(cornerSize.width, 0), (isRound ? short : frame.width) / 2),
      height: min(max(cornerSize.height, 0), (isRound ? short : frame.height) / 2))
    guard frame.isFinite, corner.width > 0, corner.height > 0 else { return rectangle(frame) }
    let reach = min(frame.width / 2 / corner.width, frame.height / 2 / corner.height)
    let shape = Corner(size: corner, reach: reach)
    return corners([shape, shape, shape, shape], of: frame, curve: curve)
  }

  /// A rectangle with a radius of its own at each corner.
  ///
  /// Radii that do not fit along a side are reduced together, in proportion.
  /// - Parameter radii: top left, bottom left, bottom right, top right; missing ones are 0.
  /// - Verification: inferred; how SwiftUI reduces radii that do not fit is not documented.
  package static func unevenRoundedRectangle(in frame: Rectangle, radii: [Double], curve: CornerCurve) -> Path {
    guard frame.isFinite, frame.width > 0, frame.height > 0 else { return rectangle(frame) }
    var radii = (0..<4).map { $0 < radii.count && radii[$0].isFinite ? max(radii[$0], 0) : 0 }
    let sides = [frame.height, frame.width, frame.height, frame.width]
    let factor =
      (0..<4).map { side in
        let sum = radii[side] + radii[(side + 1) % 4]
        return sum > sides[side] ? sides[side] / sum : 1
      }.min() ?? 1
    radii = radii.map { $0 * factor }
    let corners = (0..<4).map { index in
      let before = (index + 3) % 4
      let next = (index + 1) % 4
      let radius = radii[index]
      guard radius > 0 else { return Corner(size: .zero, reach: 1) }
      let reach = min(sides[index] / (radius + radii[next]), sides[before] / (radius + radii[before]))
      return Corner(size: Size(width: radius, height: radius), reach: reach)
    }
    return self.corners(corners, of: frame, curve: curve)
  }

  /// One rounded corner: its lengths in points, and how far its curve may reach in radii.
  private struct Corner {
    var size: Size
    var reach: Double
  }

  /// The outline through the corners top left, bottom left, bottom right, top right, anticlockwise on screen.
  private static func corners(_ corners: [Corner], of frame: Rectangle, curve: CornerCurve) -> Path {
    let places: [(anchor: Point, x: Double, y: Double)] = [
      (Point(x: frame.minX, y: frame.minY), 1, 1), (Point(x: frame.minX, y: frame.maxY), 1, -1),
      (Point(x: frame.maxX, y: frame.maxY), -1, -1), (Point(x: frame.maxX, y: frame.minY), -1, 1),
    ]
    var elements: [Element] = []
    func go(to point: Point) {
      elements.append(elements.isEmpty ? .move(point) : .line(point))
    }
    for (index, corner) in corners.enumerated() {
      let place = places[index]
      guard corner.size.width > 0, corner.size.height > 0 else {
        go(to: place.anchor)
        continue
      }
      var curves = curve.unitCorner(reach: corner.reach).map { piece in
        piece.map {
          Point(
            x: place.anchor.x + place.x * $0.x * corner.size.width,
            y: place.anchor.y + place.y * $0.y * corner.size.height)
        }
      }
      // The unit corner runs from the horizontal to the vertical edge; every second corner is met the other way round.
      if index % 2 == 1 { curves = curves.reversed().map(\.reversed) }
      go(to: curves[0].start)
      for curve in curves {
        elements.append(.cubic(control1: curve.control1, control2: curve.control2, end: curve.end))
      }
    }
    elements.append(.close)
    return Path(elements)
  }
}

extension Rectangle {
  /// Whether every coordinate is a number that can be drawn.
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
