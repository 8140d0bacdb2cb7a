/// The arguments of a call with the places to write `inout` results back to.
struct ArgumentList {
  var values: [CallArgument]
  /// The expressions of `&value` arguments by position.
  var targets: [Int: Expression] = [:]
  var scope: Scope?
  /// The type that the context expects of the call's result.
  var expected: TypeExpression?

  init(_ values: [CallArgument]) { self.values = values }
}

/// Which argument goes to which parameter.
struct ArgumentMatching {
  /// Positions of arguments by parameter; empty where the default applies.
  private(set) var positions: [[Int]]

  /// Each argument to the parameter at its place, whatever the labels: operators.
  init?(operands: [CallArgument], _ parameters: [ParameterDeclaration]) {
    guard operands.count == parameters.count else { return nil }
    positions = parameters.indices.map { [$0] }
  }

  /// - Returns: `nil` when the labels do not fit.
  init?(
    _ parameters: [ParameterDeclaration], _ arguments: [CallArgument],
    isFunction: (ParameterDeclaration) -> Bool
  ) {
    positions = Array(repeating: [], count: parameters.count)
    var next = 0
    var parameter = 0
    while parameter < parameters.count {
      let declared = parameters[parameter]
      guard next < arguments.count else {
        guard declared.defaultValue != nil || declared.isVariadic else { return nil }
        parameter += 1
        continue
      }
      let argument = arguments[next]
      if Self.fits(argument, declared, isFunction: isFunction) {
        if argument.isTrailingClosure, argument.label == nil, declared.label != nil || declared.defaultValue != nil,
          Self.isLeftForLater(declared, parameters[(parameter + 1)...], arguments[next...], isFunction: isFunction)
        {
          parameter += 1
          continue
        }
        positions[parameter].append(next)
        next += 1
        if declared.isVariadic {
          while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailingClosure {
            positions[parameter].append(next)
            next += 1
          }
        }
      } else if declared.defaultValue == nil, !declared.isVariadic {
        return nil
      }
      parameter += 1
    }
    if next < arguments.count { return nil }
  }

  private static func fits(
    _ argument: CallArgument, _ parameter: ParameterDeclaration, isFunction: (ParameterDeclaration) -> Bool
  ) -> Bool {
    if argument.isTrailingClosure, argument.label == nil { return isFunction(parameter) }
    return argument.label == parameter.label
  }

  /// Whether an unlabelled trailing closure skips a parameter with a default, because later ones need it.
  private static func isLeftForLater(
    _ parameter: ParameterDeclaration, _ following: ArraySlice<ParameterDeclaration>,
    _ arguments: ArraySlice<CallArgument>, isFunction: (ParameterDeclaration) -> Bool
  ) -> Bool {
    guard parameter.defaultValue != nil else { return false }
    let required = following.filter { $0.defaultValue == nil && isFunction($0) }
    return required.count >= arguments.count
  }
}
