import Foundation
import Reporting
import TestSupport
import Testing

@Suite struct JSONReportTests {
  private func report() throws -> Data {
    Data(try #require(JSONReport().write(SampleAudit.result, options: ReportOptions()).first).bytes)
  }

  @Test func reportIsReadBackUnchanged() throws {
    let content = try JSONDecoder().decode(ReportFileContent.self, from: report())
    #expect(content == ReportFileContent(SampleAudit.result))
  }

  @Test func findingsKeepTheirFiguresAndFirstSize() throws {
    let content = try JSONDecoder().decode(ReportFileContent.self, from: report())
    let finding = try #require(content.layouts.first?.findings.first { $0.rule == "tight-clearance" })
    #expect(finding.firstTextSize == "accessibility2")
    #expect(finding.textSizes.count == 3)
    #expect(finding.extent == "at AX2 to AX4, in light and dark")
    #expect(finding.series.map(\.points.count) == [24])
    let worst = finding.occurrences[finding.worst]
    #expect(content.layouts[0].variants[worst.variant].textSize == "accessibility4")
    #expect(worst.facts.first?.value == 1.34)
  }

  @Test func publishedSchemaIsTheEmbeddedOne() throws {
    let published = Golden("../../Documentation/schemas/report.schema.json")
    #expect(try published.difference(from: Array(JSONReport.schema.utf8)) == nil)
  }

  @Test func reportIsValidAgainstItsSchema() throws {
    let scratch = try ScratchFolder()
    let schema = try scratch.write(JSONReport.schema, to: "schema.json")
    let instance = try scratch.write(String(decoding: report(), as: UTF8.self), to: "report.json")
    guard let outcome = try PythonTool.run("check-jsonschema", ["--schemafile", schema, instance]) else { return }
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
