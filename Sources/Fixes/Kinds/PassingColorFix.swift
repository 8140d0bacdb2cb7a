package import Auditing
import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import SourceEdits
import ViewEvaluation

/// The nearest colour of the same hue that stands out enough, in the schemes in which today's does not.
package struct PassingColorFix: FixKind {
  package init() {}

  package let id = FixKindID.passingColor

  /// Added to the ratio that is required, so that a rounded component does not fall below it.
  private static let reserve = 0.02

  package func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    guard target.property == .foreground, target.finding.outcome == .failed else { return [] }
    guard let range = target.finding.subject.range, let source = sources.file(range.file) else {
      return [.unable("The text is not written in the source.")]
    }
    let survey = ColorSurvey(target)
    let failures = survey.failed
    guard !failures.isEmpty else { return [.unable("What lies behind the text is no known colour.")] }
    guard let place = ColorPlace(around: range, in: source) else {
      return [.unable("The text's colour is the system's, or is set outside the view that it is written in.")]
    }
    guard place.argument.alternatives.isEmpty else { return Self.alternatives(of: place, survey, in: source) }
    guard place.isWrittenOut else { return [.unable("The text's colour is decided by other code.")] }
    let all = Set(target.renderings.map(\.variant.colorScheme))
    let failing = Set(failures.map(\.scheme))
    let color = Self.passing(failures)
    let serving = Self.passing(failures + survey.held(in: all.subtracting(failing)))
    var proposals: [FixProposal] = []
    if failing == all || all.count == 1 {
      proposals += color.map { place.candidate($0.text, $0.words) } ?? []
    }
    proposals += perScheme(survey, failing, all, place, in: &sources)
    if failing != all, let serving {
      proposals += place.candidate(serving.text, serving.words + " It serves both schemes.")
    }
    let own = serving.map { Self.own($0, of: range, besides: place, in: source) } ?? []
    // An edit of what others share would be in the way of their edits.
    proposals = target.isPart ? own + proposals : proposals + own
    if failing == all || all.count == 1, let ground = Self.ground(of: target, failures, in: &sources) {
      // What changes least in lightness comes first.
      let isFirst = ground.distance < (color?.distance ?? .infinity)
      proposals = isFirst ? ground.proposals + proposals : proposals + ground.proposals
    }
    return proposals.isEmpty
      ? [.unable("No colour of this hue stands out enough from all that lies behind.")] : proposals
  }

  /// A colour of a view's own, where today's is that of a container.
  private static func own(
    _ color: (text: String, words: String, distance: Double), of range: SourceRange, besides place: ColorPlace,
    in source: EditableSource
  ) -> [FixProposal] {
    guard let view = source.call(at: range), !view.isModifier, view.chainRange != place.call.chainRange,
      ["Text", "Label", "Image"].contains(view.name)
    else { return [] }
    let candidate = FixCandidate(
      .passingColor, color.words + " For this view alone.",
      [ModifierEdit.adding(".foregroundStyle(\(color.text))", toTextAt: view, in: source)])
    return candidate.map { [.edit($0)] } ?? []
  }

  // MARK: Colours that a condition chooses from

  /// How many ways to put colours in the place of others are tried.
  private static let largestChoice = 6

  /// Other colours for those of a conditional expression that fail. Which of them a view shows is not written down, so
  /// that every way to tell them apart is tried.
  private static func alternatives(
    of place: ColorPlace, _ survey: ColorSurvey, in source: EditableSource
  ) -> [FixProposal] {
    let ranges = place.argument.alternatives
    guard ranges.allSatisfy({ ColorText.isColor(source.text($0)) }) else {
      return [.unable("The text's colour is chosen from values that other code decides.")]
    }
    var colors: [(text: String, words: String)] = []
    for written in survey.failedColors {
      let own = survey.sightings.filter { $0.written == written }
      guard let color = passing(own) ?? passing(own.filter(\.isFailed)) else {
        return [.unable("No colour of this hue stands out enough from all that lies behind.")]
      }
      colors.append((color.text, color.words))
    }
    let words = colors.map(\.words).joined(separator: " ")
    return choices(of: colors.count, from: ranges.indices).prefix(largestChoice).compactMap { choice in
      let edits = zip(choice, colors).map {
        SourceEdit(file: place.call.file, range: ranges[$0], replacement: $1.text)
      }
      return FixCandidate(.passingColor, words, edits).map { .edit($0) }
    }
  }

  /// Every way to take a number of different positions, in order.
  private static func choices(of count: Int, from positions: Range<Int>) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard count <= positions.count, positions.count <= 4 else { return [] }
    return choices(of: count - 1, from: positions).flatMap { start in
      positions.filter { !start.contains($0) }.map { start + [$0] }
    }
  }

  // MARK: Colours that pass

  private typealias Failure = ColorSurvey.Sighting

  /// The nearest colour that passes, and how far its lightness is from today's.
  private static func passing(_ failures: [Failure]) -> (text: String, words: String, distance: Double)? {
    guard let first = failures.first else { return nil }
    let ratio = (failures.map(\.required).max() ?? 4.5) + reserve
    var backdrops: [RGBAColor] = []
    for color in failures.flatMap(\.backdrops) where !backdrops.contains(color) { backdrops.append(color) }
    guard let color = first.color.nearestPassing(over: backdrops, ratio: ratio) else { return nil }
    let least = backdrops.map { Contrast.ratio(color, $0) }.min() ?? 0
    return (
      ColorText.initializer(color),
      "Take \(ColorText.hexadecimal(color)), the nearest colour of the same hue that passes: \(Contrast.display(least)):1.",
      abs(OKLCHColor(color).lightness - OKLCHColor(first.color).lightness)
    )
  }

  /// Another colour of the opaque area right behind the text, where it fails with the same colours in every scheme.
  private static func ground(
    of target: FixTarget, _ failures: [Failure], in sources: inout EditableSources
  ) -> (proposals: [FixProposal], distance: Double)? {
    guard let first = failures.first, Set(failures.map(\.color)).count == 1,
      failures.allSatisfy({ $0.backdrops.count == 1 && $0.backdrops == first.backdrops }),
      let box = target.subjectBox, let ink = target.tree.inks.first(where: { $0.box == box })
    else { return nil }
    let paint = target.tree.tree.paint
    let area = paint[..<ink.firstItem].last { item in
      item.content.isFilled && (item.drawnBounds?.contains(ink.bounds, tolerance: 0.5) ?? false)
    }
    guard let area, area.opacity == 1, case .color(let color) = area.paint, color.light == color.dark,
      color.light.alpha == 1, let range = target.tree[area.box].range, let source = sources.file(range.file),
      let call = source.call(at: range), ["background", "fill"].contains(call.name), call.closure == nil,
      let argument = call.arguments.first, argument.label == nil
    else { return nil }
    let ratio = (failures.map(\.required).max() ?? 4.5) + reserve
    let place = ColorPlace(call: call, argument: argument)
    guard place.isWrittenOut, let new = color.light.nearestPassing(over: [first.color], ratio: ratio) else {
      return nil
    }
    let words =
      "Take \(ColorText.hexadecimal(new)) behind the text, the nearest colour of the same hue that passes: "
      + "\(Contrast.display(Contrast.ratio(new, first.color))):1."
    return (
      place.candidate(ColorText.initializer(new), words),
      abs(OKLCHColor(new).lightness - OKLCHColor(color.light).lightness)
    )
  }

  /// Another colour in the failing schemes alone.
  private func perScheme(
    _ survey: ColorSurvey, _ failing: Set<ColorScheme>, _ all: Set<ColorScheme>, _ place: ColorPlace,
    in sources: inout EditableSources
  ) -> [FixProposal] {
    guard all.count == 2 else { return [] }
    let plan = EnvironmentValueEdit.plan("colorScheme", for: place.call, in: &sources)
    guard case .success(let scheme) = plan else {
      if case .failure(let obstacle) = plan, failing != all { return [.unable(obstacle.sentence)] }
      return []
    }
    var texts: [ColorScheme: String] = [:]
    var words: [String] = []
    for name in ColorScheme.allCases {
      if let color = Self.passing(survey.failed.filter { $0.scheme == name }) {
        texts[name] = color.text
        words.append("In \(name.rawValue): " + color.words)
      } else if !failing.contains(name) {
        // A colour that has no name here is written as it is seen.
        texts[name] =
          place.presentText ?? survey.held(in: [name]).first.map { ColorText.initializer($0.color) }
      }
    }
    guard let light = texts[.light], let dark = texts[.dark], light != dark else { return [] }
    return place.candidate(
      "\(scheme.name) == .dark ? \(dark) : \(light)", words.joined(separator: " "), adding: scheme.edits)
  }
}
