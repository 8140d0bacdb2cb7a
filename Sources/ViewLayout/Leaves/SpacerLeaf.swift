import Geometry
import PlatformProfile
import ViewTree

/// `Spacer`: whatever room is left, on its stack's axis, or on both outside a stack.
///
/// - Source: swiftui-layout, sections 2 and 6.4.
/// - Verification: measured.
struct SpacerLeaf: ElementLayout {
  var axis: Axis?
  /// `nil` for the platform's minimum.
  var minimum: Double?

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let minimum = max(self.minimum.flatMap { $0.isFinite ? $0 : nil } ?? element.session.defaults.spacerMinimum, 0)
    var answer = Measurement(.zero, width: .all, height: .all)
    for axis in Axis.allCases where self.axis == nil || self.axis == axis {
      answer.size[axis] = max(proposal[axis] ?? minimum, minimum)
      answer[axis] =
        answer.size[axis] == minimum
        ? ProposalRange(lower: -.infinity, upper: minimum, includesUnspecified: true) : .exactly(proposal[axis])
    }
    return answer
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { axis.map { .zero(along: $0) } ?? .zero }

  func priority(of element: LayoutElement) -> Double { -.infinity }

  func paint(_ element: LayoutElement, with painter: inout Painter) {}
}

extension LayoutElement {
  /// Whether a frame right around the element leaves its spacing as it is.
  ///
  /// Of the platform's views only a spacer asks for that; views of the project are as what they show.
  /// - Source: `requiresSpacingProjection` in three public reimplementations of SwiftUICore, audited against 6.4 and 6.5.
  /// - Verification: inferred.
  var keepsSpacingInFrames: Bool {
    if layout is SpacerLeaf { return true }
    return layout is CompositeLayout && children.count == 1 && children[0].keepsSpacingInFrames
  }
}
