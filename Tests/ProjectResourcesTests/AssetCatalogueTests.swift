import Colorimetry
import Diagnostics
import ProjectResources
import Testing

private func resources(_ texts: [String: String]) -> (ResourceCatalog, [Diagnostic]) {
  var sink = DiagnosticSink()
  let resources = ResourceCatalog.read(from: InMemoryFiles(texts: texts), diagnostics: &sink)
  return (resources, sink.diagnostics)
}

private func colorSet(_ colors: String) -> (ColorSet?, [Diagnostic]) {
  let (found, diagnostics) = resources(["App/A.xcassets/Ink.colorset/Contents.json": "{\"colors\": [\(colors)]}"])
  return (found.colorSet(named: "Ink"), diagnostics)
}

@Suite struct ColorSetTests {
  private static let written: [(components: String, levels: [Double])] = [
    (#""red":"0xFF","green":"0x80","blue":"0x00""#, [1, 128.0 / 255, 0]),
    (#""red":"255","green":"128","blue":"0""#, [1, 128.0 / 255, 0]),
    (#""red":"1.000","green":"0.500","blue":"0.000""#, [1, 0.5, 0]),
    (#""red":1,"green":0.5,"blue":0"#, [1, 0.5, 0]),
    (#""red":"1","green":"1","blue":"1""#, [1, 1, 1]),
    (#""white":"0.250""#, [0.25, 0.25, 0.25]),
  ]

  @Test(arguments: written)
  func everyWrittenFormOfComponents(components: String, expected: [Double]) throws {
    let (set, diagnostics) = colorSet(
      #"{"idiom":"universal","color":{"color-space":"srgb","components":{"alpha":"1.000",\#(components)}}}"#)
    let color = try #require(set?.dynamicColor { _ in nil }?.light)
    #expect(abs(color.red - expected[0]) < 1e-9 && abs(color.green - expected[1]) < 1e-9)
    #expect(abs(color.blue - expected[2]) < 1e-9)
    #expect(diagnostics.isEmpty)
  }

  @Test func appearancesFallBack() throws {
    func entry(_ red: String, _ appearances: String) -> String {
      #"{"idiom":"universal","appearances":[\#(appearances)],"color":{"color-space":"srgb","components":"#
        + #"{"red":"\#(red)","green":"0.0","blue":"0.0","alpha":"1.0"}}}"#
    }
    let dark = #"{"appearance":"luminosity","value":"dark"}"#
    let high = #"{"appearance":"contrast","value":"high"}"#
    let (set, _) = colorSet([entry("0.1", ""), entry("0.2", dark), entry("0.3", high)].joined(separator: ","))
    let color = try #require(set?.dynamicColor { _ in nil })
    #expect(color.light.red == 0.1)
    #expect(color.dark.red == 0.2)
    #expect(color.increasedContrastLight.red == 0.3)
    #expect(color.increasedContrastDark.red == 0.2)
  }

  @Test func wideGamutIsConverted() throws {
    let (set, _) = colorSet(
      #"{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"1.0","green":"0.0","blue":"0.0"}}}"#
    )
    let color = try #require(set?.dynamicColor { _ in nil }?.light)
    // The red primary of Display P3 in sRGB, by CSS Color 4.
    #expect(abs(color.red - 1.0930) < 1e-3)
    #expect(abs(color.green + 0.2267) < 1e-3)
    #expect(abs(color.blue + 0.1501) < 1e-3)
  }

  @Test func systemColorsAreLookedUp() throws {
    let (set, _) = colorSet(#"{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}"#)
    let color = set?.dynamicColor { $0 == "systemRed" ? DynamicColor(light: .black, dark: .white) : nil }
    #expect(color?.light == .black)
    #expect(color?.dark == .white)
  }

  @Test func brokenFilesAreNamed() {
    let (found, diagnostics) = resources([
      "A.xcassets/Bad.colorset/Contents.json": "{", "A.xcassets/Good.colorset/Contents.json": #"{"colors":[]}"#,
      "A.xcassets/Odd.colorset/Contents.json":
        #"{"colors":[{"color":{"color-space":"srgb","components":{"red":"much"}}}]}"#,
      "A.xcassets/None.imageset/x.txt": "",
    ])
    #expect(found.colorSet(named: "Good") != nil)
    #expect(found.colorSet(named: "Bad") == nil)
    #expect(
      diagnostics.map(\.id) == [
        "resources/broken-catalogue", "resources/missing-contents", "resources/unknown-color",
      ])
    #expect(diagnostics.first?.range?.file == "A.xcassets/Bad.colorset/Contents.json")
  }
}

@Suite struct ImageSetTests {
  private let contents = #"""
    {"images":[
      {"filename":"a.png","idiom":"universal","scale":"1x"},{"filename":"a@3x.png","idiom":"universal","scale":"3x"},
      {"filename":"d.png","idiom":"universal","scale":"3x","appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"filename":"gone.png","idiom":"universal","scale":"2x"},{"idiom":"ipad","scale":"2x"}],
     "properties":{"template-rendering-intent":"template"}}
    """#

  @Test func filesByScaleAndScheme() throws {
    let folder = "Kit/Media.xcassets/Icons/a.imageset"
    let (found, diagnostics) = resources([
      folder + "/Contents.json": contents, folder + "/a.png": "", folder + "/a@3x.png": "", folder + "/d.png": "",
      "Kit/Media.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
    ])
    let image = try #require(found.image(named: "Icons/a"))
    #expect(image.isTemplate && !image.mirrors)
    #expect(image.file(scheme: .light, scale: 3)?.path == folder + "/a@3x.png")
    #expect(image.file(scheme: .light, scale: 2)?.path == folder + "/a@3x.png")
    #expect(image.file(scheme: .dark, scale: 3)?.path == folder + "/d.png")
    #expect(diagnostics.map(\.id) == ["resources/missing-image-file"])
    #expect(found.image(named: "a") == nil)
  }

  @Test func looseFilesGroupByScale() throws {
    let (found, _) = resources(["App/photo.jpeg": "", "App/photo@2x.jpeg": "", "App/other.png": ""])
    let photo = try #require(found.image(named: "photo.jpeg"))
    #expect(photo.files.compactMap(\.scale) == [1, 2])
    #expect(found.image(named: "other")?.name == "other.png")
    #expect(found.image(named: "missing") == nil)
  }

  @Test func theNearestCatalogueAnswers() {
    let (found, _) = resources([
      "One/A.xcassets/Logo.imageset/Contents.json": "{}", "Two/A.xcassets/Logo.imageset/Contents.json": "{}",
    ])
    #expect(found.image(named: "Logo", from: "Two/Views/Row.swift")?.path == "Two/A.xcassets/Logo.imageset")
    #expect(found.image(named: "Logo", from: "One/Row.swift")?.path == "One/A.xcassets/Logo.imageset")
  }

  @Test(arguments: [
    ("text-contrast 2", "textContrast2"), ("AccentTint", "accentTint"), ("URLBar", "urlBar"),
    ("icons/arrow_left", "arrowLeft"), ("brandColor", "brand"), ("ID", "id"),
  ])
  func accessorsAsXcodeNamesThem(asset: String, accessor: String) {
    #expect(AssetAccessor.name(of: asset) == accessor)
  }
}
