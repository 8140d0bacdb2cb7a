import AuditPipeline
import Auditing
import Colorimetry
import DocumentTree
import Geometry
import LayoutTree
import Typography

/// A layout at a glance: a row for each text size, and for each other setting that was asked for.
struct CheckTable {
  /// A row: variants that differ in their colours alone.
  private struct Row {
    var variants: [Variant]
    var tree: LayoutTree
    var outcome: Outcome
    var clearance: Double?
    /// By colour scheme, light first.
    var contrasts: [(scheme: ColorScheme, value: Double)]

    var texts: [PlacedText] { tree.boxes.compactMap(\.text) }
    var lines: [Int] { texts.map(\.set.lines.count) }

    /// First baselines from the container's top, in points.
    var baselines: [Double] {
      tree.boxes.compactMap { box in box.text.map { box.frame.minY + $0.set.firstBaseline } }
    }
  }

  private let name: String
  private let file: String
  private let rows: [Row]

  init(_ run: LayoutRun.Result) {
    name = run.layout.name
    file = run.layout.file
    let sightings = run.judgements.flatMap(\.sightings)
    var rows: [Row] = []
    for rendering in run.layout.renderings {
      let variant = rendering.variant
      let seen = sightings.filter { $0.variant == variant }.map(\.observation)
      var outcome = Self.worst(of: run.layout.findings, in: variant)
      if outcome == .passed, !rendering.tree.unmeasured.isEmpty { outcome = .cantTell }
      let contrast = seen.flatMap(\.facts).filter { $0.name == "contrast" }.map(\.value).min()
      let entry = contrast.map { (scheme: variant.colorScheme, value: $0) }
      if let last = rows.indices.last, Self.differInColors(rows[last].variants[0], variant) {
        rows[last].variants.append(variant)
        rows[last].outcome = Self.worse(rows[last].outcome, outcome)
        if let entry { rows[last].contrasts.append(entry) }
      } else {
        rows.append(
          Row(
            variants: [variant], tree: rendering.tree, outcome: outcome,
            clearance: seen.flatMap(\.facts).filter { $0.name == "clearance" }.map(\.value).min(),
            contrasts: entry.map { [$0] } ?? []))
      }
    }
    self.rows = rows
  }

  private static func differInColors(_ one: Variant, _ other: Variant) -> Bool {
    var other = other
    other.colorScheme = one.colorScheme
    other.contrast = one.contrast
    return one == other
  }

  /// The worst outcome that a finding has in a variant.
  private static func worst(of findings: [Finding], in variant: Variant) -> Outcome {
    findings.flatMap(\.occurrences).filter { $0.variant == variant }.map(\.outcome).reduce(.passed, worse)
  }

  private static func worse(_ one: Outcome, _ other: Outcome) -> Outcome {
    if one == .failed || other == .failed { return .failed }
    return one == .cantTell || other == .cantTell ? .cantTell : .passed
  }

  /// The table; columns that do not fit the width are left out, the last ones first.
  func text(width: Int, usesColor: Bool) -> String {
    var columns: [(title: String, cells: [String])] = [
      ("size", rows.map { Self.label($0.variants[0], amongst: rows.map { $0.variants[0] }) }),
      ("", rows.map { Self.mark($0.outcome, usesColor: usesColor) }),
      ("lines", rows.map { $0.lines.map(String.init).joined(separator: " ") }),
    ]
    if rows.contains(where: { $0.clearance != nil }) {
      columns.append(("clearance", rows.map { $0.clearance.map { NumberText.decimals($0, 2) } ?? "-" }))
    }
    for scheme in ColorScheme.allCases where rows.contains(where: { $0.contrasts.contains { $0.scheme == scheme } }) {
      let cells = rows.map { row in
        row.contrasts.filter { $0.scheme == scheme }.map(\.value).min().map(Self.ratio) ?? "-"
      }
      columns.append(("contrast \(scheme.rawValue)", cells))
    }
    columns.append(
      ("baselines", rows.map { $0.baselines.map { NumberText.decimals($0, 1) }.joined(separator: " ") }))
    while true {
      let grid = [columns.map(\.title)] + rows.indices.map { row in columns.map { $0.cells[row] } }
      let text = TextTable(grid).text
      let needed = text.split(separator: "\n").map { TextTable.width(of: String($0)) }.max() ?? 0
      if needed <= width || columns.count <= 3 { return text }
      columns.removeLast()
    }
  }

  /// Contrast cut to two decimals, never rounded up.
  private static func ratio(_ value: Double) -> String {
    NumberText.decimals((value * 100).rounded(.down) / 100, 2)
  }

  private static func mark(_ outcome: Outcome, usesColor: Bool) -> String {
    let (mark, color) =
      switch outcome {
      case .failed: ("✗", 31)
      case .cantTell: ("?", 33)
      case .passed, .inapplicable, .untested: ("✓", 32)
      }
    return usesColor ? "\u{1B}[\(color)m\(mark)\u{1B}[0m" : mark
  }

  /// The text size, and what else sets a row apart from the others.
  private static func label(_ variant: Variant, amongst all: [Variant]) -> String {
    var words = [variant.textSize.shortName]
    if Set(all.map(\.container)).count > 1 { words.append(variant.container) }
    if Set(all.map(\.locale)).count > 1 { words.append(variant.locale) }
    if variant.layoutDirection == .rightToLeft { words.append("rtl") }
    if variant.legibilityWeight == .bold { words.append("bold") }
    return words.joined(separator: " ")
  }

  /// The table as JSON; figures are not rounded.
  var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("file", .string(file)),
      .init("rows", .array(rows.map(Self.json))),
    ])
  }

  private static func json(_ row: Row) -> JSONValue {
    let variant = row.variants[0]
    var members: [JSONValue.Member] = [
      .init("textSize", .string(variant.textSize.rawValue)), .init("container", .string(variant.container)),
      .init("locale", .string(variant.locale)), .init("layoutDirection", .string(variant.layoutDirection.rawValue)),
      .init("legibilityWeight", .string(variant.legibilityWeight.rawValue)),
      .init("outcome", .string(row.outcome.rawValue)), .init("lines", .array(row.lines.map { .number(Double($0)) })),
    ]
    if let clearance = row.clearance { members.append(.init("clearance", .number(clearance))) }
    members.append(
      .init("contrast", .object(row.contrasts.map { .init($0.scheme.rawValue, .number($0.value)) })))
    members.append(.init("baselines", .array(row.baselines.map { .number($0) })))
    return .object(members)
  }
}
