import AuditPipeline
import FontEngine
import Typography

extension Command {
  static let font = Command(
    name: "font", summary: "what the font engine reads: metrics, coverage, which font stands in for which",
    arguments: "[FAMILY | FILE]",
    about: """
      Without an argument: what stands in for Apple's fonts here, and what is missing with the command that installs it.
      With a family, a PostScript name or the path of a font file: what FreeType reads from it.
      """,
    options: [
      OptionDescription(
        "--font-folder", value: "FOLDER", isRepeatable: true, "Fonts to use as they are, Apple's or your own."),
      OptionDescription("--point-size", value: "POINTS", "Print vertical metrics at this size (1000 units an em)."),
    ],
    examples: [
      Example("font", "the stand-ins"), Example("font Inter", "metrics and coverage of a family"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    let tools = try RunOptions.tools(arguments, terminal)
    let size = try arguments.number("--point-size", above: 0)
    for failure in tools.fonts.unreadableFonts { terminal.report("sizewise: warning: \(failure.message)\n") }
    guard let name = arguments.positional.first else {
      terminal.write(FontListing.standIns(tools.fonts.standIns))
      return .passed
    }
    let isFile = name.contains("/") || name.hasSuffix(".ttf") || name.hasSuffix(".otf")
    let report: FontReport
    do throws(FontEngineError) {
      report = try tools.fonts.report(onFont: isFile ? terminal.absolute(name) : name)
    } catch {
      throw UsageError(error.message)
    }
    if let reason = report.unmeasured { throw UsageError(reason.message) }
    terminal.write(FontListing.faces(report, pointSize: size))
    return .passed
  }
}

/// Fonts as text for the terminal.
private enum FontListing {
  static func standIns(_ reports: [StandInReport]) -> String {
    var rows = [["for", "stands in", "basis", "tolerance", "file"]]
    for report in reports {
      rows.append([
        report.role, report.family, report.basis.rawValue,
        "± " + NumberText.decimals(report.relativeTolerance * 100, 1, trimming: true) + " %",
        report.path ?? "missing; run: \(report.installation)",
      ])
    }
    return TextTable(rows).text
  }

  static func faces(_ report: FontReport, pointSize: Double?) -> String {
    report.faces.map { face in
      let description = face.description
      let metrics = description.metrics.scaled(by: pointSize ?? description.unitsPerEm)
      let unit =
        pointSize.map { "points at \(NumberText.short($0)) pt" }
        ?? "units of 1/\(NumberText.short(description.unitsPerEm)) em"
      var rows = [
        ["family", description.family], ["style", description.style], ["PostScript name", description.postScriptName],
        ["file", face.path], ["weight class", "\(description.weightClass)\(description.isItalic ? ", italic" : "")"],
        ["units per em", NumberText.short(description.unitsPerEm)],
        ["vertical metrics", "from \(description.metricsTable), in \(unit)"],
        ["  ascent", NumberText.short(metrics.ascent)], ["  descent", NumberText.short(metrics.descent)],
        ["  line gap", NumberText.short(metrics.lineGap)], ["  cap height", NumberText.short(metrics.capHeight)],
        ["  x-height", NumberText.short(metrics.xHeight)], ["glyphs", String(description.glyphCount)],
        ["characters", String(face.characterCount)],
      ]
      for axis in description.axes {
        rows.append([
          "axis \(axis.tag)",
          "\(NumberText.short(axis.minimum)) … \(NumberText.short(axis.maximum)), \(NumberText.short(axis.standard)) by default",
        ])
      }
      for block in face.coverage where block.covered > 0 {
        rows.append(["covers", "\(block.name): \(block.covered) of \(block.total)"])
      }
      return TextTable(rows).text
    }.joined(separator: "\n")
  }
}
