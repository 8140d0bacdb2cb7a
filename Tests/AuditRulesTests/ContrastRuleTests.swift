import AuditRules
import Auditing
import Colorimetry
import Geometry
import LayoutTree
import PathGeometry
import Testing
import Typography

struct ContrastRuleTests {
  private let frame = Rectangle(x: 40, y: 40, width: 120, height: 40)

  /// A text of a size on a layer that covers it.
  private func text(
    on paint: Paint, opacity: Double = 1, size: Double = 20,
    color: DynamicColor = DynamicColor(light: .white, dark: .white)
  ) -> TreeFixture {
    var fixture = TreeFixture()
    let background = fixture.box("background", frame)
    var item = PaintItem(box: background, content: .rectangle(frame), paint: paint, opacity: opacity)
    item.isBackdrop = true
    fixture.tree.paint.append(item)
    fixture.text("aaaa", at: Point(x: 60, y: 50), size: size, in: background, color: color)
    return fixture
  }

  private func contrast(_ fixture: TreeFixture, _ scheme: ColorScheme = .light) -> Observation? {
    fixture.observe(InsufficientContrastRule(), in: Variant(colorScheme: scheme)).first
  }

  private let dark = Variant(colorScheme: .dark)

  /// The keyword bubble: white on purple at 75 %, over the page.
  @Test(arguments: [
    (RGBAColor(bytes: 175, 82, 222), RGBAColor(bytes: 191, 90, 242), "2.83:1", Outcome.failed, "5.73:1"),
    (RGBAColor(bytes: 203, 48, 224), RGBAColor(bytes: 219, 52, 242), "3.04:1", Outcome.passed, "5.92:1"),
  ])
  func whiteOnTranslucentPurple(light: RGBAColor, dark: RGBAColor, ratio: String, outcome: Outcome, inDark: String)
    throws
  {
    let purple = DynamicColor(light: light.opacity(0.75), dark: dark.opacity(0.75))
    let fixture = text(on: .color(purple), size: 28)
    let seen = try #require(contrast(fixture))
    #expect(seen.facts[0].display == ratio)
    #expect(seen.outcome == outcome)
    let night = try #require(contrast(fixture, .dark))
    #expect(night.facts[0].display == inDark)
    #expect(night.outcome == .passed)
  }

  @Test func opacityOfTheLayerCounts() throws {
    let purple = DynamicColor(light: RGBAColor(bytes: 175, 82, 222))
    #expect(try #require(contrast(text(on: .color(purple), opacity: 0.75))).facts[0].display == "2.83:1")
  }

  @Test func ordinaryTextNeedsMore() throws {
    let grey = DynamicColor(light: RGBAColor(bytes: 119, 119, 119))
    #expect(try #require(contrast(text(on: .color(grey), size: 17))).outcome == .failed)
    #expect(try #require(contrast(text(on: .color(grey), size: 18))).outcome == .passed)
    var bold = text(on: .color(grey), size: 14)
    bold.tree.boxes[1].text?.fonts[0].weight = .bold
    #expect(try #require(contrast(bold)).outcome == .passed)
  }

  @Test func gradientGivesARangeThatStraddles() throws {
    // Light grey to dark grey from left to right; the text lies in the middle.
    let gradient = PaintedGradient(
      kind: .linear(start: Point(x: 40, y: 0), end: Point(x: 160, y: 0)),
      stops: [
        .init(color: DynamicColor(light: RGBAColor(bytes: 200, 200, 200)), location: 0),
        .init(color: DynamicColor(light: RGBAColor(bytes: 40, 40, 40)), location: 1),
      ])
    let fixture = text(on: .gradient(gradient))
    let seen = try #require(contrast(fixture))
    #expect(seen.outcome == .cantTell)
    #expect(seen.reason == "range-straddles")
    // Sampled pixel by pixel over the ink, from x 61 to 99.
    let ratios = (0...1000).map { step -> Double in
      let x = 61 + 38 * Double(step) / 1000
      let grey = (200 - 160 * (x - 40) / 120) / 255
      return Contrast.ratio(.white, RGBAColor(red: grey, green: grey, blue: grey))
    }
    #expect(abs(seen.facts[0].value - ratios.min()!) < 0.02)
    #expect(abs(seen.facts[1].value - ratios.max()!) < 0.02)
  }

  @Test func gradientThatFailsThroughoutFails() throws {
    let gradient = PaintedGradient(
      kind: .linear(start: Point(x: 40, y: 0), end: Point(x: 160, y: 0)),
      stops: [
        .init(color: DynamicColor(light: RGBAColor(bytes: 255, 255, 0)), location: 0),
        .init(color: DynamicColor(light: RGBAColor(bytes: 0, 255, 255)), location: 1),
      ])
    #expect(try #require(contrast(text(on: .gradient(gradient)))).outcome == .failed)
  }

  @Test func pictureMayHaveEveryColor() throws {
    var fixture = TreeFixture()
    let image = fixture.box("Image", frame)
    fixture.tree.boxes[image].image = PlacedImage(name: "harbour", file: "harbour.png")
    let overlay = fixture.box("overlay", frame, in: image)
    fixture.tree.paint.append(PaintItem(box: image, content: .image(frame), paint: .image))
    fixture.text("aaaa", at: Point(x: 60, y: 50), in: overlay, color: DynamicColor(light: .white))
    let seen = try #require(contrast(fixture))
    #expect(seen.outcome == .cantTell)
    #expect(seen.facts[0].value == 1 && abs(seen.facts[1].value - 21) < 1e-9)
  }

