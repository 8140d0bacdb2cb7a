import Diagnostics
import Geometry
import LayoutTree
import Typography
import ViewTree

/// What a view tells its container about itself; modifiers around it pass it on.
struct ElementTraits: Plain {
  var zIndex: Double = 0
  var gridCell: GridCellTraits?
  /// The cells of a `GridRow`.
  var layoutValues: [String: LayoutValue] = [:]
  var list: ListRowTraits?
  var section: SectionPart?
  var tabItem: ViewNode?
  var badge: ViewNode?

  /// Whether the view is the page of a `Tab` whose role is search.
  var isSearchTab: Bool { layoutValues[TabContainer.roleKey]?.payload as? String == "search" }
}

/// What a cell tells its grid.
struct GridCellTraits {
  var columns = 1
  var anchor: UnitPoint?
  var unsizedAxes: AxisSet = []
  var columnAlignment: AlignmentGuideID?
}

/// What a row tells its list.
struct ListRowTraits {
  var background: ViewNode?
  var insets: EdgeInsets?
  var hidesSeparatorAbove = false
  var hidesSeparatorBelow = false
  /// The paint of the lines where it is not the platform's.
  var tintAbove: ResolvedStyle?
  var tintBelow: ResolvedStyle?
  /// Whether the line below the last row of the section is hidden.
  var hidesSectionSeparator = false
}

/// What modifiers say about the box of an element.
struct BoxAnnotations: Plain {
  var identifier: String?
  var label: String?
  var isHidden = false
  var isDecorative = false
  var isInteractive = false
  /// Where the control is written whose style of the project made the element.
  var controlRange: SourceRange?
  var isNamed = false
  var addedTraits: [String] = []
  var removedTraits: [String] = []
  var showsLargeContentViewer = false
  /// How the element treats the elements below: "ignore", "combine" or "contain".
  var childElements: String?
}
