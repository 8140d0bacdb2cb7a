import ViewTree

extension BuiltinType {
  /// Views of the project behind and before the marks of a chart, sorted by name.
  ///
  /// The proxy that they are given knows nothing: where its marks stand is the platform's.
  /// - Verification: documented; they are proposed the chart's size.
  static let chartModifiers: [BuiltinMember] = [
    .modifier("chartBackground") { (reader: inout ArgumentReader) in
      let (alignment, content) = (reader.alignment(), reader.call.content("content"))
      guard let content else { return nil }
      return { expansion in .background(content: content.node(in: expansion, [proxy]), alignment: alignment) }
    },
    .modifier("chartOverlay") { (reader: inout ArgumentReader) in
      let (alignment, content) = (reader.alignment(), reader.call.content("content"))
      guard let content else { return nil }
      return { expansion in .overlay(content: content.node(in: expansion, [proxy]), alignment: alignment) }
    },
  ]

  private static var proxy: Value { .native("ChartProxy", Token("chart")) }
}
