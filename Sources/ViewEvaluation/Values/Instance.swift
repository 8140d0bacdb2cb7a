internal import Diagnostics

/// A structure or class instance of the project.
///
/// A structure's instance is never changed after it is built: an assignment makes a new one. A class's instance is
/// shared and changes in place.
package final class Instance: @unchecked Sendable {
  package internal(set) var type: TypeDeclaration
  /// Stored properties and property-wrapper storages by name; a missing one is not initialised yet.
  package var fields: [String: Value]
  /// The environment of the place in the tree where the view stands; `nil` until it is expanded.
  package var environment: EnvironmentState?
  /// Where the instance is made, as far as is known: it tells views apart that stand side by side.
  var origin: SourceRange?
  /// While an initialiser runs, assignments change the instance in place.
  var isUnderConstruction = false

  package init(type: TypeDeclaration, fields: [String: Value] = [:], environment: EnvironmentState? = nil) {
    self.type = type
    self.fields = fields
    self.environment = environment
  }

  /// A copy with one field replaced; the instance itself where it is a class.
  func setting(_ name: String, to value: Value) -> Instance {
    if type.isReference || isUnderConstruction {
      fields[name] = value
      return self
    }
    let copy = Instance(type: type, fields: fields, environment: environment)
    copy.origin = origin
    copy.fields[name] = value
    return copy
  }

  /// A copy that stands at a place of the tree.
  func installed(in environment: EnvironmentState) -> Instance {
    if type.isReference { return self }
    let copy = Instance(type: type, fields: fields, environment: environment)
    copy.origin = origin
    return copy
  }
}

/// An enum case of the project with its payload.
package struct EnumerationValue: Sendable {
  package var type: TypeDeclaration
  package var name: String
  /// Associated values; the labels are those of the declaration.
  package var payload: [CallArgument]

  package init(type: TypeDeclaration, name: String, payload: [CallArgument] = []) {
    self.type = type
    self.name = name
    self.payload = payload
  }
}

/// A place that keeps a value across reads: the storage of `@State`, a captured variable.
package final class Storage: @unchecked Sendable {
  package var value: Value
  /// Who hears of changes, where it is the storage of a `@Published` property.
  var subject: Subject?

  package init(_ value: Value) { self.value = value }

  /// Two-way access to the place.
  package var binding: BindingValue {
    BindingValue(get: { self.value }, set: { self.publish($0) })
  }
}
