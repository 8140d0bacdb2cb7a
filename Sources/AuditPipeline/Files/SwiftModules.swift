import ViewEvaluation

/// Which Swift files see which others: modules as packages declare them, joined by their imports.
///
/// A file below `Sources/NAME` or `Tests/NAME` of a folder with a `Package.swift`, or below the `path:` that the manifest
/// gives a target, belongs to that target's module; every other file belongs to the module of its nearest package
/// folder, or of the whole tree where there is none. Code sees its own module and those that its files import, directly
/// or through them, so nothing else has to be parsed.
/// - Source: Swift Package Manager, target layout.
struct SwiftModules {
  private var modules: [String: [SourceFile]] = [:]
  private var importable: [String: Set<String>] = [:]
  /// Folders with a manifest, each with the folders that its targets choose for themselves and the targets' names.
  private var packages: [String: [(folder: String, name: String)]] = [:]

  init(_ files: [SourceFile]) {
    for file in files where file.path == "Package.swift" || file.path.hasSuffix("/Package.swift") {
      let folder = String(file.path.dropLast("Package.swift".count))
      packages[folder] = Self.targetFolders(in: file.source).map { (folder + $0.folder + "/", $0.name) }
    }
    for file in files {
      let place = module(of: file.path)
      modules[place.key, default: []].append(file)
      if let name = place.name { importable[name, default: []].insert(place.key) }
    }
  }

  /// The files that the code in `paths` can see, itself included, in the order of their paths.
  func files(visibleFrom paths: [String]) -> [SourceFile] {
    var pending = Set(paths.map { module(of: $0).key })
    var seen: Set<String> = []
    var result: [SourceFile] = []
    while let key = pending.popFirst() {
      guard seen.insert(key).inserted, let files = modules[key] else { continue }
      result += files
      for name in Set(files.flatMap { Self.imports(in: $0.source) }) {
        pending.formUnion(importable[name] ?? [])
      }
    }
    return result.sorted { $0.path < $1.path }
  }

  /// The module that a file belongs to: a key, and the name by which other files import it.
  private func module(of path: String) -> (key: String, name: String?) {
    guard let folder = packages.keys.filter({ path.hasPrefix($0) }).max(by: { $0.count < $1.count }) else {
      return ("", nil)
    }
    if let target = packages[folder]?.first(where: { path.hasPrefix($0.folder) }) {
      return (target.folder, target.name)
    }
    let parts = path.dropFirst(folder.count).split(separator: "/", maxSplits: 2)
    guard parts.count == 3, parts[0] == "Sources" || parts[0] == "Tests" else { return (folder, nil) }
    return (folder + parts[0] + "/" + parts[1], String(parts[1]))
  }

  /// The `path:` of every target of a manifest with the `name:` before it.
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
        if let name, !folder.isEmpty { result.append((folder, String(name))) }
      default: break
      }
      rest = value.base[value.endIndex...]
    }
    return result
  }

  /// The first component of every module name that a source imports.
  static func imports(in source: String) -> [String] {
    var names: [String] = []
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      guard line.count < 200, let place = line.firstRange(of: "import ".utf8) else { continue }
      let before = line[..<place.lowerBound]
      guard before.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x40 || Self.isLetter($0) }) else { continue }
      let words = line[place.upperBound...].split(separator: 0x20).compactMap { String($0) }
      let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      guard let name = words.first(where: { !kinds.contains($0) }) else { continue }
      names.append(String(name.prefix { $0 != "." && $0 != ";" && $0 != "\r" }))
    }
    return names
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F
  }
}
