/// A structure, class, enumeration, actor or protocol of the project with the members of its extensions.
///
/// Built by the module index on one thread, and unchanged after.
package final class TypeDeclaration: @unchecked Sendable {
  package enum Kind: String, Sendable {
    case structure, classType, enumeration, actor, protocolType
    /// Members that the project adds to a platform type.
    case platformExtension
  }

  package let kind: Kind
  package let name: String
  /// The enclosing type.
  package internal(set) unowned var parent: TypeDeclaration?
  package internal(set) var inherited: [TypeExpression]
  package internal(set) var genericParameters: [String]
  /// What generic parameters have to conform to: `Content: View`.
  var genericBounds: [String: TypeExpression] = [:]
  package internal(set) var attributes: [Attribute]
  package internal(set) var members: MemberTable
  /// What an extension asks of generic parameters: `where Element == Name`, `extension [Name]`.
  var constraints: [(parameter: String, type: TypeExpression)] = []
  /// Extensions whose members the type has only for some generic arguments.
  var conditionalExtensions: [TypeDeclaration] = []
  /// The initialisers that extensions declare: they leave the memberwise one to a structure.
  var extensionInitializers: Set<ObjectIdentifier> = []
  /// The members without those of `conditionalExtensions`; the same as `members` where there are none.
  var unconditionalMembers = MemberTable()
  /// What generic parameters stand for: types that mean the same wherever they are looked up.
  private(set) var bindings: [String: TypeExpression] = [:]
  private let generic: TypeDeclaration?
  package let place: SourcePlace

  init(
    kind: Kind, name: String, parent: TypeDeclaration? = nil, inherited: [TypeExpression] = [],
    genericParameters: [String] = [], attributes: [Attribute] = [], members: MemberTable = MemberTable(),
    place: SourcePlace
  ) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.inherited = inherited
    self.genericParameters = genericParameters
    self.attributes = attributes
    self.members = members
    self.place = place
    generic = nil
  }

  /// A generic type with what its parameters stand for.
  init(specializing generic: TypeDeclaration, with bindings: [String: TypeExpression]) {
    kind = generic.kind
    name = generic.name
    parent = generic.parent
    inherited = generic.inherited
    genericParameters = generic.genericParameters
    genericBounds = generic.genericBounds
    attributes = generic.attributes
    members = generic.members
    constraints = generic.constraints
    conditionalExtensions = generic.conditionalExtensions
    unconditionalMembers = generic.unconditionalMembers
    extensionInitializers = generic.extensionInitializers
    place = generic.place
    self.bindings = bindings
    self.generic = generic
  }

  /// The type as declared, without generic arguments.
  var original: TypeDeclaration { generic ?? self }

  package var isReference: Bool { kind == .classType || kind == .actor }

  /// A type of its own that the index may join extensions to; what it declares is shared.
  func unjoined(in parent: TypeDeclaration? = nil) -> TypeDeclaration {
    let copy = TypeDeclaration(
      kind: kind, name: name, parent: parent, inherited: inherited, genericParameters: genericParameters,
      attributes: attributes, members: members, place: place)
    copy.constraints = constraints
    copy.genericBounds = genericBounds
    copy.conditionalExtensions = conditionalExtensions
    copy.unconditionalMembers = unconditionalMembers
    copy.extensionInitializers = extensionInitializers
    if !members.types.isEmpty { copy.members.types = members.types.mapValues { $0.unjoined(in: copy) } }
    return copy
  }

  /// The name with those of the enclosing types: "Outer.Inner".
  package var qualifiedName: String {
    guard let parent else { return name }
    return parent.qualifiedName + "." + name
  }
}

/// The members of a type by kind and name, in source order where order matters.
package struct MemberTable: Sendable {
  package var properties: [String: VariableDeclaration] = [:]
  package var staticProperties: [String: VariableDeclaration] = [:]
  package var storedOrder: [VariableDeclaration] = []
  package var functions: [String: [FunctionDeclaration]] = [:]
  package var staticFunctions: [String: [FunctionDeclaration]] = [:]
  package var initializers: [FunctionDeclaration] = []
  package var subscripts: [FunctionDeclaration] = []
  package var staticSubscripts: [FunctionDeclaration] = []
  package var cases: [EnumerationCase] = []
  package var types: [String: TypeDeclaration] = [:]
  package var aliases: [String: TypeExpression] = [:]
  /// The generic parameters of aliases that have any.
  package var aliasParameters: [String: [String]] = [:]
  /// Names that `associatedtype` declares in a protocol.
  package var associatedTypes: Set<String> = []
}

/// A type of the project by identity.
package struct TypeReference: Hashable, Sendable {
  package let declaration: TypeDeclaration

  init(_ declaration: TypeDeclaration) { self.declaration = declaration }

  package static func == (left: Self, right: Self) -> Bool { left.declaration === right.declaration }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(declaration)) }
}