  /// White at 75 % over any picture, below black text: the worst backdrop is a black picture.
  @Test func translucentLayerOverAPictureNarrowsTheRange() throws {
    var fixture = TreeFixture()
    let image = fixture.box("Image", frame)
    fixture.tree.paint.append(PaintItem(box: image, content: .image(frame), paint: .image))
    let caption = fixture.box("background", frame, in: image)
    fixture.fill(
      .roundedRectangle(in: frame, radius: 6, curve: .continuous), of: caption,
      color: DynamicColor(light: RGBAColor.white.opacity(0.75), dark: RGBAColor.black.opacity(0.75)))
    fixture.text("aaaa", at: Point(x: 60, y: 50), in: caption)
    let day = try #require(contrast(fixture))
    #expect(day.outcome == .passed && day.facts[0].display == "11.45:1")
    let night = try #require(contrast(fixture, .dark))
    #expect(night.outcome == .passed && night.facts[0].display == "10.40:1")
    for index in fixture.tree.paint.indices where fixture.tree.paint[index].isBackdrop {
      fixture.tree.paint[index].opacity = 1 / 3.0
    }
    #expect(try #require(contrast(fixture)).outcome == .cantTell)
  }

  @Test func pixelsOfTheFileDecide() throws {
    struct Pixels: ImagePixelSource {
      func colors(inFile file: String, within part: Rectangle) -> [RGBAColor]? {
        file == "night.png" ? [RGBAColor(bytes: 10, 10, 30), RGBAColor(bytes: 40, 30, 60)] : nil
      }
    }
    var fixture = TreeFixture()
    let image = fixture.box("Image", frame)
    fixture.tree.boxes[image].image = PlacedImage(name: "night", file: "night.png")
    fixture.tree.paint.append(PaintItem(box: image, content: .image(frame), paint: .image))
    let overlay = fixture.box("overlay", frame, in: image)
    fixture.text("aaaa", at: Point(x: 60, y: 50), in: overlay, color: DynamicColor(light: .white))
    let rule = InsufficientContrastRule()
    let seen = rule.check(
      AuditedTree(fixture.tree, pixels: Pixels()), in: Variant(),
      options: RuleSettings.standard.options(of: rule.metadata))
    #expect(seen.map(\.outcome) == [.passed])
  }

  @Test func materialIsNeverAPass() throws {
    let seen = try #require(contrast(text(on: .unknown(reason: "material"), color: DynamicColor(light: .black))))
    #expect(seen.outcome == .cantTell && seen.reason == "material")
    // What covers the material is known again.
    var covered = text(on: .unknown(reason: "material"), color: DynamicColor(light: .black))
    var item = PaintItem(box: 0, content: .rectangle(frame), paint: .color(DynamicColor(light: .white)))
    item.isBackdrop = true
    covered.tree.paint.insert(item, at: 1)
    #expect(try #require(contrast(covered)).outcome == .passed)
  }

  @Test func textThatLeavesItsBackgroundMeetsBoth() throws {
    var fixture = text(on: .color(DynamicColor(light: .black)))
    fixture.tree.boxes[1].frame.origin.x = 140
    let seen = try #require(contrast(fixture))
    #expect(seen.outcome == .cantTell)
    #expect(seen.facts[0].value == 1)
  }

  @Test func disabledTextIsExempt() {
    var fixture = text(on: .color(DynamicColor(light: .yellow)))
    fixture.tree.boxes[1].semantics.isEnabled = false
    #expect(fixture.outcome(InsufficientContrastRule()) == .inapplicable)
  }

  @Test func figureJustBelowTheThresholdFails() throws {
    // A grey whose contrast with white is 4.499…: luminance (1.05 / 4.4995) - 0.05.
    let linear = 1.05 / 4.4995 - 0.05
    let grey = TransferFunction.encoded(linear)
    let seen = try #require(
      contrast(text(on: .color(DynamicColor(light: RGBAColor(red: grey, green: grey, blue: grey))), size: 12)))
    #expect(seen.outcome == .failed)
    #expect(seen.facts[0].display == "4.49:1")
  }

  @Test func earlierNeighboursAreNoBackdrop() throws {
    var fixture = TreeFixture()
    let stack = fixture.box("HStack", Rectangle(x: 0, y: 0, width: 200, height: 40))
    let square = fixture.box("Rectangle", Rectangle(x: 0, y: 0, width: 60.3, height: 40), in: stack)
    fixture.fill(.rectangle(fixture.tree.boxes[square].frame), of: square, color: DynamicColor(light: .black))
    fixture.text("aaaa", at: Point(x: 59, y: 10), in: stack, color: DynamicColor(light: .black))
    #expect(try #require(contrast(fixture)).outcome == .passed)
  }
}

extension RGBAColor {
  fileprivate static let yellow = RGBAColor(bytes: 255, 204, 0)
}
