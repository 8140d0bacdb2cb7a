/// Lengths that SwiftUI uses where the source gives none, in points.
package struct LayoutDefaults: Hashable, Sendable {
  /// Between neighbours in a stack that have no distances of their own.
  package var stackSpacing: Double
  /// `padding()`.
  package var padding: Double
  /// `Spacer()`.
  package var spacerMinimum: Double
  /// `scenePadding()`.
  package var scenePadding: Double
  /// The length of a shape or colour where nothing is proposed.
  package var ideal: Double
  /// Between the icon and the title of a `Label`.
  package var labelSpacing: Double

  /// - Verification: measured; scene padding inferred.
  package init(_ profile: OSProfile) {
    stackSpacing = 8
    padding = 16
    spacerMinimum = 8
    scenePadding = profile == .macOS ? 20 : 16
    ideal = 10
    labelSpacing = 8
  }
}
