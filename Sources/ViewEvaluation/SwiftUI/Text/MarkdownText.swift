import CMarkdown
import Foundation
import Typography
import ViewTree

/// Inline Markdown of localised texts, read by cmark.
enum MarkdownText {
  /// The runs of a text: emphasis, strong emphasis, code and links become attributes; everything else stays as written.
  ///
  /// Block syntax has no meaning in `Text`, so a text that could only be a block keeps its characters.
  static func runs(of text: String) -> [AttributedRun] {
    guard text.contains(where: { "*_`[~\\<".contains($0) }) else { return [AttributedRun(text: text)] }
    var result: [AttributedRun] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { append(AttributedRun(text: "\n"), to: &result) }
      for run in inlineRuns(of: String(line)) { append(run, to: &result) }
    }
    return result.isEmpty ? [AttributedRun(text: "")] : result
  }

  private static func append(_ run: AttributedRun, to runs: inout [AttributedRun]) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.fontChanges == run.fontChanges, last.isLink == run.isLink,
      last.isStruckThrough == run.isStruckThrough
    {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  private static func inlineRuns(of line: String) -> [AttributedRun] {
    // A leading zero-width mark keeps "1. x", "# x" and "- x" from being read as blocks.
    let mark = "\u{2060}"
    let leading = line.prefix { $0 == " " || $0 == "\t" }
    let trailing = line.dropFirst(leading.count).reversed().prefix { $0 == " " || $0 == "\t" }.count
    let body = line.dropFirst(leading.count).dropLast(trailing)
    guard !body.isEmpty else { return [AttributedRun(text: line)] }
    let source = mark + body
    guard let document = cmark_parse_document(source, source.utf8.count, CMARK_OPT_DEFAULT) else {
      return [AttributedRun(text: line)]
    }
    defer { cmark_node_free(document) }
    var walker = InlineWalker()
    walker.walk(document)
    guard let first = walker.runs.first, first.text.hasPrefix(mark) else { return [AttributedRun(text: line)] }
    walker.runs[0].text = String(leading) + first.text.dropFirst()
    walker.runs[walker.runs.count - 1].text += line.suffix(trailing)
    return walker.runs
  }
}

/// Gathers runs from cmark's tree of one paragraph.
private struct InlineWalker {
  var runs: [AttributedRun] = []
  private var emphasis = 0
  private var strong = 0
  private var links = 0

  mutating func walk(_ document: OpaquePointer) {
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let node = cmark_iter_get_node(iterator) else { return }
      visit(node, change: event == CMARK_EVENT_ENTER ? 1 : -1)
    }
  }

  private mutating func visit(_ node: OpaquePointer, change: Int) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_EMPH: emphasis += change
    case CMARK_NODE_STRONG: strong += change
    case CMARK_NODE_LINK: links += change
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: add(" ")
    case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE: add(literal(node))
    case CMARK_NODE_CODE: add(literal(node), isCode: true)
    default: break
    }
  }

  private func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private mutating func add(_ text: String, isCode: Bool = false) {
    // cmark knows no strikethrough; Foundation's Markdown does.
    for (index, part) in text.components(separatedBy: "~~").enumerated() where !part.isEmpty {
      var run = AttributedRun(text: part)
      if emphasis > 0 { run.fontChanges.append(.italic(true)) }
      if strong > 0 { run.fontChanges.append(.bold(true)) }
      if isCode { run.fontChanges.append(.monospaced(true)) }
      run.isLink = links > 0
      run.isStruckThrough = index % 2 == 1
      runs.append(run)
    }
  }
}
