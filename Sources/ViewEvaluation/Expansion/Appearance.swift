internal import Diagnostics

/// What views do when they appear: actions that wait to be run, and the state that they leave behind.
///
/// The platform runs `onAppear` before the first frame that a person sees, and starts `task` with it. So the tree is
/// expanded, the synchronous part of every action is run once, and the tree is expanded again with the state that they
/// set. Animations are at their end; what waits (`await`, timers, queues) or cannot be run leaves its state as it is,
/// and is said where the tree reads that state.
/// - Verification: `onAppear` before the first frame is documented; that the synchronous part of `task` belongs to the
///   same frame, and that every row of a lazy container appears, is inferred.
struct Appearance {
  /// How often the tree is expanded again at most: actions of views that come only with the state that others set.
  static let rounds = 3

  /// The code of one `onAppear`, `task` or `onChange(initial: true)`.
  struct Action {
    var identity: Int
    /// The modifier's name.
    var name: String
    var function: FunctionValue
    var arguments: [Value]
    var environment: EnvironmentState
    var range: SourceRange?
    /// Whether it is run as often as it is kept.
    var isRepeated = false
  }

  /// A property that an action would set in code that is not run.
  struct Unset {
    var property: String
    var action: String
    var range: SourceRange?
  }

  /// Whether the tree of a layout is being made, before layout.
  var isCollecting = false
  /// Whether the code of an action runs at this moment.
  var isRunning = false
  var actions: [Action] = []
  /// The actions that were run.
  private(set) var done: Set<Int> = []
  /// Whether an action set anything that outlives it.
  var hasChanged = false
  /// Whether an action set a `@State` of the preview itself.
  var hasChangedPreview = false

  /// Properties that the tree reads, by name.
  var read: Set<String> = []
  /// Properties that the running action has set.
  var written: Set<String> = []
  /// Properties that the running action left as they are, in the order in which they were met.
  var left: [String] = []
  /// Properties that code which the running action hands on would set later.
  var postponed: [String] = []
  private(set) var unset: [Unset] = []
  /// Globals and statics that the start of the app leaves as they are, by name.
  var unstarted: [String: Unset] = [:]

  /// The layout, where it is shown without the start of an app: until a global or static is read that an app sets.
  var withoutApp: SourceRange?

  /// The closures that the running action made, and those among them that were called.
  var closures: [(ClosureExpression, Scope)] = []
  var called: Set<ObjectIdentifier> = []

  /// The identity of the view whose body is expanded at this moment: 0 for the preview.
  var identity = 0
  private var identities: [IdentityKey: Int] = [:]
  private var ordinals: [IdentityKey: Int] = [:]
  /// The views with state by identity, with the storages that live as long as the view.
  var instances: [Int: Instance] = [:]
  /// The values that `onChange` saw last, by identity.
  var observed: [Int: Value] = [:]
  /// Objects that views made, by place.
  var objects: [ObjectPlace: MadeObject] = [:]
  private var objectCounts: [ObjectPlace: Int] = [:]
  /// The objects that actions changed.
  var changedObjects: Set<ObjectIdentifier> = []
  /// Storages of wrapped locals of the preview.
  var locals: [ObjectIdentifier: Value] = [:]

  /// Where code of a view makes an object.
  struct ObjectPlace: Hashable {
    var identity: Int
    var range: SourceRange
    var ordinal = 0
  }

  /// An object with what it was made of.
  struct MadeObject {
    var instance: Instance
    var arguments: [CallArgument]
  }

  /// The place of an object that is made now; the same in every expansion of the tree.
  mutating func nextObjectPlace(_ range: SourceRange) -> ObjectPlace {
    var place = ObjectPlace(identity: identity, range: range)
    place.ordinal = objectCounts[place, default: 0]
    objectCounts[ObjectPlace(identity: identity, range: range)] = place.ordinal + 1
    return place
  }

  private struct IdentityKey: Hashable {
    var parent: Int
    var component: String
    var ordinal = 0
  }

  /// The identity of the next child of a view that is named so; the same in every expansion of the tree.
  mutating func nextIdentity(_ component: String) -> Int {
    var key = IdentityKey(parent: identity, component: component)
    key.ordinal = ordinals[key, default: 0]
    ordinals[IdentityKey(parent: identity, component: component)] = key.ordinal + 1
    if let known = identities[key] { return known }
    identities[key] = identities.count + 1
    return identities.count
  }

  /// Begins another expansion of the tree.
  mutating func beginRound() {
    ordinals = [:]
    objectCounts = [:]
    actions = []
    read = []
    hasChanged = false
    hasChangedPreview = false
  }

  /// Whether an action is run now: each is once.
  mutating func isFirst(_ action: Action) -> Bool { done.insert(action.identity).inserted }

  mutating func begin() { (written, left, postponed, closures, called) = ([], [], [], [], []) }

  /// Keeps what an action left unset.
  mutating func end(_ action: Action) {
    leave(postponed + left.filter { !written.contains($0) }, to: action.name, at: action.range)
  }

  /// Takes note of a property that something other than an assignment sets.
  mutating func hear(of property: String) {
    guard isRunning else { return }
    written.insert(property)
    hasChanged = true
  }

  /// Keeps what code that is not run would set.
  mutating func leave(_ properties: [String], to action: String, at range: SourceRange?) {
    for property in properties { unset.append(Unset(property: property, action: action, range: range)) }
  }

  /// Keeps apart what the start of the app left unset.
  mutating func endLaunch() {
    for unset in unset where unstarted[unset.property] == nil { unstarted[unset.property] = unset }
    unset = []
    hasChanged = false
  }
}
