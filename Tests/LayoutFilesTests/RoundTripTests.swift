import DocumentTree
import LayoutFiles
import Testing
import Typography
import ViewTree

@Suite struct RoundTripTests {
  static let plain = LayoutFile.Conditions(locale: "en_US") { value, _ in value }

  static func file(view: String, alignments: String = "{}") -> String {
    #"{"sizewise": 1, "alignments": \#(alignments), "layouts": [{"name": "a", "view": \#(view)}]}"#
  }

  /// Views in the form in which they are written.
  static let views = [
    #"{"Text": "Hello"}"#,
    #"{"Text": {"runs": [{"text": "a", "font": [{"bold": true}, {"font": "title"}], "foregroundStyle": "red", "underline": true}, {"image": {"symbol": "leaf"}}]}}"#,
    #"{"Image": {"symbol": "leaf"}}"#,
    #"{"Image": {"source": {"asset": {"name": "photo", "size": {"width": 4, "height": 3}, "file": "Photo.png"}}, "resizable": true}}"#,
    #"{"Image": {"missing": "x"}}"#,
    #"{"Capsule": {}}"#, #"{"RoundedRectangle": {"cornerRadius": 10, "style": "circular"}}"#,
    #"{"UnevenRoundedRectangle": {"topLeading": 3}}"#,
    #"{"Shape": {"outline": "Circle", "paint": [{"fill": "teal"}, {"strokeBorder": {"style": "primary", "stroke": {"lineWidth": 2}}}]}}"#,
    #"{"Shape": {"outline": {"inset": {"shape": "Capsule", "amount": 2}}}}"#,
    #"{"Path": [{"move": {"x": 0, "y": 0}}, {"quadratic": [{"x": 1, "y": 2}, {"x": 3, "y": 4}]}, {"close": true}]}"#,
    ##"{"Style": {"linearGradient": {"stops": [{"color": "red", "location": 0}, {"color": "#11223344", "location": 1}]}}}"##,
    #"{"Style": {"color": {"faded": {"color": "purple", "opacity": 0.75}}}}"#,
    #"{"Style": {"color": {"variants": {"name": "Caption", "light": "white", "dark": "black"}}}}"#,
    #"{"Style": {"material": "thin"}}"#, #"{"Style": {"color": "secondary"}}"#, #"{"Style": "secondary"}"#,
    #"{"Spacer": {}}"#, #"{"Spacer": {"minLength": 8}}"#, #"{"Divider": {}}"#,
    #"{"HStack": {"alignment": "firstTextBaseline", "spacing": 8, "children": [{"Text": "a"}, {"Text": "b"}]}}"#,
    #"{"VStack": {"alignment": "leading", "children": [{"Text": "a"}]}}"#,
    #"{"ZStack": {"alignment": {"horizontal": "Score"}, "children": [{"Text": "a"}]}}"#,
    #"{"Grid": {"horizontalSpacing": 4, "children": [{"GridRow": {"alignment": "top", "children": [{"Text": "a"}]}}]}}"#,
    #"{"LazyVGrid": {"tracks": [{"sizing": {"adaptive": {"minimum": 80}}}, {"sizing": {"fixed": 40}, "spacing": 2}], "children": [{"Divider": {}}]}}"#,
    #"{"ScrollView": {"axes": "both", "children": [{"Text": "a"}]}}"#,
    #"{"ViewThatFits": {"axes": "horizontal", "candidates": [{"Text": "long"}, {"Text": "s"}]}}"#,
    #"{"List": {"children": [{"Section": {"header": {"Text": "h"}, "children": [{"Text": "a"}]}}]}}"#,
    #"{"NavigationStack": {"columns": [{"Text": "a"}]}}"#, #"{"TabView": {"selected": 1}}"#,
    #"{"Button": {"label": {"Text": "Delete"}, "role": "destructive"}}"#,
    #"{"Label": {"label": {"Text": "fern"}, "icon": {"Image": {"symbol": "leaf"}}}}"#,
    #"{"Slider": {"fraction": 0.25}}"#, #"{"TextField": {"text": "x", "prompt": {"Text": "Name"}}}"#,
    #"{"Group": [{"Text": "a"}, {"Empty": {}}]}"#,
    #"{"View": {"type": "KeywordBubble", "body": {"Text": "a"}}}"#,
    #"{"Condition": {"source": "flag", "value": false, "content": {"Text": "a"}}}"#,
    #"{"Unresolved": {"code": "unknown-view", "message": "No such view."}}"#,
  ]

