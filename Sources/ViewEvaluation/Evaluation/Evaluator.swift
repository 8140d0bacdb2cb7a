package import Diagnostics
internal import Foundation
package import ProjectResources

/// One run over one layout: evaluates expressions, keeps class instances, counts steps, and collects diagnostics.
///
/// Entered by one thread at a time: code that runs after the evaluation (closures kept in the tree) goes through
/// `enter`, which takes the lock. A thrown error or a spent budget is a flag: while it is set every evaluation returns at
/// once, until a `catch` or the end.
package final class Evaluator: @unchecked Sendable {
  package let environment: EvaluationEnvironment
  package let resources: ResourceCatalog
  package let registry: BuiltinRegistry
  let index: ModuleIndex
  let budget: EvaluationBudget
  /// The branches to take where a condition is unknown, by the place of the condition.
  let choices: [String: Bool]

  /// The environment of the view whose code runs.
  package var place: EnvironmentState

  package private(set) var diagnostics: [Diagnostic] = []
  /// The settings of the variant that were read.
  package private(set) var axes: Set<EnvironmentAxis> = []
  /// Conditions that were unknown, in the order of evaluation.
  private(set) var openConditions: [OpenCondition] = []

  /// The error on its way to a `catch`, or why the evaluation ends.
  var thrown: Value?
  private(set) var isExhausted = false
  private var remainingSteps: Int
  var expansionDepth = 0
  var remainingNodes: Int
  private var lowestStackAddress: UInt = 0
  /// How many times the evaluator is entered at this moment.
  private var depth = 0
  private let lock = NSRecursiveLock()

  /// Identifiers given out so far.
  var identifierCount = 0
  /// What `Element` means in the extension of a collection that runs.
  var elementType: TypeValue?
  var globals: [ObjectIdentifier: Value] = [:]
  var globalsInProgress: Set<ObjectIdentifier> = []
  var profiles: [ObjectIdentifier: TypeProfile] = [:]
  var typeLookups: [TypeLookupKey: TypeValue?] = [:]
  var builtinLineages: [String: [String]] = [:]

  struct TypeLookupKey: Hashable {
    var name: String
    var owner: ObjectIdentifier?
    var path: String
  }

  /// A condition whose value is not known.
  struct OpenCondition: Sendable {
    var key: String
    var source: String
    var place: SourcePlace
  }

  init(
    index: ModuleIndex, environment: EvaluationEnvironment, resources: ResourceCatalog = ResourceCatalog(),
    registry: BuiltinRegistry = .standard, budget: EvaluationBudget = EvaluationBudget(),
    choices: [String: Bool] = [:]
  ) {
    self.index = index
    self.environment = environment
    self.resources = resources
    self.registry = registry
    self.budget = budget
    self.choices = choices
    remainingSteps = budget.steps
    remainingNodes = budget.nodes
    place = EnvironmentState()
  }

  /// Runs code of the audited project, one thread at a time.
  package func enter<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    let outer = lowestStackAddress
    if depth == 0 { lowestStackAddress = StackBounds.current - UInt(budget.stackBytes) }
    depth += 1
    defer {
      depth -= 1
      lowestStackAddress = outer
      lock.unlock()
    }
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

  func recordOpenCondition(_ condition: OpenCondition) {
    if !openConditions.contains(where: { $0.key == condition.key }) { openConditions.append(condition) }
  }

  /// Whether a thrown error or a spent budget is on its way out.
  var isUnwinding: Bool { thrown != nil || isExhausted }

  /// Counts a step; `false` when nothing may run any more.
  @inline(__always)
  func step() -> Bool {
    if isExhausted || thrown != nil { return false }
    remainingSteps -= 1
    if remainingSteps < 0 {
      exhaust("evaluation took more than \(budget.steps) steps")
      return false
    }
    if StackBounds.current < lowestStackAddress {
      exhaust("calls are nested too deeply")
      return false
    }
    return true
  }

  /// Ends the evaluation; what is already evaluated is kept.
  func exhaust(_ reason: String, range: SourceRange? = nil) {
    guard !isExhausted else { return }
    isExhausted = true
    report(
      Diagnostic(
        id: "evaluation/budget-exceeded", severity: .warning, range: range,
        message: "Not evaluated to the end: \(reason). Look for an endless loop or recursion, or preview less."))
  }

  /// The value that everything gives after the budget is spent or an error was thrown.
  var unwound: Value {
    if isExhausted {
      return .unresolved(
        UnresolvedValue(code: "budget-exceeded", message: "The budget of the evaluation was spent.", range: nil))
    }
    return .void
  }

  /// An unresolved value at an expression.
  func unresolved(_ code: String, _ message: String, _ expression: Expression) -> Value {
    .unresolved(UnresolvedValue(code: code, message: message, range: expression.range))
  }

  func unresolved(_ code: String, _ message: String, at place: SourcePlace?) -> Value {
    .unresolved(UnresolvedValue(code: code, message: message, range: place?.range))
  }
}
