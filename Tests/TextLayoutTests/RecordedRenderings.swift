import Foundation

/// Lines of text read off images that Apple's engine rendered, where the shared cases are at hand.
///
/// - Source: `../shared/cases/apple-renderings.json`; each case names its image.
enum RecordedRenderings {
  struct Line {
    var text: String
    /// Left, top, right and bottom of the ink, in pixels.
    var ink: [Double]
  }

  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "shared/cases/apple-renderings.json")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: path.path) }

  /// The lines of a case, in the order of the recording.
  static func lines(_ id: String) throws -> [Line] {
    guard let found = try cases()[id] else { return [] }
    return found
  }

  private static func cases() throws -> [String: [Line]] {
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? [String: Any]
    var result: [String: [Line]] = [:]
    for entry in document?["cases"] as? [[String: Any]] ?? [] {
      guard let id = entry["id"] as? String, let measures = entry["measures"] as? [[String: Any]] else { continue }
      for measure in measures where measure["name"] as? String == "lines" {
        result[id] = (measure["value"] as? [[String: Any]] ?? []).map { line in
          Line(text: line["text"] as? String ?? "", ink: (line["ink_px"] as? [NSNumber] ?? []).map(\.doubleValue))
        }
      }
    }
    return result
  }

  /// The text that was broken into lines: a space stood at each end, but not behind `-` or `/` in an address.
  static func joined(_ lines: [String]) -> String {
    var text = ""
    for line in lines {
      if !text.isEmpty, !(text.contains("://") && (text.hasSuffix("-") || text.hasSuffix("/") || line.hasPrefix(":"))) {
        text += " "
      }
      text += line
    }
    return text
  }
}
