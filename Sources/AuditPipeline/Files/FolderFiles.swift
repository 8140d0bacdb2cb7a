import ProjectResources

/// The files of a project, seen only within one of its folders; paths stay relative to the project's root.
struct FolderFiles: ProjectFiles {
  let base: any ProjectFiles
  /// Relative to the root of `base`; empty for all.
  let folder: String

  func entries(of path: String) -> [FolderEntry]? {
    if folder.isEmpty || path == folder || path.hasPrefix(folder + "/") {
      return base.entries(of: path)?.filter { $0.kind != .folder || !Self.isIgnored($0.name) }
    }
    // A folder on the way to the one that is seen.
    let steps = path.isEmpty ? folder : folder.hasPrefix(path + "/") ? String(folder.dropFirst(path.count + 1)) : ""
    guard let next = steps.split(separator: "/").first else { return nil }
    return [FolderEntry(name: String(next), kind: .folder)]
  }

  func contents(of path: String) -> [UInt8]? {
    folder.isEmpty || path.hasPrefix(folder + "/") ? base.contents(of: path) : nil
  }

  private static func isIgnored(_ name: String) -> Bool {
    name.hasPrefix(".") || SourceCollection.ignoredFolders.contains(name)
  }
}
