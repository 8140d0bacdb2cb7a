import Geometry
import ViewTree

/// Turns the closures of alignment guides into data where they are plain arithmetic on the view's dimensions, so that the
/// tree can be printed and compared; any other closure stays code that layout runs with real numbers.
struct GuideLifting {
  let evaluator: Evaluator

  /// The position that `closure` computes from its argument.
  func expression(of function: FunctionValue) -> GuideExpression {
    if case .closure(let closure, let scope) = function.body, closure.captures.isEmpty,
      let result = Self.result(of: closure.body)
    {
      let lifted = lift(result, parameter: closure.parameters.first?.name ?? "$0", scope: scope)
      if let lifted { return lifted }
    }
    let evaluator = evaluator
    return .computed(
      GuideComputation { context in
        evaluator.enter {
          evaluator.resolve(evaluator.call(function, [.native("ViewDimensions", context)]), as: "CGFloat").number
        }
      })
  }

  /// The position that a type's `defaultValue(in:)` gives.
  func defaultValue(of declaration: TypeDeclaration) -> GuideExpression? {
    guard let function = declaration.members.staticFunctions["defaultValue"]?.first else { return nil }
    if let body = function.body, let result = Self.result(of: body), let parameter = function.parameters.first?.name {
      let lifted = lift(result, parameter: parameter, scope: nil)
      if let lifted { return lifted }
    }
    let evaluator = evaluator
    return .computed(
      GuideComputation { context in
        evaluator.enter {
          let argument = CallArgument(label: "in", value: .native("ViewDimensions", context))
          let value = evaluator.callMember("defaultValue", of: .type(.project(declaration)), [argument])
          return evaluator.resolve(value, as: "CGFloat").number
        }
      })
  }

  /// The expression of a body that is one expression or one `return`.
  private static func result(of body: [Statement]) -> Expression? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let expression): return expression
    case .returning(let expression, _): return expression
    default: return nil
    }
  }

  private func lift(_ expression: Expression, parameter: String, scope: Scope?) -> GuideExpression? {
    func operand(_ expression: Expression) -> GuideExpression? {
      lift(expression, parameter: parameter, scope: scope)
    }
    switch expression.kind {
    case .integer(let value): return .constant(Double(value))
    case .double(let value): return .constant(value)
    case .prefix("-", let inner): return operand(inner).map { .difference(.constant(0), $0) }
    case .tuple(let parts) where parts.count == 1: return operand(parts[0].expression)
    case .member(let base?, let name, _) where isParameter(base, parameter):
      return name == "width" ? .width : name == "height" ? .height : nil
    case .index(let base, let arguments, _) where isParameter(base, parameter):
      guard arguments.count == 1, arguments[0].label == nil else { return nil }
      return guide(arguments[0].expression, scope: scope).map { .guide($0) }
    case .lazyBinary(.coalesce, let left, let right): return coalesced(left, right, parameter: parameter, scope: scope)
    case .binary(let symbol, let left, let right):
      guard let left = operand(left), let right = operand(right) else { return nil }
      return Self.combined(symbol, left, right)
    case .call(let callee, let arguments, _): return extreme(callee, arguments, operand)
    case .name, .member: return constant(expression, parameter: parameter, scope: scope)
    default: return nil
    }
  }

  /// `d[explicit: .top] ?? d[.bottom]`.
  private func coalesced(
    _ left: Expression, _ right: Expression, parameter: String, scope: Scope?
  ) -> GuideExpression? {
    guard case .index(let base, let arguments, _) = left.kind, isParameter(base, parameter), arguments.count == 1,
      arguments[0].label == "explicit", let guide = guide(arguments[0].expression, scope: scope),
      let fallback = lift(right, parameter: parameter, scope: scope)
    else { return nil }
    return .explicit(guide, fallback: fallback)
  }

  /// `min(a, b)` and `max(a, b)`.
  private func extreme(
    _ callee: Expression, _ arguments: [ArgumentExpression], _ operand: (Expression) -> GuideExpression?
  ) -> GuideExpression? {
    guard case .name(let name, _) = callee.kind, arguments.count == 2, let left = operand(arguments[0].expression),
      let right = operand(arguments[1].expression)
    else { return nil }
    switch name {
    case "min": return .minimum(left, right)
    case "max": return .maximum(left, right)
    default: return nil
    }
  }

  private static func combined(_ symbol: String, _ left: GuideExpression, _ right: GuideExpression) -> GuideExpression?
  {
    switch symbol {
    case "+": .sum(left, right)
    case "-": .difference(left, right)
    case "*": .product(left, right)
    case "/": .quotient(left, right)
    default: nil
    }
  }

  private func isParameter(_ expression: Expression, _ parameter: String) -> Bool {
    if case .name(let name, _) = expression.kind { return name == parameter }
    return false
  }

  /// A number from outside the closure; members of the parameter are no constants.
  private func constant(_ expression: Expression, parameter: String, scope: Scope?) -> GuideExpression? {
    guard let scope, !mentions(parameter, expression) else { return nil }
    return evaluator.resolve(evaluator.evaluate(expression, scope), as: "CGFloat").number.map { .constant($0) }
  }

  private func mentions(_ parameter: String, _ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, _): name == parameter
    case .member(let base?, _, _): mentions(parameter, base)
    default: false
    }
  }

  /// The guide of `.leading`, `HorizontalAlignment.center`, `VerticalAlignment.myGuide`.
  private func guide(_ expression: Expression, scope: Scope?) -> AlignmentGuideID? {
    if let guide = Self.platformGuide(expression) { return guide }
    guard let scope else { return nil }
    return evaluator.guide(.pending(PendingExpression(expression: expression, scope: scope)))
  }

  /// A guide of the platform by its name; a bare `.center` could be either axis and is left to the code.
  private static func platformGuide(_ expression: Expression) -> AlignmentGuideID? {
    guard case .member(let base, let name, _) = expression.kind else { return nil }
    var axis: Axis?
    if let base {
      guard case .name(let type, _) = base.kind else { return nil }
      axis = type == "HorizontalAlignment" ? .horizontal : type == "VerticalAlignment" ? .vertical : nil
      if axis == nil { return nil }
    }
    let guides: [AlignmentGuideID] = [
      .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
      .listRowSeparatorLeading, .listRowSeparatorTrailing,
    ]
    let found = guides.filter { $0.name == name && (axis == nil || axis == $0.axis) }
    return found.count == 1 ? found[0] : nil
  }
}
