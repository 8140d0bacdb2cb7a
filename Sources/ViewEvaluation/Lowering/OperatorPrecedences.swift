/// How tightly infix operators bind.
///
/// - Source: Swift standard library, precedence groups of "Operator Declarations".
struct OperatorPrecedences: Sendable {
  enum Associativity: Sendable {
    case left, right, none
  }

  private(set) var levels: [String: (level: Int, associativity: Associativity)] = [:]

  /// The precedence groups of the standard library, loosest first.
  private static let groups: [String: (level: Int, associativity: Associativity)] = [
    "AssignmentPrecedence": (10, .right), "FunctionArrowPrecedence": (15, .right), "TernaryPrecedence": (20, .right),
    "DefaultPrecedence": (30, .none), "LogicalDisjunctionPrecedence": (40, .left),
    "LogicalConjunctionPrecedence": (50, .left), "ComparisonPrecedence": (60, .none),
    "NilCoalescingPrecedence": (70, .right), "CastingPrecedence": (80, .none),
    "RangeFormationPrecedence": (90, .none), "AdditionPrecedence": (100, .left),
    "MultiplicationPrecedence": (110, .left), "BitwiseShiftPrecedence": (120, .none),
  ]

  init() {
    let table: [(String, [String])] = [
      ("AssignmentPrecedence", ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "??="]),
      ("LogicalDisjunctionPrecedence", ["||"]), ("LogicalConjunctionPrecedence", ["&&"]),
      ("ComparisonPrecedence", ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!="]),
      ("NilCoalescingPrecedence", ["??"]), ("RangeFormationPrecedence", ["..<", "..."]),
      ("AdditionPrecedence", ["+", "-", "&+", "&-", "|", "^"]),
      ("MultiplicationPrecedence", ["*", "/", "%", "&*", "&"]), ("BitwiseShiftPrecedence", ["<<", ">>"]),
      ("FunctionArrowPrecedence", ["->"]),
    ]
    for (group, names) in table {
      for name in names { levels[name] = Self.groups[group] }
    }
  }

  /// Adds an operator that the project declares.
  mutating func declare(_ name: String, group: String?) {
    levels[name] = group.flatMap { Self.groups[$0] } ?? Self.groups["DefaultPrecedence"]
  }

  subscript(name: String) -> (level: Int, associativity: Associativity) { levels[name] ?? (30, .none) }

  static let ternary = 20
  static let casting = 80
}
