package import Auditing
import Diagnostics
import Foundation
import LayoutTree
import SourceEdits
import Typography

/// Static Analysis Results Interchange Format, for code-scanning pages.
///
/// One result a defect, worst first, with places relative to the project's root.
/// - Source: SARIF 2.1.0 with errata 1; GitHub documentation, "SARIF support for code scanning", limits.
package struct SARIFReport: ReportWriter {
  package init() {}

  /// The most results that code scanning shows; the rest is counted in a notification.
  static let shownResults = 5_000

  package let name = "sarif"
  package let summary = "SARIF 2.1.0, for code-scanning pages."
  package let defaultFileName = "sizewise.sarif"

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let document = ReportDocument(result, rules: options.rules)
    let findings = document.placedFindings.worstFirst
    let shown = findings.prefix(Self.shownResults)
    let ruleIndex = Dictionary(
      document.rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var names = UniqueNames()
    let results = shown.map { placed in
      Self.result(placed, fingerprint: names.unique(placed.identity), ruleIndex: ruleIndex[placed.finding.ruleID] ?? 0)
    }
    let notifications = Self.notifications(document, omitted: findings.count - shown.count)
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": "Sizewise", "version": .string(document.toolVersion),
          "rules": .array(document.rules.map(Self.rule)),
        ]
      ],
      "invocations": [["executionSuccessful": true, "toolExecutionNotifications": .array(notifications)]],
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": [
        "SRCROOT": ["description": ["text": "The root of the audited project."]]
      ],
      "results": .array(results),
    ]
    let log: JSONValue = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": [run],
    ]
    return [ReportFile(path: defaultFileName, text: JSONText.pretty(log))]
  }

  // MARK: Rules

  private static func rule(_ rule: RuleTotals) -> JSONValue {
    let rationale = rule.rationale.isEmpty ? rule.title + "." : rule.rationale
    let tags = ["accessibility"] + rule.criteria.prefix(9).map { "WCAG " + $0 }
    return [
      "id": .string(rule.id), "name": .string(rule.id.split(separator: "-").map(\.capitalized).joined()),
      "shortDescription": ["text": .string(rule.title)], "fullDescription": ["text": .string(rationale)],
      "help": ["text": .string(rationale)], "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      "properties": ["tags": .array(tags.map(JSONValue.string))],
    ]
  }

  // MARK: Results

  private static func result(_ placed: PlacedFinding, fingerprint: String, ruleIndex: Int) -> JSONValue {
    let finding = placed.finding
    let isFailed = finding.outcome == .failed
    let sizes = placed.reported.sizes.map { JSONValue.string($0.rawValue) }
    var result: JSONValue = [
      "ruleId": .string(finding.ruleID), "ruleIndex": .integer(ruleIndex),
      "kind": isFailed ? "fail" : "review", "level": isFailed ? .string(finding.severity.rawValue) : "none",
      "message": ["text": .string(placed.words)],
      "locations": [location(placed)],
      "partialFingerprints": ["sizewise/v1": .string(ContentDigest.hexadecimal(of: fingerprint))],
      "properties": [
        "layouts": .array(placed.layouts.map { .string($0.name) }), "reason": .string(finding.reason),
        "textSizes": .array(sizes),
        "extent": .string(placed.reported.extent), "variants": .integer(finding.occurrences.count),
        "figures": .object(figures(placed.reported.worst)),
      ],
    ]
    result = result.adding("baselineState", finding.baselineState.map { .string($0.rawValue) })
      .adding("suppressions", suppressions(of: finding))
    let related = [("cause", finding.cause), ("other party", finding.otherParty)].compactMap {
      role, subject -> (String, Subject, SourceRange)? in
      guard let subject, let range = subject.range else { return nil }
      return (role, subject, range)
    }
    if !related.isEmpty {
      let locations = related.enumerated().map { index, entry -> JSONValue in
        [
          "id": .integer(index), "physicalLocation": physicalLocation(entry.2.file, entry.2),
          "message": ["text": .string(TextEscaping.oneLine(entry.0 + ": " + entry.1.title))],
        ]
      }
      result = result.adding("relatedLocations", .array(locations))
    }
    return result.adding("fixes", finding.fix?.fix.map { .array([fix($0)]) })
  }

  /// Whole lines, so that it does not matter how columns are counted.
  private static func fix(_ fix: ProposedFix) -> JSONValue {
    let changes = fix.change.files.map { file -> JSONValue in
      let replacements = fix.lines.filter { $0.file == file }.map { lines -> JSONValue in
        [
          "deletedRegion": [
            "startLine": .integer(lines.firstLine), "startColumn": 1,
            "endLine": .integer(lines.firstLine + lines.lineCount), "endColumn": 1,
          ],
          "insertedContent": ["text": .string(lines.text)],
        ]
      }
      return [
        "artifactLocation": ["uri": .string(uri(file)), "uriBaseId": "SRCROOT"],
        "replacements": .array(replacements),
      ]
    }
    return ["description": ["text": .string(TextEscaping.oneLine(fix.summary))], "artifactChanges": .array(changes)]
  }

  private static func suppressions(of finding: Finding) -> JSONValue? {
    guard let acceptance = finding.acceptance else { return nil }
    var suppression: JSONValue = [
      "kind": acceptance.origin == .source ? "inSource" : "external", "status": "accepted",
    ]
    suppression = suppression.adding("justification", Wording.acceptance(finding).map { .string($0) })
    if let range = acceptance.range {
      suppression = suppression.adding("location", ["physicalLocation": physicalLocation(range.file, range)])
    }
    return [suppression]
  }

  private static func figures(_ occurrence: Finding.Occurrence?) -> [String: JSONValue] {
    let pairs = (occurrence?.facts ?? []).filter { $0.value.isFinite }.map { fact in
      (fact.name, JSONValue.string(FigureFormat.valueWithTolerance(fact)))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private static func location(_ placed: PlacedFinding) -> JSONValue {
    [
      "physicalLocation": physicalLocation(placed.file, placed.range),
      "logicalLocations": [["fullyQualifiedName": .string(placed.finding.subject.path)]],
    ]
  }

  private static func physicalLocation(_ file: String, _ range: SourceRange?) -> JSONValue {
    var region: JSONValue = ["startLine": .integer(max(1, range?.startLine ?? 1))]
    if let range, range.startLine >= 1, range.startColumn >= 1 {
      let isForward = (range.endLine, range.endColumn) > (range.startLine, range.startColumn)
      region = region.adding("startColumn", .integer(range.startColumn))
      if isForward {
        region = region.adding("endLine", .integer(range.endLine)).adding("endColumn", .integer(range.endColumn))
      }
    }
    return ["artifactLocation": ["uri": .string(uri(file)), "uriBaseId": "SRCROOT"], "region": region]
  }

  /// A relative path as a URI reference: what is not unreserved is percent-encoded.
  private static func uri(_ path: String) -> String {
    var allowed = CharacterSet(charactersIn: "-._~/")
    allowed.insert(charactersIn: "0"..."9")
    allowed.insert(charactersIn: "A"..."Z")
    allowed.insert(charactersIn: "a"..."z")
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? "unknown"
  }

  // MARK: Notifications

  private static func notifications(_ document: ReportDocument, omitted: Int) -> [JSONValue] {
    var notifications = document.diagnostics.map { diagnostic in
      notification(diagnostic.severity.rawValue, diagnostic.id, diagnostic.message, diagnostic.range)
    }
    for layout in document.layouts {
      notifications += layout.unmeasured.map { part in
        notification("note", "not-measured/" + part.code, layout.name + ": " + part.message, part.range ?? layout.range)
      }
    }
    if omitted > 0 {
      notifications.append(
        notification("warning", "report/results-omitted", "\(omitted) more results are in the other reports.", nil))
    }
    return notifications
  }

  private static func notification(
    _ level: String, _ id: String, _ message: String, _ range: SourceRange?
  ) -> JSONValue {
    let value: JSONValue = [
      "level": .string(level), "descriptor": ["id": .string(id)],
      "message": ["text": .string(TextEscaping.oneLine(message))],
    ]
    guard let range else { return value }
    return value.adding("locations", [["physicalLocation": physicalLocation(range.file, range)]])
  }
}
