import Diagnostics
import Foundation

/// Reads a JSON or YAML text into nodes that know their lines and columns.
///
/// libyaml reads both, since JSON is all but a part of YAML; for JSON, Foundation's strict parser has the last word.
package struct DocumentReader: Sendable {
  package enum Dialect: Sendable {
    case json
    /// One document, without anchors, aliases and tags.
    case yaml
  }

  /// The deepest nesting of lists and objects that is read.
  package static let maximumDepth = 200

  package var file: String
  package var dialect: Dialect

  /// `file` is the path that ranges name.
  package init(file: String, dialect: Dialect) {
    self.file = file
    self.dialect = dialect
  }

  /// The document's value; an empty YAML document is `null`.
  ///
  /// - Throws: `DocumentError` at the first place that is no valid JSON or YAML.
  /// - Complexity: Linear; nesting is limited to `maximumDepth` levels.
  package func read(_ bytes: [UInt8]) throws(DocumentError) -> DocumentNode {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error("the file is not UTF-8 text. Save it as UTF-8.", line: 0, column: 0)
    }
    var builder = DocumentBuilder(file: file, dialect: dialect, text: text)
    let node = try builder.build()
    if dialect == .json { try checkJSON(bytes, whole: node) }
    return node
  }

  /// Rejects what YAML accepts and JSON does not, such as comments and YAML's own escapes.
  private func checkJSON(_ bytes: [UInt8], whole node: DocumentNode) throws(DocumentError) {
    guard let description = Self.jsonProblem(in: bytes) else { return }
    guard let place = description.firstMatch(of: /line (\d+), column (\d+)/),
      let line = Int(place.output.1), let column = Int(place.output.2)
    else { throw DocumentError(range: node.range, message: "not valid JSON: \(description)") }
    let what = description.split(separator: " around line").first.map(String.init) ?? description
    throw error("not valid JSON: \(what). Correct the text here.", line: line - 1, column: column)
  }

  /// What Foundation's JSON parser objects to, or `nil`.
  private static func jsonProblem(in bytes: [UInt8]) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "the text cannot be read"
    }
  }

  private func error(_ message: String, line: Int, column: Int) -> DocumentError {
    let range = SourceRange(
      file: file, startLine: line + 1, startColumn: column + 1, endLine: line + 1, endColumn: column + 1)
    return DocumentError(range: range, message: message)
  }
}

/// Joins libyaml's events to nodes.
private struct DocumentBuilder: ~Copyable {
  typealias Mark = YAMLEventStream.Mark

  let file: String
  let dialect: DocumentReader.Dialect
  let scalars: [Unicode.Scalar]
  /// Places of JSON's paired surrogate escapes, which YAML does not know; in characters since the start.
  let hasSurrogates: Bool
  var stream: YAMLEventStream
  var depth = 0
  private let lineStarts: [Int]

  init(file: String, dialect: DocumentReader.Dialect, text: String) {
    self.file = file
    self.dialect = dialect
    scalars = Array(text.unicodeScalars)
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where scalar == "\n" { starts.append(index + 1) }
    lineStarts = starts
    let masked = text.replacing(/\\u[dD][89a-fA-F][0-9a-fA-F]{2}/, with: #"\u0041"#)
    hasSurrogates = dialect == .json && masked != text
    stream = YAMLEventStream(Array((hasSurrogates ? masked : text).utf8))
  }

  mutating func build() throws(DocumentError) -> DocumentNode {
    var root: DocumentNode?
    while true {
      let event = try next()
      switch event.content {
      case .streamEnd:
        return root ?? DocumentNode(.null, range: range(event.start, event.end))
      case .documentStart where root != nil:
        throw error("a second document begins here. Keep one document to a file.", event)
      case .boundary, .documentStart, .end: continue
      default: root = try node(for: event)
      }
    }
  }

  private mutating func next() throws(DocumentError) -> YAMLEventStream.Event {
    do {
      return try stream.next()
    } catch {
      let name = dialect == .json ? "JSON" : "YAML"
      throw DocumentError(
        range: range(error.mark, error.mark),
        message: "not valid \(name): \(error.message). Correct the text here or just before.")
    }
  }

  private mutating func node(for event: YAMLEventStream.Event) throws(DocumentError) -> DocumentNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= DocumentReader.maximumDepth else {
      throw error("nested more than \(DocumentReader.maximumDepth) levels deep. Flatten the document.", event)
    }
    switch event.content {
    case .scalar(let text, let isPlain):
      return DocumentNode(try scalar(text, isPlain: isPlain, event), range: range(event.start, event.end))
    case .sequenceStart(let isFlow):
      try requireFlow(isFlow, event)
      var elements: [DocumentNode] = []
      while true {
        let inner = try next()
        if case .end = inner.content {
          return DocumentNode(.array(elements), range: range(event.start, inner.end))
        }
        elements.append(try node(for: inner))
      }
    case .mappingStart(let isFlow):
      try requireFlow(isFlow, event)
      return try object(from: event)
    case .unsupported(let what): throw error("\(what) is not supported here. Write the value out.", event)
    case .end, .boundary, .documentStart, .streamEnd: throw error("a value is missing here.", event)
    }
  }

