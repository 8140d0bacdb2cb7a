import Geometry
import Typography

/// How far the engine's widths are from recorded ones.
package struct WidthAccuracy: Sendable {
  /// One record and what the engine gives for it.
  package struct Comparison: Sendable {
    package var record: RecordedWidth
    /// The modelled advance, in points.
    package var advance: Double
    /// The modelled width of the ink, in points.
    package var inkWidth: Double
    /// The height of a line in the record's font, a whole number of pixels, in points.
    package var lineHeight: Double
    /// The engine's own tolerance of the advance, as a fraction.
    package var tolerance: Double
    /// The engine's own tolerance of the ink width, in points.
    package var inkTolerance: Double

    /// How far the advance lies outside the recorded interval, as a signed fraction of it; 0 inside.
    package var advanceError: Double? {
      guard let range = record.advance else { return nil }
      if range.contains(advance) { return 0 }
      let nearest = advance > range.upperBound ? range.upperBound : range.lowerBound
      return (advance - nearest) / nearest
    }

    /// The line height's error as a signed fraction of the recorded one.
    package var lineHeightError: Double? { record.lineHeight.map { (lineHeight - $0) / $0 } }

    /// The ink's error as a signed fraction of the recorded width.
    package var inkError: Double? { record.inkWidth.map { (inkWidth - $0) / $0 } }

    /// Whether the ink lies within the largest of one pixel, 1.2 % and 0.06 em.
    package var isInkWithinBounds: Bool? {
      record.inkWidth.map {
        abs(inkWidth - $0) <= max(1 / record.scale, 0.012 * $0, 0.06 * record.font.pointSize) + 1e-9
      }
    }

    /// Whether the recorded ink lies within the tolerance that the engine itself states.
    package var isInkWithinStatedTolerance: Bool? { record.inkWidth.map { abs(inkWidth - $0) <= inkTolerance } }

    /// Whether the recorded advance lies within the tolerance that the engine itself states.
    package var isWithinStatedTolerance: Bool? {
      guard let range = record.advance else { return nil }
      return advance * (1 - tolerance) <= range.upperBound && advance * (1 + tolerance) >= range.lowerBound
    }
  }

  package let comparisons: [Comparison]

  /// Measures every record with the engine.
  package init(_ records: [RecordedWidth], engine: FontEngine) {
    comparisons = records.map { record in
      let run = engine.shape(ShapingRequest(text: record.text, font: FontFaceKey(record.font)))
      let scaling = engine.scaling(of: record.font)
      let ink = run.positioned(scaling: scaling).compactMap { engine.inkBounds(of: $0) }
      let left = ink.map(\.minX).min() ?? 0
      let right = ink.map(\.maxX).max() ?? 0
      let metrics = engine.metrics(of: record.font)
      return Comparison(
        record: record, advance: scaling.width(of: run.advanceSum), inkWidth: right - left,
        lineHeight: PixelGrid(scale: record.scale).ceiled(metrics.ascent + metrics.descent),
        tolerance: run.relativeTolerance,
        inkTolerance: InkTolerance.points(
          width: right - left, relativeTolerance: run.relativeTolerance, pointSize: record.font.pointSize,
          pixel: 1 / record.scale, basis: run.basis))
    }
  }

  /// The figures of one kind of record.
  package struct Summary: Hashable, Sendable {
    package var name: String
    package var count: Int
    /// Mean and largest absolute error, as fractions; `nil` where a record is either right or wrong.
    package var meanError: Double?
    package var largestError: Double?
    /// Share of records within the bounds of their kind, 0…1.
    package var shareWithinBounds: Double

    package init(
      name: String, count: Int, meanError: Double? = nil, largestError: Double? = nil, shareWithinBounds: Double
    ) {
      self.name = name
      self.count = count
      self.meanError = meanError
      self.largestError = largestError
      self.shareWithinBounds = shareWithinBounds
    }
  }

  /// Exact advances, advances to a pixel (within 0.35 %), ink widths over distinct strings, and line heights.
  package var summaries: [Summary] {
    let exact = comparisons.filter { $0.record.advance.map { $0.lowerBound == $0.upperBound } == true }
    let measured = comparisons.filter { $0.record.advance.map { $0.lowerBound < $0.upperBound } == true }
    var seen: Set<String> = []
    let inked = comparisons.filter { comparison in
      guard comparison.record.inkWidth != nil else { return false }
      return seen.insert("\(comparison.record.text) \(comparison.record.font) \(comparison.record.scale)").inserted
    }
    return [
      summary("exact advances", exact, error: \.advanceError) { abs($0.advanceError ?? 0) <= 0.0035 },
      summary("recorded advances", measured, error: \.advanceError) { abs($0.advanceError ?? 0) <= 0.0035 },
      summary("ink widths", inked, error: \.inkError) { $0.isInkWithinBounds ?? true },
      summary("line heights", comparisons.filter { $0.record.lineHeight != nil }, error: \.lineHeightError) {
        abs($0.lineHeight - ($0.record.lineHeight ?? 0)) < 0.001
      },
      summary("advances in the stated tolerance", exact + measured, error: \.advanceError) {
        $0.isWithinStatedTolerance ?? true
      },
      summary("ink widths in the stated tolerance", inked, error: \.inkError) { $0.isInkWithinStatedTolerance ?? true },
    ]
  }

  /// Mean of the tolerances that the engine states for advances, as a fraction.
  package var meanTolerance: Double { Self.mean(comparisons.map(\.tolerance)) }

  /// Mean of the tolerances that the engine states for ink widths, as a fraction of the recorded width.
  package var meanInkTolerance: Double {
    Self.mean(comparisons.compactMap { comparison in comparison.record.inkWidth.map { comparison.inkTolerance / $0 } })
  }

  private static func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  private func summary(
    _ name: String, _ comparisons: [Comparison], error: KeyPath<Comparison, Double?>, isWithin: (Comparison) -> Bool
  ) -> Summary {
    let errors = comparisons.compactMap { $0[keyPath: error].map(abs) }
    return Summary(
      name: name, count: comparisons.count,
      meanError: Self.mean(errors), largestError: errors.max() ?? 0,
      shareWithinBounds: comparisons.isEmpty
        ? 1 : Double(comparisons.count(where: isWithin)) / Double(comparisons.count))
  }

  /// The summaries as a table of text, then the records outside the bounds of their kind.
  ///
  /// - Parameter further: summaries of what is not a width, behind the others.
  package func table(further: [Summary] = []) -> String {
    var lines = ["kind                                count   mean error   largest   within bounds"]
    for summary in summaries + further {
      lines.append(
        Self.left(summary.name, 36) + Self.right("\(summary.count)", 5)
          + Self.right(summary.meanError.map(Self.percent) ?? "-", 13)
          + Self.right(summary.largestError.map(Self.percent) ?? "-", 10)
          + Self.right(Self.percent(summary.shareWithinBounds), 16))
    }
    lines.append(
      "stated tolerance, mean: advances \(Self.percent(meanTolerance)), ink \(Self.percent(meanInkTolerance))")
    for comparison in comparisons where comparison.isInkWithinBounds == false {
      let record = comparison.record
      lines.append(
        "outlier: \(record.name) \"\(record.text)\" \(Self.number(record.font.pointSize)) pt "
          + "\(record.font.weight.rawValue): ink \(Self.number(record.inkWidth ?? 0)) recorded, "
          + "\(Self.number(comparison.inkWidth)) modelled, at \(Self.number(record.scale))x")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func percent(_ fraction: Double) -> String { number(fraction * 100) + " %" }

  /// A number to two decimals at most.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    return rest == 0 ? "\(whole)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
