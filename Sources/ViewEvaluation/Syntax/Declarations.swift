package import Diagnostics

/// A file of the audited project as far as places in it need it.
package final class SourceText: Sendable {
  /// Path relative to the project's root.
  package let path: String
  /// UTF-8 offsets at which lines start.
  let lineStarts: [Int]

  /// The place that every offset means, of source that stands for a declaration of the file.
  private let fixedPosition: (line: Int, column: Int)?

  init(path: String, lineStarts: [Int]) {
    self.path = path
    self.lineStarts = lineStarts
    fixedPosition = nil
  }

  init(standingFor range: SourceRange) {
    path = range.file
    lineStarts = []
    fixedPosition = (range.startLine, range.startColumn)
  }

  /// Line and column from 1 of a UTF-8 offset.
  func position(of offset: Int) -> (line: Int, column: Int) {
    if let fixedPosition { return fixedPosition }
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return (low + 1, offset - (lineStarts.isEmpty ? 0 : lineStarts[low]) + 1)
  }
}

/// A stretch of a file by UTF-8 offsets; the line and column are worked out when they are asked for.
package struct SourcePlace: Sendable {
  package let file: SourceText
  package let start: Int32
  package let end: Int32

  package var range: SourceRange {
    let first = file.position(of: Int(start))
    let last = file.position(of: Int(end))
    return SourceRange(
      file: file.path, startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column)
  }
}

/// `@Name(arguments)`.
package struct Attribute: Sendable {
  package var name: String
  package var generics: [TypeExpression]
  package var arguments: [ArgumentExpression]
  /// What `@available` says.
  package var availability: Availability?
}

package struct ParameterDeclaration: Sendable {
  /// The label at the call; `nil` for `_`.
  package var label: String?
  package var name: String
  package var type: TypeExpression?
  package var defaultValue: Expression?
  package var isVariadic = false
  package var isInOut = false
  package var isAutoclosure = false
  package var attributes: [Attribute] = []

  /// The result builder or property wrapper written before the parameter; result builders end in "Builder".
  package var builder: String? { attributes.first { $0.name.hasSuffix("Builder") }?.name }
}

/// A function, initialiser, subscript or accessor.
package final class FunctionDeclaration: Sendable {
  package let name: String
  package let parameters: [ParameterDeclaration]
  package let result: TypeExpression?
  /// `nil` for a requirement of a protocol.
  package let body: [Statement]?
  /// The setter of a subscript.
  package let setter: [Statement]?
  package let setterParameter: String
  package let modifiers: DeclarationModifiers
  package let attributes: [Attribute]
  package let genericParameters: [String]
  package let place: SourcePlace

  init(
    name: String, parameters: [ParameterDeclaration], result: TypeExpression?, body: [Statement]?,
    setter: [Statement]? = nil, setterParameter: String = "newValue", modifiers: DeclarationModifiers = [],
    attributes: [Attribute] = [], genericParameters: [String] = [], place: SourcePlace
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.setter = setter
    self.setterParameter = setterParameter
    self.modifiers = modifiers
    self.attributes = attributes
    self.genericParameters = genericParameters
    self.place = place
  }

  package var builder: String? { attributes.first { $0.name.hasSuffix("Builder") }?.name }
}

package struct DeclarationModifiers: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let isStatic = DeclarationModifiers(rawValue: 1)
  package static let mutating = DeclarationModifiers(rawValue: 2)
  package static let isAsync = DeclarationModifiers(rawValue: 4)
  package static let throwing = DeclarationModifiers(rawValue: 8)
  package static let failable = DeclarationModifiers(rawValue: 16)
  package static let lazy = DeclarationModifiers(rawValue: 32)
  package static let constant = DeclarationModifiers(rawValue: 64)
  package static let override = DeclarationModifiers(rawValue: 128)
  package static let convenience = DeclarationModifiers(rawValue: 256)
  package static let isPrivate = DeclarationModifiers(rawValue: 512)
}

/// A stored, computed or wrapped variable.
package final class VariableDeclaration: Sendable {
  package let name: String
  package let type: TypeExpression?
  package let initialValue: Expression?
  package let getter: [Statement]?
  package let setter: [Statement]?
  package let setterParameter: String
  package let willSet: [Statement]?
  package let didSet: [Statement]?
  package let willSetParameter: String
  package let didSetParameter: String
  package let modifiers: DeclarationModifiers
  package let attributes: [Attribute]
  /// Whether it is a requirement of a protocol (`{ get }`).
  package let isRequirement: Bool
  package let place: SourcePlace

  init(
    name: String, type: TypeExpression?, initialValue: Expression?, accessors: Accessors = Accessors(),
    modifiers: DeclarationModifiers = [], attributes: [Attribute] = [], isRequirement: Bool = false,
    place: SourcePlace
  ) {
    self.name = name
    self.type = type
    self.initialValue = initialValue
    getter = accessors.getter
    setter = accessors.setter
    setterParameter = accessors.setterParameter
    willSet = accessors.willSet
    didSet = accessors.didSet
    willSetParameter = accessors.willSetParameter
    didSetParameter = accessors.didSetParameter
    self.modifiers = accessors.isThrowing ? modifiers.union(.throwing) : modifiers
    self.attributes = attributes
    self.isRequirement = isRequirement
    self.place = place
  }

  struct Accessors: Sendable {
    var getter: [Statement]?
    /// Whether the getter `throws`.
    var isThrowing = false
    var setter: [Statement]?
    var setterParameter = "newValue"
    var willSet: [Statement]?
    var didSet: [Statement]?
    var willSetParameter = "newValue"
    var didSetParameter = "oldValue"
  }

  package var builder: String? { attributes.first { $0.name.hasSuffix("Builder") }?.name }
  package var isComputed: Bool { getter != nil }
  package var isStored: Bool { getter == nil && !isRequirement }
  /// Whether it has a `willSet` or `didSet`.
  var isObserved: Bool { !(willSet == nil && didSet == nil) }
}

/// `case name(label: Type) = raw`.
package struct EnumerationCase: Sendable {
  package var name: String
  package var parameters: [ParameterDeclaration]
  package var rawValue: Expression?
}
