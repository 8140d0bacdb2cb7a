import Foundation

/// A project in a folder of the machine's file system.
///
/// A symbolic link is followed only to a file, and only when its target lies within the root; links to folders are
/// left out, because what they point to is met at its own place.
package struct DiskFiles: ProjectFiles {
  /// Absolute path of the root, without symbolic links.
  package let root: String
  /// The largest file that is read, in bytes.
  private let sizeLimit: Int

  /// - Throws: `unreadableFolder` when `root` is not a folder that can be listed.
  package init(root: String, sizeLimit: Int = 64 << 20) throws(ResourceError) {
    let resolved = URL(fileURLWithPath: root).resolvingSymlinksInPath().standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved, isDirectory: &isFolder), isFolder.boolValue else {
      throw .unreadableFolder(path: root)
    }
    self.root = resolved
    self.sizeLimit = sizeLimit
  }

  package func entries(of folder: String) -> [FolderEntry]? {
    guard let folder = ProjectPath.normalised(folder), let place = absolutePath(of: folder),
      let names = try? FileManager.default.contentsOfDirectory(atPath: place)
    else { return nil }
    return names.sorted().compactMap { name in
      kind(of: place + "/" + name).map { FolderEntry(name: name, kind: $0) }
    }
  }

  package func contents(of path: String) -> [UInt8]? {
    guard let path = ProjectPath.normalised(path), let place = absolutePath(of: path),
      let attributes = try? FileManager.default.attributesOfItem(atPath: place),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? NSNumber, size.intValue <= sizeLimit,
      let data = FileManager.default.contents(atPath: place)
    else { return nil }
    return [UInt8](data)
  }

  /// The absolute path after following links, or `nil` when that leaves the root.
  private func absolutePath(of path: String) -> String? {
    let resolved = URL(fileURLWithPath: root + "/" + path).resolvingSymlinksInPath().standardizedFileURL.path
    return isInside(resolved) ? resolved : nil
  }

  private func isInside(_ path: String) -> Bool { path == root || root == "/" || path.hasPrefix(root + "/") }

  private func kind(of place: String) -> FolderEntry.Kind? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: place),
      let type = attributes[.type] as? FileAttributeType
    else { return nil }
    switch type {
    case .typeRegular: return .file
    case .typeDirectory: return .folder
    case .typeSymbolicLink:
      let target = URL(fileURLWithPath: place).resolvingSymlinksInPath().standardizedFileURL.path
      guard isInside(target) else { return .linkOutsideProject }
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: target, isDirectory: &isFolder)
      return exists && !isFolder.boolValue ? .file : nil
    default: return nil
    }
  }
}
