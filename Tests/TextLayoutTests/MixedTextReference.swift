import FontEngine
import Foundation
import Geometry
import Typography

/// What Pango made of strings, and Chromium of paragraphs, of several scripts and directions, in the fonts that the tool uses.
///
/// - Source: `Conformance/MixedText`: the strings, what the two give for them, and the script that asks them.
struct MixedTextReference: Sendable, CustomStringConvertible {
  /// A stretch of one level and font, in UTF-16 offsets.
  struct Run: Sendable {
    var range: Range<Int>
    var level: UInt8
    var family: String
  }

  /// The leading edge of a cluster and the width of its first code point, negative where it is written to the left, in em.
  struct Caret: Sendable {
    var offset: Int
    var x: Double
    var width: Double
  }

  var name: String
  var direction: LayoutDirection
  var language: String
  var font: String
  /// In points; `nil` for a single line.
  var width: Double?
  var text: String
  var runs: [Run] = []
  /// Clusters that no font has.
  var missing: [Range<Int>] = []
  var carets: [Caret] = []
  /// The lines of a paragraph.
  var lines: [Range<Int>] = []

  var description: String { name }

  /// The size that the reference was set in, in points.
  static let pointSize = 12.0

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Conformance/MixedText")

  /// All strings, in the file's order.
  static let all: [MixedTextReference] = {
    var result = lines("strings.txt").compactMap { fields -> MixedTextReference? in
      guard fields.count == 6 else { return nil }
      return MixedTextReference(
        name: fields[0], direction: fields[1] == "rtl" ? .rightToLeft : .leftToRight, language: fields[2],
        font: fields[3], width: Double(fields[4]), text: fields[5])
    }
    var current: Int?
    for fields in lines("reference.txt") {
      if fields[0] == "text" {
        current = result.firstIndex { $0.name == fields[1] }
      } else if let current {
        result[current].add(fields)
      }
    }
    return result
  }()

  private static func lines(_ name: String) -> [[String]] {
    let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private mutating func add(_ fields: [String]) {
    switch fields[0] {
    case "carets":
      carets = fields.dropFirst().compactMap { field in
        let numbers = field.split(separator: ":").compactMap { Double($0) }
        return numbers.count == 3 ? Caret(offset: Int(numbers[0]), x: numbers[1], width: numbers[2]) : nil
      }
    default:
      guard fields.count >= 3, let start = Int(fields[1]), let end = Int(fields[2]) else { return }
      switch fields[0] {
      case "run": runs.append(Run(range: start..<end, level: UInt8(fields[3]) ?? 0, family: fields[4]))
      case "missing": missing.append(start..<end)
      default: lines.append(start..<end)
      }
    }
  }

  /// The width of the cluster behind a caret: up to the next caret of its run, else that of its only code point; `nil` where
  /// the last cluster of a run has several.
  func width(of caret: Caret, next: Caret?) -> Double? {
    if let next, runs.contains(where: { $0.range.contains(caret.offset) && $0.range.contains(next.offset) }) {
      return next.x - caret.x
    }
    let end = next?.offset ?? text.utf16.count
    let cluster = String(decoding: Array(text.utf16)[caret.offset..<end], as: UTF16.self)
    return cluster.unicodeScalars.count == 1 ? caret.width : nil
  }

  /// The fonts of the reference: Inter as it is, and those of the paragraphs.
  static let engine: FontEngine = {
    guard let installation = Installation(above: #filePath) else {
      preconditionFailure("the repository has a folder fonts/")
    }
    let noto = "/usr/share/fonts/truetype/noto/NotoSans"
    let files =
      ["\(installation.cacheFolder)/fonts/Inter.ttf", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"]
      + ["Arabic", "Devanagari", "Hebrew", "Thai"].map { "\(noto)\($0)-Regular.ttf" }
    guard let engine = try? FontEngine(installation, fontFolders: files) else {
      preconditionFailure("FreeType starts")
    }
    return engine
  }()

  /// The text in its font, as the setter takes it.
  var request: TextRequest {
    var style = ParagraphStyle()
    style.direction = direction
    style.locale = language
    style.metrics = .macOS
    return TextRequest(
      runs: [TextRun(text: text, font: ResolvedFont(family: .custom(font), pointSize: Self.pointSize))], style: style,
      grid: PixelGrid(scale: 3))
  }
}
