import AuditRules
import Auditing
import Colorimetry
import Geometry
import LayoutTree
import PathGeometry
import Testing
import Typography

/// What rules do, counted: time is compared by hand with the benchmark.
struct RuleWorkTests {
  private func work(_ leaves: Int) -> AuditWork {
    Auditor(registry: RuleList.registry).judge(TreeFixture.rows(leaves / 3).tree, variants: [Variant()]).work
  }

  /// A tree of twice the leaves takes no more than n log n tells, from 1,000 to 4,000 leaves.
  @Test func workGrowsNoFasterThanNLogN() {
    let works = [999, 1998, 3996].map { (leaves: Double($0), work: work($0)) }
    let counts = [
      ("pairsCompared", \AuditWork.pairsCompared), ("shapesSketched", \.shapesSketched),
      ("boxesWalked", \.boxesWalked), ("holdersSought", \.holdersSought), ("observationsMade", \.observationsMade),
    ]
    for (name, path) in counts {
      #expect(works[0].work[keyPath: path] > 0, "\(name)")
      for (small, large) in zip(works, works.dropFirst()) {
        let limit = large.leaves * logarithm(large.leaves) / (small.leaves * logarithm(small.leaves))
        let growth = Double(large.work[keyPath: path]) / Double(small.work[keyPath: path])
        #expect(growth <= limit, "\(name): \(small.work[keyPath: path]), \(large.work[keyPath: path])")
      }
    }
  }

  private func logarithm(_ value: Double) -> Double {
    var (rest, halvings) = (value, 0.0)
    while rest > 1 { (rest, halvings) = (rest / 2, halvings + 1) }
    return halvings
  }

  /// The exact work over 999 leaves: a change that makes rules do something twice shows here.
  @Test func workOverManyLeavesIsKnown() {
    var expected = AuditWork()
    expected.rulesAsked = RuleList.registry.rules.count
    expected.pairsCompared = 332
    expected.contrastsMeasured = 2
    expected.shapesSketched = 333
    expected.boxesWalked = 6660
    expected.holdersSought = 999
    expected.observationsMade = 6994
    expected.subjectsNamed = 333
    #expect(work(999) == expected)
  }

  /// Subjects get names only where something is wrong with them.
  @Test func whatPassesIsNotNamed() {
    var fixture = TreeFixture()
    let list = fixture.box("VStack", fixture.tree.container)
    for row in 0..<20 {
      let pill = fixture.box("background", Rectangle(x: 20, y: Double(row) * 40, width: 200, height: 40), in: list)
      fixture.fill(
        .capsule(in: fixture.tree.boxes[pill].frame, curve: .continuous), of: pill, color: DynamicColor(light: .white))
      fixture.text("aaaa", at: Point(x: 60, y: Double(row) * 40 + 12), size: 16, in: pill)
    }
    let auditor = Auditor(registry: RuleList.registry)
    let judgement = auditor.judge(fixture.tree, variants: [Variant()])
    #expect(auditor.fold([judgement]).findings.isEmpty)
    #expect(judgement.work.observationsMade > 100)
    #expect(judgement.work.subjectsNamed == 0)
  }

  /// A judgement is the same whether or not it could take the paths of the tree before; also where boxes come and go.
  @Test func earlierJudgementsChangeNothing() {
    let auditor = Auditor(registry: RuleList.registry)
    func trees() -> [(LayoutTree, Variant)] {
      DynamicTypeSize.allCases.map { size in
        var fixture = TreeFixture()
        let stack = fixture.box("VStack", Rectangle(x: 0, y: 0, width: 200, height: 600))
        if size.isAccessibilitySize { fixture.text("bbbb", at: Point(x: 190, y: 4), size: 16, in: stack) }
        for index in 0..<4 {
          let place = Point(x: 380 - Double(index * 20), y: Double(40 + 6 * index))
          fixture.text("aaaa", at: place, size: 12 + 2 * Double(size.index), in: stack)
        }
        if size > .large { fixture.text("cccc", at: Point(x: 10, y: 300), size: 16, in: stack) }
        return (fixture.tree, Variant(textSize: size))
      }
    }
    var alone: [TreeJudgement] = []
    var following: [TreeJudgement] = []
    for (tree, variant) in trees() {
      alone.append(auditor.judge(tree, variants: [variant]))
      following.append(auditor.judge(tree, variants: [variant], like: following.last))
    }
    let (one, other) = (auditor.fold(alone), auditor.fold(following))
    #expect(!one.findings.isEmpty)
    #expect(one.counts == other.counts)
    #expect(one.findings.map(\.message) == other.findings.map(\.message))
    #expect(one.findings.map(\.subject.path) == other.findings.map(\.subject.path))
    #expect(one.findings.map { $0.occurrences.map(\.variant) } == other.findings.map { $0.occurrences.map(\.variant) })
    #expect(one.findings.map { $0.series.map(\.fact) } == other.findings.map { $0.series.map(\.fact) })
  }

  /// Text that is inside its shape by its box alone is not measured.
  @Test func outlinesAreNotReadWhereBoxesDecide() {
    let work = Auditor(registry: RuleList.registry).judge(TreeFixture.rows(100).tree, variants: [Variant()]).work
    #expect(work.outlinesRead == 0 && work.clearancesMeasured == 0)
  }

