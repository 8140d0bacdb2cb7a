import Diagnostics
import ViewTree

/// The label of a control: a title, a title with an icon, or views.
struct ControlLabel: Sendable {
  enum Form: Sendable {
    case text(TextDescription)
    case titleAndIcon(TextDescription, ImageView, SourceRange?)
    case views(ViewContentArgument)
  }

  var form: Form

  func node(in expansion: Expansion) -> ViewNode {
    switch form {
    case .text(let text): return text.expand(in: expansion)
    case .views(let views): return views.node(in: expansion)
    case .titleAndIcon(let title, let image, let range):
      return LabelStyling.node(
        title: title.expand(in: expansion), icon: ViewNode(.image(image), range: range), range: range,
        values: nil, expansion)
    }
  }
}

extension BuiltinCall {
  /// The title argument as text: the first unlabelled one, unless it is a closure.
  var title: TextDescription? {
    guard let first = arguments.first, first.label == nil, first.value.function == nil else { return nil }
    return TextConstruction.text(first.value, range: range, evaluator)
  }

  /// The title with the icon of `systemImage:` or `image:`, or `nil` when there is no title.
  func titleAndIcon() -> ControlLabel? {
    guard let title else { return nil }
    if let name = self["systemImage"] {
      let settled = evaluator.resolve(name, as: "String")
      guard let symbol = settled.string ?? evaluator.text(of: settled) else { return ControlLabel(form: .text(title)) }
      return ControlLabel(form: .titleAndIcon(title, ImageView(.symbol(symbol)), range))
    }
    if let symbol = self["systemSymbol"].flatMap({ TypedSymbol.name(of: $0, evaluator) }) {
      return ControlLabel(form: .titleAndIcon(title, ImageView(.symbol(symbol)), range))
    }
    if let argument = self["image"] {
      let name = evaluator.resolve(argument, as: "String").string
      var source = name.map { ImageConstruction.source(named: $0, self) }
      if source == nil, case .pending(let pending) = argument, case .member(nil, let name, _) = pending.expression.kind
      {
        source = ImageConstruction.asset(accessor: name, self)
      }
      return ControlLabel(form: .titleAndIcon(title, ImageView(source ?? .missing(name: name ?? "")), range))
    }
    return ControlLabel(form: .text(title))
  }

  /// The control's label: its title, `label:`, or the trailing closure where `takesTrailing` says so.
  func controlLabel(takesTrailing: Bool = true) -> ControlLabel? {
    if let label = titleAndIcon() { return label }
    if let label = labelled("label") { return ControlLabel(form: .views(label)) }
    guard takesTrailing, let closure = trailingClosure else { return nil }
    return ControlLabel(form: .views(ViewContentArgument(.function(closure))))
  }
}
