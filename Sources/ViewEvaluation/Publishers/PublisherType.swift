/// What publishers are asked for, sorted by kind.
extension BuiltinType {
  static let publisher = BuiltinType("Publisher", members: publisherMembers)

  static let anyPublisher = BuiltinType(
    "AnyPublisher", conformances: ["Publisher"],
    initializer: { call in call.first.flatMap(\.publisher).map(Value.publisher) })

  private static let publisherMembers: [BuiltinMember] =
    valueOperators + countingOperators + errorOperators + joiningOperators + later + unchanged + subscribing + [
      // What is not known of an operator is when and what it says.
      BuiltinMember("*") { call in call.isCall && call.receiver.publisher != nil ? .publisher(.later) : nil }
    ]

  typealias Event = Publisher.Event

  /// An operator with code of the program, by each value.
  private static func by(
    _ name: String, _ apply: @escaping @Sendable (Evaluator, FunctionValue, Value) -> [Event]
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall, let publisher = call.receiver.publisher, let function = call.callable("transform") else {
        return nil
      }
      let evaluator = call.evaluator
      return .publisher(
        publisher.mapped { value in
          let events = apply(evaluator, function, value)
          guard let error = evaluator.thrown else { return events }
          evaluator.thrown = nil
          return [.failed(error)]
        })
    }
  }

  private static func filtered(_ name: String) -> BuiltinMember {
    by(name) { evaluator, function, value in
      let result = evaluator.call(function, [value])
      guard let isKept = result.bool else { return [.later] }
      return isKept ? [.value(value)] : []
    }
  }

  private static func compacted(_ name: String) -> BuiltinMember {
    by(name) { evaluator, function, value in
      let result = evaluator.call(function, [value])
      return result.isNone ? [] : [.value(evaluator.settled(result))]
    }
  }

  private static func mapped(_ name: String) -> BuiltinMember {
    by(name) { evaluator, function, value in [.value(evaluator.settled(evaluator.call(function, [value])))] }
  }

  private static let valueOperators: [BuiltinMember] = [
    compacted("compactMap"), compacted("tryCompactMap"), filtered("filter"), filtered("tryFilter"), mapped("map"),
    mapped("tryMap"),
    operation("decode") { call, publisher in
      guard let type = call["type"], let decoder = call["decoder"] else { return nil }
      let evaluator = call.evaluator
      return publisher.mapped { value in
        let arguments = [CallArgument(value: type), CallArgument(label: "from", value: value)]
        let result = evaluator.callMember("decode", of: decoder, arguments)
        guard let error = evaluator.thrown else { return [.value(result)] }
        evaluator.thrown = nil
        return [.failed(error)]
      }
    },
    operation("handleEvents") { call, publisher in
      let evaluator = call.evaluator
      var publisher = publisher
      if let begin = call["receiveSubscription"].flatMap(call.function) {
        let original = publisher
        publisher = Publisher { subscriber in
          _ = evaluator.call(begin, [.native("Subscription", Publisher.Cancellation.nothing)])
          return original.subscribe(subscriber)
        }
      }
      guard let output = call["receiveOutput"].flatMap(call.function) else { return publisher }
      return publisher.mapped { value in
        _ = evaluator.call(output, [value])
        return [.value(value)]
      }
    },
    operation("replaceNil") { call, publisher in
      call["with"].map { other in publisher.mapped { [.value($0.isNone ? other : $0)] } }
    },
  ]

  private static func operation(
    _ name: String, _ apply: @escaping @Sendable (BuiltinCall, Publisher) -> Publisher?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall, let publisher = call.receiver.publisher else { return nil }
      return apply(call, publisher).map(Value.publisher)
    }
  }

  /// Operators that remember what they heard.
  private static let countingOperators: [BuiltinMember] = [
    operation("collect") { call, publisher in
      guard call.arguments.isEmpty else { return publisher.delayed }
      return publisher.gathered(into: []) { all, value in all + [value] }.mapped { [.value($0)] }
    },
    operation("dropFirst") { call, publisher in
      let count = call.count ?? 1
      return publisher.counted { position, value in position < count ? [] : [.value(value)] }
    },
    operation("first") { call, publisher in
      let test = call.callable("where")
      let evaluator = call.evaluator
      let found = test.map { test in
        publisher.mapped { value in
          guard let isWanted = evaluator.call(test, [value]).bool else { return [.later] }
          return isWanted ? [.value(value)] : []
        }
      }
      return (found ?? publisher).counted { position, value in position == 0 ? [.value(value), .finished] : [] }
    },
    operation("prefix") { call, publisher in
      call.count.map { count in
        publisher.counted { position, value in position < count ? [.value(value)] : [] }
      }
    },
    operation("removeDuplicates") { call, publisher in
      let evaluator = call.evaluator
      let own = call.callable("by")
      return publisher.transformed {
        let last = Publisher.Memory<Value?>(nil)
        return { event, subscriber in
          guard case .value(let value) = event else { return subscriber(event) }
          defer { last.content = value }
          if let last = last.content {
            let isSame = own.map { evaluator.call($0, [last, value]).bool } ?? evaluator.areEqual(last, value).known
            if isSame == true { return }
          }
          subscriber(event)
        }
      }
    },
    operation("scan") { call, publisher in
      guard let initial = call.first, let next = call.arguments.last?.value.function else { return nil }
      let evaluator = call.evaluator
      return publisher.transformed {
        let result = Publisher.Memory(evaluator.settled(initial))
        return { event, subscriber in
          guard case .value(let value) = event else { return subscriber(event) }
          result.content = evaluator.call(next, [result.content, value])
          subscriber(.value(result.content))
        }
      }
    },
  ]

  private static let errorOperators: [BuiltinMember] = [
    operation("catch") { call, publisher in
      guard let handler = call.callable() else { return nil }
      let evaluator = call.evaluator
      return publisher.ending { event in
        guard case .failed(let error) = event else { return nil }
        return evaluator.call(handler, [error]).publisher ?? .later
      }
    },
    operation("mapError") { call, publisher in
      guard let transform = call.callable() else { return nil }
      let evaluator = call.evaluator
      return publisher.transformed {
        { event, subscriber in
          guard case .failed(let error) = event else { return subscriber(event) }
          subscriber(.failed(evaluator.call(transform, [error])))
        }
      }
    },
    operation("replaceError") { call, publisher in
      call["with"].map { other in
        publisher.ending { event in if case .failed = event { Publisher([other]) } else { nil } }
      }
    },
  ]

  private static func values(of call: BuiltinCall) -> [Value] {
    if call.unlabelled.count == 1, case .array(let values) = call.evaluator.settled(call.unlabelled[0]) {
      return values
    }
    return call.unlabelled.map(call.evaluator.settled)
  }

  private static let joiningOperators: [BuiltinMember] = [
    operation("append") { call, publisher in
      let next = call.first?.publisher ?? Publisher(values(of: call))
      return publisher.ending { event in if case .finished = event { next } else { nil } }
    },
    operation("combineLatest") { call, publisher in
      let others = call.arguments.filter { !$0.isTrailingClosure && $0.label == nil }.map {
        $0.value.publisher ?? .later
      }
      let joined = Publisher.combiningLatest([publisher] + others)
      guard let transform = call.arguments.first(where: { $0.value.function != nil })?.value.function else {
        return joined
      }
      let evaluator = call.evaluator
      return joined.mapped { value in
        guard case .tuple(let tuple) = value else { return [] }
        return [.value(evaluator.settled(evaluator.call(transform, tuple.values)))]
      }
    },
    operation("flatMap") { call, publisher in
      guard let transform = call.arguments.last?.value.function else { return nil }
      let evaluator = call.evaluator
      return publisher.flattened(isLatestOnly: false) { evaluator.call(transform, [$0]).publisher ?? .later }
    },
    operation("merge") { call, publisher in
      .merging([publisher] + call.arguments.map { $0.value.publisher ?? .later })
    },
    operation("prepend") { call, publisher in publisher.prepending(values(of: call)) },
    operation("switchToLatest") { _, publisher in
      publisher.flattened(isLatestOnly: true) { $0.publisher ?? .later }
    },
    operation("zip") { call, publisher in
      .zipping([publisher] + call.arguments.map { $0.value.publisher ?? .later })
    },
  ]

  /// Operators that hand values on later.
  private static let later: [BuiltinMember] = ["debounce", "delay", "receive", "subscribe", "throttle"].map { name in
    operation(name) { _, publisher in publisher.delayed }
  }

  /// Operators that hand everything on as it is.
  private static let unchanged: [BuiltinMember] = [
    "assertNoFailure", "autoconnect", "breakpoint", "breakpointOnError", "buffer", "eraseToAnyPublisher",
    "makeConnectable", "multicast", "print", "retry", "setFailureType", "share", "timeout",
  ].map { name in operation(name) { _, publisher in publisher } }

  private static let subscribing: [BuiltinMember] = [
    BuiltinMember("connect") { call in call.isCall ? .native("AnyCancellable", Publisher.Cancellation.nothing) : nil },
    BuiltinMember("sink") { call in
      guard call.isCall, let publisher = call.receiver.publisher else { return nil }
      return .native("AnyCancellable", call.sink(of: publisher))
    },
    BuiltinMember("assign") { call in
      guard call.isCall, let publisher = call.receiver.publisher, let place = call["to"] else { return nil }
      return call.assign(publisher, to: place).map { .native("AnyCancellable", $0) }
    },
  ]
}

