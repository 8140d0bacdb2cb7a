import Colorimetry
import LayoutTree
import Typography

/// Holds a run's findings against a baseline.
///
/// An entry knows one finding. It is looked for by file, layout, rule, view and defect first; then without the file,
/// without the layout's name, and at last by the view's title, so that moved, renamed and rearranged code keeps its
/// entries.
package struct BaselineComparison: Sendable {
  /// By how much a known defect may grow before it counts as new, by the unit of the rule's main figure.
  ///
  /// Below this the same layout differs from one version of the fonts to the next.
  package static func allowance(_ unit: Fact.Unit?) -> Double {
    switch unit {
    case .points: 2
    case .ratio: 0.25
    case .lines, .characters, .none?: 1
    case .percent, .lightnessContrast: 5
    case nil: .infinity
    }
  }

  private let baseline: Baseline
  private let today: String
  /// Entries that found their finding, by position.
  private var matched: [Int: FindingPlace] = [:]

  private struct FindingPlace: Hashable {
    var layout: Int
    var finding: Int
  }

  /// What a run knows of its own extent, to tell entries that are gone from those that were not looked for.
  package struct Extent: Sendable {
    /// Rules that ran.
    package var rules: Set<String>
    /// Whether a file of the project is still there.
    package var hasFile: @Sendable (String) -> Bool

    package init(rules: Set<String>, hasFile: @escaping @Sendable (String) -> Bool) {
      self.rules = rules
      self.hasFile = hasFile
    }
  }

  /// - Parameter today: the day on which entries may have expired: "2026-11-30".
  package init(_ baseline: Baseline, today: String) {
    self.baseline = baseline
    self.today = today
  }

  /// Marks the findings that the baseline knows, and those that grew.
  package mutating func apply(to result: inout AuditResult) {
    match(result)
    for (layout, finding) in Self.open(result).map({ ($0.layout, $0.finding) }) {
      result.layouts[layout].findings[finding].baselineState = .new
    }
    for (position, place) in matched {
      let entry = baseline.entries[position]
      var finding = result.layouts[place.layout].findings[place.finding]
      if let expires = entry.expires, expires < today {
        finding.baselineNote = "The baseline's entry expired on \(expires)."
      } else if let growth = Self.growth(of: finding, beyond: entry) {
        finding.baselineState = .updated
        finding.baselineNote = "It is in the baseline, but grew: \(growth)."
      } else {
        finding.baselineState = .unchanged
        finding.acceptance = Acceptance(
          origin: .baseline, reason: entry.reason, issue: entry.issue, expires: entry.expires, range: entry.range)
      }
      result.layouts[place.layout].findings[place.finding] = finding
    }
  }

  /// The entries that a run looked for and did not find.
  package func stale(in result: AuditResult, _ extent: Extent) -> [Baseline.Entry] {
    baseline.entries.enumerated().filter { position, entry in
      guard matched[position] == nil, extent.rules.contains(entry.rule) else { return false }
      guard extent.hasFile(entry.file) else { return true }
      let own = result.layouts.filter { $0.file == entry.file }
      guard !own.isEmpty else { return false }
      let named = own.filter { $0.name == entry.layout }
      let tried = Set((named.isEmpty ? own : named).flatMap { $0.renderings.map(\.variant.textSize) })
      return entry.sizes.isSubset(of: tried)
    }.map(\.element)
  }

  /// The entry of a finding that it knows, whether it still holds or not.
  package func entry(ofFinding finding: Int, inLayout layout: Int) -> Baseline.Entry? {
    matched.first { $0.value == FindingPlace(layout: layout, finding: finding) }.map { baseline.entries[$0.key] }
  }

  // MARK: Matching

  /// What an entry or finding is looked for by.
  private struct Identity {
    var file: String
    var layout: String
    var rule: String
    var defect: String
    var view: String
    var title: String

    init(_ entry: Baseline.Entry) {
      (file, layout, rule) = (entry.file, entry.layout, entry.rule)
      (defect, view, title) = (entry.defect, entry.view, entry.title)
    }

    /// From the strictest to the most tolerant.
    var keys: [[String]] {
      [
        [file, layout, rule, defect, view, title], [file, layout, rule, defect, view],
        [layout, rule, defect, view, title], [file, layout, rule, defect, title],
        [file, rule, defect, view, title], [layout, rule, defect, title],
      ]
    }
  }

  private static func open(_ result: AuditResult) -> [FindingPlace] {
    result.layouts.indices.flatMap { layout in
      result.layouts[layout].findings.indices.filter { result.layouts[layout].findings[$0].acceptance == nil }
        .map { FindingPlace(layout: layout, finding: $0) }
    }
  }

  private mutating func match(_ result: AuditResult) {
    var places = Self.open(result)
    var known = Array(baseline.entries.indices)
    let identities = baseline.entries.map(Identity.init)
    var found: [FindingPlace: Identity] = [:]
    for place in places {
      let layout = result.layouts[place.layout]
      found[place] = Identity(Baseline.Entry(layout.findings[place.finding], in: layout))
    }
    for level in 0..<6 where !known.isEmpty && !places.isEmpty {
      var byKey: [[String]: [FindingPlace]] = [:]
      for place in places.reversed() {
        if let key = found[place]?.keys[level] { byKey[key, default: []].append(place) }
      }
      for position in known {
        guard let place = byKey[identities[position].keys[level]]?.popLast() else { continue }
        matched[position] = place
      }
      known.removeAll { matched[$0] != nil }
      let taken = Set(matched.values)
      places.removeAll(where: taken.contains)
    }
  }

  // MARK: Growth

  /// In which way a finding is worse than its entry; `nil` where it is not.
  private static func growth(of finding: Finding, beyond entry: Baseline.Entry) -> String? {
    var words: [String] = []
    let now = Baseline.Entry(finding, in: AuditedLayout.nameless)
    if entry.isUndecided, !now.isUndecided { words.append("it fails now, and could not be decided before") }
    let unit =
      finding.occurrences.indices.contains(finding.worst)
      ? finding.occurrences[finding.worst].facts.first?.unit : nil
    if let before = entry.margin, let after = now.margin, before - after >= allowance(unit) - 1e-9 {
      words.append("by \(Fact("growth", before - after, unit ?? .none).display)")
    }
    let sizes = now.sizes.subtracting(entry.sizes)
    if !sizes.isEmpty { words.append("also at " + TextSizeList.text(of: sizes)) }
    if let known = entry.schemes {
      let schemes = (now.schemes ?? Set(ColorScheme.allCases)).subtracting(known)
      if !schemes.isEmpty { words.append("also in " + schemes.map(\.rawValue).sorted().joined(separator: " and ")) }
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension AuditedLayout {
  fileprivate static let nameless = AuditedLayout(
    name: "", file: "", range: nil, renderings: [], findings: [], counts: [:], unmeasured: [], diagnostics: [])
}
