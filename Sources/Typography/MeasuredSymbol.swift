package import Geometry
package import PathGeometry

/// The relative size of a symbol beside text of the same font.
package enum ImageScale: String, Hashable, Sendable, CaseIterable {
  case small, medium, large
}

/// A symbol to measure.
package struct SymbolRequest: Hashable, Sendable {
  /// The name with its variants applied, for example "heart.circle.fill".
  package var name: String
  package var font: ResolvedFont
  package var scale: ImageScale
  package var grid: PixelGrid

  package init(name: String, font: ResolvedFont, scale: ImageScale, grid: PixelGrid) {
    self.name = name
    self.font = font
    self.scale = scale
    self.grid = grid
  }
}

/// A symbol measured at a size. Coordinates are points from the top left of its frame, y down.
package struct MeasuredSymbol: Hashable, Sendable {
  /// The frame that `Image(systemName:)` takes in layout, a whole number of pixels.
  package var size: Size
  /// Distance from the frame's top to the text baseline, in points.
  package var baseline: Double
  /// The bounding box of what is drawn.
  package var ink: Rectangle
  /// The convex hull of what is drawn, from its measured support in 16 directions: what clearance is measured against.
  package var silhouette: Path
  /// What is drawn in pictures: an open outline fitted into `ink`.
  package var drawing: Path
  /// Largest expected error of the silhouette, in points.
  package var tolerance: Double
  package var basis: MeasurementBasis
  package var unmeasured: UnmeasuredReason?

  package init(
    size: Size, baseline: Double, ink: Rectangle, silhouette: Path, drawing: Path, tolerance: Double,
    basis: MeasurementBasis, unmeasured: UnmeasuredReason? = nil
  ) {
    self.size = size
    self.baseline = baseline
    self.ink = ink
    self.silhouette = silhouette
    self.drawing = drawing
    self.tolerance = tolerance
    self.basis = basis
    self.unmeasured = unmeasured
  }
}

/// Measures symbols.
package protocol SymbolSource: Sendable {
  func symbol(_ request: SymbolRequest) -> MeasuredSymbol
  /// Whether a symbol of this name is known.
  func hasSymbol(named name: String) -> Bool
}
