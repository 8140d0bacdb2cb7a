import Foundation

/// Where a project lies on this machine, found from a path that somebody gave.
package struct ProjectLocation: Hashable, Sendable {
  /// Absolute path of the folder that reported paths are relative to.
  package var root: String
  /// The folder whose sources and resources belong together, relative to `root`; empty for the root itself.
  package var folder: String

  /// The location of an existing file or folder.
  ///
  /// The root is the nearest folder above that holds a version-control folder, or else the farthest that marks a
  /// project; the project's folder is the nearest that marks one, but for a package within the folder of an app, which
  /// belongs to the app. Without any mark both are the folder itself.
  package init(of path: String) {
    let start = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: start.path, isDirectory: &isFolder)
    let first = isFolder.boolValue ? start : start.deletingLastPathComponent()
    var project: URL?
    var isPackage = false
    var app: URL?
    var farthest: URL?
    var repository: URL?
    var candidate = first
    while true {
      if Self.marksProject(candidate) {
        if project == nil { isPackage = Self.names(in: candidate).contains("Package.swift") }
        project = project ?? candidate
        if Self.marksApp(candidate) { app = app ?? candidate }
        farthest = candidate
      }
      if FileManager.default.fileExists(atPath: candidate.appendingPathComponent(".git").path) {
        repository = candidate
        break
      }
      guard candidate.pathComponents.count > 2 else { break }
      candidate.deleteLastPathComponent()
    }
    let root = repository ?? farthest ?? first
    let folder = (isPackage ? app : nil) ?? project ?? root
    self.root = root.path
    self.folder = folder.path == root.path ? "" : String(folder.path.dropFirst(root.path.count + 1))
  }

  /// The path relative to the root; `nil` outside it.
  package func relative(_ path: String) -> String? {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    if place == root { return "" }
    let prefix = root == "/" ? "/" : root + "/"
    return place.hasPrefix(prefix) ? String(place.dropFirst(prefix.count)) : nil
  }

  private static func marksProject(_ folder: URL) -> Bool {
    names(in: folder).contains("Package.swift") || names(in: folder).contains(".sizewise.yml") || marksApp(folder)
  }

  /// Whether an Xcode project lies in a folder, or what one is made from.
  private static func marksApp(_ folder: URL) -> Bool {
    names(in: folder).contains { name in
      switch name {
      case "Project.swift", "project.yml": true
      default: name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      }
    }
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
