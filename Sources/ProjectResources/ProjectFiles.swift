/// What a folder holds under one name.
package struct FolderEntry: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case file, folder
    /// A symbolic link whose target lies outside the project: never followed.
    case linkOutsideProject
  }

  package var name: String
  package var kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// The port through which the files of the audited project are read.
///
/// Paths are relative to the project's root, with `/` between folders; the root itself is the empty path. An
/// implementation answers for nothing outside the root.
package protocol ProjectFiles: Sendable {
  /// The entries of a folder in order of their names, or `nil` when it cannot be listed.
  func entries(of folder: String) -> [FolderEntry]?

  /// The bytes of a file, or `nil` when it is missing, unreadable, or larger than the implementation's limit.
  func contents(of path: String) -> [UInt8]?
}

/// A project held in memory.
package struct InMemoryFiles: ProjectFiles {
  private let files: [String: [UInt8]]
  private let folders: [String: [FolderEntry]]

  /// - Parameter files: contents by path; folders follow from the paths.
  package init(_ files: [String: [UInt8]], linksOutside: [String] = []) {
    var accepted: [String: [UInt8]] = [:]
    var children: [String: Set<FolderEntry>] = ["": []]
    func add(_ path: String, kind: FolderEntry.Kind) {
      var rest = path
      var kind = kind
      while !rest.isEmpty {
        let parent = ProjectPath.parent(of: rest)
        children[parent, default: []].insert(FolderEntry(name: ProjectPath.lastComponent(of: rest), kind: kind))
        rest = parent
        kind = .folder
      }
    }
    for (path, bytes) in files {
      guard let path = ProjectPath.normalised(path), !path.isEmpty else { continue }
      accepted[path] = bytes
      add(path, kind: .file)
    }
    for path in linksOutside.compactMap(ProjectPath.normalised) { add(path, kind: .linkOutsideProject) }
    self.files = accepted
    folders = children.mapValues { $0.sorted { $0.name < $1.name } }
  }

  /// A project of text files.
  package init(texts: [String: String]) { self.init(texts.mapValues { Array($0.utf8) }) }

  package func entries(of folder: String) -> [FolderEntry]? { folders[folder] }

  package func contents(of path: String) -> [UInt8]? { files[path] }
}