  /// Modifiers in the form in which they are written.
  static let modifiers = [
    #"{"frame": {"width": 128, "height": 32, "alignment": "trailing"}}"#,
    #"{"frame": {"maxWidth": "infinity", "minHeight": 20}}"#, #"{"padding": 16}"#, #"{"padding": {}}"#,
    #"{"padding": {"edges": "top", "length": 15}}"#, #"{"padding": {"edges": ["top", "leading"]}}"#,
    #"{"padding": {"insets": {"top": 1}}}"#, #"{"fixedSize": "vertical"}"#,
    #"{"aspectRatio": {"ratio": 1.5, "mode": "fill"}}"#,
    #"{"aspectRatio": {}}"#, #"{"position": {"x": 1, "y": 2}}"#, #"{"offset": {"y": -2.5}}"#, #"{"layoutPriority": 1}"#,
    #"{"alignmentGuide": {"guide": {"horizontal": "Score"}, "position": {"add": [{"guide": {"horizontal": "leading"}}, -160]}}}"#,
    #"{"alignmentGuide": {"guide": {"vertical": "bottom"}, "position": {"explicit": {"of": {"vertical": "firstTextBaseline"}, "otherwise": {"divide": ["height", 2]}}}}}"#,
    #"{"containerRelativeFrame": {"axes": "horizontal", "count": 3}}"#, #"{"zIndex": 2}"#,
    #"{"gridCell": {"columns": 2}}"#,
    #"{"safeAreaInset": {"edge": "bottom", "content": {"Text": "a"}}}"#, #"{"ignoresSafeArea": "all"}"#,
    #"{"background": {"content": {"Capsule": {}}}}"#,
    #"{"overlay": {"content": {"Text": "c"}, "alignment": "bottom"}}"#,
    #"{"backgroundStyle": {"style": "purple", "in": "Capsule"}}"#, #"{"border": {"style": "red", "width": 2}}"#,
    #"{"opacity": 0.3}"#, #"{"hidden": true}"#, #"{"clipped": true}"#,
    #"{"clipShape": {"RoundedRectangle": {"cornerRadius": 10}}}"#,
    #"{"shadow": {"radius": 4, "y": 2}}"#, #"{"colorFilter": {"brightness": 0.1}}"#, #"{"rotation": {"radians": 0.5}}"#,
    #"{"scale": {"x": 2, "anchor": "topLeading"}}"#, #"{"font": "title"}"#,
    #"{"font": {"size": 17, "weight": "semibold"}}"#,
    #"{"font": {"size": 20, "custom": "Lato", "relativeTo": "title"}}"#,
    #"{"font": {"size": 20, "custom": "Lato", "fixed": true}}"#,
    #"{"fontWeight": "bold"}"#, #"{"fontDesign": "rounded"}"#, #"{"foregroundStyle": "white"}"#,
    #"{"foregroundStyle": ["red", "secondary"]}"#, #"{"tint": "blue"}"#, #"{"lineLimit": 2}"#,
    #"{"lineLimit": {"maximum": 3, "reserved": 3}}"#, #"{"lineLimit": {}}"#, #"{"minimumScaleFactor": 0.5}"#,
    #"{"multilineTextAlignment": "center"}"#, #"{"textCase": "uppercase"}"#, #"{"dynamicTypeSize": "accessibility1"}"#,
    #"{"dynamicTypeSize": {"maximum": "xxxLarge"}}"#, #"{"colorScheme": "dark"}"#, #"{"preferredColorScheme": "dark"}"#,
    #"{"layoutDirection": "rightToLeft"}"#, #"{"locale": "de"}"#, #"{"imageScale": "large"}"#,
    #"{"symbolVariants": ["fill"]}"#, #"{"style": {"kind": "button", "name": "bordered"}}"#, #"{"disabled": true}"#,
    #"{"accessibility": {"label": "Leaf"}}"#, #"{"accessibilityIdentifier": "title"}"#, #"{"interactive": true}"#,
    #"{"navigationTitle": {"Text": "Home"}}"#,
    #"{"toolbar": [{"placement": "primaryAction", "content": {"Text": "a"}}]}"#,
    #"{"bars": {"names": ["tabBar"], "change": {"hidden": true}}}"#,
    #"{"bars": {"names": ["navigationBar"], "change": {"background": "blue"}}}"#,
    #"{"bars": {"names": ["navigationBar"], "change": {"backgroundVisible": true}}}"#,
    #"{"bars": {"names": ["navigationBar"], "change": {"colorScheme": "dark"}}}"#, #"{"navigationTitleMenu": true}"#,
    #"{"listItemTint": "red"}"#, #"{"scrollAnchor": "bottom"}"#, #"{"privacySensitive": true}"#,
    #"{"listRowSeparatorHiddenAt": {"edge": "top", "hidden": true}}"#,
    #"{"listRowSeparatorTint": {"style": "red", "edges": "bottom"}}"#,
    #"{"listSectionSeparatorHidden": {"hidden": true}}"#, #"{"tabItem": {"Text": "a"}}"#,
    #"{"listRowInsets": {"top": 2}}"#, #"{"listRowSeparatorHidden": true}"#,
    #"{"presentation": {"kind": "sheet", "content": {"Text": "a"}}}"#, #"{"withoutEffect": "onAppear"}"#,
    #"{"unresolved": {"name": "glow", "code": "unknown-modifier", "message": "Not known."}}"#,
  ]

