import Colorimetry
import Diagnostics
import Geometry
package import LayoutTree
import PathGeometry
package import Typography

/// Layout trees made by hand, for tests of what comes after layout.
package enum SampleTrees {
  package static let file = "Examples/KeywordBubble.swift"

  /// Point sizes of the title style at the twelve text sizes.
  package static let titleSizes: [Double] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]

  /// A capsule that holds a symbol and a text of one or two lines.
  package static func bubble(at size: DynamicTypeSize) -> LayoutTree {
    let pointSize = titleSizes[size.index]
    let lines = size >= .accessibility2 ? ["fern-leaf", "lavender"] : ["fern-leaf lavender"]
    var builder = TreeBuilder(container: Rectangle(x: 0, y: 0, width: 393, height: 852))
    let text = TreeBuilder.text(lines, pointSize: pointSize)
    let icon = pointSize * 1.1
    let content = Size(width: icon + 8 + text.size.width, height: text.size.height)
    let frame = Rectangle(
      x: (393 - content.width - 32) / 2, y: (852 - content.height - 32) / 2, width: content.width + 32,
      height: content.height + 32)
    let root = builder.add("Capsule", path: "KeywordBubble/background/Capsule", line: 12, frame: frame)
    builder.paint(root, .area(capsule(frame)), purple.map { $0.opacity(0.75) }, isBackdrop: true)
    let inner = frame.inset(by: 16)
    let symbolFrame = Rectangle(x: inner.minX, y: inner.minY + pointSize * 0.1, width: icon, height: icon * 0.86)
    let image = builder.add("Image", path: "KeywordBubble/Label/Image", line: 9, frame: symbolFrame)
    builder.setSymbol(image, name: "leaf", drawing: leaf(in: Rectangle(origin: .zero, size: symbolFrame.size)))
    builder.paint(image, .symbol, DynamicColor(light: .white))
    let textFrame = Rectangle(
      x: inner.minX + icon + 8, y: inner.minY, width: text.size.width, height: text.size.height)
    let label = builder.add("Text", path: "KeywordBubble/Label/Text", line: 8, frame: textFrame)
    builder.setText(label, lines.joined(separator: " "), text, font: ResolvedFont(pointSize: pointSize))
    builder.paint(label, .text(tag: 0), DynamicColor(light: .white))
    return builder.tree()
  }

  /// A card with a clipped gradient, a picture that is not at hand, hostile text, and a part that was not measured.
  package static func card(at size: DynamicTypeSize, title: String) -> LayoutTree {
    let pointSize = titleSizes[size.index] * 0.6
    var builder = TreeBuilder(container: Rectangle(x: 0, y: 0, width: 393, height: 852))
    let frame = Rectangle(x: 24, y: 120, width: 345, height: 300)
    let clip = builder.clip(roundedRectangle(frame, radius: 22))
    let card = builder.add("ZStack", path: "Card/ZStack", line: 21, frame: frame)
    let stops = [
      PaintedGradient.Stop(color: DynamicColor(light: .white, dark: RGBAColor(bytes: 28, 28, 30)), location: 0),
      PaintedGradient.Stop(
        color: DynamicColor(light: RGBAColor(bytes: 90, 200, 250), dark: RGBAColor(bytes: 10, 70, 110)), location: 1),
    ]
    let gradient = PaintedGradient(kind: .linear(start: frame.origin, end: Point(x: 24, y: 420)), stops: stops)
    builder.paint(card, .rectangle(frame), .gradient(gradient), clips: [clip])
    let photo = builder.add(
      "Image", path: "Card/Image", line: 24, frame: Rectangle(x: 24, y: 120, width: 345, height: 130))
    builder.setImage(photo, PlacedImage(name: "harvest", file: "Examples/Assets/harvest.png"))
    builder.paint(photo, .image(Rectangle(x: 24, y: 120, width: 345, height: 130)), .image, clips: [clip])
    let text = TreeBuilder.text([String(title.prefix(24))], pointSize: pointSize)
    let label = builder.add(
      "Text", path: "Card/Text", line: 27, frame: Rectangle(origin: Point(x: 40, y: 266), size: text.size))
    builder.setText(label, title, text, font: ResolvedFont(pointSize: pointSize))
    builder.paint(label, .text(tag: 0), DynamicColor(light: .black, dark: .white), clips: [clip])
    let chart = builder.add(
      "Chart", path: "Card/Chart", line: 30, frame: Rectangle(x: 40, y: 340, width: 313, height: 60))
    builder.addUnmeasured(chart, code: "unknown-view", message: "The view “Chart” is not modelled.", line: 30)
    return builder.tree()
  }

  private static let purple = DynamicColor(light: RGBAColor(bytes: 203, 48, 224), dark: RGBAColor(bytes: 219, 52, 242))

  private static func capsule(_ frame: Rectangle) -> Path { roundedRectangle(frame, radius: frame.height / 2) }

  private static func roundedRectangle(_ frame: Rectangle, radius: Double) -> Path {
    let k = radius * 0.5523
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    return Path([
      .move(Point(x: left + radius, y: top)), .line(Point(x: right - radius, y: top)),
      .cubic(
        control1: Point(x: right - radius + k, y: top), control2: Point(x: right, y: top + radius - k),
        end: Point(x: right, y: top + radius)), .line(Point(x: right, y: bottom - radius)),
      .cubic(
        control1: Point(x: right, y: bottom - radius + k), control2: Point(x: right - radius + k, y: bottom),
        end: Point(x: right - radius, y: bottom)), .line(Point(x: left + radius, y: bottom)),
      .cubic(
        control1: Point(x: left + radius - k, y: bottom), control2: Point(x: left, y: bottom - radius + k),
        end: Point(x: left, y: bottom - radius)), .line(Point(x: left, y: top + radius)),
      .cubic(
        control1: Point(x: left, y: top + radius - k), control2: Point(x: left + radius - k, y: top),
        end: Point(x: left + radius, y: top)), .close,
    ])
  }

  private static func leaf(in box: Rectangle) -> Path {
    Path([
      .move(Point(x: box.minX, y: box.minY)),
      .cubic(
        control1: Point(x: box.maxX, y: box.minY), control2: Point(x: box.maxX, y: box.midY),
        end: Point(x: box.maxX, y: box.maxY)),
      .cubic(
        control1: Point(x: box.minX, y: box.maxY), control2: Point(x: box.minX, y: box.midY),
        end: Point(x: box.minX, y: box.minY)), .close,
    ])
  }
}
