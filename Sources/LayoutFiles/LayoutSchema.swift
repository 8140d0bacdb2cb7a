package import DocumentTree
import ViewTree

/// The JSON Schema of layout files, made from the same forms that read and write them.
package enum LayoutSchema {
  /// The schema, in the 2020-12 dialect.
  package static var document: JSONValue {
    .object([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("Sizewise layout file")),
      .init("type", .string("object")),
      .init(
        "properties",
        .object([
          .init("$schema", .type("string")),
          .init("sizewise", .object([.init("const", .number(Double(LayoutFile.formatVersion)))])),
          .init(
            "alignments",
            .object([
              .init("type", .string("object")), .init("additionalProperties", LayoutFileForms.guide.schema),
            ])),
          .init(
            "layouts",
            .object([
              .init("type", .string("array")), .init("minItems", .number(1)), .init("items", layout),
            ])),
        ])),
      .init("required", .array([.string("sizewise"), .string("layouts")])),
      .init("additionalProperties", .boolean(false)),
      .init("$defs", .object(definitions)),
    ])
  }

  private static let layout = JSONValue.record(
    about: nil,
    properties: [
      .init("name", .type("string")), .init("setting", LayoutFileForms.setting.schema),
      .init("view", Form<ViewNode>.view.schema),
    ], required: ["name", "view"])

  /// Every form that has a name of its own, sorted.
  private static let definitions: [JSONValue.Member] = [
    .init("alignment", AlignmentForms.definition.schema),
    .init("color", ColorForms.definition.schema),
    .init("font", FontForms.definition.schema),
    .init("guideExpression", GuideExpressionForms.expression.schema),
    .init("image", ImageForms.definition.schema),
    .init("modifier", ModifierForms.modifierUnion.schema),
    .init("number", Form<Double>.plainOrScaled.schema),
    .init("shape", OutlineForms.definition.schema),
    .init("style", StyleForms.definition.schema),
    .init("text", TextForms.definition.schema),
    .init("view", ViewForms.viewObject.schema),
  ]
}
