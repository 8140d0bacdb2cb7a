package import Auditing

/// Numbers as text, the same on every host.
package enum FigureFormat {
  /// A number with at most `decimals` digits after the point and no trailing zeros, for machines: "-0.31", "12".
  ///
  /// Rounded to the nearest, ties away from zero. What is not finite becomes "0".
  package static func number(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "0" }
    var text = fixed(value, decimals: decimals, rule: .toNearestOrAwayFromZero)
    if decimals > 0 {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  /// A fact's value with its unit, for people: "−0.31 pt", "2.83:1", "3 lines", "40 %".
  ///
  /// Ratios are cut, never rounded up, so that a figure below its threshold never reads as reaching it.
  package static func value(_ fact: Fact) -> String { value(fact.value, fact.unit) }

  /// A value with its unit, for people.
  package static func value(_ value: Double, _ unit: Fact.Unit) -> String {
    guard value.isFinite else { return value.isNaN ? "unknown" : (value < 0 ? "−∞" : "∞") }
    let digits = digits(value, unit)
    return switch unit {
    case .ratio: digits + ":1"
    case .points: digits + " pt"
    case .percent: digits + " %"
    case .lightnessContrast: "Lc " + digits
    case .lines: digits + (value == 1 ? " line" : " lines")
    case .characters: digits + (value == 1 ? " character" : " characters")
    case .none: digits
    }
  }

  /// The digits of a value as its unit is shown, with a true minus sign.
  package static func digits(_ value: Double, _ unit: Fact.Unit) -> String {
    let text: String =
      switch unit {
      case .ratio: fixed(value, decimals: 2, rule: .towardZero)
      case .points: number(value, decimals: 2)
      case .percent, .lightnessContrast: number(value, decimals: 1)
      case .lines, .characters, .none: number(value, decimals: 2)
      }
    let isZero = text.allSatisfy { $0 == "0" || $0 == "." || $0 == "-" }
    if isZero { return text.replacing("-", with: "") }
    return text.replacing("-", with: "−")
  }

  /// A value with its tolerance, where it has one: "−0.31 ± 0.6 pt".
  package static func valueWithTolerance(_ fact: Fact) -> String {
    guard fact.tolerance > 0, fact.value.isFinite else { return value(fact) }
    let tolerance = number(fact.tolerance, decimals: fact.tolerance < 0.1 ? 3 : 2)
    let number = digits(fact.value, fact.unit)
    return value(fact).replacing(number, with: number + " ± " + tolerance, maxReplacements: 1)
  }

  /// Exactly `decimals` digits after the point.
  private static func fixed(_ value: Double, decimals: Int, rule: FloatingPointRoundingRule) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (value * factor).rounded(rule)
    guard abs(scaled) < 9e15 else { return "\(value)" }
    let whole = Int64(abs(scaled))
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(whole) }
    let unit = Int64(factor)
    let fraction = String(whole % unit)
    return sign + String(whole / unit) + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}
