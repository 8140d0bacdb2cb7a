import Typography
import ViewTree

/// An `AttributedString` of the audited source, as far as its look is modelled.
struct AttributedText: Sendable {
  var runs: [AttributedRun]
}

extension BuiltinType {
  /// - Verification: documented for plain text and Markdown; attributes set later are kept for the whole string only.
  static let attributedString = BuiltinType(
    "AttributedString",
    initializer: { call in
      if let markdown = call["markdown"]?.string {
        return .native("AttributedString", AttributedText(runs: MarkdownText.runs(of: markdown)))
      }
      if let localized = call["localized"] ?? call.first, let text = call.evaluator.text(of: localized) {
        return .native("AttributedString", AttributedText(runs: [AttributedRun(text: text)]))
      }
      return call.arguments.isEmpty ? .native("AttributedString", AttributedText(runs: [])) : nil
    },
    members: [
      BuiltinMember("+") { call in
        guard let left = call.receiver.payload(AttributedText.self),
          let right = call.first?.payload(AttributedText.self)
        else { return nil }
        return .native("AttributedString", AttributedText(runs: left.runs + right.runs))
      }
    ])
}
