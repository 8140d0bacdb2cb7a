/// How much work a layout took. The counts depend on the tree alone and serve as the exact measure of its cost.
package struct LayoutWork: Hashable, Sendable {
  /// How often a parent asked a child for its size.
  package var requests = 0
  /// How often the answer had to be computed.
  package var measurements = 0
  /// How often a text was measured or set.
  package var textMeasurements = 0
  /// Views and modifiers in layout.
  package var elements = 0

  package init() {}
}
