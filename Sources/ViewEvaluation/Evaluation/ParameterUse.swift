/// Where code gives a local as an argument to an initialiser or function by name.
struct ParameterUse {
  var callee: String
  var label: String?
  /// Whether it is a method, which any type may have.
  var isMember: Bool

  /// The uses of a local in statements, in the order of the source.
  static func uses(of name: String, in statements: [Statement]) -> [ParameterUse] {
    var search = Search(name: name)
    search.add(statements)
    return search.uses
  }

  private struct Search {
    let name: String
    var uses: [ParameterUse] = []

    mutating func add(_ statements: [Statement]) {
      for statement in statements {
        switch statement {
        case .expression(let expression), .returning(let expression?, _): add(expression)
        case .variable(let variable): if let value = variable.value { add(value) }
        case .conditional(let statement):
          add(statement.then)
          add(statement.otherwise ?? [])
        case .forEach(let loop): add(loop.body)
        default: break
        }
      }
    }

    private mutating func add(_ expression: Expression) {
      switch expression.kind {
      case .call(let callee, let arguments, _):
        if case .name(let function, _) = callee.kind { note(function, arguments, isMember: false) }
        if case .member(let base, let function, _) = callee.kind {
          note(function, arguments, isMember: true)
          if let base { add(base) }
        }
        for argument in arguments { add(argument.expression) }
      case .closure(let closure): add(closure.body)
      case .member(let base?, _, _), .forceUnwrap(let base), .optionalChain(let base): add(base)
      case .array(let elements): for element in elements { add(element) }
      default: break
      }
    }

    private mutating func note(_ function: String, _ arguments: [ArgumentExpression], isMember: Bool) {
      for argument in arguments {
        guard case .name(name, _) = argument.expression.kind else { continue }
        uses.append(ParameterUse(callee: function, label: argument.label, isMember: isMember))
      }
    }
  }
}

extension Evaluator {
  /// The type of a closure's parameter as far as the closure says it: as written, else that of what it is given to.
  func parameterType(_ position: Int, of closure: ClosureExpression, _ scope: Scope, path: String) -> TypeExpression? {
    guard closure.hasSignature, position < closure.parameters.count else { return nil }
    let context = context(path: path, scope)
    let parameter = closure.parameters[position]
    if let written = parameter.type { return canonical(written, in: context) }
    for use in ParameterUse.uses(of: parameter.name, in: closure.body) where !use.isMember {
      guard case .project(let type)? = lookUpType(use.callee, in: context) else { continue }
      let declared = initializers(of: type)
      let lists = declared.isEmpty ? [memberwiseParameters(of: type)] : declared.map(\.function.parameters)
      for parameters in lists {
        guard let written = parameters.first(where: { $0.label == use.label })?.type else { continue }
        let found = canonical(written.unwrapped, in: TypeContext(owner: type, path: type.place.file.path))
        // A value that is given as a protocol may be of any type that conforms to it.
        if case .known(let reference)? = found, reference.declaration.kind == .protocolType { return nil }
        return found
      }
    }
    return nil
  }
}
