import Colorimetry
import Diagnostics
import Geometry
import Typography

extension LayoutTree {
  /// The placed tree as text: a line a box, indented by depth.
  ///
  /// Kind, source line, frame (x y width height, from the container's top left), identifier, text with its lines and
  /// their ink, clips, colours in light and dark. The first line names the container, the last ones what could not be
  /// measured.
  package var textDump: String {
    var lines = ["container \(Self.sizes(container)) safe area \(Self.numbers(safeArea, from: container))"]
    let paintedBy = Dictionary(grouping: paint, by: \.box)
    var pending = boxes.filter { $0.parent == nil }.map { (box: $0, depth: 0) }.reversed() as [(LayoutBox, Int)]
    while let (box, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + line(of: box, paint: paintedBy[box.id] ?? []))
      for child in box.children.reversed() { pending.append((boxes[child], depth + 1)) }
    }
    for entry in unmeasured {
      let place = entry.range.map { " at \($0.startLine)" } ?? ""
      lines.append("unmeasured\(place): \(entry.code): \(entry.message)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(of box: LayoutBox, paint: [PaintItem]) -> String {
    var parts = [box.kind]
    if let range = box.range { parts.append(":\(range.startLine)") }
    parts.append("[\(Self.numbers(box.frame, from: container))]")
    if let identifier = box.semantics.identifier { parts.append("#\(identifier)") }
    if box.semantics.isHidden { parts.append("hidden") }
    if let transform = box.drawingTransform {
      let drawn = transform.apply(Rectangle(origin: .zero, size: box.frame.size))
      parts.append("drawn [\(Self.numbers(drawn, from: container))]")
    }
    if let text = box.text { parts += text.dumpParts }
    if let symbol = box.symbol {
      parts.append("symbol \(symbol.name) ink [\(Self.numbers(symbol.ink, from: .zero))]")
    }
    if let image = box.image { parts.append("picture \(image.name)") }
    parts += Self.colors(of: paint)
    let cuts = Set(paint.flatMap(\.clips)).sorted()
    if !cuts.isEmpty {
      parts.append("clips " + cuts.map { "\(boxes[clips[$0].box].kind)@\(clips[$0].box)" }.joined(separator: ","))
    }
    return parts.joined(separator: " ")
  }

  /// The colours of what a box paints, each once.
  private static func colors(of paint: [PaintItem]) -> [String] {
    var seen: [String] = []
    for item in paint {
      var text: String
      switch item.paint {
      case .color(let color): text = "\(color.light.dump)/\(color.dark.dump)"
      case .gradient(let gradient):
        text =
          "gradient " + gradient.stops.map { "\($0.color.light.dump)/\($0.color.dark.dump)" }.joined(separator: ",")
      case .image: text = "pixels"
      case .unknown(let reason): text = "unknown (\(reason))"
      }
      if item.opacity != 1 { text += " at \(DumpNumber(item.opacity))" }
      if let reason = item.unmeasuredReason { text += " (\(reason))" }
      if !seen.contains(text) { seen.append(text) }
    }
    return seen
  }

  private static func numbers(_ frame: Rectangle, from container: Rectangle) -> String {
    [frame.minX - container.minX, frame.minY - container.minY, frame.width, frame.height]
      .map { DumpNumber($0).description }.joined(separator: " ")
  }

  private static func sizes(_ frame: Rectangle) -> String { "\(DumpNumber(frame.width)) x \(DumpNumber(frame.height))" }
}

extension PlacedText {
  /// "“two|lines”", each line with its ink and baseline from the text's top.
  fileprivate var dumpParts: [String] {
    var parts: [String] = []
    for line in set.lines {
      let ink = line.inkBounds.map { " ink \(DumpNumber($0.minX))…\(DumpNumber($0.maxX))" } ?? ""
      let mark = line.isTruncated ? " truncated" : line.wordBreak.map { " \($0.rawValue)" } ?? ""
      parts.append(
        "“\(line.text.escapedForDump)” \(DumpNumber(line.advanceWidth)) @\(DumpNumber(line.baseline))\(ink)\(mark)")
    }
    if set.scaleFactor != 1 { parts.append("scaled \(DumpNumber(set.scaleFactor))") }
    return parts
  }
}

extension RGBAColor {
  /// "#RRGGBB" or "#RRGGBBAA".
  fileprivate var dump: String {
    func byte(_ value: Double) -> String {
      let number = Int((min(max(value, 0), 1) * 255).rounded())
      let digits = String(number, radix: 16, uppercase: true)
      return number < 16 ? "0" + digits : digits
    }
    let color = "#" + byte(red) + byte(green) + byte(blue)
    return alpha == 1 ? color : color + byte(alpha)
  }
}

extension String {
  /// The text on one line.
  var escapedForDump: String {
    replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t")
  }
}
