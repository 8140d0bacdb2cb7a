package import Geometry
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

  private let fitter: ParagraphFitter
  private let keepsResults: Bool
  private let families: KeptResults<RequestKey, KeptFamily>
  private let count = ParagraphCount(limit: mostParagraphs)
  /// Those of several runs, or of none.
  private let mixed: KeptResults<RequestKey, KeptParagraph>

  /// Paragraphs of one run kept before some are dropped, looks of them, and paragraphs of several runs.
  private static let mostParagraphs = 32768
  private static let mostFamilies = 2048
  private static let mostMixedParagraphs = 8192

  package init(fonts: any FontSource, configuration: Configuration = Configuration()) {
    fitter = ParagraphFitter(fonts: fonts, configuration: configuration)
    keepsResults = configuration.keepsResults
    families = KeptResults(limit: keepsResults ? Self.mostFamilies : 0)
    mixed = KeptResults(limit: keepsResults ? Self.mostMixedParagraphs : 0)
  }

  /// The work done so far.
  package var workCount: TextWorkCount { fitter.workCount }

  /// Drops what was kept of texts; hyphenation patterns and iterators stay open. For measuring time.
  package func forgetTexts() {
    fitter.forgetTexts()
    families.removeAll()
    mixed.removeAll()
  }

  package func measure(_ request: TextRequest, in proposal: ProposedViewSize) -> TextMeasurement {
    kept(request).measure(in: proposal)
  }

  package func set(_ request: TextRequest, in proposal: ProposedViewSize) -> SetText {
    kept(request).set(in: proposal).text
  }

  package func paragraph(_ request: TextRequest) -> any SettableParagraph { kept(request) }

  package func family(of request: TextRequest) -> any ParagraphFamily { keptFamily(of: request) }

  private func keptFamily(of request: TextRequest) -> KeptFamily {
    var request = request
    request.runs[0].text = ""
    return families.value(for: RequestKey(request: request)) { [request] in
      KeptFamily(request, fitter: fitter, count: count)
    }
  }

  private func kept(_ request: TextRequest) -> KeptParagraph {
    guard keepsResults else { return KeptParagraph(request, fitter: fitter) }
    if request.runs.count == 1, request.runs[0].attachment == nil {
      return keptFamily(of: request).kept(request.runs[0].text)
    }
    return mixed.value(for: RequestKey(request: request)) { KeptParagraph(request, fitter: fitter) }
  }
}
