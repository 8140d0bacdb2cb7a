package import Geometry

/// The distance between two inks.
package struct InkSeparation: Hashable, Sendable {
  /// In points: the smallest distance where they are apart, else minus the depth of the overlap: the shortest move up,
  /// down, left or right that parts them.
  package var distance: Double
  package var firstPoint: Point
  package var secondPoint: Point

  package init(distance: Double, firstPoint: Point, secondPoint: Point) {
    self.distance = distance
    self.firstPoint = firstPoint
    self.secondPoint = secondPoint
  }

  /// The distance between two filled areas; `nil` where one is empty, or where they are more than `limit` apart.
  ///
  /// - Complexity: the boxes are compared first; then the edges within `limit` of the other's box, each with those that
  ///   are about as far to the left or right.
  package static func between(_ first: [Contour], _ second: [Contour], limit: Double) -> InkSeparation? {
    guard let firstBox = Contour.boundingBox(of: first), let secondBox = Contour.boundingBox(of: second),
      firstBox.inset(by: -limit).touches(secondBox)
    else { return nil }
    let firstEdges = EdgeSegment.all(of: first, within: secondBox.inset(by: -limit))
    let secondEdges = EdgeSegment.all(of: second, within: firstBox.inset(by: -limit))
    var best = InkSeparation(distance: .infinity, firstPoint: .zero, secondPoint: .zero)
    let finder = EdgeFinder(secondEdges)
    for one in firstEdges {
      var place = finder.firstPlace(near: one, within: min(limit, best.distance))
      while let two = finder.next(after: &place, near: one, within: min(limit, best.distance)) {
        let near = one.nearestPoints(to: two)
        let distance = near.0.distance(to: near.1)
        if distance < best.distance {
          best = InkSeparation(distance: distance, firstPoint: near.0, secondPoint: near.1)
        }
        if best.distance == 0 { return overlap(first, second, at: best.firstPoint) }
      }
    }
    // No edges cross: one may still lie wholly within the other.
    for contour in first {
      guard let point = contour.points.first else { continue }
      if Contour.windingNumber(of: second, around: point) != 0 { return overlap(first, second, at: point) }
    }
    for contour in second {
      guard let point = contour.points.first else { continue }
      if Contour.windingNumber(of: first, around: point) != 0 { return overlap(first, second, at: point) }
    }
    return best.distance <= limit ? best : nil
  }

  /// The depth of an overlap that is known to be there.
  private static func overlap(_ first: [Contour], _ second: [Contour], at point: Point) -> InkSeparation {
    let vertical = InkProfile.moves(first, second, along: .vertical)
    let horizontal = InkProfile.moves(first, second, along: .horizontal)
    let depth = min(vertical.forward, vertical.backward, horizontal.forward, horizontal.backward)
    let move: Point
    if depth == vertical.forward {
      move = Point(x: 0, y: depth)
    } else if depth == vertical.backward {
      move = Point(x: 0, y: -depth)
    } else {
      move = Point(x: depth == horizontal.forward ? depth : -depth, y: 0)
    }
    return InkSeparation(distance: -depth, firstPoint: point, secondPoint: point + move)
  }
}

/// A straight piece of an outline.
struct EdgeSegment {
  var start: Point
  var end: Point
  /// The least and the greatest coordinates.
  var low: Point
  var high: Point

  init(start: Point, end: Point) {
    self.start = start
    self.end = end
    low = Point(x: min(start.x, end.x), y: min(start.y, end.y))
    high = Point(x: max(start.x, end.x), y: max(start.y, end.y))
  }

  /// The segments of closed contours that touch a rectangle.
  static func all(of contours: [Contour], within rectangle: Rectangle) -> [EdgeSegment] {
    let low = Point(x: rectangle.minX, y: rectangle.minY)
    let high = Point(x: rectangle.maxX, y: rectangle.maxY)
    var segments: [EdgeSegment] = []
    for contour in contours where contour.extent.touches(low, high) {
      guard var start = contour.points.last else { continue }
      for end in contour.points {
        let segment = EdgeSegment(start: start, end: end)
        if segment.touches(low, high) { segments.append(segment) }
        start = end
      }
    }
    return segments
  }

  /// Whether the segment's box has a point in common with another box.
  func touches(_ otherLow: Point, _ otherHigh: Point) -> Bool {
    low.x <= otherHigh.x && otherLow.x <= high.x && low.y <= otherHigh.y && otherLow.y <= high.y
  }

  /// The nearest points of two segments; equal where they cross.
  func nearestPoints(to other: EdgeSegment) -> (Point, Point) {
    if let crossing = crossing(with: other) { return (crossing, crossing) }
    var nearest = (start, start.nearestPoint(onSegmentFrom: other.start, to: other.end))
    var least = nearest.0.distance(to: nearest.1)
    func consider(_ one: Point, _ two: Point) {
      let distance = one.distance(to: two)
      if distance < least { (least, nearest) = (distance, (one, two)) }
    }
    consider(end, end.nearestPoint(onSegmentFrom: other.start, to: other.end))
    consider(other.start.nearestPoint(onSegmentFrom: start, to: end), other.start)
    consider(other.end.nearestPoint(onSegmentFrom: start, to: end), other.end)
    return nearest
  }

  private func crossing(with other: EdgeSegment) -> Point? {
    let along = end - start
    let otherAlong = other.end - other.start
    let determinant = along.x * otherAlong.y - along.y * otherAlong.x
    guard determinant != 0 else { return nil }
    let between = other.start - start
    let fraction = (between.x * otherAlong.y - between.y * otherAlong.x) / determinant
    let otherFraction = (between.x * along.y - between.y * along.x) / determinant
    guard (0...1).contains(fraction), (0...1).contains(otherFraction) else { return nil }
    return start + along * fraction
  }
}

