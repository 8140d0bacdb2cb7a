import ProjectResources

/// Packages on disk that manifests name by their path: `.package(path: "../Model")`.
///
/// - Source: Swift Package Manager, `Package.Dependency.package(path:)`.
struct LocalPackages {
  /// The folders of packages that the manifests among some files name, directly or through each other, without those
  /// that hold a file already; relative to the root, sorted.
  static func folders(namedFrom swiftFiles: [String], in files: any ProjectFiles) -> [String] {
    var known = Set(swiftFiles.filter(isManifest))
    var open = known.sorted()
    var found: Set<String> = []
    while let manifest = open.popLast() {
      guard let bytes = files.contents(of: manifest), let text = String(validating: bytes, as: UTF8.self) else {
        continue
      }
      for path in paths(in: text) {
        guard let folder = ProjectPath.joined(ProjectPath.parent(of: manifest), path),
          let other = ProjectPath.joined(folder, "Package.swift"), files.contents(of: other) != nil,
          known.insert(other).inserted
        else { continue }
        found.insert(folder)
        open.append(other)
      }
    }
    return found.sorted()
  }

  private static func isManifest(_ path: String) -> Bool { ProjectPath.lastComponent(of: path) == "Package.swift" }

  private static func paths(in manifest: String) -> [String] {
    manifest.matches(of: /\.package\(\s*(?:name:\s*"[^"]*"\s*,\s*)?path:\s*"([^"]+)"/).map { String($0.1) }
  }
}
