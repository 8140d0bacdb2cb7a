import Auditing
import Colorimetry
import Geometry
import LayoutTree
import Testing
import Typography

struct VariantMatrixTests {
  @Test func presetsHaveTheirNumbers() {
    #expect(VariantMatrix(.quick).variants.count == 10)
    #expect(VariantMatrix(.default).variants.count == 24)
    let full = VariantMatrix(.full).variants
    #expect(full.count >= 24 && full.count <= 24 + 28)
    #expect(Set(full).count == full.count)
    #expect(Set(VariantMatrix(.default).variants).isSubset(of: full))
  }

  @Test func everyPairOfAxesMeets() {
    let full = VariantMatrix(.full, locales: ["en_US", "de"], containers: ["iPhone 16", "iPad"]).variants
    for size in DynamicTypeSize.allCases {
      for weight in LegibilityWeight.allCases {
        #expect(full.contains { $0.textSize == size && $0.legibilityWeight == weight })
      }
      for direction in LayoutDirection.allCases {
        #expect(full.contains { $0.textSize == size && $0.layoutDirection == direction })
      }
      #expect(full.contains { $0.textSize == size && $0.locale == "de" })
    }
    #expect(full.contains { $0.locale == "de" && $0.container == "iPad" })
    #expect(full.contains { $0.legibilityWeight == .bold && $0.contrast == .increased })
  }

  @Test func productHoldsEverything() {
    var matrix = VariantMatrix(.full)
    matrix.combination = .product
    #expect(matrix.variants.count == 12 * 2 * 2 * 2 * 2)
  }

  @Test func variantsThatShareATreeFollowEachOther() {
    let variants = VariantMatrix(.full).variants
    var seen: Set<Variant> = []
    var last: Variant?
    for variant in variants {
      var geometry = variant
      geometry.colorScheme = .light
      geometry.contrast = .standard
      if geometry != last { #expect(seen.insert(geometry).inserted) }
      last = geometry
    }
  }
}
