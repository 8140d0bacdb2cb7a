import Auditing
import Colorimetry
import LayoutTree
import Typography

/// What a measured contrast means for rules.
extension MeasuredContrast {
  /// APCA of the worst pair, for information.
  var lightnessContrast: Double { Contrast.lightnessContrast(text: foreground, background: background) }

  /// The verdict: the whole range fails, or none of it, or it cannot be told.
  func outcome(required: Double) -> (outcome: Outcome, reason: StaticString) {
    if unknownReason != nil { return (.cantTell, "unmeasured") }
    if range.maximum < required { return (.failed, "low-contrast") }
    return range.minimum < required ? (.cantTell, "range-straddles") : (.passed, "low-contrast")
  }

  /// Whether the contrast differs from place to place.
  var isRange: Bool { unknownReason == nil && range.maximum > range.minimum + 0.005 }

  /// The figure that a report plots.
  func mainFigure(required: Double) -> Figure {
    unknownReason == nil ? Figure("contrast", range.minimum, .ratio) : Figure("required-contrast", required, .ratio)
  }

  func figures(required: Double) -> [Figure] {
    guard unknownReason == nil else { return [Figure("required-contrast", required, .ratio)] }
    var figures = [Figure("contrast", range.minimum, .ratio)]
    if isRange { figures.append(Figure("contrast-maximum", range.maximum, .ratio)) }
    figures.append(Figure("required-contrast", required, .ratio))
    figures.append(Figure("lightness-contrast", lightnessContrast, .lightnessContrast))
    return figures
  }

  func outcome(requiredLightness required: Double) -> (outcome: Outcome, reason: StaticString) {
    if unknownReason != nil { return (.cantTell, "unmeasured") }
    guard let range = lightnessRange else { return (.cantTell, "unmeasured") }
    if range.upperBound < required { return (.failed, "low-lightness-contrast") }
    return range.lowerBound < required ? (.cantTell, "range-straddles") : (.passed, "low-lightness-contrast")
  }

  func figures(requiredLightness required: Double) -> [Figure] {
    let requirement = Figure("required-lightness-contrast", required, .lightnessContrast)
    guard unknownReason == nil, let low = lightnessRange?.lowerBound, let high = lightnessRange?.upperBound else {
      return [requirement]
    }
    var figures = [Figure("lightness-contrast", low, .lightnessContrast)]
    if high > low + 0.05 { figures.append(Figure("lightness-contrast-maximum", high, .lightnessContrast)) }
    return figures + [requirement, Figure("contrast", self.range.minimum, .ratio)]
  }

  func margin(requiredLightness required: Double) -> Double? {
    guard unknownReason == nil, let lightnessRange else { return nil }
    return (lightnessRange.upperBound < required ? lightnessRange.upperBound : lightnessRange.lowerBound) - required
  }

  func margin(required: Double) -> Double? {
    guard unknownReason == nil else { return nil }
    return (range.maximum < required ? range.maximum : range.minimum) - required
  }
}

extension String {
  /// The reason in kebab-case: "unresolved color" becomes "unresolved-color".
  var reasonCode: String {
    String(lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }
}
