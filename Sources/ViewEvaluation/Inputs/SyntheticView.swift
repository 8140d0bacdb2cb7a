package import Diagnostics

/// A view of the project that no preview names, with the values that its inputs may take.
package struct SyntheticView: Sendable {
  /// With the names of the types around it: "Outer.Row".
  package let name: String
  package let range: SourceRange
  /// What its initialiser takes, as far as it is varied, in the order of the parameters.
  package let inputs: [SyntheticInput]
  /// Why some input cannot be made; `nil` where all can.
  package let obstacle: String?
  /// Models that the view reads from the environment, as modifiers.
  let modifiers: String

  /// A layout of the view with one choice for each input; of a view with an obstacle, a layout that says so.
  ///
  /// Its name says which: "ProfileRow (name: long, isOnline: true)".
  package func layout(choosing choices: [Int]) -> ProjectLayout {
    let chosen = zip(inputs, choices).map { (input: $0, choice: $0.choices[$1]) }
    let words = chosen.filter { $0.input.choices.count > 1 && $0.choice.source != nil }.map { item in
      "\(item.input.name): \(item.choice.label)"
    }
    let title = words.isEmpty ? name : "\(name) (\(words.joined(separator: ", ")))"
    return ProjectLayout(
      id: "\(range.file):\(title)", name: title, isNamed: true, source: .view, range: range, root: root(chosen))
  }

  private func root(_ chosen: [(input: SyntheticInput, choice: SyntheticInput.Choice)]) -> ProjectLayout.Root {
    if let obstacle {
      return .unavailable(
        UnresolvedValue(
          code: "inputs-not-made", message: "\(name) has no preview, and \(obstacle). Add a #Preview for it.",
          range: range))
    }
    let arguments = chosen.compactMap { item in
      item.choice.source.map { (item.input.label.map { $0 + ": " } ?? "") + $0 }
    }
    let source = "#Preview { \(name)(\(arguments.joined(separator: ", ")))\(modifiers) }"
    let file = ProjectFile(synthetic: source, at: range)
    return file.previews.first.map { .macro($0) }
      ?? .unavailable(
        UnresolvedValue(code: "inputs-not-made", message: "\(name) could not be called with made inputs.", range: range)
      )
  }
}

/// An input of a view with what it may be.
package struct SyntheticInput: Sendable {
  /// One value, as Swift source.
  struct Choice: Sendable {
    /// For the name of the layout: "long", "true", "nil".
    var label: String
    /// `nil` where the parameter's own default is taken.
    var source: String?
  }

  /// For people: the parameter's name.
  package let name: String
  /// As it is written at the call; `nil` for none.
  let label: String?
  /// The ordinary one first; never empty.
  let choices: [Choice]

  package var choiceCount: Int { choices.count }
}
