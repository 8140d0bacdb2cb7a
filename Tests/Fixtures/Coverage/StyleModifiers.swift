import SwiftUI

// room 200x300
// Styles, bars, lists, and modifiers that speak to a container.

#Preview(".buttonStyle (_)") {
  // b * * * 34.333
  Button("OK") {}.buttonStyle(.bordered).mark("b")
}
struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: 60, height: 40).mark("label")
  }
}
#Preview(".buttonStyle (_) own") {
  // b 70 130 60 40
  // label 70 130 60 40 | #FFCC00/#FFD600
  Button {
  } label: {
    Color.yellow
  }.buttonStyle(Framed()).mark("b")
}
#Preview(".navigationTitle (_)") {
  // a 0 106 200 194
  NavigationStack { Color.red.mark("a").navigationTitle("Title") }
}
extension View {
  func navigationTitle(en title: String) -> some View { navigationTitle(title) }
}
#Preview(".navigationTitle (en)") {
  // a 0 106 200 194
  NavigationStack { Color.red.mark("a").navigationTitle(en: "Title") }
}
#Preview(".navigationTitle (^)") {
  // a 0 106 200 194
  NavigationStack { Color.red.mark("a").navigationTitle { Text("Title") } }
}
#Preview(".navigationBarTitleDisplayMode (_)") {
  // a 0 54 200 246
  NavigationStack { Color.red.mark("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
}
#Preview(".navigationBarTitle (_)") {
  // a 0 106 200 194
  NavigationView { Color.red.mark("a").navigationBarTitle("Title") }
}
#Preview(".navigationBarTitle (_) text") {
  // a 0 106 200 194
  NavigationView { Color.red.mark("a").navigationBarTitle(Text("Title")) }
}
#Preview(".navigationBarTitle (_, displayMode)") {
  // a 0 54 200 246
  NavigationView { Color.red.mark("a").navigationBarTitle("Title", displayMode: .inline) }
}
#Preview(".navigationBarHidden (_)") {
  // a 0 0 200 300
  NavigationView { Color.red.mark("a").navigationBarTitle("Title").navigationBarHidden(true) }
}
#Preview(".navigationBarItems (leading, trailing)") {
  // x 16 5 * 44 | #000000/#FFFFFF
  // y * 5 * 44 | “Save”
  NavigationView {
    Color.red.navigationBarItems(leading: Button("Edit") {}.mark("x"), trailing: Button("Save") {}.mark("y"))
  }
}
#Preview(".toolbar (^)") {
  // a 0 54 200 246
  // add 140 5 44 44 | symbol plus
  // edit 16 5 * 44 | “Edit”
  NavigationStack {
    Color.red.mark("a").toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Edit") {}.mark("edit") }
      ToolbarItem(placement: .primaryAction) {
        Button {
        } label: {
          Label("Add", systemImage: "plus")
        }.mark("add")
      }
    }
  }
}
struct Items: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem { Button("OK") {}.mark("ok") } }
}
#Preview(".toolbar (content)") {
  // ok * 5 * 44 | “OK”
  NavigationStack { Color.red.toolbar(content: { ToolbarItem { Button("OK") {}.mark("ok") } }) }
}
#Preview(".toolbar (^) own content") {
  // ok * 5 * 44 | “OK”
  NavigationStack { Color.red.toolbar { Items() } }
}
#Preview(".toolbar (_, for)") {
  // a 0 0 200 300
  NavigationStack { Color.red.mark("a").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
}
#Preview(".listRowInsets (_)") {
  // t 46 * * 20.333
  List { Text("A").mark("t").listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)) }
}
#Preview(".listRowSeparator (_)") {
  // t 32 * * 20.333
  List {
    Text("A").mark("t").listRowSeparator(.hidden); Text("B")
  }
}
#Preview(".listRowSeparator (_, edges)") {
  // t 32 * * 20.333
  List {
    Text("A").mark("t").listRowSeparator(.hidden, edges: .bottom); Text("B")
  }
}
#Preview(".listStyle (_)") {
  // t 16 * * 20.333
  List { Text("A").mark("t") }.listStyle(.plain)
}
#Preview(".pickerStyle (_)") {
  // p 0 134 200 32
  Picker("Size", selection: .constant(1)) {
    Text("S").tag(1); Text("L").tag(2)
  }.pickerStyle(.segmented).mark("p")
}
#Preview(".labelStyle (_)") {
  // l * * * 20.333 | “Title”
  Label("Title", systemImage: "star").labelStyle(.titleOnly).mark("l")
}
#Preview(".textFieldStyle (_)") {
  // f 0 133 200 34
  TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).mark("f")
}
#Preview(".toggleStyle (_)") {
  // t 0 135 200 30
  Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch).mark("t")
}
#Preview(".progressViewStyle (_)") {
  // p 90 140 20 20
  ProgressView().progressViewStyle(.circular).mark("p")
}
#Preview(".navigationViewStyle (_)") {
  // a 0 0 200 300
  NavigationView { Color.red.mark("a") }.navigationViewStyle(.stack)
}
#Preview(".tabItem (^)") {
  // a 0 0 200 217
  // h * * * * | “Home”
  TabView { Color.red.mark("a").tabItem { Label("Home", systemImage: "house").mark("h") } }
}
#Preview(".tabViewStyle (_)") {
  // a 0 0 200 300
  TabView { Color.red.mark("a").tabItem { Text("Home") } }.tabViewStyle(.page)
}
#Preview(".formStyle (_)") {
  // t 32 * * 20.333
  Form { Text("A").mark("t") }.formStyle(.grouped)
}
#Preview(".menuStyle (_)") {
  // m * * * 20.333
  Menu("More") { Button("A") {} }.menuStyle(.automatic).mark("m")
}
#Preview(".searchable (text)") {
  // a 0 54 200 194
  // unmeasured
  NavigationStack {
    Color.red.mark("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline).searchable(text: .constant(""))
  }
}
#Preview(".searchable (text, placement)") {
  // unmeasured
  // a 0 106 200 194
  NavigationStack {
    Color.red.mark("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
  }
}
#Preview(".refreshable (^)") {
  // a 95 0 10 10
  ScrollView { Color.red.frame(width: 10).mark("a") }.refreshable {}
}
#Preview(".listSectionSpacing (_)") {
  // t 32 * * 20.333
  List { Section { Text("A").mark("t") }.listSectionSpacing(10) }
}
#Preview(".badge (_)") {
  // t 32 * * 20.333
  // l 0 0 200 300 | “3”
  List { Text("A").mark("t").badge(3) }.mark("l")
}
#Preview(".swipeActions (^)") {
  // t 32 * * 20.333
  List { Text("A").mark("t").swipeActions { Button("Delete") {} } }
}
#Preview(".headerProminence (_)") {
  // h 32 * * 24
  List {
    Section {
      Text("A")
    } header: {
      Text("Head").mark("h")
    }.headerProminence(.increased)
  }
}
