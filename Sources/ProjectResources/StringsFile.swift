import Foundation

/// Reads `.strings` files: the old text form in UTF-8, UTF-16 or Latin-1, and property lists.
enum StringsFile {
  /// The texts by key.
  /// - Throws: `invalidStrings` with the line where the text form stops making sense.
  static func read(_ bytes: [UInt8], path: String) throws(ResourceError) -> [String: String] {
    let data = Data(bytes)
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        throw .invalidDocument(path: path)
      }
      return list.compactMapValues { $0 as? String }
    }
    guard let text = text(of: data) else { throw .unreadableFile(path: path) }
    var scanner = StringsScanner(text, path: path)
    return try scanner.entries()
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      return String(data: data, encoding: .utf16)
    }
    let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    return text.map { $0.hasPrefix("\u{FEFF}") ? String($0.dropFirst()) : $0 }
  }
}

/// The grammar `key = "value";` with comments of both kinds.
private struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private let path: String
  private var position = 0
  private var line = 1

  init(_ text: String, path: String) {
    scalars = Array(text.unicodeScalars)
    self.path = path
  }

  mutating func entries() throws(ResourceError) -> [String: String] {
    var result: [String: String] = [:]
    try skipSpace()
    while position < scalars.count {
      let key = try token()
      try skipSpace()
      var value = key
      if peek == "=" {
        advance()
        try skipSpace()
        value = try token()
        try skipSpace()
      }
      guard peek == ";" else { throw .invalidStrings(path: path, line: line) }
      advance()
      if result[key] == nil { result[key] = value }
      try skipSpace()
    }
    return result
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func advance() {
    if peek == "\n" { line += 1 }
    position += 1
  }

  private mutating func skipSpace() throws(ResourceError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
        while let next = peek, next != "\n" { _ = next; advance() }
      } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(ResourceError) {
    let start = line
    position += 2
    while position + 1 < scalars.count {
      if scalars[position] == "*", scalars[position + 1] == "/" {
        position += 2
        return
      }
      advance()
    }
    throw .invalidStrings(path: path, line: start)
  }

  private mutating func token() throws(ResourceError) -> String {
    guard let first = peek else { throw .invalidStrings(path: path, line: line) }
    if first == "\"" || first == "'" { return try quoted(first) }
    var text = String.UnicodeScalarView()
    while let scalar = peek,
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_-.$:/".unicodeScalars.contains(scalar)
    {
      text.append(scalar)
      advance()
    }
    guard !text.isEmpty else { throw .invalidStrings(path: path, line: line) }
    return String(text)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(ResourceError) -> String {
    let start = line
    var text = String.UnicodeScalarView()
    advance()
    while let scalar = peek {
      advance()
      if scalar == quote { return String(text) }
      if scalar == "\\" { appendEscape(to: &text) } else { text.append(scalar) }
    }
    throw .invalidStrings(path: path, line: start)
  }

  private mutating func appendEscape(to text: inout String.UnicodeScalarView) {
    guard let scalar = peek else { return }
    advance()
    switch scalar {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "U", "u":
      var digits = ""
      while digits.count < 4, let next = peek, next.properties.isASCIIHexDigit {
        digits.unicodeScalars.append(next)
        advance()
      }
      if let code = UInt32(digits, radix: 16), let decoded = Unicode.Scalar(code) { text.append(decoded) }
    default: text.append(scalar)
    }
  }
}