  static let alignments = #"{"Score": {"axis": "horizontal", "default": {"guide": {"horizontal": "leading"}}}}"#

  func rewritten(_ text: String) throws -> String {
    let file = try LayoutFile(Array(text.utf8), file: "a.json")
    let view = try file.view(of: 0, in: Self.plain)
    let written = LayoutFileWriter().write([.init(name: "a", view: view)])
    guard case .object(let members) = written,
      case .array(let layouts)? = members.first(where: { $0.key == "layouts" })?.value,
      case .object(let layout) = layouts[0]
    else { return "" }
    return layout.first { $0.key == "view" }?.value.line ?? ""
  }

  @Test(arguments: views) func viewsAreWrittenAsRead(view: String) throws {
    #expect(try rewritten(Self.file(view: view, alignments: Self.alignments)) == view)
  }

  @Test(arguments: modifiers) func modifiersAreWrittenAsRead(modifier: String) throws {
    let view = #"{"Text": "a", "modifiers": [\#(modifier), {"zIndex": 1}]}"#
    #expect(try rewritten(Self.file(view: view, alignments: Self.alignments)) == view)
  }

  @Test func usedAlignmentsAreDeclared() throws {
    let view = #"{"ZStack": {"alignment": {"horizontal": "Score"}, "children": []}}"#
    let text = Self.file(view: view, alignments: Self.alignments)
    let file = try LayoutFile(Array(text.utf8), file: "a.json")
    let written = LayoutFileWriter().write([.init(name: "a", view: try file.view(of: 0, in: Self.plain))])
    let again = try LayoutFile(Array(written.text.utf8), file: "a.json")
    guard case .stack(let stack) = try again.view(of: 0, in: Self.plain).content else {
      Issue.record("no stack")
      return
    }
    #expect(stack.alignment.horizontal.name == "Score")
    #expect(stack.alignment.horizontal.defaultValue != nil)
  }

  @Test func codeIsWrittenAsUnresolved() throws {
    let deferred = ViewNode(.geometryReader(DeferredView { _ in ViewNode(.empty) }))
    let text = LayoutFileWriter().write([.init(name: "a", view: deferred)]).text
    #expect(text.contains("not-data"))
    #expect(throws: Never.self) { try LayoutFile(Array(text.utf8), file: "a.json") }
  }
}
