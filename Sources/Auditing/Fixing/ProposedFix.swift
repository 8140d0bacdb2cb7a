package import SourceEdits

/// What an edit does to cure a defect.
package enum FixKindID: String, Codable, Hashable, Sendable, CaseIterable {
  case scaledPadding = "scaled-padding"
  case relaxedFrame = "relaxed-frame"
  case relaxedLineLimit = "relaxed-line-limit"
  case verticalFixedSize = "vertical-fixed-size"
  case rowOrColumn = "row-or-column"
  case scrollView = "scroll-view"
  case textStyle = "text-style"
  case passingColor = "passing-color"
}

/// An edit of the source that was tried: with it the whole matrix was laid out again, the defect is gone, and no other
/// came.
package struct ProposedFix: Codable, Hashable, Sendable {
  package var kind: FixKindID
  /// What the edit does, as a sentence.
  package var summary: String
  package var change: SourceChange
  /// The edit as a unified diff, paths relative to the project's root.
  package var diff: String
  /// The same as whole lines.
  package var lines: [LineReplacement]
  /// What it was tried on, and what else is good to know, a sentence each.
  package var notes: [String]

  package init(
    kind: FixKindID, summary: String, change: SourceChange, diff: String, lines: [LineReplacement], notes: [String]
  ) {
    self.kind = kind
    self.summary = summary
    self.change = change
    self.diff = diff
    self.lines = lines
    self.notes = notes
  }
}

/// An edit that was tried and does not do.
package struct FixAttempt: Codable, Hashable, Sendable {
  /// What the edit would do, as a sentence.
  package var summary: String
  /// What is wrong with it, as a sentence.
  package var problem: String

  package init(summary: String, problem: String) {
    self.summary = summary
    self.problem = problem
  }
}

/// The search for an edit that cures a finding.
package enum FixOutcome: Codable, Hashable, Sendable {
  case found(ProposedFix)
  /// No edit is safe; why, and what was tried.
  case none(reason: String, attempts: [FixAttempt])

  package var fix: ProposedFix? {
    if case .found(let fix) = self { return fix }
    return nil
  }
}
