package import Foundation

/// Files that hold what a phase is expected to produce, byte for byte.
package struct Golden {
  /// Whether the run rewrites goldens instead of comparing with them: `UPDATE_GOLDENS=1`.
  package static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" }

  package let url: URL

  /// A golden beside the test file that names it: "Goldens/report.json".
  package init(_ path: String, testFile: String = #filePath) {
    url = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent(path)
  }

  /// What differs from the golden, in one line for people; `nil` where nothing does. Rewrites it when asked to.
  package func difference(from bytes: [UInt8]) throws -> String? {
    if Self.isUpdating {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
      return nil
    }
    guard let expected = try? Data(contentsOf: url) else { return "\(url.path) is missing; run with UPDATE_GOLDENS=1" }
    guard Array(expected) != bytes else { return nil }
    let own = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let other = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(own, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(own.count, other.count)
    let found = line < own.count ? String(own[line].prefix(200)) : "(end)"
    let wanted = line < other.count ? String(other[line].prefix(200)) : "(end)"
    return "\(url.lastPathComponent) differs in line \(line + 1): found \(found) instead of \(wanted)"
  }
}
