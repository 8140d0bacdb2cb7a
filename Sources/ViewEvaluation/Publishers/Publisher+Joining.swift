/// Publishers of several publishers.
extension Publisher {
  /// The latest value of each, once all have one.
  static func combiningLatest(_ publishers: [Publisher]) -> Publisher {
    joining(publishers) { _ in
      let latest = Memory<[Value?]>(Array(repeating: nil, count: publishers.count))
      return { position, value in
        latest.content[position] = value
        let known = latest.content.compactMap(\.self)
        return known.count == publishers.count ? [.value(tuple(known))] : []
      }
    }
  }

  static func merging(_ publishers: [Publisher]) -> Publisher {
    joining(publishers) { _ in { _, value in [.value(value)] } }
  }

  /// The first values together, then the second, and so on.
  static func zipping(_ publishers: [Publisher]) -> Publisher {
    joining(publishers) { _ in
      let waiting = Memory<[[Value]]>(Array(repeating: [], count: publishers.count))
      return { position, value in
        waiting.content[position].append(value)
        guard waiting.content.allSatisfy({ !$0.isEmpty }) else { return [] }
        return [.value(tuple(waiting.content.indices.map { waiting.content[$0].removeFirst() }))]
      }
    }
  }

  private static func tuple(_ values: [Value]) -> Value {
    .tuple(TupleValue(labels: values.map { _ in nil }, values: values))
  }

  private static func joining(
    _ publishers: [Publisher], _ makeJoin: @escaping @Sendable (Int) -> (Int, Value) -> [Event]
  ) -> Publisher {
    Publisher { subscriber in
      let join = Memory(makeJoin(publishers.count))
      let running = Memory(publishers.count)
      let ends = publishers.enumerated().map { position, publisher in
        publisher.subscribe { event in
          switch event {
          case .value(let value): join.content(position, value).forEach(subscriber)
          case .failed, .later: subscriber(event)
          case .finished:
            running.content -= 1
            if running.content == 0 { subscriber(.finished) }
          }
        }
      }
      return Cancellation { ends.forEach { $0.cancel() } }
    }
  }

  /// The values of the publishers that each value makes; `isLatestOnly` ends one when the next comes.
  func flattened(
    isLatestOnly: Bool, _ makeInner: @escaping @Sendable (Value) -> Publisher
  ) -> Publisher {
    Publisher { subscriber in
      let inner = Memory(Cancellation.nothing)
      return subscribe { event in
        guard case .value(let value) = event else { return subscriber(event) }
        if isLatestOnly { inner.content.cancel() }
        inner.content = makeInner(value).subscribe { event in
          if case .finished = event { return }
          subscriber(event)
        }
      }
    }
  }

  /// Values before those of the publisher.
  func prepending(_ values: [Value]) -> Publisher {
    Publisher { subscriber in
      for value in values { subscriber(.value(value)) }
      return subscribe(subscriber)
    }
  }

  /// Events in place of the end, or of an error.
  func ending(_ replace: @escaping @Sendable (Event) -> Publisher?) -> Publisher {
    Publisher { subscriber in
      subscribe { event in
        switch event {
        case .value, .later: subscriber(event)
        case .finished, .failed:
          if let next = replace(event) { next.subscribe(subscriber) } else { subscriber(event) }
        }
      }
    }
  }
}
