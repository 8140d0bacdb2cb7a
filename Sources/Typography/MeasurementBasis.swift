/// What a measured figure rests on.
package enum MeasurementBasis: String, Codable, Hashable, Sendable, CaseIterable {
  /// A font file read as it is: the project's own, or Apple's where it was given.
  case realFont
  /// The metric profile of the system font.
  case profile
  /// An open font that stands in for one that is not here.
  case standIn
  /// Nothing could be measured; the reason stands beside it.
  case unmeasured
}

/// Why a piece of text or a symbol could not be measured, and what would help.
package struct UnmeasuredReason: Codable, Hashable, Sendable {
  /// Kebab-case and permanent: "no-font-for-script", "unknown-symbol", "unknown-font".
  package var code: String
  /// One sentence for people.
  package var message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}
