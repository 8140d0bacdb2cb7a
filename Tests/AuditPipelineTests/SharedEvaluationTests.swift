import Auditing
import Foundation
import Geometry
import LayoutTree
import Testing
import ViewEvaluation

@testable import AuditPipeline

/// How often previews are evaluated: exact counts, whatever the number of root views.
struct SharedEvaluationTests {
  /// Each root view tells its width to state, so that it is laid out for every variant alone.
  private static let source = """
    import SwiftUI
    struct WidthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Pill: View {
      let title: String
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Text(title).background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
          Color.red.frame(width: width, height: 4)
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    struct Pill_Previews: PreviewProvider {
      static var previews: some View { ROOTS }
    }
    """

  private func evaluations(roots: Int) throws -> (layouts: Int, count: Int) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let views = (0..<roots).map { "Pill(title: \"Title \($0)\")" }.joined(separator: "; ")
    let file = folder.appendingPathComponent("Pill.swift")
    try Self.source.replacingOccurrences(of: "ROOTS", with: views).write(to: file, atomically: true, encoding: .utf8)
    let project = try LoadedProject(at: ProjectLocation(of: folder.path), paths: [folder.path])
    let result = try Examples.run().audit(project.layouts)
    for layout in result.layouts {
      let bars = layout.renderings.map { $0.tree.boxes.last { $0.frame.height == 4 }?.frame.width ?? 0 }
      #expect(bars.allSatisfy { $0 > 30 } && Set(bars).count > 6)
    }
    return (result.layouts.count, try #require(project.swift).project.evaluationCount)
  }

  @Test func rootViewsOfOnePreviewAreEvaluatedTogether() throws {
    let one = try evaluations(roots: 1)
    let six = try evaluations(roots: 6)
    #expect(one.layouts == 1 && six.layouts == 6)
    // Once to find the root views, and once for each of the twelve sizes.
    #expect(one.count == 13)
    #expect(six.count == 13)
  }
}
