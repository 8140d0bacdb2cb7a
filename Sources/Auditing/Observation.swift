package import Colorimetry
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
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
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

/// A figure as rules measure it: a fact that needs no memory of its own.
package struct Figure: Sendable {
  /// Kebab-case: "clearance", "required-width", "contrast-minimum".
  package var name: StaticString
  package var value: Double
  package var unit: Fact.Unit
  /// Largest expected error, in the same unit; 0 where the figure is exact.
  package var tolerance: Double

  package init(_ name: StaticString, _ value: Double, _ unit: Fact.Unit, tolerance: Double = 0) {
    self.name = name
    self.value = value
    self.unit = unit
    self.tolerance = tolerance
  }
}

extension Fact {
  package init(_ figure: Figure) {
    self.init("\(figure.name)", figure.value, figure.unit, tolerance: figure.tolerance)
  }
}

/// What one rule saw of one subject in one layout tree and appearance.
///
/// Optimization: nearly all observations pass, with one figure or none; those are plain values that name their subject by
/// its box, and need no memory of their own. What only defects have is held by reference.
package struct Observation: Sendable {
  package var outcome: Outcome
  package var severity: Severity
  private let code: StaticString
  /// The box of the subject; -1 where it is no box of the tree.
  let box: Int
  private var figure: Figure?
  /// Not a number where there is none.
  private var distance: Double
  private var details: Details?

  /// Copied before a change where others hold it as well.
  fileprivate final class Details: @unchecked Sendable {
    var parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  fileprivate struct Parts: Sendable {
    var subject: Subject?
    var reason: String?
    var findFact: (@Sendable (Int) -> Fact)?
    var otherParty: Subject?
    var cause: Subject?
    var furtherFacts: [Fact] = []
    var marks: [Mark] = []
    var property: AdjustableProperty?
    var doubt: String?
    var colors: ContrastColors?
  }

  private var parts: Parts {
    get { details?.parts ?? Parts() }
    _modify {
      if details == nil || !isKnownUniquelyReferenced(&details) { details = Details(parts) }
      yield &details!.parts
    }
  }

  /// An observation of a box, with one figure or none.
  package init(
    _ outcome: Outcome, _ severity: Severity, _ reason: StaticString, of box: Int, _ figure: Figure? = nil,
    margin: Double? = nil
  ) {
    self.outcome = outcome
    self.severity = severity
    code = reason
    self.box = box
    self.figure = figure
    distance = margin ?? .nan
  }

  /// An observation of something that is no box of the tree.
  package init(_ outcome: Outcome, _ severity: Severity, _ reason: StaticString, of subject: Subject, _ figure: Figure?)
  {
    self.init(outcome, severity, reason, of: -1, figure)
    parts.subject = subject
  }

  /// Kebab-case and permanent; says which of a rule's defects, or why it cannot tell.
  package var reason: String {
    get { details?.parts.reason ?? "\(code)" }
    set { parts.reason = newValue }
  }
  /// What it is about; known of defects, and of what is no box of the tree.
  package var subject: Subject {
    get { details?.parts.subject ?? Subject(path: "", title: "", range: nil) }
    set { parts.subject = newValue }
  }
  /// How far the subject is from failing, in the unit of the main figure: negative where it fails, and the more so the
  /// worse. `nil` where there is nothing to compare.
  package var margin: Double? {
    get { distance.isNaN ? nil : distance }
    set { distance = newValue ?? .nan }
  }
  /// The figure that the report plots; `nil` where nothing was measured.
  package var mainFact: Fact? {
    if let figure { return Fact(figure) }
    return details?.parts.findFact?(box)
  }

  /// The observation with a figure that is found when it is asked for.
  package func deferring(_ facts: DeferredFacts) -> Observation {
    var copy = self
    copy.details = facts.details
    return copy
  }

  /// The other side of a collision, the shape that is left, the frame that cuts.
  package var otherParty: Subject? {
    get { details?.parts.otherParty }
    set { parts.otherParty = newValue }
  }
  /// The modifier that causes it, where one can be named.
  package var cause: Subject? {
    get { details?.parts.cause }
    set { parts.cause = newValue }
  }
  /// The rule's main figure comes first; where the subject passes, the others may be left out.
  package var facts: [Fact] {
    guard let mainFact else { return furtherFacts }
    let further = furtherFacts
    if further.isEmpty { return [mainFact] }
    var facts: [Fact] = []
    facts.reserveCapacity(further.count + 1)
    facts.append(mainFact)
    facts.append(contentsOf: further)
    return facts
  }
  /// The figures beside the main one.
  package var furtherFacts: [Fact] {
    get { details?.parts.furtherFacts ?? [] }
    set { if !newValue.isEmpty || details != nil { parts.furtherFacts = newValue } }
  }
  /// Places in the container to mark in a picture.
  package var marks: [Mark] {
    get { details?.parts.marks ?? [] }
    set { if !newValue.isEmpty || details != nil { parts.marks = newValue } }
  }
  /// What an edit of the source would change to cure the defect; its place is that of `cause`.
  package var property: AdjustableProperty? {
    get { details?.parts.property }
    set { parts.property = newValue }
  }
  /// What was not measured near the subject, where that keeps a failing figure from being a failure.
  package var doubt: String? {
    get { details?.parts.doubt }
    set { parts.doubt = newValue }
  }

  /// The two colours that contrast too little.
  package var colors: ContrastColors? {
    get { details?.parts.colors }
    set { parts.colors = newValue }
  }

  /// The reason code for a report: that of the doubt where there is one.
  package var reportedReason: String { doubt == nil ? reason : "unmeasured-content" }
}

/// Figures of subjects that surely pass, found only when they are asked for.
///
/// Optimization: most subjects pass at every text size by a bound that costs little; their exact figures are wanted only
/// where the subject fails at another size. The reports of the examples are the same bytes without it.
package struct DeferredFacts: Sendable {
  fileprivate let details: Observation.Details

  /// - Parameter find: gives the figure of a box in the tree that was judged.
  package init(in tree: AuditedTree, _ find: @escaping @Sendable (AuditedTree, Int) -> Fact) {
    let guarded = tree.guarded
    details = Observation.Details(Observation.Parts(findFact: { box in guarded.use { find($0, box) } }))
  }
}

/// A colour in front and one behind it, with the names that the source gives them.
package struct ContrastColors: Hashable, Sendable {
  package var front: RGBAColor
  package var frontName: String?
  package var back: RGBAColor
  package var backName: String?

  package init(front: RGBAColor, frontName: String?, back: RGBAColor, backName: String?) {
    self.front = front
    self.frontName = frontName
    self.back = back
    self.backName = backName
  }

  /// "#8E8E93 (secondary) on #FFFFFF (systemBackground)".
  package var text: String { "\(Self.text(front, frontName)) on \(Self.text(back, backName))" }

  private static func text(_ color: RGBAColor, _ name: String?) -> String {
    let digits = [color.red, color.green, color.blue].map { component in
      let byte = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return byte.count < 2 ? "0" + byte : byte
    }
    return "#" + digits.joined() + (name.map { " (\($0))" } ?? "")
  }
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
