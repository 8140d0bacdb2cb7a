import Foundation
import Testing

/// Views that are right as they are, in forms that most apps have.
@Suite struct CommonViewsTests {
  private func output(_ view: String) throws -> String {
    let folder = try TemporaryFolder(["A.swift": "import SwiftUI\n#Preview {\n  \(view)\n}\n"])
    return ToolRun("audit", ".", in: folder.path).output
  }

  @Test(arguments: [
    #"Text("Big").font(.largeTitle) + Text(" small").font(.caption)"#,
    #"Text("Big") + Text(" small").font(.caption).bold()"#,
  ])
  func textsWithFontsAreJoined(_ view: String) throws {
    let output = try output(view)
    #expect(!output.contains("not measured"), "\(output)")
  }

  /// A symbol that has left its capsule for the most part is worse than one that touches its edge.
  @Test func inkThatLeavesItsBackgroundIsFoundToTheLastSize() throws {
    let view = #"""
      Label("Your appointment has been confirmed for Tuesday afternoon", systemImage: "checkmark.square.fill")
          .padding(.horizontal, 12).padding(.vertical, 6).background(.orange, in: Capsule())
      """#
    let folder = try TemporaryFolder(["A.swift": "import SwiftUI\n#Preview {\n  \(view)\n}\n"])
    let run = ToolRun(
      "audit", ".", "--sizes", "accessibility2,accessibility5", "--only", "ink-outside-shape", "--format", "jsonl",
      in: folder.path)
    let symbol = run.output.split(separator: "\n").first { $0.contains("Symbol") }
    #expect(symbol?.contains("at all sizes") == true || symbol?.contains("In all 4 variants") == true, "\(run.output)")
  }

  /// The system shows items of bars large while they are pressed.
  @Test(arguments: [
    #"TabView { Text("One").tabItem { Label("Home", systemImage: "house") } }"#,
    #"NavigationStack { Text("One").toolbar { Button("Done") {} } }"#,
    #"Button { } label: { Text("Tab").font(.system(size: 12)) }.accessibilityShowsLargeContentViewer()"#,
  ])
  func itemsOfBarsMayKeepTheirSize(_ view: String) throws {
    let output = try output(view)
    #expect(!output.contains("fixed-text-size"), "\(output)")
    #expect(!output.contains("capped-text-size"), "\(output)")
  }
}
