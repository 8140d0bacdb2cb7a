/// Where a type name is written: it decides which nested types and which file's declarations are meant.
struct TypeContext {
  var owner: TypeDeclaration?
  var path: String
  /// What `Self` is in the code of a protocol or extension.
  var selfType: TypeValue?
  /// What the generic parameters of the running function stand for; a `nil` value is a parameter of which nothing is
  /// known.
  var generics: [String: TypeExpression?] = [:]

  init(owner: TypeDeclaration?, path: String) {
    self.owner = owner
    self.path = path
  }
}

/// What lookups need of a type of the project, worked out once in an evaluation.
final class TypeProfile {
  let declaration: TypeDeclaration
  /// The type, its base classes and protocols, nearest first.
  let lineage: [TypeValue]
  let lineageNames: Set<String>
  /// Stored properties in the order of declaration, those of base classes first.
  let storedProperties: [VariableDeclaration]
  private(set) var properties: [String: (VariableDeclaration, TypeDeclaration)?] = [:]

  init(declaration: TypeDeclaration, lineage: [TypeValue]) {
    self.declaration = declaration
    self.lineage = lineage
    lineageNames = Set(lineage.map(\.name))
    var stored: [VariableDeclaration] = []
    for case .project(let type) in lineage.reversed() where type.kind != .protocolType {
      stored += type.members.storedOrder
    }
    storedProperties = stored
  }

  /// The instance property of a name: the type's own, then a base class's, then a protocol's default.
  func property(_ name: String) -> (VariableDeclaration, TypeDeclaration)? {
    if let known = properties[name] { return known }
    var found: (VariableDeclaration, TypeDeclaration)?
    for case .project(let type) in lineage {
      if let property = type.members.properties[name], !property.isRequirement {
        found = (property, type)
        break
      }
    }
    properties[name] = .some(found)
    return found
  }
}
