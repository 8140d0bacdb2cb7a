import Geometry
import LayoutTree
import PlatformProfile
import Testing
import ViewLayout
import ViewTree

/// How much work a layout is allowed to be, in exact counts.
@Suite struct LayoutWorkTests {
  /// Rows inside columns inside rows, with texts, boxes and spacers at every level.
  private func nested(depth: Int) -> ViewNode {
    var tree = text("some words that wrap")
    for level in 0..<depth {
      let kind: StackView.Kind = level.isMultiple(of: 2) ? .horizontal : .vertical
      tree = stack(kind, [text("label \(level)"), tree, node(.spacer(minLength: nil)), box(4, 4)]).padded(1)
    }
    return tree
  }

  private func work(_ tree: ViewNode) -> LayoutWork {
    LayoutEngine.fake().layoutCountingWork(tree, in: .canvas(393, 852)).work
  }

  @Test func measurementsGrowLinearlyWithDepth() {
    let counts = [6, 12, 18, 24].map { work(nested(depth: $0)).measurements }
    let steps = zip(counts.dropFirst(), counts).map { $0 - $1 }
    // Six more levels cost about the same wherever they come.
    #expect(steps.max()! <= 2 * steps.min()!, "\(counts)")
    #expect(counts[3] < 24 * 5 * 12, "\(counts)")
  }

  @Test func measurementsGrowLinearlyWithChildren() {
    func count(_ children: Int) -> Int {
      work(stack(.vertical, (0..<children).map { text("row \($0) of many") })).measurements
    }
    #expect(count(400) - count(200) == count(600) - count(400))
    #expect(count(400) <= 2 * count(200) + 2)
  }

  @Test func aBubbleTakesFewMeasurements() {
    let label = ControlView(.label, label: text("fern-leaf lavender"), icon: symbol("leaf"))
    let bubble = node(.control(label)).modified(.padding(PaddingModifier()))
      .modified(
        .backgroundStyle(.color(.system(.purple)), shape: .capsule(style: .continuous), ignoresSafeAreaEdges: []))
    let work = work(bubble)
    #expect(work.textMeasurements <= 3)
    #expect(work.measurements <= 10)
  }
}
