/// The targets of the Swift packages in a tree, by where their files lie.
///
/// A file below `Sources/NAME` or `Tests/NAME` of a folder with a `Package.swift`, or below the `path:` that the manifest
/// gives a target, belongs to that target.
/// - Source: Swift Package Manager, target layout; manifests are read, not run.
package struct PackageTargets: Sendable {
  /// A target, or a package's files outside all targets.
  package struct Place: Hashable, Sendable {
    /// The folder that identifies it.
    package var key: String
    /// `nil` for files outside targets.
    package var name: String?
    /// Whether its resources lie in the app's own bundle.
    package var isApp: Bool
  }

  private struct Manifest: Sendable {
    var folders: [(folder: String, name: String)]
    var isApp: Bool
  }

  /// By the folder of the manifest, which is empty or ends with a slash.
  private var manifests: [String: Manifest] = [:]

  package init() {}

  /// Adds the manifest at a path.
  package mutating func add(manifest: String, at path: String) {
    let folder = String(path.dropLast("Package.swift".count))
    let folders = Self.targetFolders(in: manifest).map { target in
      (target.folder.isEmpty ? folder : folder + target.folder + "/", target.name)
    }
    manifests[folder] = Manifest(folders: folders, isApp: manifest.contains(".iOSApplication("))
  }

  package static func isManifest(_ path: String) -> Bool { ProjectPath.lastComponent(of: path) == "Package.swift" }

  /// Where a file belongs; `nil` outside all packages.
  package func place(of path: String) -> Place? {
    guard let folder = manifests.keys.filter({ path.hasPrefix($0) }).max(by: { $0.count < $1.count }),
      let manifest = manifests[folder]
    else { return nil }
    let around = manifest.folders.filter { path.hasPrefix($0.folder) }
    if let target = around.max(by: { $0.folder.count < $1.folder.count }) {
      return Place(key: target.folder, name: target.name, isApp: manifest.isApp)
    }
    let parts = path.dropFirst(folder.count).split(separator: "/", maxSplits: 2)
    guard parts.count == 3, parts[0] == "Sources" || parts[0] == "Tests" else {
      return Place(key: folder, name: nil, isApp: manifest.isApp)
    }
    return Place(key: folder + parts[0] + "/" + parts[1], name: String(parts[1]), isApp: manifest.isApp)
  }

  /// The `path:` of every target of a manifest with the `name:` before it; empty for the package's own folder.
  private static func targetFolders(in manifest: String) -> [(folder: String, name: String)] {
    var result: [(folder: String, name: String)] = []
    var name: Substring?
    var rest = manifest[...]
    while let colon = rest.firstRange(of: ": \"") {
      let label = rest[..<colon.lowerBound].reversed().prefix { $0.isLetter }
      let value = rest[colon.upperBound...].prefix { $0 != "\"" && $0 != "\n" }
      switch String(label.reversed()) {
      case "name": name = value
      case "path":
        let folder = value.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if let name { result.append((folder, String(name))) }
      default: break
      }
      rest = value.base[value.endIndex...]
    }
    return result
  }
}
