import SwiftUI

#Preview("Stacks") {
  VStack { Text("a") }
  VStack(spacing: 8) { Text("a") }
  VStack(alignment: .leading) { Text("a") }
  VStack(alignment: .trailing, spacing: 4.5) {
    Text("a"); Text("b")
  }
  VStack(alignment: .center, spacing: nil, content: { Text("a") })
  HStack { Text("a") }
  HStack(spacing: 2) { Text("a") }
  HStack(alignment: .top) { Text("a") }
  HStack(alignment: .firstTextBaseline, spacing: 0) { Text("a") }
  ZStack { Text("a") }
  ZStack(alignment: .topLeading) { Text("a") }
  ZStack(alignment: .bottomTrailing, content: { Text("a") })
  ZStack(alignment: Alignment(horizontal: .leading, vertical: .center)) { Text("a") }
  LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders]) { Text("a") }
  LazyHStack(spacing: 1) { Text("a") }
}

#Preview("Structure") {
  Group {
    Text("a"); Text("b")
  }
  AnyView(Text("a"))
  EmptyView()
  Divider()
  Spacer()
  Spacer(minLength: 12)
  if Bool("true") == true { Text("yes") } else { Text("no") }
  ForEach(0..<2) { index in Text("\(index)") }
  ForEach(["x", "y"], id: \.self) { Text($0) }
  ForEach(Array(["p", "q"].enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
  ViewThatFits {
    Text("long"); Text("l")
  }
  ViewThatFits(in: .horizontal) { Text("a") }
  TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
}

#Preview("Scrolling") {
  ScrollView {
    Text("a"); Text("b")
  }
  ScrollView(.horizontal) { Text("a") }
  ScrollView(.horizontal, showsIndicators: false) { Text("a") }
  ScrollView([.horizontal, .vertical]) { Text("a") }
  ScrollView(showsIndicators: false) { Text("a") }
  ScrollViewReader { proxy in Button("Down") { proxy.scrollTo(1) } }
}

#Preview("Grids") {
  Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
    GridRow {
      Text("a"); Text("b")
    }
    GridRow(alignment: .top) { Text("c").gridCellColumns(2) }
    Divider().gridCellUnsizedAxes(.horizontal)
    Text("d").gridColumnAlignment(.trailing).gridCellAnchor(.bottom)
  }
  LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible(), spacing: 4), GridItem(.adaptive(minimum: 40))]) {
    Text("a")
  }
  LazyVGrid(
    columns: Array(repeating: GridItem(.flexible(minimum: 20, maximum: 80)), count: 2), alignment: .leading, spacing: 9
  ) {
    Text("a")
  }
  LazyHGrid(rows: [GridItem(.fixed(20), alignment: .top)], spacing: 2) { Text("a") }
}

#Preview("Layouts") {
  let layout = AnyLayout(HStackLayout(alignment: .bottom, spacing: 5))
  layout {
    Text("a"); Text("b")
  }
  AnyLayout(VStackLayout(alignment: .leading)) { Text("c") }
  ZStackLayout(alignment: .top) { Text("d") }
}

#Preview("Lists") {
  List {
    Text("a"); Text("b")
  }
  List(["x", "y"], id: \.self) { Text($0) }
  Form { Toggle("t", isOn: .constant(true)) }
  Section { Text("a") }
  Section("Title") { Text("a") }
  Section(header: Text("h")) { Text("a") }
  Section(header: Text("h"), footer: Text("f")) { Text("a") }
  Section {
    Text("a")
  } header: {
    Text("h")
  } footer: {
    Text("f")
  }
  Section {
    Text("a")
  } footer: {
    Text("f")
  }
}

#Preview("Navigation") {
  NavigationStack { Text("a").navigationTitle("Title") }
  NavigationStack(path: .constant([Int]())) { Text("a") }
  NavigationView { Text("a").navigationBarTitle("Old", displayMode: .inline) }
  NavigationSplitView {
    Text("side")
  } detail: {
    Text("detail")
  }
  NavigationLink("Go") { Text("there") }
  NavigationLink(destination: Text("there")) { Text("Go") }
  NavigationLink {
    Text("there")
  } label: {
    Text("Go")
  }
  NavigationLink(value: 3) { Text("Go") }
  NavigationLink("Go", value: 3)
  NavigationLink("Go", destination: Text("there"))
  TabView(selection: .constant(1)) {
    Text("first").tabItem { Label("One", systemImage: "1.circle") }.tag(0)
    Text("second").tabItem { Text("Two") }.tag(1)
  }
  TabView { Tab("House", systemImage: "house") { Text("a") } }
}

private struct Row: Layout {
  var gap: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: gap, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

#Preview("Layouts of the project") {
  Row {
    Text("a"); Text("b")
  }
  Row(gap: 4) { Text("a") }
  AnyLayout(Row(gap: 2)) { Text("a") }
}
