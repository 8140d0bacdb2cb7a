import DynamicType
import Geometry
import Typography

extension Command {
  static let metrics = Command(
    name: "metrics", summary: "Dynamic Type table; a length scaled at every text size", arguments: "[VALUE]",
    about: """
      Without VALUE: point size and line height of every text style at the twelve text sizes of iOS.
      With VALUE: what @ScaledMetric makes of it at each size, in points, rounded to the device's pixels.
      """,
    options: [
      OptionDescription("--style", value: "NAME", "The text style to scale by (body)."),
      OptionDescription("--scale", value: "NUMBER", "Pixels per point (3)."),
      OptionDescription("--font", "Scale as a custom font's size: whole points."),
      .sizes, .json,
    ],
    examples: [
      Example("metrics", "the whole table"),
      Example("metrics 14.5 --style title", "a padding of 14.5 at all sizes"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    let style = try arguments.choice("--style", TextStyle.self) ?? .body
    let sizes = try arguments.textSizes() ?? DynamicTypeSize.allCases
    let grid = PixelGrid(scale: try arguments.number("--scale", above: 0) ?? 3)
    guard arguments.positional.count <= 1 else {
      throw UsageError("metrics takes one value. Leave out \"\(arguments.positional[1])\".")
    }
    guard let text = arguments.positional.first else {
      terminal.write(MetricsTable(sizes: sizes).text(asJSON: arguments.has("--json")))
      return .passed
    }
    guard let value = Double(text), value.isFinite else {
      throw UsageError("metrics needs a number of points, not \"\(text)\".")
    }
    let scaled = sizes.map { size in
      let scale = TextStyleScale(relativeTo: style, at: size)
      return arguments.has("--font") ? scale.scaledFontSize(value) : scale.scaledMetric(value, on: grid)
    }
    if arguments.has("--json") {
      let members = zip(sizes, scaled).map { "\"\($0.rawValue)\": \(NumberText.short($1))" }
      terminal.printLine("{" + members.joined(separator: ", ") + "}")
    } else {
      terminal.printLine(scaled.map(NumberText.short).joined(separator: " "))
    }
    return .passed
  }
}

/// Point sizes and line heights of the text styles.
private struct MetricsTable {
  var sizes: [DynamicTypeSize]

  func text(asJSON: Bool) -> String {
    asJSON ? json : table
  }

  private var table: String {
    var rows = [["style"] + sizes.map(\.shortName)]
    for style in TextStyle.iOSStyles {
      rows.append(
        [style.rawValue]
          + sizes.map {
            NumberText.short(style.pointSize(at: $0)) + "/" + NumberText.short(style.lineHeight(at: $0))
          })
    }
    return "Point size / line height, in points.\n" + TextTable(rows, alignment: .trailing).text
  }

  private var json: String {
    let styles = TextStyle.iOSStyles.map { style in
      let cells = sizes.map {
        "\"\($0.rawValue)\": {\"pointSize\": \(NumberText.short(style.pointSize(at: $0))), "
          + "\"lineHeight\": \(NumberText.short(style.lineHeight(at: $0)))}"
      }
      return "  \"\(style.rawValue)\": {\(cells.joined(separator: ", "))}"
    }
    return "{\n" + styles.joined(separator: ",\n") + "\n}\n"
  }
}
