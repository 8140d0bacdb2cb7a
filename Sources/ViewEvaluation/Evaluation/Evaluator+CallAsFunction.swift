internal import Diagnostics

extension Evaluator {
  /// `FlowLayout(spacing: 4) { … }`: a value made from the other arguments and called with the closure.
  func calledAtOnce(_ declaration: TypeDeclaration, _ list: ArgumentList, range: SourceRange?) -> Value? {
    guard let closure = list.values.last, closure.isTrailingClosure, closure.label == nil,
      isCallable(declaration)
    else { return nil }
    let value = construct(.project(declaration), ArgumentList(Array(list.values.dropLast())), range: range)
    guard value.unresolved == nil else { return value }
    if declaration.members.functions["callAsFunction"] != nil {
      return callMember("callAsFunction", of: value, [closure])
    }
    return BuiltinType.callLayout(
      BuiltinCall(evaluator: self, name: "callAsFunction", receiver: value, arguments: [closure], range: range))
  }

  private func isCallable(_ declaration: TypeDeclaration) -> Bool {
    descends(.project(declaration), from: "Layout") || declaration.members.functions["callAsFunction"] != nil
  }
}
