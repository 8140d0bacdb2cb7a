package import Colorimetry
package import Diagnostics
package import LayoutTree
package import Typography

/// A comment in the source that accepts findings: `// sizewise:disable:next truncated-text - reason`.
package struct Suppression: Codable, Hashable, Sendable {
  /// The comment.
  package var range: SourceRange
  /// The lines of its file that it speaks of.
  package var lines: ClosedRange<Int>
  /// Rules by their ids; `nil` for all.
  package var rules: Set<String>?
  /// `nil` for all.
  package var sizes: Set<DynamicTypeSize>?
  /// `nil` for both.
  package var schemes: Set<ColorScheme>?
  package var reason: String?
  /// Where it speaks of a modifier: the line on which the modified view begins.
  package var viewLine: Int?

  package init(
    range: SourceRange, lines: ClosedRange<Int>, rules: Set<String>?, sizes: Set<DynamicTypeSize>? = nil,
    schemes: Set<ColorScheme>? = nil, reason: String? = nil
  ) {
    self.range = range
    self.lines = lines
    self.rules = rules
    self.sizes = sizes
    self.schemes = schemes
    self.reason = reason
  }

  /// What a finding that it covers says of it.
  package var acceptance: Acceptance { Acceptance(origin: .source, reason: reason, range: range) }

  func covers(rule: String, variant: Variant) -> Bool {
    rules?.contains(rule) != false && sizes?.contains(variant.textSize) != false
      && schemes?.contains(variant.colorScheme) != false
  }

  /// Whether a place begins on one of its lines.
  func covers(_ place: SourceRange?) -> Bool {
    guard let place else { return false }
    return place.file == range.file && lines.contains(place.startLine)
  }
}

/// The suppressions of a project's sources.
package struct Suppressions: Hashable, Sendable {
  private var byFile: [String: [Suppression]]

  package static let none = Suppressions([])

  package init(_ all: [Suppression]) { byFile = Dictionary(grouping: all, by: \.range.file) }

  package var isEmpty: Bool { byFile.isEmpty }

  /// Every one, in the order of the sources.
  package var all: [Suppression] { byFile.values.flatMap { $0 }.sorted { $0.range < $1.range } }

  /// The first that covers a defect in a variant: by the line of the view, of the modifier that causes it, or of the
  /// whole layout.
  func suppression(
    of observation: Observation, rule: String, in variant: Variant, layout: SourceRange?
  ) -> Suppression? {
    guard !byFile.isEmpty else { return nil }
    for place in [observation.subject.range, observation.cause?.range, layout] {
      guard let place, let own = byFile[place.file] else { continue }
      let found = own.first { $0.covers(rule: rule, variant: variant) && $0.covers(place) }
      if let found { return found }
    }
    return nil
  }

  /// Those with a view that was laid out on one of their lines.
  package func measured(in trees: [LayoutTree], layout: SourceRange?) -> [Suppression] {
    guard !byFile.isEmpty else { return [] }
    var lines: [String: Set<Int>] = [:]
    for range in trees.flatMap(\.boxes).compactMap(\.range) + [layout].compactMap(\.self) {
      guard byFile[range.file] != nil else { continue }
      lines[range.file, default: []].insert(range.startLine)
    }
    return all.filter { suppression in
      lines[suppression.range.file]?.contains { suppression.lines.contains($0) || $0 == suppression.viewLine } ?? false
    }
  }
}
