import CFontconfig
import Typography

/// The owner of a Fontconfig configuration: the fonts of the folders in `fonts/fonts.conf`, and no others.
///
/// Not safe for concurrent use; the engine guards it by a lock.
final class FontconfigCatalogue {
  /// A face as Fontconfig found it.
  struct Match: Hashable {
    var path: String
    var faceIndex: Int
    var family: String
  }

  private let configuration: OpaquePointer

  /// Reads the configuration and lists its folders; the listing is kept in `cacheFolder`.
  ///
  /// - Complexity: linear in the fonts of the folders the first time, constant with a filled cache.
  init?(configurationPath: String, cacheFolder: String) {
    guard let configuration = FcConfigCreate() else { return nil }
    let folder = cacheFolder.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let cache = "<?xml version=\"1.0\"?><fontconfig><cachedir>\(folder)</cachedir></fontconfig>"
    guard FcConfigParseAndLoad(configuration, configurationPath, FcTrue) == FcTrue,
      FcConfigParseAndLoadFromMemory(configuration, cache, FcTrue) == FcTrue,
      FcConfigBuildFonts(configuration) == FcTrue
    else {
      FcConfigDestroy(configuration)
      return nil
    }
    self.configuration = configuration
  }

  deinit { FcConfigDestroy(configuration) }

  /// The face of a family nearest to a weight and slant; `nil` where the family is not installed.
  func face(family: String, weight: FontWeight, isItalic: Bool) -> Match? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, weight >= .semibold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    // Without a language Fontconfig would ask the environment.
    FcPatternAddString(pattern, FC_LANG, "en")
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard let match = Self.match(found), match.family == family else { return nil }
    return match
  }

  /// A face that has a character: sans-serif families first, then by name, so that the choice never varies.
  func face(covering scalar: Unicode.Scalar) -> Match? {
    guard let pattern = FcPatternCreate(), let characters = FcCharSetCreate(),
      let properties = FcObjectSetCreate()
    else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcCharSetDestroy(characters)
      FcObjectSetDestroy(properties)
    }
    FcCharSetAddChar(characters, scalar.value)
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
    for property in [FC_FILE, FC_INDEX, FC_FAMILY] { FcObjectSetAdd(properties, property) }
    guard let list = FcFontList(configuration, pattern, properties) else { return nil }
    defer { FcFontSetDestroy(list) }
    let matches = (0..<Int(list.pointee.nfont)).compactMap { index in
      list.pointee.fonts[index].flatMap { Self.match($0) }
    }
    func rank(_ match: Match) -> (Int, String, String) {
      (match.family.contains("Sans") ? 0 : 1, match.family, match.path)
    }
    return matches.min { rank($0) < rank($1) }
  }

  private static func match(_ pattern: OpaquePointer) -> Match? {
    var file: UnsafeMutablePointer<FcChar8>?
    var family: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
      FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch, let family
    else { return nil }
    // The upper half of the index names an instance of a variable font.
    let isKnown = FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch
    return Match(
      path: String(cString: file), faceIndex: isKnown ? Int(index & 0xFFFF) : 0, family: String(cString: family))
  }
}
