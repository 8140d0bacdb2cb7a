import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import Typography

/// Puts layout trees together by hand.
struct TreeBuilder {
  private var boxes: [LayoutBox] = []
  private var items: [PaintItem] = []
  private var clips: [ClipShape] = []
  private var unmeasured: [UnmeasuredBox] = []
  private let container: Rectangle

  init(container: Rectangle) { self.container = container }

  mutating func add(_ kind: String, path: String, line: Int, frame: Rectangle) -> Int {
    let box = LayoutBox(
      id: boxes.count, parent: boxes.isEmpty ? nil : 0, kind: kind, range: Self.range(line), path: path, frame: frame,
      proposal: ProposedViewSize(frame.size))
    boxes.append(box)
    if boxes.count > 1 { boxes[0].children.append(box.id) }
    return box.id
  }

  mutating func setText(_ box: Int, _ string: String, _ set: SetText, font: ResolvedFont) {
    boxes[box].text = PlacedText(string: string, set: set, fonts: [font])
  }

  mutating func setSymbol(_ box: Int, name: String, drawing: Path) {
    let ink = Rectangle(origin: .zero, size: boxes[box].frame.size)
    boxes[box].symbol = PlacedSymbol(
      name: name, ink: ink, silhouette: drawing, drawing: drawing, tolerance: 0.01 * ink.width, isMeasured: true)
  }

  mutating func setImage(_ box: Int, _ image: PlacedImage) { boxes[box].image = image }

  mutating func clip(_ path: Path) -> Int {
    clips.append(ClipShape(path: path, box: 0))
    return clips.count - 1
  }

  mutating func paint(_ box: Int, _ content: PaintItem.Content, _ color: DynamicColor, isBackdrop: Bool = false) {
    var item = PaintItem(box: box, content: content, paint: .color(color))
    item.isBackdrop = isBackdrop
    items.append(item)
  }

  mutating func paint(_ box: Int, _ content: PaintItem.Content, _ color: DynamicColor, clips: [Int]) {
    items.append(PaintItem(box: box, content: content, paint: .color(color), clips: clips))
  }

  mutating func paint(_ box: Int, _ content: PaintItem.Content, _ paint: Paint, clips: [Int]) {
    items.append(PaintItem(box: box, content: content, paint: paint, clips: clips))
  }

  mutating func addUnmeasured(_ box: Int, code: String, message: String, line: Int) {
    unmeasured.append(UnmeasuredBox(code: code, message: message, range: Self.range(line), box: box))
  }

  func tree() -> LayoutTree {
    LayoutTree(
      boxes: boxes, paint: items, clips: clips, container: container,
      safeArea: Rectangle(x: 0, y: 59, width: container.width, height: container.height - 93),
      grid: PixelGrid(scale: 3), background: DynamicColor(light: .white, dark: .black), outlines: BlockOutlines(),
      unmeasured: unmeasured)
  }

  /// Lines of block letters.
  static func text(_ lines: [String], pointSize: Double) -> SetText {
    let height = (pointSize * 1.2).rounded(.up)
    let set = lines.enumerated().map { index, line in
      let advance = pointSize * BlockOutlines.advance
      let baseline = Double(index) * height + pointSize
      let glyphs = line.unicodeScalars.enumerated().map { position, scalar in
        PositionedGlyphRun.Glyph(id: scalar.value, position: Point(x: Double(position) * advance, y: baseline))
      }
      let width = Double(line.unicodeScalars.count) * advance
      return SetLine(
        text: line, frame: Rectangle(x: 0, y: Double(index) * height, width: width, height: height),
        baseline: baseline, advanceWidth: width, inkBounds: nil,
        glyphRuns: [PositionedGlyphRun(face: FaceID(index: 0), pointSize: pointSize, tag: 0, glyphs: glyphs)])
    }
    let width = set.map(\.advanceWidth).max() ?? 0
    return SetText(
      size: Size(width: width, height: height * Double(lines.count)), lines: set, firstBaseline: pointSize,
      lastBaseline: Double(lines.count - 1) * height + pointSize, unlimitedLineCount: lines.count, basis: .profile,
      relativeTolerance: 0.002)
  }

  private static func range(_ line: Int) -> SourceRange {
    SourceRange(file: SampleTrees.file, startLine: line, startColumn: 7, endLine: line, endColumn: 32)
  }
}
