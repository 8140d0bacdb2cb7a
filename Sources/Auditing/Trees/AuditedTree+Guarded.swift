import Synchronization

extension AuditedTree {
  /// A tree for later use, by one thread at a time.
  final class Guarded: @unchecked Sendable {
    private let tree: AuditedTree
    private let lock = Mutex(())

    init(_ tree: AuditedTree) { self.tree = tree }

    func use<Value>(_ work: (AuditedTree) -> Value) -> Value { lock.withLock { _ in work(tree) } }
  }
}