  /// A background on each of many modifiers around one text is asked about once, and not once for each modifier.
  @Test func holdersOfLongChainsAreFoundInLinearTime() {
    func work(_ length: Int) -> Int {
      var fixture = TreeFixture()
      let frame = Rectangle(x: 100, y: 100, width: 120, height: 40)
      var parent: Int?
      for _ in 0..<length {
        let background = fixture.box("background", frame, in: parent)
        let shape = fixture.box("Capsule", frame, in: background)
        fixture.fill(.capsule(in: frame, curve: .continuous), of: shape)
        parent = fixture.box("padding", frame, in: background)
      }
      fixture.text("aaaa", at: Point(x: 140, y: 110), size: 16, in: parent)
      return Auditor(registry: RuleList.registry).judge(fixture.tree, variants: [Variant()]).work.holdersSought
    }
    let small = work(20)
    #expect(small >= 20)
    #expect(work(200) <= 10 * small)
  }

  @Test func workGrowsNoFasterThanTheTree() {
    func work(_ count: Int) -> AuditWork {
      var fixture = TreeFixture(container: Rectangle(x: 0, y: 0, width: 393, height: Double(count) * 10))
      let list = fixture.box("VStack", fixture.tree.container)
      for row in 0..<(count / 2) {
        fixture.text("aaaa", at: Point(x: 20, y: Double(row) * 18), size: 16, in: list)
        fixture.text("bbbb", at: Point(x: 200, y: Double(row) * 18), size: 16, in: list)
      }
      return Auditor(registry: RuleList.registry).judge(fixture.tree, variants: [Variant()]).work
    }
    let small = work(100)
    let large = work(1000)
    #expect(small.pairsCompared > 0)
    #expect(large.pairsCompared <= 11 * small.pairsCompared)
    #expect(large.outlinesRead <= 11 * max(small.outlinesRead, 1))
    // One colour on one page.
    #expect(large.contrastsMeasured == 1)
    #expect(large.backdropsComposed == 0)
  }

  /// What one tree of a layout tells of colours and paths is not worked out again for the next.
  @Test func whatTreesShareIsFoundOnce() {
    let auditor = Auditor(registry: RuleList.registry)
    var fixture = TreeFixture()
    let row = fixture.box("HStack", Rectangle(x: 0, y: 0, width: 200, height: 40))
    fixture.text("aaaa", at: Point(x: 10, y: 10), size: 16, in: row, color: DynamicColor(light: .white))
    let schemes = ColorScheme.allCases.map { Variant(colorScheme: $0) }
    let first = auditor.judge(fixture.tree, variants: schemes)
    let second = auditor.judge(fixture.tree, variants: schemes, like: first)
    #expect(first.work.contrastsMeasured == 2)
    #expect(second.work.contrastsMeasured == 0)
    #expect(second.sightings.map(\.observation.facts) == first.sightings.map(\.observation.facts))
  }

  /// Only rules about colours are asked for each scheme.
  @Test func schemesShareWhatIsSeenOfGeometry() {
    let auditor = Auditor(registry: RuleList.registry)
    let scopes = RuleList.registry.rules.map(\.metadata.scope)
    let once = scopes.count { $0 == .geometry }
    var asked = 0
    for size in DynamicTypeSize.allCases {
      let schemes = ColorScheme.allCases.map { Variant(textSize: size, colorScheme: $0) }
      asked += auditor.judge(TreeFixture.rows(2).tree, variants: schemes).work.rulesAsked
    }
    #expect(once > 0 && once < scopes.count)
    #expect(asked == 12 * (once + 2 * (scopes.count - once)))
  }

  /// What lies behind a text is put together once where it is the same in both schemes, and for each where it is not.
  @Test(arguments: [(nil, 1), ("night.png", 2)])
  func schemesShareWhatIsPaintedAlike(darkFile: String?, contrasts: Int) {
    var fixture = TreeFixture()
    let frame = Rectangle(x: 0, y: 0, width: 200, height: 60)
    let image = fixture.box("Image", frame)
    fixture.tree.boxes[image].image = PlacedImage(name: "harbour", file: "day.png", darkFile: darkFile)
    fixture.tree.paint.append(PaintItem(box: image, content: .image(frame), paint: .image))
    let overlay = fixture.box("overlay", frame, in: image)
    fixture.text("aaaa", at: Point(x: 20, y: 20), size: 16, in: overlay, color: DynamicColor(light: .white))
    let schemes = ColorScheme.allCases.map { Variant(colorScheme: $0) }
    let work = Auditor(registry: RuleList.registry).judge(fixture.tree, variants: schemes).work
    #expect(work.contrastsMeasured == contrasts && work.backdropsComposed == contrasts)
  }

  /// A shape is turned into segments to the full only where a rough form of it does not tell.
  @Test func roomyShapesAreNotMeasuredToTheFull() {
    func work(padding: Double) -> AuditWork {
      var fixture = TreeFixture()
      let text = Rectangle(x: 100, y: 100, width: 60, height: 20)
      let frame = text.inset(by: -padding)
      let background = fixture.box("background", frame)
      let shape = fixture.box("Capsule", frame, in: background)
      fixture.fill(
        .capsule(in: frame, curve: .continuous), of: shape, color: DynamicColor(light: .white))
      fixture.text("aaaa", at: text.origin, size: 16, in: background)
      return Auditor(registry: RuleList.registry).judge(fixture.tree, variants: [Variant()]).work
    }
    let roomy = work(padding: 24)
    #expect(roomy.shapesSketched == 1 && roomy.shapesFlattened == 0)
    #expect(work(padding: 1).shapesFlattened > 0)
  }
}
