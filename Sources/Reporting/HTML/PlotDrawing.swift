import Auditing
import Colorimetry
import Typography

/// Draws a figure against the text size, with its thresholds.
struct PlotDrawing {
  static let width = 340
  static let height = 212

  let plot: FigurePlot
  let sizes: [DynamicTypeSize]
  /// The class of points that fail.
  let failureKind: String
  private let scale: PlotScale

  private static let left = 36.0
  private static let right = 6.0
  private static let top = 12.0
  private static let bottom = 26.0

  init(plot: FigurePlot, sizes: [DynamicTypeSize], failureKind: String) {
    self.plot = plot
    self.sizes = sizes
    self.failureKind = failureKind
    let points = plot.lines.flatMap(\.points)
    let values = points.flatMap { [$0.value - $0.tolerance, $0.value + $0.tolerance] } + plot.thresholds.map(\.value)
    scale = PlotScale(values: values)
  }

  var elements: String {
    zones + grid + thresholds + plot.lines.indices.map(line).joined() + sizeLabels
  }

  /// The plot in words.
  var words: String {
    var parts = [plot.name + " by text size"]
    for line in plot.lines {
      guard let first = line.points.first, let last = line.points.last else { continue }
      let name = line.name.isEmpty ? "From" : line.name + ": from"
      parts.append(
        "\(name) \(FigureFormat.value(first.value, plot.unit)) at \(first.size.shortName) to "
          + "\(FigureFormat.value(last.value, plot.unit)) at \(last.size.shortName)")
    }
    for threshold in plot.thresholds {
      parts.append(Wording.sentenceCase(threshold.name) + " " + FigureFormat.value(threshold.value, plot.unit))
    }
    return parts.joined(separator: ". ")
  }

  /// The lines' names with their dashes.
  var legend: Markup {
    guard plot.lines.count > 1 else { return .empty }
    return plot.lines.enumerated().map { index, line -> Markup in
      " <span class=\"line-key line-\(index % 4)\">\(line.name)</span>"
    }.combined()
  }

  // MARK: Scale

  private func x(_ size: DynamicTypeSize) -> Double {
    let width = Double(Self.width) - Self.left - Self.right
    guard sizes.count > 1, let index = sizes.firstIndex(of: size) else { return Self.left + width / 2 }
    let step = width / Double(sizes.count)
    return Self.left + step * (Double(index) + 0.5)
  }

  private func y(_ value: Double) -> Double {
    let height = Double(Self.height) - Self.top - Self.bottom
    return Self.top + height * (1 - (value - scale.minimum) / (scale.maximum - scale.minimum))
  }

  private var plotRight: Double { Double(Self.width) - Self.right }
  private var plotBottom: Double { Double(Self.height) - Self.bottom }

  // MARK: Parts

  /// Below what is required.
  private var zones: String {
    guard let required = plot.thresholds.map(\.value).max() else { return "" }
    let edge = y(required)
    guard plotBottom > edge else { return "" }
    return "<rect class=\"zone\" x=\"\(text(Self.left))\" y=\"\(text(edge))\" width=\"\(text(plotRight - Self.left))\""
      + " height=\"\(text(plotBottom - edge))\"/>"
  }

  private var grid: String {
    scale.ticks.map { tick in
      let y = text(y(tick))
      let kind = tick == 0 ? "grid zero" : "grid"
      return "<path class=\"\(kind)\" d=\"M\(text(Self.left)) \(y)H\(text(plotRight))\"/>"
        + "<text class=\"axis\" x=\"\(text(Self.left - 8))\" y=\"\(y)\" dy=\".35em\" text-anchor=\"end\">"
        + TextEscaping.markup(FigureFormat.number(tick, decimals: 2).replacing("-", with: "−")) + "</text>"
    }.joined()
  }

