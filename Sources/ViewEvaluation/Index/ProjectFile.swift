internal import Diagnostics
internal import SwiftParser
internal import SwiftSyntax

/// What one file declares, lowered; its swift-syntax tree is not kept.
struct ProjectFile: Sendable {
  /// `#Preview(arguments) { body }`.
  struct PreviewMacro: Sendable {
    var arguments: [ArgumentExpression]
    var place: SourcePlace
    /// What `@available` before it says.
    var availability: Availability?
  }

  struct Extension: Sendable {
    var name: String
    /// The generic arguments written after the name: `extension Row<Text>`.
    var arguments: [TypeExpression] = []
    var declaration: TypeDeclaration
  }

  let text: SourceText
  var imports: [String] = []
  var types: [TypeDeclaration] = []
  var extensions: [Extension] = []
  var functions: [FunctionDeclaration] = []
  var variables: [VariableDeclaration] = []
  var aliases: [String: (type: TypeExpression, parameters: [String])] = [:]
  var previews: [PreviewMacro] = []
  var diagnostics: [Diagnostic] = []
  /// The comments that speak to this tool.
  var comments: [SourceComment] = []

  /// How comments begin that speak to this tool.
  private static let commentStart = "sizewise:"

  /// Parses and lowers a file. Syntax errors become diagnostics; what could be read is kept.
  init(path: String, source: String, operators: OperatorPrecedences, conditions: CompilationConditions) {
    let source = Self.spaced(source)
    self.init(
      SourceText(path: path, lineStarts: Self.lineStarts(of: source)), source, operators: operators,
      conditions: conditions)
  }

  /// Source that the tool writes; its places are all that of the declaration it stands for.
  init(synthetic source: String, at range: Diagnostics.SourceRange) {
    self.init(
      SourceText(standingFor: range), source, operators: OperatorPrecedences(), conditions: CompilationConditions())
  }

  private init(
    _ text: SourceText, _ source: String, operators: OperatorPrecedences, conditions: CompilationConditions
  ) {
    self.text = text
    let tree = Parser.parse(source: source)
    for error in SyntaxErrors.all(in: tree) {
      let place = SourcePlace(file: text, start: Int32(clamping: error.offset), end: Int32(clamping: error.offset))
      diagnostics.append(
        Diagnostic(
          id: "evaluation/syntax-error", severity: .error, range: place.range,
          message: "Syntax error: \(error.message). The rest of the file is still read; correct the line."))
    }
    if source.contains(Self.commentStart) {
      comments = SourceComment.all(beginningWith: Self.commentStart, in: tree, of: text)
    }
    reportUnknownModules(in: source, conditions)
    let lowering = SyntaxLowering(text: text, operators: operators, conditions: conditions)
    for item in tree.statements { add(item, lowering) }
  }

  /// Says which modules are asked for with `canImport` that neither the platform nor the project has.
  private mutating func reportUnknownModules(in source: String, _ conditions: CompilationConditions) {
    guard source.contains("canImport(") else { return }
    for (line, words) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard words.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("#") else { continue }
      var rest = words
      while let found = rest.firstRange(of: "canImport(") {
        rest = rest[found.upperBound...]
        let module = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard conditions.isUnknown(module) else { continue }
        diagnostics.append(
          Diagnostic(
            id: "evaluation/unknown-module", severity: .note,
            range: Diagnostics.SourceRange(
              file: text.path, startLine: line + 1, startColumn: 1, endLine: line + 1, endColumn: words.utf8.count + 1),
            message:
              "Neither the platform nor the project has a module \(module), as far as is known: the code for it is left out."
          ))
      }
    }
  }

  /// The source with a space between an attribute of a function type and its parenthesis: `@MainActor([Row]) -> Void`.
  ///
  /// Compilers read the parenthesis as the parameters of the type, swift-syntax as arguments of the attribute. Columns
  /// behind it on the same line are one too great.
  private static func spaced(_ source: String) -> String {
    guard source.contains("@MainActor(") || source.contains("@Sendable(") else { return source }
    return source.replacing("@MainActor(", with: "@MainActor (").replacing("@Sendable(", with: "@Sendable (")
  }

  /// The same file with types of its own, for an index to join extensions to.
  var unjoined: ProjectFile {
    var copy = self
    copy.types = types.map { $0.unjoined() }
    copy.extensions = extensions.map {
      Extension(name: $0.name, arguments: $0.arguments, declaration: $0.declaration.unjoined())
    }
    return copy
  }

  static func lineStarts(of source: String) -> [Int] {
    var result = [0]
    var offset = 0
    for byte in source.utf8 {
      offset += 1
      if byte == 0x0A { result.append(offset) }
    }
    return result
  }

  private mutating func add(_ item: CodeBlockItemSyntax, _ lowering: SyntaxLowering) {
    switch item.item {
    case .decl(let declaration): add(declaration, lowering)
    case .expr(let expression):
      if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
        previews.append(PreviewMacro(arguments: arguments(of: macro, lowering), place: lowering.place(macro)))
      }
    case .stmt: break
    @unknown default: break
    }
  }

  private func arguments(
    of macro: some FreestandingMacroExpansionSyntax, _ lowering: SyntaxLowering
  ) -> [ArgumentExpression] {
    var arguments = lowering.arguments(macro.arguments)
    if let closure = macro.trailingClosure { arguments.append(lowering.trailing(closure, label: nil)) }
    for closure in macro.additionalTrailingClosures {
      arguments.append(lowering.trailing(closure.closure, label: closure.label.text))
    }
    return arguments
  }

  private mutating func add(_ declaration: DeclSyntax, _ lowering: SyntaxLowering) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node): imports.append(node.path.first.map { $0.name.text } ?? "")
    case .ifConfigDecl(let config):
      switch lowering.activeElements(of: config) {
      case .statements(let items)?: for item in items { add(item, lowering) }
      case .decls(let items)?: for item in items { add(item.decl, lowering) }
      default: break
      }
    case .extensionDecl(let node): add(node, lowering)
    case .functionDecl(let node): functions.append(lowering.function(node))
    case .variableDecl(let node): variables += lowering.variables(node, isRequirement: false)
    case .typeAliasDecl(let node):
      aliases[lowering.identifier(node.name)] = (
        lowering.type(node.initializer.value), lowering.genericNames(node.genericParameterClause)
      )
    case .macroExpansionDecl(let node) where node.macroName.text == "Preview":
      var preview = PreviewMacro(arguments: arguments(of: node, lowering), place: lowering.place(node))
      preview.availability = lowering.attributes(node.attributes).lazy.compactMap(\.availability).first
      previews.append(preview)
    default:
      if let type = lowering.typeDeclaration(declaration) { types.append(type) }
    }
  }

  private mutating func add(_ node: ExtensionDeclSyntax, _ lowering: SyntaxLowering) {
    let extended = lowering.type(node.extendedType)
    guard let written = extended.name else { return }
    var name = written
    if case .optional = extended { name = "Optional" }
    let owner = TypeDeclaration(
      kind: .platformExtension, name: name, inherited: lowering.inherited(node.inheritanceClause),
      place: lowering.place(node.extendedType))
    owner.constraints = lowering.constraints(of: node, extended: extended)
    owner.members = lowering.memberTable(node.memberBlock.members, of: owner)
    var arguments: [TypeExpression] = []
    if case .named(_, let generics) = extended { arguments = generics }
    extensions.append(Extension(name: name, arguments: arguments, declaration: owner))
  }
}
