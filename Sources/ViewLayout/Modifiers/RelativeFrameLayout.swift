import Geometry
import ViewTree

/// `containerRelativeFrame`: a share of the nearest scroll view, bar container or window.
///
/// - Source: swiftui-layout, section 9.9.
/// - Verification: documented.
struct RelativeFrameLayout: WrapperLayout {
  var frame: ContainerRelativeFrame
  var container: RelativeContainer

  var forwardsPriority: Bool { false }

  private func length(_ axis: Axis) -> Double? {
    guard frame.axes.contains(axis) else { return nil }
    if let length = frame.computation?.evaluate(container.size[axis], axis) {
      return length.isFinite ? max(length, 0) : nil
    }
    let count = Double(max(frame.count, 1))
    let span = Double(max(frame.span, 1))
    let spacing = frame.spacing.isFinite ? frame.spacing : 0
    let share = (container.size[axis] - spacing * (count - 1)) / count
    return max(share * span + spacing * (span - 1), 0)
  }

  private var fixed: FrameLayout {
    FrameLayout(width: length(.horizontal), height: length(.vertical), alignment: frame.alignment)
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    fixed.measure(proposal, of: element)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    fixed.placements(of: element, proposal: proposal, size: size)
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { fixed.spacing(of: element) }
}
