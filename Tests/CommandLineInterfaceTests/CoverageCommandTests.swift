import CommandLineInterface
import Foundation
import Testing

/// `sizewise coverage`: states, classes and reasons of previews.
@Suite struct CoverageCommandTests {
  static let files = [
    "Rows.swift": """
    import SwiftUI
    import Kingfisher
    struct Badge: View { var text: String; var body: some View { Text(text).padding() } }
    struct Person { var name: String }
    final class Store: ObservableObject { @Published var people = [Person(name: "Ada")] }
    struct PersonRow: View { let person: Person; var body: some View { Badge(text: person.name) } }
    struct PeopleList: View {
      @ObservedObject var store: Store
      var body: some View { VStack { ForEach(store.people, id: \\.name) { PersonRow(person: $0) } } }
    }
    struct Paper: View {
      @FetchRequest(sortDescriptors: []) var pages: FetchedResults<Page>
      var body: some View { Text("\\(pages.count)") }
    }
    struct Opener: View {
      @State var isOpen = false
      var body: some View { Button("Open") { Store().people = [] }.sheet(isPresented: $isOpen) { PersonRow() } }
    }
    #Preview("A") { Badge(text: "a") }
    #Preview("A with actions") { Opener() }
    #Preview("B") { PersonRow(person: Person(name: "Ada")) }
    #Preview("C") { PeopleList(store: Store()) }
    #Preview("D") { Paper() }
    #Preview("E") { VStack { Text("x"); KFMagicImage(1) } }
    #Preview("F") { Text(L10n.title) }
    """
  ]

  private func coverage(_ arguments: String...) throws -> ToolRun {
    let folder = try TemporaryFolder(Self.files)
    return ToolRun(arguments: ["coverage", "."] + arguments, in: folder.path)
  }

  @Test func everyPreviewHasItsClassAndState() throws {
    let run = try coverage("--json")
    #expect(run.code == .passed)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let previews = try #require(json["previews"] as? [[String: Any]])
    for preview in previews {
      let name = try #require(preview["name"] as? String)
      #expect(preview["class"] as? String == String(name.prefix(1)), "\(preview)")
      let state = ["D": "partial", "E": "partial", "F": "none"][name] ?? "whole"
      #expect(preview["state"] as? String == state, "\(preview)")
    }
    #expect(previews.count == 7)
    let totals = try #require(json["totals"] as? [String: Double])
    #expect(totals["whole"] == 4 && totals["partial"] == 2 && totals["none"] == 1)
  }

  /// What `check` says of a preview is a note here, and the preview is whole all the same.
  @Test(arguments: [
    (
      "state-not-set",
      "struct V: View { @State var t = \"a\"; var body: some View { Text(t).task { t = await Service.text() } } }"
    ),
    (
      "unknown-condition",
      "struct V: View { var body: some View { if Service.isOn { Text(\"on\") } else { Text(\"off\") } } }"
    ),
    ("unknown-symbol", "struct V: View { var body: some View { Image(systemName: \"no.such.symbol\") } }"),
    ("missing-image", "struct V: View { var body: some View { Image(\"nowhere\") } }"),
    (
      "unknown-color",
      "struct V: View { var body: some View { Text(\"a\").foregroundStyle(LinearGradient(colors: [Service.tint, .red], startPoint: .top, endPoint: .bottom)) } }"
    ),
    ("random-value", "struct V: View { var body: some View { Text(\"\\(Int.random(in: 1...9))\") } }"),
  ])
  func whatIsSaidOfAWholePreviewIsANote(code: String, view: String) throws {
    let folder = try TemporaryFolder(["V.swift": "import SwiftUI\n\(view)\n#Preview { V() }\n"])
    let run = ToolRun(arguments: ["coverage", ".", "--json"], in: folder.path)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let preview = try #require((json["previews"] as? [[String: Any]])?.first)
    #expect(preview["state"] as? String == "whole", "\(preview)")
    #expect((preview["reasons"] as? [Any])?.isEmpty == true)
    let notes = try #require(preview["notes"] as? [[String: Any]])
    #expect(notes.contains { $0["code"] as? String == code }, "\(notes)")
    #expect((json["totals"] as? [String: Double])?["wholeWithNotes"] == 1)
    #expect((json["notes"] as? [[String: Any]])?.contains { $0["code"] as? String == code } == true)
    let text = ToolRun(arguments: ["coverage", ".", "--all"], in: folder.path).output
    #expect(text.hasPrefix("1 preview: 1 whole (100 %), 1 of them with notes") && text.contains("whole, with notes"))
  }

  @Test func theTextRanksReasonsAndNamesWhatIsMissing() throws {
    let run = try coverage()
    #expect(run.output.hasPrefix("7 previews: 4 whole (57 %), 2 in part, 1 not at all"))
    #expect(run.output.contains("needs Kingfisher.KFMagicImage"))
    #expect(run.output.contains("What stands in the way"))
    #expect(!run.output.contains("Rows.swift:19"))
    #expect(try coverage("--all").output.contains("Rows.swift:19"))
  }

  @Test func aPathWithoutPreviewsIsIncomplete() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
    #expect(ToolRun("coverage", ".", in: folder.path).code == .incomplete)
    #expect(ToolRun("coverage", "missing", in: folder.path).code == .unusable)
    #expect(ToolRun("coverage", in: folder.path).errors.contains("coverage needs a file or folder"))
  }
}
