/// What a set gives together with other elements.
struct SetOperation {
  private let evaluator: Evaluator
  private let own: DictionaryValue
  private let others: [Value]

  private init?(_ call: BuiltinCall, _ others: Value?) {
    guard case .set(let own) = call.receiver, let others = others.flatMap(call.evaluator.elements) else { return nil }
    (evaluator, self.own, self.others) = (call.evaluator, own, others)
  }

  private func isOwn(_ element: Value) -> Answer { evaluator.contains(element, in: own) }

  private func isOther(_ element: Value) -> Answer {
    Answer.any(others) { evaluator.areEqual(element, $0) }
  }

  private func common() throws(UnknownElements) -> [Value] { try own.keys.chosen { isOther($0) } }
  private func onlyOwn() throws(UnknownElements) -> [Value] { try own.keys.chosen { !isOther($0) } }
  private func onlyOthers() throws(UnknownElements) -> [Value] { try others.chosen { !isOwn($0) } }

  static let members: [BuiltinMember] =
    operation("union", "formUnion") { set throws(UnknownElements) in set.own.keys + (try set.onlyOthers()) }
    + operation("intersection", "formIntersection") { set throws(UnknownElements) in try set.common() }
    + operation("subtracting", "subtract") { set throws(UnknownElements) in try set.onlyOwn() }
    + operation("symmetricDifference", "formSymmetricDifference") { set throws(UnknownElements) in
      try set.onlyOwn() + (try set.onlyOthers())
    }
    + [
      test("isDisjoint", "with") { set in !Answer.any(set.own.keys) { set.isOther($0) } },
      test("isStrictSubset", "of") { set in Answer.all([set.isSubset, !set.isSuperset]) { $0 } },
      test("isStrictSuperset", "of") { set in Answer.all([set.isSuperset, !set.isSubset]) { $0 } },
      test("isSubset", "of") { set in set.isSubset },
      test("isSuperset", "of") { set in set.isSuperset },
    ]

  private var isSubset: Answer { Answer.all(own.keys) { isOther($0) } }
  private var isSuperset: Answer { Answer.all(others) { isOwn($0) } }

  /// A method that gives a set, and its form that changes the receiver.
  private static func operation(
    _ name: String, _ mutating: String,
    _ elements: @escaping @Sendable (SetOperation) throws(UnknownElements) -> [Value]
  ) -> [BuiltinMember] {
    @Sendable func result(_ call: BuiltinCall) -> Value? {
      SetOperation(call, call.first).flatMap { operation in
        decided { () throws(UnknownElements) in operation.evaluator.set(of: try elements(operation)) }
      }
    }
    return [
      BuiltinMember(name) { result($0) },
      BuiltinMember(mutating) { call in
        result(call).map { changed in
          call.update?.value = changed
          return .void
        }
      },
    ]
  }

  private static func test(
    _ name: String, _ label: String, _ answer: @escaping @Sendable (SetOperation) -> Answer
  ) -> BuiltinMember {
    BuiltinMember(name) { call in SetOperation(call, call[label]).map { answer($0).value } }
  }
}
