import Auditing
import Diagnostics
import ViewEvaluation

/// Layouts of the views that no preview names.
struct SyntheticLayouts {
  private(set) var layouts: [ProjectLayout] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// More combinations of one view's inputs are not tried, unless a single input has more values.
  private static let combinationLimit = 16
  /// A project has no more layouts of this kind.
  private static let layoutLimit = 4000

  /// Every pair of values of two inputs of a view meets in some layout, as far as the limit allows.
  ///
  /// - Parameter files: the files whose views are meant.
  init(of project: Project, in files: Set<String>) {
    for view in project.syntheticViews(in: files) {
      guard layouts.count < Self.layoutLimit else {
        diagnostics.append(Self.tooMany(at: view.range))
        return
      }
      let sizes = view.inputs.map(\.choiceCount)
      let limit = max(Self.combinationLimit, sizes.max() ?? 1)
      let all = view.obstacle == nil ? Self.combinations(of: sizes) : [Array(repeating: 0, count: sizes.count)]
      layouts += all.prefix(limit).map(view.layout)
      if all.count > limit { diagnostics.append(Self.cut(view, tried: limit, of: all.count)) }
    }
  }

  /// Choices for each input, the one with all inputs ordinary first.
  private static func combinations(of sizes: [Int]) -> [[Int]] {
    let ordinary = Array(repeating: 0, count: sizes.count)
    if sizes.allSatisfy({ $0 == 1 }) { return [ordinary] }
    let pairs = PairwiseSelection.combinations(of: sizes).filter { $0 != ordinary }
    return [ordinary] + Set(pairs).sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func cut(_ view: SyntheticView, tried: Int, of all: Int) -> Diagnostic {
    Diagnostic(
      id: "evaluation/combinations-cut", severity: .note, range: view.range,
      message:
        "\(tried) of the \(all) combinations in which every two values of the inputs of \(view.name) meet are laid out. "
        + "Add a #Preview for those that matter.")
  }

  private static func tooMany(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "evaluation/too-many-views", severity: .warning, range: range,
      message:
        "More than \(layoutLimit) layouts of views without previews; the views from here on are left out. Name folders "
        + "instead of the whole.")
  }
}
