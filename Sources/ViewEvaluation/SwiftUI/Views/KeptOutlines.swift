import Geometry
import PathGeometry
import Synchronization

/// The outlines of one shape of the project by its rectangle: text sizes mostly give it the same one.
final class KeptOutlines: Sendable {
  private let paths = Mutex<[Rectangle: Path?]>([:])

  private static let mostPaths = 64

  /// - Parameter make: runs the shape's code; `nil` where that could not be evaluated.
  func path(in rectangle: Rectangle, _ make: () -> Path?) -> Path? {
    if let known = paths.withLock({ $0[rectangle] }) { return known }
    let made = make()
    paths.withLock { paths in
      if paths.count >= Self.mostPaths { paths.removeAll(keepingCapacity: true) }
      paths[rectangle] = .some(made)
    }
    return made
  }
}
