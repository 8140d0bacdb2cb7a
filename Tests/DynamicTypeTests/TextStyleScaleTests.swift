import DynamicType
import Geometry
import Testing
import Typography

struct TextStyleScaleTests {
  private func row(_ value: Double, _ style: TextStyle, scale: Double) -> [Double] {
    DynamicTypeSize.allCases.map {
      TextStyleScale(relativeTo: style, at: $0).scaledMetric(value, on: PixelGrid(scale: scale))
    }
  }

  @Test func titlePaddingAtThreePixelsAPoint() {
    let expected = [40, 41, 42, 44, 46, 49, 52, 59, 65, 73, 78, 87].map { $0 / 3.0 }
    #expect(row(14.5, .title, scale: 3) == expected)
  }

  @Test func titlePaddingAtTwoPixelsAPoint() {
    #expect(row(14.5, .title, scale: 2) == [13, 13.5, 14, 14.5, 15.5, 16, 17.5, 19.5, 22, 24.5, 26, 29])
  }

  @Test func fractionalValuesMoveAtTheDefaultSizeToo() {
    let scale = TextStyleScale(relativeTo: .title, at: .large)
    #expect(scale.scaledMetric(14.5, on: PixelGrid(scale: 3)) == 44.0 / 3)
    #expect(scale.scaledMetric(14.5, on: PixelGrid(scale: 2)) == 14.5)
  }

  @Test func recordedBodyValues() {
    // 17 pt relative to body at medium, recorded on a device at 3x.
    #expect(TextStyleScale(at: .medium).scaledMetric(17, on: PixelGrid(scale: 3)) == 49.0 / 3)
    #expect(TextStyleScale(at: .accessibility5).scaledMetric(10, on: PixelGrid(scale: 3)) == 85.0 / 3)
    // Headline differs from body at one size.
    #expect(TextStyleScale(relativeTo: .headline, at: .accessibility4).scaledMetric(22, on: PixelGrid(scale: 1)) == 51)
  }

  @Test func tiesGoAwayFromZero() {
    let half = TextStyleScale(relativeTo: .title, at: .accessibility2)
    #expect(half.scaledMetric(7, on: PixelGrid(scale: 1)) == 11)
    #expect(half.scaledMetric(-7, on: PixelGrid(scale: 1)) == -11)
    #expect(half.scaledMetric(3, on: PixelGrid(scale: 1)) == 5)
  }

  @Test func customFontsRoundToWholePoints() {
    #expect(TextStyleScale(at: .accessibility5).scaledFontSize(17) == 48)
    #expect(TextStyleScale(at: .accessibility5).scaledFontSize(17, maximumPointSize: 40) == 40)
    #expect(TextStyleScale(at: .large).scaledFontSize(16.5) == 17)
  }

  @Test(arguments: TextStyle.iOSStyles) func scaledValuesNeverShrink(_ style: TextStyle) {
    for value in [0.3, 1, 7.25, 16, 44] {
      let values = row(value, style, scale: 3)
      #expect(values == values.sorted())
    }
  }
}
