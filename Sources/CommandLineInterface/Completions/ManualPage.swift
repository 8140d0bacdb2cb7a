/// The manual page of the tool, from the table of commands and options.
///
/// - Source: man-pages(7) and groff_man(7).
struct ManualPage {
  var text: String {
    var lines = [
      ".TH SIZEWISE 1 \"\" \"sizewise \(CommandLineTool.version)\" \"User Commands\"", ".SH NAME",
      "sizewise \\- audit how SwiftUI layouts adapt to text size, colour scheme and contrast", ".SH SYNOPSIS",
      ".B sizewise", ".I COMMAND", "[arguments] [options]", ".SH COMMANDS",
    ]
    for command in Commands.all {
      lines += [".SS " + Self.plain(command.name + " " + command.arguments), Self.plain(command.summary) + ".", ".PP"]
      lines.append(Self.plain(command.about.split(separator: "\n").joined(separator: " ")))
      for option in command.options {
        lines += [".TP", ".B " + Self.plain(option.name + (option.value.map { " " + $0 } ?? ""))]
        lines.append(Self.plain(option.about))
      }
      for example in command.examples {
        lines += [".PP", Self.plain(example.about) + ":", ".PP", ".RS", ".nf", Self.plain("sizewise " + example.line)]
        lines += [".fi", ".RE"]
      }
    }
    lines.append(".SH EXIT STATUS")
    for (code, meaning) in CommandLineTool.exitCodes { lines += [".TP", ".B " + code, Self.plain(meaning)] }
    lines += [
      ".SH FILES", ".TP", ".I .sizewise.yml", "Settings, found upwards from what is audited.", ".TP",
      ".I .sizewise-baseline.json", "Known findings, found upwards from what is audited.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text that groff sets as it is: hyphens that can be copied, no requests.
  private static func plain(_ text: String) -> String {
    let ascii = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    let escaped = ascii.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\[u" + String(scalar.value, radix: 16, uppercase: true).padded(to: 4) + "]"
    }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String { String(repeating: "0", count: max(length - count, 0)) + self }
}
