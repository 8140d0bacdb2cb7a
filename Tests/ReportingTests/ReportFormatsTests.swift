import Auditing
import Foundation
import Geometry
import LayoutTree
import Reporting
import TestSupport
import Testing

@Suite struct ReportFormatsTests {
  @Test func formatsAreSortedAndUnique() {
    let names = ReportFormats.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(names.allSatisfy { ReportFormats.named($0)?.name == $0 })
    #expect(ReportFormats.named("pdf") == nil)
  }

  /// Every type that conforms to `ReportWriter` is in the list.
  @Test func listIsComplete() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Reporting").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var writers: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where line.contains(": ReportWriter {") {
        writers.insert(String(line.split(separator: " ").drop { $0 != "struct" }.dropFirst().first?.dropLast() ?? ""))
      }
    }
    #expect(writers == Set(ReportFormats.all.map { String(describing: type(of: $0)) }))
  }

  @Test(arguments: ReportFormats.all.map(\.name))
  func writersMatchTheirGoldens(name: String) throws {
    let writer = try #require(ReportFormats.named(name))
    for file in writer.write(SampleAudit.result, options: ReportOptions(projectRoot: "/project")) {
      #expect(try Golden("Goldens/\(name)/\(file.path)").difference(from: file.bytes) == nil)
    }
  }

  @Test(arguments: ReportFormats.all.map(\.name))
  func sameResultGivesSameBytes(name: String) throws {
    let writer = try #require(ReportFormats.named(name))
    let first = writer.write(SampleAudit.result, options: ReportOptions())
    #expect(first == writer.write(SampleAudit.result, options: ReportOptions()))
    #expect(!first.isEmpty)
    #expect(first.allSatisfy { !$0.path.hasPrefix("/") && !$0.path.contains("..") })
  }

  /// Control characters, bidirectional controls and escapes of audited sources reach no report as themselves.
  @Test(arguments: ReportFormats.all.map(\.name))
  func hostileTextIsHarmless(name: String) throws {
    let writer = try #require(ReportFormats.named(name))
    for file in writer.write(SampleAudit.result, options: ReportOptions()) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let unsafe = text.unicodeScalars.filter { $0 != "\n" && TextEscaping.isUnsafe($0) }
      #expect(unsafe.isEmpty, "\(name): \(unsafe.map { String($0.value, radix: 16) })")
    }
  }

  @Test(arguments: ReportFormats.all.map(\.name))
  func emptyResultIsReported(name: String) throws {
    let writer = try #require(ReportFormats.named(name))
    let empty = AuditResult(toolVersion: "0.1.0", settings: [], layouts: [], diagnostics: [])
    #expect(writer.write(empty, options: ReportOptions()).allSatisfy { !$0.bytes.isEmpty })
  }

  /// Layouts that were not laid out, and trees with lengths that are no numbers, are reported like any other.
  @Test(arguments: ReportFormats.all.map(\.name))
  func oddLayoutsAreReported(name: String) throws {
    let writer = try #require(ReportFormats.named(name))
    var result = SampleAudit.result
    result.layouts[0].renderings = []
    result.layouts[0].findings = []
    for index in result.layouts[1].renderings.indices {
      var tree = result.layouts[1].renderings[index].tree
      tree.boxes[1].frame = Rectangle(x: .nan, y: 0, width: .infinity, height: 10)
      tree.boxes[3].frame = Rectangle(x: 0, y: 0, width: .infinity, height: 10)
      tree.paint[0].content = .rectangle(Rectangle(x: -.infinity, y: 0, width: 10, height: .nan))
      tree.paint[1].clips = [99]
      tree.paint[2].box = 99
      result.layouts[1].renderings[index].tree = tree
    }
    for file in writer.write(result, options: ReportOptions()) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let isClean = ["\"nan", "\"inf\"", " nan", " inf "].allSatisfy { !text.contains($0) }
      #expect(isClean)
    }
  }
}
