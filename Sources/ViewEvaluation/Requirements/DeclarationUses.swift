internal import Synchronization

/// The names that the code of declarations uses, each declaration read once for all previews.
final class DeclarationUses: Sendable {
  private let known = Mutex<[ObjectIdentifier: RenderedNames]>([:])

  /// How many declarations were read.
  var count: Int { known.withLock { $0.count } }

  func names(in property: VariableDeclaration) -> RenderedNames {
    names(ObjectIdentifier(property)) { $0.add(property) }
  }

  func names(in function: FunctionDeclaration) -> RenderedNames {
    names(ObjectIdentifier(function)) { $0.add(function) }
  }

  private func names(_ key: ObjectIdentifier, _ read: (inout RenderedNames) -> Void) -> RenderedNames {
    if let found = known.withLock({ $0[key] }) { return found }
    var names = RenderedNames()
    read(&names)
    known.withLock { $0[key] = names }
    return names
  }
}
