import Geometry

/// A view's answer to a proposal, with the proposals that get the same answer.
struct Measurement: Sendable {
  var size: Size
  var width: ProposalRange
  var height: ProposalRange

  init(_ size: Size, width: ProposalRange, height: ProposalRange) {
    self.size = size
    self.width = width
    self.height = height
  }

  /// An answer of which nothing is known but the one proposal.
  init(_ size: Size, for proposal: ProposedViewSize) {
    self.init(size, width: .exactly(proposal.width), height: .exactly(proposal.height))
  }

  /// A size that no proposal changes.
  static func rigid(_ size: Size) -> Measurement { Measurement(size, width: .all, height: .all) }

  /// The range along an axis.
  subscript(axis: Axis) -> ProposalRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func holds(for proposal: ProposedViewSize) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }
}
