import AuditPipeline
import Auditing
import Foundation
import Testing

/// The sample layouts, read and audited as the tool does it.
enum Examples {
  /// The folder of `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  static let names = ["AlignedContainers", "AlignedTitles", "CaptionedPhoto", "EventTile", "KeywordBubble"]

  /// The layouts of files of the folder Examples.
  static func project(_ files: String...) throws -> LoadedProject {
    let paths = files.map { root + "/Examples/" + $0 }
    return try LoadedProject(at: ProjectLocation(of: paths[0]), paths: paths)
  }

  static func run(_ settings: AuditSettings = AuditSettings(), jobs: Int = 2) throws -> AuditRun {
    AuditRun(
      settings: settings, tools: try MeasuringTools(installationAbove: #filePath), jobs: jobs, toolVersion: "test")
  }
}
