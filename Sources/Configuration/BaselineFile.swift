package import Auditing
import Colorimetry
import Diagnostics
package import DocumentTree
import Typography

/// The file of known findings: JSON with sorted members, an entry on a line.
package enum BaselineFile {
  /// The file's name, beside `.sizewise.yml`.
  package static let name = ".sizewise-baseline.json"
  private static let versionKey = "sizewise-baseline"
  private static let version = 1.0
  private static let findingsKey = "findings"

  // MARK: Writing

  /// The whole file.
  package static func text(of baseline: Baseline) -> String {
    let lines = baseline.entries.map { "    " + line(of: $0) }
    let findings = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"\(findingsKey)\": \(findings),\n  \"\(versionKey)\": 1\n}\n"
  }

  /// An entry, ready to be put between the brackets of the file.
  package static func line(of entry: Baseline.Entry) -> String {
    var members: [JSONValue.Member] = [
      .init("defect", .string(entry.defect)), .init("file", .string(entry.file)),
      .init("layout", .string(entry.layout)),
      .init("rule", .string(entry.rule)), .init("sizes", .string(TextSizeList.text(of: entry.sizes))),
      .init("title", .string(entry.title)), .init("view", .string(entry.view)),
    ]
    if let expires = entry.expires { members.append(.init("expires", .string(expires))) }
    if let issue = entry.issue { members.append(.init("issue", .string(issue))) }
    if let margin = entry.margin { members.append(.init("margin", .number(margin))) }
    if let reason = entry.reason { members.append(.init("reason", .string(reason))) }
    if let schemes = entry.schemes {
      members.append(.init("schemes", .string(schemes.map(\.rawValue).sorted().joined(separator: ", "))))
    }
    if entry.isUndecided { members.append(.init("undecided", .boolean(true))) }
    return JSONValue.object(members.sorted { $0.key < $1.key }).line
  }

  // MARK: Reading

  /// The entries of a file.
  ///
  /// - Parameters:
  ///   - file: the path that messages name.
  ///   - requiresReasons: whether an entry without a reason is an error.
  /// - Throws: `DocumentError` at the first thing that is no baseline.
  package static func read(_ bytes: [UInt8], file: String, requiresReasons: Bool) throws(DocumentError) -> Baseline {
    let root = try DocumentReader(file: file, dialect: .json).read(bytes)
    guard let members = root.members else { throw root.wanted("an object with \"\(findingsKey)\"") }
    for member in members where ![versionKey, findingsKey].contains(member.key) {
      throw unknown(member, amongst: [findingsKey, versionKey])
    }
    guard let number = root.member(versionKey)?.value, number == .number(version) else {
      throw DocumentError(
        range: root.member(versionKey)?.range ?? root.range,
        message: "\"\(versionKey)\" has to be 1. Write the file again with: sizewise baseline write")
    }
    guard let list = root.member(findingsKey), case .array(let nodes) = list.value else {
      throw (root.member(findingsKey) ?? root).wanted("a list \"\(findingsKey)\"")
    }
    var entries: [Baseline.Entry] = []
    for node in nodes {
      let entry = try entry(of: node)
      guard entry.reason != nil || !requiresReasons else {
        throw DocumentError(
          range: node.range,
          message: "the entry gives no \"reason\", which require-reasons asks for. Add one, or use --reason.")
      }
      entries.append(entry)
    }
    return Baseline(entries)
  }

  private static let keys = [
    "defect", "expires", "file", "issue", "layout", "margin", "reason", "rule", "schemes", "sizes", "title",
    "undecided", "view",
  ]

  private static func entry(of node: DocumentNode) throws(DocumentError) -> Baseline.Entry {
    guard let members = node.members else { throw node.wanted("an entry with \"rule\", \"file\" and \"view\"") }
    for member in members where !keys.contains(member.key) { throw unknown(member, amongst: keys) }
    func text(_ key: String) throws(DocumentError) -> String {
      guard let member = node.member(key) else { throw node.wanted("an entry with \"\(key)\"") }
      return try member.text()
    }
    var entry = Baseline.Entry(
      file: try text("file"), layout: try text("layout"), rule: try text("rule"), defect: try text("defect"),
      view: try text("view"), title: try node.member("title")?.text() ?? "")
    entry.range = node.range
    entry.sizes = try sizes(node.member("sizes"))
    if let margin = node.member("margin") {
      guard case .number(let value) = margin.value else { throw margin.wanted("a number") }
      entry.margin = value
    }
    entry.schemes = try schemes(node.member("schemes"))
    entry.isUndecided = try node.member("undecided")?.boolean() ?? false
    entry.reason = try node.member("reason")?.text()
    entry.issue = try node.member("issue")?.text()
    if let expires = node.member("expires") {
      let day = try expires.text()
      guard isDay(day) else {
        throw DocumentError(range: expires.range, message: "\"\(day)\" is no day. Write one as 2027-03-31.")
      }
      entry.expires = day
    }
    return entry
  }

  private static func sizes(_ node: DocumentNode?) throws(DocumentError) -> Set<DynamicTypeSize> {
    guard let node else { return Set(DynamicTypeSize.allCases) }
    let text = try node.text()
    do throws(TextSizeList.UnknownName) {
      return try TextSizeList.sizes(in: text)
    } catch {
      throw DocumentError(range: node.range, message: error.message)
    }
  }

  private static func schemes(_ node: DocumentNode?) throws(DocumentError) -> Set<ColorScheme>? {
    guard let node else { return nil }
    var schemes: Set<ColorScheme> = []
    for name in try node.text().split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
      guard let scheme = ColorScheme(rawValue: name) else {
        throw DocumentError(range: node.range, message: "\"\(name)\" is no colour scheme. Name light or dark.")
      }
      schemes.insert(scheme)
    }
    return schemes
  }

  /// Whether a text is a day of a calendar: "2027-03-31".
  package static func isDay(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)/), let year = Int(match.output.1),
      let month = Int(match.output.2), let day = Int(match.output.3), (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  private static func unknown(_ member: DocumentMember, amongst names: [String]) -> DocumentError {
    DocumentError(
      range: member.keyRange,
      message: "unknown key \"\(member.key)\".\(NameSuggestion.question(for: member.key, in: names)) "
        + "Possible are \(names.joined(separator: ", ")).")
  }
}
