import Foundation
import Testing
import ViewTree

@testable import ViewEvaluation

/// What pickers, tab views and lists find by their selection.
struct SelectionTests {
  private static let types = """
    struct Bird: Identifiable { let id: Int; let name: String }
    enum Seed: String, CaseIterable, Identifiable { case corn, oats; var id: Self { self } }
    enum Named: String, CaseIterable, Identifiable { case corn, oats; var id: String { rawValue } }
    """

  /// The chosen position of the only picker; `nil` where no option is chosen.
  private func chosen(_ state: String, _ options: String) throws -> Int? {
    let tree = WrongTreeTests.tree(
      "\(Self.types)\n#Preview { @Previewable @State var chosen\(state); Picker(\"P\", selection: $chosen) { \(options) } }"
    )
    try #require(tree.contains("Picker"))
    guard let range = tree.range(of: "selection=") else { return nil }
    return Int(tree[range.upperBound...].prefix { $0.isNumber })
  }

  @Test(arguments: [
    (" = 3", "ForEach(0..<5) { Text(\"\\($0)\") }", 3),
    (" = 3", "ForEach([1, 3], id: \\.self) { Text(\"\\($0)\") }", 1),
    (" = 2", "ForEach([Bird(id: 1, name: \"a\"), Bird(id: 2, name: \"b\")]) { Text($0.name) }", 1),
    (" = Seed.oats", "ForEach(Seed.allCases) { Text($0.rawValue) }", 1),
    (": Seed? = .oats", "ForEach(Seed.allCases) { Text($0.rawValue) }", 1),
    (": Seed? = nil", "Text(\"none\").tag(Seed?.none); ForEach(Seed.allCases) { Text($0.rawValue) }", 0),
    (" = Seed.corn", "ForEach(Seed.allCases.reversed()) { Text($0.rawValue).tag($0) }", 1),
    (" = \"b\"", "ForEach([Bird(id: 1, name: \"a\"), Bird(id: 2, name: \"b\")], id: \\.name) { Text($0.name) }", 1),
    // Tags are kept by type: that of the element stands beside one of another type, and not beside one of the same.
    (" = Seed.oats", "ForEach(Seed.allCases, id: \\.self) { Text($0.rawValue).tag($0.rawValue) }", 1),
    (" = \"oats\"", "ForEach(Seed.allCases, id: \\.self) { Text($0.rawValue).tag($0.rawValue) }", 1),
    (" = 2", "ForEach([1, 2], id: \\.self) { Text(\"row\").tag($0 + 1) }", 0),
    (" = 2.0", "ForEach(0..<3) { Text(\"row\").tag(Double($0) + 1) }", 1),
    (" = Seed.oats", "ForEach(Seed.allCases) { seed in ForEach([1]) { Text(seed.rawValue).tag($0) } }", 1),
    (" = 4", "Section(\"S\") { ForEach(0..<5) { Text(\"\\($0)\") } }", 4),
  ])
  func optionsHaveTheIdentityOfTheirElementAsTag(state: String, options: String, expected: Int) throws {
    #expect(try chosen(state, options) == expected)
  }

  @Test(arguments: [
    (" = 3", "Text(\"one\").tag(1); Text(\"two\").tag(2)"),
    (" = Named.oats", "ForEach(Named.allCases) { Text($0.rawValue) }"),
    (" = Bird(id: 1, name: \"a\")", "ForEach([Bird(id: 1, name: \"a\")]) { Text($0.name) }"),
  ])
  func nothingIsChosenWhereNoTagIsTheSelection(state: String, options: String) throws {
    #expect(try chosen(state, options) == nil)
  }

  @Test func aTabViewShowsTheTabOfItsSelection() {
    let tree = WrongTreeTests.tree(
      """
      \(Self.types)
      #Preview {
        @Previewable @State var seed = Seed.oats
        TabView(selection: $seed) { ForEach(Seed.allCases) { Text("page \\($0.rawValue)") } }
      }
      """)
    #expect(tree.contains("selected=1"))
  }

  @Test func aSelectionThatIsNotKnownIsSaid() {
    let picker = "Picker(\"P\", selection: $chosen) { Text(\"a\").tag(1) }"
    let tree = WrongTreeTests.tree("#Preview { @Previewable @State var chosen = Service.choice; \(picker) }")
    #expect(tree.contains("unknown-selection"))
    #expect(!WrongTreeTests.tree("#Preview { @Previewable @State var chosen = 1; \(picker) }").contains("unknown"))
  }

  @Test(arguments: [("1", true), ("nil", false), ("9", false)])
  func theGroundOfASelectedRowIsSaidToBeMissing(selection: String, isSaid: Bool) {
    let tree = WrongTreeTests.tree(
      """
      #Preview {
        @Previewable @State var row: Int? = \(selection)
        List(0..<3, id: \\.self, selection: $row) { Text("\\($0)") }
      }
      """)
    #expect(tree.contains("selected rows") == isSaid)
  }
}
