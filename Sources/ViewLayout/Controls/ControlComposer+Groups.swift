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

  /// Symbol, title and description in the middle of all the room there is.
  var contentUnavailable: ViewNode {
    var parts: [ViewNode] = []
    if let label = control.label {
      var heading = label
      if case .control(var inner) = label.content, inner.kind == .label {
        if let icon = inner.icon {
          parts.append(icon.font(FontRequest(.systemSize(48))).foreground(.system(.secondaryLabel)))
        }
        inner.icon = nil
        heading = inner.label ?? label
      }
      parts.append(heading.font(FontRequest(.textStyle(.title2), weight: .bold)))
    }
    if let description = control.icon {
      parts.append(description.font(FontRequest(.textStyle(.body))).foreground(.system(.secondaryLabel)))
    }
    return ViewNode.column(parts + control.children, spacing: 8)
      .environment(.multilineTextAlignment(.center))
      .modified(.padding(PaddingModifier(length: metrics.groupBoxInset)))
      .modified(
        .flexibleFrame(FlexibleFrame(width: .init(maximum: .infinity), height: .init(maximum: .infinity))))
  }
}
