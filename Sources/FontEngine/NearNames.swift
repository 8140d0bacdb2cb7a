/// Finds the names that a misspelt name may have meant.
enum NearNames {
  /// Longer names are compared by their first characters only.
  private static let maximumLength = 80

  /// The nearest names, best first; those that differ in more than a third of their letters are left out.
  static func best(_ name: String, among names: some Sequence<String>, limit: Int) -> [String] {
    let wanted = Array(name.lowercased().utf8.prefix(maximumLength))
    let bound = max(2, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in names {
      let letters = Array(candidate.lowercased().utf8.prefix(maximumLength))
      guard abs(letters.count - wanted.count) <= bound else { continue }
      let distance = editDistance(wanted, letters, bound: bound)
      if distance <= bound { found.append((distance, candidate)) }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
  }

  /// The number of letters to insert, delete or replace; `bound + 1` where it is larger.
  static func editDistance(_ left: [UInt8], _ right: [UInt8], bound: Int) -> Int {
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        current.append(
          min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1))
      }
      if current.allSatisfy({ $0 > bound }) { return bound + 1 }
      previous = current
    }
    return previous[right.count]
  }
}
