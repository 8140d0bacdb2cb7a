package import Auditing
import Colorimetry
package import Diagnostics
import LayoutTree
import Typography

extension AuditRun {
  /// What became of comments that accept findings.
  package struct SuppressionUse: Sendable {
    /// Those that accept nothing although what they speak of was measured.
    package var unused: [Diagnostic]
    /// How many were not judged.
    package var uncheckedCount: Int
  }

  /// Tells which comments accept nothing.
  ///
  /// A comment is judged only where everything it speaks of was tried: its rules ran, at its text sizes, in its schemes.
  package func use(of suppressions: [Suppressions], in result: AuditResult) -> SuppressionUse {
    let all = suppressions.flatMap(\.all)
    guard !all.isEmpty else { return SuppressionUse(unused: [], uncheckedCount: 0) }
    let used = Set(result.layouts.flatMap(\.findings).compactMap { finding in finding.acceptance?.range })
    let measured = Set(result.layouts.flatMap(\.measuredSuppressions))
    let files = Set(result.layouts.map(\.file))
    let ran = Set(Self.rules.map(\.metadata).filter(rules.runs).map(\.id))
    let variants = result.layouts.flatMap(\.renderings).map(\.variant)
    let sizes = Set(variants.map(\.textSize))
    let schemes = Set(variants.map(\.colorScheme))
    var uncheckedCount = 0
    let unused = all.compactMap { suppression -> Diagnostic? in
      guard !used.contains(suppression.range) else { return nil }
      guard (suppression.rules ?? Set(Self.rules.map(\.id))).isSubset(of: ran),
        (suppression.sizes ?? Set(DynamicTypeSize.allCases)).isSubset(of: sizes),
        (suppression.schemes ?? Set(ColorScheme.allCases)).isSubset(of: schemes),
        measured.contains(suppression.range) || files.contains(suppression.range.file)
      else {
        uncheckedCount += 1
        return nil
      }
      if measured.contains(suppression.range) {
        return Diagnostic(
          id: "suppression/unused", severity: .warning, range: suppression.range,
          message: "The comment accepts nothing any more: no such finding is left here. Remove it.")
      }
      return Diagnostic(
        id: "suppression/nothing-there", severity: .warning, range: suppression.range,
        message: "The comment accepts nothing: no view that was laid out begins on the lines it speaks of. Move or "
          + "remove it.")
    }
    return SuppressionUse(unused: unused, uncheckedCount: uncheckedCount)
  }
}
