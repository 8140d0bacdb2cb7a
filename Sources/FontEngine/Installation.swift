import Foundation

/// Where the tool's own data lies: found from the executable or any file of the repository, never from the environment.
package struct Installation: Hashable, Sendable {
  /// The folder `fonts`, with the metric profiles and tables.
  package var dataFolder: String
  /// The folder `.cache`, with the fetched fonts and the listing of the installed ones.
  package var cacheFolder: String

  /// The folder of hyphenation patterns: the installation's own where it has one, else the machine's.
  package var hyphenationFolder: String {
    let own = (dataFolder as NSString).deletingLastPathComponent + "/share/hyphen"
    return FileManager.default.fileExists(atPath: own) ? own : "/usr/share/hyphen"
  }

  /// The installation whose root is nearest above a path; `nil` where no folder above holds `fonts/system-font.txt`.
  package init?(above path: String) {
    var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let data = folder.appendingPathComponent("fonts")
      if FileManager.default.fileExists(atPath: data.appendingPathComponent("system-font.txt").path) {
        dataFolder = data.path
        cacheFolder = folder.appendingPathComponent(".cache").path
        return
      }
    }
    return nil
  }
}

extension FontEngine {
  /// The engine of an installation.
  /// - Throws: as `init(dataFolder:cacheFolder:fontFolders:)`.
  package convenience init(
    _ installation: Installation, fontFolders: [String] = []
  ) throws(FontEngineError) {
    try self.init(
      dataFolder: installation.dataFolder, cacheFolder: installation.cacheFolder, fontFolders: fontFolders)
  }
}
