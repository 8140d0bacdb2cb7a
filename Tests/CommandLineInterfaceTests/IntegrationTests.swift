import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// The templates for other people's tools hold to those tools' schemas, and their steps run.
@Suite struct IntegrationTests {
  private static func template(_ path: String) -> String { ToolRun.root + "/Integrations/" + path }

  @Test(arguments: [
    ["--builtin-schema", "vendor.github-actions", template("github-action/action.yml")],
    [
      "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci",
      template("gitlab/sizewise.gitlab-ci.yml"),
    ],
  ])
  func templatesHoldToTheirSchemas(arguments: [String]) throws {
    guard let outcome = try PythonTool.run("check-jsonschema", arguments) else { return }
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// An archive as a release makes it, whose tool is the one just built.
  private func makeArchive(in folder: borrowing TemporaryFolder) throws {
    try folder.write("sizewise-0/bin/sizewise", Data("#!/bin/sh\nexec '\(Executable.path)' \"$@\"\n".utf8))
    let tar = "chmod +x sizewise-0/bin/sizewise && tar --create --gzip --file sizewise.tar.gz sizewise-0"
    #expect(try Executable.run(["-c", tar], in: folder.path, program: "/bin/bash").status == 0)
  }

  /// The steps of a template, joined as its runner runs them.
  private func steps(_ template: String, _ query: String, _ folder: borrowing TemporaryFolder) throws -> String? {
    let script = """
      import sys
      from ruamel.yaml import YAML
      document = YAML(typ="safe").load(open(sys.argv[1]))
      print("set -eo pipefail\\n" + "\\n".join(\(query)))
      """
    try folder.write("steps.py", Data(script.utf8))
    return try PythonTool.run("python", [folder.path + "/steps.py", Self.template(template)])?.output
  }

  @Test func stepsOfTheActionRun() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "App/A.swift": BaselineTests.view(width: 60)])
    try makeArchive(in: folder)
    let query = "step['run'] for step in document['runs']['steps']"
    guard let steps = try steps("github-action/action.yml", query, folder) else { return }
    let environment = [
      "RUNNER_TEMP": folder.path + "/temp", "GITHUB_STEP_SUMMARY": folder.path + "/summary.md",
      "GITHUB_ACTIONS": "true", "ARCHIVE": "sizewise.tar.gz", "SIZEWISE_PATHS": "App",
      "SIZEWISE_ARGUMENTS": "--sizes large --no-cache", "SIZEWISE_OUTPUT": "report",
    ]
    let ending = try Executable.run(["-c", steps], in: folder.path, program: "/bin/bash", environment: environment)
    #expect(ending.status == 1, "\(ending.errors)")
    #expect(ending.output.contains("::error file=App/A.swift") || ending.output.contains("::warning file=App/A.swift"))
    for file in ["report/index.html", "report/sizewise.json", "report/sizewise.sarif", "summary.md"] {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/" + file), "\(file)")
    }
  }

  @Test func stepsOfTheGitLabTemplateRun() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "App/A.swift": BaselineTests.view(width: 60)])
    try makeArchive(in: folder)
    guard let steps = try steps("gitlab/sizewise.gitlab-ci.yml", "document['sizewise']['script']", folder) else {
      return
    }
    let environment = [
      "SIZEWISE_ARCHIVE": "sizewise.tar.gz", "SIZEWISE_PATHS": "App", "SIZEWISE_ARGUMENTS": "--no-cache --sizes large",
    ]
    let ending = try Executable.run(["-c", steps], in: folder.path, program: "/bin/bash", environment: environment)
    #expect(ending.status == 1, "\(ending.errors)")
    for file in ["gl-code-quality-report.json", "sizewise-junit.xml", "sizewise-report/index.html"] {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/" + file), "\(file)")
    }
  }

  /// Reports with known and suppressed findings hold to the schemas of others and to ours.
  @Test func reportsOfAGatedRunAreValid() throws {
    let suppressed = BaselineTests.view(width: 60, above: "// sizewise:disable:file all - a demonstration")
    let folder = try TemporaryFolder(["A.swift": BaselineTests.view(width: 60), "B.swift": suppressed])
    #expect(ToolRun("baseline", "write", ".", "--reason", "old", in: folder.path).code == .passed)
    let formats = ["sarif:a.sarif", "json:a.json", "junit:a.xml", "checkstyle:b.xml"].flatMap { ["--format", $0] }
    let run = ToolRun(arguments: ["audit", ".", "--no-cache"] + formats, in: folder.path)
    #expect(run.code == .passed)
    let sarif = try String(contentsOfFile: folder.path + "/a.sarif", encoding: .utf8)
    #expect(sarif.contains("inSource") && sarif.contains("external"))
    for (tool, arguments) in [
      ("sarif-kit", ["validate", folder.path + "/a.sarif"]),
      (
        "check-jsonschema",
        ["--schemafile", ToolRun.root + "/Documentation/schemas/report.schema.json", folder.path + "/a.json"]
      ),
    ] {
      guard let outcome = try PythonTool.run(tool, arguments) else { continue }
      #expect(outcome.status == 0, "\(outcome.output)")
    }
    for file in ["a.xml", "b.xml"] where FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint") {
      let outcome = try PythonTool.run(path: "/usr/bin/xmllint", ["--noout", folder.path + "/" + file])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test func starterSettingsHoldToTheirSchema() throws {
    let folder = try TemporaryFolder(["A.swift": InputTests.view])
    #expect(ToolRun("init", in: folder.path).code == .passed)
    let schema = ToolRun.root + "/Documentation/schemas/configuration.schema.json"
    let arguments = ["--schemafile", schema, folder.path + "/.sizewise.yml"]
    guard let outcome = try PythonTool.run("check-jsonschema", arguments) else { return }
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// The plugin works in a package that only depends on it.
  @Test(.timeLimit(.minutes(5))) func swiftPackagePluginAuditsAPackage() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Cards", dependencies: [.package(path: "\(ToolRun.root)/Integrations/SwiftPM")],
        targets: [.target(name: "Cards")])
      """
    let view = "#if canImport(SwiftUI)\n" + BaselineTests.view(width: 60) + "\n#endif\n"
    let folder = try TemporaryFolder(["Package.swift": manifest, "Sources/Cards/Score.swift": view])
    let arguments = [
      "swift", "package", "--disable-sandbox", "--allow-writing-to-package-directory", "audit-layouts", "--sizes",
      "large",
      "--no-cache", "--format", "console", "--format", "json:report.json",
    ]
    let ending = try Executable.run(
      arguments, in: folder.path, program: "/usr/bin/env", environment: ["SIZEWISE": Executable.path])
    #expect(ending.status == 1, "\(ending.output)\(ending.errors)")
    #expect((ending.output + ending.errors).contains("[truncated-text]"), "\(ending.output)\(ending.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/report.json"))
  }
}
