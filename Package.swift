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

let houseSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A Swift target of the package; `settings` come on top of the house settings.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: houseSettings + settings)
}

/// A test target that mirrors a module.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: houseSettings + swiftSyntaxImport,
    linkerSettings: swiftSyntaxLink)
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
    // System libraries: headers and the inline shims that C macros need.
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig1-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
    .systemLibrary(name: "CMarkdown", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),

    // Vocabulary.
    module("Geometry"),
    module("PathGeometry", geometry),
    module("Colorimetry"),
    module("Diagnostics"),
    module("Typography", ["Geometry", "PathGeometry"]),
    module("DynamicType", ["Typography"]),
    module("PlatformProfile", ["Geometry", "Colorimetry", "Typography", "DynamicType"]),
    module("ViewTree", vocabulary),
    module("LayoutTree", ["Geometry", "PathGeometry", "Colorimetry", "Typography", "Diagnostics"]),

    // Phases.
    module("FontEngine", ["CFreeType", "CFontconfig", "CHarfBuzz", "Geometry", "PathGeometry", "Typography"]),
    module("TextLayout", ["CICU", "CHyphen", "Geometry", "PathGeometry", "Typography"]),
    module("ProjectResources", ["CGdkPixbuf", "Diagnostics", "Colorimetry"]),
    module(
      "ViewEvaluation", vocabulary + ["ViewTree", "ProjectResources", "CMarkdown"], settings: swiftSyntaxImport),
    module("LayoutFiles", vocabulary + ["ViewTree"]),
    module("ViewLayout", vocabulary + ["ViewTree", "LayoutTree", "TextLayout"]),
    module("Auditing", placed),
    module("AuditRules", placed + ["Auditing"]),
    module("Reporting", placed + ["Auditing", "CRsvg"]),
    module("Configuration", placed + ["Auditing", "CYAML"]),
    module(
      "AuditPipeline",
      vocabulary + [
        "ViewTree", "LayoutTree", "FontEngine", "TextLayout", "ProjectResources", "ViewEvaluation", "LayoutFiles",
        "ViewLayout", "Auditing", "AuditRules", "Reporting", "Configuration",
      ], settings: swiftSyntaxImport),
    module(
      "CommandLineInterface", vocabulary + ["LayoutTree", "Auditing", "AuditPipeline", "Reporting"],
      settings: swiftSyntaxImport),
    .executableTarget(
      name: "sizewise", dependencies: ["CommandLineInterface"], swiftSettings: houseSettings + swiftSyntaxImport,
      linkerSettings: swiftSyntaxLink),
    .executableTarget(
      name: "sizewise-benchmark",
      dependencies: ["AuditPipeline", "TextLayout", "FontEngine", "Typography", "DynamicType"],
      swiftSettings: houseSettings + swiftSyntaxImport, linkerSettings: swiftSyntaxLink),

    // Tests.
    .target(
      name: "TestSupport", dependencies: vocabulary + ["LayoutTree"], path: "Tests/TestSupport",
      swiftSettings: houseSettings),
    tests("GeometryTests", geometry),
    tests("PathGeometryTests", ["PathGeometry", "Geometry"]),
    tests("ColorimetryTests", ["Colorimetry"]),
    tests("DynamicTypeTests", ["DynamicType", "Typography", "Geometry"]),
    tests("PlatformProfileTests", vocabulary),
    tests("FontEngineTests", ["FontEngine", "DynamicType", "Typography", "Geometry", "PathGeometry"]),
    tests("TextLayoutTests", ["TextLayout", "FontEngine", "DynamicType", "Typography", "Geometry", "PathGeometry"]),
    tests("ProjectResourcesTests", ["ProjectResources", "Diagnostics", "Colorimetry"]),
    tests("ViewEvaluationTests", vocabulary + ["ViewTree", "ProjectResources", "ViewEvaluation"]),
    tests("LayoutFilesTests", vocabulary + ["ViewTree", "LayoutFiles"]),
    tests("ViewLayoutTests", vocabulary + ["ViewTree", "LayoutTree", "TextLayout", "FontEngine", "ViewLayout"]),
    tests("AuditingTests", placed + ["Auditing"]),
    tests("AuditRulesTests", placed + ["Auditing", "AuditRules"]),
    tests("ReportingTests", placed + ["Auditing", "Reporting"]),
    tests("ConfigurationTests", placed + ["Auditing", "Configuration"]),
    tests(
      "AuditPipelineTests",
      vocabulary + [
        "ViewTree", "LayoutTree", "FontEngine", "TextLayout", "ProjectResources", "ViewEvaluation", "LayoutFiles",
        "ViewLayout", "Auditing", "AuditRules", "Reporting", "Configuration", "AuditPipeline",
      ]),
    tests("CommandLineInterfaceTests", ["CommandLineInterface", "AuditPipeline"]),
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
