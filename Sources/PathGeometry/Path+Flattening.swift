package import Geometry

extension Path {
  /// Largest distance between a curve and its segments where nothing else is asked for, in points.
  package static let defaultFlatness = 0.02

  /// The path as straight segments that stay within `flatness` points of it.
  ///
  /// Elements with a coordinate that is not finite are left out. A curve gives at most 256 segments.
  /// - Complexity: linear in the elements and in the square root of their size over the flatness.
  package func contours(flatness: Double = Path.defaultFlatness) -> [Contour] {
    var flattening = Flattening(flatness: max(flatness, 1e-4), elements: elements.count)
    for element in elements { flattening.add(element) }
    return flattening.finish()
  }

  /// The box of the path itself, not of its control points; `nil` for a path without points.
  package var boundingBox: Rectangle? { boundingBox(flatness: Path.defaultFlatness / 4) }

  /// The box of the path, up to `flatness` points too small.
  package func boundingBox(flatness: Double) -> Rectangle? {
    Contour.boundingBox(of: contours(flatness: flatness))
  }

  /// A box that holds the path, in a single pass over the control points; `nil` for a path without points.
  package var controlBox: Rectangle? {
    var extent = Extent()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): extent.add(point)
      case .quadratic(let control, let end):
        extent.add(control)
        extent.add(end)
      case .cubic(let control1, let control2, let end):
        extent.add(control1)
        extent.add(control2)
        extent.add(end)
      case .close: break
      }
    }
    return extent.box
  }
}

extension Contour {
  /// The box of all points; `nil` where there are none.
  package static func boundingBox(of contours: [Contour]) -> Rectangle? {
    var extent = Extent()
    for contour in contours { extent.add(contour.extent) }
    return extent.box
  }
}

/// The least and the greatest coordinates of points that are finite.
struct Extent: Hashable, Sendable {
  private(set) var low = Point(x: .infinity, y: .infinity)
  private(set) var high = Point(x: -.infinity, y: -.infinity)

  mutating func add(_ point: Point) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if point.x < low.x { low.x = point.x }
    if point.x > high.x { high.x = point.x }
    if point.y < low.y { low.y = point.y }
    if point.y > high.y { high.y = point.y }
  }

  mutating func add(_ other: Extent) {
    if other.low.x < low.x { low.x = other.low.x }
    if other.high.x > high.x { high.x = other.high.x }
    if other.low.y < low.y { low.y = other.low.y }
    if other.high.y > high.y { high.y = other.high.y }
  }

  /// Whether it has a point in common with another.
  func touches(_ otherLow: Point, _ otherHigh: Point) -> Bool {
    low.x <= otherHigh.x && otherLow.x <= high.x && low.y <= otherHigh.y && otherLow.y <= high.y
  }

  /// The box of all points; `nil` where there are none.
  var box: Rectangle? {
    low.x <= high.x ? Rectangle(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) : nil
  }
}

/// Turns path elements into contours, one element at a time.
private struct Flattening {
  let flatness: Double
  var contours: [Contour] = []
  /// Those of the contour so far. Optimization: the memory serves one contour after another.
  private var points: [Point] = []
  private var start = Point.zero

  /// - Parameter elements: how many there are.
  init(flatness: Double, elements: Int) {
    self.flatness = flatness
    points.reserveCapacity(min(Self.pointsByElement * elements, Self.manyPoints))
  }

  /// How many points an element mostly comes to at most, and how many are foreseen at most.
  private static let pointsByElement = 8
  private static let manyPoints = 512

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      endContour(isClosed: false)
      guard point.isFinite else { return }
      points.append(point)
      start = point
    case .line(let point):
      append(point)
    case .quadratic(let control, let end):
      addCurve(CubicCurve(start: points.last ?? start, control: control, end: end))
    case .cubic(let control1, let control2, let end):
      addCurve(CubicCurve(start: points.last ?? start, control1: control1, control2: control2, end: end))
    case .close:
      endContour(isClosed: true)
    }
  }

  mutating func finish() -> [Contour] {
    endContour(isClosed: false)
    return contours
  }

  private mutating func append(_ point: Point) {
    guard point.isFinite else { return }
    if points.isEmpty { points.append(start) }
    if points[points.count - 1].isSame(as: point) { return }
    points.append(point)
  }

  /// Cuts a curve into equal parameter steps by the bound on its second derivative.
  ///
  /// Optimization: coordinate by coordinate, and points are looked at no more than they have to.
  private mutating func addCurve(_ curve: CubicCurve) {
    let bend = curve.bend
    guard bend.isFinite else { return }
    if points.isEmpty { points.append(start) }
    let count = min(max(Int((0.75 * bend / flatness).squareRoot().rounded(.up)), 1), 256)
    var last = points[points.count - 1]
    for step in 1...count {
      let point = step < count ? curve.point(at: Double(step) / Double(count)) : curve.end
      if point.isSame(as: last) { continue }
      points.append(point)
      last = point
    }
  }

  private mutating func endContour(isClosed: Bool) {
    if isClosed, points.count > 1, points[0].isSame(as: points[points.count - 1]) { points.removeLast() }
    if !points.isEmpty {
      contours.append(Contour(points: points.withUnsafeBufferPointer { Array($0) }, isClosed: isClosed))
    }
    points.removeAll(keepingCapacity: true)
  }
}

extension CubicCurve {
  /// How far the curve bends at most: a sixth of its second derivative at either end, in points. Not finite where a
  /// coordinate is not.
  fileprivate var bend: Double {
    let (startX, startY) = (start.x - control1.x * 2 + control2.x, start.y - control1.y * 2 + control2.y)
    let (endX, endY) = (control1.x - control2.x * 2 + end.x, control1.y - control2.y * 2 + end.y)
    return max(startX * startX + startY * startY, endX * endX + endY * endY).squareRoot()
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// Whether nothing but rounding tells two points apart: an edge between them may point anywhere.
  func isSame(as other: Point) -> Bool {
    abs(x - other.x) <= EdgeLine.noise && abs(y - other.y) <= EdgeLine.noise
  }
}
