package import ProjectResources

/// The files of a project that may hold layouts, found without following links out of it.
package struct SourceCollection: Sendable {
  /// Folders of tools and of other people's code, which are never entered.
  package static let ignoredFolders: Set<String> = [
    "build", "Build", "Carthage", "DerivedData", "Pods", "SourcePackages", "fastlane", "node_modules", "vendor",
  ]
  /// The largest number of files that one run reads.
  package static let fileLimit = 20_000

  /// Paths of Swift files, sorted, relative to the root.
  package private(set) var swiftFiles: [String] = []
  /// Paths of JSON files, sorted, relative to the root.
  package private(set) var jsonFiles: [String] = []
  /// Paths of the descriptions of Xcode projects, sorted, relative to the root.
  package private(set) var xcodeProjects: [String] = []
  /// Whether files were left out because there are too many.
  package private(set) var isCut = false

  /// The files at and below `paths`, relative to the root of `files`.
  package init(in files: any ProjectFiles, under paths: [String]) {
    var found: Set<String> = []
    for path in paths { collect(path, in: files, into: &found) }
    xcodeProjects = Set(xcodeProjects).sorted()
    for path in found.sorted() {
      switch ProjectPath.fileExtension(of: path) {
      case "swift": swiftFiles.append(path)
      default: jsonFiles.append(path)
      }
    }
  }

  /// The files without those at and below some paths.
  package func leavingOut(_ paths: [String]) -> SourceCollection {
    func isKept(_ file: String) -> Bool { !paths.contains { file == $0 || file.hasPrefix($0 + "/") } }
    var copy = self
    copy.swiftFiles = swiftFiles.filter(isKept)
    copy.jsonFiles = jsonFiles.filter(isKept)
    return copy
  }

  private mutating func collect(_ path: String, in files: any ProjectFiles, into found: inout Set<String>) {
    guard let entries = files.entries(of: path) else {
      if Self.isSource(path) { found.insert(path) }
      return
    }
    for entry in entries {
      guard found.count < Self.fileLimit else {
        isCut = true
        return
      }
      guard let place = ProjectPath.joined(path, entry.name) else { continue }
      switch entry.kind {
      case .file: if Self.isSource(place) { found.insert(place) }
      case .folder:
        if Self.isEntered(entry.name) { collect(place, in: files, into: &found) }
        if entry.name.hasSuffix(".xcodeproj") { xcodeProjects.append(place + "/project.pbxproj") }
      case .linkOutsideProject: continue
      }
    }
  }

  private static func isSource(_ path: String) -> Bool {
    ["swift", "json"].contains(ProjectPath.fileExtension(of: path))
  }

  private static func isEntered(_ name: String) -> Bool {
    !name.hasPrefix(".") && !ignoredFolders.contains(name) && !name.hasSuffix(".xcassets")
      && !name.hasSuffix(".xcodeproj") && !name.hasSuffix(".xcworkspace") && !name.hasSuffix(".lproj")
  }
}
