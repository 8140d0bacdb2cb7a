import Geometry
import LayoutTree
import ViewTree

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// - Source: swiftui-layout, section 9.2.
/// - Verification: measured.
struct FlexibleFrameLayout: WrapperLayout {
  /// The bounds along one axis, as SwiftUI makes them consistent.
  struct Bounds {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    init(_ bounds: FlexibleFrame.Bounds) {
      func usable(_ value: Double?) -> Double? { value.flatMap { $0.isNaN ? nil : $0 } }
      minimum = usable(bounds.minimum).map { max($0, 0) }
      if minimum == .infinity { minimum = nil }
      ideal = usable(bounds.ideal).flatMap { $0.isFinite ? max($0, minimum ?? 0) : nil }
      maximum = usable(bounds.maximum).map { max($0, ideal ?? minimum ?? 0) }
    }

    /// Whether the axis is left to the content.
    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// What the content is offered.
    func inner(_ proposal: Double?) -> Double? {
      guard let offered = proposal ?? ideal else { return nil }
      return min(max(offered, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// The length without asking the content, or `nil` where the content has a say.
    func lengthAlone(_ proposal: Double?) -> Double? {
      if let proposal, let minimum, let maximum { return min(max(proposal, minimum), maximum) }
      if proposal == nil, let ideal { return ideal }
      return nil
    }

    /// The length once the content has answered `length` to `inner`.
    func length(_ length: Double, inner: Double?) -> Double {
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): min(max(length, minimum), maximum)
      case (let minimum?, nil): max(min(inner ?? .infinity, length), minimum)
      case (nil, let maximum?): min(max(inner ?? -.infinity, length), maximum)
      case (nil, nil): length
      }
    }

    /// The proposals that surely give the same result.
    func range(_ range: ProposalRange, proposal: Double?) -> ProposalRange {
      if isEmpty { return range }
      if proposal == nil, ideal != nil { return .exactly(nil) }
      return .exactly(proposal)
    }
  }

  var width: Bounds
  var height: Bounds
  var alignment: Alignment

  init(_ frame: FlexibleFrame) {
    width = Bounds(frame.width)
    height = Bounds(frame.height)
    alignment = frame.alignment
  }

  var forwardsPriority: Bool { false }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    if let width = width.lengthAlone(proposal.width), let height = height.lengthAlone(proposal.height) {
      return Measurement(Size(width: width, height: height), for: proposal)
    }
    let inner = ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
    let answer = element.content.measure(inner)
    let size = Size(
      width: width.lengthAlone(proposal.width) ?? width.length(answer.size.width, inner: inner.width),
      height: height.lengthAlone(proposal.height) ?? height.length(answer.size.height, inner: inner.height))
    return Measurement(
      size, width: width.range(answer.width, proposal: proposal.width),
      height: height.range(answer.height, proposal: proposal.height))
  }

  /// The content is offered the frame's own size; where the content alone decides, what the frame was offered.
  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    func offered(_ bounds: Bounds, _ proposal: Double?, _ length: Double) -> Double? {
      if bounds.isEmpty { return proposal }
      guard proposal == nil, bounds.ideal == nil else { return length }
      let isBetween = length > bounds.minimum ?? 0 && length < bounds.maximum ?? .infinity
      return isBetween ? nil : length
    }
    let inner = ProposedViewSize(
      width: offered(width, proposal.width, size.width), height: offered(height, proposal.height, size.height))
    return [ChildPlacement(origin: alignment.origin(of: element.content, proposal: inner, in: size), proposal: inner)]
  }

  func spacing(of element: LayoutElement) -> ViewSpacing {
    if element.content.keepsSpacingInFrames { return element.content.spacing }
    var edges: EdgeSet = []
    if !width.isEmpty { edges.formUnion(.horizontal) }
    if !height.isEmpty { edges.formUnion(.vertical) }
    return element.content.spacing.reset(edges)
  }

  func constraint(of element: LayoutElement) -> LayoutConstraint? {
    let width = width.maximum.flatMap { $0.isFinite ? $0 : nil }
    let height = height.maximum.flatMap { $0.isFinite ? $0 : nil }
    return width == nil && height == nil ? nil : .maximumFrame(width: width, height: height)
  }
}
