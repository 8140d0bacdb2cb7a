import Geometry

/// The two directions of an axis as fields.
///
/// Optimization: what `Geometry` offers by subscript, without a call into another module; stacks do little else.
extension Axis {
  @inline(__always)
  var isHorizontal: Bool {
    switch self {
    case .horizontal: true
    case .vertical: false
    }
  }
}

extension Size {
  @inline(__always)
  func length(along axis: Axis) -> Double { axis.isHorizontal ? width : height }

  @inline(__always)
  func length(across axis: Axis) -> Double { axis.isHorizontal ? height : width }
}

extension ProposedViewSize {
  @inline(__always)
  func length(along axis: Axis) -> Double? { axis.isHorizontal ? width : height }

  @inline(__always)
  func length(across axis: Axis) -> Double? { axis.isHorizontal ? height : width }

  /// The proposal with another length along an axis.
  @inline(__always)
  func with(_ length: Double?, along axis: Axis) -> ProposedViewSize {
    var result = self
    if axis.isHorizontal { result.width = length } else { result.height = length }
    return result
  }
}

extension Measurement {
  @inline(__always)
  func range(along axis: Axis) -> ProposalRange { axis.isHorizontal ? width : height }

  @inline(__always)
  func range(across axis: Axis) -> ProposalRange { axis.isHorizontal ? height : width }
}
