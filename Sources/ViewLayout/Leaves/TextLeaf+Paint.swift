import Geometry
import LayoutTree
import PathGeometry
import Typography

extension TextLeaf {
  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    let appearance = text(element).appearance
    if element.environment.values.isRedacted {
      paintRedacted(appearance, of: element, box: box, with: &painter)
      return
    }
    for (tag, style) in appearance.styles.enumerated() where !appearance.attachedRuns.contains(tag) {
      painter.add(.text(tag: tag), style: style, named: appearance.styleNames[tag], of: box, in: element.frame)
    }
    if !appearance.decorations.isEmpty { paintDecorations(appearance, of: element, box: box, with: &painter) }
  }

  /// A bar for each line, as high as its capitals.
  ///
  /// - Verification: measured in pictures of iOS 26 at 15 and 17 points.
  private func paintRedacted(
    _ appearance: TextAppearance, of element: LayoutElement, box: Int, with painter: inout Painter
  ) {
    guard let font = appearance.fonts.first else { return }
    let height = element.session.metrics(of: font).capHeight
    for line in painter.boxes[box].text?.set.lines ?? [] {
      let bar = Rectangle(
        x: element.frame.minX + line.frame.minX, y: element.frame.minY + line.baseline - height,
        width: line.advanceWidth, height: height)
      painter.fillRedacted(bar, appearance.styles.first, of: element, box: box)
    }
  }

  /// Underlines a fourteenth of the font size below the baseline, strikes through at half the x-height.
  ///
  /// - Verification: inferred.
  private func paintDecorations(
    _ appearance: TextAppearance, of element: LayoutElement, box: Int, with painter: inout Painter
  ) {
    guard let font = appearance.fonts.first, let style = appearance.styles.first else { return }
    let thickness = max(font.pointSize / 14, element.session.grid.pixel)
    for line in painter.boxes[box].text?.set.lines ?? [] {
      var places: [Double] = []
      if appearance.decorations.contains(.underline) { places.append(line.baseline + thickness) }
      if appearance.decorations.contains(.strikethrough) {
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
