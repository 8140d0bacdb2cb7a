import Diagnostics
import PlatformProfile
import Testing
import ViewTree

@testable import ViewEvaluation

/// Code for some versions of the system.
struct AvailabilityTests {
  static func tree(_ source: String, on system: OSProfile) -> String {
    let project = EvaluationStateTests.project(source)
    var environment = EvaluationEnvironment()
    environment.os = system
    let evaluation = project.evaluate(project.layouts[0], in: environment)
    return evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
  }

  static let conditions: [(condition: String, on18: Bool, on26: Bool)] = [
    ("#available(iOS 26, *)", false, true),
    ("#available(iOS 26.0, macOS 15, *)", false, true),
    ("#available(iOS 17.4, *)", true, true),
    ("#available(iOS 27, *)", false, false),
    ("#available(macOS 99, *)", true, true),
    ("#unavailable(iOS 26)", true, false),
    ("#unavailable(iOS 27)", true, true),
  ]

  @Test(arguments: conditions)
  func conditionsFollowTheSystem(_ item: (condition: String, on18: Bool, on26: Bool)) {
    let source = "#Preview { if \(item.condition) { Text(\"yes\") } else { Text(\"no\") } }"
    #expect(Self.tree(source, on: .iOS18).contains(item.on18 ? "\"yes\"" : "\"no\""))
    #expect(Self.tree(source, on: .iOS26).contains(item.on26 ? "\"yes\"" : "\"no\""))
  }

  @Test(arguments: [(OSProfile.iOS18, true), (.iOS26, false)])
  func aPreviewForOtherVersionsIsSaidNotToBeShown(system: OSProfile, isSaid: Bool) {
    let project = EvaluationStateTests.project("@available(iOS 26, *)\n#Preview(\"new\") { Text(\"x\") }")
    var environment = EvaluationEnvironment()
    environment.os = system
    let evaluation = project.evaluate(project.layouts[0], in: environment)
    #expect(evaluation.diagnostics.contains { $0.id == "evaluation/unavailable-preview" } == isSaid)
    #expect(ViewTreeDump.text(of: evaluation.layouts[0].root).contains("\"x\""))
    #expect(evaluation.axes.contains(.osProfile))
  }

  @Test func aLaterReleaseOfTheSystemIsNotKnown() {
    let evaluation = WrongTreeTests.evaluation(
      "#Preview { if #available(iOS 26.1, *) { Text(\"yes\") } else { Text(\"no\") } }")
    #expect(evaluation.openConditions.count == 1)
  }

  @Test func functionsForSomeSystemsAreChosenByThem() {
    let source = """
      extension View {
        @available(iOS, introduced: 15, obsoleted: 26) func badge() -> some View { Text("old") }
        @available(iOS 26, *) func badge() -> some View { Text("new") }
      }
      #Preview { Color.red.badge() }
      """
    #expect(Self.tree(source, on: .iOS18).contains("\"old\""))
    #expect(Self.tree(source, on: .iOS26).contains("\"new\""))
  }

  @Test func theVersionIsThatOfTheSystem() {
    let source = """
      #Preview {
        Text(UIDevice.current.systemVersion + (ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 26 ? " new" : " old"))
      }
      """
    #expect(Self.tree(source, on: .iOS18).contains("\"18.0 old\""))
    #expect(Self.tree(source, on: .iOS26).contains("\"26.0 new\""))
  }
}
