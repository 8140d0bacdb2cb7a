import DynamicType
import Foundation
import Testing
import Typography

/// Every cell of the tables against a recorded copy.
struct TextStyleTableTests {
  /// One line of `Tests/Conformance/dynamic-type-cells.txt`.
  struct Cell: Sendable, CustomTestStringConvertible {
    var style: TextStyle
    var textSize: DynamicTypeSize
    var pointSize: Double
    var lineHeight: Double

    var testDescription: String { "\(style) at \(textSize)" }
  }

  static let cells: [Cell] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Conformance/dynamic-type-cells.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count == 4, let style = TextStyle(rawValue: fields[0]),
        let textSize = DynamicTypeSize(rawValue: fields[1]), let size = Double(fields[2]),
        let height = Double(fields[3])
      else { return nil }
      return Cell(style: style, textSize: textSize, pointSize: size, lineHeight: height)
    }
  }()

  @Test func recordHasEveryCellOnce() {
    #expect(Self.cells.count == 132)
    #expect(Set(Self.cells.map { "\($0.style) \($0.textSize)" }).count == 132)
    #expect(Set(Self.cells.map(\.style)) == Set(TextStyle.iOSStyles))
  }

  @Test(arguments: cells) func cellEqualsTheRecord(_ cell: Cell) {
    #expect(cell.style.pointSize(at: cell.textSize) == cell.pointSize)
    #expect(cell.style.lineHeight(at: cell.textSize) == cell.lineHeight)
  }

  @Test(arguments: TextStyle.allCases) func sizesNeverShrink(_ style: TextStyle) {
    for (smaller, larger) in zip(DynamicTypeSize.allCases, DynamicTypeSize.allCases.dropFirst()) {
      #expect(style.pointSize(at: smaller) <= style.pointSize(at: larger))
      #expect(style.lineHeight(at: smaller) <= style.lineHeight(at: larger))
      #expect(style.scaleFactor(at: smaller) <= style.scaleFactor(at: larger))
    }
    #expect(style.scaleFactor(at: .large) == 1)
  }

  @Test func extraLargeTitlesKeepTheirPublishedSizeAndSayTheyAreEstimates() {
    #expect(TextStyle.extraLargeTitle.pointSize(at: .large) == 36)
    #expect(TextStyle.extraLargeTitle2.pointSize(at: .large) == 28)
    #expect(!TextStyle.extraLargeTitle.isMeasured)
    #expect(TextStyle.title.isMeasured)
  }

  @Test func macOSStylesAreFixed() {
    #expect(TextStyle.body.macOSMetrics?.pointSize == 13)
    #expect(TextStyle.body.macOSMetrics?.lineHeight == 16)
    #expect(TextStyle.headline.macOSMetrics?.weight == .bold)
    #expect(TextStyle.extraLargeTitle.macOSMetrics == nil)
  }
}
