import SwiftUI

// Controls, lists and bars.
// room 200x300

#Preview("Button (^, ^label)") {  // b * * * 20.333 | “OK”
  Button {
  } label: {
    Text("OK")
  }.mark("b")
}
#Preview("Button (_, ^)") {  // b * * * 20.333 | #0088FF
  Button("OK") {}.mark("b")
}
#Preview("Button (action, ^)") {  // b * * * 20.333 | “OK”
  Button(action: {}) { Text("OK") }.mark("b")
}
#Preview("Button (action, label)") {  // b * * * 20.333 | “OK”
  Button(action: {}, label: { Text("OK") }).mark("b")
}
#Preview("Button (_, action)") {  // b * * * 20.333 | “OK”
  Button("OK", action: {}).mark("b")
}
#Preview("Button (role, ^, ^label)") {  // b * * * 20.333 | #FF383C
  Button(role: .destructive) {
  } label: {
    Text("OK")
  }.mark("b")
}
#Preview("Button (_, systemImage, ^)") {  // b * * * * | symbol star
  Button("OK", systemImage: "star") {}.mark("b")
}
#Preview("Button (_, role, ^)") {  // b * * * 20.333 | #FF383C
  Button("OK", role: .destructive) {}.mark("b")
}
#Preview("Section (^)") {  // t 32 * * 20.333
  List { Section { Text("A").mark("t") } }
}
#Preview("Section (_, ^)") {  // t 32 * * 20.333
  // l 0 0 200 300 | “Head”
  List { Section("Head") { Text("A").mark("t") } }.mark("l")
}
#Preview("Section (header, ^)") {  // h 32 14 * 20.333
  List { Section(header: Text("Head").mark("h")) { Text("A").mark("t") } }
}
#Preview("Section (^, ^header)") {  // h 32 14 * 20.333
  List {
    Section {
      Text("A").mark("t")
    } header: {
      Text("Head").mark("h")
    }
  }
}
#Preview("Section (^, ^footer)") {  // f 32 75.333 * 15.667
  List {
    Section {
      Text("A").mark("t")
    } footer: {
      Text("Foot").mark("f")
    }
  }
}
#Preview("Section (^, ^header, ^footer)") {  // h 32 14 * 20.333
  List {
    Section {
      Text("A").mark("t")
    } header: {
      Text("Head").mark("h")
    } footer: {
      Text("Foot")
    }
  }
}
#Preview("Section (header, content)") {  // h 32 14 * 20.333
  List { Section(header: Text("Head").mark("h"), content: { Text("A").mark("t") }) }
}
#Preview("Section (header, footer, ^)") {  // f 32 * * 15.667
  List { Section(header: Text("Head"), footer: Text("Foot").mark("f")) { Text("A").mark("t") } }
}
#Preview("Label (_, systemImage)") {  // l * * * * | “Title”
  Label("Title", systemImage: "star").mark("l")
}
#Preview("Label (^, ^icon)") {  // i * * 10 10
  Label {
    Text("Title")
  } icon: {
    Box(10, 10).mark("i")
  }
}
#Preview("Label (title, icon)") {  // i * * 10 10
  Label(title: { Text("Title") }, icon: { Box(10, 10).mark("i") })
}
#Preview("Label (_, image)") {  // l * * * * | picture tile
  Label("Title", image: "tile").mark("l")
}
enum Icon: String { case star, plus }
extension Label where Title == Text, Icon == Image {
  init(_ title: String, icon name: String) { self.init(title, systemImage: name) }
}
#Preview("Label (_, icon)") {  // l * * * * | symbol star
  Label("Title", icon: "star").mark("l")
}
enum Symbol: String { case star }
extension Label where Title == Text, Icon == Image {
  init(_ title: String, systemSymbol: Symbol) { self.init(title, systemImage: systemSymbol.rawValue) }
}
#Preview("Label (_, systemSymbol)") {  // l * * * * | symbol star
  Label("Title", systemSymbol: .star).mark("l")
}
#Preview("NavigationLink (destination, ^)") {  // n * * * 20.333 | “Go”
  NavigationLink(destination: Text("B")) { Text("Go") }.mark("n")
}
#Preview("NavigationLink (^, ^label)") {  // n * * * 20.333 | “Go”
  NavigationLink {
    Text("B")
  } label: {
    Text("Go")
  }.mark("n")
}
#Preview("NavigationLink (value, ^)") {  // n * * * 20.333 | “Go”
  NavigationLink(value: 1) { Text("Go") }.mark("n")
}
#Preview("NavigationLink (_, destination)") {  // n * * * 20.333 | “Go”
  NavigationLink("Go", destination: Text("B")).mark("n")
}
#Preview("NavigationLink (_, ^)") {  // n * * * 20.333 | “Go”
  NavigationLink("Go") { Text("B") }.mark("n")
}
#Preview("NavigationLink (destination, label)") {  // n * * * 20.333 | “Go”
  NavigationLink(destination: { Text("B") }, label: { Text("Go") }).mark("n")
}
#Preview("NavigationLink (destination, isActive, ^)") {  // n * * * 20.333 | “Go”
  NavigationLink(destination: Text("B"), isActive: .constant(false)) { Text("Go") }.mark("n")
}
#Preview("NavigationLink (value, label)") {  // n * * * 20.333 | “Go”
  NavigationLink(value: 1, label: { Text("Go") }).mark("n")
}
#Preview("NavigationLink (value, label) row") {  // n 32 * * * | symbol chevron
  List { NavigationLink(value: 1, label: { Text("Go") }).mark("n") }
}
#Preview("Toggle (_, isOn)") {  // t 0 135 200 30 | “Sound”
  Toggle("Sound", isOn: .constant(true)).mark("t")
}
#Preview("Toggle (isOn, ^)") {  // t 0 135 200 30 | “Sound”
  Toggle(isOn: .constant(true)) { Text("Sound") }.mark("t")
}
#Preview("Toggle (isOn, label)") {  // t 0 135 200 30 | “Sound”
  Toggle(isOn: .constant(true), label: { Text("Sound") }).mark("t")
}
#Preview("Toggle (_, systemImage, isOn)") {  // t 0 135 200 30 | symbol star
  Toggle("Sound", systemImage: "star", isOn: .constant(true)).mark("t")
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  init(_ title: String, icon name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: name) }
  }
}
#Preview("Toggle (_, icon, isOn)") {  // t 0 135 200 30 | symbol star
  Toggle("Sound", icon: "star", isOn: .constant(true)).mark("t")
}
struct Switch: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).mark("inner") }
}
#Preview("Toggle (_)") {  // inner 0 135 200 30 | “Sound”
  Toggle("Sound", isOn: .constant(true)).toggleStyle(Switch())
}
struct Change: AppIntent {}
#Preview("Toggle (isOn, intent, ^)") {  // t 0 135 200 30 | “Sound”
  Toggle(isOn: true, intent: Change()) { Text("Sound") }.mark("t")
}
#Preview("List (^)") {  // t 32 33.333 * 20.333
  List { Text("A").mark("t") }
}
struct Item: Identifiable { var id: Int }
#Preview("List (_, ^)") {  // r1 32 33.333 * 20.333
  List([Item(id: 1), Item(id: 2)]) { Text("A").mark("r\($0.id)") }
}
#Preview("List (_, id, ^)") {  // r1 32 33.333 * 20.333
  List([1, 2], id: \.self) { Text("A").mark("r\($0)") }
}
#Preview("ToolbarItem (placement, ^)") {  // b 16 5 * 44 | “OK”
  NavigationStack { Color.red.toolbar { ToolbarItem(placement: .cancellationAction) { Button("OK") {}.mark("b") } } }
}
#Preview("ToolbarItem (placement, content)") {  // b * 5 * 44 | “OK”
  NavigationStack {
    Color.red.toolbar { ToolbarItem(placement: .principal, content: { Button("OK") {}.frame(height: 44).mark("b") }) }
  }
}
#Preview("ToolbarItem (^)") {  // b * 5 * 44 | “OK”
  NavigationStack { Color.red.toolbar { ToolbarItem { Button("OK") {}.mark("b") } } }
}
#Preview("ToolbarItem (placement, ^) bottom") {  // b * 254 44 44 | symbol trash
  NavigationStack {
    Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Button("Delete", systemImage: "trash") {}.mark("b") } }
  }
}
#Preview("ToolbarItemGroup (placement, ^)") {  // b 140 5 44 44 | symbol star
  NavigationStack {
    Color.red.toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("A", systemImage: "plus") {}; Button("B", systemImage: "star") {}.mark("b")
      }
    }
  }
}
#Preview("ToolbarItemGroup (placement, content)") {  // b 140 5 44 44
  NavigationStack {
    Color.red.toolbar {
      ToolbarItemGroup(placement: .topBarTrailing, content: { Button("B", systemImage: "star") {}.mark("b") })
    }
  }
}
#Preview("ToolbarItemGroup (^)") {  // b 140 5 44 44
  NavigationStack { Color.red.toolbar { ToolbarItemGroup { Button("B", systemImage: "star") {}.mark("b") } } }
}
#Preview("Picker (_, selection, ^)") {  // p * * * 36 | “L”
  Picker("Size", selection: .constant(2)) {
    Text("S").tag(1); Text("L").tag(2)
  }.mark("p")
}
#Preview("Picker (selection, label, ^)") {  // p * * * 36 | “S”
  Picker(selection: .constant(1), label: Text("Size")) {
    Text("S").tag(1); Text("L").tag(2)
  }.mark("p")
}
#Preview("Picker (selection, ^, ^label)") {  // p * * * 36 | “S”
  Picker(selection: .constant(1)) {
    Text("S").tag(1); Text("L").tag(2)
  } label: {
    Text("Size")
  }.mark("p")
}
#Preview("Picker (selection, label, content)") {  // p * * * 36 | “S”
  Picker(
    selection: .constant(1), label: Text("Size"),
    content: {
      Text("S").tag(1); Text("L").tag(2)
    }
  ).mark("p")
}
#Preview("Picker (selection, content, label)") {  // p * * * 36 | “S”
  Picker(
    selection: .constant(1),
    content: {
      Text("S").tag(1); Text("L").tag(2)
    }, label: { Text("Size") }
  ).mark("p")
}
#Preview("Picker (_, selection, content)") {  // p * * * 36 | “S”
  Picker(
    "Size", selection: .constant(1),
    content: {
      Text("S").tag(1); Text("L").tag(2)
    }
  ).mark("p")
}
enum Length: String, CaseIterable, Identifiable { case short, long; var id: Self { self } }
extension Picker where Label == Text, SelectionValue == Length, Content == AnyView {
  init(_ title: String, selection: Binding<Length>) {
    self.init(title, selection: selection) { AnyView(ForEach(Length.allCases) { Text($0.rawValue).tag($0) }) }
  }
  init(_ title: String, sources: [Length], selection: Binding<Length>) {
    self.init(title, selection: selection) { AnyView(ForEach(sources) { Text($0.rawValue).tag($0) }) }
  }
}
#Preview("Picker (_, selection)") {  // p * * * 36 | “long”
  Picker("Size", selection: .constant(Length.long)).mark("p")
}
#Preview("Picker (_, sources, selection)") {  // p * * * 36 | “long”
  Picker("Size", sources: [.short, .long], selection: .constant(Length.long)).mark("p")
}
#Preview("TextField (_, text)") {  // f 0 139 200 22 | “Name”
  TextField("Name", text: .constant("")).mark("f")
}
#Preview("TextField (_, text) filled") {  // f 0 139 200 22 | “Ada”
  TextField("Name", text: .constant("Ada")).mark("f")
}
#Preview("TextField (_, text, axis)") {  // f 0 139 200 22 | “Name”
  TextField("Name", text: .constant(""), axis: .vertical).mark("f")
}
#Preview("TextField (_, value, format)") {  // f 0 139 200 22 | “3”
  TextField("Count", value: .constant(3), format: .number).mark("f")
}
#Preview("TextField (_, text, prompt)") {  // f 0 139 200 22 | “Type”
  TextField("Name", text: .constant(""), prompt: Text("Type")).mark("f")
}
#Preview("TextField (_, value, formatter)") {  // f 0 139 200 22 | “3”
  TextField("Count", value: .constant(3), formatter: NumberFormatter()).mark("f")
}
#Preview("TextField (_, text, onEditingChanged)") {  // f 0 139 200 22 | “Name”
  TextField("Name", text: .constant(""), onEditingChanged: { _ in }).mark("f")
}
#Preview("TextField (_, text, onCommit)") {  // f 0 139 200 22 | “Name”
  TextField("Name", text: .constant(""), onCommit: {}).mark("f")
}
#Preview("TextField (text, ^)") {  // f 0 139 200 22 | “Name”
  TextField(text: .constant("")) { Text("Name") }.mark("f")
}
#Preview("NavigationStack (^)") {  // a 0 0 200 300
  NavigationStack { Color.red.mark("a") }
}
#Preview("NavigationStack (path, ^)") {  // a 0 0 200 300
  NavigationStack(path: .constant([Int]())) { Color.red.mark("a") }
}
#Preview("NavigationStack (root)") {  // a 0 0 200 300
  NavigationStack(root: { Color.red.mark("a") })
}
#Preview("NavigationView (^)") {  // a 0 0 200 300
  NavigationView { Color.red.mark("a") }
}
#Preview("NavigationView (content)") {  // a 0 0 200 300
  NavigationView(content: { Color.red.mark("a") })
}
#Preview("ProgressView ()") {  // p 90 140 20 20
  ProgressView().mark("p")
}
#Preview("ProgressView (value)") {  // p 0 148 200 4
  ProgressView(value: 0.5).mark("p")
}
#Preview("ProgressView (value, total)") {  // p 0 148 200 4
  ProgressView(value: 5, total: 10).mark("p")
}
#Preview("Form (^)") {  // t 32 33.333 * 20.333
  Form { Text("A").mark("t") }
}
extension Form {
  init(systemImage: String, @ViewBuilder _ content: () -> Content) { self.init(content: content) }
  init(image: String, @ViewBuilder _ content: () -> Content) { self.init(content: content) }
}
#Preview("Form (systemImage, ^)") {  // t 32 33.333 * 20.333
  Form(systemImage: "star") { Text("A").mark("t") }
}
#Preview("Form (image, ^)") {  // t 32 33.333 * 20.333
  Form(image: "tile") { Text("A").mark("t") }
}
#Preview("DisclosureGroup (_, ^)") {  // d 0 * 200 * | “More”
  DisclosureGroup("More") { Text("A") }.mark("d")
}
#Preview("DisclosureGroup (_, isExpanded, ^)") {  // a * * * 20.333
  DisclosureGroup("More", isExpanded: .constant(true)) { Text("A").mark("a") }
}
#Preview("DisclosureGroup (isExpanded, content, label)") {  // a * * * 20.333
  DisclosureGroup(isExpanded: .constant(true), content: { Text("A").mark("a") }, label: { Text("More") })
}
#Preview("LabeledContent (_, value)") {  // l 0 139.833 200 20.333 | “3”
  LabeledContent("Count", value: "3").mark("l")
}
#Preview("LabeledContent (_, ^)") {  // v 180 140 20 20
  LabeledContent("Count") { Box(20, 20).mark("v") }
}
#Preview("LabeledContent (^, ^label)") {  // v 180 140 20 20
  LabeledContent {
    Box(20, 20).mark("v")
  } label: {
    Text("Count")
  }
}
#Preview("Menu (^, ^label)") {  // m * * * 20.333 | “More”
  Menu {
    Button("A") {}
  } label: {
    Text("More")
  }.mark("m")
}
#Preview("Menu (_, ^)") {  // m * * * 20.333 | “More”
  Menu("More") { Button("A") {} }.mark("m")
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  init(_ title: String, icon: String, @ViewBuilder content: () -> Content) {
    self.init(title, systemImage: icon, content: content)
  }
}
#Preview("Menu (_, icon, ^)") {  // m * * * * | symbol star
  Menu("More", icon: "star") { Button("A") {} }.mark("m")
}
#Preview("Link (destination, ^)") {  // k * * * 20.333 | “Site”
  Link(destination: URL(string: "https://example.org")!) { Text("Site") }.mark("k")
}
#Preview("Link (_, destination)") {  // k * * * 20.333 | “Site”
  Link("Site", destination: URL(string: "https://example.org")!).mark("k")
}
#Preview("Link (destination, label)") {  // k * * * 20.333 | “Site”
  Link(destination: URL(string: "https://example.org")!, label: { Text("Site") }).mark("k")
}
#Preview("Slider (value, in, step)") {  // s 0 134.5 200 31
  // unmeasured
  Slider(value: .constant(5), in: 0...10, step: 1).mark("s")
}
#Preview("Slider (value, in)") {  // s 0 134.5 200 31
  Slider(value: .constant(5), in: 0...10).mark("s")
}
#Preview("Slider (value, in, step, ^, ^minimumValueLabel, ^maximumValueLabel)") {  // s 0 134.5 200 31 | “low”
  // unmeasured
  Slider(value: .constant(5), in: 0...10, step: 1) {
    Text("S")
  } minimumValueLabel: {
    Text("low")
  } maximumValueLabel: {
    Text("high")
  }.mark("s")
}
#Preview("TabView (selection, ^)") {  // b 0 0 200 217
  TabView(selection: .constant(2)) {
    Color.red.tabItem { Text("A") }.tag(1); Color.red.mark("b").tabItem { Text("B") }.tag(2)
  }
}
#Preview("TabView (^)") {  // a 0 0 200 217
  TabView {
    Color.red.mark("a").tabItem { Text("A") }; Color.red.tabItem { Text("B") }
  }
}
#Preview("TabView (selection, content)") {  // a 0 0 200 217
  TabView(selection: .constant(1), content: { Color.red.mark("a").tabItem { Text("A") }.tag(1) })
}
#Preview("Tab (_, systemImage, value, ^)") {  // a 0 0 200 217
  TabView(selection: .constant(1)) { Tab("A", systemImage: "star", value: 1) { Color.red.mark("a") } }
}
#Preview("SecureField (_, text)") {  // f 0 139 200 22 | “Name”
  SecureField("Name", text: .constant("")).mark("f")
}
#Preview("SecureField (text, ^)") {  // f 0 139 200 22 | “Name”
  SecureField(text: .constant("")) { Text("Name") }.mark("f")
}
#Preview("ContentUnavailableView (_, systemImage)") {  // c 0 0 200 300 | “None”
  ContentUnavailableView("None", systemImage: "star").mark("c")
}
#Preview("ContentUnavailableView (_, systemImage, description)") {  // c 0 0 200 300 | “Why”
  ContentUnavailableView("None", systemImage: "star", description: Text("Why")).mark("c")
}
#Preview("ContentUnavailableView (label, description, actions)") {  // c 0 0 200 300 | “Do”
  ContentUnavailableView(
    label: { Label("None", systemImage: "star") }, description: { Text("Why") }, actions: { Button("Do") {} }
  ).mark("c")
}
#Preview("Stepper (_, value, in)") {  // s 0 134 200 32 | “Count”
  Stepper("Count", value: .constant(1), in: 0...3).mark("s")
}
#Preview("Stepper (_, value, in, step, format)") {  // s 0 134 200 32 | “Count”
  Stepper("Count", value: .constant(1), in: 0...3, step: 1, format: .number).mark("s")
}
#Preview("Stepper (value, in, step, ^)") {  // s 0 134 200 32 | “Count”
  Stepper(value: .constant(1), in: 0...3, step: 1) { Text("Count") }.mark("s")
}
#Preview("TextEditor (text)") {  // e 0 0 200 300
  TextEditor(text: .constant("A")).mark("e")
}
#Preview("ColorPicker (_, selection)") {  // c 0 * 200 28 | “Tint”
  ColorPicker("Tint", selection: .constant(.red)).mark("c")
}
#Preview("ColorPicker (_, selection, supportsOpacity)") {  // c 0 * 200 28 | “Tint”
  ColorPicker("Tint", selection: .constant(.red), supportsOpacity: false).mark("c")
}
#Preview("ColorPicker (selection, supportsOpacity, ^)") {  // c 0 * 200 28 | “Tint”
  ColorPicker(selection: .constant(.red), supportsOpacity: false) { Text("Tint") }.mark("c")
}
#Preview("GroupBox (_, ^)") {  // g * * * * | “Head”
  GroupBox("Head") { Text("A") }.mark("g")
}
