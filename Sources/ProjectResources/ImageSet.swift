package import Colorimetry

/// A picture of an asset catalogue, or a loose picture file, with the files it is made of.
package struct ImageSet: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case image, symbol
  }

  package struct File: Hashable, Sendable {
    /// Path of the picture.
    package var path: String
    /// Pixels per point; `nil` for files that serve every scale.
    package var scale: Int?
    package var idiom: String
    package var scheme: ColorScheme?
    /// "left-to-right" or "right-to-left" where the catalogue says that the picture has a direction.
    package var direction: String?
    /// Insets of the part that stretches, in pixels: top, left, bottom, right.
    package var capInsets: [Double]

    package init(path: String, scale: Int? = nil, idiom: String = "universal", scheme: ColorScheme? = nil) {
      self.path = path
      self.scale = scale
      self.idiom = idiom
      self.scheme = scheme
      direction = nil
      capInsets = []
    }
  }

  package var name: String
  package var kind: Kind
  /// The folder of the set, or the path of a loose file.
  package var path: String
  package var files: [File]
  package var isTemplate: Bool

  package init(name: String, kind: Kind = .image, path: String, files: [File], isTemplate: Bool = false) {
    self.name = name
    self.kind = kind
    self.path = path
    self.files = files
    self.isTemplate = isTemplate
  }

  /// Whether the picture mirrors in a right-to-left layout: it has a direction, and no file for the other one.
  package var mirrors: Bool { Set(files.compactMap(\.direction)).count == 1 }

  /// The file a phone of `scale` pixels a point shows, or `nil` when the set is empty.
  ///
  /// A file for the scheme comes before one for any, a file for phones before one for any device, and the display's own
  /// scale before the next larger and then smaller ones.
  package func file(scheme: ColorScheme, scale: Int) -> File? {
    func distance(_ file: File) -> [Int]? {
      guard file.scheme == nil || file.scheme == scheme else { return nil }
      guard let idiom = ["iphone", "universal", "ipad"].firstIndex(of: file.idiom) else { return nil }
      let own = file.scale ?? scale
      return [file.scheme == nil ? 1 : 0, idiom, own >= scale ? own - scale : 10 + scale - own]
    }
    return files.compactMap { file in distance(file).map { (file, $0) } }
      .min { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }
}
