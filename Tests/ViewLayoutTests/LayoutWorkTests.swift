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

  @Test func measurementsGrowLinearlyWithModifiers() {
    let modifiers: [ViewModifier] = [
      .padding(PaddingModifier(length: 1)), .opacity(0.9), .fixedSize(horizontal: false, vertical: true),
      .flexibleFrame(FlexibleFrame(width: .init(maximum: .infinity))), .clip(.circle),
      .background(content: color, alignment: .center), .alignmentGuide(.leading, .constant(3)),
    ]
    for modifier in modifiers {
      let counts = [50, 100, 200].map { count in
        let chain = (0..<count).reduce(text("some words")) { view, _ in view.modified(modifier) }
        return work(stack(.horizontal, [chain, text("beside")])).measurements
      }
      #expect(counts[2] - counts[1] <= 2 * (counts[1] - counts[0]) + 4, "\(counts) for \(modifier)")
    }
  }

  /// Texts in rows in columns, as screens are made of them.
  @Test func measurementsOfNestedStacksGrowLinearlyWithTheirTexts() {
    func count(_ rows: Int) -> LayoutWork {
      let row = stack(
        .horizontal,
        [
          stack(.vertical, [text("Title of a row"), text("and more")]), node(.spacer(minLength: nil)),
          stack(.vertical, [text("12"), text("pieces today")]),
        ])
      return work(stack(.vertical, (0..<(rows / 10)).map { _ in stack(.vertical, Array(repeating: row, count: 10)) }))
    }
    let (once, twice) = (count(100), count(200))
    #expect(twice.requests <= 2 * once.requests + 10)
    #expect(twice.measurements <= 2 * once.measurements + 10)
    #expect(twice.textMeasurements <= 2 * once.textMeasurements + 10)
    #expect(once.elements == 811)
    #expect(once.requests == 3532)
    #expect(once.measurements == 911)
    #expect(once.textMeasurements == 800)
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
