/// The operating system whose facts apply.
package enum OSProfile: String, Hashable, Sendable, CaseIterable {
  case iOS18 = "ios18"
  case iOS26 = "ios26"
  /// Only for agreement with recorded cases: 13 pt text and whole-point line metrics.
  case macOS = "macos"

  package static let `default` = OSProfile.iOS26
}
