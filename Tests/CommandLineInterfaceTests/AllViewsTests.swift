import CommandLineInterface
import Foundation
import Testing

/// Views without previews, and texts of made-up locales, through the commands.
@Suite struct AllViewsTests {
  static let rows = """
    enum Status: String { case idle, busy }
    struct ProfileRow: View {
      let name: String
      let isOnline: Bool
      let status: Status
      var body: some View {
        HStack {
          Text(name).lineLimit(1)
          if isOnline { Text("Online") }
          Text(status.rawValue)
        }
      }
    }
    struct FileRow: View { let file: FileHandle; var body: some View { Text("x") } }
    struct Shown: View { var body: some View { Text("Settings") } }
    #Preview { Shown() }

    """

  static func run(_ arguments: String...) throws -> ToolRun {
    let folder = try TemporaryFolder(["Rows.swift": rows])
    return ToolRun(arguments: arguments, in: folder.path)
  }

  @Test func coverageCountsThemAndWhatCannotBeMade() throws {
    let plain = try Self.run("coverage", ".", "--all")
    #expect(plain.output.hasPrefix("1 preview: 1 whole") && !plain.output.contains("ProfileRow"))
    let all = try Self.run("coverage", ".", "--all-views", "--all")
    #expect(all.output.contains("1 not at all"))
    #expect(all.output.contains("`file` cannot be made: no value of type FileHandle is known"))
    for words in ["name: short, isOnline: false, status: idle", "name: long, isOnline: true"] {
      #expect(all.output.contains("ProfileRow (\(words)"), "\(all.output)")
    }
    let pairs = all.output.matches(of: /ProfileRow \(name: (\w+), isOnline: (\w+), status: (\w+)\)/)
    #expect(Set(pairs.map { "\($0.1) \($0.2)" }).count == 4 && Set(pairs.map { "\($0.2) \($0.3)" }).count == 4)
    #expect(pairs.count <= 6)
  }

  @Test func auditJudgesThem() throws {
    let audit = try Self.run("audit", ".", "--all-views", "--no-cache", "--sizes", "large", "--format", "jsonl")
    #expect(audit.code == .findings)
    #expect(audit.output.contains("truncated-text") && audit.output.contains("name: long"))
    let summary = try Self.run("audit", ".", "--all-views", "--no-cache", "--sizes", "large")
    #expect(summary.output.contains("unmeasured=1"))
  }

  @Test func checkTakesThemByTheirNames() throws {
    let one = try Self.run(
      "check", "Rows.swift:ProfileRow (name: long, isOnline: true, status: idle)", "--all-views", "--sizes", "large")
    #expect(one.code == .findings, "\(one.errors)")
    #expect(one.output.contains("isOnline: true, status: idle)") && !one.output.contains("isOnline: false"))
    // A view that is asked for by its name is tried without the option.
    let named = try Self.run("check", "Rows.swift:ProfileRow", "--sizes", "large")
    #expect(named.output.contains("isOnline: true, status: idle)") && named.output.contains("isOnline: false"))
    #expect(!named.output.contains("Shown"))
    #expect(try Self.run("check", "Rows.swift:FileRow", "--sizes", "large").code == .incomplete)
    #expect(try Self.run("check", "Rows.swift:Nothing", "--sizes", "large").errors.contains("no layout \"Nothing\""))
  }

  @Test func madeUpLocalesChangeTexts() throws {
    let run = try Self.run(
      "check", "Rows.swift", "--locales", "en-XA,en-XD,ar-XB", "--sizes", "large", "--dump", "layout")
    #expect(run.output.contains("Šêêţţîîñĝš") && run.output.contains("“Settings Settings”"))
    #expect(run.output.contains("“\u{202E}Settings\u{202C}”"))
  }
}
