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
  /// The branches to take where a condition is unknown, by the file and words of the condition.
  let choices: [String: Bool]

  /// The environment of the view whose code runs.
  package var place: EnvironmentState

  package private(set) var diagnostics: [Diagnostic] = []
  /// The settings of the variant that were read.
  package private(set) var axes: Set<EnvironmentAxis> = []
  /// The files that took part.
  var fileUses = FileUses()
  /// Whether views are made by code that runs in layout, as in `GeometryReader`.
  var hasDeferredCode = false
  /// The loops that run, in each other.
  var loopBodies: [[Statement]] = []
  /// Why it is not known how the loop that runs goes on.
  var unknownExit: UnresolvedValue?
  /// How often a branch was taken on an unknown condition.
  var choiceCount = 0
  /// Conditions that were unknown, in the order of evaluation.
  private(set) var openConditions: [OpenCondition] = []

  /// Whether asynchronous code runs to its end, because the preview waits for it.
  var runsAsynchronousCode = false
  /// The error on its way to a `catch`, or why the evaluation ends.
  var thrown: Value?
  /// Whether code ended the program.
  var isTrapped = false
  /// The numbers that `drand48` gives.
  var random48 = Random48()
  /// The budget that was spent; while it is set nothing runs.
  private(set) var exhaustion: Exhaustion?
  private var remainingSteps: Int
  /// Steps left for the view of the project whose code runs.
  private var remainingViewSteps: Int
  var expansionDepth = 0
  var remainingNodes: Int
  private var lowestStackAddress: UInt = 0
  /// How many times the evaluator is entered at this moment.
  private var depth = 0
  private let lock = NSRecursiveLock()

  /// The objects of the project whose own publisher of changes has its subscriber.
  var subscribedObjects: Set<ObjectIdentifier> = []
  /// Identifiers given out so far.
  var identifierCount = 0
  /// What views do when they appear.
  var appearance = Appearance()
  /// Changes of how the system draws its controls.
  var appearanceProxies = AppearanceProxies()
  /// What code hears of layout.
  var feedback = LayoutFeedback()
  /// Whether an object is made at this moment.
  var isMakingObject = false
  /// What `Element` means in the extension of a collection that runs.
  var elementType: TypeValue?
  var globals: [ObjectIdentifier: Value] = [:]
  var globalsInProgress: Set<ObjectIdentifier> = []
  /// Properties whose observers run at this moment.
  var observersInProgress: Set<ObservedProperty> = []
  /// The initialisers of platform types in the project that run at this moment.
  var runningInitializers: Set<ObjectIdentifier> = []
  var profiles: [ObjectIdentifier: TypeProfile] = [:]
  var lookups = MemberLookups()
  /// The containers of rows by the place that makes them.
  var modelStores: [Int: ModelStore] = [:]
  var typeLookups: [TypeLookupKey: TypeValue?] = [:]
  var partLookups: [TypeLookupKey: TypeExpression?] = [:]
  var builtinLineages: [String: [String]] = [:]
  var extensionOrders: [String: [TypeDeclaration]] = [:]
  var specializations: [SpecializationKey: TypeDeclaration] = [:]
  /// The type that the context expects of the call that is evaluated next.
  var expectedResult: TypeExpression?
  /// How deeply written types are resolved within each other at this moment.
  var typeDepth = 0

  /// A property of an object, or of any value of a structure.
  struct ObservedProperty: Hashable {
    private let property: ObjectIdentifier
    private let object: ObjectIdentifier?

    init(_ property: VariableDeclaration, _ instance: Instance) {
      self.property = ObjectIdentifier(property)
      object = instance.type.isReference ? ObjectIdentifier(instance) : nil
    }
  }

  /// A name where it is written; the file seldom decides, so it is compared and not hashed.
  struct TypeLookupKey: Hashable {
    var name: String
    var owner: ObjectIdentifier?
    var path: String

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(owner)
    }
  }

  /// A condition whose value is not known.
  struct OpenCondition: Sendable {
    var key: String
    var source: String
    /// The case of a `switch` by position; `nil` for a condition that is true or false.
    var option: Int?
    var place: SourcePlace
  }

  /// A spent budget: what it was, and where it was noticed.
  struct Exhaustion: Sendable {
    var reason: String
    var range: SourceRange?
    /// Whether only the view whose code ran ends, and not the whole layout.
    var endsViewOnly: Bool
  }

  init(
    index: ModuleIndex, environment: EvaluationEnvironment, resources: ResourceCatalog = ResourceCatalog(),
    registry: BuiltinRegistry = .standard, budget: EvaluationBudget = EvaluationBudget(),
    choices: [String: Bool] = [:]
  ) {
    self.index = index
    self.environment = environment
    var resources = resources
    resources.uses = ResourceUses()
    self.resources = resources
    self.registry = registry
    self.budget = budget
    self.choices = choices
    remainingSteps = budget.steps
    remainingViewSteps = budget.viewSteps
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
      // What code that runs in layout throws ends with it.
      if depth == 0 { thrown = nil }
      lowestStackAddress = outer
      lock.unlock()
    }
    return body()
  }

  /// Adds a diagnostic; the same one at the same place is kept once.
  package func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// What of the project took part so far.
  var uses: EvaluationUses {
    var uses = EvaluationUses()
    uses.files = fileUses.paths
    uses.assets = resources.uses?.assets ?? []
    uses.tables = resources.uses?.tables ?? []
    uses.hasDeferredCode = hasDeferredCode
    return uses
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
  var isUnwinding: Bool { thrown != nil || exhaustion != nil }

  /// Counts a step; `false` when nothing may run any more.
  @inline(__always)
  func step() -> Bool { spend(1) }

  /// Counts steps; `false` when nothing may run any more.
  @inline(__always)
  func spend(_ steps: Int) -> Bool {
    if exhaustion != nil || thrown != nil { return false }
    remainingSteps -= steps
    remainingViewSteps -= steps
    if remainingViewSteps < 0 || remainingSteps < 0 || StackBounds.current < lowestStackAddress {
      spend()
      return false
    }
    return true
  }

  private func spend() {
    if remainingSteps < 0 {
      exhaust("evaluation took more than \(budget.steps) steps", endsViewOnly: false)
    } else if remainingViewSteps < 0 {
      exhaust("a view took more than \(budget.viewSteps) steps")
    } else {
      exhaust("calls are nested too deeply")
    }
  }

  /// Ends the view whose code runs, or the whole layout; what is already evaluated is kept.
  func exhaust(_ reason: String, range: SourceRange? = nil, endsViewOnly: Bool = true) {
    guard exhaustion == nil else { return }
    exhaustion = Exhaustion(reason: reason, range: range, endsViewOnly: endsViewOnly)
  }

  /// Says where a budget was spent, once: at the first expression or function that could not run any more.
  func locateExhaustion(at place: SourcePlace) {
    guard exhaustion != nil, exhaustion?.range == nil else { return }
    exhaustion?.range = place.range
  }

  /// Runs the code of one view of the project on a budget of its own; the rest of the layout goes on after it.
  func withViewBudget<Result>(of range: SourceRange, _ body: () -> Result) -> Result {
    let outer = remainingViewSteps
    remainingViewSteps = budget.viewSteps
    let result = body()
    remainingViewSteps = outer
    endExhaustion(of: range)
    return result
  }

  /// Runs the code of an action; `true` if it was stopped before its end, and everything else goes on.
  func withActionBudget(_ body: () -> Void) -> Bool {
    let outer = remainingViewSteps
    remainingViewSteps = budget.viewSteps
    body()
    remainingViewSteps = outer
    let isStopped = isUnwinding
    thrown = nil
    if exhaustion?.endsViewOnly == true { exhaustion = nil }
    return isStopped
  }

  /// Stops the action that runs: what follows depends on what is not known, or happens later.
  func stopAction(_ reason: String) {
    if appearance.isRunning { exhaust(reason) }
  }

  /// Forgets the unknown conditions of a tree that is expanded again.
  func forgetConditions() {
    openConditions = []
    diagnostics.removeAll { $0.id == "evaluation/unknown-condition" }
  }

  /// Reports a spent budget at its place, else at the view's, and lets the rest of the layout go on where it may.
  func endExhaustion(of range: SourceRange) {
    guard let spent = exhaustion else { return }
    let place = spent.range ?? range
    exhaustion?.range = place
    report(
      Diagnostic(
        id: "evaluation/budget-exceeded", severity: .warning, range: place,
        message:
          "Not evaluated to the end: \(spent.reason), at \(place.description). "
          + "Look for an endless loop or recursion, or preview less."))
    if spent.endsViewOnly { exhaustion = nil }
  }

  /// The value that everything gives after the budget is spent or an error was thrown.
  var unwound: Value {
    guard let exhaustion else { return .void }
    let place = exhaustion.range.map { " at \($0.description)" } ?? ""
    return .unresolved(
      UnresolvedValue(
        code: "budget-exceeded", message: "Not evaluated to the end: \(exhaustion.reason)\(place).",
        range: exhaustion.range))
  }

  /// An unresolved value at an expression.
  func unresolved(_ code: String, _ message: String, _ expression: Expression) -> Value {
    .unresolved(UnresolvedValue(code: code, message: message, range: expression.range))
  }

  func unresolved(_ code: String, _ message: String, at place: SourcePlace?) -> Value {
    .unresolved(UnresolvedValue(code: code, message: message, range: place?.range))
  }
}
