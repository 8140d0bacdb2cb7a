import Testing

@testable import TextLayout

/// The ranges of UTF-16 units that shorten the way, against what Unicode says of every unit in them.
@Suite struct UnitRangeTests {
  @Test func unitsThatAreClustersOfTheirOwnBreakOnBothSides() {
    let iterators = BreakIterators()
    for unit in UInt16.min...UInt16.max where TextBoundaries.isClusterOfItsOwn(unit) {
      for text in [[unit, 0x61, unit, unit], [0x430, unit, 0x2026]] {
        var boundaries: [Int] = []
        text.withUnsafeBufferPointer { buffer in
          iterators.forEachBoundary(.graphemeCluster, locale: "en", in: buffer) { offset, _ in
            boundaries.append(offset)
          }
        }
        #expect(boundaries.filter { $0 > 0 } == Array(1...text.count), "\(unit)")
      }
    }
  }

  @Test func unitsThatKeepTheLevelHaveNoDirectionOfTheirOwn() {
    for unit in UInt16.min...UInt16.max where !BidiLevels.mayChangeLevels(unit) {
      for text in [[unit, 0x31, unit], [0x61, unit, 0x31, unit, 0x61]] {
        let levels = BidiLevels(text, base: .leftToRight).levels
        #expect(levels.allSatisfy { $0 == 0 }, "\(unit)")
      }
    }
    #expect(BidiLevels.mayChangeLevels(0x5D0) && BidiLevels.mayChangeLevels(0x202E))
  }

  @Test func rangesWithoutBracketsHoldNone() {
    for scalar in Int32(0)...0x10FFFF where ScriptItemizer.isNoBracket(scalar) && ScriptItemizer.isBracket(scalar) {
      Issue.record("\(scalar)")
    }
    #expect(ScriptItemizer.isBracket(0x28) && ScriptItemizer.isBracket(0x3011))
  }
}
