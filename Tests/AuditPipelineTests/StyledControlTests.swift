import AuditPipeline
import Auditing
import Diagnostics
import Foundation
import Testing

/// Controls that a style of the project draws.
struct StyledControlTests {
  private static let source = """
    import SwiftUI

    struct Bare: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .scaleEffect(configuration.isPressed ? 1.2 : 1)
      }
    }

    #Preview {
      Button {} label: { Image(systemName: "stop.fill") }
        .buttonStyle(Bare())
    }
    """

  /// A target is too small, and has no name, where the button is written; the style draws all buttons alike.
  @Test func areToldWhereTheyAreWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Stop.swift")
    try Self.source.write(to: file, atomically: true, encoding: .utf8)
    let project = try LoadedProject(at: ProjectLocation(of: file.path), paths: [file.path])
    let findings = try Examples.run().audit(project.layouts).layouts.flatMap(\.findings)
    #expect(Set(findings.map(\.ruleID)) == ["small-target", "missing-label"])
    for finding in findings {
      #expect(finding.subject.range?.startLine == 11 && finding.cause?.range?.startLine == 11, "\(finding.ruleID)")
    }
  }
}
