import Foundation

/// Unicode's own test files, from the system package `unicode-data` (`/usr/share/unicode`).
///
/// - Source: Unicode Character Database 15.0.0; the installed ICU must implement the same version.
enum UnicodeData {
  static let folder = "/usr/share/unicode/"

  static func isPresent(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder + name) }

  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + name)))
  }

  /// The lines that hold data, comments cut off.
  static func lines(_ name: String) throws -> [Substring] {
    let text = String(decoding: try bytes(name), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let data = line.prefix { $0 != "#" }
      return data.allSatisfy(\.isWhitespace) ? nil : data
    }
  }

  /// A character of each bidirectional class, none of them a bracket.
  static let bidiSamples: [(name: String, unit: UInt16)] = [
    ("L", 0x61), ("R", 0x5D0), ("AL", 0x627), ("EN", 0x31), ("ES", 0x2B), ("ET", 0x24), ("AN", 0x661), ("CS", 0x2C),
    ("NSM", 0x300), ("BN", 0xAD), ("B", 0x2029), ("S", 0x09), ("WS", 0x20), ("ON", 0x21), ("LRE", 0x202A),
    ("LRO", 0x202D), ("RLE", 0x202B), ("RLO", 0x202E), ("PDF", 0x202C), ("LRI", 0x2066), ("RLI", 0x2067),
    ("FSI", 0x2068), ("PDI", 0x2069),
  ]
}
