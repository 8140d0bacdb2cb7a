/// Numbers as text for people, the same in every locale.
enum NumberText {
  /// At most three decimals, without trailing zeros: "13.333", "14".
  static func short(_ value: Double) -> String { decimals(value, 3, trimming: true) }

  /// With a fixed number of decimals; ties away from zero, and no "-0".
  static func decimals(_ value: Double, _ count: Int, trimming: Bool = false) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    var factor = 1.0
    for _ in 0..<count { factor *= 10 }
    let scaled = (abs(value) * factor).rounded(.toNearestOrAwayFromZero)
    guard scaled < 1e15 else { return "\(value)" }
    var digits = String(Int(scaled))
    while digits.count <= count { digits = "0" + digits }
    var fraction = String(digits.suffix(count))
    if trimming { while fraction.last == "0" { fraction.removeLast() } }
    let whole = String(digits.dropLast(count))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
