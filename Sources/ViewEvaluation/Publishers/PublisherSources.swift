/// What publishers come from.
extension BuiltinType {
  static let publisherSources: [BuiltinType] = [
    .passthroughSubject, .currentValueSubject, .just, .empty, .fail, .deferred, .future, .publishers, .anyCancellable,
    .observableObjectPublisher,
  ]

  static let passthroughSubject = BuiltinType(
    "PassthroughSubject", conformances: ["Publisher"],
    initializer: { _ in .native("PassthroughSubject", SubjectPayload(subject: Subject())) }, members: sending)

  static let currentValueSubject = BuiltinType(
    "CurrentValueSubject", conformances: ["Publisher"],
    initializer: { call in
      let storage = Storage(call.first.map(call.evaluator.settled) ?? .void)
      let subject = Subject(current: { storage.value })
      return .native("CurrentValueSubject", SubjectPayload(subject: subject, storage: storage))
    },
    members: sending + [
      BuiltinMember("value") { $0.receiver.payload(SubjectPayload.self)?.storage?.value },
      BuiltinMember("set value") { call in
        guard let payload = call.receiver.payload(SubjectPayload.self), let value = call.first else { return nil }
        payload.send(.value(value))
        return call.receiver
      },
    ])

  private static let sending = [
    BuiltinMember("send") { call in
      guard call.isCall, let payload = call.receiver.payload(SubjectPayload.self) else { return nil }
      if let completion = call["completion"] {
        payload.send(call.evaluator.completion(completion))
      } else {
        payload.send(.value(call.first.map(call.evaluator.settled) ?? .void))
      }
      return .void
    }
  ]

  static let just = BuiltinType(
    "Just", conformances: ["Publisher"],
    initializer: { call in call.first.map { .publisher(Publisher([call.evaluator.settled($0)])) } })

  static let empty = BuiltinType(
    "Empty", conformances: ["Publisher"], initializer: { _ in .publisher(Publisher([])) })

  static let fail = BuiltinType(
    "Fail", conformances: ["Publisher"],
    initializer: { call in
      guard let error = call["error"] else { return nil }
      return .publisher(
        Publisher { subscriber in
          subscriber(.failed(error))
          return .nothing
        })
    })

  static let deferred = BuiltinType(
    "Deferred", conformances: ["Publisher"],
    initializer: { call in
      guard let make = call.callable() else { return nil }
      let evaluator = call.evaluator
      return .publisher(Publisher { (evaluator.call(make).publisher ?? .later).subscribe($0) })
    })

  /// `Future { promise in … }`: its code runs at once, and may keep the promise later.
  static let future = BuiltinType(
    "Future", conformances: ["Publisher"],
    initializer: { call in
      guard let make = call.callable() else { return nil }
      let kept = Publisher.Memory<Publisher.Event?>(nil)
      let promise = FunctionValue(
        .native { inner in
          if kept.content == nil { kept.content = inner.first.map(inner.evaluator.event) }
          return .void
        })
      _ = call.evaluator.call(make, [.function(promise)])
      return .publisher(
        Publisher { subscriber in
          subscriber(kept.content ?? .later)
          if case .value? = kept.content { subscriber(.finished) }
          return .nothing
        })
    })

  /// `Publishers.CombineLatest(a, b)` and the like.
  static let publishers = BuiltinType(
    "Publishers",
    statics: [
      joined("CombineLatest") { .combiningLatest($0) }, joined("CombineLatest3") { .combiningLatest($0) },
      joined("CombineLatest4") { .combiningLatest($0) }, joined("Merge") { .merging($0) },
      joined("Merge3") { .merging($0) }, joined("Merge4") { .merging($0) }, joined("MergeMany") { .merging($0) },
      joined("Zip") { .zipping($0) }, joined("Zip3") { .zipping($0) },
    ])

  private static func joined(
    _ name: String, _ join: @escaping @Sendable ([Publisher]) -> Publisher
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall else { return nil }
      let values = call.unlabelled.flatMap { value -> [Value] in
        if case .array(let elements) = value { elements } else { [value] }
      }
      return .publisher(join(values.map { $0.publisher ?? .later }))
    }
  }

  static let anyCancellable = BuiltinType(
    "AnyCancellable",
    initializer: { _ in .native("AnyCancellable", Publisher.Cancellation.nothing) },
    members: [
      BuiltinMember("cancel") { call in
        guard call.isCall else { return nil }
        call.receiver.payload(Publisher.Cancellation.self)?.cancel()
        return .void
      },
      BuiltinMember("store") { call in call.isCall ? .void : nil },
    ])

  static let observableObjectPublisher = BuiltinType(
    "ObservableObjectPublisher", conformances: ["Publisher"],
    initializer: { _ in .publisher(.silent) },
    members: [BuiltinMember("send") { call in call.isCall ? .void : nil }])
}

extension SubjectPayload {
  /// Tells the subscribers; a `CurrentValueSubject` holds the value then.
  func send(_ event: Publisher.Event) {
    if case .value(let value) = event, let storage { storage.value = value }
    subject.send(event)
  }
}

extension Evaluator {
  /// `.finished` or `.failure(error)`.
  func completion(_ value: Value) -> Publisher.Event {
    let settled = resolve(value, as: "Subscribers.Completion")
    guard let failure = settled.payload(CompletionPayload.self)?.failure else { return .finished }
    return .failed(failure)
  }

  /// `.success(value)` or `.failure(error)`.
  func event(_ value: Value) -> Publisher.Event {
    let settled = resolve(value, as: "Result")
    for name in ["success", "failure"] {
      guard let body = registry.types["Result"]?.members["payload " + name],
        let payload = body(BuiltinCall(evaluator: self, name: name, receiver: settled))
      else { continue }
      return name == "success" ? .value(payload) : .failed(payload)
    }
    return .later
  }
}

/// `Subscribers.Completion`.
struct CompletionPayload: Sendable {
  var failure: Value?
}

extension BuiltinType {
  static let completion = BuiltinType(
    "Subscribers.Completion",
    statics: [
      BuiltinMember("failure") { call in
        call.first.map { .native("Subscribers.Completion", CompletionPayload(failure: $0)) }
      },
      BuiltinMember("finished") { _ in .native("Subscribers.Completion", CompletionPayload()) },
    ],
    members: [
      BuiltinMember("payload failure") { $0.receiver.payload(CompletionPayload.self)?.failure },
      BuiltinMember("payload finished") { call in
        call.receiver.payload(CompletionPayload.self).flatMap { $0.failure == nil ? .void : nil }
      },
    ])
}
