import LayoutTree

/// The boxes that share a parent in their paths, counted by kind.
struct PathScope {
  /// The view that they lie in; `nil` for the roots.
  private let scope: BoxPath.Scope?
  // A view has few kinds of views inside, often just one: a search by name beats a table.
  private var first: Count?
  private var further: [Count] = []

  private struct Count {
    var kind: String
    var count = 1
  }

  /// - Parameter path: that of the view around; `nil` for the roots.
  init(_ path: BoxPath?) { scope = path.map { BoxPath.Scope($0) } }

  /// The path of the next box of a kind: the first by its kind alone, further ones numbered.
  mutating func next(_ kind: String) -> BoxPath {
    BoxPath(in: scope, kind: kind, number: nextCount(of: kind))
  }

  private mutating func nextCount(of kind: String) -> Int {
    guard let first else {
      first = Count(kind: kind)
      return 1
    }
    if first.kind == kind {
      self.first = Count(kind: kind, count: first.count + 1)
      return first.count + 1
    }
    guard let index = further.firstIndex(where: { $0.kind == kind }) else {
      further.append(Count(kind: kind))
      return 1
    }
    further[index].count += 1
    return further[index].count
  }
}
