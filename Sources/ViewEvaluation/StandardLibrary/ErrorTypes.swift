internal import Foundation

/// Errors of Foundation, and what every error of the project is bridged to.
let errorTypes: [BuiltinType] = [.error, .localizedError, .nsError]

/// The keys of what an `NSError` tells of itself, by the names of their constants.
///
/// - Source: Foundation's documentation, "NSError User Info Keys", and their values in its open source.
let errorKeys: [String: String] = [
  "NSLocalizedDescriptionKey": "NSLocalizedDescription",
  "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
  "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion",
  "NSUnderlyingErrorKey": "NSUnderlyingError",
]

/// An `NSError` as it was made.
struct ErrorValue: Sendable {
  var domain: String
  var code: Int
  var userInfo: Value
}

extension BuiltinType {
  static let error = BuiltinType(
    "Error",
    members: [
      BuiltinMember("code") { code(of: $0) },
      BuiltinMember("domain") { domain(of: $0) },
      BuiltinMember("localizedDescription") { description(of: $0) },
      BuiltinMember("userInfo") { userInfo(of: $0) },
    ])

  static let localizedError = BuiltinType(
    "LocalizedError", conformances: ["Error"],
    members: ["errorDescription", "failureReason", "helpAnchor", "recoverySuggestion"].map { name in
      BuiltinMember(name) { _ in Value.none }
    })

  static let nsError = BuiltinType(
    "NSError", conformances: ["Error"],
    initializer: { call in
      guard let domain = call.text("domain"), let code = call.integer("code") else { return nil }
      let userInfo = call["userInfo"].map(call.evaluator.settled) ?? .none
      return .native(
        "NSError",
        ErrorValue(domain: domain, code: code, userInfo: userInfo.isNone ? .dictionary(DictionaryValue()) : userInfo))
    })

  /// The number of an error: what it says itself, the raw value of an enum of integers, else the place of the case, those
  /// with a payload first; 1 of what is no enum.
  ///
  /// - Source: the Swift standard library, `ErrorType.swift` and `SwiftError` (default codes).
  /// - Verification: documented by the source.
  private static func code(of call: BuiltinCall) -> Value? {
    if let error = call.receiver.payload(ErrorValue.self) { return .int(error.code) }
    if let own = call.evaluator.knownMember("errorCode", of: call.receiver, at: nil) { return own }
    guard case .enumeration(let error) = call.receiver else {
      if case .instance = call.receiver { return .int(1) }
      return nil
    }
    if error.type.inherited.contains(where: { FixedInteger.Kind(rawValue: $0.name ?? "") != nil }) {
      return call.evaluator.knownMember("rawValue", of: call.receiver, at: nil)
    }
    let cases = error.type.members.cases
    let ordered = cases.filter { !$0.parameters.isEmpty } + cases.filter { $0.parameters.isEmpty }
    return ordered.firstIndex { $0.name == error.name }.map { .int($0) }
  }

  private static func domain(of call: BuiltinCall) -> Value? {
    if let error = call.receiver.payload(ErrorValue.self) { return .string(error.domain) }
    let type = call.evaluator.dynamicType(of: call.receiver)
    if let own = call.evaluator.staticMember("errorDomain", of: type, at: nil) { return own }
    return call.unresolved("not-run", "The domain of an error begins with the name of the module, which is not known.")
  }

  private static func userInfo(of call: BuiltinCall) -> Value? {
    if let error = call.receiver.payload(ErrorValue.self) { return error.userInfo }
    return call.evaluator.knownMember("errorUserInfo", of: call.receiver, at: nil) ?? .dictionary(DictionaryValue())
  }

  private static func information(_ key: String, of call: BuiltinCall) -> Value? {
    guard case .dictionary(let information)? = userInfo(of: call), let own = information[.string(key)] else {
      return nil
    }
    return own.isNone ? nil : call.evaluator.settled(own)
  }

  /// What an error says of itself, else Foundation's sentence.
  ///
  /// - Verification: documented (`LocalizedError`, `NSLocalizedDescriptionKey`).
  private static func description(of call: BuiltinCall) -> Value? {
    let evaluator = call.evaluator
    if let own = evaluator.knownMember("errorDescription", of: call.receiver, at: nil), !own.isNone { return own }
    if let own = information("NSLocalizedDescription", of: call) { return own }
    guard evaluator.environment.locale.hasPrefix("en") else {
      return call.unresolved("not-run", "Foundation's sentence for an error is not known in this language.")
    }
    let sentence = "The operation couldn’t be completed. "
    let own = evaluator.knownMember("failureReason", of: call.receiver, at: nil)
    if let reason = own ?? information("NSLocalizedFailureReason", of: call), !reason.isNone {
      return evaluator.settled(reason).string.map { .string(sentence + $0) } ?? reason
    }
    guard let domain = domain(of: call), let code = code(of: call)?.integer else { return nil }
    return evaluator.settled(domain).string.map { .string("\(sentence)(\($0) error \(code).)") } ?? domain
  }
}
