import Testing

/// What the platform makes of the arguments of its own views, as it stands in the layout of a preview.
@Suite struct PlatformLookTests {
  private func dump(_ body: String, _ declarations: String = "") throws -> String {
    let folder = try TemporaryFolder(["A.swift": "import SwiftUI\n\(declarations)\n#Preview {\n\(body)\n}\n"])
    return ToolRun("check", "A.swift", "--dump", "layout", "--sizes", "large", "--schemes", "light", in: folder.path)
      .output
  }

  @Test(arguments: [
    ("Toggle(\"A\", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))", "#FF383C"),
    ("ColorPicker(\"C\", selection: .constant(.red))", "#FF383C"),
    ("Slider(value: .constant(0.5), in: 0...1, step: 0.1)", "The marks of a slider's steps are not drawn."),
    (
      "List { Text(\"a\") }.environment(\\.editMode, .constant(.active))",
      "The controls that edit mode puts into the rows of lists are not laid out."
    ),
    ("NavigationStack { Text(\"x\").toolbar { ToolbarSpacer(.fixed) } }", "`ToolbarSpacer`"),
    ("PasteButton(payloadType: String.self) { _ in }", "`PasteButton`"),
    ("NavigationStack { Text(\"x\").searchable(text: .constant(\"bird\")) }", "“bird”"),
    (
      "NavigationStack { Text(\"x\").searchable(text: .constant(\"\")) }",
      "The search field looks as in earlier systems"
    ),
    ("NavigationStack { Text(\"x\").toolbar { Button(role: .close) {} } }", "symbol xmark"),
    (
      "TabView { Tab(\"A\", systemImage: \"star\") { Text(\"x\") }; Tab(role: .search) { Text(\"y\") } }",
      "symbol magnifyingglass"
    ),
    (
      "NavigationSplitView { List(0..<2, selection: .constant(1)) { Text(\"\\($0)\") } } detail: { Text(\"d\") }",
      "its list has a selection"
    ),
    ("Text(\"A\").background(.background.secondary)", "#F2F2F7/#1C1C1E"),
    ("Text(\"A\").background(.fill.tertiary)", "#7676801E/#7676803D"),
  ])
  func isShown(source: String, expected: String) throws {
    let output = try dump(source)
    #expect(output.contains(expected), "\(output)")
  }

  @Test func severalViewsOfALabelStandSideBySide() throws {
    let two = "struct Two: View { var body: some View { Text(\"one\"); Text(\"two\") } }"
    for label in ["Two()", "Two().bold()", "Group { Two() }"] {
      let output = try dump("Button(action: {}) { \(label) }", two)
      #expect(output.contains("HStack") && !output.contains("ZStack"), "\(output)")
    }
  }

  @Test(arguments: [
    ("value: .constant(0), in: 0...5", "minus"), ("value: .constant(5.0), in: 0...5", "plus"),
    ("value: .constant(2), in: 0...5", ""), ("value: .constant(2)", ""), ("onIncrement: nil, onDecrement: {}", "plus"),
  ])
  func aStepperStopsAtTheEndOfItsRange(arguments: String, faint: String) throws {
    let lines = try dump("Stepper(\"S\", \(arguments))").split(separator: "\n")
    for half in ["minus", "plus"] {
      let line = try #require(lines.first { $0.contains("symbol \(half)") })
      #expect(line.contains("#3C3C434C") == (half == faint), "\(line)")
    }
  }

  @Test(arguments: ["shadow(.drop(radius: 3))", "blendMode(.multiply)"])
  func whatStylesDoNotDrawIsSaid(change: String) throws {
    let folder = try TemporaryFolder(["A.swift": "import SwiftUI\n#Preview { Circle().fill(.red.\(change)) }\n"])
    let run = ToolRun("check", "A.swift", in: folder.path)
    #expect(run.errors.contains("of a style: what is painted with it is drawn without."), "\(run.errors)")
  }

  @Test func inactiveEditModeShowsNothing() throws {
    #expect(try !dump("List { Text(\"a\") }.environment(\\.editMode, .constant(.inactive))").contains("edit mode"))
  }

  @Test func rowsWithChildrenHaveAChevron() throws {
    let tree = "struct N: Identifiable { var id: String; var c: [N]? }"
    let output = try dump("List([N(id: \"a\", c: [N(id: \"b\")]), N(id: \"e\")], children: \\.c) { Text($0.id) }", tree)
    #expect(output.split(separator: "\n").count { $0.contains("chevron.forward") } == 1)
    #expect(!output.contains("“b”"))
  }

  @Test func aClosedSectionOfASidebarHidesItsRows() throws {
    let section = "List { Section(\"H\", isExpanded: .constant(false)) { Text(\"hid\") } }"
    #expect(try !dump(section + ".listStyle(.sidebar)").contains("“hid”"))
    #expect(try dump(section).contains("“hid”"))
  }

  @Test func wordsAgreeWithNumbers() throws {
    #expect(try dump("Text(\"^[\\(2) cup](inflect: true)\")").contains("“2 cups”"))
  }
}
