/// A random number generator of the project, as the standard library asks it for numbers.
///
/// The standard library's own algorithms draw from it, so a seeded generator gives what it gives on a device.
struct ProjectGenerator: RandomNumberGenerator {
  private let evaluator: Evaluator
  private let scope = Scope(parent: nil)
  private let target: Expression
  /// Whether every number drawn so far is the generator's own.
  private(set) var isKnown = true
  /// Stands in where the generator gives none, so that every draw comes to an end.
  private var fallback: UInt64 = 0
  private var draws = 0

  /// How many numbers one call may draw: a generator that always gives the same would never end some of them.
  private static let limit = 100_000

  /// `nil` for values that are no generator of the project.
  init?(_ value: Value, _ evaluator: Evaluator) {
    guard case .instance(let instance) = value,
      evaluator.descends(.project(instance.type), from: "RandomNumberGenerator")
    else { return nil }
    self.evaluator = evaluator
    let place = SourcePlace(file: SourceText(path: "", lineStarts: [0]), start: 0, end: 0)
    target = Expression(.name("generator", generics: []), at: place)
    scope.declare("generator", value)
  }

  /// The generator after the draws.
  var value: Value { scope.local("generator") ?? .void }

  mutating func next() -> UInt64 {
    draws += 1
    if isKnown, draws < Self.limit {
      let number = evaluator.call("next", of: value, ArgumentList([]), target: target, scope, target)
      if let bits = number.wide { return UInt64(truncatingIfNeeded: bits) }
    }
    isKnown = false
    fallback &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (fallback ^ (fallback >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension BuiltinCall {
  /// What `draw` takes from the generator of the project that the call names; without one, what stands for any random
  /// value.
  func drawing(_ draw: (inout ProjectGenerator) -> Value?, otherwise: @autoclosure () -> Value?) -> Value? {
    guard let position = arguments.firstIndex(where: { $0.label == "using" }),
      var generator = ProjectGenerator(arguments[position].value, evaluator), let result = draw(&generator)
    else { return takingRandomly(otherwise()) }
    guard generator.isKnown else { return takingRandomly(otherwise()) }
    argumentUpdates?.values[position] = generator.value
    return result
  }

  /// A number of a type in the range `in`.
  func randomInteger(of typeName: String) -> Value? {
    guard case .range(let range)? = self["in"] else { return nil }
    return drawing(
      { generator in
        guard let lower = range.lower?.integer, let upper = range.upper?.integer,
          range.includesUpper ? lower <= upper : lower < upper
        else { return nil }
        let bounds = lower...(range.includesUpper ? upper : upper - 1)
        switch typeName {
        case "UInt8": return Self.random(UInt8.self, bounds, &generator)
        case "UInt16": return Self.random(UInt16.self, bounds, &generator)
        case "UInt32": return Self.random(UInt32.self, bounds, &generator)
        case "Int8": return Self.random(Int8.self, bounds, &generator)
        case "Int16": return Self.random(Int16.self, bounds, &generator)
        case "Int32": return Self.random(Int32.self, bounds, &generator)
        default: return .int(Int.random(in: bounds, using: &generator))
        }
      }, otherwise: range.lower)
  }

  private static func random<Number: FixedWidthInteger>(
    _ type: Number.Type, _ bounds: ClosedRange<Int>, _ generator: inout ProjectGenerator
  ) -> Value? {
    guard let lower = Number(exactly: bounds.lowerBound), let upper = Number(exactly: bounds.upperBound) else {
      return nil
    }
    return .int(Int(Number.random(in: lower...upper, using: &generator)))
  }

  /// A floating-point number in the range `in`.
  func randomNumber(of typeName: String) -> Value? {
    guard case .range(let range)? = self["in"] else { return nil }
    return drawing(
      { generator in
        guard let lower = range.lower?.number, let upper = range.upper?.number, lower < upper, lower.isFinite,
          upper.isFinite
        else { return nil }
        if typeName == "Float" {
          let (low, high) = (Float(lower), Float(upper))
          return .double(
            Double(
              range.includesUpper
                ? Float.random(in: low...high, using: &generator) : Float.random(in: low..<high, using: &generator)))
        }
        return .double(
          range.includesUpper
            ? Double.random(in: lower...upper, using: &generator) : Double.random(in: lower..<upper, using: &generator))
      }, otherwise: range.lower?.number.map { .double($0) })
  }
}
