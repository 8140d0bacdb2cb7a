package import LayoutTree

/// One defect, over all variants in which it shows.
package struct Finding: Codable, Sendable {
  /// One variant in which the defect was seen.
  package struct Occurrence: Codable, Sendable {
    package var variant: Variant
    package var outcome: Outcome
    package var reason: String
    package var facts: [Fact]
    package var marks: [Mark]
    /// How far the subject is from failing, in the unit of the main figure: negative where it fails. `nil` where there
    /// is nothing to compare.
    package var margin: Double?

    package init(
      variant: Variant, outcome: Outcome, reason: String, facts: [Fact], marks: [Mark], margin: Double? = nil
    ) {
      self.variant = variant
      self.outcome = outcome
      self.reason = reason
      self.facts = facts
      self.marks = marks
      self.margin = margin
    }
  }

  package var ruleID: String
  /// The worst outcome of all occurrences: failed before cantTell.
  package var outcome: Outcome
  package var severity: Severity
  /// The worst reason.
  package var reason: String
  package var subject: Subject
  package var otherParty: Subject?
  package var cause: Subject?
  /// In the order of the matrix, smallest text size first.
  package var occurrences: [Occurrence]
  /// The position in `occurrences` of the worst one.
  package var worst: Int
  /// The rule's main figure in every variant, also where it passes, for plots.
  package var series: [SeriesPoint]
  /// What is wrong, why it matters, what to do.
  package var message: String
  /// Stable under moved lines: rule, subject path, reason.
  package var fingerprint: String
  /// What an edit of the source would change to cure the defect; its place is that of `cause`.
  package var property: AdjustableProperty?
  /// Every view that the defect shows in, the subject included, in the order of the tree.
  package var places: [Subject]
  /// Why it does not fail a run; `nil` for a finding that nobody accepted.
  package var acceptance: Acceptance?
  /// How it compares with the baseline; `nil` where there is none.
  package var baselineState: BaselineState?
  /// Why the baseline's entry does not hold: it expired, or the defect grew.
  package var baselineNote: String?
  /// The edit that cures it, or why there is none; `nil` where none was looked for.
  package var fix: FixOutcome?

  package init(
    ruleID: String, outcome: Outcome, severity: Severity, reason: String, subject: Subject, otherParty: Subject?,
    cause: Subject?, occurrences: [Occurrence], worst: Int, series: [SeriesPoint], message: String,
    fingerprint: String
  ) {
    self.ruleID = ruleID
    self.outcome = outcome
    self.severity = severity
    self.reason = reason
    self.subject = subject
    self.otherParty = otherParty
    self.cause = cause
    self.occurrences = occurrences
    self.worst = worst
    self.series = series
    self.message = message
    self.fingerprint = fingerprint
    property = nil
    places = [subject]
    fix = nil
  }

  /// The first occurrence in the order of the matrix: the smallest text size that shows the defect.
  package var first: Occurrence { occurrences[0] }
}

/// A figure in one variant.
package struct SeriesPoint: Codable, Sendable {
  package var variant: Variant
  package var fact: Fact

  package init(variant: Variant, fact: Fact) {
    self.variant = variant
    self.fact = fact
  }
}
