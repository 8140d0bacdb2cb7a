import CICU

/// A stretch of text in one script.
struct ScriptRun: Equatable {
  /// UTF-16 offsets.
  var range: Range<Int>
  /// The four-letter ISO 15924 name: "Latn", "Arab"; "Zyyy" where the text holds nothing but common characters.
  var script: String
}

/// Splits text into stretches of one script.
///
/// Common and inherited characters (spaces, digits, punctuation, marks) take the script of the text before them, at the
/// start that of the text behind them; a closing bracket takes the script of its opening one.
/// - Source: Unicode Standard Annex 24, sections 5.1 and 5.2.
enum ScriptItemizer {
  private static let deepestBracket = 64

  /// The runs of `text`, in order, without gaps.
  ///
  /// - Complexity: linear in the length.
  static func runs(of text: [UInt16]) -> [ScriptRun] {
    guard !text.isEmpty else { return [] }
    if text.allSatisfy({ $0 < 0x80 }) {
      let hasLetter = text.contains { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
      return [ScriptRun(range: 0..<text.count, script: hasLetter ? "Latn" : "Zyyy")]
    }
    return resolvedRuns(of: text)
  }

  private static func resolvedRuns(of text: [UInt16]) -> [ScriptRun] {
    var runs: [(range: Range<Int>, script: UScriptCode)] = []
    var brackets: [(closing: Int32, script: UScriptCode)] = []
    var offset = 0
    while offset < text.count {
      let (scalar, length) = UTF16Scalar.decode(text, at: offset)
      let current = runs.last?.script ?? USCRIPT_COMMON
      var script = resolvedScript(of: scalar, after: current)
      switch isNoBracket(scalar) ? Int32(U_BPT_NONE.rawValue) : icu_bracket_type(scalar) {
      case Int32(U_BPT_OPEN.rawValue):
        if brackets.count < deepestBracket { brackets.append((icu_paired_bracket(scalar), current)) }
      case Int32(U_BPT_CLOSE.rawValue):
        if let match = brackets.lastIndex(where: { $0.closing == scalar }) {
          if brackets[match].script != USCRIPT_COMMON { script = brackets[match].script }
          brackets.removeSubrange(match...)
        }
      default: break
      }
      append(script, offset..<(offset + length), to: &runs)
      offset += length
    }
    return runs.map { ScriptRun(range: $0.range, script: shortName($0.script)) }
  }

  private static func append(
    _ script: UScriptCode, _ range: Range<Int>, to runs: inout [(range: Range<Int>, script: UScriptCode)]
  ) {
    guard let last = runs.last else {
      runs.append((range, script))
      return
    }
    if last.script == script || script == USCRIPT_COMMON {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else if last.script == USCRIPT_COMMON {
      runs[runs.count - 1] = (last.range.lowerBound..<range.upperBound, script)
    } else {
      runs.append((range, script))
    }
  }

  /// Whether a character lies in a range without paired brackets, where most letters do.
  ///
  /// Optimization: saves the look-up; `UnitRangeTests` compares the ranges with Unicode's property.
  static func isNoBracket(_ scalar: Int32) -> Bool {
    switch scalar {
    case 0..<0x28, 0x2A..<0x5B, 0x7E..<0xF3A, 0x169D..<0x2045, 0x3021..<0xFE59: true
    default: false
    }
  }

  /// Whether a character is a paired bracket.
  static func isBracket(_ scalar: Int32) -> Bool { icu_bracket_type(scalar) != Int32(U_BPT_NONE.rawValue) }

  /// The script that a character belongs to behind text of script `current`.
  private static func resolvedScript(of scalar: Int32, after current: UScriptCode) -> UScriptCode {
    var status = U_ZERO_ERROR
    let script = icu_script(scalar, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return current }
    if script == USCRIPT_COMMON || script == USCRIPT_INHERITED || script == current { return current }
    // Characters shared by a few scripts stay with the text before them.
    if current != USCRIPT_COMMON, icu_has_script(scalar, current) != 0 { return current }
    return script
  }

  private static func shortName(_ script: UScriptCode) -> String {
    icu_script_short_name(script).map { String(cString: $0) } ?? "Zyyy"
  }
}
