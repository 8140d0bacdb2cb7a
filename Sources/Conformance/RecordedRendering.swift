package import Colorimetry
package import Foundation
package import PlatformProfile
package import Typography

/// A screen that Apple's engine drew, with the figures measured in its image and the SwiftUI source that rebuilds it.
package struct RecordedRendering: Decodable, Sendable {
  package var id: String
  /// The public repository that keeps the image, "owner/name".
  package var repository: String
  /// A file of the folder of fixtures.
  package var fixture: String
  /// The preview in the file.
  package var preview: String
  package var size: DynamicTypeSize
  package var scheme: ColorScheme
  package var os: OSProfile
  /// Pixels per point of the image.
  package var scale: Double
  /// Width and height of the room, in points; `nil` where the view was drawn at its ideal size.
  package var room: [Double]?
  /// Top, leading, bottom and trailing insets of the room's safe area, in points; `nil` where the recording does not
  /// state them: then heights on the page count from each other.
  package var safeArea: [Double]?
  package var values: [Value]

  /// One value: a number, or the position and size of one line or frame.
  package struct Value: Decodable, Sendable {
    package var name: String
    package var unit: Unit
    package var tolerance: Double
    /// The text of the line, where it was recorded.
    package var text: String?
    /// Where the text stands in the recordings, when it is too long to be repeated here.
    package var longText: String?
    /// Width of the text that decides the horizontal figures, in the value's unit: 1 % of it is allowed besides.
    package var textWidth: Double?
    /// What to measure, and what was recorded.
    package var figures: [String: Double]
  }

  package enum Unit: String, Decodable, Sendable {
    case points = "pt"
    case pixels = "px"
  }

  /// The renderings of the repository's data file.
  package static func all(in data: Data) throws -> [RecordedRendering] {
    try JSONDecoder().decode(File.self, from: data).renderings
  }

  private struct File: Decodable {
    var renderings: [RecordedRendering]
  }
}

extension OSProfile: Decodable {}
