package import Diagnostics
internal import Foundation
package import ProjectResources
package import ViewTree

/// One run over one layout: evaluates expressions, keeps class instances, counts steps, and collects diagnostics.
///
/// Entered by one thread at a time: code that runs after the evaluation (closures kept in the tree) goes through
/// `enter`, which takes the lock.
package final class Evaluator: @unchecked Sendable {
  package let environment: EvaluationEnvironment
  package let resources: ResourceCatalog
  package let registry: BuiltinRegistry
  private let lock = NSRecursiveLock()

  package private(set) var diagnostics: [Diagnostic] = []
  /// The settings of the variant that were read.
  package private(set) var axes: Set<EnvironmentAxis> = []

  init(
    environment: EvaluationEnvironment, resources: ResourceCatalog = ResourceCatalog(),
    registry: BuiltinRegistry = .standard
  ) {
    self.environment = environment
    self.resources = resources
    self.registry = registry
  }

  /// Runs code of the audited project outside the evaluation proper, one thread at a time.
  package func enter<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Adds a diagnostic; the same one at the same place is kept once.
  package func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Records that the result depends on a setting of the variant.
  package func record(_ axis: EnvironmentAxis) { axes.insert(axis) }

  func recordRead(of key: String) {
    if let axis = EnvironmentAxis.behind(key: key) { axes.insert(axis) }
  }
}
