/// A stretch of a source file.
package struct SourceRange: Codable, Hashable, Sendable, Comparable {
  /// Path relative to the project's root, with `/` between folders.
  package var file: String
  /// Place of the first character; lines and columns count from 1, columns in UTF-8 bytes as compilers print them.
  package var startLine: Int
  package var startColumn: Int
  /// Place just after the last character.
  package var endLine: Int
  package var endColumn: Int

  package init(file: String, startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
    self.file = file
    self.startLine = startLine
    self.startColumn = startColumn
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// "Folder/File.swift:12:5".
  package var description: String { "\(file):\(startLine):\(startColumn)" }

  package static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.file, left.startLine, left.startColumn, left.endLine, left.endColumn)
      < (right.file, right.startLine, right.startColumn, right.endLine, right.endColumn)
  }
}
