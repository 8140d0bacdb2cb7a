import Synchronization

/// A figure of a subject that surely passes, found only when it is asked for.
///
/// Optimization: most subjects pass at every text size by a bound that costs little; their exact figures are wanted only
/// where the subject fails at another size. The reports of the examples are the same bytes without it.
package final class DeferredFact: Sendable {
  private let tree: AuditedTree.Guarded
  private let find: @Sendable (AuditedTree) -> Fact

  /// - Parameter find: gives the figure from the tree that was judged.
  package init(in tree: AuditedTree, _ find: @escaping @Sendable (AuditedTree) -> Fact) {
    self.tree = tree.guarded
    self.find = find
  }

  package var value: Fact { tree.use(find) }
}

extension AuditedTree {
  /// A tree for later use, by one thread at a time.
  final class Guarded: @unchecked Sendable {
    private let tree: AuditedTree
    private let lock = Mutex(())

    init(_ tree: AuditedTree) { self.tree = tree }

    func use<Value>(_ work: (AuditedTree) -> Value) -> Value { lock.withLock { _ in work(tree) } }
  }
}
