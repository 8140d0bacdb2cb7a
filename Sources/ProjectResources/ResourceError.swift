/// Why a resource could not be read.
package enum ResourceError: Error, Hashable, Sendable {
  case unreadableFolder(path: String)
  case unreadableFile(path: String)
  /// The text of a strings file stops making sense at a line, counted from 1.
  case invalidStrings(path: String, line: Int)
  /// A property list or JSON document that cannot be parsed.
  case invalidDocument(path: String)
  /// A picture in a format that gdk-pixbuf does not read here, or a damaged one.
  case undecodableImage(path: String)
}
