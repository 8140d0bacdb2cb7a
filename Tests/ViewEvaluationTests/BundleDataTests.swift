import Diagnostics
import ProjectResources
import Testing
import ViewTree

@testable import ViewEvaluation

/// Files of the app's bundle, decoded as the app does it.
struct BundleDataTests {
  static let source = """
    struct Trip: Codable, Identifiable {
      enum Kind: String, Codable { case sea, land }
      struct Stop: Codable { let name: String; let nights: Int? }
      let id: Int
      let title: String
      let kind: Kind
      let departs: Date
      let stops: [Stop]
      enum CodingKeys: String, CodingKey { case id, title = "name", kind, departs, stops }
    }
    extension Bundle {
      func decode<T: Decodable>(_ file: String) -> T {
        guard let url = url(forResource: file, withExtension: nil) else { fatalError("no \\(file)") }
        guard let data = try? Data(contentsOf: url) else { fatalError("no data") }
        let formatter = DateFormatter()
        formatter.dateFormat = "y-MM-dd"
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(formatter)
        guard let loaded = try? decoder.decode(T.self, from: data) else { fatalError("bad \\(file)") }
        return loaded
      }
    }
    struct Trips: View {
      let trips: [Trip] = Bundle.main.decode("trips.json")
      var body: some View {
        ForEach(trips) { trip in
          Text(trip.title + (trip.kind == .sea ? " by sea" : ""))
          Text(trip.departs.formatted(.dateTime.day().month(.wide)))
          Text("\\(trip.stops.compactMap(\\.nights).reduce(0, +)) nights")
        }
      }
    }
    #Preview { Trips() }
    """

  static func texts(_ json: String) -> String {
    let files = InMemoryFiles(["App/trips.json": Array(json.utf8)])
    var sink = DiagnosticSink()
    let resources = ResourceCatalog.read(from: files, diagnostics: &sink)
    let project = Project(files: [SourceFile(path: "App/Trips.swift", source: source)], resources: resources)
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    return evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
  }

  @Test func decodesWhatTheTypesSay() {
    let tree = Self.texts(
      """
      [{"id": 1, "name": "Crete", "kind": "sea", "departs": "2026-05-04",
        "stops": [{"name": "Chania", "nights": 3}, {"name": "Port"}]}]
      """)
    #expect(tree.contains("Crete by sea") && tree.contains("May 4") && tree.contains("3 nights"))
    #expect(!tree.contains("UNRESOLVED"))
  }

  @Test(arguments: ["[{\"id\": 1}]", "{", "[{\"id\": \"x\", \"name\": \"a\"}]"])
  func saysWhyNothingWasDecoded(_ json: String) {
    #expect(Self.texts(json).contains("bad trips.json"))
  }

  /// How many documents a project keeps after its preview was evaluated twice, and what was seen and used each time.
  private static func twice(_ declaration: String) -> (kept: Int, evaluations: [Evaluation]) {
    let files = InMemoryFiles(["App/items.json": Array("[{\"name\": \"a\"}, {\"name\": \"b\"}]".utf8)])
    var sink = DiagnosticSink()
    let resources = ResourceCatalog.read(from: files, diagnostics: &sink)
    let view = """
      let items = try! JSONDecoder().decode(
        [Item].self, from: Data(contentsOf: Bundle.main.url(forResource: "items", withExtension: "json")!))
      #Preview { Text(items.map(\\.name).joined(separator: "+")) }
      """
    let project = Project(
      files: [
        SourceFile(path: "App/Item.swift", source: declaration), SourceFile(path: "App/View.swift", source: view),
      ], resources: resources)
    let evaluations = [0, 1].map { _ in project.evaluate(project.layouts[0], in: EvaluationEnvironment()) }
    return (project.index.decodings.count, evaluations)
  }

  @Test(arguments: [
    ("struct Item: Decodable { let name: String }", 1),
    ("struct Item: Decodable { let name: String; let mark = UUID() }", 0),
    ("final class Item: Decodable { var name = \"c\" }", 0),
    (
      """
      struct Item: Decodable {
        let name: String
        enum Keys: String, CodingKey { case name }
        init(from decoder: Decoder) throws {
          name = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .name)
        }
      }
      """, 0
    ),
  ])
  func onlyWhatNothingChangesIsDecodedOnce(_ declaration: String, _ kept: Int) {
    let result = Self.twice(declaration)
    #expect(result.kept == kept)
    for evaluation in result.evaluations {
      #expect(evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined().contains("a+b"))
      #expect(evaluation.uses.files == ["App/Item.swift", "App/View.swift"])
    }
  }

  @Test func readsNoOtherFiles() {
    let project = Project(files: [
      SourceFile(
        path: "A.swift",
        source:
          "#Preview { Text((try? String(contentsOfFile: \"/etc/hostname\")) ?? \"none\"); Text(Bundle.main.path(forResource: \"x\", ofType: \"json\") ?? \"no path\") }"
      )
    ])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let trees = evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }
    #expect(trees.map { $0.contains("none") || $0.contains("no path") } == [true, true])
  }
}
