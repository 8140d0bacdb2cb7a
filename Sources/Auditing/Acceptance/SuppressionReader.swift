import Colorimetry
package import Diagnostics
import Typography

/// Reads comments such as `// sizewise:disable:next truncated-text sizes=accessibility4... - reason`.
package struct SuppressionReader: Sendable {
  /// A comment that begins with "sizewise:".
  package struct Comment: Hashable, Sendable {
    /// Without the marks of a comment.
    package var text: String
    package var range: SourceRange
    /// The nearest lines with code.
    package var nextCodeLine: Int?
    package var previousCodeLine: Int?
    /// Of lines that begin with a modifier: the line on which the view begins that is modified.
    package var viewLines: [Int: Int]

    package init(
      text: String, range: SourceRange, nextCodeLine: Int?, previousCodeLine: Int?, viewLines: [Int: Int] = [:]
    ) {
      self.text = text
      self.range = range
      self.nextCodeLine = nextCodeLine
      self.previousCodeLine = previousCodeLine
      self.viewLines = viewLines
    }
  }

  /// What a comment may ask for.
  private enum Verb: String, CaseIterable {
    case disable, enable
    case next = "disable:next"
    case this = "disable:this"
    case previous = "disable:previous"
    case file = "disable:file"
  }

  private let rules: [RuleMetadata]
  private let requiresReasons: Bool
  package private(set) var suppressions: [Suppression] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// Regions that are open in the file at hand, as positions in `suppressions`.
  private var open: [Int] = []
  private var file: String?

  /// `rules` are those that comments may name.
  package init(rules: [RuleMetadata], requiresReasons: Bool) {
    self.rules = rules
    self.requiresReasons = requiresReasons
  }

  /// Reads comments in the order of files and lines.
  package mutating func read(_ comments: [Comment]) {
    for comment in comments {
      if comment.range.file != file { open = [] }
      file = comment.range.file
      do throws(Problem) {
        try read(comment)
      } catch {
        diagnostics.append(
          Diagnostic(id: "suppression/" + error.id, severity: .error, range: comment.range, message: error.message))
      }
    }
  }

  private struct Problem: Error {
    var id: String
    var message: String
  }

  private mutating func read(_ comment: Comment) throws(Problem) {
    let (head, reason) = Self.parts(of: comment.text)
    var words = head.split { $0 == " " || $0 == "\t" }.map(String.init)
    let verb = try Self.verb(String(words.removeFirst().dropFirst("sizewise:".count)))
    var suppression = Suppression(range: comment.range, lines: 0...0, rules: [], reason: reason)
    for word in words {
      if let equals = word.firstIndex(of: "=") {
        try Self.scope(String(word[..<equals]), String(word[word.index(after: equals)...]), of: &suppression)
      } else {
        for name in word.split(separator: ",") { try add(rule: String(name), to: &suppression) }
      }
    }
    if suppression.rules?.isEmpty == true {
      guard verb == .enable else {
        throw Problem(id: "no-rule", message: "the comment names no rule. Name rules by their ids, or all.")
      }
      suppression.rules = nil
    }
    guard verb != .enable else { return close(suppression, at: comment.range.startLine) }
    guard reason != nil || !requiresReasons else {
      throw Problem(
        id: "no-reason", message: "the comment gives no reason, which require-reasons asks for. Add \" - why\".")
    }
    suppression.lines = try Self.lines(of: verb, comment)
    if suppression.lines.count == 1 { suppression.viewLine = comment.viewLines[suppression.lines.lowerBound] }
    if verb == .disable { open.append(suppressions.count) }
    suppressions.append(suppression)
  }

  /// What stands before and after " - ".
  private static func parts(of text: String) -> (head: String, reason: String?) {
    let dashes = [" - ", " – ", " — "].compactMap { text.firstRange(of: $0) }
    guard let dash = dashes.min(by: { $0.lowerBound < $1.lowerBound }) else { return (text, nil) }
    var reason = text[dash.upperBound...].drop { $0.isWhitespace }
    while reason.last?.isWhitespace == true { reason.removeLast() }
    return (String(text[..<dash.lowerBound]), reason.isEmpty ? nil : String(reason))
  }

  private static func verb(_ word: String) throws(Problem) -> Verb {
    if let verb = Verb(rawValue: word) { return verb }
    let names = Verb.allCases.map(\.rawValue)
    throw Problem(
      id: "unknown-directive",
      message: "there is no \"sizewise:\(word)\".\(NameSuggestion.question(for: word, in: names)) "
        + "Possible are \(names.joined(separator: ", ")).")
  }

  private func add(rule name: String, to suppression: inout Suppression) throws(Problem) {
    if name == "all" {
      suppression.rules = nil
      return
    }
    guard let rule = rules.first(where: { $0.id == name || $0.aliases.contains(name) }) else {
      throw Problem(
        id: "unknown-rule",
        message: "there is no rule \"\(name)\".\(NameSuggestion.question(for: name, in: rules.map(\.id))) "
          + "\"sizewise rules\" lists them; a reason comes after \" - \".")
    }
    suppression.rules?.insert(rule.id)
  }

  private static func scope(
    _ name: String, _ value: String, of suppression: inout Suppression
  ) throws(Problem) {
    switch name {
    case "sizes":
      do throws(TextSizeList.UnknownName) {
        suppression.sizes = try TextSizeList.sizes(in: value)
      } catch {
        throw Problem(id: "unknown-size", message: error.message)
      }
    case "schemes", "scheme":
      var schemes: Set<ColorScheme> = []
      for part in value.split(separator: ",").map(String.init) {
        guard let scheme = ColorScheme(rawValue: part) else {
          let question = NameSuggestion.question(for: part, in: ColorScheme.allCases.map(\.rawValue))
          throw Problem(
            id: "unknown-scheme", message: "there is no colour scheme \"\(part)\".\(question) Name light or dark.")
        }
        schemes.insert(scheme)
      }
      suppression.schemes = schemes
    default:
      let question = NameSuggestion.question(for: name, in: ["sizes", "schemes"])
      throw Problem(
        id: "unknown-scope", message: "there is no scope \"\(name)\".\(question) Possible are sizes and schemes.")
    }
  }

  private static func lines(of verb: Verb, _ comment: Comment) throws(Problem) -> ClosedRange<Int> {
    func single(_ line: Int?, _ where: String) throws(Problem) -> ClosedRange<Int> {
      guard let line else {
        throw Problem(
          id: "no-code", message: "there is no code \(`where`) the comment. Move it to the view it is about.")
      }
      return line...line
    }
    switch verb {
    case .next: return try single(comment.nextCodeLine, "below")
    case .previous: return try single(comment.previousCodeLine, "above")
    case .this: return comment.range.startLine...comment.range.startLine
    case .file: return 1...Int.max
    case .disable, .enable: return comment.range.startLine...Int.max
    }
  }

  /// Ends the open regions that speak of the same rules.
  private mutating func close(_ enabling: Suppression, at line: Int) {
    open.removeAll { position in
      if let rules = enabling.rules, suppressions[position].rules != rules { return false }
      let start = suppressions[position].lines.lowerBound
      suppressions[position].lines = start...max(start, line)
      return true
    }
  }
}
