package import Auditing
import Diagnostics
import LayoutTree
import SourceEdits
import ViewEvaluation

/// Content that scrolls where it is taller than the screen.
package struct ScrollViewFix: FixKind {
  package init() {}

  package let id = FixKindID.scrollView

  /// Views that scroll already, or hold screens of their own.
  private static let unwrapped: Set<String> = [
    "ScrollView", "List", "Form", "TabView", "NavigationStack", "NavigationView", "NavigationSplitView",
    "GeometryReader", "Table", "TextEditor",
  ]
  /// Views below the one that leaves the screen that are looked through for the place.
  private static let stepsDown = 12

  package func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    let isTooTall =
      target.finding.reason == "beyond-top-or-bottom" || target.finding.ruleID == "unreachable-content"
      || (target.finding.ruleID == "truncated-text" && target.property == .arrangement
        && target.fact("missing-lines") != nil)
    guard isTooTall, let call = content(of: target, in: &sources), let source = sources.file(call.file) else {
      return []
    }
    let edit = ScrollEdit(call: call, source: source)
    return [edit.wrapped, edit.fitting].compactMap { $0.map { .edit($0) } }
  }

  /// The view to put into a scroll view: the outermost one that is written in a view of the project.
  private func content(of target: FixTarget, in sources: inout EditableSources) -> CallSite? {
    guard var box = outermost(of: target) else { return nil }
    for _ in 0..<Self.stepsDown {
      let placed = target.tree[box]
      if let range = placed.range, let call = sources.file(range.file)?.call(at: range), !call.isModifier,
        let context = call.context, !context.isStatic, call.isStatement, call.closure != nil,
        !Self.unwrapped.contains(call.name), !call.chain.contains(where: { Self.unwrapped.contains($0.name) })
      {
        return call
      }
      guard let child = placed.children.first, placed.children.count == 1 || Self.unwrapped.contains(placed.kind) else {
        return nil
      }
      box = child
    }
    return nil
  }

  private func outermost(of target: FixTarget) -> Int? {
    guard let subject = target.subjectBox else { return nil }
    var root = subject
    for ancestor in target.tree.ancestors(of: subject) { root = ancestor }
    return root
  }
}

/// The ways to let a view scroll.
private struct ScrollEdit {
  let call: CallSite
  let source: EditableSource

  private var hasSpacer: Bool { call.closure?.statements.contains { $0.viewName == "Spacer" } ?? false }

  /// The view in a scroll view. Spacers would collapse in it.
  var wrapped: FixCandidate? {
    let step = source.indentationStep
    let line = source.lineEnd + call.chainIndentation
    guard !hasSpacer, source.isFirstInLine(call.chainRange.lowerBound),
      let inner = ModifierEdit.indented(source.text(call.chainRange), by: step)
    else { return nil }
    return FixCandidate(
      .scrollView, "Let the content scroll (ScrollView).",
      [
        SourceEdit(
          file: call.file, range: call.chainRange,
          replacement: "ScrollView {" + line + step + inner + line + "}")
      ])
  }

  /// The view as it is where it fits, and in a scroll view where it does not; the body moves into a property.
  var fitting: FixCandidate? {
    guard let context = call.context, let body = context.property("body"), body.isComputed, !body.isStatic,
      body.range.contains(call.chainRange.lowerBound)
    else { return nil }
    let name = ScaledMetricEdit.freeName("content", taken: context.identifiers)
    let indentation = source.indentation(at: body.range.lowerBound)
    let step = source.indentationStep
    let line = source.lineEnd + indentation
    let prefix = source.text(body.range.lowerBound..<body.specifierRange.lowerBound)
    let new =
      prefix + "var body: some View {"
      + line + step + "ViewThatFits(in: .vertical) {"
      + line + step + step + name
      + line + step + step + "ScrollView { \(name) }"
      + line + step + "}"
      + line + "}" + source.lineEnd + line + (prefix.isEmpty ? "private " : prefix)
    let renamed = "var \(name)"
    return FixCandidate(
      .scrollView, "Let the content scroll where it does not fit (ViewThatFits and ScrollView).",
      [
        SourceEdit(
          file: call.file, range: body.range.lowerBound..<body.nameEnd, replacement: new + renamed)
      ])
  }
}
