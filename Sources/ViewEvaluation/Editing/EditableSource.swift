package import Diagnostics
internal import SwiftParser
internal import SwiftSyntax

/// A source file as edits see it: where calls and types stand, as plain offsets.
package struct EditableSource: Sendable {
  package let path: String
  package let source: String
  private let tree: SourceFileSyntax
  private let lineStarts: [Int]

  package init(path: String, source: String) {
    self.path = path
    self.source = source
    tree = Parser.parse(source: source)
    lineStarts = ProjectFile.lineStarts(of: source)
  }

  package var hasSyntaxErrors: Bool { tree.hasError }

  /// "\r\n" where the file's first line ends so.
  package var lineEnd: String {
    guard lineStarts.count > 1 else { return "\n" }
    let end = lineStarts[1]
    return end >= 2 && text(end - 2..<end - 1) == "\r" ? "\r\n" : "\n"
  }

  /// The text between two offsets; empty where they lie within a character.
  package func text(_ range: Range<Int>) -> String {
    let bytes = source.utf8
    guard let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound, limitedBy: bytes.endIndex),
      let end = bytes.index(start, offsetBy: range.count, limitedBy: bytes.endIndex)
    else { return "" }
    return String(bytes[start..<end]) ?? ""
  }

  /// The UTF-8 offset of a line and column from 1; `nil` outside the file.
  package func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1), column >= 1 else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    return offset <= source.utf8.count ? offset : nil
  }

  /// The spaces at the start of the line that an offset lies in.
  package func indentation(at offset: Int) -> String {
    let line = lineStarts.last { $0 <= offset } ?? 0
    return String(text(line..<source.utf8.count).prefix { $0 == " " || $0 == "\t" })
  }

  /// Whether nothing but spaces stands before an offset in its line.
  package func isFirstInLine(_ offset: Int) -> Bool {
    let line = lineStarts.last { $0 <= offset } ?? 0
    return text(line..<offset).allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// The call that the evaluator places at a range: a view, or a modifier from its name on.
  package func call(at range: Diagnostics.SourceRange) -> CallSite? {
    guard range.file == path, let start = offset(line: range.startLine, column: range.startColumn),
      let end = offset(line: range.endLine, column: range.endColumn),
      let token = tree.token(at: AbsolutePosition(utf8Offset: start))
    else { return nil }
    var node = token.parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self), call.evaluatedStart == start, call.trimmedEnd == end {
        return CallSiteReader(source: self).site(of: call)
      }
      if current.trimmedStart < start - 65_536 { return nil }
      node = current.parent
    }
    return nil
  }

  /// The call that stands at exactly these offsets.
  package func call(covering range: Range<Int>) -> CallSite? {
    var node = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))?.parent
    while let current = node, current.trimmedStart >= range.lowerBound, current.trimmedEnd <= range.upperBound {
      if let call = current.as(FunctionCallExprSyntax.self), call.trimmedOffsets == range {
        return CallSiteReader(source: self).site(of: call)
      }
      node = current.parent
    }
    return nil
  }

  /// The modifiers of some names that are applied to the view at a place, or to what holds it, the nearest first.
  package func modifiers(named names: Set<String>, around range: Diagnostics.SourceRange) -> [CallSite] {
    guard range.file == path, let start = offset(line: range.startLine, column: range.startColumn) else { return [] }
    var found: [CallSite] = []
    var node = tree.token(at: AbsolutePosition(utf8Offset: start))?.parent
    while let current = node, !current.is(MemberBlockSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        names.contains(member.declName.baseName.text), base.trimmedStart <= start, start < base.trimmedEnd
      {
        found.append(CallSiteReader(source: self).site(of: call))
      }
      node = current.parent
    }
    return found
  }

  /// One step of indentation, as the file uses it.
  package var indentationStep: String {
    var smallest: Int?
    for line in source.split(separator: "\n").prefix(400) {
      if line.first == "\t" { return "\t" }
      let count = line.prefix { $0 == " " }.count
      if count > 1, count < line.count, !line.hasPrefix(" *") { smallest = min(smallest ?? count, count) }
    }
    return String(repeating: " ", count: smallest ?? 2)
  }

  /// The innermost call of a name whose range holds a place, the call at the place itself left out.
  package func enclosingCall(of range: Diagnostics.SourceRange, named names: Set<String>) -> CallSite? {
    guard range.file == path, let start = offset(line: range.startLine, column: range.startColumn),
      let token = tree.token(at: AbsolutePosition(utf8Offset: start))
    else { return nil }
    var node = token.parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(name),
        call.trimmedStart < start
      {
        return CallSiteReader(source: self).site(of: call)
      }
      if current.is(MemberBlockSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// Structures of a name that the file declares, also within other types.
  package func structures(named name: String) -> [DeclarationSite] {
    let finder = StructureFinder(name: name)
    finder.walk(tree)
    return finder.found.map { DeclarationSiteReader(source: self).site(of: $0, from: nil) }
  }
}

/// Finds the structures of a dotted or simple name.
private final class StructureFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [StructDeclSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.dottedName == name { found.append(node) }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// UTF-8 offset of the first character that is no space or comment.
  var trimmedStart: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// UTF-8 offset after the last such character.
  var trimmedEnd: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  var trimmedOffsets: Range<Int> { trimmedStart..<max(trimmedStart, trimmedEnd) }
}

extension FunctionCallExprSyntax {
  /// Where the evaluator says that the call begins: at the name of a modifier.
  var evaluatedStart: Int {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base != nil else { return trimmedStart }
    return member.declName.trimmedStart
  }
}

extension StructDeclSyntax {
  /// "Outer.Inner".
  var dottedName: String {
    var names = [name.text]
    var node = parent
    while let current = node {
      if let outer = current.asProtocol((any NamedDeclSyntax).self),
        current.asProtocol((any DeclGroupSyntax).self) != nil
      {
        names.append(outer.name.text)
      } else if let outer = current.as(ExtensionDeclSyntax.self) {
        names.append(outer.extendedType.trimmedDescription)
      }
      node = current.parent
    }
    return names.reversed().joined(separator: ".")
  }
}
