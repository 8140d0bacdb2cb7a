import CommandLineInterface
import Foundation
import Testing

@Suite struct MetricsCommandTests {
  @Test func lengthsAreScaledAtAllSizes() {
    let run = ToolRun("metrics", "14.5", "--style", "title")
    #expect(run.output == "13.333 13.667 14 14.667 15.333 16.333 17.333 19.667 21.667 24.333 26 29\n")
    #expect(run.code == .passed)
    #expect(
      ToolRun("metrics", "14.5", "--style", "title", "--scale", "2").output
        == "13 13.5 14 14.5 15.5 16 17.5 19.5 22 24.5 26 29\n")
  }

  @Test func tableMatchesTheFacts() throws {
    let facts = URL(fileURLWithPath: ToolRun.root + "/../shared/facts/dynamic-type.json")
    guard let data = try? Data(contentsOf: facts) else { return }
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let printed = try #require(
      try JSONSerialization.jsonObject(with: Data(ToolRun("metrics", "--json").output.utf8))
        as? [String: [String: [String: Double]]])
    #expect(printed.count == 11)
    var cells = 0
    for (style, sizes) in printed {
      for (size, cell) in sizes {
        let expected = DynamicTypeFacts(root).cell(style: style, size: size)
        guard let expected else { continue }
        #expect(cell["pointSize"] == expected.pointSize, "\(style) \(size)")
        #expect(cell["lineHeight"] == expected.lineHeight, "\(style) \(size)")
        cells += 1
      }
    }
    #expect(cells == 132)
  }

  @Test(arguments: [
    ["metrics", "x"], ["metrics", "1", "2"], ["metrics", "1", "--scale", "0"], ["metrics", "--style", "headlin"],
    ["metrics", "--sizes", ""],
  ])
  func mistakesEndWithTwo(arguments: [String]) {
    let run = ToolRun(arguments: arguments)
    #expect(run.code == .unusable)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("sizewise: error: "))
  }
}

/// The facts file's cells, by the names that SwiftUI uses.
private struct DynamicTypeFacts {
  private let styles: [String: Any]

  init(_ root: [String: Any]) { styles = root["styles"] as? [String: Any] ?? [:] }

  func cell(style: String, size: String) -> (pointSize: Double, lineHeight: Double)? {
    guard let cells = (styles[style] as? [String: Any])?["cells"] as? [String: [String: Any]], let cell = cells[size],
      let pointSize = cell["size"] as? Double, let lineHeight = cell["line_height"] as? Double
    else { return nil }
    return (pointSize, lineHeight)
  }
}
