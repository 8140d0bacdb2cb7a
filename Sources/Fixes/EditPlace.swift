package import Auditing
package import Diagnostics
import ViewEvaluation

/// The place in the source that an edit for a finding would change.
package enum EditPlace: Hashable, Sendable {
  case range(SourceRange)
  /// A modifier that colours one or several views, by its place in its file.
  case color(file: String, range: Range<Int>)

  /// `nil` where the source has no place for the finding.
  package init?(of finding: Finding, in sources: inout EditableSources) {
    guard let range = finding.cause?.range ?? finding.subject.range else { return nil }
    self = .range(range)
    guard finding.property == .foreground, finding.outcome == .failed, let source = sources.file(range.file),
      let place = ColorPlace(around: range, in: source)
    else { return }
    self = .color(file: range.file, range: place.call.range)
  }
}
