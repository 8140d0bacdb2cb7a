import AuditPipeline
import DocumentTree

extension Command {
  static let measure = Command(
    name: "measure", summary: "one string at every size: width, height, lines, baselines", arguments: "TEXT",
    about: """
      Sets a text as SwiftUI's Text does and prints its figures at each text size, in points. "-" reads standard input,
      a text each line. With --accuracy instead of a text it prints how far widths, heights and line breaks are from
      those that Apple's engine was recorded to give.
      """,
    options: [
      OptionDescription("--style", value: "NAME", "The text style (body)."),
      OptionDescription("--point-size", value: "POINTS", "A system font of this fixed size instead."),
      OptionDescription("--font", value: "NAME", "A custom font, with --point-size; scales like --style."),
      OptionDescription("--weight", value: "NAME", "ultraLight … black (the style's)."),
      OptionDescription("--design", value: "NAME", "default, rounded, serif or monospaced."),
      OptionDescription("--italic", "Set in italics."),
      OptionDescription("--bold-text", "With the user's setting Bold Text."),
      OptionDescription("--monospaced-digits", "With digits of one width."),
      OptionDescription("--width", value: "POINTS", "The width to wrap at (one line)."),
      OptionDescription("--line-limit", value: "NUMBER", "The largest number of lines."),
      OptionDescription("--scale", value: "NUMBER", "Pixels per point (3)."),
      OptionDescription("--locale", value: "NAME", "For line breaks and hyphenation (en_US)."),
      OptionDescription("--rtl", "In a layout from right to left."),
      OptionDescription("--platform", value: "NAME", "The line metrics of iOS or macOS (iOS)."),
      OptionDescription("--font-folder", value: "FOLDER", isRepeatable: true, "Fonts to use as they are."),
      OptionDescription("--accuracy", "Print the table of recorded widths, heights and line breaks."),
      OptionDescription(
        "--recorded", value: "FILE", "Recorded widths in JSON instead of the tool's own, for --accuracy."),
      .sizes, .json,
    ],
    examples: [
      Example("measure 'fern-leaf lavender' --style title", "a title at all sizes"),
      Example("measure 'Bell Peppers' --style title --width 192.5", "wrapped in a column"),
      Example("measure --accuracy", "how far the figures can be trusted"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    let tools = try RunOptions.tools(arguments, terminal)
    if arguments.has("--accuracy") || arguments.has("--recorded") {
      guard arguments.positional.isEmpty else { throw UsageError("--accuracy takes no text. Leave the text out.") }
      terminal.write(try AccuracyTable(arguments, terminal, tools).text)
      return .passed
    }
    guard arguments.positional.count == 1 else {
      let count = arguments.positional.count
      throw UsageError(
        "measure needs one text, in quotes if it has spaces, or - for standard input; it was given "
          + (count == 0 ? "none." : "\(count)."))
    }
    let job = try TextMeasuringJob(arguments)
    var texts = [arguments.positional[0]]
    if texts == ["-"] {
      let input = TextMeasuringJob.lines(of: terminal.readInput())
      texts = input.texts
      for line in input.unreadable {
        terminal.report(
          "sizewise: warning: line \(line) of standard input is not UTF-8; U+FFFD stands for the bytes.\n")
      }
    }
    for problem in tools.fontProblems { terminal.report("sizewise: warning: \(problem)\n") }
    let measured = texts.map { text in (text, job.sizes.map { job.set(text, at: $0, with: tools.setter) }) }
    if arguments.has("--json") {
      terminal.write(job.json(measured).text)
    } else {
      for (text, results) in measured {
        if measured.count > 1 { terminal.printLine(text) }
        terminal.write(job.table(results))
      }
    }
    return .passed
  }
}
