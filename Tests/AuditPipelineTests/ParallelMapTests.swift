import AuditPipeline
import Testing

@Suite struct ParallelMapTests {
  @Test(arguments: [1, 2, 3, 8, 100]) func resultsKeepTheOrder(jobs: Int) {
    let numbers = Array(0..<50)
    #expect(ParallelMap.map(numbers, jobs: jobs) { $0 * $0 } == numbers.map { $0 * $0 })
  }

  @Test func nothingGivesNothing() { #expect(ParallelMap.map([Int](), jobs: 4) { $0 }.isEmpty) }

  @Test func deepRecursionHasRoom() {
    @Sendable func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    #expect(ParallelMap.map([100_000], jobs: 1) { depth($0) } == [100_000])
  }
}
