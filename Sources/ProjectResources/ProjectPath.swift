/// Arithmetic on paths relative to a project's root.
package enum ProjectPath {
  /// The path without `.` and `..`, or `nil` when it is absolute or would leave the root.
  package static func normalised(_ path: String) -> String? {
    guard !path.hasPrefix("/"), !path.unicodeScalars.contains("\0") else { return nil }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// `name` inside `folder`, or `nil` when that leaves the root.
  package static func joined(_ folder: String, _ name: String) -> String? {
    guard !name.hasPrefix("/") else { return nil }
    return normalised(folder.isEmpty ? name : folder + "/" + name)
  }

  /// The folder that holds `path`; the root for a name without folders.
  package static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  package static func lastComponent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The part of the last component after its last dot, in lower case; empty when there is none.
  package static func fileExtension(of path: String) -> String {
    let name = lastComponent(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The last component without its extension.
  package static func stem(of path: String) -> String {
    let name = lastComponent(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The number of folders that two files share, counted from the root.
  package static func sharedFolders(_ left: String, _ right: String) -> Int {
    zip(parent(of: left).split(separator: "/"), parent(of: right).split(separator: "/")).prefix { $0 == $1 }.count
  }
}
