import Geometry

/// Where a container puts a child.
struct ChildPlacement: Sendable {
  /// From the container's top leading corner to the child's, in points, as if the layout read left to right.
  var origin: Point
  var proposal: ProposedViewSize

  init(origin: Point, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
