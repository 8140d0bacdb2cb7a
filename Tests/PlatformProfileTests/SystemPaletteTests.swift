import Colorimetry
import PlatformProfile
import Testing

@Suite struct SystemPaletteTests {
  @Test(arguments: OSProfile.allCases)
  func everyNamedColorIsInTheTable(profile: OSProfile) {
    let palette = SystemPalette(profile)
    for color in SystemColor.allCases {
      let components = palette[color].light
      #expect((0...1).contains(components.red) && (0...1).contains(components.alpha))
    }
  }

  @Test func tintsDifferBetweenSystems() {
    #expect(SystemPalette(.iOS18)[.purple].light == RGBAColor(bytes: 175, 82, 222))
    #expect(SystemPalette(.iOS18)[.purple].dark == RGBAColor(bytes: 191, 90, 242))
    #expect(SystemPalette(.iOS26)[.purple].light == RGBAColor(bytes: 203, 48, 224))
    #expect(SystemPalette(.iOS26)[.blue].increasedContrastDark != SystemPalette(.iOS26)[.blue].dark)
  }

  @Test func sheetsLightenDarkBackgroundsOnly() {
    let palette = SystemPalette(.iOS26)
    #expect(palette.elevated(.systemBackground).dark == RGBAColor(bytes: 28, 28, 30))
    #expect(palette.elevated(.systemBackground).light == palette[.systemBackground].light)
    #expect(palette.elevated(.label) == palette[.label])
  }
}
