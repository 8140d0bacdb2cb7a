import Colorimetry

extension Fact {
  /// The figure for people: "3.8 ± 0.4 pt", "2.83:1", "2 lines".
  ///
  /// Lengths have one decimal, contrast two that are cut and never rounded up, counts none.
  package var display: String {
    switch unit {
    case .points:
      tolerance > 0.05 ? "\(Fact.decimal(value)) ± \(Fact.decimal(tolerance)) pt" : "\(Fact.decimal(value)) pt"
    case .ratio: Fact.hundredthsCut(value) + ":1"
    case .lines: Fact.count(value, "line")
    case .characters: Fact.count(value, "character")
    case .percent: "\(Fact.decimal(value)) %"
    case .lightnessContrast: "Lc \(Fact.decimal(value))"
    case .none: Fact.decimal(value)
    }
  }

  /// The figure without its sign.
  package var magnitude: Fact { Fact(name, abs(value), unit, tolerance: tolerance) }

  /// One decimal, or none where it is 0: "16", "3.8", "-0.3".
  package static func decimal(_ value: Double) -> String {
    let tenths = (value * 10).rounded(.toNearestOrAwayFromZero)
    guard tenths.isFinite, abs(tenths) < 1e15 else { return value > 0 ? "∞" : "–" }
    let whole = Int(abs(tenths))
    let sign = tenths < 0 ? "-" : ""
    return whole % 10 == 0 ? "\(sign)\(whole / 10)" : "\(sign)\(whole / 10).\(whole % 10)"
  }

  private static func count(_ value: Double, _ noun: String) -> String {
    "\(decimal(value)) \(noun)\(abs(value) == 1 ? "" : "s")"
  }

  private static func hundredthsCut(_ value: Double) -> String { Contrast.display(value) }
}
