/// Values of types, made from nothing but the types.
///
/// What cannot be made is said, rather than left out: closures do nothing, and every other value is one that a user of
/// the app could meet.
struct ViewInputMaker {
  let evaluator: Evaluator
  let memory = Memory()

  /// What was made of types without generic arguments, for all views.
  final class Memory {
    fileprivate(set) var choices: [ObjectIdentifier: [Choice]] = [:]
    /// Why nothing could be made, with the least depth at which it was tried.
    fileprivate(set) var obstacles: [ObjectIdentifier: (depth: Int, obstacle: Obstacle)] = [:]
  }

  /// Why a value cannot be made: "`service` is of type Service, a protocol that nothing conforms to".
  struct Obstacle: Error {
    var reason: String
  }

  typealias Choice = SyntheticInput.Choice

  /// How deeply values are made within each other.
  private static let depthLimit = 5
  /// More choices of one input are not tried.
  private static let choiceLimit = 24
  /// A value that takes more bytes of source is not made.
  private static let sourceLimit = 20_000
  /// Elements of a full collection.
  static let fullCount = 4

  /// What the initialiser of a type takes, and the choices for each parameter that is given.
  ///
  /// The first initialiser that can be called is taken.
  func inputs(of type: TypeDeclaration, depth: Int = 0) throws(Obstacle) -> [SyntheticInput] {
    let context = TypeContext(owner: type, path: type.place.file.path)
    var obstacle: Obstacle?
    for parameters in parameterLists(of: type) {
      do throws(Obstacle) {
        var inputs: [SyntheticInput] = []
        for parameter in parameters {
          if let input = try input(for: parameter, of: type, in: context, depth: depth) { inputs.append(input) }
        }
        return inputs
      } catch {
        obstacle = obstacle ?? error
      }
    }
    throw obstacle ?? Obstacle(reason: "\(type.name) has no initialiser that could be called")
  }

  /// The parameters of each initialiser, explicit ones in source order, else those of the memberwise one.
  private func parameterLists(of type: TypeDeclaration) -> [[ParameterDeclaration]] {
    let explicit = evaluator.initializers(of: type).map(\.function).filter { function in
      !function.modifiers.contains(.isAsync) && function.parameters.first?.label != "from"
    }
    if !explicit.isEmpty {
      let plain = explicit.filter { !$0.modifiers.contains(.isPrivate) }
      return (plain.isEmpty ? explicit : plain).map(\.parameters)
    }
    if type.isReference { return [[]] }
    return [evaluator.memberwiseParameters(of: type)]
  }

  /// `nil` for a parameter whose default is left alone.
  private func input(
    for parameter: ParameterDeclaration, of owner: TypeDeclaration, in context: TypeContext, depth: Int
  ) throws(Obstacle) -> SyntheticInput? {
    guard let type = parameter.type else {
      if parameter.defaultValue != nil { return nil }
      throw Obstacle(reason: "the type of its input `\(parameter.name)` is not written")
    }
    var choices: [Choice]
    if parameter.defaultValue != nil {
      guard depth == 0 else { return nil }
      choices = variations(of: parameter, type, in: context)
      if choices.isEmpty { return nil }
      choices.insert(Choice(label: "default", source: nil), at: 0)
    } else {
      choices = try required(parameter, type, in: context, depth: depth)
    }
    return SyntheticInput(
      name: parameter.name, label: parameter.label, choices: Array(choices.prefix(Self.choiceLimit)))
  }

  private func required(
    _ parameter: ParameterDeclaration, _ type: TypeExpression, in context: TypeContext, depth: Int
  ) throws(Obstacle) -> [Choice] {
    do throws(Obstacle) {
      let choices = try choices(of: type, named: parameter.name, in: context, depth: depth)
      // `@Binding var isOn: Bool` and `@ViewBuilder var content: Content`.
      if parameter.isBinding {
        return choices.map { Choice(label: $0.label, source: $0.source.map { ".constant(\($0))" }) }
      }
      if parameter.builder != nil, !evaluator.isFunction(type, in: context) {
        return choices.map { Choice(label: $0.label, source: $0.source.map { "{ \($0) }" }) }
      }
      return choices
    } catch {
      if depth > 0 { throw error }
      throw Obstacle(reason: "its input `\(parameter.name)` cannot be made: \(error.reason)")
    }
  }

  /// Values besides the default of a parameter, for types of which every value may well be given.
  private func variations(
    of parameter: ParameterDeclaration, _ type: TypeExpression, in context: TypeContext
  ) -> [Choice] {
    guard !parameter.isBinding, parameter.builder == nil else { return [] }
    let expanded = evaluator.expandedAlias(type, in: context)
    let isVaried =
      switch expanded {
      case .optional(let wrapped): !evaluator.isFunction(wrapped, in: context)
      case .array, .dictionary: true
      case .named(let name, _):
        ["Bool", "String", "LocalizedStringKey"].contains(name) || enumeration(expanded, in: context) != nil
      case .known: enumeration(expanded, in: context) != nil
      case .tuple, .function, .metatype: false
      }
    guard isVaried,
      let choices = try? choices(of: type, named: parameter.name, in: context, depth: 1)
    else { return [] }
    return choices.filter { !isDefault($0, parameter.defaultValue) }
  }

  private func enumeration(_ type: TypeExpression, in context: TypeContext) -> TypeDeclaration? {
    if case .known(let reference) = type {
      return reference.declaration.kind == .enumeration ? reference.declaration : nil
    }
    guard case .named(let name, _) = type, case .project(let found)? = evaluator.lookUpType(name, in: context),
      found.kind == .enumeration
    else { return nil }
    return found
  }

