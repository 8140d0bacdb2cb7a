internal import Diagnostics

/// A closure that accepts or refuses elements.
///
/// A list that lacks some elements would be wrong, so an unknown verdict makes a call unresolved wherever another
/// verdict would give another result.
struct Predicate {
  private let evaluator: Evaluator
  private let closure: FunctionValue

  init(_ closure: FunctionValue, _ evaluator: Evaluator) {
    self.closure = closure
    self.evaluator = evaluator
  }

  func accepts(_ arguments: Value...) -> Answer {
    let verdict = evaluator.call(closure, arguments)
    if let known = verdict.bool { return Answer(known) }
    if case .pending(let pending) = verdict, let known = evaluator.resolve(pending, in: .builtin("Bool")).bool {
      return Answer(known)
    }
    return .unknown(
      verdict.unresolved
        ?? UnresolvedValue(code: "unknown-condition", message: "A closure gives no Boolean here.", range: nil))
  }
}

extension BuiltinCall {
  func predicate(_ closure: FunctionValue) -> Predicate { Predicate(closure, evaluator) }
}

/// Why it is not known which elements are meant.
struct UnknownElements: Error {
  var reason: UnresolvedValue
}

extension Answer {
  /// The known answer; an error where there is none.
  func decided() throws(UnknownElements) -> Bool {
    switch self {
    case .yes: return true
    case .no: return false
    case .unknown(let reason): throw UnknownElements(reason: reason)
    }
  }
}

extension Sequence {
  /// The elements for which the answer is yes; an error where one is not known.
  func chosen(_ ask: (Element) -> Answer) throws(UnknownElements) -> [Element] {
    var result: [Element] = []
    for element in self where try ask(element).decided() { result.append(element) }
    return result
  }

  /// The first element for which the answer is yes; an error where one before it is not known.
  func firstChosen(_ ask: (Element) -> Answer) throws(UnknownElements) -> Element? {
    for element in self where try ask(element).decided() { return element }
    return nil
  }
}

/// The value of a member, or why it has none.
func decided(_ body: () throws(UnknownElements) -> Value?) -> Value? {
  do throws(UnknownElements) { return try body() } catch { return .unresolved(error.reason) }
}
