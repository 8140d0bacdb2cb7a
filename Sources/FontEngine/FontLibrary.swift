import PathGeometry
import Typography

/// Every face in use and how fonts are found: by key, by name, by script.
///
/// Faces are opened when first needed. Not safe for concurrent use; the engine guards it by a lock.
final class FontLibrary {
  /// Where the library reads from.
  struct Places: Sendable {
    var dataFolder: String
    var cacheFolder: String
    var fontFolders: [String]

    /// The path of one of the fonts that `bin/fetch-fonts` brings.
    func fetchedFont(_ name: String) -> String { "\(cacheFolder)/fonts/\(name)" }
  }

  /// The face of a font key, and why it is not the one asked for, if so.
  struct Choice {
    var face: LoadedFace
    var reason: UnmeasuredReason?
  }

  private(set) var places: Places
  let profile: SystemFontProfile
  let scriptFonts: ScriptFonts
  private let freeType: FreeTypeLibrary
  private var files: [String: Result<FontFile, FontEngineError>] = [:]
  private var faces: [FaceID: LoadedFace] = [:]
  private var choices: [FontFaceKey: Choice?] = [:]
  private var fallbacks: [String: LoadedFace?] = [:]
  private var pairwiseShapings: [PairwiseShaping.Key: PairwiseShaping] = [:]
  private var scalarsOfInter: [String: GlyphScalars] = [:]
  /// Fonts of other scripts; opened when text first needs them.
  private(set) lazy var catalogue = FontconfigCatalogue(
    configurationPath: "\(places.dataFolder)/fonts.conf", cacheFolder: "\(places.cacheFolder)/fontconfig")
  /// Fonts of the audited project; opened when a custom font is first asked for.
  private(set) lazy var folders = FontFolders(paths: places.fontFolders, library: freeType)

  init(places: Places, profile: SystemFontProfile, scriptFonts: ScriptFonts) throws(FontEngineError) {
    self.places = places
    self.profile = profile
    self.scriptFonts = scriptFonts
    freeType = try FreeTypeLibrary()
  }

  /// Searches more folders or files for custom fonts.
  func addFontFolders(_ paths: [String]) {
    places.fontFolders += paths
    folders = FontFolders(paths: places.fontFolders, library: freeType)
    choices = [:]
  }

  /// The open file at a path; opened once.
  func file(at path: String, faceIndex: Int = 0) throws(FontEngineError) -> FontFile {
    let key = "\(path)#\(faceIndex)"
    if let known = files[key] { return try known.get() }
    do throws(FontEngineError) {
      let file = try FontFile(path: path, faceIndex: faceIndex, library: freeType)
      files[key] = .success(file)
      return file
    } catch {
      files[key] = .failure(error)
      throw error
    }
  }

  /// A face already in use.
  func face(_ id: FaceID) -> LoadedFace? { faces[id] }

  /// The face of a font key; `nil` where not even the stand-in of the system font can be read.
  func choice(for key: FontFaceKey) -> Choice? {
    if let known = choices[key] { return known }
    let choice: Choice? =
      switch key.family {
      case .system(let design): systemFace(key, design: design).map { Choice(face: $0) }
      case .custom(let name): customFace(key, name: name)
      }
    choices[key] = .some(choice)
    return choice
  }

  /// The face of a script's stand-in, by family; `nil` where it is not installed.
  func fallback(_ entry: ScriptFonts.Entry, weight: FontWeight) -> LoadedFace? {
    let isBold = weight >= .semibold
    let key = "\(entry.family) \(isBold)"
    if let known = fallbacks[key] { return known }
    let match = catalogue?.face(family: entry.family, weight: weight, isItalic: false)
    let face = match.flatMap { standIn($0, tolerance: entry.tolerance) }
    fallbacks[key] = .some(face)
    return face
  }

  /// Any installed face that has a character.
  func anyFallback(for scalar: Unicode.Scalar) -> LoadedFace? {
    guard let match = catalogue?.face(covering: scalar) else { return nil }
    if let known = fallbacks[match.family] { return known }
    let face = standIn(match, tolerance: 0.1)
    fallbacks[match.family] = .some(face)
    return face
  }

  /// The face of a stand-in that is measured as it is.
  func standIn(_ match: FontconfigCatalogue.Match, tolerance: Double) -> LoadedFace? {
    guard let file = try? file(at: match.path, faceIndex: match.faceIndex) else { return nil }
    let description = file.describe()
    let role = LoadedFace.Role(
      name: description.postScriptName, fitting: .asIs, metrics: description.metrics, basis: .standIn,
      relativeTolerance: tolerance)
    return register(role, file: file)
  }

  /// What shapes a request's text by pairs, with all pairs known so far; `nil` where HarfBuzz has to.
  func pairwiseShaping(_ request: ShapingRequest, face: LoadedFace) -> PairwiseShaping? {
    guard PairwiseShaping.canShape(request, face: face) else { return nil }
    let key = PairwiseShaping.Key(
      face: face.id, script: request.script, language: request.language, allowsLigatures: request.allowsLigatures)
    if let known = pairwiseShapings[key] { return known }
    if pairwiseShapings.count >= Self.maximumPairwiseShapings { pairwiseShapings = [:] }
    let made = PairwiseShaping(request, face: face)
    pairwiseShapings[key] = made
    return made
  }

  private static let maximumPairwiseShapings = 64

  /// The outline of an icon font's glyph in em; `nil` where the font was not fetched.
  func iconOutline(font: String, scalar: Unicode.Scalar) -> Path? {
    guard let name = Self.iconFonts[font], let file = try? file(at: places.fetchedFont(name)),
      let glyph = file.glyph(of: scalar)
    else { return nil }
    return file.outline(of: glyph)
  }

  /// The icon fonts of `fonts/fonts.lock` by their short names in `fonts/symbol-outlines.txt`.
  private static let iconFonts = [
    "bi": "bootstrap-icons.ttf", "ph": "phosphor.ttf", "mdi": "material-design-icons.ttf",
  ]

  /// Puts a face into use. Its id follows from its name, so that it is the same on every run.
  func register(
    _ role: LoadedFace.Role, file: FontFile, textCoordinates: [String: Double] = [:],
    displayCoordinates: [String: Double]? = nil
  ) -> LoadedFace {
    var id = FaceID(index: Self.stableHash(role.name))
    while let taken = faces[id] {
      if taken.role.name == role.name, taken.text.file === file { return taken }
      id = FaceID(index: id.index + 1)
    }
    let face = LoadedFace(
      id: id, role: role, file: file, textCoordinates: textCoordinates, displayCoordinates: displayCoordinates)
    faces[id] = face
    return face
  }

  /// Which characters the glyphs of Inter stand for; read once for upright and once for italic.
  func scalars(of font: HarfBuzzFont) -> GlyphScalars {
    if let known = scalarsOfInter[font.file.path] { return known }
    let scalars = GlyphScalars(font)
    scalarsOfInter[font.file.path] = scalars
    return scalars
  }

  /// A number of 31 bits from a name: FNV-1a, folded.
  private static func stableHash(_ name: String) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int((hash ^ (hash >> 32)) & 0x7FFF_FFFF)
  }
}