extension Publisher {
  /// The same values with their positions.
  fileprivate func counted(_ transform: @escaping @Sendable (Int, Value) -> [Event]) -> Publisher {
    transformed {
      let position = Memory(0)
      return { event, subscriber in
        guard case .value(let value) = event else { return subscriber(event) }
        defer { position.content += 1 }
        transform(position.content, value).forEach(subscriber)
      }
    }
  }

  /// All values in one, at the end.
  fileprivate func gathered(
    into initial: [Value], _ add: @escaping @Sendable ([Value], Value) -> [Value]
  ) -> Publisher {
    transformed {
      let all = Memory(initial)
      return { event, subscriber in
        switch event {
        case .value(let value): all.content = add(all.content, value)
        case .finished:
          subscriber(.value(.array(all.content)))
          subscriber(event)
        case .failed, .later: subscriber(event)
        }
      }
    }
  }
}

extension BuiltinCall {
  /// `sink { … }`, `sink(receiveCompletion:receiveValue:)`.
  fileprivate func sink(of publisher: Publisher) -> Publisher.Cancellation {
    let evaluator = evaluator
    let named = self["receiveValue"].flatMap(function)
    let trailing = arguments.first { $0.label == nil && $0.value.function != nil }?.value.function
    let receive = named ?? trailing
    let complete = self["receiveCompletion"].flatMap(function) ?? (named == nil ? nil : trailing)
    let range = range
    return publisher.subscribe { event in
      switch event {
      case .value(let value): if let receive { _ = evaluator.call(receive, [value]) }
      case .finished:
        if let complete { _ = evaluator.call(complete, [.native("Subscribers.Completion", CompletionPayload())]) }
      case .failed(let error):
        if let complete {
          _ = evaluator.call(complete, [.native("Subscribers.Completion", CompletionPayload(failure: error))])
        }
      case .later:
        for function in [receive, complete] { if let function { evaluator.waits("sink", function, at: range) } }
      }
    }
  }

  /// `assign(to: \.name, on: object)`, `assign(to: &$name)`.
  fileprivate func assign(_ publisher: Publisher, to place: Value) -> Publisher.Cancellation? {
    let evaluator = evaluator
    let range = range
    let (name, set): (String, @Sendable (Value) -> Void)
    if case .keyPath(let path) = place, let object = self["on"] {
      guard case .property(let last)? = path.components.last else { return nil }
      (name, set) = (last, { value in _ = evaluator.setting(value, at: path, of: object) })
    } else if let published = place.publisher?.published {
      (name, set) = (published.name, { value in published.storage.publish(value) })
    } else {
      return nil
    }
    return publisher.subscribe { event in
      switch event {
      case .value(let value):
        set(value)
        evaluator.appearance.hear(of: name)
      case .later: evaluator.waits("assign", for: [name], at: range)
      case .finished, .failed: break
      }
    }
  }
}
