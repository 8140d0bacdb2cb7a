internal import Foundation

/// `Scanner`, by Foundation's own.
///
/// Places in its text are counted in characters, as all places in texts are here.
extension BuiltinType {
  /// A scanner is a class: all who hold it see where it stands.
  ///
  /// Safe to send as values are: it is only touched while its evaluator is entered.
  private final class ScannerPayload: @unchecked Sendable {
    let scanner: Scanner

    init(_ text: String) { scanner = Scanner(string: text) }
  }

  static let scanner = BuiltinType(
    "Scanner", initializer: { call in call.text("string").map { .native("Scanner", ScannerPayload($0)) } },
    members: scannerPlaces + scannerNumbers + scannerTexts)

  static let scanners: [BuiltinType] = [
    scanner, BuiltinType("NSScanner", conformances: ["Scanner"], initializer: scanner.initializer),
  ]

  private static func member(
    _ name: String, _ body: @escaping @Sendable (Scanner, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiver.payload(ScannerPayload.self).flatMap { body($0.scanner, call) } }
  }

  private static let scannerPlaces: [BuiltinMember] = [
    member("currentIndex") { scanner, _ in
      .int(scanner.string.distance(from: scanner.string.startIndex, to: scanner.currentIndex))
    },
    member("isAtEnd") { scanner, _ in .bool(scanner.isAtEnd) },
    member("scanLocation") { scanner, _ in .int(scanner.currentIndex.utf16Offset(in: scanner.string)) },
    member("string") { scanner, call in call.isCall ? nil : .string(scanner.string) },
    member("set currentIndex") { scanner, call in
      guard let place = call.first?.integer else { return nil }
      let text = scanner.string
      scanner.currentIndex =
        text.index(text.startIndex, offsetBy: max(place, 0), limitedBy: text.endIndex) ?? text.endIndex
      return call.receiver
    },
    member("set scanLocation") { scanner, call in
      guard let place = call.first?.integer else { return nil }
      let text = scanner.string
      scanner.currentIndex = String.Index(utf16Offset: min(max(place, 0), text.utf16.count), in: text)
      return call.receiver
    },
    member("set caseSensitive") { scanner, call in
      scanner.caseSensitive = call.first?.bool ?? false
      return call.receiver
    },
    member("set charactersToBeSkipped") { scanner, call in
      guard let value = call.first else { return nil }
      scanner.charactersToBeSkipped =
        value.isNone ? nil : call.evaluator.resolve(value, as: "CharacterSet").payload(CharacterSet.self)
      return call.receiver
    },
  ]

  /// `scanInt()` gives a number or nil; `scanInt(&number)` sets it and says whether there is one.
  private static func number(
    _ name: String, _ scan: @escaping @Sendable (Scanner, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    member(name) { scanner, call in
      guard call.isCall else { return nil }
      let found = scan(scanner, call)
      guard call.arguments.contains(where: { $0.label == nil }) else { return found ?? Value.none }
      guard let updates = call.argumentUpdates else { return nil }
      if let found { updates.values[0] = found }
      return .bool(found != nil)
    }
  }

  private static func whole<Number: BinaryInteger>(_ number: Number?) -> Value? {
    number.map { Int(exactly: $0).map(Value.int) ?? .double(Double($0)) }
  }

  private static func isHexadecimal(_ call: BuiltinCall) -> Bool {
    guard case .pending(let pending)? = call["representation"],
      case .member(nil, "hexadecimal", _) = pending.expression.kind
    else { return false }
    return true
  }

  private static let scannerNumbers: [BuiltinMember] =
    [
      number("scanDouble") { scanner, _ in scanner.scanDouble().map { .double($0) } },
      number("scanFloat") { scanner, _ in scanner.scanDouble().map { .double($0) } },
      number("scanHexInt32") { scanner, _ in whole(scanner.scanUInt64(representation: .hexadecimal)) },
      number("scanHexInt64") { scanner, _ in whole(scanner.scanUInt64(representation: .hexadecimal)) },
    ]
    + ["scanInt", "scanInt32", "scanInt64", "scanUInt64", "scanUnsignedLongLong"].map { name in
      number(name) { scanner, call in
        if isHexadecimal(call) { return whole(scanner.scanUInt64(representation: .hexadecimal)) }
        return name.contains("U") ? whole(scanner.scanUInt64()) : whole(scanner.scanInt())
      }
    }

  private static func text(
    _ name: String, _ scan: @escaping @Sendable (Scanner, BuiltinCall) -> String??
  ) -> BuiltinMember {
    member(name) { scanner, call in
      guard call.isCall, let result = scan(scanner, call) else { return nil }
      if call["into"] != nil { return .bool(result != nil) }
      return result.map { .string($0) } ?? Value.none
    }
  }

  private static let scannerTexts: [BuiltinMember] = [
    text("scanCharacter") { scanner, _ in .some(scanner.scanCharacter().map(String.init)) },
    text("scanCharacters") { scanner, call in characters(call).map { scanner.scanCharacters(from: $0) } },
    text("scanString") { scanner, call in call.text.map { scanner.scanString($0) } },
    text("scanUpToCharacters") { scanner, call in characters(call).map { scanner.scanUpToCharacters(from: $0) } },
    text("scanUpToString") { scanner, call in call.text.map { scanner.scanUpToString($0) } },
  ]

  private static func characters(_ call: BuiltinCall) -> CharacterSet? {
    call["from"].map { call.evaluator.resolve($0, as: "CharacterSet") }?.payload(CharacterSet.self)
  }
}
