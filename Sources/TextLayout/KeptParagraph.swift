import Geometry
import Synchronization
import Typography

/// A paragraph with all that has been worked out for it: its text at its sizes, and the fits and lines of each proposal.
///
/// Each result is worked out once; others who ask the same wait for it.
final class KeptParagraph: SettableParagraph, Sendable {
  private let request: TextRequest
  private let fitter: ParagraphFitter
  private let state = Mutex(State())

  private struct State {
    var sized: SizedText?
    /// In the order in which they were asked for: a text meets few proposals.
    var fits: [Fit] = []
  }

  private struct Fit {
    let reach: FitReach
    let measurement: TextMeasurement
    let text: FittedText
    var set: KeptSetText?

    init(_ text: FittedText) {
      self.text = text
      reach = text.reach
      measurement = text.measurement
    }
  }

  private final class KeptSetText: Sendable {
    let text: SetText

    init(_ text: SetText) { self.text = text }
  }

  /// Fits kept for a paragraph.
  private static let mostFits = 64

  init(_ request: TextRequest, fitter: ParagraphFitter) {
    self.request = request
    self.fitter = fitter
  }

  func measure(in proposal: ProposedViewSize) -> TextMeasurement {
    state.withLock { state in state.fits[fit(proposal, &state)].measurement }
  }

  func set(in proposal: ProposedViewSize) -> SetText {
    state.withLock { state in
      let index = fit(proposal, &state)
      if let known = state.fits[index].set { return known.text }
      let made = fitter.build(state.fits[index].text, fullSize: sized(&state))
      state.fits[index].set = KeptSetText(made)
      return made
    }
  }

  /// The position of the fit for a proposal, which is made where no other has the same lines.
  private func fit(_ proposal: ProposedViewSize, _ state: inout State) -> Int {
    let proposal = proposal.bounded
    if let known = state.fits.firstIndex(where: { $0.reach.contains(proposal) }) { return known }
    let made = fitter.fit(request, in: proposal, fullSize: sized(&state))
    if state.fits.count >= Self.mostFits { state.fits.removeAll(keepingCapacity: true) }
    state.fits.append(Fit(made))
    return state.fits.count - 1
  }

  private func sized(_ state: inout State) -> SizedText {
    if let known = state.sized { return known }
    let made = fitter.sized(request)
    state.sized = made
    return made
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
