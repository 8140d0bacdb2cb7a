import ProjectResources
import ViewEvaluation

/// Which Swift files see which others: modules as packages declare them, joined by their imports.
///
/// A target of a package is a module; every file outside targets belongs to the module of its nearest package folder, or
/// of the whole tree where there is none. Code sees its own module and those that its files import, directly or through
/// them, so nothing else has to be parsed.
struct SwiftModules {
  private var modules: [String: [SourceFile]] = [:]
  private var importable: [String: Set<String>] = [:]
  private var targets = PackageTargets()

  init(_ files: [SourceFile]) {
    for file in files where PackageTargets.isManifest(file.path) { targets.add(manifest: file.source, at: file.path) }
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
    guard let place = targets.place(of: path) else { return ("", nil) }
    return (place.key, place.name)
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
