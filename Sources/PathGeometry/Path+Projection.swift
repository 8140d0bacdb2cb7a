package import Geometry

extension Path {
  /// The path as it is seen under a projection, its curves as straight segments; `nil` where some of it lies beside the
  /// viewer or behind.
  package func projected(by transform: ProjectiveTransform) -> Path? {
    if let affine = transform.affine { return applying(affine) }
    var result: [Element] = []
    for contour in contours() {
      let points = contour.points.compactMap(transform.apply)
      guard points.count == contour.points.count else { return nil }
      guard let first = points.first else { continue }
      result.append(.move(first))
      result += points.dropFirst().map { .line($0) }
      if contour.isClosed { result.append(.close) }
    }
    return Path(result)
  }
}
