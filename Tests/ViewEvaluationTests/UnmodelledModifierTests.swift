import Testing

@testable import ViewEvaluation

/// Modifiers that show at rest and are not drawn are named; what shows nothing at rest is not.
struct UnmodelledModifierTests {
  private static func marks(_ modifiers: String) -> String {
    WrongTreeTests.tree("#Preview { Text(\"a\")\(modifiers) }")
  }

  @Test(arguments: [
    (#".alert("Title", isPresented: .constant(true)) { Button("OK") {} }"#, "unmodelled-addition"),
    (#".navigationSubtitle("Sub")"#, "unmodelled-effect"),
    (#".tabViewBottomAccessory { Text("b") }"#, "unmodelled-effect"),
    (#".scrollPosition(id: .constant(3))"#, "unmodelled-effect"),
    (#".backgroundExtensionEffect()"#, "unmodelled-look"),
    (
      #".sheet(isPresented: .constant(true)) { Text("b").presentationDetents([.medium, .large]) }"#, "unmodelled-effect"
    ),
  ])
  func anEffectThatIsNotDrawnIsNamed(modifier: String, code: String) {
    #expect(Self.marks(modifier).contains(code))
  }

  @Test(arguments: [
    #".alert("Title", isPresented: .constant(false)) { Button("OK") {} }"#,
    #".scrollPosition(id: .constant(nil))"#, #".presentationDetents([.medium])"#, #".containerShape(Circle())"#,
    #".matchedGeometryEffect(id: 1, in: space)"#,
    #".sheet(isPresented: .constant(true)) { Text("b").presentationDetents([.large]) }"#,
  ])
  func whatShowsNothingAtRestIsNot(modifier: String) {
    #expect(!Self.marks(modifier).contains("unmodelled"))
  }

  @Test func allModifiersAreSorted() {
    let names = UnmodelledModifier.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(Set(names).isDisjoint(with: ModifiersWithoutEffect.names))
  }

  @Test func codeThatIsGivenTheViewChangesIt() {
    #expect(Self.marks(".phaseAnimator([0.25, 1]) { view, phase in view.opacity(phase) }").contains("opacity(0.25)"))
    #expect(Self.marks(#".transformEnvironment(\.lineLimit) { $0 = 2 }"#).contains("lineLimit(2)"))
    #expect(Self.marks(".redacted(reason: [.placeholder, .privacy])").contains("redacted(placeholder,privacy)"))
    #expect(Self.marks(".redacted(reason: [])").contains("redacted(nil)"))
  }

  /// A style of the project draws every kind of button, links among them.
  @Test(arguments: [
    #"NavigationLink { Text("b") } label: { Text("a") }"#, #"Link("a", destination: address)"#,
    #"ShareLink(item: "b") { Text("a") }"#, #"Menu("a") { Text("b") }"#, #"EditButton()"#,
    #"PhotosPicker("a", selection: .constant([]))"#,
  ])
  func aStyleOfTheProjectDrawsLinks(view: String) {
    let tree = WrongTreeTests.tree(
      """
      struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(21) }
      }
      #Preview { \(view).buttonStyle(Framed()) }
      """)
    #expect(tree.contains("padding(all 21)"))
  }

  @Test func edgesOfSeparatorsAreTold() {
    #expect(Self.marks(".listRowSeparator(.hidden, edges: .top)").contains("separatorHidden top=true"))
    #expect(Self.marks(".listRowSeparator(.hidden)").contains("separatorHidden=true"))
    #expect(Self.marks(".listSectionSpacing(.compact)").contains("unmodelled-effect"))
  }
}
