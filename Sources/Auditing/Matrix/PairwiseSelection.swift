/// Chooses few combinations of settings so that every pair of values meets in at least one of them.
///
/// Greedy, one combination at a time: each starts with the pair that is still missing and then takes, setting by setting,
/// the value that meets the most missing pairs; the best of several orders is kept. The same input always gives the same
/// result.
/// - Source: the greedy "automatic efficient test generator" of Cohen, Dalal, Fredman and Patton (1997), with a fixed
///   sequence in place of chance.
package struct PairwiseSelection {
  private let sizes: [Int]
  /// Index of the first value of each setting among all values.
  private let offsets: [Int]
  private let valueCount: Int
  /// For each pair of values whether it is still missing, as a square table.
  private var missing: [Bool]
  /// How many missing pairs each value is part of.
  private var missingByValue: [Int]
  private var missingCount: Int
  private var state: UInt64

  /// Orders that are tried for each combination.
  private static let candidates = 12
  /// Whole selections that are tried; the shortest is kept.
  private static let restarts = 2

  private init(_ sizes: [Int], seed: UInt64) {
    self.sizes = sizes
    var offsets: [Int] = []
    var count = 0
    for size in sizes {
      offsets.append(count)
      count += size
    }
    self.offsets = offsets
    valueCount = count
    missing = Array(repeating: false, count: count * count)
    missingByValue = Array(repeating: 0, count: count)
    missingCount = 0
    state = seed
    for one in sizes.indices {
      for two in sizes.indices where two != one {
        for first in 0..<sizes[one] {
          for second in 0..<sizes[two] {
            missing[(offsets[one] + first) * count + offsets[two] + second] = true
            missingByValue[offsets[one] + first] += 1
            if one < two { missingCount += 1 }
          }
        }
      }
    }
  }

  /// Combinations as indices of values, one for each setting; settings with a single value take part.
  ///
  /// - Parameter sizes: the number of values of each setting, each at least 1.
  /// - Complexity: grows with the combinations times the square of the settings.
  package static func combinations(of sizes: [Int]) -> [[Int]] {
    guard !sizes.isEmpty, sizes.allSatisfy({ $0 > 0 }) else { return [] }
    guard sizes.count > 1 else { return (0..<sizes[0]).map { [$0] } }
    var best = orthogonalCombinations(of: sizes) ?? []
    for restart in 0..<restarts {
      var selection = PairwiseSelection(sizes, seed: UInt64(restart + 1))
      let combinations = selection.run()
      if best.isEmpty || combinations.count < best.count { best = combinations }
    }
    return best
  }

  /// A table in which every pair occurs exactly once, for few settings: rows are the lines of the plane over a prime
  /// field, values beyond a setting's size are folded back.
  ///
  /// - Source: orthogonal arrays of strength 2 and index 1 (Bush 1952).
  private static func orthogonalCombinations(of sizes: [Int]) -> [[Int]]? {
    let largest = sizes.max() ?? 0
    guard let prime = [2, 3, 5, 7, 11, 13].first(where: { $0 >= largest && $0 + 1 >= sizes.count }) else { return nil }
    return (0..<prime * prime).map { row in
      let (start, slope) = (row / prime, row % prime)
      return sizes.indices.map { setting in
        let value = setting < prime ? (start + setting * slope) % prime : slope
        return value % sizes[setting]
      }
    }
  }

  private mutating func run() -> [[Int]] {
    var combinations: [[Int]] = []
    while missingCount > 0 {
      var best: [Int] = []
      var bestGain = -1
      for _ in 0..<Self.candidates {
        let (candidate, gain) = candidate()
        if gain > bestGain { (best, bestGain) = (candidate, gain) }
      }
      cover(best)
      combinations.append(best)
    }
    // Settings with a single value each: one combination meets everything there is.
    if combinations.isEmpty { combinations.append(Array(repeating: 0, count: sizes.count)) }
    return combinations
  }

  /// One combination, and how many missing pairs it meets.
  private mutating func candidate() -> (combination: [Int], gain: Int) {
    var combination = Array(repeating: -1, count: sizes.count)
    let start = mostWantedValue()
    combination[start.setting] = start.value
    var order = sizes.indices.filter { $0 != start.setting }
    for index in order.indices.dropFirst().reversed() { order.swapAt(index, random(below: index + 1)) }
    var gain = 0
    var chosen = [offsets[start.setting] + start.value]
    for setting in order {
      let (value, met) = bestValue(of: setting, beside: chosen)
      combination[setting] = value
      chosen.append(offsets[setting] + value)
      gain += met
    }
    return (combination, gain)
  }

  /// A value that is part of the most missing pairs; one of them where there are several.
  private mutating func mostWantedValue() -> (setting: Int, value: Int) {
    let highest = missingByValue.max() ?? 0
    let wanted = missingByValue.indices.filter { missingByValue[$0] == highest }
    let chosen = wanted[random(below: wanted.count)]
    let setting = offsets.lastIndex { $0 <= chosen } ?? 0
    return (setting, chosen - offsets[setting])
  }

  /// The value of a setting that meets the most missing pairs with the values chosen so far.
  private mutating func bestValue(of setting: Int, beside chosen: [Int]) -> (value: Int, met: Int) {
    var best: [Int] = []
    var bestKey = (-1, -1)
    for value in 0..<sizes[setting] {
      let row = (offsets[setting] + value) * valueCount
      var met = 0
      for other in chosen where missing[row + other] { met += 1 }
      let key = (met, missingByValue[offsets[setting] + value])
      if key > bestKey {
        bestKey = key
        best = [value]
      } else if key == bestKey {
        best.append(value)
      }
    }
    return (best[random(below: best.count)], bestKey.0)
  }

  private mutating func cover(_ combination: [Int]) {
    let values = combination.enumerated().map { offsets[$0.offset] + $0.element }
    for (index, one) in values.enumerated() {
      for two in values.dropFirst(index + 1) where missing[one * valueCount + two] {
        missing[one * valueCount + two] = false
        missing[two * valueCount + one] = false
        missingByValue[one] -= 1
        missingByValue[two] -= 1
        missingCount -= 1
      }
    }
  }

  /// The next number of a fixed sequence.
  ///
  /// - Source: multiplier and increment of Knuth's MMIX generator.
  private mutating func random(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
