package import Foundation
package import Typography

/// A paragraph whose lines Apple's engine was recorded to break, to hold the setter against.
package struct RecordedParagraph: Hashable, Sendable, CustomStringConvertible {
  /// The recorded image.
  package var name: String
  /// Positions of the paragraph's lines among those of the image.
  package var range: Range<Int>
  package var font: FontRequest
  package var textSize: DynamicTypeSize
  /// Pixels per point of the recording.
  package var scale: Double
  /// Width of the column, in points.
  package var width: Double
  /// A word that is set bold or italic.
  package var emphasis: Emphasis?
  /// The recorded lines; empty where the recording is not at hand.
  package var lines: [String]

  package struct Emphasis: Hashable, Sendable {
    package var word: String
    package var isBold: Bool
  }

  package var description: String { "\(name) \(range)" }

  /// The text that was broken: a space stood at the end of each line, but not behind `-` or `/` in an address.
  package var text: String {
    var text = ""
    for line in lines {
      let isInAddress =
        text.contains("://") && (text.hasSuffix("-") || text.hasSuffix("/") || line.hasPrefix(":"))
      if !text.isEmpty, !isInAddress { text += " " }
      text += line
    }
    return text
  }

  /// The text in runs: the emphasised word apart from what stands before and behind it.
  package var runs: [(text: String, font: FontRequest)] {
    guard let emphasis, let range = text.range(of: emphasis.word) else { return [(text, font)] }
    var changed = font
    if emphasis.isBold { changed.isBold = true } else { changed.isItalic = true }
    let parts = [(String(text[..<range.lowerBound]), font), (emphasis.word, changed)]
    return (parts + [(String(text[range.upperBound...]), font)]).filter { !$0.0.isEmpty }
  }

  /// The paragraphs of a text file, without their lines; lines that begin with `#` are comments.
  ///
  /// Fields: image, first line, line after the last, text style or point size, weight, "upright" or "italic", text size,
  /// scale, width, emphasis ("bold:WORD", "italic:WORD"); "-" where there is none.
  package static func paragraphs(in text: String) -> [RecordedParagraph] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 10, let first = Int(fields[1]), let end = Int(fields[2]), first < end,
        let textSize = DynamicTypeSize(rawValue: fields[6]), let scale = Double(fields[7]),
        let width = Double(fields[8]),
        let origin = TextStyle(rawValue: fields[3]).map({ FontRequest.Origin.textStyle($0) })
          ?? Double(fields[3]).map({ .systemSize($0) })
      else { return nil }
      var font = FontRequest(origin, weight: FontWeight(rawValue: fields[4]))
      font.isItalic = fields[5] == "italic"
      let words = fields[9].split(separator: ":").map(String.init)
      return RecordedParagraph(
        name: fields[0], range: first..<end, font: font, textSize: textSize, scale: scale, width: width,
        emphasis: words.count == 2 ? Emphasis(word: words[1], isBold: words[0] == "bold") : nil, lines: [])
    }
  }

  /// The paragraphs with their lines from the collection of recorded images; those that it lacks are left out.
  ///
  /// - Parameter renderings: the bytes of `apple-renderings.json`.
  package static func paragraphs(_ paragraphs: [RecordedParagraph], from renderings: Data) -> [RecordedParagraph] {
    let document = (try? JSONSerialization.jsonObject(with: renderings)) as? [String: Any]
    var lines: [String: [String]] = [:]
    for entry in document?["cases"] as? [[String: Any]] ?? [] {
      guard let id = entry["id"] as? String, let measures = entry["measures"] as? [[String: Any]] else { continue }
      for measure in measures where measure["name"] as? String == "lines" {
        lines[id] = (measure["value"] as? [[String: Any]] ?? []).map { $0["text"] as? String ?? "" }
      }
    }
    return paragraphs.compactMap { paragraph in
      guard let known = lines[paragraph.name], known.count >= paragraph.range.upperBound else { return nil }
      var paragraph = paragraph
      paragraph.lines = Array(known[paragraph.range])
      return paragraph
    }
  }
}
