import Typography

/// Cuts a text into stretches that one face can draw.
///
/// Each grapheme cluster takes the font asked for if that has all of its characters; else the stand-in of the script,
/// the stand-ins for symbols, then any installed font. Emoji take the emoji font.
struct CoverageRuns {
  /// A stretch of text in one face; `face` is `nil` where no font has the characters.
  struct Run {
    var face: LoadedFace?
    var isFallback: Bool
    /// UTF-16 offsets in the text.
    var range: Range<Int>
    /// A character that no font has.
    var missing: Unicode.Scalar?
    /// Whether the run is a piece of an overlong cluster, which is shaped by itself.
    var isSlice = false
  }

  /// Clusters longer than this many UTF-16 units are shaped in slices: the work of attaching marks to marks grows with
  /// the square of their number. No written language comes near.
  private static let maximumClusterLength = 64

  let library: FontLibrary
  let request: ShapingRequest
  let primary: LoadedFace

  func runs() -> [Run] {
    var runs: [Run] = []
    var offset = 0
    var known: [Unicode.Scalar: Bool] = [:]
    for character in request.text {
      let end = offset + character.utf16.count
      let run = choose(character, range: offset..<end, &known)
      if run.range.count > Self.maximumClusterLength {
        runs += Self.slices(of: run)
      } else if let last = runs.last, last.face === run.face, last.isFallback == run.isFallback, !last.isSlice {
        runs[runs.count - 1].range = last.range.lowerBound..<end
      } else {
        runs.append(run)
      }
      offset = end
    }
    return runs
  }

  private static func slices(of run: Run) -> [Run] {
    stride(from: run.range.lowerBound, to: run.range.upperBound, by: maximumClusterLength).map { start in
      var slice = run
      slice.range = start..<min(start + maximumClusterLength, run.range.upperBound)
      slice.isSlice = true
      return slice
    }
  }

  private func choose(_ character: Character, range: Range<Int>, _ known: inout [Unicode.Scalar: Bool]) -> Run {
    let scalars = character.unicodeScalars
    if Self.isEmoji(scalars), let entry = library.scriptFonts.emoji {
      if let face = library.fallback(entry, weight: .regular), face.hasGlyph(for: scalars.first!) {
        return Run(face: face, isFallback: true, range: range)
      }
      return Run(face: nil, isFallback: true, range: range, missing: scalars.first)
    }
    if covers(primary, scalars, &known) { return Run(face: primary, isFallback: false, range: range) }
    let weight = request.font.weight
    var candidates: [LoadedFace] = []
    if case .custom = request.font.family, let system = systemFace { candidates.append(system) }
    let script = Self.script(of: scalars.first!, run: request.script)
    for entry in library.scriptFonts.candidates(script: script, language: request.language) + library.scriptFonts.common
    {
      if let face = candidates.first(where: { covers($0, scalars) }) {
        return Run(face: face, isFallback: true, range: range)
      }
      candidates = library.fallback(entry, weight: weight).map { [$0] } ?? []
    }
    if let face = candidates.first(where: { covers($0, scalars) }) ?? library.anyFallback(for: scalars.first!) {
      return Run(face: face, isFallback: true, range: range)
    }
    // Marks that no font has are left to the font of their base.
    if primary.hasGlyph(for: scalars.first!) { return Run(face: primary, isFallback: false, range: range) }
    return Run(face: nil, isFallback: true, range: range, missing: scalars.first)
  }

  private var systemFace: LoadedFace? {
    var key = request.font
    key.family = .system(.default)
    return library.choice(for: key)?.face
  }

  private func covers(_ face: LoadedFace, _ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.allSatisfy { Self.isInvisible($0) || face.hasGlyph(for: $0) }
  }

  private func covers(
    _ face: LoadedFace, _ scalars: Character.UnicodeScalarView, _ known: inout [Unicode.Scalar: Bool]
  ) -> Bool {
    scalars.allSatisfy { scalar in
      if let answer = known[scalar] { return answer }
      let answer = Self.isInvisible(scalar) || face.hasGlyph(for: scalar)
      known[scalar] = answer
      return answer
    }
  }

  /// Whether a character needs no glyph: joiners, selectors, directional marks, line ends.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
      || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  /// Whether a grapheme cluster is drawn as a picture.
  /// - Source: Unicode Technical Standard 51, "Emoji Presentation".
  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, !first.isASCII || scalars.count > 1 else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && scalars.contains("\u{FE0F}")
  }

  /// The script that decides on the stand-in: the run's, but Kana and Hangul keep their own within Han text.
  private static func script(of scalar: Unicode.Scalar, run: String) -> String {
    switch scalar.value {
    case 0x3040...0x309F: "Hira"
    case 0x30A0...0x30FF, 0x31F0...0x31FF: "Kana"
    case 0xAC00...0xD7A3, 0x1100...0x11FF: "Hang"
    case 0x3000...0x303F, 0xFF00...0xFFEF, 0x4E00...0x9FFF: "Hani"
    default: run
    }
  }
}
