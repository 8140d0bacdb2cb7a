/// Finds the known name that somebody may have meant.
package enum NameSuggestion {
  /// The known name nearest to `name` by edits (insert, delete, replace, swap neighbours), or `nil` when none is near.
  ///
  /// Near is one edit in each three characters, two at least for names of four characters or more. Case is ignored.
  /// - Complexity: The product of the lengths for each known name; names above 64 characters have no suggestion.
  package static func nearest(to name: String, in known: [String]) -> String? {
    guard name.count <= 64 else { return nil }
    let wanted = Array(name.lowercased())
    let limit = wanted.count < 4 ? 1 : max(2, wanted.count / 3)
    let ranked = known.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
    return ranked.filter { $0.distance <= limit }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// " Did you mean “x”?", or nothing: to be added to a message.
  package static func question(for name: String, in known: [String]) -> String {
    nearest(to: name, in: known).map { " Did you mean \"\($0)\"?" } ?? ""
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row] + [Int](repeating: 0, count: right.count)
      for column in 1...right.count {
        let cost = left[row - 1] == right[column - 1] ? 0 : 1
        current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          current[column] = min(current[column], beforeLast[column - 2] + 1)
        }
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
