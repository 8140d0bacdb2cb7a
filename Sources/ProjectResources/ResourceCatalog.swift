package import Diagnostics

/// The resources of the audited project: asset catalogues, loose pictures, translations and fonts.
///
/// A name that several catalogues declare is answered by the one that shares most folders with the source file asking.
package struct ResourceCatalog: Sendable {
  package let catalogues: [AssetCatalogue]
  /// Picture files outside asset catalogues, by the names that source code gives them.
  package let loosePictures: [ImageSet]
  package let strings: [StringsTables]
  package let fonts: [AppFont]
  private let information: AppInformation
  private let files: any ProjectFiles
  private let sizes = ImageSizeCache()
  private let colors: AssetIndex<ColorSet>
  private let images: AssetIndex<ImageSet>
  private let pictures: AssetIndex<ImageSet>
  private let dataFiles: AssetIndex<String>
  /// The target that each of `strings` belongs to; `nil` for the app's own.
  private let targetOfStrings: [String?]
  private let packages: PackageTargets
  /// Takes the names that are asked for, where somebody wants to know them.
  package var uses: ResourceUses?

  /// A project without resources.
  package init() {
    self.init(files: InMemoryFiles([:]), catalogues: [], loosePictures: [], strings: [], fonts: [])
  }

  init(
    files: any ProjectFiles, catalogues: [AssetCatalogue], loosePictures: [ImageSet], strings: [StringsTables],
    fonts: [AppFont], dataPaths: [String] = [], packages: PackageTargets = PackageTargets(),
    information: AppInformation? = nil
  ) {
    self.information = information ?? AppInformation(files: files)
    self.files = files
    self.catalogues = catalogues
    self.loosePictures = loosePictures
    self.strings = strings
    self.fonts = fonts
    self.packages = packages
    targetOfStrings = strings.map { Self.target(of: $0.folder + "/-", packages)?.key }
    colors = AssetIndex(catalogues.flatMap(\.colors), name: \.name, path: \.path)
    images = AssetIndex(catalogues.flatMap(\.images), name: \.name, path: \.path)
    pictures = AssetIndex(loosePictures, name: \.name, path: \.path)
    dataFiles = AssetIndex(dataPaths, name: ProjectPath.lastComponent, path: { $0 })
  }

  /// Reads everything below the root of `files`.
  package static func read(from files: any ProjectFiles, diagnostics: inout DiagnosticSink) -> ResourceCatalog {
    var reader = ResourceCatalogReader(files: files)
    reader.read()
    for diagnostic in reader.diagnostics { diagnostics.report(diagnostic) }
    return reader.resources
  }

  /// The colour set of a name, as seen from a source file.
  package func colorSet(named name: String, from file: String = "") -> ColorSet? {
    uses?.addAsset(name)
    return colors.named(name, from: file)
  }

  /// The image set of a name, as seen from a source file; a loose picture answers to its name with or without extension.
  package func image(named name: String, from file: String = "") -> ImageSet? {
    uses?.addAsset(name)
    return images.named(name, from: file) { $0.kind == .image } ?? pictures.named(name, from: file)
      ?? pictures.stemmed(name, from: file)
  }

  /// The custom symbol of a name, as seen from a source file.
  package func symbol(named name: String, from file: String = "") -> ImageSet? {
    uses?.addAsset(name)
    return images.named(name, from: file) { $0.kind == .symbol }
  }

  /// The colour set whose generated accessor has a name: `Color(.accentTint)` for "accent-tint".
  package func colorSet(accessor: String, in folders: [String] = [], from file: String = "") -> ColorSet? {
    let set = colors.accessible(accessor, in: folders, from: file)
    uses?.addAsset(set?.name ?? accessor)
    return set
  }

  /// The image set whose generated accessor has a name.
  package func image(accessor: String, in folders: [String] = [], from file: String = "") -> ImageSet? {
    let set = images.accessible(accessor, in: folders, from: file)
    uses?.addAsset(set?.name ?? accessor)
    return set
  }

  /// The size of a picture in pixels, or in points for vector files; `nil` when it cannot be read.
  package func pixelSize(of file: ImageSet.File) -> PixelSize? {
    sizes.size(of: file.path) { files.contents(of: file.path).flatMap(ImageData.size) }
  }

  /// The pixels of a picture, scaled down to at most `longestSide` on either side.
  /// - Throws: `unreadableFile` and `undecodableImage`.
  package func pixels(of path: String, longestSide: Int = 1024) throws(ResourceError) -> PixelImage {
    guard let bytes = files.contents(of: path) else { throw .unreadableFile(path: path) }
    guard let image = ImageData.pixels(of: bytes, longestSide: longestSide) else {
      throw .undecodableImage(path: path)
    }
    return image
  }

  /// The path of a data file that the app's bundle would hold under a name, as seen from a source file.
  package func dataFile(named name: String, from file: String = "") -> String? {
    uses?.addAsset(name)
    return dataFiles.named(name, from: file)
  }

  /// The bytes of a data file of the bundle, at most four million; `nil` for anything else.
  package func data(at path: String) -> [UInt8]? {
    guard dataFiles.named(ProjectPath.lastComponent(of: path), from: path) == path,
      let bytes = files.contents(of: path), bytes.count <= 4_000_000
    else { return nil }
    return bytes
  }

  /// What the app's `Info.plist` says of a key, as seen from a source file.
  package func information(_ key: String, from file: String = "") -> AppInformation.Answer {
    for name in information.dependencies { uses?.addAsset(name) }
    return information.answer(key, from: file)
  }

  /// The text of a key as seen from a source file, with the language it is in; `nil` when no table has it.
  ///
  /// Code of a package's target that has texts of its own finds them in the target's bundle only; without naming it, it
  /// looks in the app's.
  package func text(
    _ key: String, table: String? = nil, locale: String, from file: String = "", in bundle: TextBundle = .nearest
  ) -> (text: LocalizedText, language: String)? {
    uses?.addTable(table ?? "Localizable")
    let isApart = bundle == .main && targetWithTexts(of: file) != nil
    let ordered = strings.indices.filter { !isApart || targetOfStrings[$0] == nil }.sorted { left, right in
      let shared = (shared(strings[left].folder, file), shared(strings[right].folder, file))
      return shared.0 != shared.1 ? shared.0 > shared.1 : left < right
    }
    for index in ordered {
      if let found = strings[index].text(key, table: table ?? "Localizable", locale: locale) { return found }
    }
    return nil
  }

  /// The name of the package's target that a source file belongs to, where it has texts of its own.
  package func targetWithTexts(of file: String) -> String? {
    guard let target = Self.target(of: file, packages), targetOfStrings.contains(target.key) else { return nil }
    return target.name
  }

  private static func target(of file: String, _ packages: PackageTargets) -> PackageTargets.Place? {
    packages.place(of: file).flatMap { $0.isApp || $0.name == nil ? nil : $0 }
  }

  /// The locales for which the project has texts, in order of their names.
  package var locales: [String] { Set(strings.flatMap(\.locales)).sorted() }

  private func shared(_ folder: String, _ file: String) -> Int { ProjectPath.sharedFolders(folder + "/-", file) }
}

/// A font file that the project carries.
package struct AppFont: Hashable, Sendable {
  package var path: String
  /// Whether an `Info.plist` registers it under `UIAppFonts`; others may be registered by code.
  package var isRegistered: Bool

  package init(path: String, isRegistered: Bool) {
    self.path = path
    self.isRegistered = isRegistered
  }
}

/// Which bundle's texts code asks for.
package enum TextBundle: Hashable, Sendable {
  /// The app's: what `Text("key")` means.
  case main
  /// That of the code: `bundle: .module`, and bundles of which nothing is known.
  case nearest
}
