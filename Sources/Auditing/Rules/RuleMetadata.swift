/// Which findings of one rule on several subjects are one defect.
package enum FindingFolding: String, Hashable, Sendable, CaseIterable {
  /// Those that say the same of views from the same place of the source, or in the same container.
  case identical
  /// Those that have the same cause.
  case byCause
  /// Those of views in a container that one place of the source makes, by one modifier and with the same figure: the rows
  /// of a loop.
  case bySource
}

/// What is known of a rule without running it.
package struct RuleMetadata: Sendable {
  /// When a rule is asked.
  package enum Scope: String, Hashable, Sendable, CaseIterable {
    /// Once for each layout tree: colours do not matter.
    case geometry
    /// Once for each tree and appearance.
    case appearance
  }

  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// Findings may still change from version to version.
    case new
    case stable
  }

  /// Kebab-case and permanent; reads well after "allow".
  package var id: String
  /// Former ids, which settings and baselines may still use.
  package var aliases: [String]
  package var title: String
  package var criteria: [SuccessCriterion]
  package var severity: Severity
  package var status: Status
  package var scope: Scope
  /// Whether a verdict depends on where views stand and what lies behind them; then content that is not measured nearby
  /// makes it uncertain. Otherwise only a modifier of the view itself that is not modelled does.
  package var dependsOnSurroundings: Bool
  /// Whether a control is found wanting, and not what is drawn of it: it is told where it is written then, and not where a
  /// style of the project draws it.
  package var isAboutControls: Bool
  package var folding: FindingFolding
  /// Ids of rules that say more of the same: where one of them fails on the same view in every variant, this rule's
  /// finding is left out.
  package var coveredBy: [String]
  package var options: [RuleOption]
  package var rationale: String
  package var knownLimits: [String]
  package var references: [String]
  package var failing: [RuleExample]
  package var passing: [RuleExample]
  /// Examples that end in "cannot tell".
  package var undecided: [RuleExample]

  package init(
    id: String, title: String, criteria: [SuccessCriterion] = [], severity: Severity, scope: Scope = .geometry,
    options: [RuleOption] = [], rationale: String
  ) {
    self.id = id
    aliases = []
    self.title = title
    self.criteria = criteria
    self.severity = severity
    status = .new
    dependsOnSurroundings = true
    isAboutControls = false
    folding = .identical
    coveredBy = []
    self.scope = scope
    self.options = options
    self.rationale = rationale
    knownLimits = []
    references = []
    failing = []
    passing = []
    undecided = []
  }
}

/// A success criterion of the Web Content Accessibility Guidelines.
package enum SuccessCriterion: String, Hashable, Sendable, CaseIterable {
  case nonTextContent = "1.1.1"
  case contrastMinimum = "1.4.3"
  case resizeText = "1.4.4"
  case contrastEnhanced = "1.4.6"
  case reflow = "1.4.10"
  case nonTextContrast = "1.4.11"
  case textSpacing = "1.4.12"
  case targetSizeEnhanced = "2.5.5"
  case targetSizeMinimum = "2.5.8"
  case nameRoleValue = "4.1.2"

  /// - Source: WCAG 2.2, W3C Recommendation of 2024-12-12.
  package var name: String {
    switch self {
    case .nonTextContent: "Non-text Content"
    case .contrastMinimum: "Contrast (Minimum)"
    case .resizeText: "Resize Text"
    case .contrastEnhanced: "Contrast (Enhanced)"
    case .reflow: "Reflow"
    case .nonTextContrast: "Non-text Contrast"
    case .textSpacing: "Text Spacing"
    case .targetSizeEnhanced: "Target Size (Enhanced)"
    case .targetSizeMinimum: "Target Size (Minimum)"
    case .nameRoleValue: "Name, Role, Value"
    }
  }

  package var level: String {
    switch self {
    case .nonTextContent, .nameRoleValue: "A"
    case .contrastMinimum, .resizeText, .reflow, .nonTextContrast, .textSpacing, .targetSizeMinimum: "AA"
    case .contrastEnhanced, .targetSizeEnhanced: "AAA"
    }
  }

  /// "WCAG 1.4.3 Contrast (Minimum), AA".
  package var description: String { "WCAG \(rawValue) \(name), \(level)" }
}

/// A threshold that users may set.
package struct RuleOption: Hashable, Sendable {
  /// Kebab-case.
  package var name: String
  package var defaultValue: Double
  package var unit: Fact.Unit
  /// What it is, as a sentence.
  package var summary: String
  /// Names of the values 0, 1, 2 …, for an option that chooses; empty for a number.
  package var choices: [String]

  package init(_ name: String, _ defaultValue: Double, _ unit: Fact.Unit, _ summary: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.unit = unit
    self.summary = summary
    choices = []
  }

  /// An option that chooses among names, the first of them by default.
  package init(_ name: String, choices: [String], _ summary: String) {
    self.init(name, 0, .none, summary)
    self.choices = choices
  }
}

/// A view that shows what a rule finds, or what it leaves alone.
package struct RuleExample: Hashable, Sendable {
  /// What the example shows, as a fragment.
  package var title: String
  /// A whole SwiftUI file with one preview.
  package var source: String

  package init(_ title: String, _ source: String) {
    self.title = title
    self.source = source
  }
}
