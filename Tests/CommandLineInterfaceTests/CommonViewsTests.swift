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
