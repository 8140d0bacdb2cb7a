import Colorimetry
import TestSupport
import Testing

struct ColorConversionTests {
  @Test func compositingFollowsTheFormula() {
    let half = RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(half.over(.black) == RGBAColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(half.over(half).alpha == 0.75)
    #expect(RGBAColor.clear.over(.clear) == .clear)
    #expect(half.over(.clear) == half)
  }

  /// Values of the reference implementation's page: white, and pure red at L 0.628, C 0.258, h 29.23°.
  @Test func polarFormOfKnownColors() {
    let white = OKLCHColor(.white)
    #expect(abs(white.lightness - 1) < 1e-4 && white.chroma < 1e-4)
    let red = OKLCHColor(RGBAColor(bytes: 255, 0, 0))
    #expect(abs(red.lightness - 0.62796) < 1e-4)
    #expect(abs(red.chroma - 0.25768) < 1e-4)
    #expect(abs(red.hue * 180 / .pi - 29.234) < 0.01)
  }

  @Test func conversionAndBackGivesTheSameColor() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      let color = RGBAColor(
        red: Double.random(in: 0...1, using: &generator), green: Double.random(in: 0...1, using: &generator),
        blue: Double.random(in: 0...1, using: &generator))
      let back = OKLCHColor(color).rgb
      #expect(abs(back.red - color.red) + abs(back.green - color.green) + abs(back.blue - color.blue) < 1e-4)
    }
  }

  @Test func outOfGamutLosesChromaAlone() {
    let vivid = OKLCHColor(lightness: 0.6, chroma: 0.4, hue: 1)
    let mapped = OKLCHColor(vivid.rgb)
    #expect(vivid.rgb.isInGamut)
    #expect(abs(mapped.lightness - 0.6) < 1e-3 && abs(mapped.hue - 1) < 1e-2 && mapped.chroma < 0.4)
  }

  @Test func displayP3PrimariesLeaveTheGamut() {
    let green = RGBAColor(displayP3Red: 0, green: 1, blue: 0)
    #expect(abs(green.red + 0.5116) < 1e-3 && abs(green.green - 1.0183) < 1e-3 && abs(green.blue + 0.3107) < 1e-3)
    let white = RGBAColor(displayP3Red: 1, green: 1, blue: 1)
    #expect(abs(white.red - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
  }

  @Test func nearestPassingColorKeepsTheHueAndBarelyPasses() throws {
    let purple = RGBAColor(bytes: 175, 82, 222)
    let found = try #require(purple.nearestPassing(over: [.white], ratio: 7))
    #expect(Contrast.ratio(found, .white) >= 7 && Contrast.ratio(found, .white) < 7.2)
    #expect(abs(OKLCHColor(found).hue - OKLCHColor(purple).hue) < 0.03)
    #expect(purple.nearestPassing(over: [.white, .black], ratio: 7) == nil)
    #expect(RGBAColor.black.nearestPassing(over: [.white], ratio: 4.5) == .black)
    let translucent = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    #expect(translucent.nearestPassing(over: [.white], ratio: 4.5) == nil)
  }

  @Test func filtersWorkOnEncodedComponents() {
    let color = RGBAColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(near(color.brightened(by: 0.5), 0.7, 0.9, 1))
    #expect(near(color.contrasted(by: 2), 0, 0.3, 0.7))
    #expect(near(color.inverted, 0.8, 0.6, 0.4))
    let grey = 0.2126 * 0.2 + 0.7152 * 0.4 + 0.0722 * 0.6
    #expect(near(color.grayed(by: 1), grey, grey, grey))
    #expect(near(color.saturated(by: 1), 0.2, 0.4, 0.6))
    #expect(near(color.multiplied(by: RGBAColor(red: 0.5, green: 1, blue: 0)), 0.1, 0.4, 0))
    #expect(near(color.hueRotated(byRadians: 0), 0.2, 0.4, 0.6))
    #expect(color.brightened(by: 0.5).alpha == 0.5)
  }

  @Test func hexadecimalShowsAlphaOnlyWhereNeeded() {
    #expect(RGBAColor(bytes: 175, 82, 5).hexadecimal == "#AF5205")
    #expect(RGBAColor(bytes: 0, 0, 0, alpha: 0.5).hexadecimal == "#00000080")
  }

  private func near(_ color: RGBAColor, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
    abs(color.red - red) < 1e-9 && abs(color.green - green) < 1e-9 && abs(color.blue - blue) < 1e-9
  }
}

struct ColorMixingTests {
  /// - Source: the halves computed by hand from the published matrices of Oklab.
  @Test func halfwayIsHalfwayInOklab() {
    let red = RGBAColor(red: 1, green: 0x38 / 255.0, blue: 0x3C / 255.0)
    let blue = RGBAColor(red: 0, green: 0x88 / 255.0, blue: 1)
    let half = red.perceptuallyMixed(with: blue, fraction: 0.5)
    #expect(abs(half.red * 255 - 0xAC) < 1 && abs(half.green * 255 - 0x79) < 1 && abs(half.blue * 255 - 0xA8) < 1)
    #expect(abs(red.perceptuallyMixed(with: blue, fraction: 0).green - red.green) < 1e-5)
    #expect(abs(red.perceptuallyMixed(with: blue, fraction: 1).green - blue.green) < 1e-5)
  }
}
