import AuditPipeline
import Auditing
import Colorimetry
import Configuration
import Foundation
import Geometry
import PlatformProfile
import Typography

/// The options that choose what a layout is tried in; shared by all commands that lay out.
enum RunOptions {
  static let variants: [OptionDescription] = [
    .sizes,
    OptionDescription("--schemes", value: "NAMES", isRepeatable: true, "Colour schemes: light,dark (both)."),
    OptionDescription("--device", value: "NAME", isRepeatable: true, "A device, such as \"iPhone 16\" (the default)."),
    OptionDescription(
      "--container", value: "WxH", isRepeatable: true, "A room in points instead of a device: 375x667."),
    OptionDescription("--width", value: "POINTS", "The device's width changed to this."),
    OptionDescription("--scale", value: "NUMBER", "Pixels per point (the device's)."),
    OptionDescription("--os", value: "NAME", "The system's facts: ios18, ios26 (ios26)."),
    OptionDescription(
      "--locales", value: "NAMES", isRepeatable: true,
      "Locales, with commas between (en_US); en-XA, ar-XB and en-XD are made up."),
    OptionDescription("--rtl", "Right to left as well."),
    OptionDescription("--bold", "Bold Text as well."),
    OptionDescription("--contrast", "Increased contrast as well."),
    OptionDescription(
      "--matrix", value: "NAME",
      "quick: five sizes; default: twelve sizes, two schemes; full: contrast, bold, direction too."),
    OptionDescription("--product", "Combine all axes with each other, not in pairs."),
    OptionDescription("--now", value: "INSTANT", "What Date() gives: 2026-11-29T09:41:00Z (the default)."),
    OptionDescription(
      "--font-folder", value: "FOLDER", isRepeatable: true, "Fonts to use as they are, Apple's or your own."),
  ]

  static let rules: [OptionDescription] = [
    OptionDescription("--only", value: "RULES", isRepeatable: true, "Run only these rules."),
    OptionDescription("--exclude", value: "RULES", isRepeatable: true, "Do not run these rules."),
  ]

  static let configuration: [OptionDescription] = [
    OptionDescription("--config", value: "FILE", "The configuration to use (.sizewise.yml, found upwards)."),
    OptionDescription("--print-config", "Print the configuration that holds, and stop."),
  ]

  static let jobs = OptionDescription("--jobs", value: "NUMBER", "Threads (one for each core).")

  /// The settings that the options ask for, and the configuration where they say nothing.
  static func settings(
    _ arguments: ParsedArguments, _ configuration: Configuration
  ) throws(UsageError) -> AuditSettings {
    var settings = AuditSettings(
      try arguments.choice("--matrix", VariantMatrix.Preset.self) ?? configuration.matrix ?? .default)
    if arguments.has("--product") { settings.combination = .product }
    if let sizes = configuration.textSizes { settings.textSizes = sizes }
    if let schemes = configuration.colorSchemes { settings.colorSchemes = schemes }
    if let locales = configuration.locales { settings.locales = unique(locales) }
    if let os = configuration.os { settings.os = try ParsedArguments.choice(os, for: "os", OSProfile.self) }
    if let sizes = try arguments.textSizes() { settings.textSizes = sizes }
    if let schemes = try arguments.choices("--schemes", ColorScheme.self) { settings.colorSchemes = schemes }
    if let os = try arguments.choice("--os", OSProfile.self) { settings.os = os }
    if arguments.has("--rtl") { settings.layoutDirections = LayoutDirection.allCases }
    if arguments.has("--bold") { settings.legibilityWeights = LegibilityWeight.allCases }
    if arguments.has("--contrast") { settings.contrasts = ColorSchemeContrast.allCases }
    if arguments.has("--locales") { settings.locales = unique(arguments.list("--locales")) }
    for locale in settings.locales { try LocaleName.check(locale) }
    if let text = arguments.text("--now") { settings.now = try instant(text) }
    var standard = settings.canvases
    if let devices = configuration.devices, !devices.isEmpty { standard = try canvases(named: devices) }
    settings.canvases = try canvases(arguments, standard: standard)
    return settings
  }

