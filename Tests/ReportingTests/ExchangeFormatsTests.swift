import Auditing
import Diagnostics
import Foundation
import Reporting
import TestSupport
import Testing

@Suite struct ExchangeFormatsTests {
  private static func text(
    _ writer: any ReportWriter, _ result: AuditResult = SampleAudit.result, _ options: ReportOptions = ReportOptions()
  ) throws -> String {
    String(decoding: try #require(writer.write(result, options: options).first).bytes, as: UTF8.self)
  }

  /// The sample with its first layout's findings repeated on lines of their own.
  private static func crowded(_ count: Int) -> AuditResult {
    var result = SampleAudit.result
    let finding = result.layouts[0].findings[0]
    result.layouts[0].findings = (0..<count).map { index in
      var copy = finding
      copy.subject.range = SourceRange(
        file: SampleTrees.file, startLine: index + 1, startColumn: 1, endLine: index + 1, endColumn: 9)
      copy.occurrences = Array(finding.occurrences.prefix(1))
      copy.worst = 0
      copy.series = []
      return copy
    }
    return result
  }

  // MARK: SARIF

  @Test func sarifIsValidForOthers() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write(try Self.text(SARIFReport()), to: "report.sarif")
    guard let outcome = try PythonTool.run("sarif-kit", ["validate", file]) else { return }
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func sarifHoldsOneResultADefectWithItsOwnFingerprint() throws {
    let log = try JSONSerialization.jsonObject(with: Data(try Self.text(SARIFReport(), Self.crowded(3)).utf8))
    let run = try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5)
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["sizewise/v1"] }
    #expect(Set(prints).count == 5)
    #expect(results.filter { $0["kind"] as? String == "review" }.allSatisfy { $0["level"] as? String == "none" })
  }

  @Test func sarifKeepsToWhatIsShown() throws {
    let text = try Self.text(SARIFReport(), Self.crowded(5_003))
    #expect(text.components(separatedBy: "\"ruleIndex\"").count - 1 == 5_000)
    #expect(text.contains("5 more results are in the other reports."))
  }

  @Test func sarifPathsAreURIReferences() throws {
    #expect(try Self.text(SARIFReport()).contains("\"uri\" : \"Examples/K%C3%A4rtchen%20%26%20Co.swift\""))
  }

  // MARK: JUnit and Checkstyle

  @Test func xmlIsWellFormed() throws {
    #expect(try XMLWellFormedness(try Self.text(JUnitReport())).complaint() == nil)
    #expect(try XMLWellFormedness(try Self.text(CheckstyleReport())).complaint() == nil)
  }

  @Test func junitCountsAreThoseThatOthersRead() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write(try Self.text(JUnitReport()), to: "junit.xml")
    let script = try scratch.write(
      """
      import sys
      from junitparser import Failure, JUnitXml, Skipped
      report = JUnitXml.fromfile(sys.argv[1])
      cases = [case for suite in report for case in suite]
      kinds = [type(result) for case in cases for result in case.result]
      print(len(cases), kinds.count(Failure), kinds.count(Skipped), report.tests, report.failures, sum(suite.skipped for suite in report))
      """, to: "read.py")
    guard let outcome = try PythonTool.run("python", [script, file]) else { return }
    #expect(outcome.output == "7 3 3 7 3 3\n")
  }

  /// The schema of Jenkins' xunit plug-in, as pytest's source archive carries it.
  @Test func junitFollowsTheSchema() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write(try Self.text(JUnitReport()), to: "junit.xml")
    guard let schema = try PythonTool.file("junit-10.xsd") else { return }
    let outcome = try PythonTool.run(path: "/usr/bin/xmllint", ["--noout", "--nonet", "--schema", schema, file])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  // MARK: GitHub

  @Test func annotationsKeepToTenOfAType() throws {
    let lines = try Self.text(GitHubAnnotationsReport(), Self.crowded(25)).split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("::error") }
    #expect(errors.count == 10)
    #expect(errors.last?.hasPrefix("::error title=Sizewise::16 more") == true)
  }

  @Test func annotationsShowChangedLinesFirst() throws {
    let options = ReportOptions(changedLines: [SampleTrees.file: [20...21]])
    let first = try Self.text(GitHubAnnotationsReport(), Self.crowded(25), options).split(separator: "\n").first
    #expect(first?.contains("line=20,") == true)
  }

  /// Text of audited sources starts no workflow command of its own.
  @Test func everyLineIsACommandOfOurs() throws {
    for line in try Self.text(GitHubAnnotationsReport()).split(separator: "\n") {
      let isOurs = ["::error file=", "::warning file=", "::notice file=", "sizewise: "].contains { line.hasPrefix($0) }
      #expect(isOurs, "\(line)")
    }
  }

  @Test func stepSummaryKeepsToItsLimit() throws {
    let text = try Self.text(GitHubSummaryReport(), Self.crowded(9_000))
    #expect(text.utf8.count < 1_000_000)
    #expect(text.contains("more findings in the other reports."))
    #expect(try !Self.text(GitHubSummaryReport()).contains("<img"))
  }

  // MARK: GitLab

  @Test func gitLabFingerprintsAreUnique() throws {
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(try Self.text(GitLabReport(), Self.crowded(12)).utf8))
        as? [[String: Any]])
    #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == 14)
    let severities = Set(entries.compactMap { $0["severity"] as? String })
    #expect(severities.isSubset(of: ["info", "minor", "major", "critical", "blocker"]))
    let paths = entries.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(paths.allSatisfy { !$0.hasPrefix("./") && !$0.hasPrefix("/") })
  }

  // MARK: Lines

  @Test func jsonLinesAreRecordsOfKnownKinds() throws {
    let records = try Self.text(JSONLinesReport()).split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let kinds = records.compactMap { $0["kind"] as? String }
    #expect(kinds.first == "run")
    #expect(kinds.last == "totals")
    #expect(kinds.count { $0 == "finding" } == 5)
    #expect(kinds.count { $0 == "unmeasured" } == 2)
  }

  @Test func xcodeLinesNameAbsolutePlaces() throws {
    let lines = try Self.text(XcodeReport(), SampleAudit.result, ReportOptions(projectRoot: "/project")).split(
      separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("/project/Examples/") })
    #expect(lines.first?.contains(":8:7: error: ") == true)
  }
}
