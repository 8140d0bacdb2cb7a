internal import Diagnostics

/// Objects that views make in their bodies live on when the tree is made again with what actions changed in them: the
/// platform evaluates a body again only where something changed that it reads.
///
/// - Verification: Inferred.
extension Evaluator {
  /// The object of the expansion before, if an action changed it and it would be made of the same values; else a new one.
  func madeOnce(
    _ type: TypeDeclaration, _ list: ArgumentList, range: SourceRange?, _ make: () -> Value
  ) -> Value {
    guard type.isReference, appearance.isCollecting, !appearance.isRunning, !isMakingObject, let range else {
      return make()
    }
    let place = appearance.nextObjectPlace(range)
    if let known = appearance.objects[place], known.instance.type.original === type.original,
      areSame(known.arguments, list.values), isChanged(known.instance)
    {
      return .instance(known.instance)
    }
    isMakingObject = true
    let value = make()
    isMakingObject = false
    if case .instance(let instance) = value {
      appearance.objects[place] = Appearance.MadeObject(instance: instance, arguments: list.values)
    }
    return value
  }

  private func areSame(_ old: [CallArgument], _ new: [CallArgument]) -> Bool {
    guard old.count == new.count else { return false }
    return zip(old, new).allSatisfy { old, new in
      if case .function = old.value, case .function = new.value { return true }
      return areEqual(old.value, new.value).isYes
    }
  }

  /// Whether an action changed an object, or one that it holds.
  private func isChanged(_ instance: Instance) -> Bool {
    if appearance.changedObjects.isEmpty { return false }
    var visited: Set<ObjectIdentifier> = []
    var waiting: [Value] = [.instance(instance)]
    while let value = waiting.popLast() {
      switch value {
      case .instance(let instance):
        guard visited.insert(ObjectIdentifier(instance)).inserted else { continue }
        if appearance.changedObjects.contains(ObjectIdentifier(instance)) { return true }
        waiting += instance.fields.values
      case .array(let elements): waiting += elements
      case .dictionary(let dictionary): waiting += dictionary.values
      case .native(let native): if let storage = native.payload as? Storage { waiting.append(storage.value) }
      default: break
      }
    }
    return false
  }
}
