internal import SwiftSyntax

extension SyntaxLowering {
  func integer(_ node: IntegerLiteralExprSyntax) -> Expression {
    let digits = node.literal.text.filter { $0 != "_" }
    let value: UInt64? =
      switch digits.prefix(2).lowercased() {
      case "0x": UInt64(digits.dropFirst(2), radix: 16)
      case "0b": UInt64(digits.dropFirst(2), radix: 2)
      case "0o": UInt64(digits.dropFirst(2), radix: 8)
      default: UInt64(digits)
      }
    if let value { return make(Int(exactly: value).map { .integer($0) } ?? .unsigned(value), node) }
    return make(.double(Double(digits) ?? .infinity), node)
  }

  func number(_ text: String) -> Double { Double(text.filter { $0 != "_" }) ?? 0 }

  /// The text and interpolations of a string literal, escapes resolved.
  func pieces(_ node: StringLiteralExprSyntax) -> [StringPiece] {
    let pounds = node.openingPounds?.text.count ?? 0
    var result: [StringPiece] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): text += Self.unescaped(segment.content.text, pounds: pounds)
      case .expressionSegment(let segment):
        if !text.isEmpty { result.append(.text(text)) }
        text = ""
        result.append(.interpolation(arguments(segment.expressions)))
      @unknown default: break
      }
    }
    if !text.isEmpty || result.isEmpty { result.append(.text(text)) }
    return result
  }

  /// Escape sequences replaced by what they stand for.
  static func unescaped(_ text: String, pounds: Int) -> String {
    guard text.contains("\\") else { return text }
    let marker = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = Substring(text)
    while let found = rest.firstRange(of: marker) {
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      guard let letter = rest.first else { break }
      rest = rest.dropFirst()
      switch letter {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u":
        if rest.first == "{", let end = rest.firstIndex(of: "}") {
          let digits = rest[rest.index(after: rest.startIndex)..<end]
          if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
            result.unicodeScalars.append(scalar)
          }
          rest = rest[rest.index(after: end)...]
        }
      case "\n": rest = rest.drop { $0 == " " || $0 == "\t" }
      default: result.append(letter)
      }
    }
    return result + rest
  }
}
