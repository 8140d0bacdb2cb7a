/// What a preview needs to be evaluated, the hardest need deciding.
package enum PreviewClass: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Literals and views of the project.
  case literals = "A"
  /// Its structures and enumerations.
  case values = "B"
  /// Its classes.
  case classes = "C"
  /// A database of the platform: Core Data, SwiftData.
  case database = "D"
  /// Symbols of packages that are not part of the project.
  case thirdParty = "E"
  /// Names that are found nowhere, and views whose drawing is not in SwiftUI code.
  case unresolved = "F"

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// For people: "value types of the project".
  package var summary: String {
    switch self {
    case .literals: "literals and views of the project"
    case .values: "value types of the project"
    case .classes: "classes of the project"
    case .database: "a database"
    case .thirdParty: "third-party symbols"
    case .unresolved: "names that are found nowhere"
    }
  }
}

/// What a preview needs, decided by the names that its rendered code reaches.
package struct PreviewRequirements: Hashable, Sendable {
  /// Names by the class that they put the preview in.
  private var names: [PreviewClass: Set<String>] = [:]

  package init() {}

  /// The class of the preview.
  ///
  /// A third-party symbol decides before a name that is found nowhere: packages are what such names mostly come from.
  package var kind: PreviewClass {
    for kind in [PreviewClass.thirdParty, .unresolved, .database, .classes, .values] where names[kind] != nil {
      return kind
    }
    return .literals
  }

  /// The names that decide the class, sorted.
  package var deciding: [String] { names[kind]?.sorted() ?? [] }

  mutating func need(_ name: String, _ kind: PreviewClass) { names[kind, default: []].insert(name) }
}
