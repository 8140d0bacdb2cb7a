import Synchronization

/// The names by which code asked for resources, found or not.
package final class ResourceUses: Sendable {
  private struct State {
    var assets: Set<String> = []
    var tables: Set<String> = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Names of colours, pictures and symbols, as declared where they were found and as asked for where not.
  package var assets: Set<String> { state.withLock { $0.assets } }
  /// Names of tables of texts.
  package var tables: Set<String> { state.withLock { $0.tables } }

  func addAsset(_ name: String) { state.withLock { _ = $0.assets.insert(name) } }

  func addTable(_ name: String) { state.withLock { _ = $0.tables.insert(name) } }
}
