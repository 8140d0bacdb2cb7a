import Typography

/// A mark that the setter adds to the text.
enum Insertion: String, Hashable, CaseIterable {
  case ellipsis = "\u{2026}"
  case hyphen = "-"
}

/// The marks shaped once for each font.
final class InsertionShapes: Sendable {
  private struct Key: Hashable {
    var insertion: Insertion
    var font: FontFaceKey
  }

  private let shapes: KeptResults<Key, ShapedRun>
  private let shape: @Sendable (ShapingRequest) -> ShapedRun

  init(limit: Int, shape: @escaping @Sendable (ShapingRequest) -> ShapedRun) {
    shapes = KeptResults(limit: limit)
    self.shape = shape
  }

  func shape(_ insertion: Insertion, font: FontFaceKey) -> ShapedRun {
    shapes.value(for: Key(insertion: insertion, font: font)) {
      shape(ShapingRequest(text: insertion.rawValue, font: font))
    }
  }

  /// The width of a mark at an item's size, in points.
  func width(_ insertion: Insertion, _ font: ResolvedFont, _ item: SizedItem) -> Double {
    SizedText.points(shape(insertion, font: FontFaceKey(font)).advanceSum, item)
  }
}
