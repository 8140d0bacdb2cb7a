import Foundation
import Typography

/// The font files that the audited project or the user brought along, found by the names they carry.
///
/// Not safe for concurrent use; the engine guards it by a lock.
final class FontFolders {
  /// A face of a file, by what its tables say.
  struct Entry {
    var path: String
    var faceIndex: Int
    var description: FaceDescription
  }

  let entries: [Entry]
  /// Files that could not be read, with the reason.
  let failures: [FontEngineError]

  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
  /// Deeper folders, and more files than this, are not searched.
  private static let maximumFileCount = 2000

  /// Opens every font below the folders; a path may also name a file.
  init(paths: [String], library: FreeTypeLibrary) {
    var entries: [Entry] = []
    var failures: [FontEngineError] = []
    for path in paths.flatMap(Self.files).prefix(Self.maximumFileCount) {
      var index = 0
      var count = 1
      while index < count {
        do throws(FontEngineError) {
          let file = try FontFile(path: path, faceIndex: index, library: library)
          count = min(file.faceCount, 64)
          entries.append(Entry(path: path, faceIndex: index, description: file.describe()))
        } catch {
          failures.append(error)
        }
        index += 1
      }
    }
    self.entries = entries
    self.failures = failures
  }

  /// The font files at or below a path, sorted.
  private static func files(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [path] }
    let names = (FileManager.default.enumerator(atPath: path)?.allObjects as? [String]) ?? []
    return names.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }.sorted().map {
      (path as NSString).appendingPathComponent($0)
    }
  }

  /// The face that a name means: by PostScript name, full name or family, with exact letters first.
  ///
  /// A family gives its face nearest to the weight and slant. A named face gives the sibling of its family when a
  /// weight other than regular is asked for, as `.bold()` does.
  /// - Source: `UIFont(name:size:)` documentation.
  /// - Verification: documented for PostScript names; full names and families as iOS is seen to resolve them.
  func face(named name: String, weight: FontWeight, isItalic: Bool) -> Entry? {
    let named = entries.first { $0.description.postScriptName == name || $0.description.fullName == name }
    let folded = name.lowercased()
    let face =
      named
      ?? entries.first {
        $0.description.postScriptName.lowercased() == folded || $0.description.fullName.lowercased() == folded
      }
    if let face, weight == .regular, !isItalic { return face }
    let family = face?.description.family ?? name
    let members = entries.filter { $0.description.family.lowercased() == family.lowercased() }
    func distance(_ entry: Entry) -> Int {
      let slant = entry.description.isItalic == (isItalic || face?.description.isItalic == true) ? 0 : 1000
      let covers = entry.description.axes.contains { $0.tag == "wght" }
      return slant + (covers ? 0 : abs(entry.description.weightClass - weight.openTypeClass))
    }
    return members.min { distance($0) < distance($1) } ?? face
  }

  /// Apple's variable system font, where it lies in the folders.
  func systemFont(isItalic: Bool) -> Entry? {
    entries.first { entry in
      Self.systemNames.contains { entry.description.postScriptName.hasPrefix($0) }
        && entry.description.isItalic == isItalic
        && ["opsz", "wght"].allSatisfy { tag in entry.description.axes.contains { $0.tag == tag } }
    }
  }

  /// What the PostScript names of Apple's variable system font begin with.
  private static let systemNames = ["SFPro-Regular", ".SFNS-Regular", ".SFUI-Regular"]

  /// Names that differ little from one that is not there, best first.
  func names(near name: String) -> [String] {
    let names = Set(entries.flatMap { [$0.description.postScriptName, $0.description.family] }).filter { !$0.isEmpty }
    return NearNames.best(name, among: names.sorted(), limit: 3)
  }
}
