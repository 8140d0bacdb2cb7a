import Diagnostics
import Foundation
import ProjectResources
import Typography
import ViewTree

/// A localisation key with the values that its placeholders stand for.
struct LocalizedKey: Sendable {
  enum Argument: Sendable {
    case number(Double, isWhole: Bool)
    case text(String)
    case image(ImageView)
    case runs([AttributedRun])
  }

  /// The key as string tables hold it: "%lld items".
  var key: String
  var arguments: [Argument]
  var table: String?
  var bundle = TextBundle.main
  /// Why a value could not be written, if one could not.
  var failure: UnresolvedValue?

  /// The key of a literal; its values are written as they are at a place.
  init(_ literal: StringLiteralValue, in expansion: Expansion) {
    key = ""
    arguments = []
    for segment in literal.segments {
      switch segment {
      case .text(let text): key += literal.segments.count > 1 ? text.replacingOccurrences(of: "%", with: "%%") : text
      case .value(let value, let labels): add(value, labels, expansion)
      }
    }
  }

  init(key: String) {
    self.key = key
    arguments = []
  }

  private mutating func add(_ value: Value, _ labels: [CallArgument], _ expansion: Expansion) {
    let evaluator = expansion.evaluator
    if let reason = value.unresolved { failure = failure ?? reason }
    if let specifier = labels.first(where: { $0.label == "specifier" })?.value.string, let number = value.number {
      key += specifier
      arguments.append(.text(TextFormatting.string(number, specifier: specifier, expansion)))
      return
    }
    if labels.contains(where: { ["format", "style", "formatter"].contains($0.label) }) {
      key += "%@"
      let text = TextFormatting.string(value, labels: labels, expansion)
      if text == nil { failure = failure ?? TextFormatting.unknownFormat(value, evaluator) }
      arguments.append(.text(text ?? ""))
      return
    }
    switch value {
    case .int(let number):
      key += "%lld"
      arguments.append(.number(Double(number), isWhole: true))
    case .native(let native) where native.payload is FixedInteger:
      key += Self.specifier(of: native.typeName)
      arguments.append(.number(value.number ?? 0, isWhole: true))
    case .native(let native) where native.payload is Float:
      key += "%f"
      arguments.append(.number(value.number ?? 0, isWhole: false))
    case .double(let number):
      key += "%lf"
      arguments.append(.number(number, isWhole: false))
    case .view(let view):
      key += "%@"
      if let text = view.description as? TextDescription {
        add(text, expansion)
      } else if let image = view.description as? ImageDescription {
        arguments.append(.image(image.image))
      } else {
        arguments.append(.text(""))
      }
    default:
      key += "%@"
      let text = evaluator.text(of: value) ?? value.string
      if text == nil { failure = failure ?? TextFormatting.unknownFormat(value, evaluator) }
      arguments.append(.text(text ?? ""))
    }
  }

  /// The place of a number in a key, by its type.
  ///
  /// - Verification: documented (`_FormatSpecifiable` in SwiftUI's interface).
  private static func specifier(of type: String) -> String {
    switch type {
    case "UInt", "UInt64": "%llu"
    case "UInt8", "UInt16", "UInt32": "%u"
    default: "%d"
    }
  }

  private mutating func add(_ text: TextDescription, _ expansion: Expansion) {
    do throws(UnknownText) {
      arguments.append(.runs(try text.flattened(in: expansion)))
    } catch {
      failure = failure ?? error.reason
      arguments.append(.text(""))
    }
  }

  /// The text in the locale of a place, with its attributes.
  func runs(in expansion: Expansion, range: SourceRange?) throws(UnknownText) -> [AttributedRun] {
    if let failure { throw UnknownText(reason: failure) }
    let format = format(in: expansion, range: range, hasMarkdown: true)
    var text = PlaceholderText(arguments: arguments, locale: expansion.localeIdentifier)
    let runs = text.runs(of: format)
    expansion.evaluator.report(text.doubts, at: range)
    return runs
  }
}

/// Writes arguments into the placeholders of a format.
struct PlaceholderText {
  let arguments: [LocalizedKey.Argument]
  let locale: String
  var readsMarkdown = true
  /// Why words of the text may be others.
  private(set) var doubts: [String] = []

  init(arguments: [LocalizedKey.Argument], locale: String, readsMarkdown: Bool = true) {
    self.arguments = arguments
    self.locale = locale
    self.readsMarkdown = readsMarkdown
  }

  /// The runs of a format; Markdown is read around the placeholders, never inside what they stand for.
  mutating func runs(of format: String) -> [AttributedRun] {
    let hasPlaceholders = !arguments.isEmpty || format.contains("%%")
    var (text, written) = hasPlaceholders ? marked(format) : (format, [:])
    guard readsMarkdown else { return fill(AttributedRun(text: text), written) }
    var agreement = GrammarAgreement(language: locale, arguments: written)
    text = agreement.resolved(text)
    (written, doubts) = (agreement.arguments, agreement.doubts)
    return MarkdownText.runs(of: text).flatMap { run in fill(run, written) }
  }

  /// The format with a mark for each placeholder.
  private func marked(_ format: String) -> (text: String, written: GrammarAgreement.Arguments) {
    var written: GrammarAgreement.Arguments = [:]
    var text = ""
    var rest = format[...]
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      guard let placeholder = Placeholder(rest) else {
        text += "%"
        continue
      }
      rest = rest.dropFirst(placeholder.length)
      let position = placeholder.position ?? next
      next = position + 1
      guard arguments.indices.contains(position - 1) else { continue }
      // A private-use character keeps the place while Markdown is read.
      let mark = Character(Unicode.Scalar(0xF0000 + written.count)!)
      written[mark] = arguments[position - 1]
      text.append(mark)
    }
    return (text + rest, written)
  }

  private func fill(_ run: AttributedRun, _ written: [Character: LocalizedKey.Argument]) -> [AttributedRun] {
    var result: [AttributedRun] = []
    var current = run
    current.text = ""
    for character in run.text {
      guard let argument = written[character] else {
        current.text.append(character)
        continue
      }
      switch argument {
      case .text(let text): current.text += text
      case .number(let value, let isWhole):
        current.text += TextFormatting.interpolated(value, isWhole: isWhole, locale: locale)
      case .image(let image):
        if !current.text.isEmpty { result.append(current) }
        current.text = ""
        result.append(AttributedRun(text: "", image: image, fontChanges: run.fontChanges))
      case .runs(let runs):
        if !current.text.isEmpty { result.append(current) }
        current.text = ""
        result += runs
      }
    }
    if !current.text.isEmpty || result.isEmpty { result.append(current) }
    return result
  }
}

/// One `%` placeholder: `%@`, `%1$@`, `%lld`, `%.2f`.
private struct Placeholder {
  var position: Int?
  var length: Int

  /// Reads the characters after the percent sign; `nil` when they are no placeholder.
  init?(_ text: Substring) {
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    while let character = rest.first, "0123456789.+-# ".contains(character) { rest = rest.dropFirst() }
    while let character = rest.first, "lhqzjt".contains(character) { rest = rest.dropFirst() }
    guard let conversion = rest.first, "@dDiuUfFeEgGxXocsCSp".contains(conversion) else { return nil }
    length = text.count - rest.count + 1
  }
}
