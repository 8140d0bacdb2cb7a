package import Typography

/// What the engine reads from a font, for the command `font`.
package struct FontReport: Hashable, Sendable {
  /// A face of a font file.
  package struct Face: Hashable, Sendable {
    package var path: String
    package var faceIndex: Int
    package var description: FaceDescription
    package var coverage: [CoveredBlock]
    /// Number of characters with a glyph.
    package var characterCount: Int
  }

  /// A group of characters and how many of it a face has.
  package struct CoveredBlock: Hashable, Sendable {
    package var name: String
    package var covered: Int
    package var total: Int
  }

  /// The name asked for.
  package var name: String
  /// The faces that the name means: one for a PostScript name or path, all of a family else.
  package var faces: [Face]
  /// Why there are none, with near names.
  package var unmeasured: UnmeasuredReason?
}

/// A font of Apple's and what stands in for it here.
package struct StandInReport: Hashable, Sendable {
  /// What it stands for: "system font", "system font, serif", "script Arab", "emoji", "symbols".
  package var role: String
  package var family: String
  /// The file, where it was found.
  package var path: String?
  package var basis: MeasurementBasis
  /// Expected error of a width, as a fraction.
  package var relativeTolerance: Double
  /// How to install the font, for people.
  package var installation: String
}

/// Groups of characters that text is commonly made of, by ranges of Unicode.
enum CharacterBlock {
  /// - Source: Unicode 15.1, Blocks.txt; unassigned code points are counted like assigned ones.
  static let all: [(name: String, ranges: [ClosedRange<UInt32>])] = [
    ("Basic Latin", [0x20...0x7E]), ("Latin-1", [0xA0...0xFF]), ("Latin Extended-A", [0x100...0x17F]),
    ("Vietnamese", [0x1EA0...0x1EF9]), ("Greek", [0x391...0x3A1, 0x3A3...0x3CE]), ("Cyrillic", [0x400...0x45F]),
    ("Armenian", [0x531...0x556, 0x561...0x587]), ("Hebrew", [0x5D0...0x5EA]),
    ("Arabic", [0x621...0x63A, 0x641...0x64A]),
    ("Devanagari", [0x904...0x939]), ("Bengali", [0x985...0x98C, 0x993...0x9A8]),
    ("Tamil", [0xB85...0xB8A, 0xBAE...0xBB9]),
    ("Thai", [0xE01...0xE3A]), ("Georgian", [0x10D0...0x10F0]), ("Hangul", [0xAC00...0xD7A3]),
    ("Hiragana", [0x3041...0x3096]), ("Katakana", [0x30A1...0x30FA]), ("Han", [0x4E00...0x9FFF]),
    ("General Punctuation", [0x2010...0x2027]), ("Currency", [0x20A0...0x20BF]), ("Arrows", [0x2190...0x21FF]),
    ("Mathematical Operators", [0x2200...0x22FF]), ("Emoji", [0x1F300...0x1F5FF, 0x1F600...0x1F64F]),
  ]

  /// How much of every block a face covers; blocks without any character are left out.
  static func coverage(of ranges: [ClosedRange<UInt32>]) -> [FontReport.CoveredBlock] {
    all.compactMap { block in
      let covered = block.ranges.reduce(0) { sum, wanted in
        sum
          + ranges.reduce(0) { part, range in
            let overlap =
              Int(min(range.upperBound, wanted.upperBound)) - Int(max(range.lowerBound, wanted.lowerBound)) + 1
            return part + max(0, overlap)
          }
      }
      guard covered > 0 else { return nil }
      return FontReport.CoveredBlock(
        name: block.name, covered: covered, total: block.ranges.reduce(0) { $0 + $1.count })
    }
  }
}
