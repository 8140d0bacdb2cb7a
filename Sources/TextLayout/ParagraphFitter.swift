import Geometry
import Typography

/// Prepares, fits and builds paragraphs: what all paragraphs of a setter share.
final class ParagraphFitter: Sendable {
  private let fonts: any FontSource
  private let hyphenation: (any Hyphenation)?
  private let iterators = BreakIterators()
  private let insertions: InsertionShapes
  private let prepared: KeptResults<PreparationKey, PreparedText>
  private let counters: WorkCounters

  init(fonts: any FontSource, configuration: ParagraphSetter.Configuration) {
    self.fonts = fonts
    hyphenation = configuration.hyphenationFolder.map { PatternHyphenation(folder: $0) }
    let counters = WorkCounters()
    self.counters = counters
    let keeps = configuration.keepsResults
    insertions = InsertionShapes(limit: keeps ? 1024 : 0) { request in
      counters.countShaping()
      return fonts.shape(request)
    }
    prepared = KeptResults(limit: keeps ? 4096 : 0)
  }

  /// The work done so far.
  var workCount: TextWorkCount { counters.count }

  func forgetTexts() { prepared.removeAll() }

  /// The text at its full size.
  func sized(_ request: TextRequest) -> SizedText {
    SizedText(preparedText(request), request, fonts: fonts, insertions: insertions)
  }

  /// The lines for a proposal.
  func fit(_ request: TextRequest, in proposal: ProposedViewSize, fullSize: SizedText) -> FittedText {
    counters.countMeasurement()
    return ParagraphFit(proposal, hyphenation: hyphenation) { [self] factor, tightening in
      if factor == 1, tightening == 0 { return fullSize }
      return SizedText(
        fullSize.prepared, request, factor: factor, tightening: tightening, fonts: fonts, insertions: insertions)
    }.fit()
  }

  /// The fitted lines with their glyphs.
  func build(_ fitted: FittedText, fullSize: SizedText) -> SetText {
    let text = fitted.text
    var reasons = text.prepared.unmeasured
    if fitted.missingPatterns { reasons.append(.noHyphenationPatterns(locale: text.request.style.locale)) }
    if !text.verticals.isEmpty, text.verticals.allSatisfy({ $0.baselineOffset != 0 }) {
      reasons.append(
        UnmeasuredReason(
          code: "raised-baseline",
          message: "How a text whose whole baseline is moved stands in its box is not measured: the box stays as it is."
        ))
    }
    let measurement = fitted.measurement
    return SetText(
      size: fitted.size, lines: LineBuilder(fitted, fonts: fonts).lines(), firstBaseline: measurement.firstBaseline,
      lastBaseline: measurement.lastBaseline, isTruncated: measurement.isTruncated, scaleFactor: text.factor,
      unlimitedLineCount: fitted.unlimitedLineCount, basis: text.prepared.basis,
      relativeTolerance: text.prepared.relativeTolerance, unmeasured: reasons, demand: TextDemand(fullSize))
  }

  private func preparedText(_ request: TextRequest) -> PreparedText {
    let key = PreparationKey(request)
    return prepared.value(for: key) {
      var preparation = TextPreparation(key, iterators: iterators) { [self] request in
        counters.countShaping()
        return fonts.shape(request)
      }
      return preparation.prepare()
    }
  }
}

extension UnmeasuredReason {
  /// A word was broken without a mark because no hyphenation patterns of its language are installed.
  static func noHyphenationPatterns(locale: String) -> UnmeasuredReason {
    let language = String(locale.prefix { $0 != "_" && $0 != "-" && $0 != "@" })
    let advice = HyphenationPackage.name(for: locale).map { "Install \($0)." } ?? "Debian has no package of them."
    return UnmeasuredReason(
      code: "no-hyphenation-patterns",
      message: "No hyphenation patterns for \(language): long words break without a hyphen. \(advice)")
  }
}
