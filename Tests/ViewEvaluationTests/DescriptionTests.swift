import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// Values as text: what Swift and Foundation write for them.
struct DescriptionTests {
  private func text(_ expression: String, beside declarations: String = "") -> String {
    WrongTreeTests.tree("\(declarations)\n#Preview { Text(verbatim: \(expression)) }")
  }

  @Test(arguments: ["\"\\(date)\"", "String(describing: date)", "date.description", "\"\\([date][0])\""])
  func aDateIsWrittenAsFoundationDoes(expression: String) {
    #expect(
      text(expression, beside: "let date = Date(timeIntervalSince1970: 0)").contains("\"1970-01-01 00:00:00 +0000\""))
  }

  @Test(arguments: [
    ("\"\\(Optional(3) as Any)\"", "Optional(3)"), ("\"\\(number)\"", "Optional(3)"),
    ("String(describing: number)", "Optional(3)"), ("\"\\(name)\"", "Optional(\\\"a\\\")"),
    ("\"\\(name?.count)\"", "Optional(1)"), ("\"\\(number ?? 0)\"", "3"), ("\"\\(number!)\"", "3"),
    ("\"\\(kind)\"", "Optional(a kind)"), ("\"\\(code)\"", "Optional(own form)"),
    ("String(describing: Step.b)", "b"), ("\"\\(Step.b.next)\"", "c"), ("String(describing: Step.b.next)", "c"),
    ("\"\\(missing)\"", "nil"), ("\"\\(box.part)\"", "Optional(2.5)"),
    ("{ if let number { \"\\(number)\" } else { \"\" } }()", "3"),
    ("{ guard let number else { return \"\" }; return \"\\(number)\" }()", "3"),
    ("{ (n: Int?) -> String in guard let n else { return \"\" }; return \"\\(n)\" }(number)", "3"),
  ])
  func anOptionalSaysThatItIsOne(expression: String, expected: String) {
    let declarations = """
      let number: Int? = 3
      let name: String? = "a"
      let missing: Int? = nil
      enum Kind: CustomStringConvertible { case one; var description: String { "a kind" } }
      let kind: Kind? = .one
      struct Code: CustomStringConvertible, CustomDebugStringConvertible {
        var description: String { "plain" }
        var debugDescription: String { "own form" }
      }
      let code: Code? = Code()
      enum Step: Int { case a = 3, b, c; var next: Step { Step(rawValue: rawValue + 1) ?? .a } }
      struct Box { var part: Double? = 2.5 }
      let box = Box()
      """
    let tree = text(expression, beside: declarations)
    #expect(tree.contains("\"\(expected)\""), "\(tree)")
  }

  @Test(arguments: [
    ("timerInterval: start...start.addingTimeInterval(60)", "0:00"),
    ("timerInterval: start...start.addingTimeInterval(60), countsDown: false", "1:00"),
    ("timerInterval: start...start.addingTimeInterval(7260), pauseTime: start", "2:01:00"),
    ("timerInterval: start...start.addingTimeInterval(7260), pauseTime: start, showsHours: false", "121:00"),
  ])
  func aTimerEndsWithItsInterval(arguments: String, expected: String) {
    let tree = WrongTreeTests.tree(
      "let start = Date(timeIntervalSince1970: 0)\n#Preview { Text(\(arguments)) }")
    #expect(tree.contains("\"\(expected)\""), "\(tree)")
  }

  @Test(arguments: ["start...start.addingTimeInterval(3600)", "start, style: .relative", "start, style: .offset"])
  func formsOfDatesThatAreNotKnownAreSaid(arguments: String) {
    let tree = WrongTreeTests.tree(
      "let start = Date(timeIntervalSince1970: 0)\n#Preview { Text(\(arguments)) }")
    #expect(tree.contains("UNRESOLVED unknown-"), "\(tree)")
  }

  /// The value is a string, never a key.
  @Test func theValueOfLabeledContentIsWrittenAsItIs() {
    let tree = WrongTreeTests.tree("#Preview { LabeledContent(\"**C**\", value: \"**D**\") }")
    #expect(tree.contains("\"**D**\"") && !tree.contains("\"**C**\""), "\(tree)")
  }

  @Test func severalViewsAtTheRootOfAMacroAreSaid() {
    let ids = { (source: String) in WrongTreeTests.evaluation(source).diagnostics.map(\.id) }
    let note = "evaluation/several-roots"
    #expect(ids("#Preview { Text(\"a\"); Text(\"b\") }").contains(note))
    #expect(!ids("#Preview { VStack { Text(\"a\"); Text(\"b\") } }").contains(note))
    let provider = "struct P: PreviewProvider { static var previews: some View { Group { Text(\"a\"); Text(\"b\") } } }"
    #expect(!ids(provider).contains(note))
  }
}
