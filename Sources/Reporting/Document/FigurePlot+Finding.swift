import Auditing
import Colorimetry
import LayoutTree
import Typography

extension FigurePlot {
  /// The plot of the figure that the worst occurrence is judged by; `nil` where it is known at fewer than two text sizes.
  ///
  /// A rule may judge one variant by one figure and the next by another; only one kind of figure goes into a plot.
  init?(_ finding: Finding) {
    let worst = finding.occurrences.indices.contains(finding.worst) ? finding.occurrences[finding.worst] : nil
    guard let figure = worst?.facts.first ?? finding.series.first?.fact else { return nil }
    let series = finding.series.filter { $0.fact.name == figure.name && $0.fact.unit == figure.unit }
    guard Set(series.map(\.variant.textSize)).count > 1 else { return nil }
    name = Wording.sentenceCase(figure.name)
    unit = figure.unit
    lines = Self.lines(of: finding, series: series)
    thresholds = Self.thresholds(of: finding, series: figure)
  }

  /// One line a setting and colour scheme; lines with the same figures are joined.
  private static func lines(of finding: Finding, series: [SeriesPoint]) -> [Line] {
    var outcomes: [Variant: Outcome] = [:]
    for occurrence in finding.occurrences { outcomes[occurrence.variant] = occurrence.outcome }
    var keys: [LineKey] = []
    var points: [LineKey: [PlottedPoint]] = [:]
    for point in series where point.fact.value.isFinite {
      let key = LineKey(setting: VariantSetting(point.variant), appearance: point.variant.appearance)
      if points[key] == nil { keys.append(key) }
      points[key, default: []].append(
        PlottedPoint(
          size: point.variant.textSize, value: point.fact.value, tolerance: point.fact.tolerance,
          outcome: outcomes[point.variant] ?? .passed))
    }
    var groups: [(keys: [LineKey], points: [PlottedPoint])] = []
    for key in keys {
      let own = (points[key] ?? []).sorted { $0.size < $1.size }
      if let index = groups.firstIndex(where: { $0.points == own }) {
        groups[index].keys.append(key)
      } else {
        groups.append(([key], own))
      }
    }
    return groups.map { group in
      let appearance = group.keys.count == 1 ? group.keys.first?.appearance.scheme : nil
      return Line(
        name: groups.count == 1 ? "" : name(of: group.keys, among: keys), appearance: appearance, points: group.points)
    }
  }

  private struct LineKey: Hashable {
    var setting: VariantSetting
    var appearance: ColorAppearance
  }

  private static func name(of keys: [LineKey], among all: [LineKey]) -> String {
    let hasSettings = Set(all.map(\.setting)).count > 1
    let names = keys.map { key in
      let appearance = Wording.appearance(key.appearance)
      return hasSettings ? appearance + ", " + Wording.setting(key.setting) : appearance
    }
    return Wording.sentenceCase(names.joined(separator: " and "))
  }

  /// The figures that the occurrences name as what is required.
  private static func thresholds(of finding: Finding, series: Fact) -> [Threshold] {
    var found: [Threshold] = []
    for fact in finding.occurrences.flatMap(\.facts) where fact.unit == series.unit && fact.name != series.name {
      guard isThreshold(fact.name), fact.value.isFinite else { continue }
      let threshold = Threshold(name: fact.name.replacing("-", with: " "), value: fact.value)
      if !found.contains(threshold) { found.append(threshold) }
    }
    let names = Set(found.map(\.name))
    // A figure that itself changes with the text size is a second line, not a threshold.
    return found.filter { threshold in names.count == found.count || found.count { $0.name == threshold.name } == 1 }
  }

  private static func isThreshold(_ name: String) -> Bool { name.hasPrefix("required-") }
}
