import Testing
import ViewTree

@testable import ViewEvaluation

/// Rows that change the elements they show: `ForEach($items) { $item in … }`.
struct ElementBindingTests {
  static let items = """
    struct Item: Identifiable { var id: Int; var name: String; var isOn: Bool }
    final class Shelf: ObservableObject { @Published var items = [Item(id: 1, name: "One", isOn: true)] }

    """

  @Test(arguments: [
    "@State private var items = [Item(id: 1, name: \"One\", isOn: true)]",
    "@ObservedObject private var shelf = Shelf(); private var items: Binding<[Item]> { $shelf.items }",
  ])
  func elementsAreShownAndBound(_ property: String) {
    let data = property.hasPrefix("@State") ? "$items" : "items"
    let tree = WrongTreeTests.tree(
      Self.items + """
        struct Rows: View {
          \(property)
          var body: some View {
            VStack {
              ForEach(\(data)) { $item in
                Text("row \\(item.id)")
                TextField("", text: $item.name)
                Toggle(item.name, isOn: $item.isOn)
              }
            }
          }
        }
        #Preview { Rows() }
        """)
    #expect(tree.contains("\"row 1\"") && tree.contains("text=\"One\"") && tree.contains("Toggle on"), "\(tree)")
    #expect(!tree.contains("UNRESOLVED"), "\(tree)")
  }

  @Test func aListOfBindingsShowsItsRows() {
    let tree = WrongTreeTests.tree(
      Self.items + """
        struct Row: View { @Binding var item: Item; var body: some View { Toggle(item.name, isOn: $item.isOn) } }
        struct Rows: View {
          @State private var items = [Item(id: 1, name: "One", isOn: false), Item(id: 2, name: "Two", isOn: true)]
          var body: some View { List($items) { $item in Row(item: $item).onAppear { item.name = "New " + item.name } } }
        }
        #Preview { Rows() }
        """)
    #expect(tree.contains("\"New One\"") && tree.contains("\"New Two\"") && !tree.contains("UNRESOLVED"), "\(tree)")
  }
}
