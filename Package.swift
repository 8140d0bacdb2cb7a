// swift-tools-version: 6.1

import Foundation
import PackageDescription

// swift-syntax ships with the toolchain: its modules lie beside `swiftc`, so no package has to be fetched.
let toolchainLibraries = toolchainHostLibraries()
let swiftSyntaxImport: [SwiftSetting] = [.unsafeFlags(["-I", toolchainLibraries])]
let swiftSyntaxLink: [LinkerSetting] = [
  .unsafeFlags(["-L", toolchainLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchainLibraries]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
  .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftIfConfig"),
]

/// Where the headers of the system libraries lie. A client of a module needs them too when it loads that module.
let systemHeaders: [SwiftSetting] = [.unsafeFlags(systemHeaderFolders().flatMap { ["-Xcc", "-I" + $0] })]

let houseSettings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + systemHeaders

/// A Swift target of the package; `settings` come on top of the house settings.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: houseSettings + settings)
}

/// A test target that mirrors a module.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: name == "ReportingTests" ? ["Goldens"] : [],
    swiftSettings: houseSettings + swiftSyntaxImport, linkerSettings: swiftSyntaxLink)
}

/// The vocabulary: plain data that every phase speaks.
let geometry: [Target.Dependency] = ["Geometry"]
let vocabulary: [Target.Dependency] = [
  "Geometry", "PathGeometry", "Colorimetry", "Diagnostics", "Typography", "DynamicType", "PlatformProfile",
]
let placed: [Target.Dependency] = [
  "Geometry", "PathGeometry", "Colorimetry", "Typography", "Diagnostics", "LayoutTree",
]

