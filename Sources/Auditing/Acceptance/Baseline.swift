package import Colorimetry
package import Diagnostics
import LayoutTree
package import Typography

/// Findings that a team knows of: they stay in the reports and do not fail a run, as long as they do not grow.
package struct Baseline: Hashable, Sendable {
  /// A known finding. It names nothing that moves when lines move.
  package struct Entry: Hashable, Sendable {
    /// Relative to the project's root.
    package var file: String
    package var layout: String
    package var rule: String
    /// The finding's reason code.
    package var defect: String
    /// The view's path: "KeywordBubble/Label/Text".
    package var view: String
    /// The view for people: "Text “Final”".
    package var title: String
    /// How far the worst occurrence is from passing, in the unit of the rule's main figure: negative where it fails.
    package var margin: Double?
    package var sizes: Set<DynamicTypeSize>
    /// `nil` for both.
    package var schemes: Set<ColorScheme>?
    /// Whether it could not be decided.
    package var isUndecided: Bool
    package var reason: String?
    package var issue: String?
    /// The last day on which the entry holds: "2027-03-31".
    package var expires: String?
    /// The entry's place in its file; not part of what is written.
    package var range: SourceRange?

    package init(file: String, layout: String, rule: String, defect: String, view: String, title: String) {
      self.file = file
      self.layout = layout
      self.rule = rule
      self.defect = defect
      self.view = view
      self.title = title
      margin = nil
      sizes = []
      schemes = nil
      isUndecided = false
      reason = nil
      issue = nil
      expires = nil
      range = nil
    }

    /// The entry that knows a finding of a layout.
    package init(_ finding: Finding, in layout: AuditedLayout) {
      self.init(
        file: layout.file, layout: layout.name, rule: finding.ruleID, defect: finding.reason,
        view: finding.subject.path, title: finding.subject.title)
      let deciding = finding.occurrences.filter { $0.outcome == finding.outcome }
      margin = finding.margin.map { ($0 * 100).rounded(.toNearestOrAwayFromZero) / 100 }
      sizes = Set(deciding.map(\.variant.textSize))
      let schemes = Set(deciding.map(\.variant.colorScheme))
      self.schemes = schemes.count == ColorScheme.allCases.count ? nil : schemes
      isUndecided = finding.outcome != .failed
    }

    /// What entries are sorted by.
    private var key: [String] { [file, layout, rule, view, defect] }

    static func isBefore(_ one: Entry, _ other: Entry) -> Bool {
      for (left, right) in zip(one.key, other.key) where left != right { return left < right }
      return TextSizeList.text(of: one.sizes) < TextSizeList.text(of: other.sizes)
    }
  }

  /// In the order of files, layouts, rules and views.
  package private(set) var entries: [Entry]

  package init(_ entries: [Entry] = []) { self.entries = entries.sorted(by: Entry.isBefore) }
}

extension Finding {
  /// The margin of the worst occurrence; `nil` where there is nothing to compare.
  package var margin: Double? { occurrences.indices.contains(worst) ? occurrences[worst].margin : nil }
}
