import DynamicType
import Testing
import Typography

struct FontResolverTests {
  @Test func textStylesFollowTheTextSize() {
    let font = FontResolver(textSize: .accessibility5).resolve(FontRequest(.textStyle(.title)))
    #expect(font.pointSize == 58)
    #expect(font.styleLineHeight == 68)
    #expect(font.weight == .regular)
    #expect(font.scalesRelativeTo == .title)
  }

  @Test func sizedSystemFontsDoNotScale() {
    for textSize in DynamicTypeSize.allCases {
      let font = FontResolver(textSize: textSize).resolve(FontRequest(.systemSize(17)))
      #expect(font.pointSize == 17)
      #expect(font.styleLineHeight == nil)
      #expect(font.scalesRelativeTo == nil)
    }
  }

  @Test func customFontsScaleByLineHeight() {
    let request = FontRequest(.custom(name: "Avenir", size: 17, relativeTo: .body))
    #expect(FontResolver(textSize: .accessibility5).resolve(request).pointSize == 48)
    let fixed = FontRequest(.customFixed(name: "Avenir", size: 17))
    #expect(FontResolver(textSize: .accessibility5).resolve(fixed).pointSize == 17)
  }

  @Test(arguments: [
    (TextStyle.title, FontWeight.bold), (.body, .semibold), (.headline, .semibold), (.title3, .semibold),
  ]) func boldTakesTheEmphasizedWeight(_ style: TextStyle, _ weight: FontWeight) {
    var request = FontRequest(.textStyle(style))
    request.isBold = true
    #expect(FontResolver().resolve(request).weight == weight)
  }

  @Test func boldOfASizedFontIsBold() {
    var request = FontRequest(.systemSize(20))
    request.isBold = true
    #expect(FontResolver().resolve(request).weight == .bold)
    request.weight = .black
    #expect(FontResolver().resolve(request).weight == .black)
  }

  @Test func boldTextStepsUpSystemFontsOnlyAndSaysSo() {
    let resolver = FontResolver(legibilityWeight: .bold)
    let body = resolver.resolve(FontRequest(.textStyle(.body)))
    #expect(body.weight == .semibold)
    #expect(body.isWeightInferred)
    #expect(resolver.resolve(FontRequest(.textStyle(.headline))).weight == .heavy)
    let custom = resolver.resolve(FontRequest(.custom(name: "Avenir", size: 17, relativeTo: .body)))
    #expect(custom.weight == .regular)
    #expect(!custom.isWeightInferred)
  }

  @Test func macOSStylesIgnoreTheTextSize() {
    let resolver = FontResolver(textSize: .accessibility3, platform: .macOS)
    #expect(resolver.resolve(FontRequest(.textStyle(.body))).pointSize == 13)
  }

  @Test func unusableSizesAreBounded() {
    #expect(FontResolver().resolve(FontRequest(.systemSize(-4))).pointSize == 0)
    #expect(FontResolver().resolve(FontRequest(.systemSize(.infinity))).pointSize.isFinite)
    #expect(FontResolver().resolve(FontRequest(.systemSize(.nan))).pointSize.isFinite)
  }
}

struct FontSelectionTests {
  @Test func bodyIsTheDefault() {
    #expect(FontSelection().request == FontRequest(.textStyle(.body)))
    let reset = FontSelection().applying([.font(FontRequest(.textStyle(.title))), .font(nil)])
    #expect(reset.request == FontRequest(.textStyle(.body)))
  }

  @Test func modifiersActOnAFontSetFurtherDown() {
    let selection = FontSelection().applying([.weight(.heavy), .font(FontRequest(.textStyle(.caption)))])
    #expect(selection.request == FontRequest(.textStyle(.caption), weight: .heavy))
  }

  @Test func innerModifiersWin() {
    let selection = FontSelection().applying([.bold(true), .italic(true), .bold(false), .weight(.light)])
    #expect(!selection.request.isBold)
    #expect(selection.request.isItalic)
    #expect(selection.request.weight == .light)
    #expect(FontSelection().applying([.weight(.light), .weight(nil)]).request.weight == nil)
  }

  @Test func monospacedIsADesign() {
    #expect(FontSelection().applying([.monospaced(true)]).request.design == .monospaced)
    #expect(FontSelection().applying([.monospacedDigits, .smallCaps]).request.usesMonospacedDigits)
  }
}
