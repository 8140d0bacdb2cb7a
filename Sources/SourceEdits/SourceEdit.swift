/// A stretch of a source file with what is to stand there instead.
package struct SourceEdit: Codable, Hashable, Sendable {
  /// Path relative to the project's root, with `/` between folders.
  package var file: String
  /// UTF-8 offsets; empty for an insertion.
  package var range: Range<Int>
  package var replacement: String

  package init(file: String, range: Range<Int>, replacement: String) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }

  /// Whether both change the same characters, or insert at the same place.
  package func overlaps(_ other: SourceEdit) -> Bool {
    guard file == other.file else { return false }
    if range.isEmpty, other.range.isEmpty { return range.lowerBound == other.range.lowerBound }
    return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }
}

/// Edits of one or several files that belong together; no two overlap.
package struct SourceChange: Codable, Hashable, Sendable {
  /// By file, then by place.
  package let edits: [SourceEdit]

  /// `nil` where edits overlap or none is given.
  package init?(_ edits: [SourceEdit]) {
    let sorted = edits.sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
    guard !sorted.isEmpty, !zip(sorted, sorted.dropFirst()).contains(where: { $0.overlaps($1) }) else { return nil }
    self.edits = sorted
  }

  /// The files that are changed, sorted.
  package var files: [String] {
    var files: [String] = []
    for edit in edits where files.last != edit.file { files.append(edit.file) }
    return files
  }

  /// The text of a file after the edits; `nil` where an edit lies outside it or within a character.
  package func applied(to source: String, of file: String) -> String? {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits where edit.file == file {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(validating: result, as: UTF8.self)
  }
}
