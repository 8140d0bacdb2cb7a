internal import Typography

extension BuiltinType {
  /// Members of every value, since an optional that holds something is that something.
  static let optional = BuiltinType(
    "Optional",
    initializer: { call in call.first },
    statics: [BuiltinMember("none") { _ in Value.none }, BuiltinMember("some") { $0.first }],
    members: [
      BuiltinMember("flatMap", mapped),
      BuiltinMember("map", mapped),
      BuiltinMember("unsafelyUnwrapped") { $0.receiver },
    ])

  private static let mapped: BuiltinBody = { call in
    guard call.isCall, let closure = call.callable() else { return nil }
    if case .none = call.receiver { return Value.none }
    return call.evaluator.call(closure, [call.receiver])
  }

  /// Members of every value.
  static let any = BuiltinType(
    "Any",
    members: [
      BuiltinMember("hash") { call in call.isCall ? .void : nil },
      BuiltinMember("hashValue") { call in call.takingRandomly(.int(0)) },
      BuiltinMember("debugDescription") { call in call.evaluator.text(of: call.receiver).map { .string($0) } },
      BuiltinMember("eraseToAnyPublisher") { $0.receiver },
      BuiltinMember("eraseToAnyView") { $0.receiver },
      BuiltinMember("copy") { call in call.isCall ? call.receiver : nil },
      BuiltinMember("objectWillChange") { _ in .native("ObservableObjectPublisher", Publisher.silent) },
      BuiltinMember("publisher") { call in call.isCall ? .publisher(.later) : nil },
    ])

  static let anyHashable = BuiltinType("AnyHashable", initializer: { $0.first })

  static let binding = BuiltinType(
    "Binding",
    initializer: { call in
      if let get = call.callable("get"), let set = call["set"] ?? call.arguments.last?.value {
        let evaluator = call.evaluator
        return .binding(
          BindingValue(
            get: { evaluator.call(get) },
            set: { value in
              guard case .function(let function) = set else { return }
              _ = evaluator.call(function, [value])
            }))
      }
      if let projected = call["projectedValue"], case .binding = projected { return projected }
      // `Binding($optional)` is nil where the optional is.
      if case .binding(let binding)? = call.first { return binding.get().isNone ? Value.none : .binding(binding) }
      return nil
    },
    statics: [
      BuiltinMember("constant") { call in
        call.first.map { value in
          let settled = call.evaluator.settled(value)
          return .binding(BindingValue(get: { settled }, set: { _ in }))
        }
      },
      BuiltinMember("mock") { call in call.first.map { .binding(Storage(call.evaluator.settled($0)).binding) } },
      BuiltinMember("variable") { call in call.first.map { .binding(Storage(call.evaluator.settled($0)).binding) } },
    ],
    members: [
      BuiltinMember("animation") { call in call.isCall ? call.receiver : nil },
      BuiltinMember("transaction") { call in call.isCall ? call.receiver : nil },
    ])

  /// The storages that `_name = State(initialValue:)` and the like make.
  static let stateWrappers: [BuiltinType] = [
    "AccessibilityFocusState", "AppStorage", "FocusState", "GestureState", "Published", "SceneStorage", "State",
    "StateObject",
  ].map { name in
    BuiltinType(
      name, conformances: ["State"],
      initializer: { call in
        let initial =
          call["initialValue"] ?? call["wrappedValue"]
          ?? (name == "AppStorage" || name == "SceneStorage" ? nil : call.first)
        return .native("State", Storage(initial.map(call.evaluator.settled) ?? .none))
      },
      members: name == "State"
        ? [
          BuiltinMember("wrappedValue") { $0.receiver.payload(Storage.self)?.value },
          BuiltinMember("projectedValue") { $0.receiver.payload(Storage.self).map { .binding($0.binding) } },
          BuiltinMember("set wrappedValue") { call in
            guard let storage = call.receiver.payload(Storage.self), let value = call.first else { return nil }
            storage.value = value
            return call.receiver
          },
        ] : [])
  }

  static let objectWrappers: [BuiltinType] = ["Bindable", "EnvironmentObject", "ObservedObject"].map { name in
    BuiltinType(name, initializer: { call in call["initialValue"] ?? call["wrappedValue"] ?? call.first })
  }

  static let scaledMetric = BuiltinType(
    "ScaledMetric",
    initializer: { call in
      guard let value = call["wrappedValue"] ?? call.first else { return nil }
      let style = call["relativeTo"].map(call.evaluator.textStyle) ?? .body
      return .native(
        "ScaledMetric",
        Evaluator.ScaledMetricStorage(value: call.evaluator.resolve(value, as: "CGFloat"), style: style))
    })

  static let environment = BuiltinType("Environment", initializer: { $0.first })

  static let result = BuiltinType(
    "Result",
    statics: [
      BuiltinMember("failure") { call in call.first.map { .native("Result", ResultValue(success: nil, failure: $0)) } },
      BuiltinMember("success") { call in
        .native("Result", ResultValue(success: call.first.map(call.evaluator.settled) ?? .void, failure: nil))
      },
    ],
    members: [
      BuiltinMember("payload failure") { $0.receiver.payload(ResultValue.self)?.failure },
      BuiltinMember("payload success") { $0.receiver.payload(ResultValue.self)?.success },
      BuiltinMember("get") { call in
        guard let result = call.receiver.payload(ResultValue.self) else { return nil }
        if let success = result.success { return success }
        call.evaluator.thrown = result.failure
        return call.evaluator.unwound
      },
    ])

  /// `Result.success` or `.failure`.
  private struct ResultValue: GenericPayload {
    var success: Value?
    var failure: Value?

    func settling(_ settle: (Int, Value) -> Value) -> any GenericPayload {
      ResultValue(success: success.map { settle(0, $0) }, failure: failure.map { settle(1, $0) })
    }
  }
}
