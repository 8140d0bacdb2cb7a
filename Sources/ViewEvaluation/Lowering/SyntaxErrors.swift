internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// The syntax errors of a file, as the parser words them.
enum SyntaxErrors {
  /// - Returns: UTF-8 offsets and messages without a final full stop, in the order of the file.
  static func all(in tree: SourceFileSyntax) -> [(offset: Int, message: String)] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).map { ($0.position.utf8Offset, $0.message) }
  }
}
