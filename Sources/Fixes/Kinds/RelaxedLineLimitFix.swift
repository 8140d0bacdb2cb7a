package import Auditing
import Diagnostics
import SourceEdits
import Typography
import ViewEvaluation

/// A line limit that gives way: a few lines more, none at the accessibility sizes, or none at all.
package struct RelaxedLineLimitFix: FixKind {
  package init() {}

  package let id = FixKindID.relaxedLineLimit

  /// More lines than these are no limit that anyone would write.
  private static let addedLines = 3

  package func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    guard target.property == .lineLimit else { return [] }
    guard let range = target.causeRange, let source = sources.file(range.file), let call = source.call(at: range),
      call.name == "lineLimit", call.isModifier
    else { return [.unable("The line limit is not written as a modifier in the source.")] }
    guard let argument = call.arguments.first, call.arguments.count == 1, let limit = argument.number,
      limit == limit.rounded(), limit >= 1, limit < 100
    else { return [.unable("The line limit is no number that an edit could raise.")] }
    var proposals: [FixProposal] = [
      .search(
        FixSearch(values: (1...Self.addedLines).map { limit + Double($0) }, unit: "lines") { value in
          let text = ScaledMetricEdit.text(of: value)
          return FixCandidate(
            .relaxedLineLimit, "Allow \(text) lines.",
            [SourceEdit(file: call.file, range: argument.range, replacement: text)])
        })
    ]
    if target.firstFailingSize.isAccessibilitySize,
      case .success(let size) = EnvironmentValueEdit.plan("dynamicTypeSize", for: call, in: &sources)
    {
      let candidate = FixCandidate(
        .relaxedLineLimit, "Drop the line limit at the accessibility sizes.",
        size.edits + [
          SourceEdit(
            file: call.file, range: argument.range,
            replacement: "\(size.name).isAccessibilitySize ? nil : \(argument.text)")
        ])
      proposals += candidate.map { [.edit($0)] } ?? []
    }
    let removal = FixCandidate(
      .relaxedLineLimit, "Drop the line limit.", [ModifierEdit.replacing(call, with: [], in: source)])
    return proposals + (removal.map { [.edit($0)] } ?? [])
  }
}
