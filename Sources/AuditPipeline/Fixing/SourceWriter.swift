import Foundation

/// Writes edited source files of a project.
///
/// Nothing outside the project's root is written, nothing that changed since it was read, and each file appears whole.
package struct SourceWriter: Sendable {
  private let root: String

  /// - Parameter root: absolute path of the project's root.
  package init(root: String) { self.root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path }

  /// Writes all files, or none where one of them cannot be written.
  ///
  /// - Parameter files: paths relative to the root, with the text that was read and the one to write.
  package func write(_ files: [(path: String, old: String, new: String)]) throws(PipelineError) {
    var places: [(url: URL, old: Data, new: Data)] = []
    for file in files {
      let url = URL(fileURLWithPath: root + "/" + file.path).resolvingSymlinksInPath().standardizedFileURL
      guard url.path.hasPrefix(root == "/" ? "/" : root + "/") else { throw .outsideProject(file.path) }
      guard let present = FileManager.default.contents(atPath: url.path), present == Data(file.old.utf8) else {
        throw .changedFile(file.path)
      }
      guard FileManager.default.isWritableFile(atPath: url.path) else { throw .unwritableFile(file.path) }
      places.append((url, present, Data(file.new.utf8)))
    }
    for (index, place) in places.enumerated() {
      do {
        try replace(place.url, with: place.new)
      } catch {
        for done in places[..<index] { try? replace(done.url, with: done.old) }
        throw .unwritableFile(files[index].path)
      }
    }
  }

  /// Puts a file in the place of another, with its permissions.
  private func replace(_ url: URL, with data: Data) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    try data.write(to: url, options: .atomic)
    if let permissions = attributes[.posixPermissions] {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }
  }
}
