import AuditRules
import Auditing
import Foundation
import Testing

struct RuleDocumentationTests {
  private var page: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Rules.md")
  }

  @Test func pageIsUpToDate() throws {
    let text = RuleDocumentation(RuleList.registry).text
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: page, encoding: .utf8)
    #expect(known == text, "run UPDATE_GOLDENS=1 swift test --filter RuleDocumentationTests")
  }

  @Test func listHasALineForEachRule() {
    let lines = RuleDocumentation(RuleList.registry).list.split(separator: "\n")
    #expect(lines.count == RuleList.all.count)
    #expect(lines.contains { $0.hasPrefix("tight-clearance ") && $0.contains("warning") })
  }
}
