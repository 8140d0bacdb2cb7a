internal import Diagnostics

/// What the app does before its first view: a preview is shown by the app that its file belongs to, which has started.
extension Evaluator {
  /// Runs the start of the app that a layout belongs to, for the globals and statics that it sets; what it would set in
  /// code that cannot be run is said where the tree reads it.
  ///
  /// A file of a framework or package is shown without the start of an app; which app shows it, if any, is not known, so
  /// it is said where the tree reads what an app sets.
  /// - Verification: documented for files of an app.
  func launch(forLayoutAt range: SourceRange) {
    guard let entry = index.entryPoint(seenFrom: range.file) else {
      if !index.setAtStart.isEmpty { appearance.withoutApp = range }
      return
    }
    for action in startActions(of: entry) {
      perform(
        Appearance.Action(
          identity: 0, name: action.name, function: FunctionValue(.native(action.body)), arguments: [],
          environment: place, range: range))
    }
    appearance.endLaunch()
  }

  /// The code that runs at the start: the initialiser of an `App`, and what delegates of the application do.
  private func startActions(of entry: TypeDeclaration) -> [(name: String, body: BuiltinBody)] {
    let launches = delegates(of: entry).compactMap { delegate -> (name: String, body: BuiltinBody)? in
      let functions = (delegate.members.functions["application"] ?? []).filter {
        $0.parameters.map(\.label) == [nil, "didFinishLaunchingWithOptions"] && $0.body != nil
      }
      guard !functions.isEmpty else { return nil }
      let launch: BuiltinBody = { call in
        let delegate = call.evaluator.construct(.project(delegate), ArgumentList([]), range: nil)
        let arguments = [
          CallArgument(value: .native("UIApplication", "shared")),
          CallArgument(label: "didFinishLaunchingWithOptions", value: .none),
        ]
        let method = FunctionValue(.declared(functions, receiver: delegate, scope: nil))
        return call.evaluator.call(method, ArgumentList(arguments), range: nil)
      }
      return ("didFinishLaunchingWithOptions", launch)
    }
    guard initializers(of: entry).contains(where: { $0.function.parameters.isEmpty }) else { return launches }
    let start: BuiltinBody = { $0.evaluator.construct(.project(entry), ArgumentList([]), range: nil) }
    return [("init", start)] + launches
  }

  private func delegates(of entry: TypeDeclaration) -> [TypeDeclaration] {
    if entry.isReference { return [entry] }
    let scope = Scope(
      parent: nil, receiver: Scope.Receiver(value: .type(.project(entry)), owner: entry, isStatic: true))
    return entry.members.storedOrder.compactMap { property in
      guard let wrapper = property.attributes.first(where: { $0.name == "UIApplicationDelegateAdaptor" }) else {
        return nil
      }
      let context = TypeContext(owner: entry, path: property.place.file.path)
      var type = property.type.flatMap { self.type(of: $0, in: context) }
      if let argument = wrapper.arguments.first, case .type(let given) = evaluate(argument.expression, scope) {
        type = given
      }
      guard case .project(let delegate)? = type else { return nil }
      return delegate
    }
  }
}
