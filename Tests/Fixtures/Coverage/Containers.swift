import SwiftUI

// Containers, text and pictures.

#Preview("Text (_)") {  // t * * * 20.333 | “Hello”
  Text("Hello").mark("t")
}
#Preview("Text (_) interpolated") {  // t * * * 20.333 | “3 items”
  Text("\(3) items").mark("t")
}
#Preview("Text (verbatim)") {  // t * * * 20.333 | “**a**”
  Text(verbatim: "**a**").mark("t")
}
#Preview("Text (_, comment)") {  // t * * * 20.333 | “Hello”
  Text("Hello", comment: "A greeting").mark("t")
}
#Preview("Text (_, format)") {  // t * * * 20.333 | “50%”
  Text(0.5, format: .percent).mark("t")
}
#Preview("Text (_, format: .number)") {  // t * * * 20.333 | “1,234”
  Text(1234, format: .number).mark("t")
}
#Preview("Text (_, bundle, comment)") {  // t * * * 20.333 | “Hello”
  Text("Hello", bundle: .main, comment: "A greeting").mark("t")
}
#Preview("Text (_, style: .time)") {  // t * * * 20.333
  Text(Date(), style: .time).mark("t")
}
#Preview("Text (_, style: .date)") {  // t * * * 20.333 | 2026
  Text(Date(), style: .date).mark("t")
}
#Preview("VStack (^)") {
  // a 80 24 40 22
  // b 80 54 40 22
  VStack {
    Box(40, 22).mark("a"); Box(40, 22).mark("b")
  }
}
#Preview("VStack (spacing, ^)") {
  // a 80 25 40 20
  // b 80 55 40 20
  VStack(spacing: 10) {
    Box(40, 20).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("VStack (alignment, spacing, ^)") {
  // a 80 30 40 20
  // b 80 50 20 20
  VStack(alignment: .leading, spacing: 0) {
    Box(40, 20).mark("a"); Box(20, 20).mark("b")
  }
}
#Preview("VStack (alignment, ^)") {
  // a 80 26 40 20
  // b 100 54 20 20
  VStack(alignment: .trailing) {
    Box(40, 20).mark("a"); Box(20, 20).mark("b")
  }
}
#Preview("HStack (^)") {
  // a 56 40 40 20
  // b 104 40 40 20
  HStack {
    Box(40, 20).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("HStack (spacing, ^)") {
  // a 60 40 40 20
  // b 100 40 40 20
  HStack(spacing: 0) {
    Box(40, 20).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("HStack (alignment, spacing, ^)") {
  // a 60 40 40 20
  // b 100 40 40 10
  HStack(alignment: .top, spacing: 0) {
    Box(40, 20).mark("a"); Box(40, 10).mark("b")
  }
}
#Preview("HStack (alignment, ^)") {
  // a 56 40 40 20
  // b 104 50 40 10
  HStack(alignment: .bottom) {
    Box(40, 20).mark("a"); Box(40, 10).mark("b")
  }
}
#Preview("ZStack (^)") {
  // a 80 40 40 20
  // b 90 45 20 10
  ZStack {
    Box(40, 20).mark("a"); Box(20, 10).mark("b")
  }
}
#Preview("ZStack (alignment, ^)") {
  // b 80 40 20 10
  ZStack(alignment: .topLeading) {
    Box(40, 20).mark("a"); Box(20, 10).mark("b")
  }
}
#Preview("ZStack (alignment, content)") {
  // b 100 50 20 10
  ZStack(
    alignment: .bottomTrailing,
    content: {
      Box(40, 20).mark("a"); Box(20, 10).mark("b")
    })
}
#Preview("Spacer ()") {
  // a 0 40 40 20
  // s 40 50 120 0
  HStack {
    Box(40, 20).mark("a"); Spacer().mark("s"); Box(40, 20)
  }
}
#Preview("Spacer (minLength)") {
  // s 75 50 50 0
  HStack {
    Box(40, 20).mark("a"); Spacer(minLength: 50).mark("s"); Box(40, 20)
  }.fixedSize()
}
#Preview("ForEach (_, id, ^)") {
  // a 20 40 40 20
  // c 140 40 40 20
  HStack(spacing: 20) { ForEach(["a", "b", "c"], id: \.self) { Box(40, 20).mark($0) } }
}
struct Entry: Identifiable { var id: String }
#Preview("ForEach (_, ^)") {
  // a 60 40 40 20
  // b 100 40 40 20
  HStack(spacing: 0) { ForEach([Entry(id: "a"), Entry(id: "b")]) { Box(40, 20).mark($0.id) } }
}
#Preview("ForEach (_, ^) range") {
  // r0 60 40 40 20
  // r1 100 40 40 20
  HStack(spacing: 0) { ForEach(0..<2) { Box(40, 20).mark("r\($0)") } }
}
#Preview("ForEach (_, id, content)") {
  // a 60 40 40 20
  HStack(spacing: 0) { ForEach(["a", "b"], id: \.self, content: { name in Box(40, 20).mark(name) }) }
}
#Preview("Group (^)") {
  // a 55 35 40 20
  // b 105 35 40 20
  HStack(spacing: 0) {
    Group {
      Box(40, 20).mark("a"); Box(40, 20).mark("b")
    }.padding(5).offset(y: 0)
  }.padding(.bottom, 10)
}
#Preview("Group (subviews, ^)") {
  // a 80 40 40 20
  Group(subviews: Box(40, 20).mark("a")) { subviews in ForEach(subviews) { $0 } }
}
#Preview("AnyView (_)") {  // a 80 40 40 20
  AnyView(Box(40, 20).mark("a"))
}
#Preview("EmptyView ()") {
  // a 60 40 40 20
  // b 100 40 40 20
  HStack(spacing: 0) {
    Box(40, 20).mark("a"); EmptyView(); Box(40, 20).mark("b")
  }
}
#Preview("ScrollView (^)") {
  // s 80 0 40 100
  // a 80 0 40 20
  ScrollView { Box(40, 20).mark("a") }.mark("s")
}
#Preview("ScrollView (_, ^)") {
  // s 0 40 200 20
  // a 0 40 40 20
  ScrollView(.horizontal) { Box(40, 20).mark("a") }.mark("s")
}
#Preview("ScrollView (_, showsIndicators, ^)") {
  // a 0 40 40 20
  ScrollView(.horizontal, showsIndicators: false) { HStack { Box(40, 20).mark("a") } }
}
#Preview("ScrollView (showsIndicators, ^)") {
  // a 80 0 40 20
  ScrollView(showsIndicators: false) { Box(40, 20).mark("a") }
}
#Preview("ScrollView (_, showsIndicators, content)") {
  // a 80 0 40 20
  ScrollView(.vertical, showsIndicators: true, content: { Box(40, 20).mark("a") })
}
#Preview("GeometryReader (^)") {
  // a 0 0 100 50
  GeometryReader { proxy in Box(proxy.size.width / 2, proxy.size.height / 2).mark("a") }
}
#Preview("GeometryReader (content)") {
  // a 0 0 100 50
  GeometryReader(content: { proxy in Box(proxy.size.width / 2, proxy.size.height / 2).mark("a") })
}
struct Reader<Content: View>: View {
  var content: (GeometryProxy) -> Content
  var body: some View { GeometryReader { content($0) } }
}
extension GeometryReader {
  init(alignment: Alignment, @ViewBuilder _ content: @escaping (GeometryProxy) -> Content) {
    self.init(content: content)
  }
}
#Preview("GeometryReader (alignment, ^)") {
  // a 0 0 100 50
  GeometryReader(alignment: .topLeading) { proxy in Box(proxy.size.width / 2, proxy.size.height / 2).mark("a") }
}
#Preview("RoundedRectangle (cornerRadius)") {  // a 0 0 200 100 | #000000/#FFFFFF
  RoundedRectangle(cornerRadius: 10).mark("a")
}
#Preview("RoundedRectangle (cornerRadius, style)") {  // a 0 0 200 100
  RoundedRectangle(cornerRadius: 10, style: .continuous).mark("a")
}
#Preview("RoundedRectangle (cornerSize)") {  // a 0 0 200 100
  RoundedRectangle(cornerSize: CGSize(width: 10, height: 5)).mark("a")
}
#Preview("Rectangle ()") {  // a 0 0 200 100
  Rectangle().mark("a")
}
#Preview("Circle ()") {  // a 50 0 100 100
  Circle().mark("a")
}
#Preview("Ellipse ()") {  // a 0 0 200 100
  Ellipse().mark("a")
}
#Preview("Capsule ()") {  // a 0 0 200 100
  Capsule().mark("a")
}
#Preview("Capsule (style)") {  // a 0 0 200 100
  Capsule(style: .circular).mark("a")
}
#Preview("Divider ()") {
  // d 0 49.833 200 0.333
  VStack(spacing: 0) {
    Box(10, 20); Divider().mark("d"); Box(10, 20)
  }
}
#Preview("Image (systemName)") {  // a * * * * | symbol star
  Image(systemName: "star").mark("a")
}
enum SFSymbol: String { case star }
extension Image {
  init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
}
#Preview("Image (systemSymbol)") {  // a * * * * | symbol star
  Image(systemSymbol: .star).mark("a")
}
#Preview("Image (_)") {  // a 92 44 16 12 | picture tile
  Image("tile").mark("a")
}
#Preview("LazyVStack (spacing, ^)") {
  // a 80 25 40 20
  // b 80 55 40 20
  LazyVStack(spacing: 10) {
    Box(40, 20).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("LazyVStack (^)") {
  // a 80 26 40 20
  // b 80 54 40 20
  LazyVStack {
    Box(40, 20).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("LazyVStack (alignment, spacing, ^)") {
  // a 0 30 40 20
  LazyVStack(alignment: .leading, spacing: 0) {
    Box(40, 20).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("LazyHStack (^)") {
  // a 56 40 40 20
  LazyHStack {
    Box(40, 20).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("LazyHStack (spacing, ^)") {
  // a 60 40 40 20
  LazyHStack(spacing: 0) {
    Box(40, 20).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("LazyVGrid (columns, spacing, ^)") {
  // a 0 25 95 20
  // c 0 55 95 20
  LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 10) {
    ForEach(["a", "b", "c"], id: \.self) { Color.red.frame(height: 20).mark($0) }
  }
}
#Preview("LazyVGrid (columns, ^)") {
  // a 0 26 96 20
  // c 0 54 96 20
  LazyVGrid(columns: [GridItem(), GridItem()]) {
    ForEach(["a", "b", "c"], id: \.self) { Color.red.frame(height: 20).mark($0) }
  }
}
#Preview("LazyVGrid (columns, alignment, spacing, ^)") {
  // a 0 30 50 20
  LazyVGrid(columns: [GridItem(.fixed(50))], alignment: .leading, spacing: 0) {
    Color.red.frame(height: 20).mark("a"); Color.red.frame(height: 20)
  }
}
#Preview("Grid (alignment, ^)") {
  // a 81 36 10 10
  // b 81 54 30 10
  Grid(alignment: .leading) {
    GridRow {
      Box(10, 10).mark("a"); Box(10, 10)
    };
    GridRow {
      Box(30, 10).mark("b"); Box(0, 10)
    }
  }.padding(.leading, 10)
}
#Preview("Grid (horizontalSpacing, verticalSpacing, ^)") {
  // a 80 40 20 10
  // b 100 40 20 10
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Box(20, 10).mark("a"); Box(20, 10).mark("b")
    };
    GridRow {
      Box(20, 10); Box(20, 10)
    }
  }
}
#Preview("Grid (alignment, horizontalSpacing, verticalSpacing, ^)") {
  // a 80 40 10 10
  Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Box(10, 10).mark("a"); Box(20, 10)
    };
    GridRow {
      Box(20, 10); Box(20, 10)
    }
  }
}
#Preview("GridRow (^)") {
  // a 80 45 20 10
  Grid(horizontalSpacing: 0) {
    GridRow {
      Box(20, 10).mark("a"); Box(20, 10)
    }
  }
}
#Preview("GridRow (alignment, ^)") {
  // a 80 40 20 10
  Grid(horizontalSpacing: 0) {
    GridRow(alignment: .top) {
      Box(20, 10).mark("a"); Box(20, 20)
    }
  }
}
#Preview("ViewThatFits (in, ^)") {
  // b 80 40 40 20
  ViewThatFits(in: .horizontal) {
    Box(300, 20).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("ViewThatFits (^)") {
  // b 80 40 40 20
  ViewThatFits {
    Box(40, 200).mark("a"); Box(40, 20).mark("b")
  }
}
#Preview("ScrollViewReader (^)") {
  // a 80 0 40 20
  ScrollViewReader { proxy in ScrollView { Box(40, 20).mark("a") } }
}
#Preview("TimelineView (_, ^)") {  // a 80 40 40 20
  TimelineView(.everyMinute) { context in Box(40, 20).mark("a") }
}
#Preview("LazyVGrid (columns, spacing, ^) with sections") {
  // h 70 20 60 10
  // a 40 30 40 20
  // f 0 50 200 10
  // b 40 60 40 20
  LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 0), count: 3), spacing: 0) {
    Section {
      Box(40, 20).mark("a")
    } header: {
      Box(60, 10).mark("h")
    } footer: {
      Color.red.frame(height: 10).mark("f")
    }
    Section { Box(40, 20).mark("b") }
  }
}