  /// Sides of a container above this are a mistake, in points.
  private static let largestSide = 100_000.0
  /// Pixels per point above this are a mistake.
  private static let largestScale = 10.0

  private static func canvases(
    _ arguments: ParsedArguments, standard: [AuditSettings.Canvas]
  ) throws(UsageError) -> [AuditSettings.Canvas] {
    try arguments.refuse("--width", with: "--device", "A device has its own width; for another one give --container.")
    try arguments.refuse("--width", with: "--container", "A container has its own width.")
    var canvases = try canvases(named: arguments.texts("--device"))
    let scale = try arguments.number("--scale", above: 0, upTo: largestScale)
    for text in unique(arguments.texts("--container")) {
      canvases.append(AuditSettings.Canvas(size: try size(text), scale: scale ?? 3))
    }
    if canvases.isEmpty { canvases = standard }
    let width = try arguments.number("--width", above: 0, upTo: largestSide)
    for index in canvases.indices {
      if let scale { canvases[index].scale = scale }
      if let width {
        canvases[index].size.width = width
        canvases[index].name += ", \(NumberText.short(width)) pt wide"
      }
    }
    return canvases
  }

  private static func canvases(named names: [String]) throws(UsageError) -> [AuditSettings.Canvas] {
    var canvases: [AuditSettings.Canvas] = []
    do throws(PipelineError) {
      for name in unique(names) { canvases.append(try AuditSettings.Canvas.device(named: name)) }
    } catch {
      throw UsageError(error.message)
    }
    return canvases
  }

  private static func size(_ text: String) throws(UsageError) -> Size {
    let parts = text.lowercased().split(separator: "x").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0, width <= largestSide,
      height <= largestSide
    else { throw UsageError("--container needs a width and a height in points, such as 375x667, not \"\(text)\".") }
    return Size(width: width, height: height)
  }

  private static func instant(_ text: String) throws(UsageError) -> Double {
    guard let date = ISO8601DateFormatter().date(from: text) else {
      throw UsageError("--now needs an instant such as 2026-11-29T09:41:00Z, not \"\(text)\".")
    }
    return date.timeIntervalSince1970
  }

  private static func unique(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    return texts.filter { known.insert($0).inserted }
  }

  /// The rules that the options ask for, with the configuration's options and severities.
  static func rules(
    _ arguments: ParsedArguments, _ configuration: Configuration
  ) throws(UsageError) -> RuleSettings {
    var settings = configuration.rules
    if let both = Set(arguments.list("--only")).intersection(arguments.list("--exclude")).min() {
      throw UsageError("\(both) is named by --only and by --exclude. Name it in one of them.")
    }
    settings.disabled.formUnion(arguments.list("--exclude"))
    if arguments.has("--only") {
      settings.only = Set(arguments.list("--only"))
      settings.disabled.subtract(settings.only)
    }
    try RuleNames.check(settings)
    return settings
  }

  /// The engines, with the fonts that the options name.
  static func tools(
    _ arguments: ParsedArguments, _ terminal: Terminal, _ configuration: Configuration = Configuration()
  ) throws(UsageError) -> MeasuringTools {
    for path in arguments.texts("--font-folder") where !FileManager.default.fileExists(atPath: terminal.absolute(path))
    {
      throw UsageError("there is no folder \(path) with fonts. Check the path given to --font-folder.")
    }
    do throws(PipelineError) {
      return try MeasuringTools(
        installationAbove: executablePath,
        fontFolders: arguments.texts("--font-folder").map(terminal.absolute) + (configuration.fontFolders ?? []))
    } catch {
      throw UsageError(error.message)
    }
  }

  /// The running executable.
  static var executablePath: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  }
}
