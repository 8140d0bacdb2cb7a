import Diagnostics
import Foundation
import Testing
import ViewTree

@testable import ViewEvaluation

/// Names, settings and roots of previews.
@Suite struct PreviewTests {
  private func layouts(_ source: String) -> [EvaluatedLayout] {
    let project = Project(files: [SourceFile(path: "Row.swift", source: "import SwiftUI\n" + source)])
    return project.layouts.flatMap { project.evaluate($0, in: EvaluationEnvironment()).layouts }
  }

  private func provider(_ body: String) -> [EvaluatedLayout] {
    layouts(
      """
      struct Row: View { var body: some View { Text("a") } }
      struct Other: View { var body: some View { Text("b") } }
      struct Row_Previews: PreviewProvider { static var previews: some View { \(body) } }
      """)
  }

  @Test func providersAreNamedAfterWhatTheyShow() {
    #expect(provider("Row()").map(\.name) == ["Row"])
    #expect(provider("VStack { Row() }").map(\.name) == ["Row"])
    #expect(provider("Group { Row(); Row() }").map(\.name) == ["Row 1", "Row 2"])
    #expect(provider("Row(); Other()").map(\.name) == ["Row", "Other"])
  }

  @Test func rootsAreSetApartByTheirConditions() {
    let names = provider(
      """
      Group {
        Row()
        Row().preferredColorScheme(.dark)
        Row().environment(\\.sizeCategory, .accessibilityLarge)
        Row().environment(\\.locale, Locale(identifier: "de")).previewDisplayName("German")
      }
      .padding()
      """
    ).map(\.name)
    #expect(names == ["Row", "Row, dark", "Row, accessibility2", "German"])
  }

  @Test func everyRootKeepsTheModifiersAroundTheGroup() {
    let roots = provider("Group { Row(); Other() }.padding(3).previewLayout(.sizeThatFits)")
    #expect(roots.count == 2)
    for root in roots {
      #expect(root.settings.frame == .sizeThatFits)
      let dump = ViewTreeDump.text(of: root.root)
      #expect(dump.contains("padding(") && !dump.contains("preview("))
    }
  }

  @Test func aSettingNearerToTheViewWins() {
    let roots = provider(
      "Group { Row().previewLayout(.fixed(width: 320, height: 2 * 40)); Row() }.previewLayout(.sizeThatFits)")
    #expect(roots.map(\.settings.frame) == [.fixed(width: 320, height: 80), .sizeThatFits])
  }

  @Test func loopsGiveALayoutEach() {
    let roots = provider(
      """
      ForEach(["iPhone 8", "iPhone SE (1st generation)"], id: \\.self) { name in
        Row().previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
      }
      """)
    #expect(roots.map(\.settings.device) == ["iPhone 8", "iPhone SE (1st generation)"])
    #expect(roots.map(\.name) == ["iPhone 8", "iPhone SE (1st generation)"])
  }

  @Test func orientationAndLiteralDevicesAndWidgets() {
    let roots = provider(
      """
      Row().previewInterfaceOrientation(.landscapeRight).previewDevice("iPhone 8")
      Row().previewContext(WidgetPreviewContext(family: .systemMedium))
      Row().previewDevice(nil).previewLayout(.device).previewInterfaceOrientation(.portrait)
      """)
    #expect(roots[0].settings.isLandscape && roots[0].settings.device == "iPhone 8")
    #expect(roots[1].settings.frame == .widget(family: "systemMedium"))
    #expect(roots[2].settings == PreviewSettings())
  }

  @Test func widgetsAreShownWithEachEntryOfTheTimeline() throws {
    let roots = layouts(
      """
      struct Entry { var title: String }
      struct Face: View {
        @Environment(\\.widgetFamily) var family
        var entry: Entry
        var body: some View {
          if family == .systemMedium { Text(entry.title + " wide") } else { Text(entry.title) }
        }
      }
      struct Leaves: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "leaves", provider: Provider()) { entry in
            Face(entry: entry).containerBackground(.red, for: .widget)
          }
          .configurationDisplayName("Leaves").description("What grows").supportedFamilies([.systemMedium])
        }
      }
      #Preview(as: .systemMedium) { Leaves() } timeline: { Entry(title: "Oak"); Entry(title: "Elm") }
      struct Face_Previews: PreviewProvider {
        static var previews: some View {
          Face(entry: Entry(title: "Ash")).previewContext(WidgetPreviewContext(family: .systemMedium))
        }
      }
      """)
    let dumps = roots.map { ViewTreeDump.text(of: $0.root) }
    for (dump, text) in zip(dumps, ["Oak wide", "Elm wide", "Ash wide"]) { #expect(dump.contains("\"\(text)\"")) }
    #expect(dumps.count == 3 && !dumps.contains { $0.contains("UNRESOLVED") })
    #expect(roots.allSatisfy { $0.settings.frame == .widget(family: "systemMedium") })
    #expect(dumps[0].contains("background") && dumps[0].contains("flexibleFrame"))
  }

  @Test func macrosWithNamesAndTraits() {
    let roots = layouts(
      """
      struct Row: View { var body: some View { Text("a") } }
      #Preview("Wide", traits: .fixedLayout(width: 400, height: 200), .landscapeLeft) { Row() }
      #Preview(traits: .sizeThatFitsLayout) { Row() }
      #Preview { NavigationStack { Row() } }
      #Preview("Two") { Row(); Row() }
      """)
    #expect(roots.map(\.name) == ["Wide", "Row", "Row", "Two 1", "Two 2"])
    #expect(roots[0].settings.frame == .fixed(width: 400, height: 200) && roots[0].settings.isLandscape)
    #expect(roots[1].settings.frame == .sizeThatFits)
  }

  @Test func previewableStateAndPreviewModifiers() throws {
    let roots = layouts(
      """
      struct Frame: PreviewModifier {
        static func makeSharedContext() -> Double { 21 }
        func body(content: Content, context: Double) -> some View { content.padding(context) }
      }
      extension PreviewTrait where T == Preview.ViewTraits {
        static var framed: Self { .modifier(Frame()) }
      }
      #Preview("Switch", traits: .framed) {
        @Previewable @State var isOn = true
        @Previewable @State var names = ["x", "y"]
        Toggle(names[1], isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
      """)
    #expect(roots.count == 2)
    let dump = roots.map { ViewTreeDump.text(of: $0.root) }.joined()
    #expect(dump.contains("padding(all 21)") || dump.contains("21"))
    #expect(dump.contains("\"y\"") && dump.contains("\"on\"") && !dump.contains("UNRESOLVED"))
  }

  @Test func aTraitThatIsNotKnownIsSaid() {
    let source = "import SwiftUI\n#Preview(traits: .holographic) { Text(\"a\") }"
    let project = Project(files: [SourceFile(path: "A.swift", source: source)])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    #expect(evaluation.diagnostics.map(\.id) == ["evaluation/unknown-preview-trait"])
    #expect(!ViewTreeDump.text(of: evaluation.layouts[0].root).contains("UNRESOLVED"))
  }
}
