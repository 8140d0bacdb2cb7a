import Foundation
import Testing

@Suite struct NeutralityTests {
  /// Hosts of package registries, in parts so that this file does not name them.
  static let hosts = [
    ["pypi", "org"], ["pythonhosted", "org"], ["npmjs", "org"], ["npmjs", "com"], ["crates", "io"], ["golang", "org"],
    ["deb", "debian", "org"], ["security", "debian", "org"], ["snapshot", "debian", "org"], ["rubygems", "org"],
  ].map { $0.joined(separator: ".") }

  @Test func noFileNamesAPackageHost() throws {
    let files = try SourceTree.committedFiles()
    try #require(files.count > 50)
    for path in files {
      guard let data = FileManager.default.contents(atPath: SourceTree.root.appendingPathComponent(path).path),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      for host in Self.hosts where text.contains(host) { Issue.record("\(path) names \(host)") }
    }
  }

  @Test func moduleAndFileNamesAreWords() throws {
    let vague = ["Utils", "Utilities", "Helpers", "Helper", "Manager", "Common"]
    for path in SourceTree.files(under: "Sources", withExtensions: ["swift"]) {
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      for word in vague { #expect(!name.hasSuffix(word), "\(path)") }
    }
  }
}
