import Geometry

/// Where a container puts a child.
struct ChildPlacement: Sendable {
  /// From the container's top leading corner to the child's, in points, as if the layout read left to right.
  var origin: Point
  var proposal: ProposedViewSize
  /// The child's answer to the proposal, where the container knows it.
  var size: Size?

  init(origin: Point, proposal: ProposedViewSize, size: Size? = nil) {
    self.origin = origin
    self.proposal = proposal
    self.size = size
  }
}
