internal import Diagnostics

extension BuiltinCall {
  /// The elements of the receiver.
  var elements: [Value]? { evaluator.elements(of: receiver) }

  /// A closure argument; key paths, types and functions count as closures.
  func callable(_ label: String? = nil) -> FunctionValue? {
    let value = label.flatMap { self[$0] } ?? arguments.first { $0.label == nil || $0.isTrailingClosure }?.value
    return value.flatMap(function)
  }

  /// A value as a function; key paths and types count as functions.
  func function(_ value: Value) -> FunctionValue? {
    if case .function(let function) = value { return function }
    let type = TypeExpression.function([], .named("Any"))
    guard case .function(let function) = evaluator.resolve(value, as: type) else { return nil }
    return function
  }

  /// A plain, settled argument.
  func settled(_ position: Int) -> Value? { unlabelled(position).map(evaluator.settled) }

  func settled(_ label: String) -> Value? { self[label].map(evaluator.settled) }

  func text(_ label: String) -> String? { settled(label)?.string }

  /// The first unlabelled argument as text.
  var text: String? { settled(0)?.string }

  /// The receiver as text.
  var receiverText: String? { evaluator.settled(receiver).string }

  /// The first unlabelled argument as a whole number.
  var count: Int? { unlabelled(0).flatMap { evaluator.resolve($0, as: "Int").integer } }

  func integer(_ label: String) -> Int? { self[label]?.integer }

  /// A value that stands for a random one: the first of its range or collection, in the order that is written, so that
  /// every run gives the same; the result says so.
  func takingRandomly(_ value: Value?) -> Value? {
    evaluator.report(
      Diagnostic(
        id: "evaluation/random-value", severity: .note, range: range,
        message: "What `\(name)` gives changes with every run; the first value or the written order stands for it."))
    return value
  }
}
