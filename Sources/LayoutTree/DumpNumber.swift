/// Numbers as dumps show them: at most three decimals, no needless zeros, no sign before zero.
struct DumpNumber: CustomStringConvertible {
  var value: Double

  init(_ value: Double) { self.value = value }

  var description: String {
    guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
    let thousandths = Int((value * 1000).rounded(.toNearestOrAwayFromZero))
    let whole = abs(thousandths) / 1000
    var decimals = String(abs(thousandths) % 1000 + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}
