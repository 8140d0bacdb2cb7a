package import Geometry

/// `HStack`, `VStack`, `ZStack` and the lazy stacks.
package struct StackView: Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case horizontal = "HStack"
    case vertical = "VStack"
    case depth = "ZStack"
    case lazyHorizontal = "LazyHStack"
    case lazyVertical = "LazyVStack"
  }

  package var kind: Kind
  package var alignment: Alignment
  /// Points between children; `nil` for the platform's default distances.
  package var spacing: Double?
  package var children: [ViewNode]

  package init(_ kind: Kind, alignment: Alignment = .center, spacing: Double? = nil, children: [ViewNode]) {
    self.kind = kind
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}

/// `Grid`; children that are not rows span all columns.
package struct GridView: Sendable {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var children: [ViewNode]

  package init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    children: [ViewNode]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.children = children
  }
}

/// `GridRow`.
package struct GridRowView: Sendable {
  package var alignment: AlignmentGuideID?
  package var children: [ViewNode]

  package init(alignment: AlignmentGuideID? = nil, children: [ViewNode]) {
    self.alignment = alignment
    self.children = children
  }
}

/// `LazyVGrid` and `LazyHGrid`.
package struct LazyGridView: Sendable {
  package struct Track: Hashable, Sendable {
    package enum Sizing: Hashable, Sendable {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      case adaptive(minimum: Double, maximum: Double)
    }

    package var sizing: Sizing
    package var spacing: Double?
    package var alignment: Alignment?

    package init(_ sizing: Sizing, spacing: Double? = nil, alignment: Alignment? = nil) {
      self.sizing = sizing
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The axis along which the grid grows: vertical for `LazyVGrid`.
  package var axis: Axis
  package var tracks: [Track]
  package var alignment: AlignmentGuideID
  package var spacing: Double?
  package var children: [ViewNode]

  package init(
    axis: Axis, tracks: [Track], alignment: AlignmentGuideID, spacing: Double? = nil, children: [ViewNode]
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}

/// `ScrollView`.
package struct ScrollContainer: Sendable {
  package var axes: AxisSet
  package var children: [ViewNode]

  package init(axes: AxisSet, children: [ViewNode]) {
    self.axes = axes
    self.children = children
  }
}

/// Content that depends on a size known only in layout.
package struct DeferredView: Sendable {
  /// What the closure may read: the size offered, safe-area insets, the frame in the window where known.
  package struct Proxy: Hashable, Sendable {
    package var size: Size
    package var safeAreaInsets: EdgeInsets
    /// The frame in the window; its origin is zero while only measuring.
    package var frame: Rectangle

    package init(size: Size, safeAreaInsets: EdgeInsets, frame: Rectangle) {
      self.size = size
      self.safeAreaInsets = safeAreaInsets
      self.frame = frame
    }
  }

  package var alignment: Alignment
  package var content: @Sendable (Proxy) -> ViewNode
  /// The content at the size of the screen, where it may depend on conditions that are not known: it tells the states
  /// of a layout apart, and is not laid out.
  package var sample: ViewNode?

  package init(
    alignment: Alignment = .topLeading, sample: ViewNode? = nil, content: @escaping @Sendable (Proxy) -> ViewNode
  ) {
    self.alignment = alignment
    self.sample = sample
    self.content = content
  }
}

/// A `Layout` type of the audited project. The evaluator runs its code against these ports.
package struct CustomLayoutView: Sendable {
  /// A child as the project's code sees it.
  package struct Subview: Sendable {
    package var sizeThatFits: @Sendable (ProposedViewSize) -> Size
    /// A guide's position when measured with a proposal.
    package var guide: @Sendable (AlignmentGuideID, ProposedViewSize) -> Double
    package var priority: Double
    /// Default distance to the next subview along an axis, in points.
    package var spacing: @Sendable (_ next: Int, Axis) -> Double
    /// `layoutValue(key:)` by the key's type name.
    package var layoutValues: [String: LayoutValue]

    package init(
      priority: Double, layoutValues: [String: LayoutValue],
      sizeThatFits: @escaping @Sendable (ProposedViewSize) -> Size,
      guide: @escaping @Sendable (AlignmentGuideID, ProposedViewSize) -> Double,
      spacing: @escaping @Sendable (_ next: Int, Axis) -> Double
    ) {
      self.priority = priority
      self.layoutValues = layoutValues
      self.sizeThatFits = sizeThatFits
      self.guide = guide
      self.spacing = spacing
    }
  }

  /// Where the code put a child.
  package struct Placement: Hashable, Sendable {
    package var position: Point
    package var anchor: UnitPoint
    package var proposal: ProposedViewSize

    package init(position: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
      self.position = position
      self.anchor = anchor
      self.proposal = proposal
    }
  }

  package var typeName: String
  package var children: [ViewNode]
  /// The size, or `nil` when the code could not be evaluated.
  package var sizeThatFits: @Sendable (ProposedViewSize, [Subview]) -> Size?
  /// A placement for each child (`nil` where none was given), or `nil` when the code could not be evaluated.
  package var placements: @Sendable (Rectangle, ProposedViewSize, [Subview]) -> [Placement?]?

  package init(
    typeName: String, children: [ViewNode],
    sizeThatFits: @escaping @Sendable (ProposedViewSize, [Subview]) -> Size?,
    placements: @escaping @Sendable (Rectangle, ProposedViewSize, [Subview]) -> [Placement?]?
  ) {
    self.typeName = typeName
    self.children = children
    self.sizeThatFits = sizeThatFits
    self.placements = placements
  }
}

/// A value that a view gives a custom layout; opaque here.
package struct LayoutValue: Sendable {
  package var number: Double?
  /// The evaluator's own value.
  package var payload: any Sendable

  package init(number: Double?, payload: any Sendable) {
    self.number = number
    self.payload = payload
  }
}

/// `List` and `Form`.
package struct ListView: Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case list = "List"
    case form = "Form"
  }

  package var kind: Kind
  package var children: [ViewNode]
  /// Whether one of its rows is selected, and so leads somewhere.
  package var hasSelection: Bool

  package init(_ kind: Kind, children: [ViewNode], hasSelection: Bool = false) {
    self.kind = kind
    self.children = children
    self.hasSelection = hasSelection
  }
}

/// `Section`.
package struct SectionView: Sendable {
  package var header: ViewNode?
  package var footer: ViewNode?
  package var children: [ViewNode]
  /// `Section(isExpanded:)`; `nil` where the section cannot be collapsed.
  package var isExpanded: Bool?

  package init(
    header: ViewNode? = nil, footer: ViewNode? = nil, children: [ViewNode], isExpanded: Bool? = nil
  ) {
    self.header = header
    self.footer = footer
    self.children = children
    self.isExpanded = isExpanded
  }
}

/// `NavigationStack`, `NavigationView`, `NavigationSplitView`.
package struct NavigationContainer: Sendable {
  package var typeName: String
  /// The columns; the last one is the detail.
  package var columns: [ViewNode]
  /// Whether a selection leads to the detail from the start.
  package var showsDetail: Bool

  package init(typeName: String, columns: [ViewNode], showsDetail: Bool = false) {
    self.typeName = typeName
    self.columns = columns
    self.showsDetail = showsDetail
  }
}

/// `TabView`; each child carries its `tabItem`.
package struct TabContainer: Sendable {
  /// The key under which a child says the role of its tab: "search".
  package static let roleKey = "Tab.role"

  package var children: [ViewNode]
  /// The position of the selected child.
  package var selected: Int

  package init(children: [ViewNode], selected: Int = 0) {
    self.children = children
    self.selected = selected
  }
}
