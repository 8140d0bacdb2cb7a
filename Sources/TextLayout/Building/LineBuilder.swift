import Geometry
import Typography

/// Places the glyphs of fitted lines: pieces in visual order, glyph by glyph.
struct LineBuilder {
  private let fitted: FittedText
  private let fonts: any FontSource
  private let extents: [LineStack.Line]
  private let baselines: [Double]
  private var text: SizedText { fitted.text }

  init(_ fitted: FittedText, fonts: any FontSource) {
    self.fitted = fitted
    self.fonts = fonts
    let stack = LineStack(fitted.text)
    extents = fitted.lines.map(stack.line)
    baselines = stack.baselines(extents)
  }

  /// The lines with their glyphs.
  func lines() -> [SetLine] {
    fitted.lines.indices.map { index in
      let isCut = index == fitted.lines.count - 1 && fitted.truncation != nil
      return line(index, truncation: isCut ? fitted.truncation : nil)
    }
  }

  private func line(_ index: Int, truncation: TruncatedLine?) -> SetLine {
    let filled = fitted.lines[index]
    let pieces = truncation?.pieces ?? Self.pieces(filled)
    let width = truncation?.width ?? filled.width
    let baseline = baselines[index]
    let extent = extents[index]
    let x = leftEdge(width)
    var pen = LinePen(x: x, baseline: baseline, text: text)
    for segment in visualSegments(pieces) { pen.draw(segment) }
    return SetLine(
      text: pieces.count == 1 ? string(pieces[0]) : pieces.map(string).joined(),
      frame: Rectangle(
        x: x, y: baseline - extent.ascent, width: width, height: extent.ascent + extent.descent),
      baseline: baseline, advanceWidth: width, inkBounds: inkBounds(pen), isTruncated: truncation != nil,
      wordBreak: truncation == nil ? filled.wordBreak : nil, glyphRuns: pen.runs, attachments: pen.attachments)
  }

  private static func pieces(_ line: FilledLine) -> [LinePiece] {
    let content = LinePiece.text(line.start..<line.contentEnd)
    guard line.showsHyphen else { return [content] }
    return [content, .insertion(.hyphen, at: max(line.contentEnd - 1, line.start))]
  }

  private func string(_ piece: LinePiece) -> String {
    switch piece {
    case .text(let range): text.prepared.string(range)
    case .insertion(let insertion, _): insertion.rawValue
    }
  }

  /// Where a line of a width starts: lines move inside the text's own width only.
  private func leftEdge(_ width: Double) -> Double {
    let style = text.request.style
    let room = fitted.size.width - width
    switch style.alignment {
    case .center: return room / 2
    case .leading: return style.direction == .leftToRight ? 0 : room
    case .trailing: return style.direction == .leftToRight ? room : 0
    }
  }

  /// The pieces cut at items, from left to right.
  ///
  /// Marks that the setter adds are written in the paragraph's direction.
  private func visualSegments(_ pieces: [LinePiece]) -> [LineSegment] {
    let paragraphLevel: UInt8 = text.request.style.direction == .leftToRight ? 0 : 1
    var segments: [LineSegment] = []
    var levels: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .insertion(let insertion, let offset):
        guard let item = text.insertionItem(at: offset) else { continue }
        segments.append(.insertion(text.insertionShape(insertion, item: item), item: item))
        levels.append(paragraphLevel)
      case .text(let range):
        guard !range.isEmpty else { continue }
        var index = text.prepared.itemIndex(at: range.lowerBound)
        while index < text.prepared.items.count, text.prepared.items[index].range.lowerBound < range.upperBound {
          let item = text.prepared.items[index]
          let part = item.range.clamped(to: range)
          if !part.isEmpty {
            segments.append(.item(index, part))
            levels.append(item.level)
          }
          index += 1
        }
      }
    }
    if levels.allSatisfy({ $0 == 0 }) { return segments }
    return BidiLevels.visualOrder(levels).map { segments[$0] }
  }

  private func inkBounds(_ pen: LinePen) -> Rectangle? {
    var bounds: Rectangle?
    for run in pen.runs {
      guard let box = fonts.inkBounds(of: run) else { continue }
      bounds = bounds?.union(box) ?? box
    }
    for attachment in pen.attachments { bounds = bounds?.union(attachment.frame) ?? attachment.frame }
    return bounds
  }
}

/// A part of a line in one direction.
enum LineSegment {
  /// A stretch of an item, by its position in the text's items.
  case item(Int, Range<Int>)
  /// A mark at the size of an item, by its position in the text's items.
  case insertion(ShapedRun, item: Int)
}
