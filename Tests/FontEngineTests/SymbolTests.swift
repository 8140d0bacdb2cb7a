import FontEngine
import Foundation
import Geometry
import PathGeometry
import Testing
import Typography

struct SymbolTests {
  static func symbol(
    _ name: String, size: Double, scale: Double = 3, weight: FontWeight = .regular, imageScale: ImageScale = .medium
  ) -> MeasuredSymbol {
    RepositoryFonts.engine.symbol(
      SymbolRequest(
        name: name, font: ResolvedFont(pointSize: size, weight: weight), scale: imageScale,
        grid: PixelGrid(scale: scale)))
  }

  @Test(arguments: [("bicycle", 31.0), ("heart", 62.0 / 3)]) func recordedWidths(_ name: String, _ width: Double) {
    #expect(abs(Self.symbol(name, size: 17).size.width - width) < 1e-9)
  }

  @Test(arguments: [(10.0, 2.0), (13, 3), (17, 3.5), (22, 4.5), (26, 5.5)])
  func recordedBaselinesAboveTheBottom(_ size: Double, _ distance: Double) {
    let star = Self.symbol("star", size: size, scale: 2)
    #expect(abs(star.size.height - star.baseline - distance) < 1e-9)
  }

  @Test(arguments: ["leaf", "gift", "seal", "star.fill", "chevron.right", "1.circle", "ellipsis"])
  func silhouetteFillsTheInkBox(_ name: String) throws {
    let symbol = Self.symbol(name, size: 100)
    let hull = try #require(symbol.silhouette.boundingBox(flatness: 0.01))
    for (edge, other) in [
      (hull.minX, symbol.ink.minX), (hull.maxX, symbol.ink.maxX), (hull.minY, symbol.ink.minY),
      (hull.maxY, symbol.ink.maxY),
    ] { #expect(abs(edge - other) < 0.2, "\(name)") }
    let drawing = try #require(symbol.drawing.boundingBox(flatness: 0.01))
    #expect(symbol.ink.contains(drawing, tolerance: 0.2))
    #expect(symbol.basis == .profile)
  }

  @Test func theLeafHasItsTip() {
    // The tip at the upper left: 0.1167 em from the margin line, 0.783 em above the baseline.
    let leaf = Self.symbol("leaf", size: 100)
    let corner = Point(x: leaf.ink.minX, y: leaf.ink.minY)
    let distances = leaf.silhouette.contours().flatMap(\.points).map { hypot($0.x - corner.x, $0.y - corner.y) }
    #expect((distances.min() ?? 99) < 5.5)
    #expect((distances.min() ?? 0) > 0.5)
  }

  @Test func weightAndScaleChangeTheBox() {
    let regular = Self.symbol("heart", size: 60)
    let black = Self.symbol("heart", size: 60, weight: .black)
    let large = Self.symbol("heart", size: 60, imageScale: .large)
    let small = Self.symbol("heart", size: 60, imageScale: .small)
    #expect(black.size.width > regular.size.width)
    #expect(abs(large.ink.width / regular.ink.width - 1.28) < 0.001)
    #expect(abs(regular.ink.width / small.ink.width - 1.2632) < 0.001)
    #expect(black.tolerance > regular.tolerance)
    // Symbols grow about the middle of the capitals.
    let middle = { (symbol: MeasuredSymbol) in symbol.baseline - (symbol.ink.minY + symbol.ink.maxY) / 2 }
    #expect(abs((middle(large) - 0.3523 * 60) - 1.28 * (middle(regular) - 0.3523 * 60)) < 0.01)
  }

  @Test func aliasesAreMeasuredUnderTheirOwnName() {
    #expect(Self.symbol("wrench", size: 20) == Self.symbol("wrench.adjustable", size: 20))
    #expect(RepositoryFonts.engine.hasSymbol(named: "document"))
  }

  @Test func unknownSymbolsSayNearNames() throws {
    let symbol = Self.symbol("haert", size: 20)
    let reason = try #require(symbol.unmeasured)
    #expect(reason.code == "unknown-symbol")
    #expect(reason.message.contains("heart"))
    #expect(symbol.basis == .unmeasured)
    #expect(!symbol.drawing.isEmpty)
    #expect(symbol.size.width > 0)
    #expect(!RepositoryFonts.engine.hasSymbol(named: ""))
    #expect(!RepositoryFonts.engine.hasSymbol(named: "leaf A"))
    #expect(!RepositoryFonts.engine.hasSymbol(named: "#"))
  }

  @Test func everyMeasuredSymbolKeepsItsLaws() {
    let names = RepositoryFonts.engine.symbolNames
    #expect(names.count == 5359)
    // Every fifth, and one expectation for all: thousands of them would take seconds.
    let offenders = stride(from: 0, to: names.count, by: 5).map { names[$0] }.filter { name in
      let symbol = Self.symbol(name, size: 17)
      let isWhole = { (length: Double) in (length * 3).rounded() / 3 == length }
      return symbol.size.width <= 0 || symbol.size.height <= 0 || symbol.baseline <= 0
        || symbol.silhouette.elements.count < 4 || symbol.unmeasured != nil || symbol.tolerance <= 0
        || !isWhole(symbol.size.width) || !isWhole(symbol.size.height)
    }
    #expect(offenders.isEmpty)
  }
}

struct SymbolVariantsTests {
  private func name(_ name: String, _ variants: [String]) -> String {
    SymbolVariants.name(name, applying: variants) { RepositoryFonts.engine.hasSymbol(named: $0) }
  }

  @Test func variantsThatExistAreApplied() {
    #expect(name("heart", ["fill"]) == "heart.fill")
    #expect(name("heart", ["circle"]) == "heart.circle")
    #expect(name("heart", ["fill", "circle"]) == "heart.circle.fill")
    #expect(name("heart.fill", ["circle"]) == "heart.circle.fill")
    #expect(name("bell", ["slash", "fill"]) == "bell.slash.fill")
    #expect(name("heart", ["circle.fill"]) == "heart.circle.fill")
  }

  @Test func variantsThatDoNotExistAreLeftOut() {
    #expect(name("chevron.right", ["fill"]) == "chevron.right")
    #expect(name("nonsense", ["fill", "circle"]) == "nonsense")
    #expect(name("heart", []) == "heart")
    #expect(name("heart.fill", ["fill"]) == "heart.fill")
    #expect(name("heart.circle", ["circle"]) == "heart.circle")
  }
}
