import AuditPipeline
import DocumentTree
import DynamicType
import Geometry
import TextLayout
import Typography

extension Command {
  static let measure = Command(
    name: "measure", summary: "one string at every size: width, height, lines, baselines", arguments: "TEXT",
    about: """
      Sets a text as SwiftUI's Text does and prints its figures at each text size, in points. "-" reads standard input,
      a text each line.
      """,
    options: [
      OptionDescription("--style", value: "NAME", "The text style (body)."),
      OptionDescription("--point-size", value: "POINTS", "A system font of this fixed size instead."),
      OptionDescription("--font", value: "NAME", "A custom font, with --point-size; scales like body."),
      OptionDescription("--weight", value: "NAME", "ultraLight … black (the style's)."),
      OptionDescription("--width", value: "POINTS", "The width to wrap at (one line)."),
      OptionDescription("--line-limit", value: "NUMBER", "The largest number of lines."),
      OptionDescription("--scale", value: "NUMBER", "Pixels per point (3)."),
      OptionDescription("--locale", value: "NAME", "For line breaks and hyphenation (en_US)."),
      OptionDescription("--font-folder", value: "FOLDER", isRepeatable: true, "Fonts to use as they are."),
      .sizes, .json,
    ],
    examples: [
      Example("measure 'fern-leaf lavender' --style title", "a title at all sizes"),
      Example("measure 'Bell Peppers' --style title --width 192.5", "wrapped in a column"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    guard arguments.positional.count == 1 else {
      throw UsageError("measure needs one text, in quotes if it has spaces, or - for standard input.")
    }
    let tools = try RunOptions.tools(arguments, terminal)
    let job = try TextMeasuringJob(arguments)
    var texts = [arguments.positional[0]]
    if texts == ["-"] {
      texts = String(decoding: terminal.readInput(), as: UTF8.self).split(separator: "\n").map(String.init)
    }
    let measured = texts.map { text in (text, job.sizes.map { job.set(text, at: $0, with: tools.setter) }) }
    if arguments.has("--json") {
      terminal.write(JSONValue.array(measured.map { job.json($0.0, $0.1) }).text)
    } else {
      for (text, results) in measured {
        if measured.count > 1 { terminal.printLine(text) }
        terminal.write(job.table(results))
      }
    }
    return .passed
  }
}

/// What `measure` is asked for.
private struct TextMeasuringJob {
  let sizes: [DynamicTypeSize]
  private let request: FontRequest
  private let grid: PixelGrid
  private let width: Double?
  private let style: ParagraphStyle

  init(_ arguments: ParsedArguments) throws(UsageError) {
    sizes = try arguments.choices("--sizes", DynamicTypeSize.self) ?? DynamicTypeSize.allCases
    grid = PixelGrid(scale: try arguments.number("--scale", above: 0) ?? 3)
    width = try arguments.number("--width", above: 0)
    let pointSize = try arguments.number("--point-size", above: 0)
    let textStyle = try arguments.choice("--style", TextStyle.self) ?? .body
    var request = FontRequest(pointSize.map { .systemSize($0) } ?? .textStyle(textStyle))
    if let name = arguments.text("--font") {
      guard let pointSize else { throw UsageError("--font needs a size as well: --point-size 17.") }
      request = FontRequest(.custom(name: name, size: pointSize, relativeTo: textStyle))
    }
    request.weight = try arguments.choice("--weight", FontWeight.self)
    self.request = request
    var style = ParagraphStyle()
    style.lineLimit = try arguments.count("--line-limit")
    if let locale = arguments.text("--locale") { style.locale = locale }
    self.style = style
  }

  func set(_ text: String, at size: DynamicTypeSize, with setter: ParagraphSetter) -> SetText {
    let font = FontResolver(textSize: size).resolve(request)
    let request = TextRequest(runs: [TextRun(text: text, font: font)], style: style, grid: grid)
    return setter.set(request, in: ProposedViewSize(width: width, height: nil))
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

  func json(_ text: String, _ results: [SetText]) -> JSONValue {
    .object([
      .init("text", .string(text)),
      .init(
        "sizes",
        .array(
          zip(sizes, results).map { size, set in
            .object([
              .init("textSize", .string(size.rawValue)), .init("advanceWidth", .number(Self.advance(of: set))),
              .init("inkWidth", .number(Self.ink(of: set))), .init("width", .number(set.size.width)),
              .init("height", .number(set.size.height)),
              .init(
                "lines",
                .array(
                  set.lines.map { line in
                    .object([
                      .init("text", .string(line.text)), .init("advanceWidth", .number(line.advanceWidth)),
                      .init("inkWidth", .number(line.inkBounds?.width ?? 0)), .init("baseline", .number(line.baseline)),
                      .init("truncated", .boolean(line.isTruncated)),
                    ])
                  })),
              .init("truncated", .boolean(set.isTruncated)), .init("basis", .string(set.basis.rawValue)),
              .init("relativeTolerance", .number(set.relativeTolerance)),
              .init("unmeasured", .array(set.unmeasured.map { .string($0.message) })),
            ])
          })),
    ])
  }

  /// The widest line's advances, in points.
  private static func advance(of set: SetText) -> Double { set.lines.map(\.advanceWidth).max() ?? 0 }

  /// The widest line's ink, in points.
  private static func ink(of set: SetText) -> Double { set.lines.compactMap { $0.inkBounds?.width }.max() ?? 0 }
}
