import Auditing
import Diagnostics
import Fixes
import SourceEdits
import Testing
import ViewEvaluation

@Suite struct EditableSourceTests {
  @Test func callsAreFoundWhereTheEvaluatorPlacesThem() throws {
    let source = EditableSource(
      path: "A.swift",
      source: """
        struct A: View {
          let margin: CGFloat = 8  // kept
          var body: some View {
            HStack(spacing: 4) {
              Text("é").font(.title)
                .padding(.horizontal, margin)
            }
          }
        }
        """)
    let range = SourceRange(file: "A.swift", startLine: 6, startColumn: 10, endLine: 6, endColumn: 38)
    let call = try #require(source.call(at: range))
    #expect(call.name == "padding")
    #expect(call.isModifier)
    #expect(call.arguments.map(\.text) == [".horizontal", "margin"])
    #expect(call.chain.map(\.name) == ["Text", "font", "padding"])
    #expect(source.text(call.removalRange) == "\n        .padding(.horizontal, margin)")
    #expect(source.text(call.chainRange).hasPrefix("Text("))
    #expect(call.context?.name == "A")
    #expect(call.context?.isStatic == false)
    #expect(call.context?.property("margin")?.initialNumber == 8)
    let stack = try #require(source.enclosingCall(of: range, named: ["HStack"]))
    #expect(stack.closure?.statements.map(\.viewName) == ["Text"])
    let insertion = try #require(call.context?.insertion)
    #expect(source.text(0..<insertion.range.lowerBound).hasSuffix("// kept"))
    #expect(insertion.text(of: ["var a = 1"]) == "\n  var a = 1")
  }

  @Test func previewsAndStaticMembersHaveNoSelf() throws {
    let source = EditableSource(
      path: "A.swift",
      source: "struct P: PreviewProvider {\n  static var previews: some View {\n    Text(\"a\").padding()\n  }\n}\n")
    let call = try #require(
      source.call(at: SourceRange(file: "A.swift", startLine: 3, startColumn: 15, endLine: 3, endColumn: 24)))
    #expect(call.context?.isStatic == true)
  }
}
