package import Colorimetry
package import Geometry
import Glibc
package import LayoutTree

/// The colours that one painted item may have behind an ink, opacity included.
struct LayerColors {
  var colors: [RGBAColor]
  var unknownReason: String?
  var isContinuous: Bool

  /// Steps along each component of "every colour".
  private static let latticeSteps = 6
  /// Samples of a gradient along each side of the ink's box.
  private static let gradientSteps = 24

  init(_ item: PaintItem, behind bounds: Rectangle, in tree: AuditedTree, appearance: ColorAppearance) {
    colors = []
    isContinuous = false
    unknownReason = item.unmeasuredReason
    switch item.paint {
    case .color(let color):
      colors = [color[appearance]]
    case .gradient(let gradient):
      colors = LayerColors.samples(of: gradient, within: bounds, transform: item.transform, appearance: appearance)
      isContinuous = true
    case .image:
      if let known = LayerColors.pixels(of: item, behind: bounds, in: tree, appearance: appearance) {
        colors = known
      } else {
        colors = LayerColors.everyColor
        isContinuous = true
      }
    case .unknown(let reason):
      unknownReason = reason
    }
    colors = colors.map { $0.clamped.opacity(item.opacity) }
  }

  /// What results where these colours lie over a backdrop.
  func over(_ backdrop: Backdrop) -> Backdrop {
    if let unknownReason {
      return Backdrop(colors: backdrop.colors, unknownReason: unknownReason, isContinuous: false)
    }
    // An opaque layer hides what was not known.
    let isOpaque = colors.allSatisfy { $0.alpha >= 1 }
    if isOpaque { return Backdrop(colors: colors, unknownReason: nil, isContinuous: isContinuous) }
    return Backdrop(
      colors: backdrop.colors.flatMap { back in colors.map { $0.over(back) } }, unknownReason: backdrop.unknownReason,
      isContinuous: isContinuous || backdrop.isContinuous)
  }

  /// A lattice through every colour.
  private static let everyColor: [RGBAColor] = {
    let levels = (0..<latticeSteps).map { Double($0) / Double(latticeSteps - 1) }
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { RGBAColor(red: red, green: green, blue: $0) } }
    }
  }()

  private static func pixels(
    of item: PaintItem, behind bounds: Rectangle, in tree: AuditedTree, appearance: ColorAppearance
  ) -> [RGBAColor]? {
    guard case .image(let frame) = item.content, let source = tree.pixels, let image = tree[item.box].image,
      let common = (item.transform.map { $0.apply(frame) } ?? frame).intersection(bounds), !frame.isEmpty
    else { return nil }
    guard let file = appearance.scheme == .dark ? image.darkFile ?? image.file : image.file else { return nil }
    let drawn = item.transform.map { $0.apply(frame) } ?? frame
    var part = Rectangle(
      x: (common.minX - drawn.minX) / drawn.width, y: (common.minY - drawn.minY) / drawn.height,
      width: common.width / drawn.width, height: common.height / drawn.height)
    if image.isMirrored { part.origin.x = 1 - part.maxX }
    return source.colors(inFile: file, within: part)
  }

  private static func samples(
    of gradient: PaintedGradient, within bounds: Rectangle, transform: AffineTransform?, appearance: ColorAppearance
  ) -> [RGBAColor] {
    var locations: [Double] = []
    for column in 0...gradientSteps {
      for row in 0...4 {
        let point = Point(
          x: bounds.minX + bounds.width * Double(column) / Double(gradientSteps),
          y: bounds.minY + bounds.height * Double(row) / 4)
        let inverse = transform?.inverted
        locations.append(gradient.location(at: inverse.map { $0.apply(point) } ?? point))
      }
    }
    guard let low = locations.min(), let high = locations.max() else { return [] }
    // Every stop between the lowest and the highest location occurs, and so do the colours between the stops.
    var wanted = gradient.stops.map(\.location).filter { $0 > low && $0 < high }
    wanted += (0...gradientSteps).map { low + (high - low) * Double($0) / Double(gradientSteps) }
    return wanted.sorted().map { gradient.color(at: $0, in: appearance) }
  }
}

extension PaintedGradient {
  /// How far along the gradient a point lies, 0…1.
  package func location(at point: Point) -> Double {
    let location: Double
    switch kind {
    case .linear(let start, let end):
      let along = end - start
      let square = along.x * along.x + along.y * along.y
      guard square > 0 else { return 1 }
      location = ((point.x - start.x) * along.x + (point.y - start.y) * along.y) / square
    case .radial(let center, let startRadius, let endRadius):
      guard endRadius != startRadius else { return 1 }
      location = (hypot(point.x - center.x, point.y - center.y) - startRadius) / (endRadius - startRadius)
    case .elliptical(let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return 1 }
      location = hypot((point.x - center.x) / radii.width, (point.y - center.y) / radii.height)
    case .angular(let center, let startAngle, let endAngle):
      guard endAngle != startAngle else { return 1 }
      var angle = atan2(point.y - center.y, point.x - center.x) - startAngle
      let turn = 2 * Double.pi
      angle -= (angle / turn).rounded(.down) * turn
      location = angle / (endAngle - startAngle)
    }
    return location.isFinite ? min(max(location, 0), 1) : 0
  }

  /// The colour at a location, between the two nearest stops.
  package func color(at location: Double, in appearance: ColorAppearance) -> RGBAColor {
    let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    guard let first = sorted.first, let last = sorted.last else { return .clear }
    if location <= first.location { return first.color[appearance] }
    for (low, high) in zip(sorted, sorted.dropFirst()) where location <= high.location {
      let span = high.location - low.location
      let fraction = span > 0 ? (location - low.location) / span : 1
      return low.color[appearance].mixed(with: high.color[appearance], fraction: fraction)
    }
    return last.color[appearance]
  }
}

extension AffineTransform {
  /// The transform that undoes this one; `nil` where it flattens the plane.
  package var inverted: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
