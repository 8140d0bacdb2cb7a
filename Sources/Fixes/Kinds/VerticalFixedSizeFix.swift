package import Auditing
import Diagnostics
import SourceEdits
import ViewEvaluation

/// Text that takes the height it needs where its neighbours could give way.
package struct VerticalFixedSizeFix: FixKind {
  package init() {}

  package let id = FixKindID.verticalFixedSize

  package func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    guard target.finding.ruleID == "truncated-text", target.property != .lineLimit,
      target.fact("missing-lines") != nil, let range = target.finding.subject.range,
      let source = sources.file(range.file), let call = source.call(at: range),
      ["Text", "Label"].contains(call.name), !call.isModifier
    else { return [] }
    guard !call.chain.contains(where: { $0.name == "fixedSize" }) else { return [] }
    let candidate = FixCandidate(
      .verticalFixedSize, "Give the text the height that it needs: fixedSize(horizontal: false, vertical: true).",
      [
        ModifierEdit.adding(".fixedSize(horizontal: false, vertical: true)", toTextAt: call, in: source)
      ])
    return candidate.map { [.edit($0)] } ?? []
  }
}
