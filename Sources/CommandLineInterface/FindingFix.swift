import AuditPipeline
import Auditing
import Colorimetry
import Foundation
import Geometry
import PlatformProfile
import Reporting
import Typography

/// Looks for the fix of a finding of a report, under the settings of that report.
struct FindingFix {
  let report: SavedReport
  let arguments: ParsedArguments
  let terminal: Terminal

  /// The search's outcome; `nil` where the source is not at hand or shows the finding no longer, which is said.
  func outcome(
    for finding: ReportFileContent.FindingEntry, in layout: ReportFileContent.Layout
  ) throws(UsageError) -> FixOutcome? {
    let paths = paths(of: layout)
    guard let first = paths.first else {
      terminal.report(
        "sizewise: \(layout.file) is not below this folder, so no fix is looked for. Name its path after the finding.\n"
      )
      return nil
    }
    let session = try AuditSession(arguments, terminal, path: first, settings: settings(of: layout))
    let outcome = try session.audit(paths, shard: nil)
    let suggested = FixRun(session.run).suggestions(for: outcome.result.layouts, of: outcome.projects) {
      $0.fingerprint == finding.fingerprint
    }
    let found = suggested.filter { $0.name == layout.name && ($0.file == layout.file || paths.count == 1) }
      .flatMap(\.findings).first { $0.fingerprint == finding.fingerprint }
    if found == nil {
      terminal.report("sizewise: the finding is not there any more; the report is older than the source.\n")
    }
    return found?.fix
  }

  /// The paths that were given, or the layout's file below the root of the working folder or of the report.
  private func paths(of layout: ReportFileContent.Layout) -> [String] {
    let given = Array(arguments.positional.dropFirst())
    guard given.isEmpty else { return given }
    let roots = [terminal.workingFolder, ProjectLocation(of: terminal.workingFolder).root]
    return roots.map { $0 + "/" + layout.file }.first { FileManager.default.fileExists(atPath: $0) }.map { [$0] } ?? []
  }

  /// The variants that the report holds of the layout.
  private func settings(of layout: ReportFileContent.Layout) -> AuditSettings {
    var settings = AuditSettings()
    let variants = layout.variants
    func present<Value: CaseIterable & RawRepresentable>(
      _ name: (ReportFileContent.VariantEntry) -> String, _ standard: [Value]
    ) -> [Value] where Value.RawValue == String {
      let names = Set(variants.map(name))
      let values = Value.allCases.filter { names.contains($0.rawValue) }
      return values.isEmpty ? standard : values
    }
    settings.textSizes = present(\.textSize, settings.textSizes)
    settings.colorSchemes = present(\.colorScheme, settings.colorSchemes)
    settings.contrasts = present(\.contrast, settings.contrasts)
    settings.legibilityWeights = present(\.legibilityWeight, settings.legibilityWeights)
    settings.layoutDirections = present(\.layoutDirection, settings.layoutDirections)
    var locales: [String] = []
    for variant in variants where !locales.contains(variant.locale) { locales.append(variant.locale) }
    if !locales.isEmpty { settings.locales = locales }
    var canvases: [AuditSettings.Canvas] = []
    for variant in variants where !canvases.contains(where: { $0.name == variant.container }) {
      if let canvas = Self.canvas(named: variant.container) { canvases.append(canvas) }
    }
    if !canvases.isEmpty { settings.canvases = canvases }
    let os = report.content.settings.first { $0.name == "os" }.flatMap { OSProfile(rawValue: $0.value) }
    if let os { settings.os = os }
    return settings
  }

  /// A device by its name, or a plain room: "375 x 667".
  private static func canvas(named name: String) -> AuditSettings.Canvas? {
    if let device = try? AuditSettings.Canvas.device(named: name) { return device }
    let sides = name.components(separatedBy: " x ").compactMap(Double.init)
    guard sides.count == 2 else { return nil }
    return AuditSettings.Canvas(size: Size(width: sides[0], height: sides[1]), scale: 3)
  }
}
