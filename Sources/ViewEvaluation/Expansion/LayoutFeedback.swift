internal import Diagnostics

/// What code hears of layout: preferences that views write, geometry that is observed, views that appear once their
/// container has a size.
///
/// The code within a `GeometryReader` runs in layout. What it tells the views around it is kept here, by the place in
/// the tree; after layout the actions are run, and where they set state the tree is expanded and laid out again.
/// - Verification: documented: `onPreferenceChange` and `onGeometryChange` run with the first value and with every
///   value that differs from the one before.
struct LayoutFeedback {
  /// How often a tree is laid out again at most.
  static let rounds = 4

  /// A position among the views that write or observe: the n-th of the tree, and the n-th within code run by layout.
  typealias Path = [Int]

  /// Code that waits for what layout finds.
  struct Observer {
    /// The same in every expansion of the tree.
    var key: String
    var name: String
    /// `nil` where the value is read as the tree is made.
    var function: FunctionValue?
    var environment: EnvironmentState
    var range: SourceRange?
    /// The preference key; `nil` for code that is given its values as they are.
    var preference: TypeValue?
  }

  private struct Message {
    var observer: String
    var path: Path
    var value: Value
  }

  /// The place of the code that runs in layout; empty for the tree itself.
  private(set) var path: Path = []
  private var count = 0
  private var observers: [String: Observer] = [:]
  private var order: [String] = []
  private var messages: [Message] = []
  /// What an observer was told last.
  private var told: [String: Value] = [:]
  /// The observers whose value is read where the tree is made, and not by code of their own.
  private var read: Set<String> = []
  /// The views with state that code made in layout, with the storages that live as long as the view.
  var instances: [Path: Instance] = [:]
  /// Whether code asked for a frame of which nothing was known.
  var hasOpenQuestion = false

  /// Whether nothing was said or asked.
  var isEmpty: Bool { messages.isEmpty && !hasOpenQuestion }

  /// A place for the next view that writes or observes.
  mutating func nextPath() -> Path {
    count += 1
    return path + [count]
  }

  mutating func add(_ observer: Observer) {
    if observers.updateValue(observer, forKey: observer.key) == nil { order.append(observer.key) }
  }

  mutating func tell(_ observer: String, _ value: Value, at path: Path) {
    messages.append(Message(observer: observer, path: path, value: value))
  }

  /// Enters code that runs in layout; what it said when it ran before is forgotten.
  ///
  /// - Returns: the place to go back to.
  mutating func enter(_ place: Path) -> (Path, Int) {
    messages.removeAll { $0.path.starts(with: place) }
    let outer = (path, count)
    (path, count) = (place, 0)
    return outer
  }

  mutating func leave(to outer: (Path, Int)) { (path, count) = outer }

  /// Begins another expansion of the tree.
  mutating func beginRound() {
    (path, count) = ([], 0)
    observers = [:]
    order = []
    messages = []
  }

  /// The observers that were told anything, with the values in the order of the tree.
  var received: [(observer: Observer, values: [Value])] {
    order.compactMap { key in
      guard let observer = observers[key] else { return nil }
      let values = messages.filter { $0.observer == key }.sorted { $0.path.lexicographicallyPrecedes($1.path) }
      return values.isEmpty ? nil : (observer, values.map(\.value))
    }
  }

  /// Whether a value differs from what the observer was told last.
  ///
  /// A value that is not known is told once.
  func isNews(_ value: Value, to observer: Observer) -> Bool {
    guard let last = told[observer.key] else { return true }
    return value.unknownPart == nil || last.unknownPart == nil ? last != value : false
  }

  /// What an observer was told in the layout before; `nil` in the first.
  mutating func lastTold(_ observer: String) -> Value? {
    read.insert(observer)
    return told[observer]
  }

  /// Whether the tree shows what an observer without code of its own is told.
  func isRead(_ observer: String) -> Bool { read.contains(observer) }

  mutating func remember(_ value: Value, of observer: Observer) { told[observer.key] = value }
}
