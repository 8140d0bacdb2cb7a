/// The names that code uses, without the code that runs only on an action or shows only when something is presented.
struct RenderedNames {
  enum Use: Hashable {
    /// A bare name: a type, function or variable.
    case name(String)
    /// `.member` on anything.
    case member(String)
    /// `.member(…)` on anything.
    case call(String)
    /// `Type(label: …)`, "_" for no label.
    case construction(String, label: String)
    /// A type where a type is written.
    case type(String)
    /// `@Name`.
    case attribute(String)
  }

  private(set) var uses: Set<Use> = []
  /// Names that the code itself declares: parameters and local values.
  private(set) var locals: Set<String> = []
  /// Names that the code assigns to, or changes in place.
  private(set) var assigned: Set<String> = []
  /// What the code assigns to, as written.
  private(set) var targets: [Expression] = []
  /// What is called, in order.
  private(set) var callees: [Expression] = []
  /// Whether code that runs only on an action counts too.
  private let followsActions: Bool

  init(followsActions: Bool = false) { self.followsActions = followsActions }

  /// Labels of arguments that hold actions, or views that stand elsewhere.
  private static let skippedLabels: Set<String> = [
    "action", "destination", "onCommit", "onDismiss", "onEditingChanged", "onIncrement", "onDecrement", "perform",
  ]

  /// Modifiers and functions that show nothing at rest.
  private static let skippedCalls: Set<String> = Set(
    ModifiersWithoutEffect.names + UnmodelledModifier.all.map(\.name)
  ).union([
    "modelContainer", "modelContext",
    "contextMenu", "fullScreenCover", "gesture", "highPriorityGesture", "onLongPressGesture", "onTapGesture",
    "popover", "sheet", "simultaneousGesture", "Task",
  ])

  /// `isPresented: .constant(true)`: what a preview presents from the start is part of it.
  private static func presentsAlways(_ argument: ArgumentExpression) -> Bool {
    guard argument.label == "isPresented", case .call(let callee, let values, _) = argument.expression.kind,
      case .member(_, "constant", _) = callee.kind, case .boolean(true)? = values.first?.expression.kind
    else { return false }
    return true
  }

  /// Calls whose unlabelled trailing closure is an action or a destination unless a labelled argument takes that place.
  private static let actingCalls: [String: String] = ["Button": "action", "NavigationLink": "destination"]

  mutating func add(_ statements: [Statement]) { for statement in statements { add(statement) } }

