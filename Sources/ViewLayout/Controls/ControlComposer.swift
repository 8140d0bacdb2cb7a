import Diagnostics
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// Puts a control together of simpler views, as the platform does for the styles in force.
///
/// Each kind of control has a file of its own; `body` is the list of them. A style of the project has replaced the body
/// before: what arrives here has the platform's look.
struct ControlComposer {
  let control: ControlView
  let range: SourceRange?
  let context: BuildContext

  var values: EnvironmentValues { context.values }
  var metrics: ControlMetrics { ControlMetrics(context.session.settings.profile) }
  var isInForm: Bool { values.surroundings == .form || values.surroundings == .list }
  var isInBar: Bool { values.surroundings == .bar }

  /// The views that make up the control, in the order of `ControlView.Kind`.
  var body: ViewNode {
    switch control.kind {
    case .button: button
    case .navigationLink: navigationLink
    case .link, .shareLink, .editButton, .menu:
      values.style(.button) == "automatic" ? borderlessControl : button
    case .toggle: toggle
    case .textField, .secureField: field
    case .textEditor: editor
    case .picker: picker
    case .datePicker: datePicker
    case .colorPicker: colorPicker
    case .slider: slider
    case .stepper: stepper
    case .progress: progress
    case .gauge: gauge
    case .label: ViewNode(.control(control), range: range)
    case .labeledContent: labeledContent
    case .disclosureGroup: disclosureGroup
    case .groupBox: groupBox
    case .contentUnavailable: contentUnavailable
    case .opaque: ViewNode(.style(.unresolved(reason: "content of the system")))
    }
  }

  /// The label, or nothing where labels are hidden.
  var visibleLabel: ViewNode? { values.hidesLabels ? nil : control.label }

  /// Several views of a label stand side by side.
  var label: ViewNode {
    control.label?.sideBySide ?? ViewNode(.empty)
  }

  /// A label at the leading side of what the control draws, where there is one.
  func labelled(_ content: ViewNode, spacing: Double = 8) -> ViewNode {
    guard let label = visibleLabel else { return content }
    return .row([leadingLabel(label), content], spacing: spacing)
  }

  /// Title and subtitle below each other, at the leading side of all the room there is.
  func leadingLabel(_ label: ViewNode) -> ViewNode {
    var label = label
    if case .group(let members) = label.content, members.count > 1 { label = titled(members) }
    return label.filling()
  }

  /// Title and subtitles below each other.
  ///
  /// - Source: documentation of `LabeledContent`: the first text is the title, the second the subtitle.
  /// - Verification: documented, but for the font and colour of subtitles, which are inferred.
  func titled(_ parts: [ViewNode]) -> ViewNode {
    .column(parts.prefix(1) + parts.dropFirst().map(\.asSubtitle), horizontal: .leading)
  }

  /// Whether people can act on it.
  var isInteractive: Bool {
    switch control.kind {
    case .label, .labeledContent, .groupBox, .progress, .gauge, .contentUnavailable, .opaque: false
    default: true
    }
  }

  /// Whether any label names it; a button has the name of the words in its label, and none of a picture.
  var isNamedByLabel: Bool {
    switch control.kind {
    case .button, .menu, .navigationLink, .link: false
    default: true
    }
  }

  /// What assistive technology calls it.
  var trait: String? {
    switch control.kind {
    case .button, .menu, .navigationLink, .shareLink, .editButton, .disclosureGroup: "isButton"
    case .link: "isLink"
    case .toggle: "isToggle"
    default: nil
    }
  }
}

extension LayoutBuilder {
  func control(_ control: ControlView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    if control.kind == .label { return label(control, range: range, in: context) }
    // A link that leads nowhere is disabled.
    let isDisabledLink = control.kind == .navigationLink && !context.isNavigable
    let context = isDisabledLink ? context.with { $0.isEnabled = false } : context
    let composer = ControlComposer(control: control, range: range, context: context)
    let inner = context.inside(nil)
    let content = single(composer.body, in: inner)
    let element = LayoutElement(
      control.kind.rawValue, ControlLayout(kind: control.kind), children: [content].compactMap(\.self), range: range,
      context: context)
    if control.kind == .opaque {
      var name = "the system"
      if case .text(let text)? = control.label?.content { name = "`\(text.string)`" }
      context.session.unmeasured.append(
        ("system-content", "What \(name) draws is not measured: it is laid out as a frame.", range, element))
    }
    if control.kind == .datePicker, context.values.style(.datePicker) == "graphical" {
      context.session.unmeasured.append(
        ("system-content", "What the calendar draws is not measured: it is laid out as a frame.", range, element))
    }
    reportParts(of: control, element, in: context)
    element.annotations.isInteractive = composer.isInteractive
    element.annotations.isNamed = control.label != nil && composer.isNamedByLabel
    if let trait = composer.trait { element.annotations.addedTraits.append(trait) }
    return element
  }
}

extension LayoutBuilder {
  /// Says what of a control has no known figures.
  private func reportParts(of control: ControlView, _ element: LayoutElement, in context: BuildContext) {
    func note(_ code: String, _ message: String) {
      context.session.unmeasured.append((code, message, element.range, element))
    }
    if control.kind == .slider, control.state.hasSteps, context.session.settings.profile == .iOS26 {
      note("unmodelled-drawing", "The marks of a slider's steps are not drawn.")
    }
    if control.kind == .picker, context.values.style(.picker) == "wheel" {
      note("unmodelled-look", "The options of a wheel are laid out on a plane.")
    }
    if control.kind == .datePicker, context.values.style(.datePicker) == "wheel" {
      note("system-content", "What the wheels draw is not measured: they are laid out as a frame.")
    }
  }
}

extension ViewNode {
  /// A text below the title of a control, and what is said of it unless the source gives it a font; other views as they
  /// are.
  fileprivate var asSubtitle: ViewNode {
    guard let text = plainText else { return self }
    let styled = font(FontRequest(.textStyle(.footnote))).foreground(.system(.secondaryLabel))
    guard !text.setsFont else { return styled }
    let reason = UnresolvedView(
      code: "unknown-subtitle-font",
      message:
        "A text below the title of a control is its subtitle, whose font is not known: it is laid out as a footnote.")
    return styled.modified(by: .unresolved(name: "Text", reason), range: text.range)
  }

  /// Where the view is a text, perhaps inside modifiers: its place in the source, and whether its font is given.
  private var plainText: (range: SourceRange?, setsFont: Bool)? {
    switch content {
    case .text(let text):
      let setsFont = text.runs.allSatisfy { run in
        run.fontChanges.contains { if case .font = $0 { true } else { false } }
      }
      return (range, setsFont && !text.runs.isEmpty)
    case .modified(let inner, let modifier):
      guard var text = inner.plainText else { return nil }
      if case .environment(.font(.font)) = modifier { text.setsFont = true }
      return text
    default: return nil
    }
  }
}

extension ViewNode {
  /// The view; several, also those that the body of one view gives, as a row.
  fileprivate var sideBySide: ViewNode {
    switch content {
    case .group(let members): return members.count == 1 ? members[0].sideBySide : .row(members)
    case .composite(let typeName, let body):
      return ViewNode(.composite(typeName: typeName, body: body.sideBySide), range: range)
    case .modified(let inner, let modifier):
      return ViewNode(.modified(inner.sideBySide, modifier), range: range)
    default: return self
    }
  }
}
