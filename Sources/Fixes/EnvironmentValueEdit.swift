import SourceEdits
import ViewEvaluation

/// A value of the environment that the code of a view reads: the property that it has for that, or a new one.
struct EnvironmentValueEdit: Sendable {
  /// The name of the property.
  let name: String
  /// The declarations to add; empty where the view reads the value already.
  let edits: [SourceEdit]

  /// - Parameter key: "dynamicTypeSize", "colorScheme".
  static func plan(
    _ key: String, for call: CallSite, in sources: inout EditableSources
  ) -> Result<EnvironmentValueEdit, FixObstacle> {
    guard let context = call.context, !context.isStatic else {
      return .failure(FixObstacle("It is written in a preview or a static member, which reads no environment."))
    }
    guard let owner = ScaledMetricEdit.owner(of: context, in: &sources),
      ScaledMetricEdit.holdsDynamicProperties(owner.inherited + context.inherited)
    else { return .failure(FixObstacle("\(context.name) is no view that could read the environment.")) }
    let known = owner.properties.first { property in
      property.attributeTexts.contains { $0.filter { !$0.isWhitespace } == "@Environment(\\.\(key))" }
    }
    if let known { return .success(EnvironmentValueEdit(name: known.name, edits: [])) }
    guard !owner.inherited.contains(where: ScaledMetricEdit.synthesized.contains) else {
      return .failure(FixObstacle("\(owner.name) is compared or coded by its properties."))
    }
    let name = ScaledMetricEdit.freeName(key, taken: owner.identifiers.union(context.identifiers))
    let access = owner.file == context.file ? "private " : ""
    let text = "@Environment(\\.\(key)) \(access)var \(name)"
    return .success(
      EnvironmentValueEdit(
        name: name,
        edits: [
          SourceEdit(
            file: owner.insertion.file, range: owner.insertion.range, replacement: owner.insertion.text(of: [text]))
        ]))
  }
}
