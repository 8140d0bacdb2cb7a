import Testing

@testable import ViewEvaluation

struct OptionalViewTests {
  @Test func modifiersOfAnOptionalView() {
    let (tree, _) = AppearanceTests.evaluate(
      """
      struct Row: View {
        var badge: String?
        var badgeView: Text? { badge.map { Text($0) } }
        var body: some View { HStack { Text("row"); badgeView.fixedSize().font(.footnote) } }
      }
      #Preview { VStack { Row(); Row(badge: "new") } }
      """)
    #expect(tree.contains("\"new\"") && !tree.contains("UNRESOLVED"))
  }

  @Test func theBackgroundOfAnAccessoryWidgetIsAMaterial() {
    let (tree, _) = AppearanceTests.evaluate("#Preview { ZStack { AccessoryWidgetBackground(); Text(\"a\") } }")
    #expect(tree.contains("aterial") && !tree.contains("UNRESOLVED"))
  }
}
