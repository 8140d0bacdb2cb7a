package import Geometry
import Glibc

/// How a stroke is drawn along a path.
package struct StrokeOutline: Hashable, Sendable {
  /// In points.
  package var lineWidth: Double
  /// Whether open ends are half circles; they are cut off straight otherwise.
  package var hasRoundCaps: Bool
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  package var dash: [Double]

  package init(lineWidth: Double, hasRoundCaps: Bool = false, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.hasRoundCaps = hasRoundCaps
    self.dash = dash
  }

  /// Miters longer than this many line widths are cut to a bevel.
  ///
  /// - Source: Core Graphics, default miter limit.
  static let miterLimit = 10.0
}

extension Path {
  /// The area that a stroke centred on the path covers, for filling by the non-zero rule.
  ///
  /// A closed contour gives its outer edge and, turned the other way, its inner edge; an open one gives a single edge
  /// with caps. Joins are mitred.
  package func stroked(_ stroke: StrokeOutline, flatness: Double = Path.defaultFlatness) -> Path {
    let half = stroke.lineWidth / 2
    guard half > 0, half.isFinite else { return Path() }
    var contours = contours(flatness: flatness)
    if stroke.dash.contains(where: { $0 > 0 }) { contours = contours.flatMap { $0.dashes(stroke.dash) } }
    var elements: [Element] = []
    for contour in contours where contour.points.count > 1 {
      if contour.isClosed {
        let outwards = contour.signedArea > 0 ? -half : half
        elements += Path.closed(contour.points.offset(by: outwards, isClosed: true)).elements
        let inner = Contour(points: contour.points.offset(by: -outwards, isClosed: true), isClosed: true)
        // A stroke wider than the shape leaves no hole: the inner edge has turned inside out.
        guard inner.signedArea * contour.signedArea > 0 else { continue }
        elements += Path.closed(inner.points.reversed()).elements
      } else {
        elements += Path.closed(contour.points.strokeEdge(half: half, hasRoundCaps: stroke.hasRoundCaps)).elements
      }
    }
    return Path(elements)
  }

  /// A closed polygon.
  package static func closed(_ points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }

  /// The part of the path between two fractions, 0…1, of its length, as open contours.
  package func trimmed(from first: Double, to last: Double, flatness: Double = Path.defaultFlatness) -> Path {
    let first = min(max(first, 0), 1)
    let last = min(max(last, 0), 1)
    guard last > first else { return Path() }
    if first == 0, last == 1 { return self }
    let contours = contours(flatness: flatness)
    let total = contours.reduce(0) { $0 + $1.length }
    var passed = 0.0
    var elements: [Element] = []
    for contour in contours {
      let points = contour.part(from: first * total - passed, to: last * total - passed)
      passed += contour.length
      guard points.count > 1 else { continue }
      elements.append(.move(points[0]))
      elements += points.dropFirst().map { .line($0) }
    }
    return Path(elements)
  }
}

extension Contour {
  /// The points between two lengths along the contour; empty where they do not meet it.
  func part(from first: Double, to last: Double) -> [Point] {
    var part: [Point] = []
    var passed = 0.0
    let loop = isClosed ? points + points.prefix(1) : points
    for (start, end) in zip(loop, loop.dropFirst()) {
      let length = start.distance(to: end)
      defer { passed += length }
      guard length > 0, passed + length > first, passed < last else { continue }
      let along = end - start
      let entry = start + along * max((first - passed) / length, 0)
      if part.last != entry { part.append(entry) }
      part.append(start + along * min((last - passed) / length, 1))
    }
    return part
  }

  /// The dashes of a pattern along the contour, at most 10,000.
  func dashes(_ pattern: [Double]) -> [Contour] {
    let pattern = pattern.map { $0.isFinite ? max($0, 0) : 0 }
    let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
    let total = length
    guard period > 0, total / period < 10_000 else { return [self] }
    var dashes: [Contour] = []
    var place = 0.0
    var index = 0
    while place < total {
      let length = pattern[index % pattern.count]
      if index % 2 == 0, length > 0 {
        dashes.append(Contour(points: part(from: place, to: min(place + length, total)), isClosed: false))
      }
      place += length
      index += 1
    }
    return dashes
  }
}

extension [Point] {
  /// The points moved sideways by `distance`, to the right of the direction of travel on screen where positive.
  fileprivate func offset(by distance: Double, isClosed: Bool) -> [Point] {
    let points = isClosed && first == last ? Array(dropLast()) : self
    var moved: [Point] = []
    for index in points.indices {
      let before = index > 0 ? points[index - 1] : (isClosed ? points[points.count - 1] : nil)
      let after = index + 1 < points.count ? points[index + 1] : (isClosed ? points[0] : nil)
      let incoming = before.map { normal(from: $0, to: points[index]) }
      let outgoing = after.map { normal(from: points[index], to: $0) }
      let one = incoming ?? outgoing ?? .zero
      let two = outgoing ?? one
      let middle = one + two
      let square = middle.x * middle.x + middle.y * middle.y
      // The miter is longer than the offset by 1 / cos(half the turn); `square` is 4 cos² of that half.
      if square * StrokeOutline.miterLimit * StrokeOutline.miterLimit < 4 {
        moved.append(points[index] + one * distance)
        moved.append(points[index] + two * distance)
      } else {
        moved.append(points[index] + middle * (2 * distance / square))
      }
    }
    return moved
  }

  /// The edge of a stroke along an open line, there and back, with caps.
  fileprivate func strokeEdge(half: Double, hasRoundCaps: Bool) -> [Point] {
    var edge = offset(by: -half, isClosed: false)
    if hasRoundCaps {
      edge += cap(at: self[count - 1], direction: normal(from: self[count - 2], to: self[count - 1]), half)
    }
    edge += offset(by: half, isClosed: false).reversed()
    if hasRoundCaps { edge += cap(at: self[0], direction: normal(from: self[1], to: self[0]), half) }
    return edge
  }

  /// A half circle from the left of the travel to its right.
  private func cap(at center: Point, direction right: Point, _ half: Double) -> [Point] {
    let steps = 12
    let start = atan2(-right.y, -right.x)
    return (1..<steps).map { step in
      let angle = start + Double.pi * Double(step) / Double(steps)
      return center + Point(x: cos(angle), y: sin(angle)) * half
    }
  }

  /// The unit vector to the right of a segment, on screen.
  private func normal(from start: Point, to end: Point) -> Point {
    let length = start.distance(to: end)
    guard length > 0 else { return .zero }
    return Point(x: -(end.y - start.y) / length, y: (end.x - start.x) / length)
  }
}
