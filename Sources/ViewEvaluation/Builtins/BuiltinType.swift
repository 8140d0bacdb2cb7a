package import ViewTree

/// Code behind a builtin; `nil` says that these arguments are not one of its forms.
package typealias BuiltinBody = @Sendable (BuiltinCall) -> Value?

/// A member by name: property, method, static property or static function alike.
package struct BuiltinMember: Sendable {
  package var name: String
  package var body: BuiltinBody

  package init(_ name: String, _ body: @escaping BuiltinBody) {
    self.name = name
    self.body = body
  }
}

/// A platform type, or a protocol of the platform (`View`, `Shape`) whose members its conforming types share.
///
/// One type may be given in several pieces (a base entry and lists of more members); the registry joins them.
package struct BuiltinType: Sendable {
  package var name: String
  /// The platform protocols and base types whose members it also has: "View", "ShapeStyle".
  package var conformances: [String]
  /// `Name(…)`.
  package var initializer: BuiltinBody?
  /// `Name.member`, `Name.function(…)`, and `.member` where the context expects the type.
  package var statics: [BuiltinMember]
  /// `value.member`, `value.method(…)`.
  package var members: [BuiltinMember]
  /// How a value of the type is drawn, where it is a view: a `Color`, a `LinearGradient`.
  package var view: (@Sendable (Value, Expansion) -> ViewNode)?

  package init(
    _ name: String, conformances: [String] = [], initializer: BuiltinBody? = nil, statics: [BuiltinMember] = [],
    members: [BuiltinMember] = [], view: (@Sendable (Value, Expansion) -> ViewNode)? = nil
  ) {
    self.name = name
    self.conformances = conformances
    self.initializer = initializer
    self.statics = statics
    self.members = members
    self.view = view
  }
}

/// A free function: `min`, `withAnimation`.
package typealias BuiltinFunction = BuiltinMember
