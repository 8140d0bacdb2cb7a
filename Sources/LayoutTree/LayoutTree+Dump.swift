import Colorimetry
import Diagnostics
import Geometry
import PathGeometry
import Typography

/// The placed tree as text, for people and for goldens.
extension LayoutTree {
  /// A line a box, indented by depth: kind, place in the source, frame, identifier, text with its lines, symbol,
  /// picture, clips and colours. Lengths are points with two decimals.
  package var dump: String {
    var lines = [
      "container \(Self.text(container)) safe area \(Self.text(safeArea)) scale \(Self.text(grid.scale))"
    ]
    for box in boxes where box.parent == nil { append(box, depth: 0, to: &lines) }
    for part in unmeasured {
      lines.append("not measured: \(part.code) \(part.range?.description ?? "-") \(part.message)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func append(_ box: LayoutBox, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    lines.append(indent + words(for: box).joined(separator: " "))
    for line in box.text?.set.lines ?? [] { lines.append(indent + "  | " + Self.text(line)) }
    for child in box.children { append(boxes[child], depth: depth + 1, to: &lines) }
  }

  private func words(for box: LayoutBox) -> [String] {
    var words = [box.kind, box.range.map { "\($0.file):\($0.startLine)" } ?? "-", Self.text(box.frame)]
    if let identifier = box.semantics.identifier { words.append("#\(identifier)") }
    if box.text != nil, let font = box.text?.fonts.first { words.append("font \(Self.text(font.pointSize))") }
    if let symbol = box.symbol { words.append("symbol \(symbol.name) ink \(Self.text(symbol.ink))") }
    if let image = box.image { words.append("image \(image.name)") }
    for clip in clips where clip.box == box.id { words.append("clips to \(Self.text(clip.path.controlBox ?? .zero))") }
    words += paint.filter { $0.box == box.id }.map(Self.text)
    return words
  }

  private static func text(_ item: PaintItem) -> String {
    var text =
      switch item.paint {
      case .color(let color):
        "paint " + Self.text(color.light) + (color.dark == color.light ? "" : "/" + Self.text(color.dark))
      case .gradient: "paint gradient"
      case .image: "paint image"
      case .unknown(let reason): "paint unknown (\(reason))"
      }
    if item.opacity < 1 { text += " at \(Self.text(item.opacity))" }
    return text
  }

  private static func text(_ color: RGBAColor) -> String {
    let components = [color.red, color.green, color.blue].map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + components.joined() + (color.alpha < 1 ? "@\(text(color.alpha))" : "")
  }

  private static func text(_ line: SetLine) -> String {
    var words = ["“\(line.text)”", text(line.frame), "baseline \(text(line.baseline))"]
    if let ink = line.inkBounds { words.append("ink \(text(ink))") }
    if line.isTruncated { words.append("truncated") }
    if let wordBreak = line.wordBreak { words.append("breaks a word, \(wordBreak.rawValue)") }
    return words.joined(separator: " ")
  }

  private static func text(_ rectangle: Rectangle) -> String {
    "(\(text(rectangle.minX)), \(text(rectangle.minY))) \(text(rectangle.width)) x \(text(rectangle.height))"
  }

  /// Two decimals at most, ties away from zero.
  private static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = (value * 100).rounded(.toNearestOrAwayFromZero)
    let whole = Int(abs(hundredths)) / 100
    let rest = Int(abs(hundredths)) % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
