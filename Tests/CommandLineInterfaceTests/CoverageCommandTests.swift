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

  /// State that is set later is a reason, and the preview is whole all the same.
  @Test func stateThatIsSetLaterIsSaid() throws {
    let folder = try TemporaryFolder([
      "Late.swift": """
      struct Late: View {
        @State private var text = "before"
        var body: some View { Text(text).task { await load() } }
        func load() async { text = await Service.text() }
      }
      #Preview { Late() }
      """
    ])
    let run = ToolRun(arguments: ["coverage", ".", "--json"], in: folder.path)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let preview = try #require((json["previews"] as? [[String: Any]])?.first)
    #expect(preview["state"] as? String == "whole")
    let reasons = try #require(preview["reasons"] as? [[String: Any]])
    #expect(reasons.map { $0["code"] as? String } == ["state-not-set"])
    #expect((json["reasons"] as? [Any])?.isEmpty == true)
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
