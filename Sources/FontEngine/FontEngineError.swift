/// What the font engine cannot go on without.
package enum FontEngineError: Error, Hashable, Sendable {
  /// A data file that belongs to the installation is not there.
  case missingData(path: String)
  /// A data file holds a line that cannot be read.
  case unreadableData(path: String, line: Int)
  /// A font file that FreeType or HarfBuzz cannot read; `reason` in FreeType's words.
  case unreadableFont(path: String, reason: String)
  /// The FreeType library itself does not start.
  case libraryUnavailable(code: Int)

  /// What is wrong and what to do, for people.
  package var message: String {
    switch self {
    case .missingData(let path):
      "The data file \(path) is missing. Restore the folder fonts/ of the installation."
    case .unreadableData(let path, let line):
      "Line \(line) of the data file \(path) cannot be read. Restore the folder fonts/ of the installation."
    case .unreadableFont(let path, let reason):
      "The font \(path) cannot be read: \(reason). Replace the file with an intact TrueType or OpenType font."
    case .libraryUnavailable(let code):
      "FreeType does not start (code \(code)). Reinstall libfreetype6."
    }
  }
}
