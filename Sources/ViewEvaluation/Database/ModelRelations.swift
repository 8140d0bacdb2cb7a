/// Both sides of the relationships between models.
extension Evaluator {
  /// Sets the other side of a relationship where one side is set.
  ///
  /// - Source: SwiftData documentation, `Relationship(_:deleteRule:minimumModelCount:maximumModelCount:originalName:inverse:hashModifier:)`:
  ///   the inverse is the one that is named, else the only property that fits.
  func relate(_ row: Instance, by property: VariableDeclaration, _ old: Value, _ new: Value) {
    guard row.type.isModel else { return }
    let (before, after) = (ModelStore.models(in: old), ModelStore.models(in: new))
    for other in before where !after.contains(where: { $0 === other }) {
      guard let name = inverse(of: property, in: row.type, on: other.type) else { continue }
      set(name, of: other) { $0 === row ? nil : $0 }
    }
    for other in after where !before.contains(where: { $0 === other }) {
      guard let name = inverse(of: property, in: row.type, on: other.type) else { continue }
      if case .array(let elements)? = value(name, of: other) {
        let isKnown = elements.contains { if case .instance(let known) = $0 { known === row } else { false } }
        if !isKnown { other.fields[name] = .array(elements + [.instance(row)]) }
      } else {
        other.fields[name] = .instance(row)
      }
    }
  }

  private func value(_ name: String, of row: Instance) -> Value? {
    profile(of: row.type).property(name).map { field($0.0, of: row) }
  }

  /// The related rows of a property with each kept, or left out where `keep` gives none.
  private func set(_ name: String, of row: Instance, _ keep: (Instance) -> Instance?) {
    switch value(name, of: row) {
    case .instance(let other)?: row.fields[name] = keep(other).map { .instance($0) } ?? Value.none
    case .array(let elements)?:
      row.fields[name] = .array(
        elements.filter { if case .instance(let other) = $0 { keep(other) != nil } else { true } })
    default: return
    }
  }

  /// The name of the property on the other side of a relationship; `nil` where there is none, or more than one fits.
  private func inverse(of property: VariableDeclaration, in type: TypeDeclaration, on other: TypeDeclaration) -> String?
  {
    if let name = namedInverse(of: property) { return name }
    let candidates = relations(of: other, to: type)
    if let naming = candidates.first(where: { namedInverse(of: $0) == property.name }) { return naming.name }
    let open = candidates.filter { namedInverse(of: $0) == nil }
    let own = relations(of: type, to: other).filter { namedInverse(of: $0) == nil }
    return open.count == 1 && own.count == 1 && own[0] === property ? open[0].name : nil
  }

  /// `inverse: \Plant.backyard` of a property's `@Relationship`.
  private func namedInverse(of property: VariableDeclaration) -> String? {
    let relationship = property.attributes.first { $0.name == "Relationship" }
    guard let argument = relationship?.arguments.first(where: { $0.label == "inverse" }),
      case .keyPath(let path) = argument.expression.kind, case .property(let name)? = path.components.last
    else { return nil }
    return name
  }

  /// The stored properties of a model that hold models of a type.
  private func relations(of type: TypeDeclaration, to other: TypeDeclaration) -> [VariableDeclaration] {
    profile(of: type).storedProperties.filter { property in
      guard let written = property.type else { return false }
      let element: TypeExpression = if case .array(let inner) = written.unwrapped { inner } else { written }
      let context = TypeContext(owner: type, path: property.place.file.path)
      guard case .project(let found)? = self.type(of: element, in: context) else { return false }
      return found.original === other.original
    }
  }
}
