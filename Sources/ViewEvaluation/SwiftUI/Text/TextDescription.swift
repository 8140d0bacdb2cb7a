import Diagnostics
import Typography
import ViewTree

/// A `Text` with the modifiers that give `Text` again, so that texts can still be joined.
struct TextDescription: ViewDescription {
  /// What one modifier changes.
  struct Change: Sendable {
    var change: EnvironmentChange
    var range: SourceRange?
  }

  typealias Content = @Sendable (Expansion) throws(UnknownText) -> [AttributedRun]

  /// The text at its place: localisation and formats follow the locale there.
  var runs: Content
  var range: SourceRange?
  /// In source order: the first is the innermost.
  var changes: [Change] = []

  var typeName: String { "Text" }

  init(range: SourceRange?, runs: @escaping Content) {
    self.range = range
    self.runs = runs
  }

  func expand(in expansion: Expansion) -> ViewNode {
    changes.reduce(node(in: expansion)) { node, change in
      node.modified(by: .environment(change.change), range: change.range)
    }
  }

  private func node(in expansion: Expansion) -> ViewNode {
    do throws(UnknownText) {
      return ViewNode(.text(TextView(runs: try runs(expansion))), range: range)
    } catch {
      return .unresolved(
        "unknown-text", "A text is not known: \(error.reason.message)", range: error.reason.range ?? range)
    }
  }

  /// The runs with the modifiers written into each of them: the form in which texts are joined.
  func flattened(in expansion: Expansion) throws(UnknownText) -> [AttributedRun] {
    try runs(expansion).map { run in changes.reduce(into: run) { $0.inherit($1.change) } }
  }

  /// The plain text, or `nil` where it is not known.
  func string(in expansion: Expansion) -> String? { try? runs(expansion).map(\.text).joined() }
}

/// Why a text could not be written.
struct UnknownText: Error {
  var reason: UnresolvedValue
}

extension AttributedRun {
  /// Takes the change of a modifier around the run; what the run says already stays.
  mutating func inherit(_ change: EnvironmentChange) {
    switch change {
    // Outer changes come first, so that the run's own act on their result.
    case .font(let change): fontChanges.insert(change, at: 0)
    case .foregroundStyle(let styles): foreground = foreground ?? styles.first
    case .tracking(let value): tracking = tracking ?? value
    case .kerning(let value): kerning = kerning ?? value
    case .baselineOffset(let value): baselineOffset = baselineOffset ?? value
    case .underline(let isOn): isUnderlined = isUnderlined || isOn
    case .strikethrough(let isOn): isStruckThrough = isStruckThrough || isOn
    default: break
    }
  }
}

extension BuiltinCall {
  /// The receiver `Text` with one more change, or `nil` when the receiver is no `Text`.
  func textChanged(_ change: EnvironmentChange) -> Value? {
    guard case .view(let value) = receiver, var text = value.description as? TextDescription else { return nil }
    text.changes.append(TextDescription.Change(change: change, range: range))
    return .view(ViewValue(text, range: value.range))
  }
}
