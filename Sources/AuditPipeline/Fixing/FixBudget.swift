/// How much a search for fixes may try.
package struct FixBudget: Hashable, Sendable {
  /// Edits for one cause, a search for a number counting as one.
  package var editsPerCause = 12
  /// Numbers in one search.
  package var valuesPerSearch = 128
  /// Causes in one run.
  package var causes = 500
  /// Layouts that one edit is tried on.
  package var layoutsPerEdit = 400
  /// Edits that do not do alone, and are tried with a second.
  package var firstEdits = 3
  /// Causes that a second edit is looked for.
  package var causesAfterFirst = 2
  /// Pairs for one cause, a search for a number counting as one.
  package var pairs = 12
  /// Variants that are laid out for one cause.
  package var variantsPerCause = 20_000
  /// Variants that are laid out in one run, shared alike by its causes.
  package var variants = 1_000_000

  package init() {}

  /// The variants that each of a number of causes may take: the same in whichever order they are looked at.
  func variants(forEachOf causes: Int) -> Int { min(variantsPerCause, variants / max(causes, 1)) }
}
