import Auditing
import TestSupport
import Testing

struct PairwiseSelectionTests {
  private func coversEveryPair(_ combinations: [[Int]], _ sizes: [Int]) -> Bool {
    for one in sizes.indices {
      for two in sizes.indices where two > one {
        let met = Set(combinations.map { $0[one] * sizes[two] + $0[two] })
        if met.count != sizes[one] * sizes[two] { return false }
      }
    }
    return combinations.allSatisfy { $0.count == sizes.count }
  }

  /// Sizes that PICT publishes, plus 15 %.
  @Test(arguments: [
    (Array(repeating: 3, count: 4), 9), (Array(repeating: 3, count: 13), 18),
    (Array(repeating: 4, count: 15) + Array(repeating: 3, count: 17) + Array(repeating: 2, count: 29), 37),
    ([4] + Array(repeating: 3, count: 39) + Array(repeating: 2, count: 35), 27), (Array(repeating: 2, count: 100), 15),
  ])
  func fewCombinationsCoverEveryPair(sizes: [Int], published: Int) {
    let combinations = PairwiseSelection.combinations(of: sizes)
    #expect(coversEveryPair(combinations, sizes))
    #expect(Double(combinations.count) <= Double(published) * 1.15, "\(combinations.count)")
  }

  @Test func everyPairIsCoveredForRandomSettings() {
    var generator = SeededGenerator(seed: 21)
    for round in 0..<40 {
      let sizes = (0..<Int.random(in: 1...7, using: &generator)).map { _ in Int.random(in: 1...6, using: &generator) }
      let combinations = PairwiseSelection.combinations(of: sizes)
      #expect(coversEveryPair(combinations, sizes), "settings \(round) of seed 21")
      #expect(combinations == PairwiseSelection.combinations(of: sizes))
      #expect(!combinations.isEmpty)
    }
  }

  @Test func nothingGivesNothing() {
    #expect(PairwiseSelection.combinations(of: []).isEmpty)
    #expect(PairwiseSelection.combinations(of: [2, 0]).isEmpty)
    #expect(PairwiseSelection.combinations(of: [1, 1]) == [[0, 0]])
  }
}