  private var thresholds: String {
    plot.thresholds.map { threshold in
      let y = y(threshold.value)
      let label = threshold.name + " " + FigureFormat.value(threshold.value, plot.unit)
      return "<path class=\"threshold\" d=\"M\(text(Self.left)) \(text(y))H\(text(plotRight))\"/>"
        + "<text class=\"threshold-name\" x=\"\(text(Self.left + 6))\" y=\"\(text(y - 5))\">"
        + TextEscaping.markup(label) + "</text>"
    }.joined()
  }

  private func line(_ index: Int) -> String {
    let points = plot.lines[index].points
    var content = ""
    if points.contains(where: { $0.tolerance > 0 }) {
      let upper = points.map { "\(text(x($0.size))) \(text(y($0.value + $0.tolerance)))" }
      let lower = points.reversed().map { "\(text(x($0.size))) \(text(y($0.value - $0.tolerance)))" }
      content += "<path class=\"band\" d=\"M" + (upper + lower).joined(separator: "L") + "Z\"/>"
    }
    let course = points.map { "\(text(x($0.size))) \(text(y($0.value)))" }.joined(separator: "L")
    content += points.count > 1 ? "<path class=\"course\" d=\"M\(course)\"/>" : ""
    content += points.map(marker).joined()
    return "<g class=\"line line-\(index % 4)\">\(content)</g>"
  }

  /// A dot where it holds, a diamond where it fails, a triangle where it cannot be told: never colour alone.
  private func marker(_ point: FigurePlot.PlottedPoint) -> String {
    let (x, y) = (x(point.size), y(point.value))
    let title =
      "<title>\(point.size.shortName): "
      + TextEscaping.markup(FigureFormat.value(point.value, plot.unit)) + ", "
      + (point.outcome == .passed ? "holds" : Wording.outcome(point.outcome)) + "</title>"
    switch point.outcome {
    case .failed:
      return "<path class=\"point \(failureKind)\" d=\"M\(text(x)) \(text(y - 6))L\(text(x + 6)) \(text(y))"
        + "L\(text(x)) \(text(y + 6))L\(text(x - 6)) \(text(y))Z\">\(title)</path>"
    case .cantTell:
      return "<path class=\"point cannot\" d=\"M\(text(x)) \(text(y - 6))L\(text(x + 6)) \(text(y + 4.5))"
        + "H\(text(x - 6))Z\">\(title)</path>"
    case .passed, .inapplicable, .untested:
      return "<circle class=\"point holds\" cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"3.5\">\(title)</circle>"
    }
  }

  private var sizeLabels: String {
    sizes.map { size in
      "<text class=\"axis\" x=\"\(text(x(size)))\" y=\"\(text(plotBottom + 18))\" text-anchor=\"middle\">"
        + size.shortName + "</text>"
    }.joined()
  }

  private func text(_ value: Double) -> String { FigureFormat.number(value, decimals: 1) }
}

/// The range of a plot's axis and the values that it names.
struct PlotScale: Equatable {
  let minimum: Double
  let maximum: Double
  let ticks: [Double]

  /// A range that holds the values with some room, between round numbers.
  init(values: [Double]) {
    let finite = values.filter { $0.isFinite && abs($0) < 1e9 }
    var low = finite.min() ?? 0
    var high = finite.max() ?? 1
    // Lengths and ratios read best with their zero in sight, unless it is far away.
    if low > 0, low < 0.6 * high { low = 0 }
    if high - low < 1e-6 {
      low -= 1
      high += 1
    }
    let step = Self.roundStep(above: (high - low) / 4)
    let first = (low / step).rounded(.down)
    let last = (high / step).rounded(.up)
    minimum = first * step
    maximum = last * step
    ticks = (Int(first)...Int(last)).map { Double($0) * step }
  }

  /// The smallest of 1, 2, 2.5, 5 times a power of ten that is at least `length`.
  private static func roundStep(above length: Double) -> Double {
    var power = 1.0
    while power * 10 <= length { power *= 10 }
    while power > length { power /= 10 }
    return [1, 2, 2.5, 5].map { $0 * power }.first { $0 >= length } ?? 10 * power
  }
}
