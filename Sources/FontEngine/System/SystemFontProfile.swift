import Typography

/// The metric profile of Apple's system font, as `fonts/system-font.txt` gives it. Lengths are in units of 1/2048 em.
struct SystemFontProfile: Sendable {
  static let unitsPerEm = 2048.0

  struct Vertical: Sendable {
    var ascender: Double
    var descender: Double
    var lineGap: Double
    var capHeight: Double
  }

  /// The advances of a character in the four masters, in units.
  struct Advance: Sendable {
    var textRegular: Double
    var textBold: Double
    var displayRegular: Double
    var displayBold: Double

    /// The advances at a weight, in em; the fraction is 0 for regular and 1 for bold.
    func atWeight(_ fraction: Double) -> MasterPair {
      MasterPair(
        text: (textRegular + fraction * (textBold - textRegular)) / SystemFontProfile.unitsPerEm,
        display: (displayRegular + fraction * (displayBold - displayRegular)) / SystemFontProfile.unitsPerEm)
    }
  }

  struct WeightEntry: Sendable {
    var fraction: Double
    var isInferred: Bool
  }

  private var iOSVertical: Vertical?
  private var macOSVertical: Vertical?
  /// By the weight's index.
  private var weights: [WeightEntry?] = Array(repeating: nil, count: FontWeight.allCases.count)
  private(set) var advances: [Unicode.Scalar: Advance] = [:]
  /// Advance of every glyph of the monospaced design.
  private(set) var monospacedAdvance = 0.0
  /// How far small letters rise above and reach below the baseline, in units.
  private var letterTop = MasterPair(0)
  private var letterDepth = MasterPair(0)
  private var opticalSize = PiecewiseLinear()
  private var trackingTable = PiecewiseLinear()
  private var textXHeight = PiecewiseLinear()
  private var displayXHeight = PiecewiseLinear()

  /// - Throws: `missingData`, `unreadableData`.
  init(path: String) throws(FontEngineError) {
    let data = try DataLines(path: path)
    for line in data.lines { try read(line, path) }
    guard iOSVertical != nil, macOSVertical != nil, weights.allSatisfy({ $0 != nil }),
      !advances.isEmpty, monospacedAdvance > 0, letterTop.text > 0, letterDepth.text > 0
    else { throw .unreadableData(path: path, line: data.lines.last?.number ?? 1) }
  }

  private mutating func read(_ line: DataLines.Line, _ path: String) throws(FontEngineError) {
    switch line.words[0] {
    case "vertical":
      guard let platform = LineMetricsPlatform(rawValue: try line.word(1, in: path)) else { break }
      let vertical = Vertical(
        ascender: try line.number(2, in: path), descender: try line.number(3, in: path),
        lineGap: try line.number(4, in: path), capHeight: try line.number(5, in: path))
      switch platform {
      case .iOS: iOSVertical = vertical
      case .macOS: macOSVertical = vertical
      }
      return
    case "xHeight":
      textXHeight.add(try line.number(1, in: path), try line.number(2, in: path))
      displayXHeight.add(try line.number(1, in: path), try line.number(3, in: path))
      return
    case "letterTop":
      letterTop = MasterPair(text: try line.number(1, in: path), display: try line.number(2, in: path))
      return
    case "letterDepth":
      letterDepth = MasterPair(text: try line.number(1, in: path), display: try line.number(2, in: path))
      return
    case "opticalSize":
      opticalSize.add(try line.number(1, in: path), try line.number(2, in: path))
      return
    case "weight":
      guard let weight = FontWeight(rawValue: try line.word(1, in: path)) else { break }
      weights[weight.index] = WeightEntry(fraction: try line.number(2, in: path), isInferred: line.words.last == "*")
      return
    case "tracking":
      trackingTable.add(try line.number(1, in: path), try line.number(2, in: path))
      return
    case "monospaced":
      monospacedAdvance = try line.number(1, in: path)
      return
    case "advance":
      guard let code = UInt32(try line.word(1, in: path).dropFirst(2), radix: 16), let scalar = Unicode.Scalar(code)
      else { break }
      advances[scalar] = Advance(
        textRegular: try line.number(2, in: path), textBold: try line.number(3, in: path),
        displayRegular: try line.number(4, in: path), displayBold: try line.number(5, in: path))
      return
    default: break
    }
    throw .unreadableData(path: path, line: line.number)
  }

  /// A weight's place between regular and bold.
  func entry(of weight: FontWeight) -> WeightEntry {
    guard let entry = weights[weight.index] else {
      preconditionFailure("the profile was checked for every weight when it was read")
    }
    return entry
  }

  /// The share of the display master at a point size, 0…1.
  func displayFraction(at pointSize: Double) -> Double { opticalSize.value(at: pointSize) }

  /// The font's own tracking at a point size, in em.
  func tracking(at pointSize: Double) -> Double { trackingTable.value(at: pointSize) / Self.unitsPerEm }

  /// The vertical metrics at a point size, in points.
  ///
  /// - Verification: measured on iOS 26.1 and macOS; the same for all weights, designs and widths.
  func metrics(pointSize: Double, weight: FontWeight, platform: LineMetricsPlatform) -> FontMetrics {
    guard let vertical = platform == .iOS ? iOSVertical : macOSVertical else {
      preconditionFailure("the profile was checked for every platform when it was read")
    }
    let entry = entry(of: weight)
    let share = displayFraction(at: pointSize)
    let text = textXHeight.value(at: entry.fraction)
    let display = displayXHeight.value(at: entry.fraction)
    return FontMetrics(
      ascent: vertical.ascender, descent: vertical.descender, lineGap: vertical.lineGap,
      capHeight: vertical.capHeight, xHeight: text + (display - text) * share
    ).scaled(by: pointSize / Self.unitsPerEm)
  }
}

extension SystemFontProfile {
  /// The heights that letters reach at a weight, in em.
  func letterHeights(weight: FontWeight) -> LetterHeights? {
    guard let vertical = iOSVertical, let entry = weights[weight.index] else { return nil }
    func em(_ text: Double, _ display: Double) -> MasterPair {
      MasterPair(text: text / Self.unitsPerEm, display: display / Self.unitsPerEm)
    }
    let top = em(letterTop.text, letterTop.display)
    let depth = em(letterDepth.text, letterDepth.display)
    return LetterHeights(
      xHeight: em(textXHeight.value(at: entry.fraction), displayXHeight.value(at: entry.fraction)), letterTop: top,
      capHeight: em(vertical.capHeight, vertical.capHeight), depth: depth, dotTop: top, slashTop: top,
      slashDepth: depth)
  }
}

/// A function given by points and straight lines between them, constant outside.
struct PiecewiseLinear: Sendable {
  private var knots: [(x: Double, y: Double)] = []

  /// Adds a point; points come in order of `x`.
  mutating func add(_ x: Double, _ y: Double) { knots.append((x, y)) }

  func value(at x: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return 0 }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    var low = 0
    var high = knots.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].x <= x { low = middle } else { high = middle }
    }
    let (left, right) = (knots[low], knots[high])
    return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
  }
}
