import Colorimetry
import Foundation
import Geometry
import LayoutTree
import PathGeometry
import Typography

/// What pictures share: outlines, embedded pictures, colours; and what one of them defines for itself.
struct PictureLibrary {
  /// Largest side of an embedded picture, in pixels; enough for a phone's width on paper and on a sharp screen.
  private static let embeddedPixels = 640

  var outlines = OutlineLibrary()
  var palette = Palette()
  var shapes: ShapeLibrary
  private let source: any PictureSource
  private var images: [String: String?] = [:]
  private(set) var imageDefinitions = ""
  private var imageCount = 0
  /// Clips and gradients since they were last taken.
  private var local: [String: String] = [:]
  private var localDefinitions = ""
  private var localCount = 0

  /// - Parameter sharesShapes: whether pictures of one page share what they draw.
  init(pictures: any PictureSource, sharesShapes: Bool = false) {
    source = pictures
    shapes = ShapeLibrary(isSharing: sharesShapes)
  }

  /// The symbol of a project's picture, one unit wide and high; `nil` when its pixels are not at hand.
  mutating func image(file: String) -> String? {
    if let known = images[file] { return known }
    guard let picture = source.picture(file: file, maximumPixels: Self.embeddedPixels) else {
      images[file] = .some(nil)
      return nil
    }
    let name = "i\(imageCount)"
    imageCount += 1
    imageDefinitions +=
      "<symbol id=\"\(name)\" viewBox=\"0 0 1 1\" preserveAspectRatio=\"none\">"
      + "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"data:\(picture.format.rawValue);base64,"
      + Data(picture.bytes).base64EncodedString() + "\"/></symbol>"
    images[file] = .some(name)
    return name
  }

  /// The name of a definition of its own for the pictures at hand; the same content is defined once.
  mutating func define(_ content: (_ id: String) -> String) -> String {
    let key = content("")
    if let known = local[key] { return known }
    let name = "d" + String(localCount, radix: 36)
    localCount += 1
    local[key] = name
    localDefinitions += content(name)
    return name
  }

  /// The definitions made since the last call; later pictures cannot use them again.
  mutating func takeDefinitions() -> String {
    defer {
      local = [:]
      localDefinitions = ""
    }
    return localDefinitions
  }

  /// The definitions that every picture may use.
  var sharedDefinitions: String { Self.patterns + imageDefinitions + outlines.definitions + shapes.definitions }

  /// Fills for what has no known colour: hatched where it could not be computed, chequered where a picture is missing.
  private static let patterns =
    "<pattern id=\"unknown\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
    + "<rect width=\"8\" height=\"8\" fill=\"#8a8a94\" fill-opacity=\".22\"/>"
    + "<rect width=\"3\" height=\"8\" fill=\"#8a8a94\" fill-opacity=\".5\"/></pattern>"
    + "<pattern id=\"missing\" width=\"16\" height=\"16\" patternUnits=\"userSpaceOnUse\">"
    + "<rect width=\"16\" height=\"16\" fill=\"#b4b6be\"/><path d=\"M0 0H8V8H0ZM8 8H16V16H8Z\" fill=\"#a8aab3\"/></pattern>"
}
