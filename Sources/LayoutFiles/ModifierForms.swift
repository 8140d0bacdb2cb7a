import DocumentTree
import ViewTree

enum ModifierForms {
  /// A modifier: an object with one member that names it.
  static let modifier = Form<ViewModifier>.reference("modifier") { modifierUnion }

  static let modifierUnion = Form<ViewModifier>.union("a modifier", modifierCases)

  /// Every modifier that a layout file can hold.
  static let modifierCases: [UnionCase<ViewModifier>] =
    LayoutModifierForms.layoutCases + PaintModifierForms.paintCases + EnvironmentForms.textEnvironmentCases
    + EnvironmentForms.environmentCases + MeaningForms.meaningCases + MeaningForms.chromeCases + escapeCases

  private typealias Case = UnionCase<ViewModifier>

  private struct Unresolved: Sendable {
    var name = ""
    var view = UnresolvedView(code: "", message: "")
  }

  private static let unresolved = Form<Unresolved>.record(
    nil, { Unresolved() },
    [
      .required("name", \.name, .string), .required("code", \.view.code, .string),
      .required("message", \.view.message, .string),
    ])

  /// A setting of a preview says nothing of the tree: a layout file keeps its name.
  private static func nameWithoutEffect(of modifier: ViewModifier) -> String? {
    switch modifier {
    case .withoutEffect(let name): name
    case .preview(let setting): setting.modifierName
    default: nil
    }
  }

  /// Code cannot be written: it is told as what it is.
  private static func unresolved(of modifier: ViewModifier) -> Unresolved? {
    switch modifier {
    case .unresolved(let name, let view): Unresolved(name: name, view: view)
    case .visualEffect:
      Unresolved(
        name: "visualEffect",
        view: UnresolvedView(code: "unmodelled-look", message: "The effect is code, which a layout file cannot hold."))
    default: nil
    }
  }

  private static let escapeCases: [UnionCase<ViewModifier>] = [
    Case(
      "withoutEffect", .string, "A modifier that changes neither layout nor paint, by name.",
      { .withoutEffect(name: $0) }, { nameWithoutEffect(of: $0) }),
    Case(
      "unresolved", unresolved, "A modifier that is not known.", { .unresolved(name: $0.name, $0.view) },
      { unresolved(of: $0) }),
  ]
}

extension Form where Value == ViewModifier {
  static var modifier: Form { ModifierForms.modifier }

  static var modifierUnion: Form { ModifierForms.modifierUnion }
}
