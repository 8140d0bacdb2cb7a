import DynamicType
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// What labels and holds other views.
///
/// - Source: swiftui-layout, section 13.
/// - Verification: inferred, but for the order of the parts.
extension ControlComposer {
  private var content: ViewNode { ViewNode(.group(control.children)) }

  /// Label and value at both ends; below each other in forms at accessibility sizes.
  var labeledContent: ViewNode {
    guard let label = visibleLabel else { return content }
    let parts = label.members
    let title = parts.count > 1 ? titled(parts) : label
    let value = isInForm ? content.foreground(.system(.secondaryLabel)) : content
    if isInForm, values.dynamicTypeSize.isAccessibilitySize {
      return ViewNode.column([title, value], horizontal: .leading).filling()
    }
    return .row([title, ViewNode.spacer.modified(.layoutPriority(-1)), value])
  }

  var disclosureGroup: ViewNode {
    let chevron = ViewNode.symbol(control.state.isExpanded ? "chevron.down" : "chevron.forward")
      .font(FontRequest(.systemSize(14), weight: .semibold)).foreground(.tint)
    let head = ViewNode.row([leadingLabel(label), chevron], spacing: metrics.disclosureSpacing)
    guard control.state.isExpanded, !control.children.isEmpty else { return head }
    return .column([head] + control.children)
  }

  var groupBox: ViewNode {
    let depth = values.groupBoxDepth
    let fill: SystemColor = depth.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground
    let head = visibleLabel.map { $0.font(FontRequest(.textStyle(.headline))).filling() }
    let radius = metrics.groupBoxRadius
    return ViewNode.column([head].compactMap(\.self) + control.children)
      .inset(EdgeInsets(metrics.groupBoxInset))
      .behind(
        .system(fill), .roundedRectangle(cornerSize: Size(width: radius, height: radius), style: .continuous))
  }

  /// Symbol, title and description in the middle of all the room there is, and actions below them.
  ///
  /// - Source: pictures of iOS 17 with known texts.
  /// - Verification: measured there for the fonts, the size of the symbol, and the distances between the four parts;
  ///   inferred for the distance of several actions, for iOS 26, and for the symbol at other text sizes.
  var contentUnavailable: ViewNode {
    var icon: ViewNode?
    var texts: [ViewNode] = []
    if let label = control.label {
      var heading = label
      if case .control(var inner) = label.content, inner.kind == .label {
        icon = inner.icon.map(placeholderSymbol)
        inner.icon = nil
        heading = inner.label ?? label
      }
      texts.append(heading.font(FontRequest(.textStyle(.title2), weight: .bold)))
    }
    let secondary = FontRequest(.textStyle(.subheadline))
    if let description = control.icon {
      texts.append(description.font(secondary).foreground(.system(.secondaryLabel)))
    }
    let head = ViewNode.column([icon, .column(texts)].compactMap(\.self), spacing: metrics.placeholderSymbolSpacing)
    let actions =
      control.children.isEmpty
      ? nil : ViewNode.column(control.children, spacing: metrics.placeholderActionSpacing).font(secondary)
    return ViewNode.column([head, actions].compactMap(\.self), spacing: metrics.placeholderActionsDistance)
      .environment(.multilineTextAlignment(.center))
      .modified(.padding(PaddingModifier(length: metrics.groupBoxInset)))
      .modified(
        .flexibleFrame(FlexibleFrame(width: .init(maximum: .infinity), height: .init(maximum: .infinity))))
  }

  private func placeholderSymbol(_ icon: ViewNode) -> ViewNode {
    let drawn = icon.font(FontRequest(.systemSize(metrics.placeholderSymbolSize)))
      .foreground(.system(.secondaryLabel))
    guard values.dynamicTypeSize != .large else { return drawn }
    let reason = UnresolvedView(
      code: "unknown-symbol-size",
      message: "How its symbol follows the text size is not known; it is laid out as at the default size.")
    return drawn.modified(by: .unresolved(name: control.kind.rawValue, reason), range: range)
  }
}
