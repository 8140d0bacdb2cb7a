internal import PlatformProfile
internal import SwiftSyntax

/// What `#available`, `#unavailable` and `@available` say of iOS.
package struct Availability: Sendable {
  /// A version of the system.
  package struct Version: Sendable, Comparable {
    package var major: Int
    package var minor: Int

    package static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
  }

  /// The first version that has what is meant; `nil` where the list names other systems only, which every iOS passes.
  package var introduced: Version?
  /// The first version that no longer has it.
  package var obsoleted: Version?
  /// Whether iOS never has it.
  package var isUnavailable = false
  /// Whether the question is the opposite one, as in `#unavailable`.
  package var isNegated = false

  /// The answer on a system; `nil` where a later release of the system decides, of which the profile says nothing.
  func holds(on system: OSProfile) -> Bool? {
    guard !isUnavailable else { return isNegated }
    guard let own = system.version else { return !isNegated }
    if let obsoleted, obsoleted <= own { return isNegated }
    guard let introduced, introduced > own else { return !isNegated }
    return introduced.major == own.major ? nil : isNegated
  }
}

extension OSProfile {
  /// The first release of the system that the facts are about; `nil` for macOS.
  var version: Availability.Version? {
    switch self {
    case .iOS18: Availability.Version(major: 18, minor: 0)
    case .iOS26: Availability.Version(major: 26, minor: 0)
    case .macOS: nil
    }
  }
}

extension SyntaxLowering {
  func availability(_ node: AvailabilityConditionSyntax) -> Availability {
    var result = availability(node.availabilityArguments)
    result.isNegated = node.availabilityKeyword.text == "#unavailable"
    return result
  }

  /// `iOS 26, macOS 15, *` or `iOS, introduced: 15, obsoleted: 26`.
  func availability(_ list: AvailabilityArgumentListSyntax) -> Availability {
    var result = Availability()
    var isOfIOS = false
    for item in list {
      switch item.argument {
      case .availabilityVersionRestriction(let restriction):
        guard Self.systems.contains(restriction.platform.text) else { continue }
        result.introduced = restriction.version.map(version)
      case .token(let token):
        if Self.systems.contains(token.text) || token.text == "*" { isOfIOS = true }
        if token.text == "unavailable" { result.isUnavailable = isOfIOS }
      case .availabilityLabeledArgument(let argument):
        guard isOfIOS, case .version(let written) = argument.value else { continue }
        switch argument.label.text {
        case "introduced": result.introduced = version(written)
        case "obsoleted": result.obsoleted = version(written)
        default: break
        }
      @unknown default: break
      }
    }
    return result
  }

  private static let systems: Set<String> = ["iOS", "anyAppleOS"]

  private func version(_ node: VersionTupleSyntax) -> Availability.Version {
    let minor = node.components.first.flatMap { Int($0.number.text) } ?? 0
    return Availability.Version(major: Int(node.major.text) ?? 0, minor: minor)
  }
}
