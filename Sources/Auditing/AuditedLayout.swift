package import Diagnostics
package import LayoutTree

/// One layout, audited in every variant.
package struct AuditedLayout: Sendable {
  /// One variant with the tree it was judged on; variants that differ in colours alone share the tree.
  package struct Rendering: Sendable {
    package var variant: Variant
    package var tree: LayoutTree

    package init(variant: Variant, tree: LayoutTree) {
      self.variant = variant
      self.tree = tree
    }
  }

  /// "KeywordBubble_Previews", "Score row", unique within a file.
  package var name: String
  /// Relative to the project's root.
  package var file: String
  package var range: SourceRange?
  package var renderings: [Rendering]
  package var findings: [Finding]
  /// How many judgements ended in each outcome.
  package var counts: [Outcome: Int]
  /// What could not be evaluated, laid out or measured, once each.
  package var unmeasured: [UnmeasuredBox]
  package var diagnostics: [Diagnostic]
  /// Comments that accept findings, with a view that was laid out on one of their lines.
  package var measuredSuppressions: [SourceRange] = []

  package init(
    name: String, file: String, range: SourceRange?, renderings: [Rendering], findings: [Finding],
    counts: [Outcome: Int], unmeasured: [UnmeasuredBox], diagnostics: [Diagnostic]
  ) {
    self.name = name
    self.file = file
    self.range = range
    self.renderings = renderings
    self.findings = findings
    self.counts = counts
    self.unmeasured = unmeasured
    self.diagnostics = diagnostics
  }
}

/// The result of a whole run.
package struct AuditResult: Sendable {
  package var toolVersion: String
  /// The settings that the figures depend on, for people: OS profile, device, fonts, WCAG level.
  package var settings: [(name: String, value: String)]
  package var layouts: [AuditedLayout]
  /// Diagnostics that belong to no layout: unreadable files and the like.
  package var diagnostics: [Diagnostic]
  /// Whether only layouts were looked at that a change may have touched.
  package var isPartial = false

  package init(
    toolVersion: String, settings: [(name: String, value: String)], layouts: [AuditedLayout],
    diagnostics: [Diagnostic]
  ) {
    self.toolVersion = toolVersion
    self.settings = settings
    self.layouts = layouts
    self.diagnostics = diagnostics
  }
}
