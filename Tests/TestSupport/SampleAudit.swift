package import Auditing
import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import Typography

/// An audit of two layouts made by hand: failures of every severity, one undecided, parts not measured, and texts that
/// try to break out of every format.
package enum SampleAudit {
  /// Text that would do harm wherever it is not escaped.
  package static let hostile =
    "</script><img src=x onerror=alert(1)>\u{1B}[31m\u{202E}gpj\u{0}\u{7}::error::%0A'\"&]]>\n## heading | `code`"

  /// Clearance of a leaf's ink from a capsule's edge at the twelve text sizes, in points.
  package static let clearances = [14.96, 14.89, 14.88, 14.81, 14.74, 14.66, 14.57, 14.37, 3.82, 2.38, 1.34, -0.31]

  package static let result = AuditResult(
    toolVersion: "0.1.0",
    settings: [
      ("OS", "iOS 26"), ("Device", "iPhone 16"), ("System font", "profile of the system font with Inter 4.1"),
      ("Contrast", "WCAG 2.2 AA"),
    ],
    layouts: [bubble, card],
    diagnostics: [
      Diagnostic(
        id: "evaluation/syntax-error", severity: .error,
        range: SourceRange(
          file: "Examples/Broken File.swift", startLine: 3, startColumn: 1, endLine: 3, endColumn: 2),
        message: "Expected “}” here; the rest of the file was not read.", notes: ["To match the “{” in line 1."])
    ])

  private static let variants: [Variant] = ColorScheme.allCases.flatMap { scheme in
    DynamicTypeSize.allCases.map { Variant(textSize: $0, colorScheme: scheme) }
  }.sorted { ($0.textSize, $0.colorScheme == .light ? 0 : 1) < ($1.textSize, $1.colorScheme == .light ? 0 : 1) }

  // MARK: Keyword bubble

  private static var bubble: AuditedLayout {
    AuditedLayout(
      name: "KeywordBubble", file: SampleTrees.file, range: range(40),
      renderings: variants.map { AuditedLayout.Rendering(variant: $0, tree: SampleTrees.bubble(at: $0.textSize)) },
      findings: [touching, tight, contrast], counts: [.passed: 196, .failed: 20], unmeasured: [], diagnostics: [])
  }

  private static let leaf = Subject(path: "KeywordBubble/Label/Image", title: "Symbol “leaf”", range: range(9))
  private static let capsule = Subject(path: "KeywordBubble/background/Capsule", title: "Capsule", range: range(12))
  private static let padding = Subject(path: "KeywordBubble/padding", title: "padding(16)", range: range(11))

  private static func clearanceFinding(
    rule: String, severity: Severity, message: String, isHit: (Double) -> Bool
  ) -> Finding {
    let occurrences = variants.filter { isHit(clearances[$0.textSize.index]) }.map { variant in
      let frame = SampleTrees.bubble(at: variant.textSize).boxes[1].frame
      let corner = Point(x: frame.minX, y: frame.minY)
      return Finding.Occurrence(
        variant: variant, outcome: .failed, reason: rule,
        facts: [
          Fact("clearance", clearances[variant.textSize.index], .points, tolerance: 0.6),
          Fact("required-clearance", rule == "tight-clearance" ? 4 : 0, .points),
        ],
        marks: [.rectangle(frame), .distance(from: corner, to: Point(x: corner.x - 3, y: corner.y - 3))])
    }
    return Finding(
      ruleID: rule, outcome: .failed, severity: severity, reason: rule, subject: leaf, otherParty: capsule,
      cause: padding, occurrences: occurrences, worst: occurrences.count - 1,
      series: variants.map {
        SeriesPoint(variant: $0, fact: Fact("clearance", clearances[$0.textSize.index], .points, tolerance: 0.6))
      },
      message: message, fingerprint: rule + "/KeywordBubble/Label/Image")
  }

  private static let touching = clearanceFinding(
    rule: "ink-outside-shape", severity: .error,
    message: "The symbol “leaf” reaches over the edge of the capsule by 0.3 pt. At AX5 (2 of 24 variants). "
      + "It looks cut off. Scale the padding with the text.",
    isHit: { $0 <= 0 })

  private static let tight = clearanceFinding(
    rule: "tight-clearance", severity: .warning,
    message: "The symbol “leaf” comes within 1.3 pt of the edge of the capsule. "
      + "From AX2 to AX4, worst at AX4 (6 of 24 variants). 4 pt keep it readable. Scale the padding with the text.",
    isHit: { $0 > 0 && $0 < 4 })

  private static var contrast: Finding {
    let occurrences = variants.filter { $0.colorScheme == .light }.map { variant in
      Finding.Occurrence(
        variant: variant, outcome: .failed, reason: "insufficient-contrast",
        facts: [Fact("contrast", 2.8399, .ratio), Fact("required-contrast", 3, .ratio)],
        marks: [.rectangle(SampleTrees.bubble(at: variant.textSize).boxes[2].frame)])
    }
    return Finding(
      ruleID: "insufficient-contrast", outcome: .failed, severity: .error, reason: "insufficient-contrast",
      subject: Subject(
        path: "KeywordBubble/Label/Text", title: "Text “fern-leaf lavender”", range: range(8)),
      otherParty: nil, cause: nil, occurrences: occurrences, worst: 0,
      series: variants.map {
        SeriesPoint(variant: $0, fact: Fact("contrast", $0.colorScheme == .light ? 2.8399 : 5.73, .ratio))
      },
      message: "White on purple reaches 2.83:1. At all sizes, in light only (12 of 24 variants). "
        + "Large text needs 3:1. Darken the capsule.",
      fingerprint: "insufficient-contrast/KeywordBubble/Label/Text")
  }

  // MARK: Card

  private static var card: AuditedLayout {
    AuditedLayout(
      name: "Card " + hostile, file: "Examples/Kärtchen & Co.swift", range: nil,
      renderings: variants.map {
        AuditedLayout.Rendering(variant: $0, tree: SampleTrees.card(at: $0.textSize, title: hostile))
      },
      findings: [truncated, fixedSize], counts: [.passed: 80, .cantTell: 2, .failed: 24],
      unmeasured: [
        UnmeasuredBox(
          code: "unknown-view", message: "The view “Chart” is not modelled.", range: range(30), box: 4),
        UnmeasuredBox(code: "missing-picture", message: "“harvest” is not in the project.", range: nil, box: nil),
      ],
      diagnostics: [
        Diagnostic(
          id: "evaluation/unknown-view", severity: .warning, range: range(30), message: "Unknown view " + hostile)
      ])
  }

  private static var truncated: Finding {
    Finding(
      ruleID: "truncated-text", outcome: .cantTell, severity: .error, reason: "within-tolerance",
      subject: Subject(path: "Card/Text", title: "Text “\(hostile)”", range: range(27)), otherParty: nil, cause: nil,
      occurrences: variants.filter { $0.textSize == .small }.map {
        Finding.Occurrence(
          variant: $0, outcome: .cantTell, reason: "within-tolerance",
          facts: [Fact("required-width", 31.98, .points, tolerance: 0.1), Fact("available-width", 32, .points)],
          marks: [.rectangle(Rectangle(x: 40, y: 266, width: 240, height: 20))])
      },
      worst: 0, series: [],
      message: "Whether the text fits cannot be told: " + hostile, fingerprint: "truncated-text/Card/Text")
  }

  private static var fixedSize: Finding {
    Finding(
      ruleID: "fixed-text-size", outcome: .failed, severity: .note, reason: "fixed-text-size",
      subject: Subject(path: "Card/Text", title: "Text “Final”", range: nil), otherParty: nil, cause: nil,
      occurrences: variants.map {
        Finding.Occurrence(
          variant: $0, outcome: .failed, reason: "fixed-text-size", facts: [Fact("point-size", 16, .points)],
          marks: [])
      },
      worst: 23, series: [],
      message: "The text stays 16 pt at every text size. Use a text style.", fingerprint: "fixed-text-size/Card/Text")
  }

  private static func range(_ line: Int) -> SourceRange {
    SourceRange(file: SampleTrees.file, startLine: line, startColumn: 7, endLine: line, endColumn: 32)
  }
}
