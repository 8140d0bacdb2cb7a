/// HTML text in which whatever is interpolated is escaped, unless it is markup itself.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Markup that was written by this tool, as it is.
  init(trusted text: String) { self.text = text }

  static let empty = Markup(trusted: "")

  var isEmpty: Bool { text.isEmpty }

  static func += (left: inout Markup, right: Markup) { left.text += right.text }

  static func + (left: Markup, right: Markup) -> Markup { Markup(trusted: left.text + right.text) }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ value: String) { text += TextEscaping.markup(value) }

    mutating func appendInterpolation(_ value: Int) { text += String(value) }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
  }
}

extension Sequence where Element == Markup {
  /// The pieces one after the other.
  func combined() -> Markup { reduce(into: Markup.empty) { $0 += $1 } }
}

extension Markup {
  /// A name from source code that may break after "_" and "." and before a capital letter.
  static func breakable(_ name: String) -> Markup {
    var pieces: [String] = [""]
    var previous: Character = " "
    for character in name {
      let startsWord = character.isUppercase && previous.isLowercase
      if startsWord || previous == "_" || previous == "." || previous == "/" { pieces.append("") }
      pieces[pieces.count - 1].append(character)
      previous = character
    }
    return Markup(trusted: "<bdi>" + pieces.map(TextEscaping.markup).joined(separator: "<wbr>") + "</bdi>")
  }

  /// The markup, or nothing where `condition` does not hold.
  func when(_ condition: Bool) -> Markup { condition ? self : .empty }
}
