package import Auditing
import Colorimetry
package import Diagnostics
import Foundation
import Geometry
import LayoutTree
import PathGeometry
import Typography

/// The whole result of one shard, from which `merge` makes the report that one run would have written.
package struct AuditPart: Sendable {
  package static let formatName = "sizewise-part/1"
  package static let fileExtension = "part"

  /// What the shards of a run agree in, but for `index`.
  package struct Head: Codable, Hashable, Sendable {
    package var format = AuditPart.formatName
    package var toolVersion: String
    /// From 1.
    package var index: Int
    package var count: Int
    /// Layouts of all shards together.
    package var layoutCount: Int
    /// Names and values by turns.
    package var settings: [String]
    /// Rules that ran, by their ids, sorted.
    package var rules: [String]
    package var suppressions: [Suppression]
    package var diagnostics: [Diagnostic]
    package var hasUnusableInput: Bool
    /// Whether layouts were left out because nothing they depend on has changed.
    package var isPartial: Bool
    /// The project's root, relative to the folder in which the tool ran where it lies near.
    package var root: String

    package init(
      toolVersion: String, index: Int, count: Int, layoutCount: Int, settings: [(name: String, value: String)],
      rules: [String], suppressions: [Suppression], diagnostics: [Diagnostic], hasUnusableInput: Bool,
      isPartial: Bool, root: String
    ) {
      self.toolVersion = toolVersion
      self.index = index
      self.count = count
      self.layoutCount = layoutCount
      self.settings = settings.flatMap { [$0.name, $0.value] }
      self.rules = rules.sorted()
      self.suppressions = suppressions
      self.diagnostics = diagnostics
      self.hasUnusableInput = hasUnusableInput
      self.isPartial = isPartial
      self.root = root
    }
  }

  package var head: Head
  /// By position among the layouts of all shards.
  package var layouts: [Int: AuditedLayout]

  package init(head: Head, layouts: [Int: AuditedLayout]) {
    self.head = head
    self.layouts = layouts
  }
}

/// Parts that cannot be used.
package struct AuditPartError: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  package var message: String
}

extension AuditPart {
  /// The result that one run would have given.
  ///
  /// - Throws: when the parts are not those of one run, or some are missing.
  package static func merged(_ parts: [AuditPart]) throws(AuditPartError) -> AuditResult {
    guard let first = parts.min(by: { $0.head.index < $1.head.index })?.head else {
      throw AuditPartError(message: "there is no part to merge. Name the files that the shards wrote.")
    }
    var byIndex: [Int: AuditPart] = [:]
    for part in parts {
      var head = part.head
      head.index = first.index
      guard head == first else {
        throw AuditPartError(
          message: "shard \(part.head.index) of \(part.head.count) is of another run than shard \(first.index) of "
            + "\(first.count): version, sources and options have to be the same. Run all shards again.")
      }
      guard byIndex.updateValue(part, forKey: part.head.index) == nil else {
        throw AuditPartError(message: "shard \(part.head.index) of \(first.count) is there twice. Name each once.")
      }
    }
    let missing = (1...max(first.count, 1)).filter { byIndex[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.map(String.init).joined(separator: ", ")
      throw AuditPartError(
        message: "shard \(names) of \(first.count) is missing. Run it with --shard \(missing[0])/\(first.count), "
          + "and name its file too.")
    }
    var layouts: [AuditedLayout] = []
    for position in 0..<max(first.layoutCount, 0) {
      guard let layout = byIndex[position % first.count + 1]?.layouts[position] else {
        throw AuditPartError(message: "layout \(position + 1) is in no part. Run all shards again.")
      }
      layouts.append(layout)
    }
    let settings = stride(from: 0, to: first.settings.count - 1, by: 2).map {
      (name: first.settings[$0], value: first.settings[$0 + 1])
    }
    return AuditResult(
      toolVersion: first.toolVersion, settings: settings, layouts: layouts, diagnostics: first.diagnostics)
  }
}
