import Synchronization
import Typography

/// The paragraphs of one run that differ in their text alone, each made once.
///
/// Optimization: most texts of a screen look like others; they are found by their bytes, without a request.
final class KeptFamily: ParagraphFamily, Sendable {
  private let request: TextRequest
  private let fitter: ParagraphFitter
  private let count: ParagraphCount
  private let paragraphs = Mutex<[TextKey: KeptParagraph]>([:])

  private struct TextKey: Hashable {
    let text: String

    static func == (left: TextKey, right: TextKey) -> Bool { left.text.hasSameBytes(as: right.text) }

    func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
  }

  /// - Parameter request: of one run; its text does not count.
  init(_ request: TextRequest, fitter: ParagraphFitter, count: ParagraphCount) {
    self.request = request
    self.fitter = fitter
    self.count = count
  }

  deinit { count.subtract(paragraphs.withLock { $0.count }) }

  func paragraph(_ text: String) -> any SettableParagraph { kept(text) }

  func kept(_ text: String) -> KeptParagraph {
    let key = TextKey(text: text)
    return paragraphs.withLock { paragraphs in
      if let known = paragraphs[key] { return known }
      if count.isFull {
        count.subtract(paragraphs.count)
        paragraphs.removeAll(keepingCapacity: true)
      }
      var request = request
      request.runs[0].text = text
      let made = KeptParagraph(request, fitter: fitter)
      paragraphs[key] = made
      count.add()
      return made
    }
  }
}

/// How many paragraphs all families of a setter keep together.
final class ParagraphCount: Sendable {
  private let count = Atomic<Int>(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var isFull: Bool { count.load(ordering: .relaxed) >= limit }

  func add() { count.wrappingAdd(1, ordering: .relaxed) }

  func subtract(_ number: Int) { count.wrappingSubtract(number, ordering: .relaxed) }
}
