import Geometry
import LayoutTree
import PlatformProfile
import Typography
import ViewTree

/// `Divider`: a hairline across its stack's axis.
///
/// - Source: swiftui-layout, sections 0.8 and 2.
/// - Verification: measured.
struct DividerLeaf: ElementLayout {
  var stackAxis: Axis?

  /// One pixel, or one point at accessibility sizes and on the Mac.
  private func thickness(of element: LayoutElement) -> Double {
    let session = element.session
    if session.settings.profile == .macOS { return 1 }
    return element.environment.values.dynamicTypeSize.isAccessibilitySize ? 1 : session.grid.pixel
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let across = stackAxis == .horizontal ? Axis.horizontal : .vertical
    var answer = Measurement(.zero, width: .all, height: .all)
    answer.size[across] = thickness(of: element)
    answer.size[across.cross] = proposal[across.cross] ?? element.session.defaults.ideal
    answer[across.cross] = .exactly(proposal[across.cross])
    return answer
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    let styles = StyleResolver(element.environment, session: element.session)
    painter.fill(
      .rectangle(element.session.grid.snapped(element.frame)), with: styles.resolve(.separator), of: box,
      in: element.frame)
  }
}
