import Geometry
import PlatformProfile
import ViewTree

extension ModifierSite {
  /// The members inside a modifier with an effect on layout; `nil` for other modifiers.
  func wrapLayout(_ modifier: ViewModifier, _ members: [LayoutElement]) -> [LayoutElement]? {
    let padding = context.session.defaults.padding
    switch modifier {
    case .frame(let width, let height, let alignment):
      return each("frame", members) { _ in FrameLayout(width: width, height: height, alignment: alignment) }
    case .flexibleFrame(let frame):
      return each("frame", members) { _ in FlexibleFrameLayout(frame) }
    case .padding(let modifier):
      let insets = modifier.resolved(standard: padding)
      return each("padding", members) { _ in PaddingLayout(insets: insets, isScaled: modifier.isScaled) }
    case .fixedSize(let horizontal, let vertical):
      var axes: AxisSet = []
      if horizontal { axes.insert(.horizontal) }
      if vertical { axes.insert(.vertical) }
      return each("fixedSize", members) { _ in FixedSizeLayout(axes: axes) }
    case .aspectRatio(let ratio, let mode):
      return each("aspectRatio", members) { _ in AspectRatioLayout(ratio: ratio, mode: mode) }
    case .position(let x, let y):
      let point = Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
      return each("position", members) { _ in PositionLayout(point: point) }
    case .layoutPriority(let value):
      return each("layoutPriority", members) { _ in PriorityLayout(value: value) }
    case .alignmentGuide(let guide, let expression):
      context.session.explicitGuides.insert(guide)
      return each("alignmentGuide", members) { _ in GuideLayout(guide: guide, expression: expression) }
    case .containerRelativeFrame(let frame):
      let container = context.values.relativeContainer
      return each("containerRelativeFrame", members) { _ in RelativeFrameLayout(frame: frame, container: container) }
    default: return wrapSafeArea(modifier, members) ?? setTraits(modifier, members)
    }
  }

  private func wrapSafeArea(_ modifier: ViewModifier, _ members: [LayoutElement]) -> [LayoutElement]? {
    let padding = context.session.defaults.padding
    switch modifier {
    case .safeAreaInset(let edge, let alignment, let spacing, let content):
      let layout = SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing)
      return each("safeAreaInset", members, layout) { builder.single(content, in: context) }
    case .safeAreaPadding(let modifier):
      return each("safeAreaPadding", members) { _ in
        SafeAreaPaddingLayout(insets: modifier.resolved(standard: padding))
      }
    case .ignoresSafeArea(let edges):
      return each("ignoresSafeArea", members) { _ in IgnoresSafeAreaLayout(edges: edges) }
    case .contentMargins(let modifier):
      return each("contentMargins", members) { member in
        guard member.isScrollable else {
          if member.isList {
            context.session.unmeasured.append(
              ("unmodelled-effect", "`contentMargins`: The list is laid out without them.", range, member))
          }
          return EffectLayout(effect: .none)
        }
        return SafeAreaPaddingLayout(insets: modifier.resolved(standard: padding), contentMargins: .sets)
      }
    default: return nil
    }
  }

  /// Modifiers that speak to the container.
  private func setTraits(_ modifier: ViewModifier, _ members: [LayoutElement]) -> [LayoutElement]? {
    func change(_ body: (inout ElementTraits) -> Void) -> [LayoutElement] {
      for member in members { body(&member.traits) }
      return members
    }
    switch modifier {
    case .zIndex(let value): return change { $0.zIndex = value.isNaN ? 0 : value }
    case .layoutValue(let key, let value): return change { $0.layoutValues[key] = value }
    case .tabItem(let item): return change { $0.tabItem = item }
    case .badge(let badge): return change { $0.badge = badge }
    case .gridCell(let cell):
      return change { traits in
        var result = traits.gridCell ?? GridCellTraits()
        switch cell {
        case .columns(let count): result.columns = max(count, 1)
        case .anchor(let anchor): result.anchor = anchor
        case .unsizedAxes(let axes): result.unsizedAxes = axes
        case .columnAlignment(let guide): result.columnAlignment = guide
        }
        traits.gridCell = result
      }
    case .listRow(let row):
      return change { traits in
        var result = traits.list ?? ListRowTraits()
        switch row {
        case .background(let view): result.background = view
        case .insets(let insets): result.insets = insets
        case .separatorHidden(let isHidden):
          result.hidesSeparatorAbove = isHidden
          result.hidesSeparatorBelow = isHidden
        case .separatorHiddenAt(.top, let isHidden): result.hidesSeparatorAbove = isHidden
        case .separatorHiddenAt(_, let isHidden): result.hidesSeparatorBelow = isHidden
        case .separatorTint(let style, let edges):
          let tint = style.map(context.styles.resolve)
          if edges.contains(.top) { result.tintAbove = tint }
          if edges.contains(.bottom) { result.tintBelow = tint }
        case .sectionSeparatorHidden(let isHidden, let edges):
          if edges.contains(.bottom) { result.hidesSectionSeparator = isHidden }
        case .sectionSpacing: break
        }
        traits.list = result
      }
    default: return nil
    }
  }
}

extension LayoutElement {
  /// Whether it is a scroll view, perhaps inside modifiers.
  var isScrollable: Bool {
    if layout is ScrollLayout { return true }
    return role == .modifier && !children.isEmpty && content.isScrollable
  }

  /// Whether it is a list, perhaps inside modifiers.
  fileprivate var isList: Bool {
    layout is ListLayout || role == .modifier && !children.isEmpty && content.isList
  }
}
