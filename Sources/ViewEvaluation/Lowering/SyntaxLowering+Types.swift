internal import SwiftSyntax

extension SyntaxLowering {
  func type(_ node: TypeSyntax) -> TypeExpression {
    switch node.as(TypeSyntaxEnum.self) {
    case .arrayType(let node): .array(type(node.element))
    case .attributedType(let node): type(node.baseType)
    case .classRestrictionType: .named("AnyObject")
    case .compositionType(let node): node.elements.first.map { type($0.type) } ?? .named("Any")
    case .dictionaryType(let node): .dictionary(type(node.key), type(node.value))
    case .functionType(let node):
      .function(node.parameters.map { type($0.type) }, type(node.returnClause.type))
    case .identifierType(let node): named(identifier(node.name), node.genericArgumentClause)
    case .implicitlyUnwrappedOptionalType(let node): .optional(type(node.wrappedType))
    case .inlineArrayType(let node): .array(genericArgument(node.element) ?? .named("Any"))
    case .memberType(let node): member(node)
    case .metatypeType(let node): .metatype(type(node.baseType))
    case .namedOpaqueReturnType(let node): type(node.type)
    case .optionalType(let node): .optional(type(node.wrappedType))
    case .packElementType(let node): type(node.pack)
    case .packExpansionType(let node): type(node.repetitionPattern)
    case .someOrAnyType(let node): type(node.constraint)
    case .suppressedType(let node): type(node.type)
    case .tupleType(let node): tuple(node)
    default: .named("Any")
    }
  }

  private func tuple(_ node: TupleTypeSyntax) -> TypeExpression {
    let elements = Array(node.elements)
    if elements.isEmpty { return .named("Void") }
    if elements.count == 1, elements[0].firstName == nil { return type(elements[0].type) }
    return .tuple(elements.map { $0.firstName.map(identifier) }, elements.map { type($0.type) })
  }

  private func named(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> TypeExpression {
    let arguments = genericArguments(clause)
    switch (name, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .named(name, generics: arguments)
    }
  }

  private func member(_ node: MemberTypeSyntax) -> TypeExpression {
    let base = type(node.baseType)
    let name = identifier(node.name)
    if name == "Type" || name == "Protocol" { return .metatype(base) }
    let outer = base.name ?? ""
    // Names of modules before a type say nothing here: "Swift.Array", "SwiftUI.Color".
    if Self.moduleNames.contains(outer) { return named(name, node.genericArgumentClause) }
    return .named(outer + "." + name, generics: genericArguments(node.genericArgumentClause))
  }

  static let moduleNames: Set<String> = ["Swift", "SwiftUI", "Foundation", "UIKit", "CoreGraphics", "Combine"]

  func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeExpression] {
    (clause?.arguments).map { list in list.compactMap(genericArgument) } ?? []
  }

  private func genericArgument(_ argument: GenericArgumentSyntax) -> TypeExpression? {
    guard case .type(let inner) = argument.argument else { return nil }
    return type(inner)
  }

  /// The result builder or other attribute written before a parameter's type is kept with the parameter.
  func attributes(ofParameterType node: TypeSyntax) -> [Attribute] {
    guard let attributed = node.as(AttributedTypeSyntax.self) else { return [] }
    return attributes(attributed.attributes)
  }

  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    var result: [Attribute] = []
    for element in list {
      switch element {
      case .attribute(let attribute): result.append(self.attribute(attribute))
      case .ifConfigDecl(let config):
        if case .attributes(let inner)? = activeElements(of: config) { result += attributes(inner) }
      @unknown default: break
      }
    }
    return result
  }

  private func attribute(_ node: AttributeSyntax) -> Attribute {
    let type = type(node.attributeName)
    var generics: [TypeExpression] = []
    if case .named(_, let list) = type { generics = list }
    var list: [ArgumentExpression] = []
    if case .argumentList(let written)? = node.arguments { list = arguments(written) }
    let name = type.name.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? ""
    var availability: Availability?
    if case .availability(let written)? = node.arguments { availability = self.availability(written) }
    return Attribute(name: name, generics: generics, arguments: list, availability: availability)
  }
}
