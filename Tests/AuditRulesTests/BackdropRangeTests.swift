import AuditRules
import Auditing
import Colorimetry
import Geometry
import Glibc
import LayoutTree
import TestSupport
import Testing
import Typography

/// Ranges of contrast agree with those over every pixel.
struct BackdropRangeTests {
  private let frame = Rectangle(x: 20, y: 30, width: 200, height: 120)
  private let white = RGBAColor.white

  private func stops(_ colors: [(RGBAColor, Double)]) -> [PaintedGradient.Stop] {
    colors.map { .init(color: DynamicColor(light: $0.0), location: $0.1) }
  }

  /// The range that the rule gives, and the one over a lattice of points a quarter of a point apart.
  private func ranges(
    _ gradient: PaintedGradient, color: RGBAColor
  ) throws -> (rule: ClosedRange<Double>, sampled: ClosedRange<Double>) {
    var fixture = TreeFixture()
    let background = fixture.box("background", frame)
    var item = PaintItem(box: background, content: .rectangle(frame), paint: .gradient(gradient))
    item.isBackdrop = true
    fixture.tree.paint.append(item)
    let text = fixture.text(
      "aaaaaaaa", at: Point(x: 60, y: 70), size: 20, in: background, color: DynamicColor(light: color))
    let tree = AuditedTree(fixture.tree)
    let ink = try tree.lineBounds(of: #require(tree.inks.first { $0.box == text }))[0]
    let seen = try #require(fixture.observe(InsufficientContrastRule()).first)
    let minimum = try #require(seen.facts.first { $0.name == "contrast" }).value
    let maximum = seen.facts.first { $0.name == "contrast-maximum" }?.value ?? minimum
    var sampled: ClosedRange<Double>?
    // Colours turn fast near the centre of an angular gradient.
    let density = if case .angular = gradient.kind { 16.0 } else { 4.0 }
    for column in 0...Int(ink.width * density) {
      for row in 0...Int(ink.height * density) {
        let point = Point(x: ink.minX + Double(column) / density, y: ink.minY + Double(row) / density)
        let back = gradient.color(at: gradient.location(at: point), in: .light)
        let ratio = Contrast.ratio(color.over(back), back)
        sampled = min(sampled?.lowerBound ?? ratio, ratio)...max(sampled?.upperBound ?? ratio, ratio)
      }
    }
    return (minimum...maximum, try #require(sampled))
  }

  @Test func gradientsOfEveryKindGiveTheRangeOfTheirPixels() throws {
    var generator = SeededGenerator(seed: 61)
    func random() -> RGBAColor {
      RGBAColor(
        bytes: Int.random(in: 0...255, using: &generator), Int.random(in: 0...255, using: &generator),
        Int.random(in: 0...255, using: &generator))
    }
    for round in 0..<32 {
      let colors = stops([(random(), 0), (random(), Double.random(in: 0.2...0.8, using: &generator)), (random(), 1)])
      let center = Point(
        x: Double.random(in: 0...240, using: &generator), y: Double.random(in: 0...180, using: &generator))
      let kind: PaintedGradient.Kind
      switch round % 4 {
      case 0: kind = .linear(start: center, end: Point(x: 240 - center.x, y: 200 - center.y))
      case 1: kind = .radial(center: center, startRadius: 4, endRadius: 150)
      case 2: kind = .elliptical(center: center, radii: Size(width: 160, height: 90))
      default: kind = .angular(center: center, startAngle: 0.4, endAngle: 0.4 + 2 * .pi)
      }
      let gradient = PaintedGradient(kind: kind, stops: colors)
      let (rule, sampled) = try ranges(gradient, color: round % 8 < 4 ? white : .black)
      #expect(abs(rule.upperBound - sampled.upperBound) < 0.02, "maximum of \(round) of seed 61: \(rule) \(sampled)")
      // Where the colours cross the text's own the sampled minimum only comes close to 1.
      #expect(abs(rule.lowerBound - sampled.lowerBound) < 0.02, "minimum of \(round) of seed 61: \(rule) \(sampled)")
    }
  }
}

extension ColorAppearance {
  fileprivate static let light = ColorAppearance(scheme: .light, contrast: .standard)
}
