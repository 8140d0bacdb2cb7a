/// Which targets of an Xcode project compile each file.
package struct SourceTargets: Sendable {
  /// The targets of a file by its path; nothing for a file that no project names.
  package var byFile: [String: Set<String>]
  /// Targets that are built for watches.
  package var watchTargets: Set<String>

  package init(byFile: [String: Set<String>] = [:], watchTargets: Set<String> = []) {
    self.byFile = byFile
    self.watchTargets = watchTargets
  }

  /// Whether both files belong to targets, and to none in common; `nil` where that is not known.
  func areApart(_ first: String, _ second: String) -> Bool? {
    guard let own = byFile[first], let other = byFile[second] else { return nil }
    return own.isDisjoint(with: other)
  }

  /// Whether a file is compiled for watches only; `nil` where no project names it.
  func isOnlyForWatches(_ file: String) -> Bool? {
    byFile[file].map { $0.isSubset(of: watchTargets) }
  }
}
