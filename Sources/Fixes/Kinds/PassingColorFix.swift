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

  private static let modifiers: Set<String> = ["foregroundStyle", "foregroundColor"]
  /// Added to the ratio that is required, so that a rounded component does not fall below it.
  private static let reserve = 0.02

  package func proposals(for target: FixTarget, in sources: inout EditableSources) -> [FixProposal] {
    guard target.property == .foreground, target.finding.outcome == .failed else { return [] }
    guard let range = target.finding.subject.range, let source = sources.file(range.file) else {
      return [.unable("The text is not written in the source.")]
    }
    let failures = failures(of: target)
    guard !failures.isEmpty else { return [.unable("What lies behind the text is no known colour.")] }
    guard let place = place(at: range, in: source) else {
      return [.unable("The text's colour is the system's, or is set outside the view that it is written in.")]
    }
    guard place.isWrittenOut else { return [.unable("The text's colour is decided by other code.")] }
    let all = Set(target.renderings.map(\.variant.colorScheme))
    let failing = Set(failures.map(\.scheme))
    var proposals: [FixProposal] = []
    if failing == all || all.count == 1 {
      let color = Self.passing(failures)
      let ground = Self.ground(of: target, failures, in: &sources)
      let onText = color.map { place.candidate($0.text, $0.words) } ?? []
      // What changes least in lightness comes first.
      let isGroundFirst = (ground?.distance ?? .infinity) < (color?.distance ?? .infinity)
      proposals += isGroundFirst ? (ground?.proposals ?? []) + onText : onText + (ground?.proposals ?? [])
    }
    proposals += perScheme(failures, failing, all, (target, place), in: &sources)
    if failing != all, let color = Self.passing(failures + present(of: target, in: all.subtracting(failing))) {
      proposals += place.candidate(color.text, color.words + " It serves both schemes.")
    }
    return proposals.isEmpty
      ? [.unable("No colour of this hue stands out enough from all that lies behind.")] : proposals
  }

  // MARK: What has to pass

  /// An ink in an appearance in which its colour is judged.
  private struct Failure {
    var scheme: ColorScheme
    var color: RGBAColor
    var backdrops: [RGBAColor]
    var required: Double
  }

  /// The worst that each failing variant shows.
  private func failures(of target: FixTarget) -> [Failure] {
    let failing = target.finding.occurrences.filter { $0.outcome == .failed }
    return failing.compactMap { occurrence in
      let required = occurrence.facts.first { $0.name == "required-contrast" }?.value
      return required.flatMap { measured(target, occurrence.variant, required: $0) }
    }
  }

  /// The same of variants that pass, with the largest ratio that is required anywhere.
  private func present(of target: FixTarget, in schemes: Set<ColorScheme>) -> [Failure] {
    let required = target.finding.occurrences.flatMap(\.facts).filter { $0.name == "required-contrast" }.map(\.value)
      .max()
    return target.renderings.map(\.variant).filter { schemes.contains($0.colorScheme) }.compactMap {
      measured(target, $0, required: required ?? 4.5)
    }
  }

  private func measured(_ target: FixTarget, _ variant: Variant, required: Double) -> Failure? {
    guard let rendering = target.renderings.first(where: { $0.variant == variant }) else { return nil }
    let tree = AuditedTree(rendering.tree, pixels: target.pixels)
    let path = target.finding.subject.path
    guard let ink = tree.inks.indices.first(where: { tree.subject(tree.inks[$0].box).path == path }) else { return nil }
    let item = tree.tree.paint[tree.inks[ink].firstItem]
    let backdrop = tree.backdrop(of: ink, in: variant.appearance)
    guard case .color(let color) = item.paint, backdrop.unknownReason == nil, let first = backdrop.colors.first else {
      return nil
    }
    // What is seen of a translucent colour, so that the new one may be opaque.
    let seen = color[variant.appearance].clamped.opacity(item.opacity).over(first)
    return Failure(scheme: variant.colorScheme, color: seen, backdrops: backdrop.colors, required: required)
  }

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
    _ failures: [Failure], _ failing: Set<ColorScheme>, _ all: Set<ColorScheme>, _ site: (FixTarget, ColorPlace),
    in sources: inout EditableSources
  ) -> [FixProposal] {
    let (target, place) = site
    guard all.count == 2 else { return [] }
    let plan = EnvironmentValueEdit.plan("colorScheme", for: place.call, in: &sources)
    guard case .success(let scheme) = plan else {
      if case .failure(let obstacle) = plan, failing != all { return [.unable(obstacle.sentence)] }
      return []
    }
    var texts: [ColorScheme: String] = [:]
    var words: [String] = []
    for name in ColorScheme.allCases {
      if let color = Self.passing(failures.filter { $0.scheme == name }) {
        texts[name] = color.text
        words.append("In \(name.rawValue): " + color.words)
      } else if !failing.contains(name) {
        // A colour that has no name here is written as it is seen.
        texts[name] =
          place.presentText
          ?? present(of: target, in: [name]).first.map { ColorText.initializer($0.color) }
      }
    }
    guard let light = texts[.light], let dark = texts[.dark], light != dark else { return [] }
    return place.candidate(
      "\(scheme.name) == .dark ? \(dark) : \(light)", words.joined(separator: " "), adding: scheme.edits)
  }

  // MARK: Where the colour is written

  private func place(at range: SourceRange, in source: EditableSource) -> ColorPlace? {
    guard let nearest = source.modifiers(named: Self.modifiers, around: range).first,
      let argument = nearest.arguments.first, nearest.arguments.count == 1
    else { return nil }
    return ColorPlace(call: nearest, argument: argument)
  }
}

/// A modifier that sets a colour.
private struct ColorPlace {
  let call: CallSite
  let argument: CallSite.Argument

  /// Whether the colour is named or given by numbers, and does not follow from a property or a function.
  var isWrittenOut: Bool {
    let text = argument.text
    guard text.hasPrefix(".") || text.hasPrefix("Color") else { return false }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return !words.contains { call.context?.property($0) != nil } && !text.contains("?")
  }

  /// Today's colour in a form that is a `Color`.
  var presentText: String? {
    if argument.text.hasPrefix("Color") { return argument.text }
    let name = argument.text.dropFirst().prefix { $0.isLetter }
    return ColorText.names.contains(String(name)) ? "Color" + argument.text : nil
  }

  func candidate(_ color: String, _ words: String, adding more: [SourceEdit] = []) -> [FixProposal] {
    let edit = SourceEdit(file: call.file, range: argument.range, replacement: color)
    return FixCandidate(.passingColor, words, [edit] + more).map { [.edit($0)] } ?? []
  }
}

/// Colours as they are written.
private enum ColorText {
  /// Colours that `Color` has by name.
  ///
  /// - Source: SwiftUI, `Color`, standard colours.
  static let names: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// `Color(red: 0.463, green: 0.463, blue: 0.463)`: three decimals name every byte.
  static func initializer(_ color: RGBAColor) -> String {
    "Color(red: \(decimals(color.red)), green: \(decimals(color.green)), blue: \(decimals(color.blue)))"
  }

  static func hexadecimal(_ color: RGBAColor) -> String {
    "#"
      + [color.red, color.green, color.blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  private static func decimals(_ component: Double) -> String {
    let thousandths = Int((component * 1000).rounded())
    let rest = String(thousandths % 1000)
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    var text = "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
