import Diagnostics
import Foundation

/// Walks a project and gathers its resources.
struct ResourceCatalogReader {
  private let files: any ProjectFiles
  private var catalogues: [AssetCatalogue] = []
  private var pictures: [ImageSet] = []
  private var tables: [String: StringsTables] = [:]
  private var fontPaths: [String] = []
  private var dataPaths: [String] = []
  private var informationPaths: [String] = []
  private var settingPaths: [String] = []
  private var registeredFonts: Set<String> = []
  private var packages = PackageTargets()
  private(set) var diagnostics: [Diagnostic] = []
  private var visited = 0
  /// A project of half a million entries is not an app's source tree.
  private let entryLimit = 500_000
  private let depthLimit = 64

  private static let skippedFolders: Set<String> = ["DerivedData", "node_modules", "Carthage", "Pods", "build"]
  private static let pictureExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "bmp", "tiff", "svg", "pdf",
  ]

  /// Files that an app reads from its bundle as text or data.
  private static let dataExtensions: Set<String> = [
    "csv", "geojson", "html", "json", "md", "txt", "xml", "yaml", "yml",
  ]

  init(files: any ProjectFiles) { self.files = files }

  mutating func read() { read(folder: "", depth: 0) }

  var resources: ResourceCatalog {
    let fonts = fontPaths.map { path in
      AppFont(path: path, isRegistered: registeredFonts.contains(ProjectPath.lastComponent(of: path)))
    }
    return ResourceCatalog(
      files: files, catalogues: catalogues, loosePictures: pictures,
      strings: tables.sorted { $0.key < $1.key }.map(\.value), fonts: fonts, dataPaths: dataPaths, packages: packages,
      information: AppInformation(files: files, listPaths: informationPaths, settingPaths: settingPaths))
  }

  private mutating func read(folder: String, depth: Int) {
    guard let entries = files.entries(of: folder) else {
      report(
        "unreadable-folder", path: folder, "The folder \"\(folder)\" cannot be listed, so its resources are left out.")
      return
    }
    guard depth < depthLimit else {
      report(
        "too-deep", path: folder, "\(folder) lies more than \(depthLimit) folders deep; what is below is left out.")
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      visited += 1
      guard visited <= entryLimit else { return reportLimit(folder) }
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      switch entry.kind {
      case .linkOutsideProject:
        report(
          "link-outside-project", path: path,
          "\(path) is a symbolic link out of the project, so it is not followed; copy what it points to into the project."
        )
      case .folder: readFolder(path, depth: depth)
      case .file: readFile(path)
      }
    }
  }

  private mutating func readFolder(_ path: String, depth: Int) {
    let name = ProjectPath.lastComponent(of: path)
    switch ProjectPath.fileExtension(of: name) {
    case "xcassets":
      var reader = AssetCatalogueReader(files: files, path: path)
      reader.read()
      catalogues.append(reader.catalogue)
      diagnostics += reader.diagnostics
    case "xcodeproj":
      if files.entries(of: path)?.contains(where: { $0.name == "project.pbxproj" && $0.kind == .file }) == true {
        settingPaths.append(path + "/project.pbxproj")
      }
    case "xcworkspace", "xcdatamodeld", "framework", "xcframework", "docc": break
    default:
      if !Self.skippedFolders.contains(name) { read(folder: path, depth: depth + 1) }
    }
  }

  private mutating func readFile(_ path: String) {
    let kind = ProjectPath.fileExtension(of: path)
    switch kind {
    case "strings", "stringsdict": readStrings(path, kind: kind)
    case "xcstrings": readCatalogue(path)
    case "swift" where PackageTargets.isManifest(path):
      if let bytes = files.contents(of: path) {
        packages.add(manifest: String(decoding: bytes, as: UTF8.self), at: path)
      }
    case "ttf", "otf", "ttc": fontPaths.append(path)
    case "plist" where ProjectPath.lastComponent(of: path).hasSuffix("Info.plist"):
      informationPaths.append(path)
      readPropertyList(path)
    case "xcconfig": settingPaths.append(path)
    case _ where Self.pictureExtensions.contains(kind): addPicture(path)
    case _ where Self.dataExtensions.contains(kind): dataPaths.append(path)
    default: break
    }
  }

  private mutating func readStrings(_ path: String, kind: String) {
    let folder = ProjectPath.parent(of: path)
    let isLocalised = ProjectPath.fileExtension(of: folder) == "lproj"
    let locale = isLocalised ? ProjectPath.stem(of: folder) : "Base"
    guard let bytes = contents(of: path) else { return }
    do throws(ResourceError) {
      let texts =
        kind == "strings"
        ? try StringsFile.read(bytes, path: path).mapValues { LocalizedText($0) }
        : try StringsDictionary.read(bytes, path: path)
      add(
        texts, table: ProjectPath.stem(of: path), locale: locale,
        folder: isLocalised ? ProjectPath.parent(of: folder) : folder)
    } catch {
      report(error)
    }
  }

  private mutating func readCatalogue(_ path: String) {
    guard let bytes = contents(of: path) else { return }
    do throws(ResourceError) {
      let content = try StringsCatalogueDocument.read(bytes, path: path)
      let folder = ProjectPath.parent(of: path)
      for (locale, texts) in content.texts {
        add(texts, table: ProjectPath.stem(of: path), locale: locale, folder: folder)
      }
      tables[folder]?.developmentLanguage = content.sourceLanguage
    } catch {
      report(error)
    }
  }

  private mutating func add(_ texts: [String: LocalizedText], table: String, locale: String, folder: String) {
    tables[folder, default: StringsTables(folder: folder)].add(texts, table: table, locale: locale)
  }

  private mutating func readPropertyList(_ path: String) {
    guard let bytes = contents(of: path) else { return }
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    else { return report(.invalidDocument(path: path)) }
    for name in list["UIAppFonts"] as? [String] ?? [] { registeredFonts.insert(ProjectPath.lastComponent(of: name)) }
  }

  /// A loose picture; `name@2x.png` and `name~ipad.png` are files of one picture.
  private mutating func addPicture(_ path: String) {
    var stem = ProjectPath.stem(of: path)
    var file = ImageSet.File(path: path, scale: 1)
    for idiom in ["iphone", "ipad"] where stem.hasSuffix("~" + idiom) {
      stem.removeLast(idiom.count + 1)
      file.idiom = idiom
    }
    for scale in [2, 3] where stem.hasSuffix("@\(scale)x") {
      stem.removeLast(3)
      file.scale = scale
    }
    let written = ProjectPath.lastComponent(of: path)
    let name = stem + written[(written.lastIndex(of: ".") ?? written.endIndex)...]
    let folder = ProjectPath.parent(of: path)
    if let index = pictures.lastIndex(where: { $0.name == name && ProjectPath.parent(of: $0.path) == folder }) {
      pictures[index].files.append(file)
    } else {
      pictures.append(ImageSet(name: name, path: path, files: [file]))
    }
  }

  private mutating func contents(of path: String) -> [UInt8]? {
    let bytes = files.contents(of: path)
    if bytes == nil { report(.unreadableFile(path: path)) }
    return bytes
  }

  private mutating func reportLimit(_ folder: String) {
    guard visited == entryLimit + 1 else { return }
    report(
      "too-many-files", path: folder,
      "The project has more than \(entryLimit) files; resources after \(folder) are left out.")
  }

  private mutating func report(_ error: ResourceError) {
    switch error {
    case .invalidStrings(let path, let line):
      report(
        "broken-strings", path: path, line: line,
        "\(path) is not a valid strings file from line \(line) on, so none of its texts are used; repair that line.")
    case .invalidDocument(let path):
      report("broken-document", path: path, "\(path) cannot be parsed, so nothing of it is used; repair the file.")
    case .unreadableFile(let path):
      report("unreadable-file", path: path, "\(path) cannot be read; check its permissions, its size and its encoding.")
    case .undecodableImage(let path):
      report("undecodable-image", path: path, "\(path) is not a picture that can be decoded here; convert it to PNG.")
    case .unreadableFolder(let path):
      report("unreadable-folder", path: path, "\(path) is not a folder that can be listed.")
    }
  }

  private mutating func report(_ name: String, path: String, line: Int = 1, _ message: String) {
    diagnostics.append(
      Diagnostic(
        id: "resources/" + name, severity: .warning,
        range: SourceRange(file: path, startLine: line, startColumn: 1, endLine: line, endColumn: 1), message: message))
  }
}
