import Diagnostics
import Foundation

/// Attributes in localised texts: `^[3 cup](inflect: true)`, whose brackets and attributes never show.
///
/// Words that ask for it agree with the number before them, in English.
/// - Source: Apple's documentation of `AttributedString` and of automatic grammar agreement.
/// - Verification: documented, but for the words that the system inflects: regular English plurals and some common
///   irregular ones are inferred, and every form that is not regular is told as a doubt.
struct GrammarAgreement {
  /// What stands for a value that is written into the text later.
  typealias Arguments = [Character: LocalizedKey.Argument]

  let language: String
  var arguments: Arguments = [:]
  /// Why a word may have another form, once each.
  private(set) var doubts: [String] = []

  init(language: String, arguments: Arguments = [:]) {
    self.language = language
    self.arguments = arguments
  }

  /// The text without the brackets and attributes, its words in the form that they ask for.
  mutating func resolved(_ text: String) -> String {
    guard text.contains("^[") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "^[") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      guard let part = AttributedPart(rest) else {
        result += "^["
        rest = rest.dropFirst(2)
        continue
      }
      // Parts may lie in each other; the inner ones agree first.
      let inner = resolved(String(part.text))
      result += part.asksForAgreement ? inflected(inner) : inner
      if part.namesOtherWords { doubt("The words \"\(plain(inner))\" agree with others in a way that is not known.") }
      rest = rest[part.end...]
    }
    return result + rest
  }

  private mutating func doubt(_ message: String) {
    if !doubts.contains(message) { doubts.append(message) }
  }

  /// A part whose noun agrees with the number before it; without a number nothing changes in English.
  private mutating func inflected(_ text: String) -> String {
    guard language == "en" || language.hasPrefix("en-") || language.hasPrefix("en_") else {
      doubt("The words \"\(plain(text))\" are not inflected: their forms in this language are not known.")
      return text
    }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let position = words.firstIndex(where: { number($0) != nil }), let number = number(words[position]) else {
      return text
    }
    let phrase = words[(position + 1)...].prefix { !Self.phraseEnds.contains($0.lowercased()) }
    guard let noun = phrase.indices.last(where: { !words[$0].isEmpty }) else { return text }
    if phrase.count > 1 || noun + 1 < words.count {
      doubt("Which of the words \"\(plain(text))\" agree with the number is inferred.")
    }
    words[noun] = form(of: words[noun], isPlural: number != 1)
    return words.joined(separator: " ")
  }

  /// Words that end the noun with its adjectives.
  private static let phraseEnds: Set<String> = [
    "of", "in", "on", "at", "for", "with", "to", "from", "per", "by", "left", "remaining", "ago", "away", "and", "or",
    "is", "are", "was", "were", "has", "have", "that", "selected", "found",
  ]

  /// The number that a word is.
  private func number(_ word: String) -> Double? {
    let bare = word.filter { $0 != "*" && $0 != "_" }
    if bare.count == 1, case .number(let value, _)? = bare.first.flatMap({ arguments[$0] }) { return value }
    if bare.count == 1, case .text(let text)? = bare.first.flatMap({ arguments[$0] }) { return Self.number(in: text) }
    return Self.number(in: bare)
  }

  private static func number(in text: String) -> Double? {
    Double(text.filter { $0 != "," && $0 != "\u{202F}" && $0 != "\u{A0}" })
  }

  /// A word in singular or plural; marks around it stay.
  private mutating func form(of word: String, isPlural: Bool) -> String {
    if word.count == 1, let mark = word.first, let argument = arguments[mark] {
      guard case .text(let text) = argument else { return word }
      arguments[mark] = .text(form(of: text, isPlural: isPlural))
      return word
    }
    guard let first = word.firstIndex(where: \.isLetter), let last = word.lastIndex(where: \.isLetter) else {
      return word
    }
    let noun = EnglishNoun(String(word[first...last]))
    let form = isPlural ? noun.plural : noun.singular
    if !form.isRegular { doubt("The \(isPlural ? "plural" : "singular") \"\(form.text)\" of a word is inferred.") }
    return word[..<first] + form.text + word[word.index(after: last)...]
  }

  /// A part as words for a message.
  private func plain(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch arguments[character] {
      case .number(let value, let isWhole): result += isWhole ? String(Int(value)) : String(value)
      case .text(let text): result += text
      case .image, .runs: break
      case nil: result.append(character)
      }
    }
  }
}

