import Auditing
import Colorimetry
import Foundation
import Geometry
import LayoutTree
import Reporting
import TestSupport
import Testing

@Suite struct LayoutPictureTests {
  private func rendering(_ layout: Int, _ index: Int) -> (AuditedLayout, AuditedLayout.Rendering) {
    (SampleAudit.result.layouts[layout], SampleAudit.result.layouts[layout].renderings[index])
  }

  @Test(arguments: [(0, 22, "bubble-ax5-light"), (1, 7, "card-large-dark")])
  func picturesMatchTheirGoldens(layout: Int, index: Int, name: String) throws {
    let (audited, rendering) = rendering(layout, index)
    let svg = LayoutPicture(crop: .content).svg(rendering, of: audited)
    #expect(try Golden("Goldens/pictures/\(name).svg").difference(from: Array(svg.utf8)) == nil)
  }

  @Test func glyphsAreDrawnOnceAndUsedAtEverySize() {
    let layout = SampleAudit.result.layouts[0]
    let sheet = LayoutPicture().contactSheet(of: layout)
    let distinct = Set("fern-leaf lavender".unicodeScalars).subtracting([" "]).count
    #expect(sheet.components(separatedBy: "<path id=\"g").count - 1 == distinct + 1)
    #expect(sheet.components(separatedBy: "viewBox").count - 1 == 1 + layout.renderings.count)
  }

  @Test(arguments: [0, 1])
  func picturesAreWellFormedAndDrawnByOthers(layout: Int) throws {
    let audited = SampleAudit.result.layouts[layout]
    let sheet = LayoutPicture().contactSheet(of: audited)
    let parser = XMLWellFormedness(sheet)
    #expect(try parser.complaint() == nil)
    let png = try PNGPicture.bytes(svg: sheet, width: 400, height: 200, scale: 1)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(png == (try PNGPicture.bytes(svg: sheet, width: 400, height: 200, scale: 1)))
  }

  private struct OnePicture: PictureSource {
    func picture(file: String, maximumPixels: Int) -> EmbeddedPicture? {
      file == "stripes.png" ? EmbeddedPicture(format: .png, bytes: [1, 2, 3]) : nil
    }
  }

  @Test func tiledPicturesAreRepeatedAtTheirSize() throws {
    let layout = SampleAudit.result.layouts[0]
    func svg(tile: Size?) -> String {
      var rendering = layout.renderings[0]
      rendering.tree.boxes[0].image = PlacedImage(name: "stripes", file: "stripes.png", tile: tile)
      rendering.tree.paint.append(
        PaintItem(box: 0, content: .image(Rectangle(x: 5, y: 6, width: 70, height: 30)), paint: .image))
      return LayoutPicture(options: ReportOptions(pictures: OnePicture()), showsFindings: false)
        .svg(rendering, of: layout)
    }
    let tiled = svg(tile: Size(width: 20, height: 10))
    #expect(tiled.contains("patternUnits=\"userSpaceOnUse\" x=\"5\" y=\"6\" width=\"20\" height=\"10\""))
    #expect(try XMLWellFormedness(tiled).complaint() == nil)
    #expect(svg(tile: nil).contains("x=\"5\" y=\"6\" width=\"70\" height=\"30\"/></svg>"))
  }

