import Diagnostics
package import Typography

/// Text sizes as people write them in comments and baselines: "large, accessibility2...".
package enum TextSizeList {
  /// A name that there is not.
  package struct UnknownName: Error, Hashable, Sendable {
    package var name: String

    /// What is wrong and what to do.
    package var message: String {
      let names = DynamicTypeSize.allCases.map(\.rawValue)
      return "there is no text size \"\(name)\".\(NameSuggestion.question(for: name, in: names)) "
        + "Name sizes such as large or AX2, and ranges such as accessibility2..."
    }
  }

  /// The sizes that a text names; stretches with three dots, open on either side.
  package static func sizes(in text: String) throws(UnknownName) -> Set<DynamicTypeSize> {
    var sizes: Set<DynamicTypeSize> = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
      guard let dots = part.firstRange(of: "...") else {
        sizes.insert(try size(part))
        continue
      }
      let start = String(part[..<dots.lowerBound])
      let end = String(part[dots.upperBound...])
      guard !(start.isEmpty && end.isEmpty) else { throw UnknownName(name: part) }
      let first = start.isEmpty ? DynamicTypeSize.xSmall : try size(start)
      let last = end.isEmpty ? DynamicTypeSize.accessibility5 : try size(end)
      guard first <= last else { throw UnknownName(name: part) }
      sizes.formUnion(DynamicTypeSize.allCases.filter { (first...last).contains($0) })
    }
    return sizes
  }

  private static func size(_ name: String) throws(UnknownName) -> DynamicTypeSize {
    guard let known = DynamicTypeSize(spelling: name) else { throw UnknownName(name: name) }
    return known
  }

  /// The shortest such text: "small, accessibility2...".
  package static func text(of sizes: some Sequence<DynamicTypeSize>) -> String {
    let all = DynamicTypeSize.allCases
    let wanted = Set(sizes)
    if wanted.count == all.count { return "xSmall..." }
    var parts: [String] = []
    var index = 0
    while index < all.count {
      guard wanted.contains(all[index]) else {
        index += 1
        continue
      }
      let start = index
      while index + 1 < all.count, wanted.contains(all[index + 1]) { index += 1 }
      let (first, last) = (all[start], all[index])
      switch (index - start, last) {
      case (0, _): parts.append(first.rawValue)
      case (_, .accessibility5): parts.append(first.rawValue + "...")
      case (1, _): parts += [first.rawValue, last.rawValue]
      default: parts.append((start == 0 ? "" : first.rawValue) + "..." + last.rawValue)
      }
      index += 1
    }
    return parts.joined(separator: ", ")
  }
}
