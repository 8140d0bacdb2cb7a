package import Diagnostics

/// A comment of a source file, with the lines of code around it.
package struct SourceComment: Hashable, Sendable {
  /// Without the marks that make it a comment.
  package var text: String
  package var range: SourceRange
  /// The nearest line below with code; `nil` at the end of the file.
  package var nextCodeLine: Int?
  /// The nearest line above with code; `nil` at the start of the file.
  package var previousCodeLine: Int?
  /// Of the lines of code above, at and below the comment that begin with a modifier: the line on which the view begins
  /// that is modified.
  package var viewLines: [Int: Int] = [:]

  package init(text: String, range: SourceRange, nextCodeLine: Int?, previousCodeLine: Int?) {
    self.text = text
    self.range = range
    self.nextCodeLine = nextCodeLine
    self.previousCodeLine = previousCodeLine
  }
}
