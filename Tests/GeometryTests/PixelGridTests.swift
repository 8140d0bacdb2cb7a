import Geometry
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [1.0, 2, 3]) func roundingGivesWholePixels(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for step in -50...50 {
      let value = Double(step) * 0.137
      #expect((grid.rounded(value) * scale).rounded() == (grid.rounded(value) * scale))
      #expect(abs(grid.rounded(value) - value) <= grid.pixel / 2 + 1e-12)
      #expect(grid.ceiled(value) >= value - 1e-6)
      #expect(grid.ceiled(value) - value < grid.pixel)
    }
  }

  @Test func tiesGoAwayFromZero() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.rounded(0.25) == 0.5)
    #expect(grid.rounded(-0.25) == -0.5)
  }

  @Test func noiseDoesNotRaiseAWholePixel() { #expect(PixelGrid(scale: 3).ceiled(1 / 3.0 + 1e-9) == 1 / 3.0) }
}