  mutating func add(_ expression: Expression?) {
    guard let expression else { return }
    switch expression.kind {
    case .integer, .unsigned, .double, .boolean, .nilLiteral, .unsupported: break
    case .string(let pieces):
      for case .interpolation(let arguments) in pieces { add(arguments) }
    case .name(let name, let generics):
      uses.insert(.name(name))
      for type in generics { add(type) }
    case .member(let base, let name, _):
      add(base)
      uses.insert(.member(name))
    case .call(let callee, let arguments, _): call(callee, arguments)
    case .index(let base, let arguments, _):
      add(base)
      add(arguments)
    case .optionalChain(let base), .forceUnwrap(let base), .prefix(_, let base), .postfix(_, let base),
      .attempt(_, let base), .await(let base), .inOut(let base):
      add(base)
    case .binary(let name, let left, let right):
      if name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) { assign(left) }
      add(left)
      add(right)
    case .assignment(let left, let right):
      assign(left)
      add(left)
      add(right)
    case .lazyBinary(_, let left, let right):
      add(left)
      add(right)
    case .ternary(let condition, let first, let second, _):
      add(condition)
      add(first)
      add(second)
    case .cast(let value, _, let type):
      add(value)
      add(type)
    case .array(let elements): for element in elements { add(element) }
    case .dictionary(let pairs):
      for (key, value) in pairs {
        add(key)
        add(value)
      }
    case .tuple(let arguments), .macro(_, let arguments): add(arguments)
    case .closure(let closure):
      for capture in closure.captures {
        locals.insert(capture.name)
        add(capture.expression)
      }
      for parameter in closure.parameters { add(parameter) }
      add(closure.body)
    case .keyPath(let path):
      add(path.root)
      for case .property(let name) in path.components { uses.insert(.member(name)) }
    case .type(let type): add(type)
    case .conditional(let statement): add(.conditional(statement))
    case .selection(let statement): add(.selection(statement))
    }
  }

  private mutating func assign(_ target: Expression) {
    if case .tuple(let parts) = target.kind { return parts.forEach { assign($0.expression) } }
    targets.append(target)
    if let name = target.assignedName { assigned.insert(name) }
  }

  /// Methods that change what they are called on.
  private static let changingCalls: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "shuffle", "sort", "toggle",
  ]

  private mutating func add(_ arguments: [ArgumentExpression]) {
    for argument in arguments { add(argument.expression) }
  }

  private mutating func call(_ callee: Expression, _ arguments: [ArgumentExpression]) {
    callees.append(callee)
    var name: String?
    switch callee.kind {
    case .name(let callee, _): name = callee
    case .member(_, let member, _): name = member
    default: break
    }
    add(callee)
    if case .member(let base, let member, _) = callee.kind {
      uses.insert(.call(member))
      if let base, Self.changingCalls.contains(member) { assign(base) }
      if member == "assign", let place = arguments.first(where: { $0.label == "to" })?.expression.subscribedProperty {
        assigned.insert(place)
      }
    }
    if case .name(let type, _) = callee.kind, type.first?.isUppercase == true, let first = arguments.first,
      !first.isTrailingClosure
    {
      uses.insert(.construction(type, label: first.label ?? "_"))
    }
    if followsActions { return add(arguments) }
    if let name, Self.skippedCalls.contains(name), !arguments.contains(where: Self.presentsAlways) { return }
    let acting = name.flatMap { Self.actingCalls[$0] }
    let actionIsLabelled = arguments.contains { $0.label == acting }
    for argument in arguments {
      if let label = argument.label, Self.skippedLabels.contains(label) { continue }
      if acting != nil, argument.isTrailingClosure, argument.label == nil, !actionIsLabelled { continue }
      add(argument.expression)
    }
  }

  mutating func add(_ type: TypeExpression?) {
    switch type {
    case .named(let name, let generics)?:
      uses.insert(.type(name))
      for inner in generics { add(inner) }
    case .optional(let inner)?, .array(let inner)?, .metatype(let inner)?: add(inner)
    case .dictionary(let key, let value)?:
      add(key)
      add(value)
    case .tuple(_, let parts)?: for part in parts { add(part) }
    case .function?, .known?, nil: break
    }
  }

  mutating func add(_ statement: Statement) {
    switch statement {
    case .expression(let expression), .throwing(let expression): add(expression)
    case .variable(let variable):
      add(variable.pattern)
      add(variable.type)
      add(variable.value)
      if let declaration = variable.declaration {
        locals.insert(declaration.name)
        add(declaration)
      }
    case .function(let function):
      locals.insert(function.name)
      add(function)
    case .type, .breaking, .continuing, .fallingThrough, .unsupported: break
    case .conditional(let statement):
      add(statement.conditions)
      add(statement.then)
      add(statement.otherwise ?? [])
    case .guarding(let conditions, let otherwise, _):
      add(conditions)
      add(otherwise)
    case .selection(let statement):
      add(statement.subject)
      for item in statement.cases {
        for (pattern, condition) in item.patterns {
          add(pattern)
          add(condition)
        }
        add(item.body)
      }
    case .forEach(let loop):
      add(loop.pattern)
      add(loop.sequence)
      add(loop.condition)
      add(loop.body)
    case .whileLoop(let conditions, let body, _):
      add(conditions)
      add(body)
    case .repeatLoop(let body, let condition, _):
      add(body)
      add(condition)
    case .returning(let value, _): add(value)
    case .deferring(let body), .labelledBlock(_, let body): add(body)
    case .attempt(let body, let clauses):
      add(body)
      for clause in clauses {
        for (pattern, condition) in clause.patterns {
          add(pattern)
          add(condition)
        }
        add(clause.body)
      }
    }
  }

  private mutating func add(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): add(expression)
      case .binding(let pattern, let type, let expression):
        add(pattern)
        add(type)
        add(expression)
      case .matching(let pattern, let expression):
        add(pattern)
        add(expression)
      case .availability, .constant: break
      }
    }
  }

  private mutating func add(_ pattern: Pattern) {
    switch pattern {
    case .wildcard: break
    case .name(let name): locals.insert(name)
    case .tuple(let parts): for part in parts { add(part.pattern) }
    case .enumCase(let type, _, let payload):
      add(type)
      for part in payload ?? [] { add(part.pattern) }
    case .optional(let inner): add(inner)
    case .expression(let expression): add(expression)
    case .isType(let type): add(type)
    case .asType(let inner, let type):
      add(inner)
      add(type)
    }
  }

  /// A property with its wrapper, type and value.
  mutating func add(_ property: VariableDeclaration) {
    add(attributes: property.attributes)
    add(property.type)
    add(property.initialValue)
    add(property.getter ?? [])
  }

  mutating func add(_ function: FunctionDeclaration) {
    add(attributes: function.attributes)
    for parameter in function.parameters { add(parameter) }
    add(function.body ?? [])
  }

  private mutating func add(_ parameter: ParameterDeclaration) {
    locals.insert(parameter.name)
    add(parameter.type)
    add(parameter.defaultValue)
  }

  private mutating func add(attributes: [Attribute]) {
    for attribute in attributes {
      uses.insert(.attribute(attribute.name))
      for argument in attribute.arguments { add(argument.expression) }
    }
  }
}
