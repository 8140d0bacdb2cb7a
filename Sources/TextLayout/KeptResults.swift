import Synchronization

/// Results of a function by its argument, safe to use from several threads; emptied when it grows beyond its limit.
///
/// Each result is worked out once, while others wait for it and those who ask for something else do not.
final class KeptResults<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Slot: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let slots = Mutex<[Key: Slot]>([:])
  private let limit: Int

  /// - Parameter limit: the number of results kept; 0 keeps none.
  init(limit: Int) { self.limit = limit }

  func removeAll() { slots.withLock { $0.removeAll(keepingCapacity: true) } }

  func value(for key: Key, _ make: () -> Value) -> Value {
    guard limit > 0 else { return make() }
    let slot = slots.withLock { slots in
      if let slot = slots[key] { return slot }
      if slots.count >= limit { slots.removeAll(keepingCapacity: true) }
      let slot = Slot()
      slots[key] = slot
      return slot
    }
    return slot.value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