let package = Package(
  name: "Sizewise",
  products: [.executable(name: "sizewise", targets: ["sizewise"])],
  targets: [
    // System libraries: headers, the inline shims that C macros need, and the library to link, in each module map.
    .systemLibrary(name: "CFreeType"),
    .systemLibrary(name: "CFontconfig"),
    .systemLibrary(name: "CHarfBuzz"),
    .systemLibrary(name: "CICU"),
    .systemLibrary(name: "CHyphen"),
    .systemLibrary(name: "CMarkdown"),
    .systemLibrary(name: "CGdkPixbuf"),
    .systemLibrary(name: "CYAML"),
    .systemLibrary(name: "CRsvg"),

    // Vocabulary.
    module("Geometry"),
    module("PathGeometry", geometry),
    module("Colorimetry"),
    module("Diagnostics"),
    module("SourceEdits"),
    module("Typography", ["Geometry", "PathGeometry"]),
    module("DynamicType", ["Geometry", "Typography"]),
    module("PlatformProfile", ["Geometry", "Colorimetry", "Typography", "DynamicType"]),
    module("ViewTree", vocabulary),
    module("LayoutTree", ["Geometry", "PathGeometry", "Colorimetry", "Typography", "Diagnostics"]),
    module("Localization"),
    module("DocumentTree", ["CYAML", "Diagnostics"]),

    // Phases.
    module("FontEngine", ["CFreeType", "CFontconfig", "CHarfBuzz", "Geometry", "PathGeometry", "Typography"]),
    module("TextLayout", ["CICU", "CHyphen", "Geometry", "PathGeometry", "Typography"]),
    module("ProjectResources", ["CGdkPixbuf", "Diagnostics", "Colorimetry"]),
    module(
      "ViewEvaluation", vocabulary + ["ViewTree", "Localization", "SourceEdits", "ProjectResources", "CMarkdown"],
      settings: swiftSyntaxImport),
    module("LayoutFiles", vocabulary + ["ViewTree", "Localization", "DocumentTree"]),
    module("ViewLayout", vocabulary + ["ViewTree", "LayoutTree", "TextLayout"]),
    module("Auditing", placed + ["Localization", "SourceEdits"]),
    module("AuditRules", placed + ["Auditing"]),
    module(
      "Fixes", placed + ["DynamicType", "SourceEdits", "Auditing", "ViewEvaluation"], settings: swiftSyntaxImport),
    module("Reporting", placed + ["SourceEdits", "Auditing", "CRsvg"]),
    module("Configuration", placed + ["Auditing", "DocumentTree"]),
    module(
      "AuditPipeline",
      vocabulary + [
        "ViewTree", "Localization", "DocumentTree", "LayoutTree", "FontEngine", "TextLayout", "ProjectResources",
        "ViewEvaluation", "LayoutFiles", "ViewLayout", "SourceEdits", "Auditing", "AuditRules", "Fixes", "Reporting",
        "Configuration",
      ], settings: swiftSyntaxImport),
    module(
      "CommandLineInterface",
      vocabulary + [
        "Localization", "DocumentTree", "FontEngine", "TextLayout", "LayoutFiles", "LayoutTree", "Auditing",
        "Configuration",
        "SourceEdits", "AuditPipeline", "Reporting",
      ],
      settings: swiftSyntaxImport),
    module(
      "Conformance",
      vocabulary + ["LayoutTree", "FontEngine", "ProjectResources", "ViewEvaluation", "ViewLayout", "AuditPipeline"],
      settings: swiftSyntaxImport),
    .executableTarget(
      name: "sizewise", dependencies: ["CommandLineInterface"], swiftSettings: houseSettings + swiftSyntaxImport,
      linkerSettings: swiftSyntaxLink),
    .executableTarget(
      name: "sizewise-benchmark",
      dependencies: vocabulary + [
        "CHarfBuzz", "ViewTree", "LayoutTree", "FontEngine", "TextLayout", "ViewEvaluation", "ViewLayout", "Auditing",
        "Reporting", "AuditPipeline", "Conformance",
      ],
      exclude: ["Pango"], swiftSettings: houseSettings + swiftSyntaxImport, linkerSettings: swiftSyntaxLink),

    // Tests.
    .target(
      name: "TestSupport", dependencies: vocabulary + ["LayoutTree", "Auditing"], path: "Tests/TestSupport",
      swiftSettings: houseSettings),
    tests("DocumentTreeTests", ["DocumentTree", "Diagnostics"]),
    tests("LocalizationTests", ["Localization"]),
    tests("SourceEditsTests", ["SourceEdits"]),
    tests("GeometryTests", geometry),
    tests("PathGeometryTests", ["PathGeometry", "Geometry"]),
    tests("ColorimetryTests", ["Colorimetry"]),
    tests("DynamicTypeTests", ["DynamicType", "Typography", "Geometry"]),
    tests("PlatformProfileTests", vocabulary),
    tests("FontEngineTests", ["FontEngine", "DynamicType", "Typography", "Geometry", "PathGeometry"]),
    tests(
      "TextLayoutTests", ["CICU", "TextLayout", "FontEngine", "DynamicType", "Typography", "Geometry", "PathGeometry"]),
    tests("ProjectResourcesTests", ["ProjectResources", "Diagnostics", "Colorimetry"]),
    tests(
      "ViewEvaluationTests",
      vocabulary + ["ViewTree", "Localization", "SourceEdits", "ProjectResources", "ViewEvaluation"]),
    tests("LayoutFilesTests", vocabulary + ["ViewTree", "DocumentTree", "LayoutFiles"]),
    tests("ViewLayoutTests", vocabulary + ["ViewTree", "LayoutTree", "TextLayout", "FontEngine", "ViewLayout"]),
    tests("AuditingTests", placed + ["Auditing"]),
    tests("AuditRulesTests", placed + ["Auditing", "AuditRules"]),
    tests("FixesTests", placed + ["SourceEdits", "Auditing", "ViewEvaluation", "Fixes"]),
    tests("ReportingTests", placed + ["SourceEdits", "Auditing", "Reporting"]),
    tests("ConfigurationTests", placed + ["Auditing", "DocumentTree", "Configuration"]),
    tests(
      "AuditPipelineTests",
      vocabulary + [
        "ViewTree", "LayoutTree", "FontEngine", "TextLayout", "ProjectResources", "ViewEvaluation", "LayoutFiles",
        "ViewLayout", "SourceEdits", "Auditing", "AuditRules", "Reporting", "Configuration", "AuditPipeline",
      ]),
    tests("CommandLineInterfaceTests", vocabulary + ["DocumentTree", "CommandLineInterface", "AuditPipeline"]),
    tests("ConformanceTests", ["Conformance", "AuditPipeline"]),
    tests("ArchitectureTests", []),
  ],
  swiftLanguageModes: [.v6]
)

/// The folder of the toolchain that holds the swift-syntax modules, found from the running `swift-package`'s `PATH`.
func toolchainHostLibraries() -> String {
  let environment = ProcessInfo.processInfo.environment
  let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  for folder in folders where FileManager.default.fileExists(atPath: folder + "/swiftc") {
    let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
    let libraries = compiler.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: libraries + "/SwiftSyntax.swiftmodule") { return libraries }
  }
  return "/usr/lib/swift/host"
}

/// The include folders of the system libraries, asked from pkg-config here: SwiftPM's own `pkgConfig:` warns of flags
/// such as `-pthread` that some of them state.
func systemHeaderFolders() -> [String] {
  let libraries = [
    "freetype2", "fontconfig", "harfbuzz", "icu-uc", "libcmark", "gdk-pixbuf-2.0", "yaml-0.1", "librsvg-2.0",
  ]
  let pkgConfig = Process()
  pkgConfig.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  pkgConfig.arguments = ["pkg-config", "--cflags-only-I"] + libraries
  let output = Pipe()
  pkgConfig.standardOutput = output
  do { try pkgConfig.run() } catch { fatalError("cannot run pkg-config: \(error)") }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  pkgConfig.waitUntilExit()
  guard pkgConfig.terminationStatus == 0 else {
    fatalError("system libraries are missing: run bin/sizewise once, or install the packages in bin/packages.txt")
  }
  return text.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("-I") }.map { String($0.dropFirst(2)) }
}
