import ProjectResources
import Reporting
import Synchronization

/// What a run read of its projects: every file and folder with a digest of what was there.
///
/// Two runs of the same command whose logs agree give the same bytes, because nothing else of a project is read.
package final class ReadLog: Sendable {
  /// One thing read: a file's contents or a folder's entries.
  package struct Entry: Hashable, Codable, Sendable {
    package enum Kind: String, Codable, Sendable { case file, folder }

    package var kind: Kind
    /// Absolute path of the project's root.
    package var root: String
    /// Relative to the root.
    package var path: String
    /// SHA-256 in hexadecimal digits; empty where nothing could be read.
    package var digest: String
  }

  private struct Key: Hashable {
    var kind: Entry.Kind
    var root: String
    var path: String
  }

  private let digests = Mutex<[Key: String]>([:])

  package init() {}

  /// In order of root, path and kind.
  package var entries: [Entry] {
    digests.withLock { known in
      known.map { Entry(kind: $0.key.kind, root: $0.key.root, path: $0.key.path, digest: $0.value) }
    }.sorted { ($0.root, $0.path, $0.kind.rawValue) < ($1.root, $1.path, $1.kind.rawValue) }
  }

  fileprivate func record(_ kind: Entry.Kind, _ root: String, _ path: String, _ digest: () -> String) {
    let key = Key(kind: kind, root: root, path: path)
    if digests.withLock({ $0[key] != nil }) { return }
    let digest = digest()
    digests.withLock { $0[key] = digest }
  }

  /// Whether everything is still as it was when the entries were recorded.
  package static func holds(_ entries: [Entry]) -> Bool {
    var files: [String: DiskFiles] = [:]
    return entries.allSatisfy { entry in
      guard let disk = files[entry.root] ?? (try? DiskFiles(root: entry.root)) else { return false }
      files[entry.root] = disk
      switch entry.kind {
      case .file: return digest(of: disk.contents(of: entry.path)) == entry.digest
      case .folder: return digest(of: disk.entries(of: entry.path)) == entry.digest
      }
    }
  }

  fileprivate static func digest(of bytes: [UInt8]?) -> String { bytes.map(ContentDigest.hexadecimal) ?? "" }

  fileprivate static func digest(of entries: [FolderEntry]?) -> String {
    guard let entries else { return "" }
    return ContentDigest.hexadecimal(of: Array(entries.map { "\($0.kind.rawValue) \($0.name)\0" }.joined().utf8))
  }
}

/// Files of a project on disk, each reading of which is recorded.
struct LoggedFiles: ProjectFiles {
  let disk: DiskFiles
  let log: ReadLog

  func entries(of folder: String) -> [FolderEntry]? {
    let entries = disk.entries(of: folder)
    log.record(.folder, disk.root, folder) { ReadLog.digest(of: entries) }
    return entries
  }

  func contents(of path: String) -> [UInt8]? {
    let bytes = disk.contents(of: path)
    log.record(.file, disk.root, path) { ReadLog.digest(of: bytes) }
    return bytes
  }
}
