package import Auditing
import Diagnostics
import Geometry
import LayoutTree
import SourceEdits
import ViewEvaluation

/// Padding that grows with the text: a `ScaledMetric` of the smallest value that clears every text size.
package struct ScaledPaddingFix: FixKind {
  package init() {}

  package let id = FixKindID.scaledPadding

  /// The step between the values that are tried, in points.
  static let step = 0.5
  /// The largest value that is tried, in points, and as a multiple of today's padding.
  static let largestValue = 48.0
  static let largestGrowth = 3.0

  package func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    guard target.property == .padding else { return [] }
    guard let range = target.causeRange, let call = sources.file(range.file)?.call(at: range) else {
      return [.unable("The padding is not written as a call in the source.")]
    }
    guard call.name == "padding", call.isModifier else {
      return [.unable("The padding comes from \(call.name), not from a padding modifier.")]
    }
    let values = call.arguments.filter { $0.label == nil }
    guard values.count == call.arguments.count, values.count <= 2 else {
      return [.unable("The padding is written in a form that is not edited.")]
    }
    let form = PaddingForm(values)
    guard form.isKnown else { return [.unable("The padding is written in a form that is not edited.")] }
    let style = target.textStyle(below: target.causeBox)
    let plan = ScaledMetricEdit.plan(
      for: call, argument: form.length, name: form.propertyName, style: style, in: &sources)
    switch plan {
    case .failure(let obstacle): return [.unable(obstacle.sentence)]
    case .success(let metric):
      guard let present = presentLength(of: target) else { return [] }
      let use = form.edit(of: call, usage: metric.usage)
      let largest = max(Self.largestValue, present * Self.largestGrowth)
      return [
        .search(
          FixSearch(
            values: Array(stride(from: Self.step, through: largest, by: Self.step)), presentValue: present
          ) { value in
            FixCandidate(
              .scaledPadding,
              "Let the padding grow with the text: \(metric.attribute) of \(ScaledMetricEdit.text(of: value)) pt, the "
                + "smallest value that clears every size.",
              metric.edits(value: value) + (use.map { [$0] } ?? []))
          })
      ]
    }
  }

  /// The padding as it is laid out, in points.
  private func presentLength(of target: FixTarget) -> Double? {
    guard let box = target.causeBox, case .padding(let insets, _) = target.tree[box].constraint else { return nil }
    return [insets.leading, insets.trailing, insets.top, insets.bottom].max()
  }
}

/// The forms of `padding`: none, edges, a length, edges and a length.
private struct PaddingForm {
  private let edges: CallSite.Argument?
  let length: CallSite.Argument?
  let isKnown: Bool

  init(_ values: [CallSite.Argument]) {
    switch values.count {
    case 0: (edges, length, isKnown) = (nil, nil, true)
    case 1 where Self.namesEdges(values[0]): (edges, length, isKnown) = (values[0], nil, true)
    case 1:
      (edges, length) = (nil, values[0])
      isKnown = !values[0].text.contains("EdgeInsets") && values[0].text != "nil"
    default: (edges, length, isKnown) = (values[0], values[1], Self.namesEdges(values[0]))
    }
  }

  private static func namesEdges(_ argument: CallSite.Argument) -> Bool {
    argument.text.hasPrefix(".") || argument.text.hasPrefix("[") || argument.text.hasPrefix("Edge.")
  }

  var propertyName: String {
    switch edges?.text {
    case ".horizontal": "horizontalPadding"
    case ".vertical": "verticalPadding"
    case ".leading", ".trailing", ".top", ".bottom": String(edges?.text.dropFirst() ?? "") + "Padding"
    default: "padding"
    }
  }

  /// The edit of the modifier's arguments; `nil` where it names the property already.
  func edit(of call: CallSite, usage: String) -> SourceEdit? {
    if let length {
      return length.text == usage ? nil : SourceEdit(file: call.file, range: length.range, replacement: usage)
    }
    if let edges {
      return SourceEdit(
        file: call.file, range: edges.range.upperBound..<edges.range.upperBound, replacement: ", " + usage)
    }
    return call.argumentRange.map { SourceEdit(file: call.file, range: $0, replacement: usage) }
  }
}
