import AuditPipeline
import Auditing
import Foundation
import Reporting
import Testing
import Typography

@Suite struct DeterminismTests {
  func report(jobs: Int) throws -> [ReportFile] {
    var settings = AuditSettings()
    settings.textSizes = [.large, .accessibility5]
    let result = try Examples.run(settings, jobs: jobs).audit(
      try Examples.project("KeywordBubble.swift", "EventTile.swift", "AlignedTitles.json").layouts)
    return ReportFormats.all.flatMap { $0.write(result, options: ReportOptions()) }
  }

  @Test func theNumberOfThreadsChangesNothing() throws {
    let one = try report(jobs: 1)
    #expect(try report(jobs: 2) == one)
    #expect(try report(jobs: 7) == one)
  }

  @Test func localeAndTimeZoneOfTheMachineChangeNothing() throws {
    func run(_ environment: [String: String]) throws -> Data {
      let process = Process()
      process.executableURL = Self.executable
      process.arguments = [
        "audit", "Examples/EventTile.swift", "--sizes", "large", "--format", "json", "--quiet", "--no-cache",
      ]
      process.currentDirectoryURL = URL(fileURLWithPath: Examples.root)
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return data
    }
    let plain = try run(["LC_ALL": "C", "TZ": "UTC"])
    #expect(plain.count > 1000)
    #expect(try run(["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]) == plain)
    #expect(try run(["LC_ALL": "tr_TR.UTF-8", "TZ": "America/Los_Angeles"]) == plain)
  }

  /// The executable beside the test bundle.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("sizewise")
}
