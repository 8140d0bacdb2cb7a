internal import Diagnostics
internal import ViewTree

/// Calls of the tool's own code.
extension Evaluator {
  /// A builtin method of a value's type; `nil` where none of its forms fits.
  func callBuiltin(
    _ name: String, of value: Value, _ list: ArgumentList, target: Expression? = nil, scope: Scope? = nil,
    _ expression: Expression
  ) -> Value? {
    for body in builtinMembers(name, of: value) {
      let update = target == nil ? nil : ReceiverUpdate()
      var call = BuiltinCall(
        evaluator: self, name: name, receiver: value, arguments: list.values, update: update, range: expression.range)
      call.argumentUpdates = ArgumentUpdates(list)
      guard let result = body(call) else { continue }
      call.argumentUpdates?.write(back: list, self)
      if let changed = update?.value, let target, let scope { assign(changed, to: target, scope) }
      return result
    }
    return nil
  }

  /// Whether a value is drawn: a platform view, or one of a type that conforms to `View`.
  func isView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    default: conforms(value, to: "View")
    }
  }

  /// A modifier that the tool does not know: its content goes on, and the result is marked.
  func unknownModifier(_ name: String, of value: Value, _ list: ArgumentList, _ expression: Expression) -> Value {
    let labels = list.values.map { ($0.label ?? "_") + ":" }.joined()
    let reason = list.values.lazy.compactMap(\.value.unresolved).first
    let view = UnresolvedView(
      code: reason?.code ?? "unknown-modifier",
      message: reason?.message ?? "The modifier `\(name)(\(labels))` is not modelled.")
    let call = BuiltinCall(evaluator: self, name: name, receiver: value, range: expression.range)
    return call.modified(.unresolved(name: name, view))
  }
}

/// Takes the new values of `inout` arguments, by position.
///
/// Safe to send as values are: it is only touched while its evaluator is entered.
final class ArgumentUpdates: @unchecked Sendable {
  var values: [Int: Value] = [:]

  /// `nil` where no argument is `inout`.
  init?(_ list: ArgumentList) { if list.targets.isEmpty { return nil } }

  func write(back list: ArgumentList, _ evaluator: Evaluator) {
    guard let scope = list.scope else { return }
    for (position, value) in values.sorted(by: { $0.key < $1.key }) {
      if let target = list.targets[position] { evaluator.assign(value, to: target, scope) }
    }
  }
}

/// Takes the new value of a mutating builtin's receiver.
package final class ReceiverUpdate: @unchecked Sendable {
  package var value: Value?
}
