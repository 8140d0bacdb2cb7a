import Colorimetry
import TestSupport
import Testing

struct ContrastTests {
  private let white = RGBAColor.white
  private let black = RGBAColor.black

  /// Ratios published with WCAG techniques and by public checkers, to two decimals, cut.
  @Test(arguments: [
    (0x00_00_00, 0xFF_FF_FF, "21.00"), (0xFF_FF_FF, 0xFF_FF_FF, "1.00"), (0x77_77_77, 0xFF_FF_FF, "4.47"),
    (0x76_76_76, 0xFF_FF_FF, "4.54"), (0x94_94_94, 0xFF_FF_FF, "3.03"), (0x95_95_95, 0xFF_FF_FF, "2.99"),
    (0x59_59_59, 0xFF_FF_FF, "7.00"), (0xFF_00_00, 0xFF_FF_FF, "3.99"), (0x00_00_FF, 0xFF_FF_FF, "8.59"),
    (0x00_7A_FF, 0xFF_FF_FF, "4.01"), (0x8A_8A_8E, 0xFF_FF_FF, "3.43"),
  ])
  func ratioOfKnownPairs(first: Int, second: Int, expected: String) {
    let ratio = Contrast.ratio(color(first), color(second))
    #expect(Contrast.display(ratio) == expected)
    #expect(ratio == Contrast.ratio(color(second), color(first)))
  }

  @Test func luminanceLiesBelowItsEstimate() throws {
    let estimate = LuminanceEstimate()
    for red in stride(from: 0, through: 1, by: 0.0137) {
      for green in stride(from: 0, through: 1, by: 0.0337) {
        let color = RGBAColor(red: red, green: green, blue: 1 - red)
        let excess = try #require(estimate.luminance(of: color)) - Contrast.relativeLuminance(color)
        #expect(excess > -1e-8 && excess < LuminanceEstimate.error)
      }
    }
    #expect(estimate.luminance(of: RGBAColor(red: 1.2, green: 0, blue: 0)) == nil)
  }

  @Test func extremesHoldTheLeastAndTheGreatestContrast() {
    let colors = (0...400).map { step -> RGBAColor in
      let part = Double(step) / 400
      return RGBAColor(red: Double(step * 37 % 401) / 400, green: part, blue: 1 - part)
    }
    for luminance in [0, 0.18, 0.4, 1] {
      func ratio(_ color: RGBAColor) -> Double {
        Contrast.ratio(luminance: luminance, Contrast.relativeLuminance(color))
      }
      let extremes = Contrast.extremes(of: colors, against: luminance)
      #expect(extremes.count < 20)
      #expect(extremes.map(ratio).min() == colors.map(ratio).min())
      #expect(extremes.map(ratio).max() == colors.map(ratio).max())
    }
    let wide = RGBAColor(red: 1.2, green: 0, blue: 0)
    #expect(Contrast.extremes(of: colors + [wide], against: 1).last == wide)
  }

  @Test func displayIsCutNeverRoundedUp() {
    #expect(Contrast.display(4.499) == "4.49")
    #expect(Contrast.display(4.4999999) == "4.49")
    #expect(Contrast.display(4.5) == "4.50")
    #expect(Contrast.display(0.3 * 15) == "4.50")
    #expect(Contrast.display(3.06) == "3.06")
    #expect(Contrast.display(.infinity) == "–")
  }

  /// White on the keyword bubble's purple at 75 %.
  @Test(arguments: [
    (RGBAColor(bytes: 175, 82, 222), RGBAColor.white, "2.83"), (RGBAColor(bytes: 203, 48, 224), .white, "3.04"),
    (RGBAColor(bytes: 191, 90, 242), .black, "5.73"), (RGBAColor(bytes: 219, 52, 242), .black, "5.92"),
  ])
  func compositedBackdrop(purple: RGBAColor, page: RGBAColor, expected: String) {
    #expect(Contrast.display(Contrast.ratio(.white, purple.opacity(0.75).over(page))) == expected)
  }

  /// The pairs that the algorithm's authors publish for checking an implementation.
  @Test(arguments: [
    (0x88_88_88, 0xFF_FF_FF, 63.056469930209424), (0xFF_FF_FF, 0x88_88_88, -68.54146436644962),
    (0x00_00_00, 0xAA_AA_AA, 58.146262578561334), (0xAA_AA_AA, 0x00_00_00, -56.24113336839742),
    (0x11_22_33, 0xDD_EE_FF, 91.66830811481631), (0xDD_EE_FF, 0x11_22_33, -93.06770049484275),
  ])
  func lightnessContrastOfKnownPairs(text: Int, background: Int, expected: Double) {
    #expect(abs(Contrast.lightnessContrast(text: color(text), background: color(background)) - expected) < 1e-6)
  }

  @Test func ratioIsSymmetricAndBounded() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<500 {
      let one = color(Int.random(in: 0...0xFF_FF_FF, using: &generator))
      let two = color(Int.random(in: 0...0xFF_FF_FF, using: &generator))
      let ratio = Contrast.ratio(one, two)
      #expect(ratio == Contrast.ratio(two, one), "pair \(round) of seed 5")
      #expect(ratio >= 1 && ratio <= 21)
    }
  }

  private func color(_ hexadecimal: Int) -> RGBAColor {
    RGBAColor(bytes: hexadecimal >> 16, hexadecimal >> 8 & 0xFF, hexadecimal & 0xFF)
  }
}
