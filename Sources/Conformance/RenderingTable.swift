package import AuditPipeline
package import Foundation
import Typography

/// The outcome of a comparison as text: shares by origin and size category, and what does not hold.
package struct RenderingTable: Sendable {
  package let comparison: RenderingComparison
  /// Why a value does not hold, by "case value".
  package let causes: [String: String]

  package init(_ comparison: RenderingComparison, causes: [String: String]) {
    self.comparison = comparison
    self.causes = causes
  }

  /// The causes of a text file: a line each, the case, the value's name and the cause separated by tabs; lines that
  /// begin with `#` are comments.
  package static func causes(in text: String) -> [String: String] {
    var causes: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t").map(String.init)
      if fields.count == 3 { causes[fields[0] + " " + fields[1]] = fields[2] }
    }
    return causes
  }

  /// Values and how many of them hold.
  package struct Share: Hashable, Sendable {
    package var values = 0
    package var held = 0

    package var fraction: Double { values == 0 ? 1 : Double(held) / Double(values) }

    mutating func add(_ outcomes: [RenderingComparison.Outcome]) {
      values += outcomes.count
      held += outcomes.count { $0.held }
    }

    var text: String {
      let share = values == 0 ? "-" : "\((fraction * 1000).rounded() / 10) %"
      return pad(String(values), 8) + pad(String(held), 8) + pad(share, 10)
    }
  }

  package var total: Share {
    var share = Share()
    for entry in comparison.cases { share.add(entry.outcomes) }
    return share
  }

  /// By repository, in alphabetical order.
  package var origins: [(name: String, share: Share)] {
    var shares: [String: Share] = [:]
    for entry in comparison.cases { shares[entry.rendering.repository, default: Share()].add(entry.outcomes) }
    return shares.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Values that do not hold, as "case value".
  package var misses: [String] {
    comparison.cases.flatMap { entry in
      entry.outcomes.filter { !$0.held }.map { entry.rendering.id + " " + $0.name }
    }
  }

  package var skipped: [String] { comparison.cases.filter { $0.skipped != nil }.map(\.rendering.id) }

  /// The page's part that is made: the shares, then the values that do not hold with their causes.
  package var text: String {
    var lines = ["origin and size category".padding(toLength: 48) + "  values    held     share"]
    for (origin, share) in origins {
      lines.append(origin.padding(toLength: 48) + share.text)
      for size in DynamicTypeSize.allCases {
        let cases = comparison.cases.filter { $0.rendering.repository == origin && $0.rendering.size == size }
        guard !cases.isEmpty else { continue }
        var share = Share()
        for entry in cases { share.add(entry.outcomes) }
        lines.append(("  " + size.rawValue).padding(toLength: 48) + share.text)
      }
    }
    lines.append("all".padding(toLength: 48) + total.text)
    lines.append("")
    lines.append("values that do not hold: \(misses.count)")
    for miss in misses { lines.append("  \(miss): \(causes[miss] ?? "cause unknown")") }
    if !skipped.isEmpty { lines.append("left out, their texts not being at hand: " + skipped.joined(separator: ", ")) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Every value that does not hold, with what was measured: for finding causes.
  package var details: String {
    var lines: [String] = []
    for entry in comparison.cases {
      for problem in entry.unmeasured { lines.append("\(entry.rendering.id): not measured: \(problem)") }
      if let reason = entry.skipped { lines.append("\(entry.rendering.id): left out: \(reason)") }
      for outcome in entry.outcomes where !outcome.held {
        lines.append("\(entry.rendering.id) \(outcome.name): \(outcome.remark)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The text moved to the right of a column.
private func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
}

extension String {
  fileprivate func padding(toLength length: Int) -> String {
    self + String(repeating: " ", count: max(length - count, 0))
  }
}

extension RenderingComparison {
  /// Everything that the repository keeps of the recordings, compared; the long texts come from beside it, where they are.
  ///
  /// - Parameters:
  ///   - root: the folder of `Package.swift`.
  package static func table(ofRepository root: URL, tools: MeasuringTools) throws -> RenderingTable {
    let folder = root.appendingPathComponent("Tests/Conformance")
    let renderings = try RecordedRendering.all(
      in: Data(contentsOf: folder.appendingPathComponent("renderings.json")))
    let recordings = root.appendingPathComponent("../shared/cases/apple-renderings.json").standardizedFileURL
    let prose = try? RecordedProse(Data(contentsOf: recordings))
    let causes = try String(contentsOf: folder.appendingPathComponent("rendering-misses.txt"), encoding: .utf8)
    let comparison = try RenderingComparison(
      renderings, fixtures: folder.appendingPathComponent("Renderings"), prose: prose, tools: tools)
    return RenderingTable(comparison, causes: RenderingTable.causes(in: causes))
  }
}
