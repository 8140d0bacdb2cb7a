package import ViewTree

/// All that the tool knows of the standard library, Foundation and SwiftUI, by name.
package struct BuiltinRegistry: Sendable {
  /// What is known of one type, all its pieces joined.
  package struct Entry: Sendable {
    package var conformances: [String] = []
    package var initializer: BuiltinBody?
    package var statics: [String: BuiltinBody] = [:]
    package var members: [String: BuiltinBody] = [:]
    package var view: (@Sendable (Value, Expansion) -> ViewNode)?
  }

  package private(set) var types: [String: Entry] = [:]
  package private(set) var functions: [String: BuiltinBody] = [:]

  /// Later pieces win where two give the same member.
  package init(types pieces: [BuiltinType], functions list: [BuiltinFunction]) {
    for piece in pieces { add(piece) }
    for function in list { functions[function.name] = function.body }
  }

  private mutating func add(_ piece: BuiltinType) {
    var entry = types[piece.name] ?? Entry()
    for name in piece.conformances where !entry.conformances.contains(name) { entry.conformances.append(name) }
    if let initializer = piece.initializer { entry.initializer = initializer }
    if let view = piece.view { entry.view = view }
    for member in piece.statics { entry.statics[member.name] = member.body }
    for member in piece.members { entry.members[member.name] = member.body }
    types[piece.name] = entry
  }

  /// A member of a type; "*" stands for any name that the type does not list.
  func member(_ name: String, of typeName: String) -> BuiltinBody? {
    guard let entry = types[typeName] else { return nil }
    return entry.members[name] ?? entry.members["*"]
  }

  /// The registry of the tool: the standard library and Foundation first, then SwiftUI.
  package static let standard = BuiltinRegistry(
    types: standardLibraryTypes + swiftUITypes, functions: standardLibraryFunctions + swiftUIFunctions)

  /// The type and everything it conforms to, nearest first.
  func lineage(of name: String) -> [String] {
    var result: [String] = []
    var open = [name]
    while !open.isEmpty {
      let next = open.removeFirst()
      if result.contains(next) { continue }
      result.append(next)
      open += types[next]?.conformances ?? []
    }
    return result
  }
}
