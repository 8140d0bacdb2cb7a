internal import SwiftSyntax

/// The answers to `#if`: an iOS app, built for debugging, on the simulator, with the compiler of the tool.
struct CompilationConditions: Sendable {
  /// Modules of the project, for `canImport`.
  var projectModules: Set<String> = []

  /// Apple's modules that an iOS app cannot import.
  private static let absentModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "WatchConnectivity", "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking",
    "TVUIKit", "TVServices", "ScreenSaver", "SwiftCrossUI", "SkipUI", "OpenSwiftUI", "TokamakShim", "Carbon", "IOKit",
  ]

  func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.text == "true"
    case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let node): return node.operator.text == "!" && !holds(node.expression)
    case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
    case .functionCallExpr(let node): return holds(node)
    case .sequenceExpr(let node): return holds(Array(node.elements))
    case .infixOperatorExpr(let node):
      let left = holds(node.leftOperand)
      let right = holds(node.rightOperand)
      return node.operator.trimmedDescription == "&&" ? left && right : left || right
    default: return false
    }
  }

  /// `a || b && c`: alternatives of conjunctions.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
    var alternatives: [[ExprSyntax]] = [[]]
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        alternatives[alternatives.count - 1].append(element)
      } else if element.trimmedDescription == "||" {
        alternatives.append([])
      }
    }
    return alternatives.contains { $0.allSatisfy { holds($0) } }
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport": return !Self.absentModules.contains(argument)
    case "arch": return argument == "arm64"
    case "swift", "compiler": return holdsVersion(argument)
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  private func holdsVersion(_ argument: String) -> Bool {
    let isLess = argument.hasPrefix("<") && !argument.hasPrefix("<=")
    let digits = argument.drop { !$0.isNumber }
    let parts = digits.split(separator: ".").compactMap { Int($0) }
    let isNewEnough = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0) <= (6, 2)
    return isLess ? !isNewEnough : isNewEnough
  }
}
