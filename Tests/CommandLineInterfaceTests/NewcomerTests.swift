import Foundation
import Testing

/// Somebody with only the README sets a gate up on a small app.
@Suite struct NewcomerTests {
  private static let card = """
    import SwiftUI

    struct PlanCard: View {
      var body: some View {
        HStack {
          Text("Final result")
            .frame(width: 60, height: 22)
          Text("Renews every month")
            .font(.system(size: 12))
        }
        .padding()
      }
    }

    #Preview("Plan") { PlanCard() }

    """

  @Test func gateFailsIsBaselinedAndPassesAfterAFix() throws {
    let app = try TemporaryFolder(["Package.swift": "// swift-tools-version: 6.0\n", "Sources/Card.swift": Self.card])
    func run(_ arguments: String...) throws -> Executable.Ending {
      try Executable.run(arguments, in: app.path, environment: ["HOME": app.path])
    }
    #expect(try run("init").status == 0)
    let settings = try String(contentsOfFile: app.path + "/.sizewise.yml", encoding: .utf8)
    #expect(settings.contains("paths: [Sources]"), "\(settings)")
    let first = try run("audit", "--fail-on", "warning")
    #expect(first.status == 1)
    #expect(first.errors.contains("sizewise baseline write"), "\(first.errors)")
    #expect(first.output.contains("Sources/Card.swift:6:"), "\(first.output)")

    #expect(try run("baseline", "write", "--reason", "before the gate").status == 0)
    #expect(try run("audit", "--fail-on", "warning").status == 0)

    let worse = Self.card.replacingOccurrences(of: "width: 60", with: "width: 40")
    try app.write("Sources/Card.swift", Data(worse.utf8))
    let grown = try run("audit", "--fail-on", "warning")
    #expect(grown.status == 1)
    #expect(grown.output.contains("grew"), "\(grown.output)")

    let mended = try run("audit", "--fail-on", "warning", "--fix")
    #expect(mended.errors.contains("2 edits in 1 file cure 2 findings"), "\(mended.errors)")
    #expect(try String(contentsOfFile: app.path + "/Sources/Card.swift", encoding: .utf8) != worse)
    let last = try run("audit", "--fail-on", "warning")
    #expect(last.status == 0, "\(last.output)")
    #expect(last.errors.contains("baseline/stale"), "\(last.errors)")
    #expect(try run("baseline", "prune").status == 0)
    #expect(try run("audit", "--fail-on", "warning", "--strict").errors.contains("baseline/stale") == false)
  }
}
