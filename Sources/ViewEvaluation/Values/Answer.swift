/// The answer to a question about values of which some may not be known: a value without a value is neither equal nor
/// unequal to another, and stands neither before nor after it.
package enum Answer: Sendable {
  case yes
  case no
  case unknown(UnresolvedValue)

  init(_ known: Bool) { self = known ? .yes : .no }

  package var isYes: Bool { if case .yes = self { true } else { false } }
  package var isNo: Bool { if case .no = self { true } else { false } }

  var known: Bool? {
    switch self {
    case .yes: true
    case .no: false
    case .unknown: nil
    }
  }

  /// The answer as a value of the audited program.
  package var value: Value {
    switch self {
    case .yes: .bool(true)
    case .no: .bool(false)
    case .unknown(let reason): .unresolved(reason)
    }
  }

  static prefix func ! (answer: Answer) -> Answer {
    switch answer {
    case .yes: .no
    case .no: .yes
    case .unknown: answer
    }
  }

  /// Whether the answer is yes for any element: one yes decides, whatever is unknown beside it.
  static func any<Elements: Sequence>(_ elements: Elements, _ ask: (Elements.Element) -> Answer) -> Answer {
    !all(elements) { !ask($0) }
  }

  /// Whether the answer is yes for all elements: one no decides, whatever is unknown beside it.
  static func all<Elements: Sequence>(_ elements: Elements, _ ask: (Elements.Element) -> Answer) -> Answer {
    var unknown: Answer?
    for element in elements {
      switch ask(element) {
      case .yes: break
      case .no: return .no
      case .unknown(let reason): unknown = unknown ?? .unknown(reason)
      }
    }
    return unknown ?? .yes
  }
}
