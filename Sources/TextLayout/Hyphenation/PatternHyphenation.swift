import CHyphen
import Glibc
import Synchronization

/// Hyphenation by the pattern files of a folder, through libhyphen.
///
/// - Source: Debian's `hyphen-*` packages, `/usr/share/hyphen/hyph_LANGUAGE[_REGION].dic`.
final class PatternHyphenation: Hyphenation {
  private let folder: String
  private let dictionaries = Mutex<[String: HyphenationDictionary?]>([:])

  init(folder: String) { self.folder = folder }

  func places(in units: ArraySlice<UInt16>, locale: String) -> [Int]? {
    dictionaries.withLock { dictionaries in
      if dictionaries[locale] == nil {
        dictionaries[locale] = .some(fileName(for: locale).flatMap { HyphenationDictionary(path: folder + "/" + $0) })
      }
      guard case let dictionary?? = dictionaries[locale] else { return nil }
      return Self.words(units).flatMap { dictionary.places(in: units[$0]) }
    }
  }

  /// The letters' stretches, without the punctuation around them.
  private static func words(_ units: ArraySlice<UInt16>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    let text = Array(units)
    var offset = 0
    while offset < text.count {
      let (scalar, length) = UTF16Scalar.decode(text, at: offset)
      if UTF16Scalar.isLetter(scalar) {
        start = start ?? offset
      } else if let begin = start {
        words.append(begin + units.startIndex..<offset + units.startIndex)
        start = nil
      }
      offset += length
    }
    if let begin = start { words.append(begin + units.startIndex..<units.endIndex) }
    return words
  }

  /// The pattern file of a locale: with its region, without, or the first of its language.
  private func fileName(for locale: String) -> String? {
    let parts = locale.split(whereSeparator: { $0 == "_" || $0 == "-" || $0 == "@" }).map(String.init)
    guard let language = parts.first?.lowercased(), !language.isEmpty else { return nil }
    let names = Self.names(in: folder)
    let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
    let wanted = (region.map { ["hyph_\(language)_\($0).dic"] } ?? []) + ["hyph_\(language).dic"]
    if let exact = wanted.first(where: names.contains) { return exact }
    return names.sorted().first { $0.hasPrefix("hyph_\(language)_") && $0.hasSuffix(".dic") }
  }

  private static func names(in folder: String) -> Set<String> {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: Set<String> = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.insert(name)
    }
    return names
  }
}

/// One language's patterns; owns libhyphen's dictionary. Used only under its owner's lock.
private final class HyphenationDictionary: @unchecked Sendable {
  private let handle: UnsafeMutablePointer<HyphenDict>
  /// `nil` where the dictionary is in UTF-8.
  private let encoding: SingleByteEncoding?

  /// Longest word handed to the library; longer ones are no words.
  private static let longestWord = 100

  init?(path: String) {
    guard let handle = hnj_hyphen_load(path) else { return nil }
    guard handle.pointee.utf8 == 0 else {
      self.handle = handle
      encoding = nil
      return
    }
    let name = withUnsafeBytes(of: &handle.pointee.cset) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let encoding = SingleByteEncoding(name) else {
      hnj_hyphen_free(handle)
      return nil
    }
    self.handle = handle
    self.encoding = encoding
  }

  deinit { hnj_hyphen_free(handle) }

  /// Places in a word of letters, as offsets in the slice.
  func places(in word: ArraySlice<UInt16>) -> [Int] {
    guard word.count <= Self.longestWord, let bytes = encode(word) else { return [] }
    var marks = [CChar](repeating: 0, count: bytes.count + 5)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    defer {
      if let replacements {
        for index in 0..<bytes.count { free(replacements[index]) }
        free(replacements)
      }
      free(positions)
      free(cuts)
    }
    let failed = bytes.withUnsafeBufferPointer { buffer in
      hnj_hyphen_hyphenate2(
        handle, buffer.baseAddress, Int32(buffer.count), &marks, nil, &replacements, &positions, &cuts)
    }
    guard failed == 0 else { return [] }
    return places(word, marks: marks, isChanged: { index in replacements?[index] != nil })
  }

  /// The lower-cased word in the dictionary's encoding; `nil` where that lacks a letter.
  private func encode(_ word: ArraySlice<UInt16>) -> [CChar]? {
    let text = String(decoding: word, as: UTF16.self).lowercased()
    guard text.utf16.count == word.count else { return nil }
    guard let encoding else { return text.utf8.map { CChar(bitPattern: $0) } }
    var bytes: [CChar] = []
    for scalar in text.unicodeScalars {
      guard let byte = encoding.byte(of: scalar) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// Marks stand at the byte before a place, or at the character where the dictionary is UTF-8; places where the spelling
  /// would change are left out.
  private func places(_ word: ArraySlice<UInt16>, marks: [CChar], isChanged: (Int) -> Bool) -> [Int] {
    var places: [Int] = []
    var offset = word.startIndex
    for (index, scalar) in String(decoding: word, as: UTF16.self).unicodeScalars.enumerated() {
      offset += UTF16.width(scalar)
      let isOdd = marks[index] & 1 == 1
      if isOdd, !isChanged(index), offset < word.endIndex { places.append(offset) }
    }
    return places
  }
}
