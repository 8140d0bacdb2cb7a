package import Diagnostics

/// Why a finding does not fail a run: somebody knows of it and said so.
package struct Acceptance: Codable, Hashable, Sendable {
  /// Where it was said.
  package enum Origin: String, Codable, Hashable, Sendable, CaseIterable {
    /// In the baseline file.
    case baseline
    /// In a comment of the source.
    case source
  }

  package var origin: Origin
  package var reason: String?
  /// A number or link in the team's tracker.
  package var issue: String?
  /// The last day on which it holds: "2027-03-31".
  package var expires: String?
  /// The entry or the comment.
  package var range: SourceRange?

  package init(
    origin: Origin, reason: String? = nil, issue: String? = nil, expires: String? = nil, range: SourceRange? = nil
  ) {
    self.origin = origin
    self.reason = reason
    self.issue = issue
    self.expires = expires
    self.range = range
  }
}

/// How a finding compares with the baseline.
///
/// - Source: SARIF 2.1.0, `baselineState`.
package enum BaselineState: String, Codable, Hashable, Sendable, CaseIterable {
  /// Not in the baseline, or its entry has expired.
  case new
  case unchanged
  /// In the baseline, but worse than it says.
  case updated
}
