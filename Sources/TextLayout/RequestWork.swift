import Geometry
import Synchronization
import Typography

/// A request as a key: equal where everything is equal, hashed by what usually differs.
///
/// Optimization: the hash leaves out most of the style; requests that differ only there meet in one bucket.
struct RequestKey: Hashable {
  let request: TextRequest

  static func == (left: RequestKey, right: RequestKey) -> Bool {
    left.request == right.request
      && zip(left.request.runs, right.request.runs).allSatisfy { $0.text.hasSameBytes(as: $1.text) }
  }

  func hash(into hasher: inout Hasher) {
    for run in request.runs {
      run.text.hashBytes(into: &hasher)
      hasher.combine(run.font.pointSize)
      hasher.combine(run.tag)
    }
    hasher.combine(request.style.lineLimit)
  }
}

/// What has been worked out for one request: its text at its sizes, and the fits and lines of each proposal.
///
/// Each result is worked out once; others who ask the same wait for it.
final class RequestWork: Sendable {
  private let sized = Mutex<SizedText?>(nil)
  // In the order in which they were asked for: a text meets few proposals.
  private let fits = Mutex<[(proposal: ProposedViewSize, value: FittedText)]>([])
  private let sets = Mutex<[(proposal: ProposedViewSize, value: SetText)]>([])

  /// Proposals kept for a request.
  private static let mostProposals = 64

  /// The text at its sizes, made on first use.
  func sized(_ make: () -> SizedText) -> SizedText {
    sized.withLock { sized in
      if let sized { return sized }
      let made = make()
      sized = made
      return made
    }
  }

  func fit(_ proposal: ProposedViewSize, _ make: () -> FittedText) -> FittedText {
    fits.withLock { Self.value(for: proposal, in: &$0, make) }
  }

  func set(_ proposal: ProposedViewSize, _ make: () -> SetText) -> SetText {
    sets.withLock { Self.value(for: proposal, in: &$0, make) }
  }

  private static func value<Value>(
    for proposal: ProposedViewSize, in known: inout [(proposal: ProposedViewSize, value: Value)], _ make: () -> Value
  ) -> Value {
    for entry in known where entry.proposal == proposal { return entry.value }
    let made = make()
    if known.count >= mostProposals { known.removeAll(keepingCapacity: true) }
    known.append((proposal, made))
    return made
  }
}
