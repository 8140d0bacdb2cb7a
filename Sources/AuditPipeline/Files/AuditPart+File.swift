import Auditing
import Colorimetry
import Diagnostics
package import Foundation
import Geometry
import LayoutTree
import PathGeometry
import Typography

/// A part as a file of JSON lines: the head, each tree once, each layout, and the outlines of all glyphs, so that
/// pictures can be drawn without asking the fonts again. Written and read by the same version of the tool only.
extension AuditPart {
  /// The file's bytes.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Self.infinity, negativeInfinity: "-" + Self.infinity, nan: Self.noNumber)
    // Numbers, texts and lists of them always encode.
    func line(_ value: some Encodable) -> Data { (try? encoder.encode(value)) ?? Data() }
    var trees: [Data] = []
    var positions: [Data: Int] = [:]
    var outlines = StoredOutlines()
    var layoutLines: [Data] = []
    for (position, layout) in layouts.sorted(by: { $0.key < $1.key }) {
      let renderings = layout.renderings.map { rendering -> LayoutLine.Rendering in
        let tree = line(TreeLine(rendering.tree))
        if let known = positions[tree] { return LayoutLine.Rendering(variant: rendering.variant, tree: known) }
        outlines.add(glyphsOf: rendering.tree)
        positions[tree] = trees.count
        trees.append(tree)
        return LayoutLine.Rendering(variant: rendering.variant, tree: trees.count - 1)
      }
      layoutLines.append(line(LayoutLine(layout, position: position, renderings: renderings)))
    }
    let counts = line([trees.count, layoutLines.count])
    let lines = [line(head), counts] + trees + layoutLines + [line(outlines)]
    return Data(lines.map { $0 + Data("\n".utf8) }.joined())
  }

  private static let infinity = "infinity"
  private static let noNumber = "nan"

  /// Reads a file.
  ///
  /// - Parameter name: the path that messages name.
  package init(_ data: Data, name: String) throws(AuditPartError) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Self.infinity, negativeInfinity: "-" + Self.infinity, nan: Self.noNumber)
    let lines = data.split(separator: UInt8(ascii: "\n"))
    do {
      guard lines.count >= 3 else { throw Malformed() }
      head = try decoder.decode(Head.self, from: lines[0])
      let counts = try decoder.decode([Int].self, from: lines[1])
      guard head.format == Self.formatName, counts.count == 2, counts.allSatisfy({ $0 >= 0 && $0 < lines.count }),
        lines.count == counts[0] + counts[1] + 3, head.count > 0
      else { throw Malformed() }
      let outlines = try decoder.decode(StoredOutlines.self, from: lines[lines.count - 1])
      let trees = try lines[2..<(2 + counts[0])].map {
        try decoder.decode(TreeLine.self, from: $0).tree(outlines: outlines)
      }
      layouts = [:]
      for line in lines[(2 + counts[0])...].dropLast() {
        let layout = try decoder.decode(LayoutLine.self, from: line)
        guard layout.renderings.allSatisfy({ trees.indices.contains($0.tree) }) else { throw Malformed() }
        layouts[layout.position] = layout.layout(trees: trees)
      }
    } catch {
      throw AuditPartError(
        message: "\(name) is no part that this version of sizewise wrote. Write it again with --shard and --output.")
    }
  }

  private struct Malformed: Error {}
}

// MARK: Trees

/// A tree without its source of outlines.
private struct TreeLine: Codable {
  var boxes: [LayoutBox]
  var paint: [PaintItem]
  var clips: [ClipShape]
  var container: Rectangle
  var safeArea: Rectangle
  var grid: PixelGrid
  var background: DynamicColor
  var unmeasured: [UnmeasuredBox]

  init(_ tree: LayoutTree) {
    boxes = tree.boxes
    paint = tree.paint
    clips = tree.clips
    container = tree.container
    safeArea = tree.safeArea
    grid = tree.grid
    background = tree.background
    unmeasured = tree.unmeasured
  }

