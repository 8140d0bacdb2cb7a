import Diagnostics
import DocumentTree
import Foundation
import Geometry
import LayoutFiles
import Testing
import Typography
import ViewTree

@Suite struct LayoutFileTests {
  func file(_ text: String) throws -> LayoutFile { try LayoutFile(Array(text.utf8), file: "Folder/a.json") }

  @Test func scaledLengthsFollowTheVariant() throws {
    let layout = try file(
      RoundTripTests.file(
        view: #"{"Text": "a", "modifiers": [{"padding": {"scaled": 14.5, "relativeTo": "title"}}]}"#))
    #expect(layout.layouts[0].dependsOnTextSize)
    let conditions = LayoutFile.Conditions(locale: "en_US") { value, style in style == .title ? value * 2 : 0 }
    guard case .modified(_, .padding(let padding)) = try layout.view(of: 0, in: conditions).content else {
      Issue.record("no padding")
      return
    }
    #expect(padding.length == 29)
    #expect(padding.isScaled)
  }

  @Test(arguments: [("en_GB", "29 November"), ("de_AT", "29. November"), ("fr", "November 29")])
  func stringsFollowTheLocale(locale: String, expected: String) throws {
    let layout = try file(
      RoundTripTests.file(
        view: #"{"Text": {"localized": {"en_US": "November 29", "en_GB": "29 November", "de": "29. November"}}}"#))
    guard
      case .text(let text) = try layout.view(of: 0, in: LayoutFile.Conditions(locale: locale) { value, _ in value })
        .content
    else {
      Issue.record("no text")
      return
    }
    #expect(text.string == expected)
  }

  @Test func picturesAreRelativeToTheFile() throws {
    let layout = try file(
      RoundTripTests.file(
        view: #"{"Image": {"asset": {"name": "p", "size": {"width": 1, "height": 1}, "file": "p.png"}}}"#))
    guard case .image(let image) = try layout.view(of: 0, in: RoundTripTests.plain).content,
      case .asset(let asset) = image.source
    else {
      Issue.record("no image")
      return
    }
    #expect(asset.file == "Folder/p.png")
  }

  @Test func nodesPointIntoTheFile() throws {
    let layout = try file(
      """
      {
        "sizewise": 1,
        "layouts": [
          {"name": "a", "view": {"VStack": {"children": [
            {"Text": "one"},
            {"Text": "two", "modifiers": [
              {"padding": 3}
            ]}
          ]}}}
        ]
      }
      """)
    guard case .stack(let stack) = try layout.view(of: 0, in: RoundTripTests.plain).content else {
      Issue.record("no stack")
      return
    }
    #expect(stack.children[0].range?.startLine == 5)
    #expect(stack.children[0].range?.startColumn == 7)
    #expect(stack.children[1].range?.startLine == 7)
    guard case .modified(let inner, _) = stack.children[1].content else {
      Issue.record("no modifier")
      return
    }
    #expect(inner.range?.startLine == 6)
  }

  @Test(arguments: [
    (#"{"Textt": "a"}"#, "Text"), (#"{"Text": 1}"#, "string"), (#"{"HStack": {"spacng": 1}}"#, "spacing"),
    (#"{"HStack": {"alignment": "leading"}}"#, "top"),
    (#"{"Text": "a", "Image": {"symbol": "x"}}"#, "object of its own"),
    (#"{"Text": "a", "modifiers": [{"pading": 1}]}"#, "padding"), (#"{"Text": "a", "modifiers": {}}"#, "list"),
    (#"{"Style": "purpel"}"#, "purple"), (#"{"Text": "a", "modifiers": [{"font": {}}]}"#, "style"),
    (#"{"Slider": {"fraction": "x"}}"#, "number"), (#"{}"#, "view"), (#"[]"#, "view"),
    (#"{"Image": {"asset": {"name": "x"}}}"#, "size"), (#"{"Path": [{"cubic": []}]}"#, "3"),
    (#"{"Text": "a", "modifiers": [{"lineLimit": 1.5}]}"#, "whole"),
  ])
  func mistakesAreNamed(view: String, word: String) {
    let error = #expect(throws: DocumentError.self) { try file(RoundTripTests.file(view: view)) }
    #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
    #expect(error?.range.file == "Folder/a.json")
  }

  @Test(arguments: [
    "[]", "{}", #"{"sizewise": 2, "layouts": []}"#, #"{"sizewise": 1}"#, #"{"sizewise": 1, "layouts": []}"#, "",
  ])
  func filesWithoutLayoutsAreRefused(text: String) {
    #expect(throws: DocumentError.self) { try file(text) }
  }

  @Test func schemaIsUpToDate() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/schemas/layout.schema.json")
    let text = LayoutSchema.document.text
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: path, encoding: .utf8) == text)
  }
}
