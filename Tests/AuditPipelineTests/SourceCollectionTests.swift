import AuditPipeline
import ProjectResources
import Testing

@Suite struct SourceCollectionTests {
  static let files = InMemoryFiles(texts: [
    "App/A.swift": "", "App/B.json": "", "App/.build/C.swift": "", "App/Pods/D.swift": "",
    "App/DerivedData/E.swift": "",
    "App/Carthage/F.swift": "", "App/G.txt": "", "App/Media.xcassets/Contents.json": "", "Other/H.swift": "",
  ])

  @Test func sourcesAreFoundAndForeignFoldersLeftOut() {
    let collection = SourceCollection(in: Self.files, under: ["App"])
    #expect(collection.swiftFiles == ["App/A.swift"])
    #expect(collection.jsonFiles == ["App/B.json"])
    #expect(!collection.isCut)
  }

  @Test func theSameFileIsFoundOnce() {
    let collection = SourceCollection(in: Self.files, under: ["App", "App/A.swift", ""])
    #expect(collection.swiftFiles == ["App/A.swift", "Other/H.swift"])
  }

  @Test func namedFilesAreTakenFromWhereverTheyAre() {
    #expect(SourceCollection(in: Self.files, under: ["App/Pods/D.swift"]).swiftFiles == ["App/Pods/D.swift"])
  }
}
