/// How much of one view or modifier of SwiftUI is modelled.
package struct CoverageRow: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case view, modifier
  }

  package enum Coverage: String, Hashable, Sendable, CaseIterable {
    case none, partial, full
  }

  package enum Verification: String, Hashable, Sendable, CaseIterable {
    case documented, measured, inferred
  }

  package var kind: Kind
  /// The name as source code gives it, without the dot.
  package var name: String
  package var coverage: Coverage
  package var verification: Verification
  /// What is left out, or what the row rests on; empty where there is nothing to say.
  package var note: String
}

/// What of SwiftUI the tool models: the rows follow from the builtins, and from the lists of what they leave out.
package enum SwiftUICoverage {
  /// Views by name, then modifiers by name.
  package static let rows: [CoverageRow] = views + modifiers

  private static let views: [CoverageRow] = {
    let registry = BuiltinRegistry.standard
    let names = registry.types.filter { name, entry in
      entry.initializer != nil && registry.lineage(of: name).contains("View")
    }.keys
    return (names + ["ToolbarItem"]).reduce(into: Set()) { $0.insert($1) }.sorted().map { name in
      row(.view, name, partialViews[name], measured: measuredViews)
    }
  }()

  private static let modifiers: [CoverageRow] = {
    let registry = BuiltinRegistry.standard
    let shape = registry.types["Shape"]?.members.keys.map { $0 } ?? []
    let image = registry.types["Image"]?.members.keys.map { $0 } ?? []
    let view = registry.types["View"]?.members.keys.map { $0 } ?? []
    return Set(shape + image + view).sorted().map { name in
      if let modifier = unmodelled[name] { return row(modifier) }
      if withoutEffect.contains(name) {
        let key = "." + name
        let gap = partialModifiers[name] ?? (countedForms[key] == nil ? nil : missing(.modifier, name))
        return CoverageRow(
          kind: .modifier, name: name, coverage: gap == nil ? .full : .partial, verification: .documented,
          note: gap ?? "no effect on layout or paint at rest")
      }
      return row(.modifier, name, partialModifiers[name], measured: measuredModifiers)
    }
  }()

  private static let withoutEffect = Set(ModifiersWithoutEffect.names)
  private static let unmodelled = Dictionary(uniqueKeysWithValues: UnmodelledModifier.all.map { ($0.name, $0) })

  /// What is shown only once it is presented is at rest as it should be; other effects are left out.
  private static func row(_ modifier: UnmodelledModifier) -> CoverageRow {
    let gap = modifier.isPresentation ? missing(.modifier, modifier.name) : nil
    let isFull = modifier.isPresentation && (countedForms["." + modifier.name] == nil || gap == nil)
    let note =
      modifier.isPresentation
      ? "no effect at rest; what it presents is named as not measured" : "named as not measured: " + modifier.effect
    return CoverageRow(
      kind: .modifier, name: modifier.name, coverage: isFull ? .full : .partial, verification: .documented,
      note: isFull ? note : gap.map { note + "; " + $0 } ?? note)
  }

  private static func row(
    _ kind: CoverageRow.Kind, _ name: String, _ note: String?, measured: Set<String>
  ) -> CoverageRow {
    let note = note ?? missing(kind, name)
    return CoverageRow(
      kind: kind, name: name,
      coverage: ThirdPartyViews.others.contains(name) ? .none : note == nil ? .full : .partial,
      verification: measured.contains(name) ? .measured : inferred.contains(name) ? .inferred : .documented,
      note: note ?? "")
  }

  /// What keeps a row from being full: forms in use, or the whole, without a fixture that shows its effect.
  private static func missing(_ kind: CoverageRow.Kind, _ name: String) -> String? {
    let key = kind == .modifier ? "." + name : name
    let proven = provenForms[key] ?? []
    guard !proven.isEmpty else { return "no fixture shows its effect" }
    let missing = (countedForms[key] ?? []).filter { !proven.contains($0) }
    return missing.isEmpty ? nil : "no fixture for " + missing.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The row of a name, or `nil` when nothing is modelled.
  package static func row(_ kind: CoverageRow.Kind, named name: String) -> CoverageRow? {
    rows.first { $0.kind == kind && $0.name == name }
  }

  /// The table for people, as Markdown.
  package static var markdown: String {
    var lines = [
      "# Coverage", "",
      "What of SwiftUI is modelled, generated from the code: `UPDATE_GOLDENS=1 swift test --filter CoverageTests`.",
      "**full**: a fixture in Tests/Fixtures/Coverage shows the effect of every form that public projects use, each a",
      "list of argument labels (`_` unlabelled, `^` a trailing closure). **partial**: what the note names is left out.",
      "Anything that is not in these tables is reported as not measured.",
    ]
    for kind in CoverageRow.Kind.allCases {
      lines += ["", "## \(kind == .view ? "Views and shapes" : "Modifiers")", ""]
      lines += ["| name | coverage | verification | note |", "|---|---|---|---|"]
      for row in rows where row.kind == kind {
        let name = kind == .view ? row.name : "." + row.name
        lines.append("| `\(name)` | \(row.coverage.rawValue) | \(row.verification.rawValue) | \(row.note) |")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
