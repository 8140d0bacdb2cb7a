import Synchronization

/// Everything that a run gave: its words in order, and the files that it wrote.
final class RunRecord: Sendable {
  enum Event: Sendable {
    case output(String)
    case report(String)
    /// Bytes written to an absolute path.
    case file([UInt8], path: String)
  }

  private let state = Mutex<[Event]>([])

  var events: [Event] { state.withLock { $0 } }

  func add(_ event: Event) { state.withLock { $0.append(event) } }
}

extension Terminal {
  /// The same terminal, with what goes through it also added to a record; progress is left out.
  func recording(into record: RunRecord) -> Terminal {
    let (write, report, save) = (write, report, save)
    var copy = self
    copy.write = { text in
      record.add(.output(text))
      write(text)
    }
    copy.report = { text in
      record.add(.report(text))
      report(text)
    }
    copy.save = { (bytes, path) throws(UsageError) in
      record.add(.file(bytes, path: path))
      try save(bytes, path)
    }
    return copy
  }

  /// Gives everything of a record once more.
  func replay(_ events: [RunRecord.Event]) throws(UsageError) {
    for event in events {
      switch event {
      case .output(let text): write(text)
      case .report(let text): report(text)
      case .file(let bytes, let path): try save(bytes, path)
      }
    }
  }
}
