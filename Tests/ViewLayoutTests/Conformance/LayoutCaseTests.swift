import Geometry
import LayoutTree
import Testing
import ViewLayout
import ViewTree

/// Agreement with frames recorded from, printed by or compared with Apple's SwiftUI.
@Suite struct LayoutCaseTests {
  @Test func theFileOfCasesIsRead() { #expect(LayoutCase.all.count == 91) }

  @Test(arguments: LayoutCase.all.filter { !$0.needsRealText })
  func framesAreThoseOfSwiftUI(layoutCase: LayoutCase) throws {
    let tree = try layoutCase.treeByHand ?? CaseNotation.view(layoutCase.view ?? "")
    let placed = LayoutEngine.fake(layoutCase.textSetter).layout(tree, in: layoutCase.settings)
    #expect(placed.unmeasured.isEmpty)
    for (name, expected) in layoutCase.expected.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(placed.frame(name), "\(name) is missing")
      #expect(expected.matches(frame, tolerance: 0.5), "\(name): \(frame) instead of \(expected)")
    }
  }
}

extension LayoutCase.Frame {
  func matches(_ frame: Rectangle, tolerance: Double) -> Bool {
    func near(_ expected: Double?, _ value: Double) -> Bool { expected.map { abs($0 - value) <= tolerance } ?? true }
    return near(x, frame.minX) && near(y, frame.minY) && near(w, frame.width) && near(h, frame.height)
  }
}
