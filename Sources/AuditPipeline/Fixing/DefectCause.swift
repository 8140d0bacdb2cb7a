import Auditing
import Diagnostics

/// Findings that one edit has to cure: those of one place in the source and one property.
struct DefectCause: Sendable {
  struct Place: Sendable {
    /// Position of the layout.
    var layout: Int
    /// Position among the layout's findings.
    var position: Int
    var finding: Finding
  }

  /// The worst first: failed before undecided, severe before slight, many variants before few.
  let findings: [Place]

  private struct Key: Hashable {
    var range: SourceRange
    var property: AdjustableProperty
  }

  /// Names the cause as long as its findings stay; edits elsewhere move its lines.
  var identity: String {
    let first = findings[0]
    return [String(first.layout), first.finding.ruleID, first.finding.subject.title, first.finding.reason]
      .joined(separator: "\u{1F}") + "\u{1F}\(findings.count)"
  }

  /// The causes of all findings, in the order in which fixes are looked for: the severe first, then by place.
  static func all(in layouts: [AuditedLayout]) -> [DefectCause] {
    var places: [[Place]] = []
    var positions: [Key: Int] = [:]
    for (index, layout) in layouts.enumerated() {
      for (position, finding) in layout.findings.enumerated() {
        let place = Place(layout: index, position: position, finding: finding)
        guard let property = finding.property, let range = finding.cause?.range ?? finding.subject.range else {
          places.append([place])
          continue
        }
        let key = Key(range: range, property: property)
        if let known = positions[key] {
          places[known].append(place)
        } else {
          positions[key] = places.count
          places.append([place])
        }
      }
    }
    let causes = places.map { DefectCause(findings: $0.sorted { weight($0.finding) > weight($1.finding) }) }
    return causes.enumerated().sorted { one, other in
      let weights = (weight(one.element.findings[0].finding), weight(other.element.findings[0].finding))
      if (weights.0.0, weights.0.1) != (weights.1.0, weights.1.1) {
        return (weights.0.0, weights.0.1) > (weights.1.0, weights.1.1)
      }
      return one.offset < other.offset
    }
    .map(\.element)
  }

  private static func weight(_ finding: Finding) -> (Int, Int, Int) {
    let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
    return (finding.outcome == .failed ? 1 : 0, severity, finding.occurrences.count)
  }
}