  /// Whether a choice is what the default says, as far as that is a literal or a case.
  private func isDefault(_ choice: Choice, _ value: Expression?) -> Bool {
    switch value?.kind {
    case .boolean(let flag)?: choice.source == "\(flag)"
    case .nilLiteral?: choice.source == "nil"
    case .array(let elements)?: elements.isEmpty && choice.source == "[]"
    case .string?: choice.label == "short"
    case .member(_, let name, _)?: choice.label == name
    default: false
    }
  }

  /// Makes the values of a type once: what could be made anywhere serves everywhere, and what could not be made fails
  /// again within as many others.
  func remembered(
    _ type: TypeDeclaration, depth: Int, make: () throws(Obstacle) -> [Choice]
  ) throws(Obstacle) -> [Choice] {
    let key = ObjectIdentifier(type.original)
    if let known = memory.choices[key] { return known }
    if let known = memory.obstacles[key], depth >= known.depth { throw known.obstacle }
    do throws(Obstacle) {
      let choices = try make().filter { ($0.source?.utf8.count ?? 0) <= Self.sourceLimit }
      if choices.isEmpty { throw Obstacle(reason: "values of \(type.name) hold too many others") }
      memory.choices[key] = choices
      return choices
    } catch {
      memory.obstacles[key] = (depth, error)
      throw error
    }
  }

  // MARK: Types

  /// The values of a type, an ordinary one first and the greatest last.
  func choices(
    of type: TypeExpression, named name: String, in context: TypeContext, depth: Int
  ) throws(Obstacle) -> [Choice] {
    guard depth <= Self.depthLimit else { throw Obstacle(reason: "it holds values of its own kind without end") }
    switch evaluator.expandedAlias(type, in: context) {
    case .optional(let wrapped):
      let some = (try? choices(of: wrapped, named: name, in: context, depth: depth + 1)) ?? []
      return [Choice(label: "nil", source: "nil")] + some.filter { $0.source != "nil" }
    case .array(let element): return list(of: element, named: name, in: context, depth: depth)
    case .dictionary(let key, let value):
      guard let key = try? choices(of: key, named: "key", in: context, depth: depth + 1).last?.source,
        let value = try? choices(of: value, named: name, in: context, depth: depth + 1).last?.source
      else { return [Choice(label: "empty", source: "[:]")] }
      return [Choice(label: "empty", source: "[:]"), Choice(label: "full", source: "[\(key): \(value)]")]
    case .tuple(let labels, let types): return try tuple(labels, types, in: context, depth: depth)
    case .function(let parameters, let result):
      return try function(parameters.count, result, in: context, depth: depth)
    case .metatype: throw Obstacle(reason: "a type is asked for")
    case .known(let reference): return try choices(of: reference.declaration, [], named: name, depth: depth)
    case .named(let typeName, let generics):
      return try choices(ofTypeNamed: typeName, generics, named: name, in: context, depth: depth)
    }
  }

  private func list(of element: TypeExpression, named name: String, in context: TypeContext, depth: Int) -> [Choice] {
    let empty = Choice(label: "empty", source: "[]")
    guard let elements = try? choices(of: element, named: name, in: context, depth: depth + 1) else { return [empty] }
    let sources = elements.compactMap(\.source)
    // The greatest stands first, so that it is seen in lists that show only some.
    let full = (0..<Self.fullCount).map { sources[(sources.count - 1 + $0) % sources.count] }
    return [empty, Choice(label: "full", source: "[\(full.joined(separator: ", "))]")]
  }

  private func tuple(
    _ labels: [String?], _ types: [TypeExpression], in context: TypeContext, depth: Int
  ) throws(Obstacle) -> [Choice] {
    var parts: [(label: String?, choices: [Choice])] = []
    for (label, type) in zip(labels, types) {
      parts.append((label, try choices(of: type, named: label ?? "", in: context, depth: depth + 1)))
    }
    return ends(of: parts) { "(\($0))" }
  }

  private func function(
    _ parameterCount: Int, _ result: TypeExpression, in context: TypeContext, depth: Int
  ) throws(Obstacle) -> [Choice] {
    let parameters =
      parameterCount == 0 ? "" : Array(repeating: "_", count: parameterCount).joined(separator: ", ") + " in "
    if case .named(let name, _) = result, name == "Void" || name == "Never" {
      return [Choice(label: "", source: "{ \(parameters)}")]
    }
    return try choices(of: result, named: "", in: context, depth: depth + 1).map { choice in
      Choice(label: choice.label, source: "{ \(parameters)\(choice.source ?? "") }")
    }
  }

  /// A small and a large value of something that has parts: all parts ordinary, and all at their greatest.
  func ends(
    of parts: [(label: String?, choices: [Choice])], _ made: (String) -> String
  ) -> [Choice] {
    func source(_ pick: ([Choice]) -> Choice?) -> String {
      made(
        parts.compactMap { part in
          pick(part.choices)?.source.map { (part.label.map { $0 + ": " } ?? "") + $0 }
        }.joined(separator: ", "))
    }
    let (small, large) = (source(\.first), source(\.last))
    if small == large { return [Choice(label: "made", source: small)] }
    return [Choice(label: "small", source: small), Choice(label: "large", source: large)]
  }
}

extension ParameterDeclaration {
  /// Whether the property behind it is `@Binding`, so that a binding is given.
  var isBinding: Bool { attributes.contains { $0.name == "Binding" } }
}
