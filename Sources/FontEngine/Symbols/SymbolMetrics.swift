import Geometry
import Typography

/// The measured box of a symbol in em, from the left margin and the baseline, y up.
struct SymbolBox: Hashable, Sendable {
  /// Width of the frame: margins and ink.
  var advance: Double
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  /// The box where its figures mean nothing: the family of circles.
  static let unknown = SymbolBox(advance: 1.18, left: 0.0864, right: 1.0936, top: 0.85, bottom: -0.146)

  /// The straight blend with another box.
  func blended(_ other: SymbolBox, _ fraction: Double) -> SymbolBox {
    func blend(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
    return SymbolBox(
      advance: blend(advance, other.advance), left: blend(left, other.left), right: blend(right, other.right),
      top: blend(top, other.top), bottom: blend(bottom, other.bottom))
  }

  /// The box grown about the middle of the cap height, margins included.
  func scaled(by factor: Double) -> SymbolBox {
    func vertical(_ y: Double) -> Double { Self.middle + (y - Self.middle) * factor }
    return SymbolBox(
      advance: advance * factor, left: left * factor, right: right * factor, top: vertical(top),
      bottom: vertical(bottom))
  }

  /// Half the cap height, in em.
  private static let middle = 0.3523
}

/// What is known of a symbol's size: read from a line of `fonts/symbol-metrics.txt`.
///
/// - Source: the rules in that file's origin: weights are interpolated along the axis `wght` between ultralight, regular
///   and black; small is medium / 1.2632, large is medium x 1.28.
/// - Verification: measured; weights and the scale `large` inferred from templates and single checks.
struct SymbolMetrics: Sendable {
  var regular: SymbolBox
  /// Reach of the ink from the box's centre towards k x 22.5 degrees, anticlockwise from the right, in em.
  var supports: [Double]
  /// Largest expected error of the supports, in em.
  var tolerance: Double
  private var ultraLight: SymbolBox
  private var black: SymbolBox
  private var isWeightEstimated: Bool

  /// - Parameter words: quality, the five figures of the box, and what else the line has.
  init?(name: String, words: [Substring]) {
    let figures = words.dropFirst().compactMap { Double($0) }.map { $0 / 10_000 }
    guard figures.count + 1 == words.count, let regular = Self.box(figures, from: 0) else { return nil }
    self.regular = regular
    let measured = figures.count >= 21 ? Array(figures[5..<21]) : nil
    if let measured {
      supports = measured
      tolerance = words[0] == "B" ? 0.02 : 0.01
    } else {
      (supports, tolerance) = SupportEstimate.supports(of: regular, name: name)
    }
    if let light = Self.box(figures, from: 21), let heavy = Self.box(figures, from: 26) {
      ultraLight = light
      black = heavy
      isWeightEstimated = false
    } else {
      ultraLight = Self.changed(regular, advance: -0.0643, horizontal: -0.065, vertical: -0.0303)
      black = Self.changed(regular, advance: 0.09, horizontal: 0.0913, vertical: 0.0415)
      isWeightEstimated = true
    }
  }

  /// The figures of a name that is not in the file.
  static let unknown: SymbolMetrics = {
    guard let metrics = SymbolMetrics(name: "circle", words: "D 11800 864 10936 8500 -1460".split(separator: " "))
    else {
      preconditionFailure("six words make a box")
    }
    return metrics
  }()

  private static func box(_ figures: [Double], from index: Int) -> SymbolBox? {
    guard figures.count >= index + 5 else { return nil }
    return SymbolBox(
      advance: figures[index], left: figures[index + 1], right: figures[index + 2], top: figures[index + 3],
      bottom: figures[index + 4])
  }

  /// A box changed by the mean difference of the measured symbols at an extreme weight: 665 symbols, deviation 0.06 em.
  private static func changed(
    _ box: SymbolBox, advance: Double, horizontal: Double, vertical: Double
  ) -> SymbolBox {
    SymbolBox(
      advance: box.advance + advance, left: box.left, right: box.right + horizontal, top: box.top + vertical,
      bottom: box.bottom - vertical)
  }

  /// The box at a weight and scale, in em.
  func box(weight: FontWeight, scale: ImageScale) -> SymbolBox {
    let axis = weight.appleAxis
    let weighted =
      axis < 400 ? regular.blended(ultraLight, (400 - axis) / 399) : regular.blended(black, (axis - 400) / 600)
    return weighted.scaled(by: scale.symbolFactor)
  }

  /// Largest expected error of the silhouette at a weight, in em of medium scale.
  func tolerance(weight: FontWeight) -> Double {
    guard weight != .regular else { return tolerance }
    let distance = weight < .regular ? (400 - weight.appleAxis) / 399 : (weight.appleAxis - 400) / 600
    return tolerance + distance * (isWeightEstimated ? 0.06 : 0.02)
  }
}

extension ImageScale {
  /// The size of a symbol beside its medium scale.
  /// - Verification: small measured; large measured to 0.015.
  var symbolFactor: Double {
    switch self {
    case .small: 1 / 1.2632
    case .medium: 1
    case .large: 1.28
    }
  }
}

/// Guesses the silhouette of a symbol of which only the ink box is known, from the shape that its name tells.
///
/// - Source: the 688 symbols whose supports were measured: in the diagonals a circle reaches as far as the ellipse in its
///   box, a square 0.55 of the way from there to the corner, other symbols 0.2 of the way with a wide spread.
/// - Verification: inferred; the tolerance is the standard deviation of the measured symbols.
enum SupportEstimate {
  static func supports(of box: SymbolBox, name: String) -> (supports: [Double], tolerance: Double) {
    let words = name.split(separator: ".")
    let (share, tolerance) =
      if words.contains("circle") { (0.0, 0.03) } else if words.contains("square") || words.contains("rectangle") {
        (0.55, 0.08)
      } else { (0.2, 0.1) }
    let width = (box.right - box.left) / 2
    let height = (box.top - box.bottom) / 2
    let supports = SymbolDirection.all.map { direction in
      let x = abs(direction.x) * width
      let y = abs(direction.y) * height
      let ellipse = (x * x + y * y).squareRoot()
      return ellipse + share * (x + y - ellipse)
    }
    return (supports, tolerance)
  }
}

/// The sixteen directions of the supports, x right, y up.
enum SymbolDirection {
  static let all: [Point] = {
    // Cosines of 0, 22.5, 45, 67.5 and 90 degrees.
    let quarter = [1, 0.923879532511287, 0.707106781186548, 0.38268343236509, 0]
    func cosine(_ step: Int) -> Double {
      let step = step % 16
      return switch step {
      case 0...4: quarter[step]
      case 5...8: -quarter[8 - step]
      case 9...12: -quarter[step - 8]
      default: quarter[16 - step]
      }
    }
    return (0..<16).map { Point(x: cosine($0), y: cosine(($0 + 12) % 16)) }
  }()
}
