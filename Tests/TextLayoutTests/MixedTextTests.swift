import FontEngine
import Geometry
import Testing
import Typography

@testable import TextLayout

/// Itemisation, fallback and carets against Pango, line breaks against Chromium, with the same fonts.
@Suite struct MixedTextTests {
  static let strings = MixedTextReference.all.filter { $0.width == nil }
  static let paragraphs = MixedTextReference.all.filter { $0.width != nil }

  @Test func theTableIsComplete() {
    #expect(Self.strings.count >= 60)
    #expect(Self.strings.allSatisfy { !$0.runs.isEmpty && !$0.carets.isEmpty })
    #expect(Self.paragraphs.count >= 15)
    #expect(Self.paragraphs.allSatisfy { $0.lines.count >= 3 })
  }

  /// A character of a set line: where a caret stands before it and which way it leads, in em.
  struct Place {
    var level: UInt8
    /// The face's name; `nil` where no font has the character.
    var face: String?
    var x: Double
    var width: Double
  }

  /// The places of a single line by UTF-16 offset, for every offset that a caret may stand at.
  static func places(_ reference: MixedTextReference) -> [Int: Place] {
    let engine = MixedTextReference.engine
    let request = reference.request
    var preparation = TextPreparation(PreparationKey(request), iterators: BreakIterators()) { engine.shape($0) }
    let prepared = preparation.prepare()
    let sized = SizedText(
      prepared, request, fonts: engine, insertions: InsertionShapes(limit: 0) { engine.shape($0) })
    var places: [Int: Place] = [:]
    var pen = 0.0
    for index in BidiLevels.visualOrder(prepared.items.map(\.level)) {
      let item = prepared.items[index]
      guard let shaped = item.shaped else { continue }
      let width = SizedText.points(shaped.advanceSum, sized.items[index])
      var offset = item.range.lowerBound
      while offset < item.range.upperBound {
        var next = offset + 1
        while next < item.range.upperBound, !prepared.isCluster(at: next) { next += 1 }
        let start = SizedText.points(item.sum(to: offset), sized.items[index])
        let end = SizedText.points(item.sum(to: next), sized.items[index])
        let isForward = item.level % 2 == 0
        let glyph = shaped.glyphs[shaped.clusterGlyphs[offset - item.range.lowerBound].lowerBound]
        let face = shaped.faces[glyph.face]
        places[offset] = Place(
          level: item.level, face: face.basis == .unmeasured ? nil : engine.name(of: face.face),
          x: (pen + (isForward ? start : width - start)) / MixedTextReference.pointSize,
          width: (isForward ? end - start : start - end) / MixedTextReference.pointSize)
        offset = next
      }
      pen += width
    }
    return places
  }

  /// Whether a face is of a family: "NotoSansHebrew-Regular" of "Noto Sans Hebrew".
  static func isOf(_ family: String, _ face: String) -> Bool {
    let name = face.prefix { $0 != "-" && $0 != " " }.lowercased()
    return name == family.filter { $0 != " " }.lowercased()
  }

  @Test(arguments: strings) func runsAndFontsAreThoseOfPango(reference: MixedTextReference) throws {
    let places = Self.places(reference)
    let units = Array(reference.text.utf16)
    for run in reference.runs {
      for offset in run.range {
        guard let place = places[offset] else { continue }
        #expect(place.level == run.level, "level at \(offset)")
        let isMissing = reference.missing.contains { $0.contains(offset) }
        #expect((place.face == nil) == isMissing, "missing at \(offset)")
        // Pango sets a space in the font of the word before it, Apple's engine in the font asked for.
        guard !isMissing, units[offset] != 0x20, let face = place.face else { continue }
        #expect(Self.isOf(run.family, face), "\(face) for \(run.family) at \(offset)")
      }
    }
  }

  @Test(arguments: strings) func caretsStandWhereThoseOfPangoStand(reference: MixedTextReference) throws {
    let places = Self.places(reference)
    let units = Array(reference.text.utf16)
    let carets = reference.carets.filter { $0.offset < units.count }
    var compared: [(offset: Int, theirs: Double, ours: Double)] = []
    for (index, caret) in carets.enumerated() {
      guard let place = places[caret.offset] else { continue }
      compared.append((caret.offset, caret.x, place.x))
      let next = index + 1 < carets.count ? carets[index + 1] : nil
      // Boxes, spaces, parts of ligatures and unscaled pictures of emoji have widths of their own in Pango.
      let isLigature = next.map { places[$0.offset] == nil } ?? false
      let isMissing = reference.missing.contains { $0.contains(caret.offset) }
      let isEmoji = place.face?.hasPrefix("NotoColorEmoji") == true
      guard !isLigature, !isMissing, !isEmoji, units[caret.offset] != 0x20,
        let width = reference.width(of: caret, next: next)
      else { continue }
      #expect(abs(place.width - width) < 0.004, "\(place.width) for \(width) at \(caret.offset)")
    }
    #expect(compared.count > 2)
    // From left to right the carets come in the same order.
    let theirs = compared.sorted { ($0.theirs, $0.offset) < ($1.theirs, $1.offset) }.map(\.offset)
    let ours = compared.sorted { ($0.ours, $0.offset) < ($1.ours, $1.offset) }.map(\.offset)
    #expect(theirs == ours)
  }

  @Test(arguments: paragraphs) func paragraphsBreakWhereThoseOfChromiumBreak(reference: MixedTextReference) {
    let setter = ParagraphSetter(fonts: MixedTextReference.engine)
    let set = setter.set(reference.request, in: ProposedViewSize(width: reference.width, height: nil))
    let units = Array(reference.text.utf16)
    let theirs = reference.lines.map { range in
      String(decoding: units[range], as: UTF16.self).trimmingSuffix { $0 == " " }
    }
    #expect(set.lines.map(\.text) == theirs)
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
