/// The names visible at a place of running code: locals, then what encloses them.
package final class Scope: @unchecked Sendable {
  let parent: Scope?
  private var names: [String] = []
  private var values: [Value] = []
  /// Locals that are declared with an optional type.
  private var optionals: Set<String> = []
  /// The types of locals that are declared without a value.
  var declaredTypes: [String: TypeExpression] = [:]
  /// The receiver of the running method, with its type; found by walking outwards.
  var receiver: Receiver?
  /// What the generic parameters of the function that runs here stand for.
  var generics: [String: TypeExpression?] = [:]

  /// What `self` means in a scope.
  final class Receiver: @unchecked Sendable {
    var value: Value
    /// The type whose declaration the running code stands in.
    let owner: TypeDeclaration?
    /// Whether `self` is the type: static members and initial values.
    let isStatic: Bool
    /// In an initialiser of an enum or a platform type: `self.init(…)` gives the value.
    var isConstructing = false

    /// Types whose members a whole number has only as a literal that is read as one of them.
    private static let floatingPointNames: Set<String> = [
      "BinaryFloatingPoint", "CGFloat", "Double", "Float", "FloatingPoint", "TimeInterval",
    ]

    init(value: Value, owner: TypeDeclaration?, isStatic: Bool = false) {
      self.value = value
      if case .int(let number) = value, let owner, owner.kind == .platformExtension,
        Self.floatingPointNames.contains(owner.name)
      {
        self.value = .double(Double(number))
      }
      self.owner = owner
      self.isStatic = isStatic
    }
  }

  init(parent: Scope?, receiver: Receiver? = nil) {
    self.parent = parent
    self.receiver = receiver
  }

  func declare(_ name: String, _ value: Value, isOptional: Bool = false) {
    names.append(name)
    values.append(value)
    // `guard let name` declares it again in the same scope.
    if isOptional { optionals.insert(name) } else { optionals.remove(name) }
  }

  /// Whether a local is declared with an optional type.
  func isOptional(_ name: String) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.names.contains(name) { return current.optionals.contains(name) }
      scope = current.parent
    }
    return false
  }

  /// The value of a local, or `nil` where no scope declares the name.
  func local(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      var index = current.names.count - 1
      while index >= 0 {
        if current.names[index] == name { return current.values[index] }
        index -= 1
      }
      scope = current.parent
    }
    return nil
  }

  /// The type of a local that was declared without a value.
  func declaredType(_ name: String) -> TypeExpression? {
    var scope: Scope? = self
    while let current = scope {
      if let type = current.declaredTypes[name] { return type }
      if current.names.contains(name) { return nil }
      scope = current.parent
    }
    return nil
  }

  /// Sets a local; `false` where no scope declares the name.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if let index = current.names.lastIndex(of: name) {
        current.values[index] = value
        return true
      }
      scope = current.parent
    }
    return false
  }

  /// The generic parameters of the functions around this place, the innermost first.
  var nearestGenerics: [String: TypeExpression?] {
    var scope: Scope? = self
    var result: [String: TypeExpression?] = [:]
    while let current = scope {
      if !current.generics.isEmpty { result.merge(current.generics) { inner, _ in inner } }
      scope = current.parent
    }
    return result
  }

  /// The nearest `self`.
  var nearestReceiver: Receiver? {
    var scope: Scope? = self
    while let current = scope {
      if let receiver = current.receiver { return receiver }
      scope = current.parent
    }
    return nil
  }
}
