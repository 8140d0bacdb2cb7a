internal import SwiftSyntax

/// Reads the types of a syntax tree into plain data.
struct DeclarationSiteReader {
  let source: EditableSource

  /// The innermost type around a node; `nil` at the top level of a file.
  func site(around node: Syntax) -> DeclarationSite? {
    var current = node.parent
    while let candidate = current {
      if let group = candidate.asProtocol((any DeclGroupSyntax).self) { return site(of: group, from: node) }
      current = candidate.parent
    }
    return nil
  }

  /// - Parameter origin: the code that stands in the type, which decides whether there is a `self`.
  func site(of group: any DeclGroupSyntax, from origin: Syntax?) -> DeclarationSite {
    let members = group.memberBlock.members
    return DeclarationSite(
      file: source.path, kind: Self.kind(of: group), name: Self.name(of: group),
      inherited: (group.inheritanceClause?.inheritedTypes).map { $0.map { $0.type.trimmedDescription } } ?? [],
      properties: members.flatMap { $0.decl.as(VariableDeclSyntax.self).map(properties) ?? [] },
      identifiers: Self.identifiers(in: group), memberStart: origin.flatMap { memberStart($0, in: members) },
      isStatic: origin.map { Self.isStatic($0, in: group) } ?? false,
      insertion: insertion(in: group))
  }

  /// The first character of a member's comments or declaration.
  private func memberStart(_ node: Syntax, in members: MemberBlockItemListSyntax) -> Int? {
    guard let member = members.first(where: { $0.position <= node.position && node.position < $0.endPosition }) else {
      return nil
    }
    let start = member.position.utf8Offset
    return start + source.text(start..<member.trimmedEnd).prefix { $0.isWhitespace }.utf8.count
  }

  private static func kind(of group: any DeclGroupSyntax) -> DeclarationSite.Kind {
    if group.is(StructDeclSyntax.self) { return .structure }
    if group.is(ExtensionDeclSyntax.self) { return .typeExtension }
    if group.is(EnumDeclSyntax.self) { return .enumeration }
    return group.is(ProtocolDeclSyntax.self) ? .protocolType : .reference
  }

  private static func name(of group: any DeclGroupSyntax) -> String {
    if let node = group.as(StructDeclSyntax.self) { return node.dottedName }
    if let node = group.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
    return group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }

  private static func identifiers(in group: any DeclGroupSyntax) -> Set<String> {
    var names: Set<String> = []
    var isMember = false
    for token in group.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind, !isMember { names.insert(text) }
      isMember = token.tokenKind == .period
    }
    return names
  }

  /// Whether the member that a node stands in has no `self`.
  private static func isStatic(_ node: Syntax, in group: any DeclGroupSyntax) -> Bool {
    var current: Syntax? = node
    while let candidate = current, candidate.id != Syntax(group).id {
      if let member = candidate.asProtocol((any WithModifiersSyntax).self),
        member.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "class" })
      {
        return true
      }
      // The initial value of a stored property is made before there is a self.
      if let variable = candidate.as(VariableDeclSyntax.self),
        candidate.parent?.is(MemberBlockItemSyntax.self) ?? false,
        variable.bindings.contains(where: { $0.accessorBlock == nil })
      {
        return true
      }
      current = candidate.parent
    }
    return false
  }

  private func properties(_ node: VariableDeclSyntax) -> [DeclarationSite.Property] {
    let modifiers = node.modifiers.map(\.name.text)
    let attributes = node.attributes.compactMap { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      return DeclarationSite.Property(
        name: name.text, specifier: node.bindingSpecifier.text, specifierRange: node.bindingSpecifier.trimmedOffsets,
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"),
        isComputed: Self.isComputed(binding), attributes: attributes,
        attributeTexts: node.attributes.map(\.trimmedDescription),
        type: binding.typeAnnotation?.type.trimmedDescription, nameEnd: name.trimmedEnd,
        initialValue: binding.initializer?.value.trimmedDescription,
        initialValueRange: binding.initializer?.value.trimmedOffsets,
        initialNumber: binding.initializer.flatMap { CallSiteReader.number($0.value) }, range: node.trimmedOffsets)
    }
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter?: return true
    case .accessors(let list)?:
      return list.contains { $0.accessorSpecifier.text == "get" }
    case nil: return false
    @unknown default: return true
    }
  }

  // MARK: New properties

  /// After the last stored property of the type, else before its first member.
  private func insertion(in group: any DeclGroupSyntax) -> PropertyInsertion {
    let members = group.memberBlock.members
    let lineEnd = source.lineEnd
    let stored = members.last { item in
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { return false }
      return !variable.bindings.contains(where: Self.isComputed)
        && !variable.modifiers.contains { $0.name.text == "static" }
    }
    if let stored {
      let end = lineEndOffset(after: stored.trimmedEnd)
      return PropertyInsertion(
        file: source.path, range: end..<end, indentation: source.indentation(at: stored.trimmedStart),
        before: lineEnd, after: "", lineEnd: lineEnd)
    }
    let brace = group.memberBlock.leftBrace.trimmedEnd
    let outer = source.indentation(at: group.trimmedStart)
    guard let first = members.first, source.isFirstInLine(first.trimmedStart) else {
      // A type on one line, or without members.
      let indentation = outer + source.indentationStep
      let next = members.first?.trimmedStart ?? group.memberBlock.rightBrace.trimmedStart
      let isEmpty = members.isEmpty
      return PropertyInsertion(
        file: source.path, range: brace..<next, indentation: indentation, before: lineEnd,
        after: isEmpty ? lineEnd + outer : lineEnd + lineEnd + indentation, lineEnd: lineEnd)
    }
    return PropertyInsertion(
      file: source.path, range: brace..<brace, indentation: source.indentation(at: first.trimmedStart),
      before: lineEnd, after: lineEnd, lineEnd: lineEnd)
  }

  /// The end of the line that an offset lies in, before its line end, where only a comment follows; else the offset.
  private func lineEndOffset(after offset: Int) -> Int {
    let rest = source.text(offset..<source.source.utf8.count).prefix { !$0.isNewline }
    let trimmed = rest.drop { $0 == " " || $0 == "\t" }
    return trimmed.isEmpty ? offset : trimmed.hasPrefix("//") ? offset + rest.utf8.count : offset
  }
}
