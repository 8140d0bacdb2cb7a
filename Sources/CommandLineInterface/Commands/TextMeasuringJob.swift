import AuditPipeline
import DocumentTree
import DynamicType
import Geometry
import TextLayout
import Typography

/// What `measure` is asked for.
struct TextMeasuringJob {
  let sizes: [DynamicTypeSize]
  private let request: FontRequest
  private let legibilityWeight: LegibilityWeight
  private let grid: PixelGrid
  private let width: Double?
  private let style: ParagraphStyle

  init(_ arguments: ParsedArguments) throws(UsageError) {
    sizes = try arguments.textSizes() ?? DynamicTypeSize.allCases
    grid = PixelGrid(scale: try arguments.number("--scale", above: 0) ?? 3)
    width = try arguments.number("--width", above: 0)
    legibilityWeight = arguments.has("--bold-text") ? .bold : .regular
    request = try Self.fontRequest(arguments)
    var style = ParagraphStyle()
    style.lineLimit = try arguments.count("--line-limit")
    if let locale = arguments.text("--locale") { style.locale = locale }
    if arguments.has("--rtl") { style.direction = .rightToLeft }
    style.metrics = try arguments.choice("--platform", LineMetricsPlatform.self) ?? .iOS
    self.style = style
  }

  private static func fontRequest(_ arguments: ParsedArguments) throws(UsageError) -> FontRequest {
    let pointSize = try arguments.number("--point-size", above: 0)
    let textStyle = try arguments.choice("--style", TextStyle.self)
    var request = FontRequest(pointSize.map { .systemSize($0) } ?? .textStyle(textStyle ?? .body))
    if let name = arguments.text("--font") {
      guard let pointSize else { throw UsageError("--font needs a size as well: --point-size 17.") }
      guard !arguments.has("--design") else {
        throw UsageError("--design is of the system font. Leave out --font or --design.")
      }
      request = FontRequest(.custom(name: name, size: pointSize, relativeTo: textStyle ?? .body))
    }
    request.weight = try arguments.choice("--weight", FontWeight.self)
    request.design = try arguments.choice("--design", FontDesign.self)
    request.isItalic = arguments.has("--italic")
    request.usesMonospacedDigits = arguments.has("--monospaced-digits")
    return request
  }

  /// The texts of standard input, a line each, empty lines too, and the numbers of the lines that are no UTF-8: there
  /// U+FFFD stands for what cannot be read.
  static func lines(of bytes: [UInt8]) -> (texts: [String], unreadable: [Int]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var unreadable: [Int] = []
    let texts = lines.enumerated().map { index, line in
      let line = line.last == 0x0D ? line.dropLast() : line
      if let text = String(validating: line, as: UTF8.self) { return text }
      unreadable.append(index + 1)
      return String(decoding: line, as: UTF8.self)
    }
    return (texts, unreadable)
  }

  func set(_ text: String, at size: DynamicTypeSize, with setter: ParagraphSetter) -> SetText {
    let request = TextRequest(runs: [TextRun(text: text, font: font(at: size))], style: style, grid: grid)
    return setter.set(request, in: ProposedViewSize(width: width, height: nil))
  }

  private func font(at size: DynamicTypeSize) -> ResolvedFont {
    FontResolver(textSize: size, legibilityWeight: legibilityWeight, platform: style.metrics).resolve(request)
  }

  func table(_ results: [SetText]) -> String {
    var rows = [["size", "width", "ink", "height", "lines", "baseline", "last", "tolerance", ""]]
    for (size, set) in zip(sizes, results) {
      rows.append([
        size.shortName, NumberText.decimals(Self.advance(of: set), 2), NumberText.decimals(Self.ink(of: set), 2),
        NumberText.decimals(set.size.height, 2), String(set.lines.count), NumberText.decimals(set.firstBaseline, 2),
        NumberText.decimals(set.lastBaseline, 2), "± " + NumberText.decimals(set.relativeTolerance * 100, 1) + " %",
        set.unmeasured.map(\.message).joined(separator: " ") + (set.isTruncated ? "truncated" : ""),
      ])
    }
    return TextTable(rows).text
  }

  func json(_ measured: [(text: String, results: [SetText])]) -> JSONValue {
    .array(
      measured.map { text, results in
        .object([
          .init("text", .string(text)), .init("sizes", .array(zip(sizes, results).map { json($1, at: $0) })),
        ])
      })
  }

  private func json(_ set: SetText, at size: DynamicTypeSize) -> JSONValue {
    let advance = Self.advance(of: set)
    let pointSize = font(at: size).pointSize
    let inkTolerance = InkTolerance.points(
      width: Self.ink(of: set), relativeTolerance: set.relativeTolerance, pointSize: pointSize, pixel: grid.pixel,
      basis: set.basis)
    return .object([
      .init("textSize", .string(size.rawValue)), .init("pointSize", .number(pointSize)),
      .init("advanceWidth", .number(advance)), .init("inkWidth", .number(Self.ink(of: set))),
      .init("width", .number(set.size.width)), .init("height", .number(set.size.height)),
      .init("firstBaseline", .number(set.firstBaseline)), .init("lastBaseline", .number(set.lastBaseline)),
      .init("lines", .array(set.lines.map(Self.json))), .init("truncated", .boolean(set.isTruncated)),
      .init("basis", .string(set.basis.rawValue)), .init("relativeTolerance", .number(set.relativeTolerance)),
      .init("advanceTolerance", .number(advance * set.relativeTolerance)), .init("inkTolerance", .number(inkTolerance)),
      .init("unmeasured", .array(set.unmeasured.map { .string($0.message) })),
    ])
  }

  private static func json(_ line: SetLine) -> JSONValue {
    .object([
      .init("text", .string(line.text)), .init("advanceWidth", .number(line.advanceWidth)),
      .init("inkWidth", .number(line.inkBounds?.width ?? 0)), .init("baseline", .number(line.baseline)),
      .init("truncated", .boolean(line.isTruncated)),
    ])
  }

  /// The widest line's advances, in points.
  private static func advance(of set: SetText) -> Double { set.lines.map(\.advanceWidth).max() ?? 0 }

  /// The widest line's ink, in points.
  private static func ink(of set: SetText) -> Double { set.lines.compactMap { $0.inkBounds?.width }.max() ?? 0 }
}
