import AuditPipeline
import Foundation
import Testing

@Suite struct SourceWriterTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-\(UUID().uuidString)")

  private func make(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(name).path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func filesKeepTheirPermissions() throws {
    let path = try make("A.swift", "a")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try SourceWriter(root: folder.path).write([("A.swift", "a", "b")])
    #expect(try text(path) == "b")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test func nothingIsWrittenWhenAFileChangedMeanwhile() throws {
    let first = try make("A.swift", "a")
    _ = try make("B.swift", "changed")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: PipelineError.changedFile("B.swift")) {
      try SourceWriter(root: folder.path).write([("A.swift", "a", "b"), ("B.swift", "b", "c")])
    }
    #expect(try text(first) == "a")
  }

  @Test func nothingOutsideTheProjectIsWritten() throws {
    let outside = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-\(UUID().uuidString).swift")
    try Data("a".utf8).write(to: outside)
    _ = try make("A.swift", "a")
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Link.swift"), withDestinationURL: outside)
    defer {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.removeItem(at: outside)
    }
    for path in ["Link.swift", "../" + outside.lastPathComponent] {
      #expect(throws: PipelineError.outsideProject(path)) {
        try SourceWriter(root: folder.path).write([(path, "a", "b")])
      }
    }
    #expect(try text(outside.path) == "a")
  }
}
