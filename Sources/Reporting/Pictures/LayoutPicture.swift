package import Auditing
import Colorimetry
import Geometry
import LayoutTree
import Typography

/// Pictures of layouts as SVG documents that stand alone.
package struct LayoutPicture: Sendable {
  package enum Crop: String, Hashable, Sendable, CaseIterable {
    /// The whole window or canvas.
    case container
    /// What is painted, with a margin.
    case content
  }

  package var options: ReportOptions
  package var crop: Crop
  /// Whether the findings of the variant are drawn over the picture.
  package var showsFindings: Bool

  package init(options: ReportOptions = ReportOptions(), crop: Crop = .container, showsFindings: Bool = true) {
    self.options = options
    self.crop = crop
    self.showsFindings = showsFindings
  }

  /// One variant of a layout, in points.
  package func svg(_ rendering: AuditedLayout.Rendering, of layout: AuditedLayout) -> String {
    var library = PictureLibrary(pictures: options.pictures)
    // Without findings there is nothing to see beyond the window.
    let isWindow = crop == .container && !showsFindings
    let box = isWindow ? rendering.tree.container : PictureCrop.box(of: [rendering.tree], whole: crop == .container)
    let marks = MarkDrawing(coloring: .fixed, labels: LabelDrawing(labels: options.labels), bounds: box)
    let content = elements(of: rendering, in: layout, marks: marks, library: &library)
    let title = layout.name + ", " + Wording.variant(rendering.variant)
    return document(size: box.size, viewBox: box, title: title, library: &library, content: content)
  }

  /// All variants of a layout: a column a text size, a row for each choice of the rest, labelled.
  package func contactSheet(of layout: AuditedLayout) -> String {
    var library = PictureLibrary(pictures: options.pictures)
    let sheet = ContactSheet(
      layout: layout, crop: PictureCrop.box(of: layout.renderings.map(\.tree), whole: crop == .container))
    let labels = LabelDrawing(labels: options.labels)
    var content = "<rect width=\"100%\" height=\"100%\" fill=\"#f4f4f6\"/>"
    content += labels.element(
      layout.name, at: Point(x: ContactSheet.margin, y: 34), size: 18, anchor: .start, attributes: "fill=\"#1c1c22\"")
    for (column, size) in sheet.sizes.enumerated() {
      content += labels.element(
        size.shortName, at: sheet.columnLabel(column), size: 13, anchor: .middle, attributes: "fill=\"#55555f\"")
    }
    for (row, name) in sheet.rowNames.enumerated() {
      content += labels.element(
        name, at: sheet.rowLabel(row), size: 13, anchor: .start, attributes: "fill=\"#55555f\"")
    }
    let marks = MarkDrawing(coloring: .fixed, unit: sheet.pointsPerUnit, labels: labels, bounds: sheet.crop)
    for rendering in layout.renderings {
      guard let cell = sheet.cell(of: rendering.variant) else { continue }
      content += "<svg \(PathText.attributes(cell)) viewBox=\"\(PictureCrop.viewBox(sheet.crop))\">"
      content += elements(of: rendering, in: layout, marks: marks, library: &library) + "</svg>"
      content += "<rect \(PathText.attributes(cell)) fill=\"none\" stroke=\"#c9c9d1\"/>"
    }
    let whole = Rectangle(origin: .zero, size: sheet.size)
    return document(
      size: sheet.size, viewBox: whole, title: layout.name + ", all variants", library: &library, content: content)
  }

  private func elements(
    of rendering: AuditedLayout.Rendering, in layout: AuditedLayout, marks: MarkDrawing,
    library: inout PictureLibrary
  ) -> String {
    let naming = ColorNaming.resolved(rendering.variant.appearance)
    var content = TreeDrawing.elements(of: rendering.tree, naming: naming, library: &library)
    guard showsFindings else { return content }
    var labelled: [Point] = []
    for finding in layout.findings {
      for occurrence in finding.occurrences where occurrence.variant == rendering.variant {
        let end = occurrence.marks.lazy.compactMap(\.distanceEnd).first
        content += marks.elements(occurrence, isLabelled: end.map { !labelled.contains($0) } ?? true)
        if let end { labelled.append(end) }
      }
    }
    return content
  }

  private func document(
    size: Size, viewBox: Rectangle, title: String, library: inout PictureLibrary, content: String
  ) -> String {
    let local = library.takeDefinitions()
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(PathText.coordinate(size.width))\""
      + " height=\"\(PathText.coordinate(size.height))\" viewBox=\"\(PictureCrop.viewBox(viewBox))\" role=\"img\">"
      + "<title>\(TextEscaping.markup(title))</title><defs>\(library.sharedDefinitions)\(local)</defs>\(content)</svg>\n"
  }
}

/// The places of a contact sheet, in points.
private struct ContactSheet {
  static let margin = 24.0
  private static let cellWidth = 180.0
  private static let gap = 14.0
  private static let header = 72.0
  private static let rowHeader = 26.0

  let sizes: [DynamicTypeSize]
  let rows: [Variant]
  let rowNames: [String]
  let crop: Rectangle
  private let cellHeight: Double

  init(layout: AuditedLayout, crop: Rectangle) {
    let variants = layout.renderings.map(\.variant)
    sizes = Set(variants.map(\.textSize)).sorted()
    var rows: [Variant] = []
    for variant in variants.map(Self.withoutTextSize) where !rows.contains(variant) { rows.append(variant) }
    self.rows = rows
    rowNames = rows.map { Wording.appearance($0.appearance) + ", " + Wording.setting(VariantSetting($0)) }
    self.crop = crop
    cellHeight = crop.width > 0 ? Self.cellWidth * crop.height / crop.width : Self.cellWidth
  }

  private static func withoutTextSize(_ variant: Variant) -> Variant {
    var variant = variant
    variant.textSize = .large
    return variant
  }

  var size: Size {
    Size(
      width: max(240, 2 * Self.margin + Double(sizes.count) * (Self.cellWidth + Self.gap) - Self.gap),
      height: Self.header + Double(rows.count) * (cellHeight + Self.rowHeader + Self.gap) + Self.margin)
  }

  /// Points of a layout to one unit of the sheet.
  var pointsPerUnit: Double { crop.width / Self.cellWidth }

  func columnLabel(_ column: Int) -> Point {
    Point(x: Self.margin + Double(column) * (Self.cellWidth + Self.gap) + Self.cellWidth / 2, y: Self.header - 10)
  }

  func rowLabel(_ row: Int) -> Point {
    Point(x: Self.margin, y: rowTop(row) - 8)
  }

  func cell(of variant: Variant) -> Rectangle? {
    guard let column = sizes.firstIndex(of: variant.textSize),
      let row = rows.firstIndex(of: Self.withoutTextSize(variant))
    else { return nil }
    return Rectangle(
      x: Self.margin + Double(column) * (Self.cellWidth + Self.gap), y: rowTop(row), width: Self.cellWidth,
      height: cellHeight)
  }

  private func rowTop(_ row: Int) -> Double {
    Self.header + Self.rowHeader + Double(row) * (cellHeight + Self.rowHeader + Self.gap)
  }
}
