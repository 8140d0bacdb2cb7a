import Auditing
import Diagnostics
import Fixes

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
  /// Whether it is one of several views of a cause that no edit cures.
  var isPart = false

  private struct Key: Hashable {
    var place: EditPlace
    var property: AdjustableProperty
  }

  /// Names the cause as long as its findings stay; edits elsewhere move its lines. Causes that people cannot tell apart
  /// have the same.
  var identity: String {
    let first = findings[0]
    return [String(first.layout), first.finding.ruleID, first.finding.subject.title, first.finding.reason]
      .joined(separator: "\u{1F}") + "\u{1F}\(findings.count)"
  }

  /// The causes of all findings, in the order in which fixes are looked for: the severe first, then by place.
  ///
  /// Views that take their colour from one modifier have one cause.
  static func all(in layouts: [AuditedLayout], sources: inout EditableSources) -> [DefectCause] {
    var places: [[Place]] = []
    var positions: [Key: Int] = [:]
    for (index, layout) in layouts.enumerated() {
      for (position, finding) in layout.findings.enumerated() {
        let place = Place(layout: index, position: position, finding: finding)
        guard let property = finding.property, let site = EditPlace(of: finding, in: &sources) else {
          places.append([place])
          continue
        }
        let key = Key(place: site, property: property)
        if let known = positions[key] {
          places[known].append(place)
        } else {
          positions[key] = places.count
          places.append([place])
        }
      }
    }
    return sorted(places)
  }

  /// The views of the cause each for itself, for where no edit cures them together; empty where there is one view.
  var parts: [DefectCause] {
    var order: [SourceRange?] = []
    var places: [SourceRange?: [Place]] = [:]
    for place in findings {
      let range = place.finding.cause?.range ?? place.finding.subject.range
      if places[range] == nil { order.append(range) }
      places[range, default: []].append(place)
    }
    guard order.count > 1 else { return [] }
    var parts = Self.sorted(order.compactMap { places[$0] })
    for index in parts.indices { parts[index].isPart = true }
    return parts
  }

  private static func sorted(_ places: [[Place]]) -> [DefectCause] {
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
