package import Auditing
import Diagnostics
import LayoutTree
import SourceEdits
import Typography
import ViewEvaluation

/// A row that becomes a column where it does not fit, or at large text sizes.
package struct RowOrColumnFix: FixKind {
  package init() {}

  package let id = FixKindID.rowOrColumn

  private static let rules: Set<String> = [
    "truncated-text", "broken-word", "content-beyond-container", "overlapping-content", "over-shrunk-text",
    "clipped-text", "clipped-content",
  ]
  /// Rows around the text that are tried, the innermost first.
  private static let rowsTried = 2
  /// A row written twice should be short.
  private static let repeatedLines = 16

  package func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    guard !target.rules.isDisjoint(with: Self.rules), target.finding.reason != "beyond-top-or-bottom",
      let box = startBox(of: target)
    else { return [] }
    let rows = target.tree.ancestors(of: box).filter { target.tree[$0].kind == "HStack" }.prefix(Self.rowsTried)
    var proposals: [FixProposal] = []
    for row in rows {
      guard let range = target.tree[row].range, let source = sources.file(range.file),
        let call = source.call(at: range), call.name == "HStack", !call.isModifier, let closure = call.closure,
        !call.hasMoreClosures, closure.statements.count > 1 || closure.statements.first?.viewName == "ForEach"
      else { continue }
      let edit = RowEdit(call: call, closure: closure, source: source)
      if edit.lineCount <= Self.repeatedLines { proposals += edit.viewThatFits.map { [.edit($0)] } ?? [] }
      proposals += anyLayout(edit, target, in: &sources)
    }
    return proposals
  }

  /// The text that lacks room: the other party of what leaves the screen.
  private func startBox(of target: FixTarget) -> Int? {
    guard target.finding.ruleID == "content-beyond-container", let other = target.finding.otherParty else {
      return target.subjectBox
    }
    return target.tree.tree.boxes.indices.first { target.tree.subject($0).path == other.path } ?? target.subjectBox
  }

  private func anyLayout(_ edit: RowEdit, _ target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    guard !edit.hasSpacer else { return [] }
    switch EnvironmentValueEdit.plan("dynamicTypeSize", for: edit.call, in: &sources) {
    case .failure(let obstacle): return [.unable(obstacle.sentence)]
    case .success(let size):
      let first = target.firstFailingSize
      let condition =
        first.isAccessibilitySize
        ? "\(size.name).isAccessibilitySize" : "\(size.name) >= .\(first.rawValue)"
      let words = first.isAccessibilitySize ? "the accessibility sizes" : "\(first.shortName) and larger sizes"
      return edit.anyLayout(condition: condition, words: words, size: size).map { [.edit($0)] } ?? []
    }
  }
}

/// The forms that a row can take instead.
private struct RowEdit {
  let call: CallSite
  let closure: CallSite.Closure
  let source: EditableSource

  var lineCount: Int { source.text(closure.body).split(separator: "\n").count }
  var hasSpacer: Bool { closure.statements.contains { $0.viewName == "Spacer" } }

  /// The column's arguments: the row's spacing, and a leading alignment.
  private var columnArguments: String {
    let spacing = call.argument("spacing").map { ", spacing: \($0.text)" } ?? ""
    return "alignment: .leading" + spacing
  }

  private var rowArguments: String { ArgumentList(call, in: source).text }

  /// The statements without spacers, which would push a column apart.
  private var columnBody: String {
    var text = ""
    var position = closure.body.lowerBound
    for statement in closure.statements where statement.viewName == "Spacer" {
      let start = statement.range.lowerBound - source.indentation(at: statement.range.lowerBound).utf8.count
      guard start >= position, source.isFirstInLine(statement.range.lowerBound) else { continue }
      text += source.text(position..<start)
      position = statement.range.upperBound
      let rest = source.text(position..<closure.body.upperBound)
      if let first = rest.first, first.isNewline { position += String(first).utf8.count }
    }
    return text + source.text(position..<closure.body.upperBound)
  }

  /// The row, and the column for where it does not fit.
  var viewThatFits: FixCandidate? {
    let step = source.indentationStep
    let line = source.lineEnd + call.chainIndentation
    let row = source.text(call.range)
    let fills = hasSpacer ? line + step + step + ".frame(maxWidth: .infinity, alignment: .leading)" : ""
    let column = "VStack(\(columnArguments)) {" + columnBody + "}"
    guard source.isFirstInLine(call.range.lowerBound), let inner = ModifierEdit.indented(row, by: step),
      let other = ModifierEdit.indented(column, by: step), !hasSpacer || !columnBody.contains("Spacer(")
    else { return nil }
    return FixCandidate(
      .rowOrColumn, "Let the row become a column where it does not fit (ViewThatFits).",
      [
        SourceEdit(
          file: call.file, range: call.range,
          replacement: "ViewThatFits(in: .horizontal) {" + line + step + inner + line + step + other + fills + line
            + "}")
      ])
  }

  /// A layout that is a row or a column, by the text size.
  func anyLayout(condition: String, words: String, size: EnvironmentValueEdit) -> FixCandidate? {
    guard let start = call.context?.memberStart, let context = call.context else { return nil }
    let name = ScaledMetricEdit.freeName("rowLayout", taken: context.identifiers)
    let indentation = source.indentation(at: start)
    let step = source.indentationStep
    let end = source.lineEnd
    let property =
      "private var \(name): AnyLayout {" + end
      + indentation + step + condition + end
      + indentation + step + step + "? AnyLayout(VStackLayout(\(columnArguments)))" + end
      + indentation + step + step + ": AnyLayout(HStackLayout(\(rowArguments)))" + end
      + indentation + "}" + end + end + indentation
    let head = call.range.lowerBound..<closure.range.lowerBound
    var edits = [
      SourceEdit(file: call.file, range: start..<start, replacement: property),
      SourceEdit(file: call.file, range: head, replacement: "\(name) "),
    ]
    // A new property right before the member would meet the other insertion there.
    if let other = size.edits.first, other.file == call.file, other.range == start..<start { return nil }
    edits += size.edits
    return FixCandidate(.rowOrColumn, "Let the row become a column at \(words) (AnyLayout).", edits)
  }
}
