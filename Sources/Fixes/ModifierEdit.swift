import SourceEdits
import ViewEvaluation

/// Edits of the modifiers of a chain.
enum ModifierEdit {
  /// Modifiers that return a text, or style one: others come after them.
  private static let textModifiers: Set<String> = [
    "font", "bold", "italic", "fontWeight", "fontDesign", "fontWidth", "foregroundStyle", "foregroundColor", "kerning",
    "tracking", "underline", "strikethrough", "baselineOffset", "monospacedDigit", "monospaced", "textCase",
    "lineLimit", "lineSpacing", "multilineTextAlignment", "minimumScaleFactor", "allowsTightening", "truncationMode",
  ]

  /// Adds a modifier to a text, after those that style it.
  static func adding(_ text: String, toTextAt call: CallSite, in source: EditableSource) -> SourceEdit {
    var last = call.position
    while call.chain.indices.contains(last + 1), textModifiers.contains(call.chain[last + 1].name) { last += 1 }
    return adding(text, after: last, of: call, in: source)
  }

  /// Adds a modifier after a link of the chain, on a line of its own where the chain has such lines.
  static func adding(
    _ text: String, after position: Int, of call: CallSite, in source: EditableSource
  ) -> SourceEdit {
    let place = call.chain[position].range.upperBound
    let own = call.chain.dropFirst(call.chain.first.map { $0.name.isEmpty } ?? false ? 0 : 1)
      .first { source.isFirstInLine($0.range.lowerBound) }
    let separator: String
    if let own {
      separator = source.lineEnd + source.indentation(at: own.range.lowerBound)
    } else if call.isStatement, call.chain.count == 1 {
      separator = source.lineEnd + call.chainIndentation + source.indentationStep
    } else {
      separator = ""
    }
    return SourceEdit(file: call.file, range: place..<place, replacement: separator + text)
  }

  /// Puts other modifiers in the place of one.
  static func replacing(_ call: CallSite, with modifiers: [String], in source: EditableSource) -> SourceEdit {
    guard !modifiers.isEmpty else {
      return SourceEdit(file: call.file, range: call.removalRange, replacement: "")
    }
    let isOnOwnLine = source.isFirstInLine(call.range.lowerBound)
    return SourceEdit(
      file: call.file, range: call.range,
      replacement: modifiers.joined(separator: isOnOwnLine ? source.lineEnd + call.indentation : ""))
  }

  /// A text with every line but the first moved right; `nil` where that would change a string of several lines.
  static func indented(_ text: String, by step: String) -> String? {
    guard !text.contains("\"\"\"") else { return nil }
    var result = ""
    var isLineStart = false
    for scalar in text.unicodeScalars {
      if isLineStart, scalar != "\n", scalar != "\r" { result += step }
      isLineStart = scalar == "\n"
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

/// The arguments of a call as text.
struct ArgumentList {
  private(set) var items: [(label: String?, text: String)]
  /// Whether nothing but the arguments stands between the parentheses.
  let isPlain: Bool

  init(_ call: CallSite, in source: EditableSource) {
    items = call.arguments.map { ($0.label, $0.text) }
    let text = call.argumentRange.map(source.text) ?? ""
    isPlain = !text.contains("//") && !text.contains("/*")
  }

  init(_ items: [(label: String?, text: String)]) {
    self.items = items
    isPlain = true
  }

  func without(_ labels: Set<String>) -> ArgumentList {
    ArgumentList(items.filter { item in item.label.map { !labels.contains($0) } ?? true })
  }

  func only(_ labels: Set<String>) -> ArgumentList {
    ArgumentList(items.filter { item in item.label.map(labels.contains) ?? false })
  }

  func renaming(_ names: [String: String]) -> ArgumentList {
    ArgumentList(items.map { item in (item.label.map { names[$0] ?? $0 }, item.text) })
  }

  func setting(_ label: String, to text: String) -> ArgumentList {
    ArgumentList(items.map { item in item.label == label ? (item.label, text) : item })
  }

  var isEmpty: Bool { items.isEmpty }

  var text: String {
    items.map { item in (item.label.map { $0 + ": " } ?? "") + item.text }.joined(separator: ", ")
  }
}
