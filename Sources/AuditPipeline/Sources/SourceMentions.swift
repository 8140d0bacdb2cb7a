import ViewEvaluation

/// Which source files name what others declare, read from their words alone: more than the code can use, never less.
struct SourceMentions: Sendable {
  /// The words of each file.
  private let words: [String: Set<String>]
  /// The files that declare a type, function or static of a name.
  private let declaring: [String: [String]]

  init(_ files: [SourceFile]) {
    var words: [String: Set<String>] = [:]
    var declaring: [String: [String]] = [:]
    for file in files {
      let list = Self.words(of: file.source)
      words[file.path] = Set(list)
      for name in Self.declared(in: list) { declaring[name, default: []].append(file.path) }
    }
    self.words = words
    self.declaring = declaring
  }

  /// The files themselves and all that they name, directly or through others.
  func reach(of files: Set<String>) -> Set<String> {
    var reached: Set<String> = []
    var pending = Array(files)
    while let file = pending.popLast() {
      guard reached.insert(file).inserted else { continue }
      for word in words[file] ?? [] { pending += declaring[word] ?? [] }
    }
    return reached
  }

  private static let keywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias", "func"]

  /// What protocols of SwiftUI demand is reached through the types that declare it.
  private static let requirements: Set<String> = [
    "body", "makeBody", "path", "previews", "sizeThatFits", "placeSubviews",
  ]

  private static func declared(in words: [String]) -> Set<String> {
    var names: Set<String> = []
    for (index, word) in words.enumerated().dropLast() {
      if keywords.contains(word) { names.insert(words[index + 1]) }
      if word == "static", index + 2 < words.count, ["let", "var"].contains(words[index + 1]) {
        names.insert(words[index + 2])
      }
    }
    return names.subtracting(requirements)
  }

  private static func words(of source: String) -> [String] {
    source.utf8.split { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: false
      default: true
      }
    }.map { String(decoding: $0, as: UTF8.self) }
  }
}
