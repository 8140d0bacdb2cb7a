/// What SwiftUI subscribes to.
extension Evaluator {
  /// A view hears of every change of an object that it observes: the object's own `objectWillChange` gets its subscriber.
  ///
  /// - Source: Combine documentation, "ObservableObject".
  /// - Verification: documented.
  func subscribe(to object: Value) {
    guard case .instance(let instance) = object, instance.type.isReference, !instance.isUnderConstruction,
      profile(of: instance.type).property("objectWillChange") != nil,
      subscribedObjects.insert(ObjectIdentifier(instance)).inserted
    else { return }
    member("objectWillChange", of: object).publisher?.subscribe { _ in }
  }
}
