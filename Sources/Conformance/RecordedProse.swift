package import Foundation

/// Texts of the recordings that are too long to be kept in the repository, read from the recordings themselves.
///
/// A fixture names one with `{{case lines 0-5}}` (lines joined), `{{case quote 2}}` (the second text in quotation marks of
/// the description), `{{case item 3}}` (a row of a list without its number), or `{{case after url2}}` (the word that follows
/// `url2` in the description).
package struct RecordedProse: Sendable {
  private var lines: [String: [String]] = [:]
  private var descriptions: [String: String] = [:]

  /// - Parameters:
  ///   - data: the recordings, `cases` with `id`, `view` and `measures`.
  package init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    for entry in file.cases {
      descriptions[entry.id] = entry.view
      for measure in entry.measures {
        lines[entry.id + " " + measure.name] = measure.value.texts
      }
    }
  }

  /// Whether a source refers to prose.
  package static func isNeeded(in source: String) -> Bool { source.contains("{{") }

  /// The source with its references replaced; `nil` when one has no text.
  package func filled(_ source: String) -> String? {
    var result = ""
    var rest = source[...]
    while let start = rest.range(of: "{{") {
      guard let end = rest.range(of: "}}", range: start.upperBound..<rest.endIndex),
        let text = text(String(rest[start.upperBound..<end.lowerBound]))
      else { return nil }
      result += rest[..<start.lowerBound] + text.replacingOccurrences(of: "\"", with: "\\\"")
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The text that a reference names.
  package func text(_ reference: String) -> String? {
    let words = reference.split(separator: " ").map(String.init)
    guard words.count == 3, let description = descriptions[words[0]] else { return nil }
    switch words[1] {
    case "quote":
      let mark = "\u{1}"
      let quotes = description.replacingOccurrences(of: "\\\"", with: mark).components(separatedBy: "\"").enumerated()
        .filter { $0.offset % 2 == 1 }.map { $0.element.replacingOccurrences(of: mark, with: "\"") }
      return Int(words[2]).flatMap { $0 > 0 && $0 <= quotes.count ? quotes[$0 - 1] : nil }
    case "after":
      return description.range(of: words[2] + " ").map {
        String(description[$0.upperBound...].prefix { $0 != " " }).trimmingCharacters(in: .punctuationCharacters)
      }
    case "item":
      guard let lines = lines[words[0] + " rows"], let index = Int(words[2]), lines.indices.contains(index) else {
        return nil
      }
      return lines[index].range(of: ". ").map { String(lines[index][$0.upperBound...]) }
    default:
      let bounds = words[2].split(separator: "-").compactMap { Int($0) }
      guard let lines = lines[words[0] + " " + words[1]], let first = bounds.first, let last = bounds.last,
        first <= last, lines.indices.contains(last)
      else { return nil }
      return Self.joined(Array(lines[first...last]))
    }
  }

  /// The text that was broken into lines: a space stood at each end, but not behind `-` or `/` in an address.
  private static func joined(_ lines: [String]) -> String {
    var text = ""
    for line in lines {
      if !text.isEmpty, !(text.contains("://") && (text.hasSuffix("-") || text.hasSuffix("/") || line.hasPrefix(":"))) {
        text += " "
      }
      text += line
    }
    return text
  }

  private struct File: Decodable {
    struct Case: Decodable {
      var id: String
      var view: String
      var measures: [Measure]
    }

    struct Measure: Decodable {
      var name: String
      var value: TextList
    }

    /// The texts of a list of lines; empty for any other value.
    struct TextList: Decodable {
      struct Line: Decodable { var text: String? }

      var texts: [String]

      init(from decoder: any Decoder) throws {
        texts = ((try? [Line](from: decoder)) ?? []).map { $0.text ?? "" }
      }
    }

    var cases: [Case]
  }
}
