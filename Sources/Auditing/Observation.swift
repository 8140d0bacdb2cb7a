package import Diagnostics
package import Geometry
import LayoutTree

/// The result of a rule on a subject.
///
/// - Source: EARL 1.0 and ACT Rules Format, outcome values.
package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
  case passed, failed, cantTell, inapplicable, untested
}

/// How much a failure weighs.
///
/// - Source: SARIF 2.1.0, `level`.
package enum Severity: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// A measured or required figure.
package struct Fact: Codable, Hashable, Sendable {
  package enum Unit: String, Codable, Hashable, Sendable, CaseIterable {
    case points = "pt"
    case ratio = ":1"
    case lines
    case characters
    case percent = "%"
    case lightnessContrast = "Lc"
    case none = ""
  }

  /// Kebab-case: "clearance", "required-width", "contrast-minimum".
  package var name: String
  package var value: Double
  package var unit: Unit
  /// Largest expected error, in the same unit; 0 where the figure is exact.
  package var tolerance: Double

  package init(_ name: String, _ value: Double, _ unit: Unit, tolerance: Double = 0) {
    self.name = name
    self.value = value
    self.unit = unit
    self.tolerance = tolerance
  }
}

/// A box that a finding is about, by what does not change from variant to variant.
package struct Subject: Hashable, Sendable {
  /// Optimization: observations are made and moved a lot, and most name a subject that others name too.
  private final class Storage: Hashable, Sendable {
    let path: String
    let title: String
    let range: SourceRange?

    init(path: String, title: String, range: SourceRange?) {
      self.path = path
      self.title = title
      self.range = range
    }

    static func == (left: Storage, right: Storage) -> Bool {
      left === right || (left.path == right.path && left.title == right.title && left.range == right.range)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(title)
    }
  }

  private var storage: Storage

  package init(path: String, title: String, range: SourceRange?) {
    storage = Storage(path: path, title: title, range: range)
  }

  /// `LayoutBox.path`.
  package var path: String {
    get { storage.path }
    set { storage = Storage(path: newValue, title: title, range: range) }
  }
  /// "Text “fern-leaf lavender”", for people.
  package var title: String {
    get { storage.title }
    set { storage = Storage(path: path, title: newValue, range: range) }
  }
  package var range: SourceRange? {
    get { storage.range }
    set { storage = Storage(path: path, title: title, range: newValue) }
  }
}

/// What one rule saw of one subject in one layout tree and appearance.
package struct Observation: Sendable {
  package var ruleID: String
  package var outcome: Outcome
  package var severity: Severity
  /// Kebab-case and permanent; says which of a rule's defects, or why it cannot tell.
  package var reason: String
  package var subject: Subject
  /// The other side of a collision, the shape that is left, the frame that cuts.
  package var otherParty: Subject?
  /// The modifier that causes it, where one can be named.
  package var cause: Subject?
  /// The rule's main figure comes first; it is what the report plots.
  package var facts: [Fact]
  /// Places in the container to mark in a picture.
  package var marks: [Mark]
  /// How far the subject is from failing, in the unit of the main figure: negative where it fails, and the more so the
  /// worse. `nil` where there is nothing to compare.
  package var margin: Double?
  /// What an edit of the source would change to cure the defect; its place is that of `cause`.
  package var property: AdjustableProperty?
  /// What was not measured near the subject, where that keeps a failing figure from being a failure.
  package var doubt: String?

  package init(
    ruleID: String, outcome: Outcome, severity: Severity, reason: String, subject: Subject,
    otherParty: Subject? = nil, cause: Subject? = nil, facts: [Fact] = [], marks: [Mark] = []
  ) {
    self.ruleID = ruleID
    self.outcome = outcome
    self.severity = severity
    self.reason = reason
    self.subject = subject
    self.otherParty = otherParty
    self.cause = cause
    self.facts = facts
    self.marks = marks
    margin = nil
    property = nil
    doubt = nil
  }

  /// The reason code for a report: that of the doubt where there is one.
  package var reportedReason: String { doubt == nil ? reason : "unmeasured-content" }
}

/// A property of a view or modifier that an edit can change.
package enum AdjustableProperty: String, Codable, Hashable, Sendable, CaseIterable {
  case padding, spacing, offset
  case frameWidth = "frame-width"
  case frameHeight = "frame-height"
  case fixedSize = "fixed-size"
  case lineLimit = "line-limit"
  case scaleFactor = "scale-factor"
  case font, foreground, background, shape
  case textSizeRange = "text-size-range"
  case accessibilityLabel = "accessibility-label"
  case symbolName = "symbol-name"
  /// The arrangement as a whole: a row that should become a column, or scroll.
  case arrangement
}

/// Something to draw over a picture, in the container's coordinates.
package enum Mark: Codable, Hashable, Sendable {
  case rectangle(Rectangle)
  /// A measured distance between two points.
  case distance(from: Point, to: Point)
}

extension Subject: Codable {
  private enum CodingKeys: String, CodingKey {
    case path, title, range
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      path: try members.decode(String.self, forKey: .path), title: try members.decode(String.self, forKey: .title),
      range: try members.decodeIfPresent(SourceRange.self, forKey: .range))
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(path, forKey: .path)
    try members.encode(title, forKey: .title)
    try members.encodeIfPresent(range, forKey: .range)
  }
}