  func tree(outlines: StoredOutlines) -> LayoutTree {
    LayoutTree(
      boxes: boxes, paint: paint, clips: clips, container: container, safeArea: safeArea, grid: grid,
      background: background, outlines: outlines, unmeasured: unmeasured)
  }
}

private struct LayoutLine: Codable {
  struct Rendering: Codable {
    var variant: Variant
    var tree: Int
  }

  var position: Int
  var name: String
  var file: String
  var range: SourceRange?
  var renderings: [Rendering]
  var findings: [Finding]
  var counts: [String: Int]
  var unmeasured: [UnmeasuredBox]
  var diagnostics: [Diagnostic]
  var measuredSuppressions: [SourceRange]

  init(_ layout: AuditedLayout, position: Int, renderings: [Rendering]) {
    self.position = position
    self.renderings = renderings
    name = layout.name
    file = layout.file
    range = layout.range
    findings = layout.findings
    counts = Dictionary(uniqueKeysWithValues: layout.counts.map { ($0.key.rawValue, $0.value) })
    unmeasured = layout.unmeasured
    diagnostics = layout.diagnostics
    measuredSuppressions = layout.measuredSuppressions
  }

  func layout(trees: [LayoutTree]) -> AuditedLayout {
    var counts: [Outcome: Int] = [:]
    for (name, count) in self.counts {
      if let outcome = Outcome(rawValue: name) { counts[outcome] = count }
    }
    var layout = AuditedLayout(
      name: name, file: file, range: range,
      renderings: renderings.map { AuditedLayout.Rendering(variant: $0.variant, tree: trees[$0.tree]) },
      findings: findings, counts: counts, unmeasured: unmeasured, diagnostics: diagnostics)
    layout.measuredSuppressions = measuredSuppressions
    return layout
  }
}

// MARK: Outlines

/// The outlines of the glyphs that some trees use.
private struct StoredOutlines: Codable, GlyphOutlineSource {
  private struct Key: Codable, Hashable {
    var face: FaceID
    var glyph: UInt32
    var pointSize: Double
  }

  private struct Entry: Codable {
    var key: Key
    /// About the glyph's origin, in points.
    var path: Path
  }

  private var paths: [Key: Path] = [:]

  init() {}

  mutating func add(glyphsOf tree: LayoutTree) {
    for run in tree.boxes.compactMap(\.text).flatMap(\.set.lines).flatMap(\.glyphRuns) {
      for glyph in run.glyphs {
        let key = Key(face: run.face, glyph: glyph.id, pointSize: run.pointSize)
        guard paths[key] == nil else { continue }
        paths[key] = tree.outlines.outline(
          of: PositionedGlyphRun(
            face: run.face, pointSize: run.pointSize, tag: 0,
            glyphs: [PositionedGlyphRun.Glyph(id: glyph.id, position: .zero)]))
      }
    }
  }

  func outline(of run: PositionedGlyphRun) -> Path {
    Path(
      run.glyphs.flatMap { glyph -> [Path.Element] in
        let key = Key(face: run.face, glyph: glyph.id, pointSize: run.pointSize)
        guard let path = paths[key] else { return [] }
        let place = AffineTransform(
          a: glyph.horizontalScale, b: 0, c: 0, d: 1, tx: glyph.position.x, ty: glyph.position.y)
        return path.applying(place).elements
      })
  }

  init(from decoder: any Decoder) throws {
    let entries = try [Entry](from: decoder)
    paths = Dictionary(entries.map { ($0.key, $0.path) }, uniquingKeysWith: { first, _ in first })
  }

  func encode(to encoder: any Encoder) throws {
    let order = paths.sorted { one, other in
      (one.key.face.index, one.key.glyph, one.key.pointSize)
        < (other.key.face.index, other.key.glyph, other.key.pointSize)
    }
    try order.map { Entry(key: $0.key, path: $0.value) }.encode(to: encoder)
  }
}