  @Test func effectsAreDrawn() throws {
    let audited = SampleAudit.result.layouts[0]
    var rendering = audited.renderings[0]
    let index = try #require(
      rendering.tree.paint.firstIndex { if case .text = $0.content { false } else { true } })
    let mask = rendering.tree.paint[index]
    let kinds: [DrawnEffect.Kind] = [
      .shadow(.init(color: DynamicColor(light: .black), radius: 4, x: 0, y: 2)), .blur(radius: 3), .mask([mask]),
    ]
    rendering.tree.paint[index].effects = kinds.enumerated().map {
      DrawnEffect(box: $0.offset, kind: $0.element, outerClips: 0)
    }
    let svg = LayoutPicture(showsFindings: false).svg(rendering, of: audited)
    for part in ["<feOffset dx=\"0\" dy=\"2\" result=\"s\"/>", "<feGaussianBlur stdDeviation=\"3\"", "<mask "] {
      #expect(svg.contains(part), "\(part)")
    }
    #expect(try XMLWellFormedness(svg).complaint() == nil)
    #expect(LayoutPicture(showsFindings: false).svg(rendering, of: audited) == svg)
  }

  /// What a page defines for a picture does not reach the filters and masks that it refers to.
  @Test(arguments: [true, false]) func effectsInPagesNeedNothingOfThem(isSameColor: Bool) throws {
    let audited = SampleAudit.result.layouts[0]
    var rendering = audited.renderings[0]
    let index = try #require(
      rendering.tree.paint.firstIndex { if case .text = $0.content { false } else { true } })
    var mask = rendering.tree.paint[index]
    mask.paint = .color(DynamicColor(light: .black, dark: .white))
    let color = isSameColor ? DynamicColor(light: .black) : DynamicColor(light: .black, dark: .white)
    rendering.tree.paint[index].effects = [
      DrawnEffect(box: 0, kind: .shadow(.init(color: color, radius: 4, x: 0, y: 2)), outerClips: 0),
      DrawnEffect(box: 1, kind: .mask([mask]), outerClips: 0),
    ]
    var result = SampleAudit.result
    result.layouts[0].renderings[0] = rendering
    let files = HTMLReport().write(result, options: ReportOptions())
    let page = String(decoding: try #require(files.first).bytes, as: UTF8.self)
    let masks = page.components(separatedBy: "<mask ").dropFirst().map { $0.components(separatedBy: "</mask>")[0] }
    #expect(!masks.isEmpty && masks.allSatisfy { !$0.contains("var(") && !$0.contains("only-") })
    #expect(page.contains("filter=\"drop-shadow(0px 2px 4px var(") == !isSameColor)
    #expect(page.contains("flood-color=\"#000000\"") == isSameColor)
  }

  @Test func plainPicturesOfTheWindowEndWithIt() {
    let layout = SampleAudit.result.layouts[0]
    var rendering = layout.renderings[0]
    rendering.tree.boxes[0].frame = Rectangle(x: 0, y: 1_000, width: 50, height: 400)
    rendering.tree.paint.append(
      PaintItem(box: 0, content: .rectangle(Rectangle(x: -40, y: 0, width: 900, height: 20)), paint: .image))
    rendering.tree.unmeasured.append(UnmeasuredBox(code: "unknown-modifier", message: "?", range: nil, box: 0))
    let plain = LayoutPicture(showsFindings: false).svg(rendering, of: layout)
    #expect(plain.contains("viewBox=\"0 0 393 852\""))
    // With findings the picture shows what leaves the window, but not marks below the fold.
    let marked = LayoutPicture().svg(rendering, of: layout)
    #expect(marked.contains("viewBox=\"-40 0 826 852\""))
  }

  @Test func badPicturesAreErrors() {
    #expect(throws: ReportingError.pictureTooLarge(width: 20_000, height: 10)) {
      try PNGPicture.bytes(svg: "<svg/>", width: 20_000, height: 10, scale: 1)
    }
    #expect(throws: ReportingError.self) { try PNGPicture.bytes(svg: "not a picture", width: 1, height: 1, scale: 1) }
  }
}

/// Asks libxml2 whether a document is well-formed.
struct XMLWellFormedness {
  let text: String

  init(_ text: String) { self.text = text }

  func complaint() throws -> String? {
    let scratch = try ScratchFolder()
    let file = try scratch.write(text, to: "document.xml")
    let outcome = try PythonTool.run(path: "/usr/bin/xmllint", ["--noout", "--huge", file])
    return outcome.status == 0 ? nil : outcome.output
  }
}
