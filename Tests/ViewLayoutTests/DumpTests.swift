import Diagnostics
import Foundation
import Geometry
import LayoutTree
import Testing
import ViewLayout
import ViewTree

@Suite struct DumpTests {
  private let tree = LayoutEngine.fake().layout(
    stack(
      .vertical,
      [text("ab").named("title"), node(.spacer(minLength: nil)).named("gap"), box(20, 10).named("a \"quoted\" box")]),
    in: .canvas(100, 60))

  @Test func everyBoxIsALine() {
    let lines = tree.textDump.split(separator: "\n")
    #expect(lines.count == tree.boxes.count + 1)
    #expect(lines[0] == "container 100 x 60 safe area 0 0 100 60")
    #expect(lines[2] == "  Text [41.5 0 17 21.5] #title “ab” 17 @17 #000000/#FFFFFF")
    #expect(lines[3] == "  Spacer [50 21.5 0 28.5] #gap")
  }

  @Test func theJSONSaysTheSame() throws {
    struct Box: Decodable {
      struct Frame: Decodable { var x, y, width, height: Double }
      struct Line: Decodable {
        var text: String
        var frame: Frame
        var inkWidth: Double
        var baseline: Double
        var truncated: Bool
      }
      var kind: String
      var identifier: String?
      var frame: Frame
      var lines: [Line]?
      var children: [Box]?
    }
    let root = try JSONDecoder().decode(Box.self, from: Data(tree.jsonDump.utf8))
    #expect(root.kind == "VStack")
    #expect(root.children?.map(\.identifier) == ["title", "gap", "a \"quoted\" box"])
    #expect(root.children?[0].lines?[0].text == "ab")
    #expect(root.children?[0].lines?[0].baseline == 17)
    #expect(root.children?[2].frame.y == 50)
  }

  @Test func presentationsAreTheLastChildrenOfTheRoot() throws {
    struct Box: Decodable {
      var kind: String
      var children: [Box]
    }
    let sheet = stack(.vertical, [text("below")]).modified(.presentation(kind: "sheet", content: text("inside")))
    let placed = LayoutEngine.fake().layout(sheet, in: .canvas(100, 100))
    let root = try JSONDecoder().decode(Box.self, from: Data(placed.jsonDump.utf8))
    #expect(root.children.map(\.kind) == ["Text", "sheet"])
    #expect(root.children[1].children.map(\.kind) == ["Text"])
    #expect(placed.textDump.contains("\nsheet ["))
  }

  @Test func boxesOfThePlatformHaveThePlaceOfTheirView() throws {
    let range = SourceRange(file: "a.swift", startLine: 3, startColumn: 5, endLine: 3, endColumn: 9)
    let toggle = ViewNode(.control(ControlView(.toggle, label: text("on"))), range: range)
    let dump = LayoutEngine.fake().layout(toggle, in: .canvas(200, 100)).jsonDump
    #expect(dump.components(separatedBy: "\"line\": 3").count == dump.components(separatedBy: "\"kind\"").count)
  }

  @Test func anEmptyTreeIsNull() {
    #expect(LayoutEngine.fake().layout(node(.empty), in: .canvas(1, 1)).jsonDump == "null\n")
  }
}
