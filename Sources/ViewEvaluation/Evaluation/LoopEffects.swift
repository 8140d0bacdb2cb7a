/// What a loop may change outside itself: where it cannot be run, none of this is known after it.
struct LoopEffects {
  /// Variables, properties and elements that are assigned to or changed by a mutating method.
  private(set) var targets: [Expression] = []
  /// Whether the loop may end the function around it.
  private(set) var mayReturn = false
  /// Methods of the standard library and Foundation that change their receiver.
  static let mutatingMethods: Set<String> = [
    "addAttribute", "addAttributes", "addLine", "append", "appendInterpolation", "appendLiteral", "closeSubpath",
    "formIndex", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge",
    "move", "negate", "partition", "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "removeValue", "replaceSubrange", "reserveCapacity", "reverse", "round", "shuffle", "sort",
    "subtract", "swapAt", "toggle", "trimPrefix", "update", "updateValue",
  ]

  /// Names that the loop declares.
  private var locals: Set<String> = []
  private let isMutating: (String) -> Bool

  /// - Parameter isMutating: whether a method of this name changes its receiver.
  init(of body: [Statement], isMutating: @escaping (String) -> Bool) {
    self.isMutating = isMutating
    visit(body)
    targets.removeAll { target in Self.rootName(of: target).map { locals.contains($0) } ?? true }
  }

  private mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression), .throwing(let expression): visit(expression)
    case .variable(let variable):
      visit(variable.value)
      declare(variable.pattern)
    case .function(let function):
      locals.insert(function.name)
      visit(function.body ?? [])
    case .type, .breaking, .continuing, .fallingThrough, .unsupported: break
    case .conditional(let statement): visit(statement)
    case .guarding(let conditions, let otherwise, _):
      visit(conditions)
      visit(otherwise)
    case .selection(let statement):
      visit(statement.subject)
      for item in statement.cases { visit(item.body) }
    case .forEach(let loop):
      declare(loop.pattern)
      visit(loop.sequence)
      visit(loop.body)
    case .whileLoop(let conditions, let body, _):
      visit(conditions)
      visit(body)
    case .repeatLoop(let body, let condition, _):
      visit(body)
      visit(condition)
    case .returning(let value, _):
      mayReturn = true
      visit(value)
    case .deferring(let body), .labelledBlock(_, let body): visit(body)
    case .attempt(let body, let clauses):
      visit(body)
      for clause in clauses { visit(clause.body) }
    }
  }

  private mutating func visit(_ statement: IfStatement) {
    visit(statement.conditions)
    visit(statement.then)
    visit(statement.otherwise ?? [])
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .binding(let pattern, _, let expression):
        declare(pattern)
        visit(expression)
      case .matching(let pattern, let expression):
        declare(pattern)
        visit(expression)
      case .availability, .constant: break
      }
    }
  }

  private mutating func visit(_ expression: Expression?) {
    guard let expression else { return }
    switch expression.kind {
    case .assignment(let target, let value):
      targets.append(Self.changed(target))
      visit(value)
    case .binary(let name, let left, let right):
      if name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) {
        targets.append(Self.changed(left))
      }
      visit(left)
      visit(right)
    case .call(let callee, let arguments, _):
      if case .member(let base?, let name, _) = callee.kind {
        if isMutating(name) { targets.append(Self.changed(base)) }
        visit(base)
      }
      for argument in arguments { visit(argument.expression) }
    case .inOut(let target): targets.append(Self.changed(target))
    case .closure(let closure):
      // What returns from a closure stays in the loop.
      let outer = mayReturn
      for parameter in closure.parameters { locals.insert(parameter.name) }
      visit(closure.body)
      mayReturn = outer
    case .optionalChain(let inner), .forceUnwrap(let inner), .attempt(_, let inner), .await(let inner),
      .prefix(_, let inner), .postfix(_, let inner), .cast(let inner, _, _), .member(let inner?, _, _):
      visit(inner)
    case .lazyBinary(_, let left, let right):
      visit(left)
      visit(right)
    case .ternary(_, let first, let second, source: _):
      visit(first)
      visit(second)
    case .conditional(let statement): visit(statement)
    case .selection(let statement): visit(.selection(statement))
    default: break
    }
  }

  private mutating func declare(_ pattern: Pattern) {
    switch pattern {
    case .name(let name): locals.insert(name)
    case .tuple(let parts): for part in parts { declare(part.pattern) }
    case .enumCase(_, _, let payload): for part in payload ?? [] { declare(part.pattern) }
    case .optional(let inner), .asType(let inner, _): declare(inner)
    case .wildcard, .expression, .isType: break
    }
  }

  /// The whole of which an element is changed: which elements a loop changes is not known.
  private static func changed(_ target: Expression) -> Expression {
    switch target.kind {
    case .index(let base, _, _), .optionalChain(let base), .forceUnwrap(let base): changed(base)
    default: target
    }
  }

  private static func rootName(of target: Expression) -> String? {
    switch target.kind {
    case .name(let name, _): name
    case .member(let base?, _, _), .index(let base, _, _), .optionalChain(let base), .forceUnwrap(let base):
      rootName(of: base)
    default: nil
    }
  }
}
