package import Diagnostics

/// A use of a builtin: a call with its arguments, or the reading of a property.
package struct BuiltinCall {
  package let evaluator: Evaluator
  /// The name as called: "VStack", "padding".
  package let name: String
  /// The value before the dot; `.void` for free functions and initialisers.
  package let receiver: Value
  package let arguments: [CallArgument]
  /// Whether there are parentheses or a trailing closure: `false` for the reading of a property.
  package let isCall: Bool
  /// Where a mutating method puts the new value of its receiver; `nil` where the receiver cannot change.
  package let update: ReceiverUpdate?
  package let range: SourceRange?
  /// Where the new values of `&argument` go; `nil` where no argument can change.
  var argumentUpdates: ArgumentUpdates?

  package init(
    evaluator: Evaluator, name: String, receiver: Value = .void, arguments: [CallArgument] = [], isCall: Bool = true,
    update: ReceiverUpdate? = nil, range: SourceRange? = nil
  ) {
    self.evaluator = evaluator
    self.name = name
    self.receiver = receiver
    self.arguments = arguments
    self.isCall = isCall
    self.update = update
    self.range = range
  }

  /// The first argument with this label.
  package subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }

  /// The unlabelled arguments in order, trailing closures last.
  package var unlabelled: [Value] { arguments.filter { $0.label == nil }.map(\.value) }

  /// The first unlabelled argument.
  package var first: Value? { arguments.first { $0.label == nil }?.value }

  /// The unlabelled argument at a position.
  package func unlabelled(_ position: Int) -> Value? {
    let values = unlabelled
    return position < values.count ? values[position] : nil
  }

  /// The first trailing closure without a label, else the argument with the label: `content:`, `label:`, `action:`.
  package func closure(_ label: String) -> FunctionValue? {
    if let value = self[label] { return value.function }
    return arguments.first { $0.isTrailingClosure && $0.label == nil }?.value.function
  }

  /// The labels of all arguments, "_" for none: "_,systemImage".
  package var signature: String { arguments.map { $0.label ?? "_" }.joined(separator: ",") }

  /// Whether every label occurs in `labels`; unlabelled arguments count as "_".
  package func hasOnly(_ labels: String...) -> Bool {
    arguments.allSatisfy { labels.contains($0.label ?? "_") }
  }

  /// A value that says why this call has none.
  package func unresolved(_ code: String, _ message: String) -> Value {
    .unresolved(UnresolvedValue(code: code, message: message, range: range))
  }
}
