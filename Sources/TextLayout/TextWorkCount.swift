import Synchronization

/// How much work a setter has done: what tests of work assert.
package struct TextWorkCount: Hashable, Sendable {
  /// Calls to the shaper.
  package var shapingCalls: Int
  /// Texts fitted into a proposal; repeated questions do not count.
  package var measurements: Int

  package init(shapingCalls: Int, measurements: Int) {
    self.shapingCalls = shapingCalls
    self.measurements = measurements
  }
}

/// Counts work from several threads.
final class WorkCounters: Sendable {
  private let shapingCalls = Atomic<Int>(0)
  private let measurements = Atomic<Int>(0)

  func countShaping() { shapingCalls.wrappingAdd(1, ordering: .relaxed) }
  func countMeasurement() { measurements.wrappingAdd(1, ordering: .relaxed) }

  var count: TextWorkCount {
    TextWorkCount(
      shapingCalls: shapingCalls.load(ordering: .relaxed), measurements: measurements.load(ordering: .relaxed))
  }
}
