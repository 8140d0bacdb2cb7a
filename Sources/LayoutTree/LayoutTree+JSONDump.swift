import Diagnostics
import Geometry
import Typography

extension LayoutTree {
  /// The placed tree as JSON: an object a box, with its children inside.
  ///
  /// Members: `kind`, `file`, `line`, `identifier`, `frame` (`x`, `y`, `width`, `height`), `lines` of a text (`text`,
  /// `frame`, `inkWidth`, `baseline`, `truncated`) and `children`. All coordinates are points from the container's top
  /// left, those of lines and baselines too. A box that the platform adds has the place of the view that it belongs to.
  /// Sheets, covers and popovers are the last children of the root. Members that a box does not have are left out, but
  /// for `children`; `null` for no box at all.
  package var jsonDump: String {
    let roots = boxes.filter { $0.parent == nil }
    guard var root = roots.first else { return "null\n" }
    root.children += roots.dropFirst().map(\.id)
    var output = ""
    write(root, depth: 0, within: nil, to: &output)
    return output + "\n"
  }

  /// Writes a box and its children without recursion deeper than the tree.
  private func write(_ box: LayoutBox, depth: Int, within range: SourceRange?, to output: inout String) {
    let indent = String(repeating: "  ", count: depth)
    let range = box.range ?? range
    output += "{"
    output += members(of: box, at: range).map { "\n\(indent)  \($0.name.json): \($0.value)" }.joined(separator: ",")
    output += ",\n\(indent)  \"children\": ["
    for (position, child) in box.children.enumerated() {
      output += (position > 0 ? ",\n" : "\n") + indent + "    "
      write(boxes[child], depth: depth + 2, within: range, to: &output)
    }
    output += box.children.isEmpty ? "]" : "\n\(indent)  ]"
    output += "\n\(indent)}"
  }

  private func members(of box: LayoutBox, at range: SourceRange?) -> [(name: String, value: String)] {
    var result = [(name: "kind", value: box.kind.json)]
    if let range {
      result.append(("file", range.file.json))
      result.append(("line", String(range.startLine)))
    }
    if let identifier = box.semantics.identifier { result.append(("identifier", identifier.json)) }
    let frame = box.frame.offset(by: Point.zero - container.origin)
    result.append(("frame", frame.json))
    if let text = box.text {
      let lines = text.set.lines.map { line in
        let own = line.frame.offset(by: frame.origin)
        return "{\"text\": \(line.text.json), \"frame\": \(own.json), "
          + "\"inkWidth\": \(DumpNumber(line.inkBounds?.width ?? 0)), "
          + "\"baseline\": \(DumpNumber(frame.minY + line.baseline)), \"truncated\": \(line.isTruncated)}"
      }
      result.append(("lines", "[" + lines.joined(separator: ", ") + "]"))
    }
    return result
  }
}

extension Rectangle {
  fileprivate var json: String {
    "{\"x\": \(DumpNumber(minX)), \"y\": \(DumpNumber(minY)), \"width\": \(DumpNumber(width)), "
      + "\"height\": \(DumpNumber(height))}"
  }
}

extension String {
  /// The text as a JSON string.
  fileprivate var json: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
