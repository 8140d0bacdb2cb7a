package import Auditing
package import Colorimetry
package import Typography

/// What a project's `.sizewise.yml` says; `nil` leaves the choice to outer files, and then to the tool.
package struct Configuration: Hashable, Sendable {
  /// The file's name, looked for from the audited folder upwards.
  package static let fileName = ".sizewise.yml"

  /// The least severity that makes a run fail.
  package enum Threshold: String, Hashable, Sendable, CaseIterable {
    case note, warning, error, never
  }

  /// What to audit when no path is given, relative to the file.
  package var paths: [String]?
  /// Files and folders to leave out, relative to the file.
  package var exclude: [String]?
  package var devices: [String]?
  package var os: String?
  package var textSizes: [DynamicTypeSize]?
  package var colorSchemes: [ColorScheme]?
  package var locales: [String]?
  package var matrix: VariantMatrix.Preset?
  /// Relative to the file.
  package var fontFolders: [String]?
  package var failOn: Threshold?
  package var isStrict: Bool?
  /// As `--format` takes them.
  package var formats: [String]?
  /// Relative to the file.
  package var baseline: String?
  /// Whether every suppression needs a reason.
  package var requiresReasons: Bool?
  package var rules: RuleSettings

  package init() { rules = RuleSettings() }

  /// This configuration, with what it leaves open taken from the one of a folder above.
  package func merged(over outer: Configuration) -> Configuration {
    var merged = self
    merged.paths = paths ?? outer.paths
    merged.exclude = (outer.exclude ?? []) + (exclude ?? [])
    if merged.exclude?.isEmpty == true { merged.exclude = nil }
    merged.devices = devices ?? outer.devices
    merged.os = os ?? outer.os
    merged.textSizes = textSizes ?? outer.textSizes
    merged.colorSchemes = colorSchemes ?? outer.colorSchemes
    merged.locales = locales ?? outer.locales
    merged.matrix = matrix ?? outer.matrix
    merged.fontFolders = fontFolders ?? outer.fontFolders
    merged.failOn = failOn ?? outer.failOn
    merged.isStrict = isStrict ?? outer.isStrict
    merged.formats = formats ?? outer.formats
    merged.baseline = baseline ?? outer.baseline
    merged.requiresReasons = requiresReasons ?? outer.requiresReasons
    merged.rules = rules.merged(over: outer.rules)
    return merged
  }

  /// The configuration with relative paths made relative to another folder.
  ///
  /// - Parameter folder: the folder of the file, relative to the folder that the paths shall be relative to; empty, or
  ///   ends with `/`.
  package func moved(into folder: String) -> Configuration {
    guard !folder.isEmpty else { return self }
    func moved(_ path: String) -> String {
      path.hasPrefix("/") ? path : path == "." ? String(folder.dropLast()) : folder + path
    }
    var copy = self
    copy.paths = paths?.map(moved)
    copy.exclude = exclude?.map(moved)
    copy.fontFolders = fontFolders?.map(moved)
    copy.baseline = baseline.map(moved)
    return copy
  }
}

extension RuleSettings {
  /// These settings, with what they leave open taken from others.
  fileprivate func merged(over outer: RuleSettings) -> RuleSettings {
    var merged = outer
    for (rule, options) in values { merged.values[rule, default: [:]].merge(options) { _, inner in inner } }
    merged.severities.merge(severities) { _, inner in inner }
    merged.disabled.subtract(severities.keys)
    merged.disabled.formUnion(disabled)
    if !only.isEmpty { merged.only = only }
    return merged
  }
}
