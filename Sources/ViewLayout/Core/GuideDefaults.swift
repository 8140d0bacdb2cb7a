import Geometry
import ViewTree

extension AlignmentGuideID {
  /// Whether it is one of the platform's six edges and centres, which containers never inherit.
  var isEdgeOrCenter: Bool {
    switch self {
    case .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom: true
    default: false
    }
  }

  /// The position where no view says otherwise.
  ///
  /// - Source: swiftui-layout, section 10.1: a view without text has its baselines at its bottom.
  /// - Verification: measured.
  func defaultPosition(in size: Size, context: @autoclosure () -> GuideContext) -> Double {
    switch self {
    case .leading, .top, .listRowSeparatorLeading: return 0
    case .horizontalCenter: return size.width / 2
    case .trailing, .listRowSeparatorTrailing: return size.width
    case .verticalCenter: return size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
    default:
      let value = defaultValue?.value(in: context()) ?? size[axis] / 2
      return value.isFinite ? value : 0
    }
  }
}
