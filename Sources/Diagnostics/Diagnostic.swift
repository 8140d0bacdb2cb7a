/// Something in the input that was not understood, or that the tool does not model.
package struct Diagnostic: Codable, Hashable, Sendable {
  package enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
    case error, warning, note
  }

  /// "domain/name", kebab-case and permanent, for example "evaluation/unknown-view".
  package var id: String
  package var severity: Severity
  /// Where it is, or `nil` when it concerns no file.
  package var range: SourceRange?
  /// What is wrong, why it matters and what to do, without a final newline.
  package var message: String
  package var notes: [String]

  package init(id: String, severity: Severity, range: SourceRange? = nil, message: String, notes: [String] = []) {
    self.id = id
    self.severity = severity
    self.range = range
    self.message = message
    self.notes = notes
  }
}

/// Where a phase reports what it could not understand.
///
/// A phase takes a sink `inout` and appends; parallel sinks are joined in input order by the pipeline.
package struct DiagnosticSink: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  package mutating func join(_ other: DiagnosticSink) { diagnostics += other.diagnostics }
}