/// `^[text](attributes)` at the beginning of a text.
private struct AttributedPart {
  var text: Substring
  var attributes: Substring
  /// Behind the closing parenthesis.
  var end: String.Index

  init?(_ source: Substring) {
    guard source.hasPrefix("^[") else { return nil }
    var depth = 0
    var index = source.index(source.startIndex, offsetBy: 1)
    var close: String.Index?
    while index < source.endIndex {
      if source[index] == "[" { depth += 1 }
      if source[index] == "]" {
        depth -= 1
        if depth == 0 {
          close = index
          break
        }
      }
      index = source.index(after: index)
    }
    guard let close else { return nil }
    let open = source.index(after: close)
    guard open < source.endIndex, source[open] == "(" else { return nil }
    guard let end = source[open...].firstIndex(of: ")") else { return nil }
    text = source[source.index(source.startIndex, offsetBy: 2)..<close]
    attributes = source[source.index(after: open)..<end]
    self.end = source.index(after: end)
  }

  private var words: String { attributes.filter { !$0.isWhitespace } }

  var asksForAgreement: Bool { words.contains("inflect:true") || words.contains("inflect\":true") }

  /// Whether the form depends on something outside of the part.
  var namesOtherWords: Bool {
    ["agreeWithArgument", "agreeWithConcept", "referentConcept", "morphology"].contains { words.contains($0) }
  }
}

/// The two forms of an English noun.
struct EnglishNoun {
  struct Form: Equatable {
    var text: String
    /// Whether the form follows from the word's end alone.
    var isRegular: Bool
  }

  let word: String

  init(_ word: String) { self.word = word }

  private var lowercased: String { word.lowercased() }

  var plural: Form {
    let lowercased = lowercased
    if let known = Self.irregular[lowercased] { return irregular(known) }
    if Self.irregular.values.contains(lowercased) { return irregular(lowercased) }
    if lowercased.hasSuffix("s"), !["ss", "us", "is"].contains(where: lowercased.hasSuffix) {
      return Form(text: word, isRegular: true)
    }
    let isRegular = !["f", "fe", "is", "o", "man", "us"].contains(where: lowercased.hasSuffix)
    if ["s", "x", "z", "ch", "sh"].contains(where: lowercased.hasSuffix) {
      return Form(text: word + ending("es"), isRegular: isRegular)
    }
    if lowercased.hasSuffix("y"), let before = lowercased.dropLast().last, !"aeiou".contains(before) {
      return Form(text: word.dropLast() + ending("ies"), isRegular: isRegular)
    }
    return Form(text: word + ending("s"), isRegular: isRegular)
  }

  var singular: Form {
    let lowercased = lowercased
    if Self.irregular[lowercased] != nil { return irregular(lowercased) }
    if let known = Self.irregular.first(where: { $0.value == lowercased })?.key { return irregular(known) }
    guard lowercased.hasSuffix("s"), !["ss", "us", "is"].contains(where: lowercased.hasSuffix), word.count > 2 else {
      return Form(text: word, isRegular: true)
    }
    if lowercased.hasSuffix("ies"), word.count > 4 {
      return Form(text: word.dropLast(3) + ending("y"), isRegular: false)
    }
    if ["sses", "xes", "ches", "shes"].contains(where: lowercased.hasSuffix) {
      return Form(text: String(word.dropLast(2)), isRegular: true)
    }
    return Form(text: String(word.dropLast()), isRegular: !lowercased.hasSuffix("es"))
  }

  /// A known form, written as the word is.
  private func irregular(_ form: String) -> Form {
    let isCapital = word.first?.isUppercase == true
    return Form(text: isCapital ? form.prefix(1).uppercased() + form.dropFirst() : form, isRegular: false)
  }

  /// An ending, in capitals behind a word in capitals.
  private func ending(_ letters: String) -> String {
    word.count > 1 && word == word.uppercased() ? letters.uppercased() : letters
  }

  /// Singular to plural of common nouns that follow no rule.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "leaf": "leaves", "life": "lives", "knife": "knives", "wife": "wives",
    "half": "halves", "shelf": "shelves", "wolf": "wolves", "loaf": "loaves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "fish": "fish", "sheep": "sheep", "series": "series",
    "species": "species",
  ]
}
