import AuditPipeline
import Auditing
import Diagnostics
import Testing

/// What is said of state that is set from sizes.
struct LayoutFeedbackTests {
  /// By preview; the others have nothing said of them.
  private static let expected = [
    "A size that leads to what is not known": ["evaluation/state-not-set"],
    "State that is set later in a reader": ["evaluation/state-not-set"],
    "Sizes that go on changing": ["evaluation/unsettled-layout"],
  ]

  @Test func onlyWhatStaysOpenIsSaid() throws {
    let fixture = try FixtureFile("Coverage/LayoutFeedback.swift")
    let run = try Examples.run(jobs: 1)
    try #require(fixture.layouts.count > Self.expected.count)
    for layout in fixture.layouts {
      let said = run.run(of: layout).run().layout.diagnostics.map(\.id)
      #expect(said == Self.expected[layout.name] ?? [], "\(layout.name)")
    }
  }
}
