package import Diagnostics
package import ViewEvaluation

/// How much of one preview is laid out in the default variant.
package struct PreviewCoverage: Sendable {
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// Every view and modifier is known.
    case whole
    /// Some are not.
    case partial
    /// Nothing is.
    case none
  }

  /// Something that stands in the way, or is shown with a reservation.
  package struct Reason: Hashable, Sendable {
    package var code: String
    package var message: String
    package var range: SourceRange?
  }

  package var name: String
  package var range: SourceRange
  package var kind: PreviewClass
  /// The names that decide the class, sorted.
  package var needs: [String]
  package var state: State
  /// Views and modifiers over all root views: those laid out, and those that are not known.
  package var resolved: Int
  package var unresolved: Int
  /// What keeps the preview from being whole: each once, in the order of the layout.
  package var reasons: [Reason]
  /// What is laid out, but may look different: both sides of an unknown condition, state as the first frame has it,
  /// colours, symbols and pictures that are not known. Each once.
  package var notes: [Reason] = []

  /// The letter of the class.
  package var letter: String { kind.rawValue }

  /// The share of nodes that are laid out, from 0 to 1.
  package var share: Double {
    resolved + unresolved == 0 ? 0 : Double(resolved) / Double(resolved + unresolved)
  }
}

/// The coverage of all previews of some sources.
package struct CoverageReport: Sendable {
  /// A reason with the previews that it keeps from being whole.
  package struct RankedReason: Sendable {
    package var code: String
    package var message: String
    /// Where it is met first.
    package var range: SourceRange?
    /// The number of previews that have it.
    package var previews: Int
    /// The number of places over all previews.
    package var places: Int
  }

  package var previews: [PreviewCoverage]

  package init(_ previews: [PreviewCoverage]) { self.previews = previews }

  package func count(_ state: PreviewCoverage.State) -> Int { previews.count { $0.state == state } }

  /// Previews of which at least nine tenths of the nodes are laid out.
  package var nearlyWhole: Int { previews.count { $0.share >= 0.9 } }

  /// The previews by what they need: the letter of the class, its words, and a report on its previews.
  package var classes: [(letter: String, summary: String, report: CoverageReport)] {
    PreviewClass.allCases.map { kind in
      (kind.rawValue, kind.summary, CoverageReport(previews.filter { $0.kind == kind }))
    }
  }

  /// Whole previews with notes.
  package var noted: Int { previews.count { $0.state == .whole && !$0.notes.isEmpty } }

  /// The reasons that most previews have come first; equals in the order of their words.
  package var reasons: [RankedReason] { ranked(\.reasons) }

  /// The notes that most previews have come first.
  package var notes: [RankedReason] { ranked(\.notes) }

  private func ranked(_ path: KeyPath<PreviewCoverage, [PreviewCoverage.Reason]>) -> [RankedReason] {
    var ranked: [String: RankedReason] = [:]
    for preview in previews {
      for (message, reasons) in Dictionary(grouping: preview[keyPath: path], by: \.message) {
        let known = ranked[message]
        ranked[message] = RankedReason(
          code: reasons[0].code, message: message, range: known?.range ?? reasons[0].range,
          previews: (known?.previews ?? 0) + 1, places: (known?.places ?? 0) + reasons.count)
      }
    }
    return ranked.values.sorted {
      ($1.previews, $1.places, $0.message) < ($0.previews, $0.places, $1.message)
    }
  }
}
