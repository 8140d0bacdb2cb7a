/// Locks: evaluation is one thread at a time, so that nothing ever waits.
extension BuiltinType {
  static let locks = [
    "Mutex", "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock",
  ].map { name in
    BuiltinType(
      name,
      initializer: { call in
        let state = call["initialState"] ?? call["uncheckedState"] ?? call.first
        return .native(name, GuardedState(state.map(call.evaluator.settled)))
      },
      members: ["withLock", "withLockUnchecked", "withLockIfAvailable"].map { BuiltinMember($0, withLock) } + [
        BuiltinMember("try") { _ in .bool(true) }, BuiltinMember("lockIfAvailable") { _ in .bool(true) },
        BuiltinMember("lock") { _ in .void }, BuiltinMember("unlock") { _ in .void },
        BuiltinMember("set *") { _ in .void },
      ])
  }

  private static func withLock(_ call: BuiltinCall) -> Value? {
    guard let guarded = call.receiver.payload(GuardedState.self), let body = call.callable() else { return nil }
    guard var state = guarded.state else { return call.evaluator.call(body) }
    defer { guarded.state = state }
    return call.evaluator.call(body, changing: &state)
  }
}

/// What a lock guards; `nil` where it guards nothing of its own.
private final class GuardedState: @unchecked Sendable {
  var state: Value?

  init(_ state: Value?) { self.state = state }
}
