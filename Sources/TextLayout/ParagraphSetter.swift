package import Geometry
import Synchronization
package import Typography

/// Sets paragraphs as SwiftUI's `Text` does: shapes a text once, then fits it into any number of sizes and widths by sums.
///
/// Safe to use from several threads. Results do not depend on what was asked before.
/// - Verification: measured where the parts say so; see `LineFiller`, `LineStack`, `LineTruncator`, `ParagraphFit`.
package final class ParagraphSetter: TextSetter {
  /// What the setter is told about the machine.
  package struct Configuration: Sendable {
    /// Where the hyphenation patterns are; `nil` for none.
    package var hyphenationFolder: String?
    /// Whether results are kept; without, everything is worked out again, with equal results.
    package var keepsResults: Bool

    package init(hyphenationFolder: String? = "/usr/share/hyphen", keepsResults: Bool = true) {
      self.hyphenationFolder = hyphenationFolder
      self.keepsResults = keepsResults
    }
  }

  private let fonts: any FontSource
  private let hyphenation: (any Hyphenation)?
  private let iterators = BreakIterators()
  private let insertions: InsertionShapes
  private let counters: WorkCounters
  private let prepared: KeptResults<PreparationKey, PreparedText>
  private let works: KeptResults<RequestKey, RequestWork>

  package init(fonts: any FontSource, configuration: Configuration = Configuration()) {
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
    works = KeptResults(limit: keeps ? 32768 : 0)
  }

  /// The work done so far.
  package var workCount: TextWorkCount { counters.count }

  /// Drops what was kept of texts; hyphenation patterns and iterators stay open. For measuring time.
  package func forgetTexts() {
    prepared.removeAll()
    works.removeAll()
  }

  package func measure(_ request: TextRequest, in proposal: ProposedViewSize) -> TextMeasurement {
    measure(request, in: proposal, work(request))
  }

  package func set(_ request: TextRequest, in proposal: ProposedViewSize) -> SetText {
    set(request, in: proposal, work(request))
  }

  package func paragraph(_ request: TextRequest) -> any SettableParagraph {
    Paragraph(request: request, setter: self, work: work(request))
  }

  /// A paragraph with what has been worked out for it.
  private struct Paragraph: SettableParagraph {
    let request: TextRequest
    let setter: ParagraphSetter
    let work: RequestWork

    func set(in proposal: ProposedViewSize) -> SetText { setter.set(request, in: proposal, work) }

    func measure(in proposal: ProposedViewSize) -> TextMeasurement { setter.measure(request, in: proposal, work) }
  }

  private func measure(
    _ request: TextRequest, in proposal: ProposedViewSize, _ work: RequestWork
  ) -> TextMeasurement {
    fit(request, proposal.bounded, work).measurement
  }

  private func set(_ request: TextRequest, in proposal: ProposedViewSize, _ work: RequestWork) -> SetText {
    work.set(proposal.bounded) { build(fit(request, proposal.bounded, work), work) }
  }

  private func work(_ request: TextRequest) -> RequestWork {
    works.value(for: RequestKey(request: request)) { RequestWork() }
  }

  private func build(_ fitted: FittedText, _ work: RequestWork) -> SetText {
    let text = fitted.text
    var reasons = text.prepared.unmeasured
    if fitted.missingPatterns { reasons.append(.noHyphenationPatterns(locale: text.request.style.locale)) }
    let measurement = fitted.measurement
    return SetText(
      size: fitted.size, lines: LineBuilder(fitted, fonts: fonts).lines(), firstBaseline: measurement.firstBaseline,
      lastBaseline: measurement.lastBaseline, isTruncated: measurement.isTruncated, scaleFactor: text.factor,
      unlimitedLineCount: fitted.unlimitedLineCount, basis: text.prepared.basis,
      relativeTolerance: text.prepared.relativeTolerance, unmeasured: reasons,
      demand: TextDemand(sizedText(text.request, work)))
  }

  private func fit(_ request: TextRequest, _ proposal: ProposedViewSize, _ work: RequestWork) -> FittedText {
    work.fit(proposal) {
      counters.countMeasurement()
      return ParagraphFit(proposal, hyphenation: hyphenation) { [self] factor, tightening in
        if factor == 1, tightening == 0 { return sizedText(request, work) }
        return SizedText(
          preparedText(request), request, factor: factor, tightening: tightening, fonts: fonts, insertions: insertions)
      }.fit()
    }
  }

  private func sizedText(_ request: TextRequest, _ work: RequestWork) -> SizedText {
    work.sized { SizedText(preparedText(request), request, fonts: fonts, insertions: insertions) }
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

extension ProposedViewSize {
  /// The proposal with infinite and undefined lengths as absent ones, and negative ones as zero: what text makes of them.
  fileprivate var bounded: ProposedViewSize {
    func bounded(_ length: Double?) -> Double? {
      guard let length, length < .infinity else { return nil }
      return max(length, 0)
    }
    return ProposedViewSize(width: bounded(width), height: bounded(height))
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
