import Geometry
import Synchronization
import Typography

/// A paragraph with all that has been worked out for it: its text at its sizes, and the fits and lines of each proposal.
///
/// Each result is worked out once; others who ask the same wait for it.
final class KeptParagraph: SettableParagraph, Sendable {
  // Optimization: first and in one piece with the object, as all that is read of a paragraph that is known.
  private let state = Mutex(State())
  private let request: TextRequest
  private let fitter: ParagraphFitter

  /// The fits are in the order in which they were asked for: a text meets few proposals, and mostly one.
  private struct State {
    var first: Fit?
    var further: [Fit] = []
    var sized: SizedText?

    /// Keeps the lines of a fit.
    mutating func keep(_ set: SharedSetText, of text: FittedText) {
      if first?.text === text { first?.set = set }
      for index in further.indices where further[index].text === text { further[index].set = set }
    }
  }

  private struct Fit {
    let reach: FitReach
    let measurement: TextMeasurement
    var set: SharedSetText?
    let text: FittedText

    init(_ text: FittedText) {
      self.text = text
      reach = text.reach
      measurement = text.measurement
    }
  }

  /// Fits kept for a paragraph besides the first.
  private static let mostFits = 64

  init(_ request: TextRequest, fitter: ParagraphFitter) {
    self.request = request
    self.fitter = fitter
  }

  func measure(in proposal: ProposedViewSize) -> TextMeasurement {
    let proposal = proposal.bounded
    return state.withLock { state in
      if state.first?.reach.contains(proposal) == true, let known = state.first?.measurement { return known }
      return fit(proposal, &state).measurement
    }
  }

  func set(in proposal: ProposedViewSize) -> SharedSetText {
    let proposal = proposal.bounded
    return state.withLock { state in
      if state.first?.reach.contains(proposal) == true, let known = state.first?.set { return known }
      let fit = fit(proposal, &state)
      if let known = fit.set { return known }
      let made = SharedSetText(fitter.build(fit.text, fullSize: sized(&state)))
      state.keep(made, of: fit.text)
      return made
    }
  }

  /// The fit for a proposal, which is made where no other has the same lines.
  private func fit(_ proposal: ProposedViewSize, _ state: inout State) -> Fit {
    if let first = state.first, first.reach.contains(proposal) { return first }
    if let known = state.further.first(where: { $0.reach.contains(proposal) }) { return known }
    let made = Fit(fitter.fit(request, in: proposal, fullSize: sized(&state)))
    if state.first == nil {
      state.first = made
    } else {
      if state.further.count >= Self.mostFits { state.further.removeAll(keepingCapacity: true) }
      state.further.append(made)
    }
    return made
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