/// Segments from left to right.
private struct EdgeFinder {
  private let edges: [EdgeSegment]
  /// The width of the widest.
  private let width: Double

  init(_ edges: [EdgeSegment]) {
    self.edges = edges.sorted { $0.low.x < $1.low.x }
    width = edges.reduce(0) { max($0, $1.high.x - $1.low.x) }
  }

  /// The place before which no edge is near another.
  func firstPlace(near edge: EdgeSegment, within reach: Double) -> Int {
    let least = edge.low.x - reach - width
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].low.x < least { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The next edge whose box is within reach of that of another; `nil` where there are no more.
  func next(after place: inout Int, near edge: EdgeSegment, within reach: Double) -> EdgeSegment? {
    let low = Point(x: edge.low.x - reach, y: edge.low.y - reach)
    let high = Point(x: edge.high.x + reach, y: edge.high.y + reach)
    while place < edges.count, edges[place].low.x <= high.x {
      defer { place += 1 }
      if edges[place].touches(low, high) { return edges[place] }
    }
    return nil
  }
}

extension Rectangle {
  /// Whether the closed rectangles share a point, an edge or corner included.
  package func touches(_ other: Rectangle) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}

/// The extent of ink along an axis, in narrow strips across it.
private struct InkProfile {
  /// Width of a strip, in points.
  static let strip = 0.25
  var low: [Double]
  var high: [Double]

  /// How far `second` must move along the axis, forwards or backwards, to leave `first`.
  static func moves(
    _ first: [Contour], _ second: [Contour], along axis: Axis
  ) -> (forward: Double, backward: Double) {
    guard let box = Contour.boundingBox(of: first), let other = Contour.boundingBox(of: second) else { return (0, 0) }
    let across = axis.cross
    let low = max(box.low(across), other.low(across))
    let high = min(box.high(across), other.high(across))
    let count = min(max(Int(((high - low) / strip).rounded(.up)), 1), 4096)
    let width = max(high - low, 1e-9) / Double(count)
    let one = InkProfile(first, along: axis, from: low, width: width, count: count)
    let two = InkProfile(second, along: axis, from: low, width: width, count: count)
    var forward = 0.0
    var backward = 0.0
    for index in 0..<count where one.low[index] <= one.high[index] && two.low[index] <= two.high[index] {
      forward = max(forward, one.high[index] - two.low[index])
      backward = max(backward, two.high[index] - one.low[index])
    }
    return (forward, backward)
  }

  /// The extents within each of `count` strips of the same width.
  private init(_ contours: [Contour], along axis: Axis, from start: Double, width: Double, count: Int) {
    low = Array(repeating: .infinity, count: count)
    high = Array(repeating: -.infinity, count: count)
    let isHorizontal = axis == .horizontal
    low.withUnsafeMutableBufferPointer { low in
      high.withUnsafeMutableBufferPointer { high in
        var strips = Strips(low: low, high: high, start: start, width: width)
        for contour in contours {
          let (low, high) = (contour.extent.low, contour.extent.high)
          guard strips.areNear(from: isHorizontal ? low.y : low.x, to: isHorizontal ? high.y : high.x),
            var previous = contour.points.last
          else { continue }
          for point in contour.points {
            if isHorizontal {
              strips.add(across: previous.y, along: previous.x, toAcross: point.y, along: point.x)
            } else {
              strips.add(across: previous.x, along: previous.y, toAcross: point.x, along: point.y)
            }
            previous = point
          }
        }
      }
    }
  }

  /// The strips of a profile while segments are added to them.
  private struct Strips {
    let low: UnsafeMutableBufferPointer<Double>
    let high: UnsafeMutableBufferPointer<Double>
    let start: Double
    let width: Double

    mutating func add(across oneAcross: Double, along one: Double, toAcross twoAcross: Double, along two: Double) {
      let isForward = oneAcross <= twoAcross
      let (left, leftAlong) = isForward ? (oneAcross, one) : (twoAcross, two)
      let (right, rightAlong) = isForward ? (twoAcross, two) : (oneAcross, one)
      guard areNear(from: left, to: right) else { return }
      let (first, last) = (strip(at: left), strip(at: right))
      guard first < low.count, last >= 0 else { return }
      if first == last {
        low[first] = min(low[first], leftAlong, rightAlong)
        high[first] = max(high[first], leftAlong, rightAlong)
        return
      }
      let span = right - left
      func value(atEdge index: Int) -> Double {
        let edge = start + Double(index) * width
        let fraction = min(max((edge - left) / span, 0), 1)
        return leftAlong + (rightAlong - leftAlong) * fraction
      }
      var previous = value(atEdge: max(first, 0))
      for index in max(first, 0)...min(last, low.count - 1) {
        let next = value(atEdge: index + 1)
        low[index] = min(low[index], previous, next)
        high[index] = max(high[index], previous, next)
        previous = next
      }
    }

    /// Optimization: most segments lie far from all strips. A strip more on both sides keeps clear of rounding.
    func areNear(from left: Double, to right: Double) -> Bool {
      left <= start + (Double(low.count) + 1) * width && right >= start - width
    }

    /// The strip that a coordinate lies in: -1 before all, and their number behind.
    private func strip(at across: Double) -> Int {
      let offset = (across - start) / width
      return offset < 0 ? -1 : Int(min(offset, Double(low.count)))
    }
  }
}

extension Rectangle {
  fileprivate func low(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  fileprivate func high(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
