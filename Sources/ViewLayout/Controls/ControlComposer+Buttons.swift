import Geometry
import PlatformProfile
import Typography
import ViewTree

/// Buttons, and what behaves like one.
///
/// - Source: swiftui-layout, sections 0.4, 0.8, 13 and 15.1.
/// - Verification: sizes of borderless and bordered buttons measured; fills of bordered ones inferred.
extension ControlComposer {
  var button: ViewNode {
    switch values.style(.button) {
    case "bordered": bordered(isProminent: false)
    case "borderedProminent", "glassProminent": bordered(isProminent: true)
    case "glass": glass
    // It leaves its content as it is, with the levels of the foreground around it.
    case "plain" where !isInBar: values.isEnabled ? label : label.foreground(.system(.tertiaryLabel))
    default: borderlessControl
    }
  }

  /// A label in the colour of controls.
  var borderlessControl: ViewNode {
    // A menu that is a row fills it; one beside other views is as wide as its label.
    if isInForm, control.kind == .menu, context.stackAxis == nil { return labelledMenu }
    let text = centered(control.kind == .editButton && control.label == nil ? .string("Edit", range: range) : label)
      .foreground(labelStyle)
    return isInBar ? barItem(text, inset: control.label?.isIconInBar == true ? 0 : metrics.barItemInset) : text
  }

  /// A button in a bar answers to more than what is drawn of it.
  private func barItem(_ content: ViewNode, inset: Double) -> ViewNode {
    let side = metrics.barItemSide
    return content.inset(EdgeInsets(leading: inset, trailing: inset))
      .modified(.flexibleFrame(FlexibleFrame(width: .init(minimum: side), height: .init(minimum: side))))
  }

  /// A menu in a row: its label in the colour of controls at the leading side.
  private var labelledMenu: ViewNode { leadingLabel(label).foreground(labelStyle) }

  /// What is set explicitly wins over the tint; destructive is red, disabled faint.
  var labelStyle: ShapeStyle {
    if !values.isEnabled { return .system(.tertiaryLabel) }
    if control.role == .destructive { return .system(.red) }
    if values.foreground != nil, !values.isForegroundOfSystem { return .foreground }
    // Since iOS 26 the items of bars have the label's colour unless they have a tint of their own.
    let isMonochrome = isInBar && context.session.settings.profile == .iOS26 && values.tint == nil
    return isMonochrome ? .system(.label) : .tint
  }

  /// Labels of buttons wrap centred, but for plain ones.
  ///
  /// - Verification: measured.
  func centered(_ node: ViewNode) -> ViewNode { node.environment(.multilineTextAlignment(.center)) }

  private func bordered(isProminent: Bool) -> ViewNode {
    let tint: ShapeStyle = control.role == .destructive ? .system(.red) : .tint
    let foreground: ShapeStyle
    let fill: ShapeStyle
    if !values.isEnabled {
      foreground = .system(.tertiaryLabel)
      fill = .system(.tertiarySystemFill)
    } else if isProminent {
      foreground = values.foreground == nil || values.isForegroundOfSystem ? .white : .foreground
      fill = tint
    } else {
      foreground = labelStyle
      // Grey unless a tint or role gives it a colour.
      let isPlain = values.tint == nil && control.role != .destructive
      fill = isPlain ? .system(.tertiarySystemFill) : .opacity(tint, 0.18)
    }
    let content = padded(label).foreground(foreground)
    guard isInBar else { return content.behind(fill, buttonShape) }
    return content.modified(
      .flexibleFrame(
        FlexibleFrame(width: .init(minimum: metrics.barItemSide), height: .init(minimum: metrics.barItemSide)))
    ).behind(fill, buttonShape)
  }

  /// The glass of iOS 26: what shows through cannot be known.
  private var glass: ViewNode {
    let own: ShapeStyle = values.foreground == nil ? .system(.label) : .foreground
    return padded(label).foreground(values.isEnabled ? own : .system(.tertiaryLabel))
      .behind(.material(.glass), buttonShape)
  }

  private func padded(_ label: ViewNode) -> ViewNode {
    let isSmall = values.controlSize == "small" || values.controlSize == "mini"
    let text = centered(label).inset(metrics.buttonInsets(controlSize: values.controlSize))
    return isSmall ? text.font(FontRequest(.textStyle(.subheadline))) : text
  }

  private var buttonShape: ShapeOutline {
    let rounded = { (radius: Double) in
      ShapeOutline.roundedRectangle(cornerSize: Size(width: radius, height: radius), style: .continuous)
    }
    switch values.buttonBorderShape {
    case "capsule", "circle": return .capsule(style: .continuous)
    case "roundedRectangle": return rounded(metrics.buttonRadius(controlSize: values.controlSize) ?? 8)
    default:
      return metrics.buttonRadius(controlSize: values.controlSize).map(rounded) ?? .capsule(style: .continuous)
    }
  }

  /// In a list a row with a chevron, elsewhere a label in the colour of controls.
  var navigationLink: ViewNode {
    guard isInForm else {
      return values.style(.button) == "automatic" ? borderlessControl : button
    }
    let title = values.isEnabled ? leadingLabel(label) : leadingLabel(label).foreground(.system(.tertiaryLabel))
    let badge = values.rowBadge.map { $0.foreground(.system(.secondaryLabel)) }
    if values.hidesLinkIndicator { return badge.map { .row([title, $0]) } ?? title }
    let chevron = ViewNode.symbol("chevron.forward")
      .font(FontRequest(.systemSize(14), weight: .semibold)).foreground(.system(.tertiaryLabel))
    return .row([title, badge, chevron].compactMap(\.self), spacing: metrics.chevronGap)
  }
}

extension ViewNode {
  /// Whether a bar shows the view as a symbol alone.
  var isIconInBar: Bool {
    switch content {
    case .image: return true
    case .control(let control): return control.kind == .label && control.icon != nil
    case .modified(let inner, let modifier):
      if case .environment(.style(kind: .label, _)) = modifier { return false }
      return inner.isIconInBar
    case .composite(_, let body): return body.isIconInBar
    case .group(let members): return members.count == 1 && members[0].isIconInBar
    default: return false
    }
  }
}