  private mutating func object(from start: YAMLEventStream.Event) throws(DocumentError) -> DocumentNode {
    var members: [DocumentMember] = []
    var known: Set<String> = []
    while true {
      let key = try next()
      if case .end = key.content { return DocumentNode(.object(members), range: range(start.start, key.end)) }
      guard case .scalar(let name, let isPlain) = key.content else { throw error("a key must be a string.", key) }
      if dialect == .json, isPlain { throw error("a key must be a string in double quotes.", key) }
      let text = try string(name, isPlain: isPlain, key)
      guard known.insert(text).inserted else {
        throw error("the key \"\(text)\" stands here a second time. Keep one of the two.", key)
      }
      members.append(
        DocumentMember(key: text, keyRange: range(key.start, key.end), value: try node(for: try next())))
    }
  }

  private func requireFlow(_ isFlow: Bool, _ event: YAMLEventStream.Event) throws(DocumentError) {
    if dialect == .json, !isFlow { throw error("not valid JSON: braces or brackets are missing.", event) }
  }

  private func scalar(
    _ text: String, isPlain: Bool, _ event: YAMLEventStream.Event
  ) throws(DocumentError) -> DocumentNode.Value {
    guard isPlain else { return .string(try string(text, isPlain: false, event)) }
    switch text {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "", "~": if dialect == .yaml { return .null }
    default:
      if text.wholeMatch(of: /[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?/) != nil, let number = Double(text),
        number.isFinite
      {
        return .number(number)
      }
      if dialect == .yaml { return .string(text) }
    }
    throw error("\"\(text)\" is no JSON value. Put a string in double quotes.", event)
  }

  /// The text of a quoted scalar; Foundation decodes it when surrogates were masked from libyaml.
  private func string(
    _ text: String, isPlain: Bool, _ event: YAMLEventStream.Event
  ) throws(DocumentError) -> String {
    guard hasSurrogates, !isPlain else { return text }
    var raw = String.UnicodeScalarView()
    raw.append(contentsOf: scalars[event.start.index..<event.end.index])
    let decoded = try? JSONSerialization.jsonObject(with: Data(String(raw).utf8), options: .fragmentsAllowed)
    guard let decoded = decoded as? String else { throw error("not valid JSON: a broken escape in a string.", event) }
    return decoded
  }

  private func error(_ message: String, _ event: YAMLEventStream.Event) -> DocumentError {
    DocumentError(range: range(event.start, event.end), message: message)
  }

  private func range(_ start: Mark, _ end: Mark) -> SourceRange {
    let lastLine = lineStarts.count
    return SourceRange(
      file: file, startLine: min(start.line + 1, lastLine), startColumn: column(start),
      endLine: min(end.line + 1, lastLine), endColumn: column(end))
  }

  /// The column in UTF-8 bytes, from 1.
  private func column(_ mark: Mark) -> Int {
    guard mark.line < lineStarts.count else { return 1 }
    let start = lineStarts[mark.line]
    let end = min(start + mark.column, scalars.count)
    guard start < end else { return 1 }
    return scalars[start..<end].reduce(1) { $0 + UTF8.width($1) }
  }
}
