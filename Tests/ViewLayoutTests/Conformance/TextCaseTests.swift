import Foundation
import Geometry
import LayoutTree
import PlatformProfile
import Testing
import Typography
import ViewLayout
import ViewTree

/// The cases of `layout-cases.json` that measure real text: 13 pt on the Mac, and body on an iPhone.
@Suite(.enabled(if: RealEngine.shared != nil)) struct TextCaseTests {
  /// The recorded sentence, which stays outside the repository.
  static let sentence: String? = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../shared/cases/layout-cases.json")
    guard let data = try? String(contentsOf: url, encoding: .utf8),
      let start = data.range(of: "Text(\\\"Layout must")
    else { return nil }
    let quoted = data[start.lowerBound...].dropFirst(7)
    return quoted.range(of: "\\\"").map { String(quoted[..<$0.lowerBound]) }
  }()

  static let cases = LayoutCase.all.filter { $0.needsRealText && ($0.tree(of: sentence) != nil) }

  @Test(arguments: cases) func textIsAsLargeAsRecorded(layoutCase: LayoutCase) throws {
    let tree = try #require(layoutCase.tree(of: Self.sentence))
    let placed = try #require(RealEngine.shared).layout(tree, in: layoutCase.settings)
    let frame = try #require(placed.frame("t"))
    let expected = try #require(layoutCase.expected["t"])
    // The advances of the system font are a model: 1 % of the width on top of the tolerance.
    let tolerance = 0.5 + 0.01 * frame.width
    #expect(expected.matches(frame, tolerance: tolerance), "\(frame) instead of \(expected)")
  }
}

extension LayoutCase {
  /// The text of a case with its modifiers; `nil` where the recorded sentence is not at hand.
  func tree(of sentence: String?) -> ViewNode? {
    guard let view else { return nil }
    let string: String
    if view.hasPrefix("Text(P)") {
      guard let sentence else { return nil }
      string = sentence
    } else {
      string = String(view.dropFirst(6).prefix { $0 != "\"" })
    }
    var result = text(string)
    if view.contains(".lineLimit(2...4)") { result = result.limited(4, reserved: 2) }
    if view.contains(".lineLimit(3...)") { result = result.limited(nil, reserved: 3) }
    if view.contains(".lineLimit(1)") { result = result.limited(1) }
    if view.contains(".lineLimit(2)") { result = result.limited(2) }
    if view.contains(".lineSpacing(10)") { result = result.modified(.environment(.lineSpacing(10))) }
    if view.contains("minimumScaleFactor") { result = result.modified(.environment(.minimumScaleFactor(0.5))) }
    return result.named("t")
  }
}

extension ViewNode {
  fileprivate func limited(_ maximum: Int?, reserved: Int = 0) -> ViewNode {
    modified(.environment(.lineLimit(LineLimit(maximum: maximum, reserved: reserved))))
  }
}
