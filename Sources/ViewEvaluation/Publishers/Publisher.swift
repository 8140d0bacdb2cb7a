internal import Diagnostics

/// A publisher of Combine: code that tells a subscriber of values, at once where the platform does so at once.
///
/// What comes later (queues, timers, the network) is one event, so that the subscriber can say what it leaves unset.
/// - Source: Combine documentation, "Publisher" and "Subject".
/// - Verification: documented.
struct Publisher: Sendable {
  enum Event: Sendable {
    case value(Value)
    case finished
    case failed(Value)
    /// Values come, but later than the first frame.
    case later
  }

  typealias Subscriber = @Sendable (Event) -> Void

  /// Tells a subscriber of what there is, and of what comes; the result ends that.
  private let begin: @Sendable (@escaping Subscriber) -> Cancellation
  /// The `@Published` property that it tells of: `assign(to: &$name)` sets it.
  var published: (name: String, storage: Storage)?

  init(_ begin: @escaping @Sendable (@escaping Subscriber) -> Cancellation) { self.begin = begin }

  /// A publisher of which nothing is known but that it has values later.
  static let later = Publisher { subscriber in
    subscriber(.later)
    return .nothing
  }

  /// A publisher that says nothing by itself.
  static let silent = Publisher { _ in .nothing }

  /// A publisher that has its values from the start and then ends.
  init(_ values: [Value]) {
    self.init { subscriber in
      for value in values { subscriber(.value(value)) }
      subscriber(.finished)
      return .nothing
    }
  }

  @discardableResult
  func subscribe(_ subscriber: @escaping Subscriber) -> Cancellation { begin(subscriber) }

  /// The same events, each changed; `makeTransform` is asked for every subscriber, so that it may count.
  func transformed(
    _ makeTransform: @escaping @Sendable () -> @Sendable (Event, Subscriber) -> Void
  ) -> Publisher {
    Publisher { subscriber in
      let transform = makeTransform()
      return subscribe { transform($0, subscriber) }
    }
  }

  /// The same values, each changed, filtered or multiplied.
  func mapped(_ transform: @escaping @Sendable (Value) -> [Event]) -> Publisher {
    transformed {
      { event, subscriber in
        guard case .value(let value) = event else { return subscriber(event) }
        transform(value).forEach(subscriber)
      }
    }
  }

  /// The same values on another queue or after a while.
  var delayed: Publisher {
    transformed {
      { event, subscriber in
        switch event {
        case .value, .later, .failed: subscriber(.later)
        case .finished: break
        }
      }
    }
  }
}

extension Publisher {
  /// The end of a subscription: `AnyCancellable`.
  struct Cancellation: Sendable {
    var cancel: @Sendable () -> Void

    static let nothing = Cancellation {}
  }

  /// What a subscriber keeps between events; it is only touched while its evaluator is entered.
  final class Memory<Content>: @unchecked Sendable {
    var content: Content

    init(_ content: Content) { self.content = content }
  }
}

/// A subject, or the publisher of a `@Published` property: what it is sent goes to its subscribers at once.
final class Subject: @unchecked Sendable {
  private var subscribers: [(key: Int, subscriber: Publisher.Subscriber)] = []
  private var count = 0
  private var isFinished = false
  /// What a new subscriber hears first; `nil` for a `PassthroughSubject`.
  private let current: (@Sendable () -> Value)?

  init(current: (@Sendable () -> Value)? = nil) { self.current = current }

  var publisher: Publisher {
    Publisher { subscriber in
      let key = self.count
      self.count += 1
      if let current = self.current { subscriber(.value(current())) }
      if self.isFinished { subscriber(.finished) }
      self.subscribers.append((key, subscriber))
      return Publisher.Cancellation { self.subscribers.removeAll { $0.key == key } }
    }
  }

  func send(_ event: Publisher.Event) {
    guard !isFinished else { return }
    if case .value = event {} else { isFinished = true }
    for (_, subscriber) in subscribers { subscriber(event) }
  }
}

extension Storage {
  /// The publisher of a `@Published` property: the value that it has, and each that it is about to get.
  func publisher(named name: String) -> Publisher {
    let subject = subject ?? Subject(current: { self.value })
    self.subject = subject
    var publisher = subject.publisher
    publisher.published = (name, self)
    return publisher
  }

  /// Sets the value of a `@Published` property; its subscribers hear of it before.
  func publish(_ value: Value) {
    subject?.send(.value(value))
    self.value = value
  }
}

extension Value {
  /// The publisher that a value is; that of a service which is not modelled has its values later.
  var publisher: Publisher? {
    guard case .native(let native) = self else { return nil }
    switch native.payload {
    case let publisher as Publisher: return publisher
    case let subject as SubjectPayload: return subject.subject.publisher
    default: return native.typeName == "Publisher" || native.typeName == "AnyPublisher" ? .later : nil
    }
  }

  static func publisher(_ publisher: Publisher) -> Value { .native("Publisher", publisher) }
}

/// A subject as a value of the program.
struct SubjectPayload: Sendable {
  var subject: Subject
  /// What a `CurrentValueSubject` holds.
  var storage: Storage?
}
