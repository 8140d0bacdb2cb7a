import Geometry
import PathGeometry

/// Shapes and runs of glyphs that occur many times in a report, each written once and used at its places.
struct ShapeLibrary {
  /// Texts up to this length are shorter where they stand.
  private static let shortest = 56

  /// Whether anything is shared; pictures of their own hold what they show.
  let isSharing: Bool
  private var names: [String: String] = [:]
  private(set) var definitions = ""

  init(isSharing: Bool) { self.isSharing = isSharing }

  /// The element that draws a path.
  ///
  /// - Parameter attributes: of the element, with a space before each.
  mutating func element(_ path: Path, attributes: String = "") -> String {
    guard isSharing, let bounds = path.controlBounds, bounds.isFinite else {
      return "<path d=\"\(PathText.data(path))\"\(attributes)/>"
    }
    let data = PathText.relativeData(path.applying(.translation(x: -bounds.minX, y: -bounds.minY)))
    guard data.utf8.count > Self.shortest else {
      return "<path d=\"\(PathText.relativeData(path))\"\(attributes)/>"
    }
    let name = name(of: data, prefix: "s") { "<path id=\"\($0)\" d=\"\(data)\"/>" }
    return "<use href=\"#\(name)\" x=\"\(PathText.coordinate(bounds.minX))\" y=\"\(PathText.coordinate(bounds.minY))\""
      + "\(attributes)/>"
  }

  /// The element that draws glyphs, themselves elements, at a place and size.
  mutating func run(_ glyphs: String, transform: String) -> String {
    guard isSharing, glyphs.utf8.count > Self.shortest else { return "<g transform=\"\(transform)\">\(glyphs)</g>" }
    let name = name(of: glyphs, prefix: "r") { "<g id=\"\($0)\">\(glyphs)</g>" }
    return "<use href=\"#\(name)\" transform=\"\(transform)\"/>"
  }

  private mutating func name(of text: String, prefix: String, _ definition: (String) -> String) -> String {
    if let known = names[text] { return known }
    let name = prefix + String(names.count, radix: 36)
    names[text] = name
    definitions += definition(name)
    return name
  }
}
