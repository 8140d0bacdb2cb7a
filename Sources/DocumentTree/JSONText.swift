/// A JSON value to write, with its members in the order they are given.
package indirect enum JSONValue: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case boolean(Bool)
  /// A finite number.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// The value as JSON text: two spaces an indentation, short collections on one line, a newline at the end.
  package var text: String { rendered(indentation: 0, column: 0) + "\n" }

  /// The value on a single line without a newline.
  package var line: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.quoted(value)
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    }
  }

  private func rendered(indentation: Int, column: Int) -> String {
    let line = line
    if column + line.count <= 118 { return line }
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .array(let elements):
      let rows = elements.map { inner + $0.rendered(indentation: indentation + 2, column: indentation + 2) }
      return "[\n" + rows.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let members):
      let rows = members.map { member in
        let key = Self.quoted(member.key) + ": "
        return inner + key
          + member.value.rendered(indentation: indentation + 2, column: indentation + 2 + key.count)
      }
      return "{\n" + rows.joined(separator: ",\n") + "\n" + outer + "}"
    case .null, .boolean, .number, .string: return line
    }
  }

  /// The shortest decimal form that reads back as the same number; whole numbers without a point.
  package static func text(of number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
  }

  /// A JSON string: control characters, quotes, line separators and bidirectional overrides escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || isInvisibleControl(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isInvisibleControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
