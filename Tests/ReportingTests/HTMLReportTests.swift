import Auditing
import Foundation
import Reporting
import TestSupport
import Testing

@Suite(.serialized) struct HTMLReportTests {
  private static func page(of result: AuditResult = SampleAudit.result) throws -> String {
    String(decoding: try #require(HTMLReport().write(result, options: ReportOptions()).first).bytes, as: UTF8.self)
  }

  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Browser/check_report.py").standardizedFileURL.path

  /// Text of audited sources never becomes markup, and nothing in the page needs an exception from its policy.
  @Test func hostileTextStaysText() throws {
    let page = try Self.page()
    #expect(!page.contains("<img src=x"))
    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(!page.contains("style=\""))
    #expect(!page.contains("unsafe-inline"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  /// The policy's digests are those of the page's own style and script, by a program that is not ours.
  @Test func policyNamesTheDigestsOfStyleAndScript() throws {
    let page = try Self.page()
    for tag in ["style", "script"] {
      let start = try #require(page.range(of: "<\(tag)>")).upperBound
      let end = try #require(page.range(of: "</\(tag)>", range: start..<page.endIndex)).lowerBound
      let scratch = try ScratchFolder()
      let file = try scratch.write(String(page[start..<end]), to: tag)
      let outcome = try PythonTool.run(path: "/usr/bin/sha256sum", [file])
      let digits = outcome.output.prefix(64)
      let bytes = stride(from: 0, to: 64, by: 2).compactMap { offset in
        UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
      }
      #expect(page.contains("\(tag)-src &#39;sha256-\(Data(bytes).base64EncodedString())&#39;"))
    }
  }

  @Test func everyPictureIsDrawnOnceForBothSchemes() throws {
    let page = try Self.page()
    let drawings = page.components(separatedBy: "<g id=\"p-").count - 1
    #expect(drawings == 24)
  }

  @Test(.timeLimit(.minutes(3))) func pageWorksInABrowser() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write(try Self.page(), to: "report.html")
    guard let outcome = try PythonTool.run("python", [Self.script, file]) else { return }
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(.timeLimit(.minutes(3))) func hundredLayoutsOpenInTwoSeconds() throws {
    var result = SampleAudit.result
    result.layouts = (0..<50).flatMap { index in
      SampleAudit.result.layouts.map { layout in
        var layout = layout
        layout.name += " \(index)"
        return layout
      }
    }
    let page = try Self.page(of: result)
    #expect(page.utf8.count < 15_000_000)
    let scratch = try ScratchFolder()
    let file = try scratch.write(page, to: "report.html")
    guard let outcome = try PythonTool.run("python", [Self.script, file, "--ready-within", "2"]) else { return }
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
