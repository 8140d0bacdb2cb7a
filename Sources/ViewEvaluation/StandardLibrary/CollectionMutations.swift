/// Members that change a collection in place.
extension BuiltinType {
  /// Puts the changed collection back, of the kind of the receiver.
  private static func change(_ call: BuiltinCall, _ elements: [Value]) {
    if call.receiverText != nil {
      call.update?.value = .string(elements.compactMap(\.string).joined())
    } else {
      call.update?.value = .array(elements)
    }
  }

  private static func mutation(
    _ name: String, _ body: @escaping @Sendable (BuiltinCall, inout [Value]) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall, var elements = call.elements else { return nil }
      if case .set = call.receiver { return nil }
      if case .dictionary = call.receiver { return nil }
      guard let result = body(call, &elements) else { return nil }
      if case .unresolved = result {
        call.update?.value = result
        return result
      }
      change(call, elements)
      return result
    }
  }

  static let collectionMutations: [BuiltinMember] = [
    mutation("append") { call, elements in
      if let unknown = call["contentsOf"]?.unresolved { return .unresolved(unknown) }
      if let more = call["contentsOf"].flatMap(call.evaluator.elements) {
        elements += more
      } else if let element = call.settled(0) {
        elements.append(element)
      } else {
        return nil
      }
      if elements.count > call.evaluator.budget.elements {
        call.evaluator.exhaust("a collection has more than \(call.evaluator.budget.elements) elements")
      }
      return .void
    },
    mutation("insert") { call, elements in
      guard let position = call.integer("at"), position >= 0, position <= elements.count else { return nil }
      if let more = call["contentsOf"].flatMap(call.evaluator.elements) {
        elements.insert(contentsOf: more, at: position)
      } else if let element = call.settled(0) {
        elements.insert(element, at: position)
      }
      return .void
    },
    mutation("popLast") { _, elements in elements.popLast() ?? Value.none },
    mutation("remove") { call, elements in
      guard let position = call.integer("at"), elements.indices.contains(position) else { return nil }
      return elements.remove(at: position)
    },
    mutation("removeAll") { call, elements in
      if let closure = call.callable("where"), !call.arguments.isEmpty {
        let predicate = call.predicate(closure)
        do throws(UnknownElements) {
          elements = try elements.chosen { !predicate.accepts($0) }
        } catch {
          return .unresolved(error.reason)
        }
      } else {
        elements.removeAll()
      }
      return .void
    },
    mutation("removeFirst") { call, elements in
      let count = call.settled(0)?.integer ?? 1
      guard count <= elements.count else { return nil }
      let first = elements.first ?? Value.none
      elements.removeFirst(count)
      return first
    },
    mutation("removeLast") { call, elements in
      let count = call.settled(0)?.integer ?? 1
      guard count <= elements.count else { return nil }
      let last = elements.last ?? Value.none
      elements.removeLast(count)
      return last
    },
    mutation("reverse") { _, elements in
      elements.reverse()
      return .void
    },
    mutation("shuffle") { call, _ in call.takingRandomly(.void) },
    mutation("sort") { call, elements in
      let result = sorted(call, elements)
      guard case .array(let ordered) = result else { return result }
      elements = ordered
      return .void
    },
    mutation("swapAt") { call, elements in
      guard let first = call.settled(0)?.integer, let second = call.settled(1)?.integer,
        elements.indices.contains(first), elements.indices.contains(second)
      else { return nil }
      elements.swapAt(first, second)
      return .void
    },
  ]
}
