import AuditRules
import Auditing
import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import TestSupport
import Typography

/// Builds layout trees box by box.
struct TreeFixture {
  var tree: LayoutTree
  /// How many boxes of a kind lie directly in each.
  private var siblings: [String: Int] = [:]

  init(container: Rectangle = Rectangle(x: 0, y: 0, width: 393, height: 852)) {
    tree = LayoutTree(
      boxes: [], paint: [], clips: [], container: container, safeArea: container, grid: PixelGrid(scale: 3),
      background: DynamicColor(light: .white, dark: .black), outlines: FixedAdvanceFont())
  }

  /// Adds a box below another and gives its id.
  @discardableResult
  mutating func box(_ kind: String, _ frame: Rectangle, in parent: Int? = nil, line: Int? = nil) -> Int {
    let id = tree.boxes.count
    let place = "\(kind) \(parent ?? -1)"
    let known = parent == nil ? 0 : siblings[place, default: 0]
    siblings[place] = known + 1
    let name = known == 0 ? kind : "\(kind)[\(known + 1)]"
    let path = parent.map { tree.boxes[$0].path + "/" + name } ?? name
    let range = line.map {
      SourceRange(file: "View.swift", startLine: $0, startColumn: 3, endLine: $0, endColumn: 9)
    }
    tree.boxes.append(
      LayoutBox(
        id: id, parent: parent, kind: kind, range: range, path: path, frame: frame,
        proposal: ProposedViewSize(frame.size)))
    if let parent { tree.boxes[parent].children.append(id) }
    return id
  }

  /// Adds a text of one line at its natural width; its ink is as in `FixedAdvanceFont`.
  @discardableResult
  mutating func text(
    _ string: String, at origin: Point, size: Double = 20, in parent: Int? = nil, proposedWidth: Double? = nil,
    color: DynamicColor = DynamicColor(light: .black, dark: .white)
  ) -> Int {
    var glyphs: [PositionedGlyphRun.Glyph] = []
    var x = 0.0
    for character in string {
      let id = character.unicodeScalars.first?.value ?? 0
      glyphs.append(PositionedGlyphRun.Glyph(id: id, position: Point(x: x, y: 0.75 * size)))
      x += FixedAdvanceFont.advance(of: character) * size
    }
    let run = PositionedGlyphRun(face: FaceID(index: 0), pointSize: size, tag: 0, glyphs: glyphs)
    let line = SetLine(
      text: string, frame: Rectangle(x: 0, y: 0, width: x, height: size), baseline: 0.75 * size, advanceWidth: x,
      inkBounds: FixedAdvanceFont().inkBounds(of: run), glyphRuns: [run])
    let set = SetText(
      size: Size(width: x, height: size), lines: [line], firstBaseline: 0.75 * size, lastBaseline: 0.75 * size,
      unlimitedLineCount: 1, basis: .realFont, relativeTolerance: 0.005,
      demand: TextDemand(singleLineWidth: x, widestWord: string, widestWordWidth: x))
    let id = box("Text", Rectangle(x: origin.x, y: origin.y, width: x, height: size), in: parent)
    tree.boxes[id].text = PlacedText(
      string: string, set: set, fonts: [ResolvedFont(pointSize: size, scalesRelativeTo: .body)])
    tree.boxes[id].proposal.width = proposedWidth ?? x
    tree.paint.append(PaintItem(box: id, content: .text(tag: 0), paint: .color(color)))
    return id
  }

  /// Adds a symbol with a silhouette.
  @discardableResult
  mutating func symbol(
    _ name: String, frame: Rectangle, silhouette: [Point], tolerance: Double = 0.1, in parent: Int? = nil
  ) -> Int {
    let id = box("Image", frame, in: parent)
    let path = Path.closed(silhouette.map { $0 - frame.origin })
    tree.boxes[id].symbol = PlacedSymbol(
      name: name, ink: path.boundingBox ?? .zero, silhouette: path, drawing: path, tolerance: tolerance,
      isMeasured: true)
    tree.paint.append(
      PaintItem(box: id, content: .symbol, paint: .color(DynamicColor(light: .black, dark: .white))))
    return id
  }

  /// Adds what a box paints; backdrops have to come before what lies on them.
  mutating func fill(
    _ path: Path, of box: Int, color: DynamicColor = DynamicColor(light: RGBAColor(bytes: 0, 122, 255)),
    isBackdrop: Bool = true
  ) {
    var item = PaintItem(box: box, content: .area(path), paint: .color(color))
    item.isBackdrop = isBackdrop
    tree.paint.append(item)
  }

  /// Adds a clip and puts everything painted by the boxes under it.
  mutating func clip(_ path: Path, of box: Int, scrollableAxes: AxisSet = []) {
    let index = tree.clips.count
    tree.clips.append(ClipShape(path: path, box: box, scrollableAxes: scrollableAxes))
    for item in tree.paint.indices where isWithin(tree.paint[item].box, box) { tree.paint[item].clips.append(index) }
  }

  private func isWithin(_ box: Int, _ other: Int) -> Bool {
    box == other || (tree.boxes[box].parent.map { isWithin($0, other) } ?? false)
  }

  /// What one rule sees.
  func observe(_ rule: any Rule, in variant: Variant = Variant(), settings: RuleSettings = .standard) -> [Observation] {
    rule.check(AuditedTree(tree), in: variant, options: settings.options(of: rule.metadata))
  }

  /// The outcome for the only subject that is not passed, or passed.
  func outcome(_ rule: any Rule, in variant: Variant = Variant()) -> Outcome {
    let observations = observe(rule, in: variant)
    for outcome in [Outcome.failed, .cantTell, .passed] where observations.contains(where: { $0.outcome == outcome }) {
      return outcome
    }
    return .inapplicable
  }

  /// The findings of all rules in one variant.
  func findings(in variant: Variant = Variant()) -> [Finding] {
    let auditor = Auditor(registry: RuleList.registry)
    return auditor.fold([auditor.judge(tree, variants: [variant])]).findings
  }
}
