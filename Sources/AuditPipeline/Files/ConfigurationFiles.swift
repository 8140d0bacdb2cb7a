import AuditRules
import Auditing
package import Configuration
import Diagnostics
package import DocumentTree
import Foundation

/// Finds and joins the configuration files of a project.
package enum ConfigurationFiles {
  /// The configuration that holds at a path, from the files in its folder and the folders above within the project,
  /// with paths made absolute; the nearest file wins.
  ///
  /// - Throws: `DocumentError` for a file that cannot be understood.
  package static func configuration(at path: String) throws(DocumentError) -> Configuration {
    let location = ProjectLocation(of: path)
    var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) || !isFolder.boolValue {
      folder.deleteLastPathComponent()
    }
    var merged = Configuration()
    while true {
      let file = folder.appendingPathComponent(Configuration.fileName).path
      if FileManager.default.fileExists(atPath: file) {
        merged = merged.merged(over: try read(file, root: location.root))
      }
      guard folder.path != location.root, folder.pathComponents.count > 1 else { return merged }
      folder.deleteLastPathComponent()
    }
  }

  /// One file's configuration, with paths made absolute; messages name the file relative to `root` where it lies there.
  ///
  /// - Throws: `DocumentError`, also when the file cannot be read.
  package static func read(_ file: String, root: String) throws(DocumentError) -> Configuration {
    let name = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    guard let data = FileManager.default.contents(atPath: file) else {
      throw DocumentError(
        range: .init(file: name, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1),
        message: "the file cannot be read. Check the path and its permissions.")
    }
    let reader = ConfigurationReader(rules: RuleList.all.map(\.metadata))
    return try reader.read(Array(data), file: name).moved(into: (file as NSString).deletingLastPathComponent + "/")
  }
}
