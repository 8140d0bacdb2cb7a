import Geometry
import LayoutTree
import PathGeometry
import Typography

extension TextLeaf {
  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    if element.environment.values.redaction != nil {
      painter.fill(.rectangle(element.frame), with: redactionStyle, of: box, in: element.frame)
      return
    }
    for (tag, style) in styles.enumerated() where !attachedRuns.contains(tag) {
      painter.add(.text(tag: tag), style: style, named: styleNames[tag], of: box, in: element.frame)
    }
    if !decorations.isEmpty { paintDecorations(of: element, box: box, with: &painter) }
  }

  /// The bars that stand for text while its content is redacted.
  ///
  /// - Verification: inferred; a faint foreground.
  private var redactionStyle: ResolvedStyle { styles.first?.opacity(0.16) ?? .unknown(reason: "redacted") }

  /// Underlines a fourteenth of the font size below the baseline, strikes through at half the x-height.
  ///
  /// - Verification: inferred.
  private func paintDecorations(of element: LayoutElement, box: Int, with painter: inout Painter) {
    guard let font = fonts.first, let style = styles.first else { return }
    let thickness = max(font.pointSize / 14, element.session.grid.pixel)
    for line in painter.boxes[box].text?.set.lines ?? [] {
      var places: [Double] = []
      if decorations.contains(.underline) { places.append(line.baseline + thickness) }
      if decorations.contains(.strikethrough) {
        places.append(line.baseline - element.session.metrics(of: font).xHeight / 2 - thickness / 2)
      }
      for place in places {
        let bar = Rectangle(
          x: element.frame.minX + line.frame.minX, y: element.frame.minY + place, width: line.advanceWidth,
          height: thickness)
        painter.fill(.rectangle(bar), with: style, of: box, in: element.frame)
      }
    }
  }
}
