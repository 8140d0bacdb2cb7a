import Colorimetry
import Diagnostics
import Foundation

/// What one `.xcassets` folder declares.
package struct AssetCatalogue: Hashable, Sendable {
  /// The folder.
  package var path: String
  package var colors: [ColorSet]
  package var images: [ImageSet]

  package init(path: String, colors: [ColorSet] = [], images: [ImageSet] = []) {
    self.path = path
    self.colors = colors
    self.images = images
  }
}

/// Reads an asset catalogue: every set below it, and what is wrong with them.
/// - Source: Xcode asset catalogue format reference, "Folder structure", "Namespace", "Color set type", "Image set type".
struct AssetCatalogueReader {
  let files: any ProjectFiles
  private(set) var catalogue: AssetCatalogue
  private(set) var diagnostics: [Diagnostic] = []
  /// Catalogues nest a few levels; a deeper one is damaged or hostile.
  private let depthLimit = 24

  init(files: any ProjectFiles, path: String) {
    self.files = files
    catalogue = AssetCatalogue(path: path)
  }

  mutating func read() { read(folder: catalogue.path, namespace: "", depth: 0) }

  private mutating func read(folder: String, namespace: String, depth: Int) {
    guard depth < depthLimit, let entries = files.entries(of: folder) else { return }
    for entry in entries where entry.kind == .folder {
      let path = folder + "/" + entry.name
      let name = namespace + ProjectPath.stem(of: entry.name)
      switch ProjectPath.fileExtension(of: entry.name) {
      case "colorset": readColorSet(path, name: name)
      case "imageset": readImageSet(path, name: name, kind: .image)
      case "symbolset": readImageSet(path, name: name, kind: .symbol)
      case "": read(folder: path, namespace: givesNamespace(path) ? name + "/" : namespace, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func givesNamespace(_ folder: String) -> Bool {
    guard files.contents(of: folder + "/Contents.json") != nil, let contents = contents(of: folder) else {
      return false
    }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  /// The set's `Contents.json`, or `nil` after a diagnostic.
  private mutating func contents(of folder: String) -> [String: Any]? {
    let path = folder + "/Contents.json"
    guard let bytes = files.contents(of: path) else {
      report("missing-contents", path: folder, "\(folder) has no Contents.json, so nothing of it can be used; add one.")
      return nil
    }
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      report("broken-catalogue", path: path, "\(path) is not a JSON object, so the set is left out; repair the file.")
      return nil
    }
    return object
  }

  private mutating func readColorSet(_ path: String, name: String) {
    guard let contents = contents(of: path) else { return }
    var variants: [ColorSet.Variant] = []
    for item in contents["colors"] as? [[String: Any]] ?? [] {
      guard let color = item["color"] as? [String: Any], isForPhones(item) else { continue }
      guard let value = ColorComponents.value(of: color) else {
        report(
          "unknown-color", path: path + "/Contents.json",
          "Colour \"\(name)\" has a variant whose components cannot be read, so that variant is left out.")
        continue
      }
      let appearances = item["appearances"] as? [[String: Any]] ?? []
      variants.append(
        ColorSet.Variant(
          scheme: appearanceValue("luminosity", in: appearances).flatMap { .init(rawValue: $0) },
          contrast: appearanceValue("contrast", in: appearances) == "high" ? .increased : nil,
          isForWideGamut: item["display-gamut"] as? String == "display-P3", value: value))
    }
    catalogue.colors.append(ColorSet(name: name, path: path, variants: variants))
  }

  private mutating func readImageSet(_ path: String, name: String, kind: ImageSet.Kind) {
    guard let contents = contents(of: path) else { return }
    let present = Set((files.entries(of: path) ?? []).filter { $0.kind == .file }.map(\.name))
    var pictures: [ImageSet.File] = []
    for item in contents[kind == .symbol ? "symbols" : "images"] as? [[String: Any]] ?? [] {
      guard let filename = item["filename"] as? String, !filename.isEmpty else { continue }
      guard present.contains(filename) else {
        report(
          "missing-image-file", path: path + "/Contents.json",
          "Image \"\(name)\" names the file \"\(filename)\", which is not in \(path); add the file or remove its entry."
        )
        continue
      }
      pictures.append(file(item, path: path + "/" + filename))
    }
    let properties = contents["properties"] as? [String: Any]
    catalogue.images.append(
      ImageSet(
        name: name, kind: kind, path: path, files: pictures,
        isTemplate: properties?["template-rendering-intent"] as? String == "template"))
  }

  private func file(_ item: [String: Any], path: String) -> ImageSet.File {
    var file = ImageSet.File(path: path)
    file.scale = (item["scale"] as? String).flatMap { Int($0.dropLast()) }
    file.idiom = item["idiom"] as? String ?? "universal"
    file.scheme = appearanceValue("luminosity", in: item["appearances"] as? [[String: Any]] ?? [])
      .flatMap { .init(rawValue: $0) }
    file.direction = item["language-direction"] as? String
    if let insets = (item["resizing"] as? [String: Any])?["cap-insets"] as? [String: Any] {
      file.capInsets = ["top", "left", "bottom", "right"].map { (insets[$0] as? NSNumber)?.doubleValue ?? 0 }
    }
    return file
  }

  private func appearanceValue(_ kind: String, in appearances: [[String: Any]]) -> String? {
    appearances.first { $0["appearance"] as? String == kind }?["value"] as? String
  }

  private func isForPhones(_ item: [String: Any]) -> Bool {
    ["universal", "iphone"].contains(item["idiom"] as? String ?? "universal")
  }

  private mutating func report(_ name: String, path: String, _ message: String) {
    diagnostics.append(
      Diagnostic(
        id: "resources/" + name, severity: .warning,
        range: SourceRange(file: path, startLine: 1, startColumn: 1, endLine: 1, endColumn: 1), message: message))
  }
}
