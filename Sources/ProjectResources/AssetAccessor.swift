/// The Swift names that Xcode generates for assets.
package enum AssetAccessor {
  /// The accessor of an asset's name, without the names of its folders: "text-contrast 2" gives `textContrast2`.
  ///
  /// A name ending in "Color" or "Image" loses that ending, as Xcode does where the rest is a name.
  /// - Verification: documented for capitals and separators (Xcode 15 release notes); measured on apps' sources for
  ///   letters after digits; inferred for endings.
  package static func name(of asset: String) -> String {
    let words = asset.split(separator: "/").last.map(String.init) ?? asset
    var parts: [String] = []
    for part in words.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { parts.append(String(part)) }
    guard let first = parts.first else { return asset }
    var result = lowercasingStart(first)
    for part in parts.dropFirst() { result += part.prefix(1).uppercased() + part.dropFirst() }
    result = capitalizingAfterDigits(result)
    for ending in ["Color", "Image"] where result.hasSuffix(ending) && result.count > ending.count {
      return String(result.dropLast(ending.count))
    }
    return result
  }

  /// "icon24px" gives `icon24Px`.
  private static func capitalizingAfterDigits(_ name: String) -> String {
    var result = ""
    for character in name { result += result.last?.isNumber == true ? character.uppercased() : String(character) }
    return result
  }

  /// "AccentTint" gives `accentTint`, "URLBar" gives `urlBar`.
  private static func lowercasingStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    let kept = word[word.index(before: capitals.endIndex)].isUppercase && word[capitals.endIndex].isLowercase ? 1 : 0
    return capitals.dropLast(kept).lowercased() + word.dropFirst(capitals.count - kept)
  }
}
