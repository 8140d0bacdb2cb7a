package import Auditing
package import SourceEdits

/// One way to cure defects by an edit of the source.
package protocol FixKind: Sendable {
  var id: FixKindID { get }

  /// The edits to try for a defect, the least intrusive first; empty where this kind has nothing to do with the defect.
  func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal]
}

/// An edit to try.
package struct FixCandidate: Sendable {
  package var kind: FixKindID
  /// What it does, as a sentence.
  package var summary: String
  package var change: SourceChange
  /// What else is good to know, a sentence each.
  package var notes: [String]

  package init?(_ kind: FixKindID, _ summary: String, _ edits: [SourceEdit], notes: [String] = []) {
    guard let change = SourceChange(edits) else { return nil }
    self.kind = kind
    self.summary = summary
    self.change = change
    self.notes = notes
  }
}

/// Edits that differ in one number, of which the first that cures the defect is wanted.
package struct FixSearch: Sendable {
  /// In the order in which they are tried.
  package var values: [Double]
  package var candidate: @Sendable (Double) -> FixCandidate?
  /// Today's number, which is tried as well and mentioned where it cures the defect.
  package var presentValue: Double?
  /// "pt", "lines".
  package var unit: String

  package init(
    values: [Double], presentValue: Double? = nil, unit: String = "pt",
    candidate: @escaping @Sendable (Double) -> FixCandidate?
  ) {
    self.values = values
    self.presentValue = presentValue
    self.unit = unit
    self.candidate = candidate
  }
}

/// What a kind of fix has to say about a defect.
package enum FixProposal: Sendable {
  case edit(FixCandidate)
  case search(FixSearch)
  /// The kind would apply, but the source does not allow the edit; why, as a sentence.
  case unable(String)
}

/// The kinds of fixes.
package enum FixKinds {
  /// In the order in which they are tried: what keeps the design comes first.
  package static let all: [any FixKind] = [
    TextStyleFix(), PassingColorFix(), ScaledPaddingFix(), RelaxedLineLimitFix(), VerticalFixedSizeFix(),
    RelaxedFrameFix(), RowOrColumnFix(), ScrollViewFix(),
  ]

  /// The edits of all kinds for a defect.
  package static func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    var result: [FixProposal] = []
    for kind in all { result += kind.proposals(for: target, in: &sources) }
    return result
  }

  /// Why no kind has an edit for a defect, as a sentence.
  package static func absence(for target: FixTarget) -> String {
    switch target.property {
    case .accessibilityLabel?: "Only people know what the picture says: write its label."
    case .symbolName?: "Which symbol mirrors with the direction is for people to choose."
    case .textSizeRange?: "A range of text sizes is a decision: drop it, or show the text in a large content viewer."
    case .shape?: "The shape is part of the design; smaller corners or more room are for people to choose."
    case .scaleFactor?: "Shrinking is a decision: drop the scale factor, and let the text wrap."
    case .offset?: "What is moved by an offset is placed by hand."
    case .padding?, .spacing?, .frameWidth?, .frameHeight?, .fixedSize?, .lineLimit?, .font?, .foreground?,
      .background?,
      .arrangement?:
      "No edit of the place is known to cure this."
    case nil: "No single place in the source causes it."
    }
  }
}
