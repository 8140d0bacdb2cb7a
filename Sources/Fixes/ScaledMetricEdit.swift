import Auditing
import SourceEdits
import Typography
import ViewEvaluation

/// A length that follows the text size: a `ScaledMetric` on the structure that uses it.
struct ScaledMetricEdit: Sendable {
  private let declaration: DeclarationPlan
  /// What stands for the length where it is used.
  let usage: String
  private let style: TextStyle?

  private enum DeclarationPlan: Sendable {
    /// A new property, at a place of the structure.
    case new(PropertyInsertion, name: String, isPrivate: Bool)
    /// A constant of the structure that becomes a scaled one.
    case constant(file: String, DeclarationSite.Property)
    /// A property that is scaled already.
    case scaled(file: String, DeclarationSite.Property)
  }

  /// Types of which a value may hold a `ScaledMetric`.
  ///
  /// - Source: SwiftUI, `DynamicProperty`: views, view modifiers and styles are read for dynamic properties.
  static func holdsDynamicProperties(_ inherited: [String]) -> Bool {
    inherited.contains { name in
      ["View", "ViewModifier", "DynamicProperty", "SwiftUI.View", "Widget", "App", "Scene"].contains(name)
        || name.hasSuffix("Style")
    }
  }

  /// Types whose conformance the compiler writes from the properties, which a `ScaledMetric` would break.
  static let synthesized: Set<String> = ["Equatable", "Hashable", "Codable", "Encodable", "Decodable"]

  /// Plans a scaled length for an argument of a call.
  ///
  /// - Parameters:
  ///   - argument: the length as it is written; `nil` where none is.
  ///   - name: the name of a new property, unless it is taken.
  /// - Returns: the plan, or why there is none as a sentence.
  static func plan(
    for call: CallSite, argument: CallSite.Argument?, name: String, style: TextStyle?, in sources: inout EditableSources
  ) -> Result<ScaledMetricEdit, FixObstacle> {
    guard let context = call.context, !context.isStatic else {
      return .failure(
        FixObstacle(
          "It is written where there is no view that could hold a ScaledMetric: in a preview or a static member."))
    }
    guard let owner = Self.owner(of: context, in: &sources) else {
      return .failure(
        FixObstacle("It is written in \(context.name), which is no structure that could hold a ScaledMetric."))
    }
    guard Self.holdsDynamicProperties(owner.inherited + context.inherited) else {
      return .failure(FixObstacle("\(owner.name) is no view, so that a ScaledMetric in it would not be updated."))
    }
    if let name = argument?.name, let property = owner.property(name), !property.isStatic, !property.isComputed,
      property.initialNumber != nil
    {
      if property.attributes.contains("ScaledMetric") {
        return .success(
          ScaledMetricEdit(
            declaration: .scaled(file: owner.file, property), usage: argument?.text ?? name, style: style))
      }
      if property.attributes.isEmpty, property.specifier == "let" || property.isPrivate {
        return .success(
          ScaledMetricEdit(
            declaration: .constant(file: owner.file, property), usage: argument?.text ?? name, style: style))
      }
    }
    guard !owner.inherited.contains(where: synthesized.contains) else {
      return .failure(
        FixObstacle("\(owner.name) is compared or coded by its properties, of which a ScaledMetric can be none."))
    }
    let taken = owner.identifiers.union(context.identifiers)
    let free = Self.freeName(name, taken: taken)
    let plan = DeclarationPlan.new(owner.insertion, name: free, isPrivate: owner.file == context.file)
    return .success(ScaledMetricEdit(declaration: plan, usage: free, style: style))
  }

  /// The structure that declares the stored properties of the code's type.
  static func owner(of context: DeclarationSite, in sources: inout EditableSources) -> DeclarationSite? {
    switch context.kind {
    case .structure: return context
    case .typeExtension: return sources.structure(named: context.name, near: context.file)
    case .reference, .enumeration, .protocolType: return nil
    }
  }

  /// The name itself, or one that no other thing in the type has.
  static func freeName(_ name: String, taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    let scaled = "scaled" + name.prefix(1).uppercased() + name.dropFirst()
    guard taken.contains(scaled) else { return scaled }
    return (2...).lazy.map { scaled + String($0) }.first { !taken.contains($0) } ?? scaled
  }

  /// The edits of the declaration for a value in points.
  func edits(value: Double) -> [SourceEdit] {
    let number = Self.text(of: value)
    switch declaration {
    case .new(let insertion, let name, let isPrivate):
      let text = "\(attribute) \(isPrivate ? "private " : "")var \(name): CGFloat = \(number)"
      return [
        SourceEdit(file: insertion.file, range: insertion.range, replacement: insertion.text(of: [text]))
      ]
    case .constant(let file, let property):
      guard let initial = property.initialValueRange else { return [] }
      var edits = [
        SourceEdit(
          file: file, range: property.range.lowerBound..<property.range.lowerBound, replacement: attribute + " "),
        SourceEdit(file: file, range: initial, replacement: number),
      ]
      if property.specifier == "let" {
        edits.append(SourceEdit(file: file, range: property.specifierRange, replacement: "var"))
      }
      if property.type == nil {
        edits.append(
          SourceEdit(file: file, range: property.nameEnd..<property.nameEnd, replacement: ": CGFloat"))
      }
      return edits
    case .scaled(let file, let property):
      return property.initialValueRange.map { [SourceEdit(file: file, range: $0, replacement: number)] } ?? []
    }
  }

  /// `@ScaledMetric(relativeTo: .title)`; the body style is the default.
  var attribute: String {
    guard let style, style != .body else { return "@ScaledMetric" }
    return "@ScaledMetric(relativeTo: .\(style.rawValue))"
  }

  /// "11", "8.5".
  static func text(of value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

/// Why an edit cannot be made, as a sentence.
struct FixObstacle: Error, Sendable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
