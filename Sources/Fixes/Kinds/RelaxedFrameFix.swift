package import Auditing
import Diagnostics
import LayoutTree
import SourceEdits
import ViewEvaluation

/// A frame that gives way: a minimum instead of a fixed length, a length that grows with the text, or none.
package struct RelaxedFrameFix: FixKind {
  package init() {}

  package let id = FixKindID.relaxedFrame

  /// Rules about targets, which ask for other sizes and not for frames that give way.
  private static let otherRules: Set<String> = ["over-scaled-metric", "small-target", "crowded-targets"]
  /// How far a scaled length may exceed today's.
  private static let largestGrowth = 3.0
  private static let largestAddition = 64

  package func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    guard target.property == .frameHeight || target.property == .frameWidth,
      target.rules.isDisjoint(with: Self.otherRules)
    else { return [] }
    guard let range = target.causeRange, let source = sources.file(range.file), let call = source.call(at: range) else {
      return [.unable("The frame is not written as a call in the source.")]
    }
    guard call.name == "frame", call.isModifier else {
      return [.unable("The room is taken by \(call.name), not by a frame.")]
    }
    let list = ArgumentList(call, in: source)
    guard list.isPlain else { return [.unable("The frame has comments among its arguments.")] }
    let frame = FrameEdit(call: call, list: list, isVertical: target.property == .frameHeight, source: source)
    if call.argument(frame.fixed) != nil {
      return fixedProposals(frame, target, in: &sources)
    }
    return call.argument(frame.maximum) == nil ? [] : frame.withoutMaximum.map { [.edit($0)] } ?? []
  }

  private func fixedProposals(
    _ frame: FrameEdit, _ target: FixTarget, in sources: inout EditableSources
  ) -> [FixProposal] {
    // One frame with two minima reads better than a frame for each side.
    let minimum = [frame.bothMinimum, frame.minimum(hugging: false), frame.minimum(hugging: true)]
    var proposals: [FixProposal] = minimum.compactMap { $0.map { .edit($0) } }
    proposals += scaled(frame, target, in: &sources)
    proposals += frame.without.map { [.edit($0)] } ?? []
    return proposals
  }

  /// A length that grows with the text, from today's on.
  private func scaled(
    _ frame: FrameEdit, _ target: FixTarget, in sources: inout EditableSources
  ) -> [FixProposal] {
    guard let box = target.causeBox, let argument = frame.call.argument(frame.fixed),
      case .fixedFrame(let width, let height) = target.tree[box].constraint,
      let present = frame.isVertical ? height : width
    else { return [] }
    let style = target.textStyle(below: box)
    let plan = ScaledMetricEdit.plan(
      for: frame.call, argument: argument, name: frame.isSquare ? "side" : frame.fixed, style: style, in: &sources)
    guard case .success(let metric) = plan else { return [] }
    let largest = min(present * Self.largestGrowth, present + Double(Self.largestAddition))
    let labels = frame.isSquare ? ["width", "height"] : [frame.fixed]
    return [
      .search(
        FixSearch(values: Array(stride(from: present, through: largest, by: 1))) { value in
          var list = frame.list
          for label in labels { list = list.setting(label, to: metric.usage) }
          return FixCandidate(
            .relaxedFrame,
            "Let the frame grow with the text: \(metric.attribute) of \(ScaledMetricEdit.text(of: value)) pt.",
            metric.edits(value: value) + (list.text == frame.list.text ? [] : [frame.edit(to: [list])]))
        })
    ]
  }
}

/// The forms that a `frame` modifier can take instead.
private struct FrameEdit {
  let call: CallSite
  let list: ArgumentList
  let isVertical: Bool
  let source: EditableSource

  var fixed: String { isVertical ? "height" : "width" }
  private var other: String { isVertical ? "width" : "height" }
  var maximum: String { isVertical ? "maxHeight" : "maxWidth" }
  private var minimumLabel: String { isVertical ? "minHeight" : "minWidth" }

  /// Whether one length is written for both sides.
  var isSquare: Bool {
    guard let width = call.argument("width")?.text, let height = call.argument("height")?.text else { return false }
    return width == height
  }

  func edit(to lists: [ArgumentList], adding more: [String] = []) -> SourceEdit {
    let frames = lists.filter {
      !$0.only(["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"]).isEmpty
    }
    return ModifierEdit.replacing(call, with: frames.map { ".frame(\($0.text))" } + more, in: source)
  }

  /// - Parameter isHugging: whether flexible content keeps its ideal length instead of taking all that is offered.
  func minimum(hugging isHugging: Bool) -> FixCandidate? {
    let more = isHugging ? [".fixedSize(horizontal: \(!isVertical), vertical: \(isVertical))"] : []
    let lists: [ArgumentList]
    if call.argument(other) == nil {
      lists = [list.renaming([fixed: minimumLabel])]
    } else {
      lists = [list.without([fixed]), list.without([other]).renaming([fixed: minimumLabel])]
    }
    return FixCandidate(
      .relaxedFrame,
      "Make the frame's \(fixed) a minimum" + (isHugging ? ", at the content's ideal size." : "."),
      [edit(to: lists, adding: more)])
  }

  var bothMinimum: FixCandidate? {
    guard call.argument(other) != nil else { return nil }
    return FixCandidate(
      .relaxedFrame, "Make the frame's width and height minima.",
      [edit(to: [list.renaming(["width": "minWidth", "height": "minHeight"])])])
  }

  var without: FixCandidate? {
    FixCandidate(.relaxedFrame, "Drop the frame's fixed \(fixed).", [edit(to: [list.without([fixed])])])
  }

  var withoutMaximum: FixCandidate? {
    FixCandidate(
      .relaxedFrame, "Drop the frame's largest \(fixed).", [edit(to: [list.without([maximum])])])
  }
}
