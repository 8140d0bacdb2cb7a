import CYAML

/// The events of a YAML text, and so of a JSON text, as libyaml reads them; owns libyaml's parser.
struct YAMLEventStream: ~Copyable {
  /// A place counted from 0, columns in characters.
  struct Mark {
    var line: Int
    var column: Int
    /// Characters since the start of the text.
    var index: Int

    init(_ mark: yaml_mark_t) {
      line = mark.line
      column = mark.column
      index = mark.index
    }
  }

  enum Content {
    case scalar(text: String, isPlain: Bool)
    case sequenceStart(isFlow: Bool)
    case mappingStart(isFlow: Bool)
    case end
    /// An anchor, an alias or a tag, none of which this package's documents use.
    case unsupported(String)
    /// The start or end of the stream or a document.
    case boundary
    case documentStart
    case streamEnd
  }

  struct Event {
    var content: Content
    var start: Mark
    var end: Mark
  }

  struct Failure: Error {
    var message: String
    var mark: Mark
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    parser = .allocate(capacity: 1)
    input = .allocate(capacity: max(bytes.count, 1))
    _ = input.update(fromContentsOf: bytes)
    guard yaml_parser_initialize(parser) == 1 else { preconditionFailure("libyaml has no memory") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  /// The next event.
  mutating func next() throws(Failure) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the text is not valid UTF-8"
      let context = parser.pointee.context.map { " " + String(cString: $0) } ?? ""
      throw Failure(message: problem + context, mark: Mark(parser.pointee.problem_mark))
    }
    defer { yaml_event_delete(&event) }
    return Event(content: Self.content(of: event), start: Mark(event.start_mark), end: Mark(event.end_mark))
  }

  private static func content(of event: yaml_event_t) -> Content {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      if scalar.anchor != nil { return .unsupported("an anchor") }
      if scalar.tag != nil { return .unsupported("a tag") }
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        text: String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      if start.anchor != nil { return .unsupported("an anchor") }
      if start.tag != nil { return .unsupported("a tag") }
      return .sequenceStart(isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      if start.anchor != nil { return .unsupported("an anchor") }
      if start.tag != nil { return .unsupported("a tag") }
      return .mappingStart(isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_ALIAS_EVENT: return .unsupported("an alias")
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    default: return .boundary
    }
  }
}
