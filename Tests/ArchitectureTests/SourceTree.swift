import Foundation
import SwiftParser
import SwiftSyntax

/// The package's own files, as the tests of this target read them.
struct SourceTree {
  /// The folder of `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder of the package with one of the extensions, sorted, relative to the root.
  static func files(under folder: String, withExtensions extensions: Set<String>) -> [String] {
    let base = root.appendingPathComponent(folder).path
    guard let enumerator = FileManager.default.enumerator(atPath: base) else { return [] }
    var paths: [String] = []
    for case let path as String in enumerator where extensions.contains((path as NSString).pathExtension) {
      paths.append(folder + "/" + path)
    }
    return paths.sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Files that git keeps, relative to the root: what a user's copy holds.
  static func committedFiles() throws -> [String] {
    try run(["git", "-C", root.path, "ls-files", "-z"]).split(separator: "\0").map(String.init)
  }

  /// The standard output of a command.
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The modules that a Swift source imports.
  static func imports(of source: String) -> [String] {
    Parser.parse(source: source).statements.compactMap { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
  }
}
