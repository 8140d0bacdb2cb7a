package import Auditing
import Diagnostics
import DynamicType
import LayoutTree
import SourceEdits
import Typography
import ViewEvaluation

/// A text style instead of a font of fixed size; where no style is as large, a size that grows with the text.
package struct TextStyleFix: FixKind {
  package init() {}

  package let id = FixKindID.textStyle

  /// How far the size of a style may lie from today's where no scaled size can be written, in points.
  private static let largestDifference = 2.0

  package func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    guard target.property == .font, target.rules == ["fixed-text-size"] else { return [] }
    guard let range = target.causeRange, let source = sources.file(range.file), let call = source.call(at: range),
      call.name == "font", let argument = call.arguments.first, call.arguments.count == 1
    else { return [.unable("The font is not written as a modifier in the source.")] }
    guard let whole = source.call(covering: argument.range),
      let link = whole.chain.first(where: { ["system", "custom"].contains($0.name) }),
      let font = source.call(covering: link.range)
    else { return [.unable("The font is not written out where it is set.")] }
    if font.name == "custom" { return custom(font, target) }
    guard let size = font.argument("size"), let points = target.fact("font-size") else {
      return [.unable("The font is written in a form that is not edited.")]
    }
    let edit = FontEdit(call: call, font: font, isWhole: whole.chain.count == 1, source: source)
    var proposals: [FixProposal] = []
    let nearest = Self.nearestStyle(to: points, weight: font.argument("weight")?.text)
    let difference = abs(nearest.pointSize(at: .large) - points)
    if difference < 0.25 { proposals += edit.style(nearest).map { [.edit($0)] } ?? [] }
    switch ScaledMetricEdit.plan(for: font, argument: size, name: "fontSize", style: nearest, in: &sources) {
    case .failure(let obstacle): proposals.append(.unable(obstacle.sentence))
    case .success(let metric):
      let candidate = FixCandidate(
        .textStyle,
        "Let the size grow with the text: \(metric.attribute) of \(ScaledMetricEdit.text(of: points)) pt.",
        metric.edits(value: points)
          + (size.text == metric.usage
            ? [] : [SourceEdit(file: font.file, range: size.range, replacement: metric.usage)]))
      proposals += candidate.map { [.edit($0)] } ?? []
    }
    if difference >= 0.25, difference <= Self.largestDifference {
      proposals += edit.style(nearest).map { [.edit($0)] } ?? []
    }
    return proposals
  }

  /// A custom font of fixed size follows the style that is nearest in size.
  private func custom(_ font: CallSite, _ target: FixTarget) -> [FixProposal] {
    guard let size = font.argument("fixedSize"), let points = target.fact("font-size") else {
      return [.unable("The font is written in a form that is not edited.")]
    }
    let style = Self.nearestStyle(to: points, weight: nil)
    let candidate = FixCandidate(
      .textStyle, "Let the font follow the text style \(style.rawValue).",
      [
        SourceEdit(
          file: font.file, range: size.wholeRange, replacement: "size: \(size.text), relativeTo: .\(style.rawValue)")
      ])
    return candidate.map { [.edit($0)] } ?? []
  }

  /// The style whose size at the default text size is nearest; of two, the one with the weight.
  static func nearestStyle(to points: Double, weight: String?) -> TextStyle {
    let isSemibold = weight?.hasSuffix("semibold") ?? false
    let styles = TextStyle.iOSStyles.filter { ($0 != .headline) || isSemibold }
    return styles.min { one, other in
      let distances = (abs(one.pointSize(at: .large) - points), abs(other.pointSize(at: .large) - points))
      if distances.0 != distances.1 { return distances.0 < distances.1 }
      return one == .headline
    } ?? .body
  }
}

/// A system font in another form.
private struct FontEdit {
  let call: CallSite
  let font: CallSite
  /// Whether the font is all of the argument.
  let isWhole: Bool
  let source: EditableSource

  func style(_ style: TextStyle) -> FixCandidate? {
    let name = "." + style.rawValue
    let weight = font.argument("weight")?.text
    let design = font.argument("design")?.text
    // "Font" of Font.system.
    let base = source.text(font.range.lowerBound..<font.nameRange.lowerBound).filter { !$0.isWhitespace }
    var text = base.dropLast() + name
    if let design { text = base + "system(\(name), design: \(design))" }
    if let weight, !(style == .headline && weight.hasSuffix("semibold")) { text += ".weight(\(weight))" }
    return FixCandidate(
      .textStyle, "Use the text style \(style.rawValue), which is as large at the default text size.",
      [SourceEdit(file: font.file, range: font.range, replacement: String(text))])
  }
}
