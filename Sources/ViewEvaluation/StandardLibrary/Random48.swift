/// The generator behind `drand48`, whose numbers follow from the seed.
///
/// - Source: POSIX.1-2017, `drand48`: X(n+1) = (0x5DEECE66D X(n) + 0xB) mod 2^48.
struct Random48 {
  private var state: UInt64

  init(seed: Int = 0) { state = (UInt64(truncatingIfNeeded: seed) << 16 | 0x330E) & Self.mask }

  private static let mask: UInt64 = (1 << 48) - 1

  /// The next number in 0 ..< 1.
  mutating func next() -> Double {
    state = (0x5_DEEC_E66D &* state &+ 0xB) & Self.mask
    return Double(state) / Double(Self.mask + 1)
  }
}
