/// Which targets of an Xcode project compile each file.
package struct SourceTargets: Sendable {
  /// The targets of a file by its path; nothing for a file that no project names.
  package var byFile: [String: Set<String>]
  /// The targets that are built for none of the devices that are modelled, with what they are built for.
  package var foreignTargets: [String: ForeignPlatform]

  package init(byFile: [String: Set<String>] = [:], foreignTargets: [String: ForeignPlatform] = [:]) {
    self.byFile = byFile
    self.foreignTargets = foreignTargets
  }

  /// Whether both files belong to targets, and to none in common; `nil` where that is not known.
  func areApart(_ first: String, _ second: String) -> Bool? {
    guard let own = byFile[first], let other = byFile[second] else { return nil }
    return own.isDisjoint(with: other)
  }

  /// What else than iOS a file is compiled for, where no target of it is for iOS; two `nil`s tell "for iOS" (inner) from
  /// "no project names it" (outer).
  func foreignPlatform(of file: String) -> ForeignPlatform?? {
    byFile[file].map { targets in
      let platforms = targets.sorted().map { foreignTargets[$0] }
      return platforms.contains(nil) ? nil : platforms.first ?? nil
    }
  }
}

/// A platform whose screens and controls are not modelled, by the name that people know.
package enum ForeignPlatform: String, Sendable {
  case watch = "Apple Watch"
  case television = "Apple TV"
  case mac = "the Mac"
  case vision = "Apple Vision"

  /// - Parameter sdk: the name of Xcode's settings `SDKROOT` and `SUPPORTED_PLATFORMS`: "watchos", "appletvsimulator".
  package init?(sdk: String) {
    switch sdk {
    case "watchos", "watchsimulator": self = .watch
    case "appletvos", "appletvsimulator": self = .television
    case "macosx": self = .mac
    case "xros", "xrsimulator": self = .vision
    default: return nil
    }
  }
}
