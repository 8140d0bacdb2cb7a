import SwiftUI

// Modifiers with an effect on layout. A comment names a view, its frame, and what its line in the dump holds.

#Preview(".padding (_, _)") {
  // a 85 42.5 40 20
  // p 75 37.5 50 25
  Box(40, 20).mark("a").padding(.leading, 10).padding([.top], 5).mark("p")
}
#Preview(".padding (_)") {
  // a 80 40 40 20
  // p 75 35 50 30
  Box(40, 20).mark("a").padding(5).mark("p")
}
#Preview(".padding (_) edges") {
  // p 64 40 72 20
  Box(40, 20).padding(.horizontal).mark("p")
}
#Preview(".padding (_) insets") {
  // p 72.5 40 55 20
  Box(40, 20).padding(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 10)).mark("p")
}
#Preview(".padding ()") {
  // p 64 24 72 52
  Box(40, 20).padding().mark("p")
}
#Preview(".frame (width, height)") {
  // a 80 40 40 20
  Color.red.frame(width: 40, height: 20).mark("a")
}
#Preview(".frame (maxWidth, alignment)") {
  // f 0 40 200 20
  // a 160 40 40 20
  Box(40, 20).mark("a").frame(maxWidth: .infinity, alignment: .trailing).mark("f")
}
#Preview(".frame (height)") {
  // a 0 35 200 30
  Color.red.frame(height: 30).mark("a")
}
#Preview(".resizable ()") {
  // a 80 30 40 40
  Image(systemName: "star").resizable().frame(width: 40, height: 40).mark("a")
}
#Preview(".resizable (resizingMode)") {
  // a 80 30 40 40
  Image(systemName: "star").resizable(resizingMode: .tile).frame(width: 40, height: 40).mark("a")
}
#Preview(".resizable (capInsets)") {
  // a 80 30 40 40
  Image(systemName: "star").resizable(capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
    .frame(width: 40, height: 40).mark("a")
}
#Preview(".overlay (_)") {
  // a 60 30 80 40
  // o 90 45 20 10
  Box(80, 40).mark("a").overlay(Box(20, 10).mark("o"))
}
#Preview(".overlay (_) with alignment") {
  // o 120 60 20 10
  Box(80, 40).overlay(Box(20, 10).mark("o"), alignment: .bottomTrailing)
}
#Preview(".overlay (^)") {
  // o 90 45 20 10
  Box(80, 40).overlay { Box(20, 10).mark("o") }
}
#Preview(".overlay (alignment, ^)") {
  // o 60 30 20 10
  Box(80, 40).overlay(alignment: .topLeading) { Box(20, 10).mark("o") }
}
#Preview(".background (_)") {
  // a 60 30 80 40
  // b 50 20 100 60
  Box(80, 40).mark("a").background(Box(100, 60).mark("b"))
}
#Preview(".background (_) color") {
  // t * * * 20.333 | #FFCC00/#FFD600
  Text("A").background(Color.yellow).mark("t")
}
#Preview(".background (^)") {
  // b 90 45 20 10
  Box(80, 40).background { Box(20, 10).mark("b") }
}
#Preview(".background (_, in)") {
  // t * * * 20.333 | #FFCC00/#FFD600
  Text("A").background(.yellow, in: Capsule()).mark("t")
}
#Preview(".fixedSize ()") {
  // a 95 45 10 10
  Color.red.fixedSize().mark("a")
}
#Preview(".fixedSize (horizontal, vertical)") {
  // a 0 45 200 10
  Color.red.fixedSize(horizontal: false, vertical: true).mark("a")
}
#Preview(".aspectRatio (contentMode)") {
  // a 50 0 100 100
  Color.red.aspectRatio(contentMode: .fit).mark("a")
}
#Preview(".aspectRatio (_, contentMode)") {
  // a 0 -100 200 300
  Color.red.aspectRatio(2.0 / 3, contentMode: .fill).mark("a")
}
enum Orientation { case portrait, landscape }
extension View {
  func aspectRatio(style: Orientation) -> some View {
    aspectRatio(style == .portrait ? 0.5 : 2, contentMode: .fit)
  }
}
#Preview(".aspectRatio (style)") {
  // a 75 0 50 100
  Color.red.aspectRatio(style: .portrait).mark("a")
}
#Preview(".scaledToFit ()") {
  // a 50 0 100 100
  Color.red.scaledToFit().mark("a")
}
#Preview(".scaledToFill ()") {
  // a 0 -50 200 200
  Color.red.scaledToFill().mark("a")
}
#Preview(".offset (y)") {
  // a 80 40 40 20 | drawn [80 47 40 20]
  Box(40, 20).mark("a").offset(y: 7)
}
#Preview(".offset (x, y)") {
  // a 80 40 40 20 | drawn [85 47 40 20]
  Box(40, 20).mark("a").offset(x: 5, y: 7)
}
#Preview(".offset (x)") {
  // a 80 40 40 20 | drawn [75 40 40 20]
  Box(40, 20).mark("a").offset(x: -5)
}
#Preview(".ignoresSafeArea ()") {
  // insets 20 10 30 10
  // a 0 0 200 100
  Color.red.mark("a").ignoresSafeArea()
}
#Preview(".ignoresSafeArea (edges)") {
  // insets 20 10 30 10
  // a 10 0 180 70
  Color.red.mark("a").ignoresSafeArea(edges: .top)
}
#Preview(".ignoresSafeArea (_, edges)") {
  // insets 20 10 30 10
  // a 10 20 180 80
  Color.red.mark("a").ignoresSafeArea(.container, edges: .bottom)
}
#Preview(".edgesIgnoringSafeArea (_)") {
  // insets 20 10 30 10
  // a 0 0 200 100
  Color.red.mark("a").edgesIgnoringSafeArea(.all)
}
#Preview(".scaleEffect (_)") {
  // a 80 40 40 20 | drawn [60 30 80 40]
  Box(40, 20).mark("a").scaleEffect(2)
}
#Preview(".scaleEffect (_, anchor)") {
  // a 80 40 40 20 | drawn [80 40 80 40]
  Box(40, 20).mark("a").scaleEffect(2, anchor: .topLeading)
}
#Preview(".scaleEffect (x, y, anchor)") {
  // a 80 40 40 20 | drawn [40 40 80 20]
  Box(40, 20).mark("a").scaleEffect(x: 2, y: 1, anchor: .trailing)
}
#Preview(".rotationEffect (_)") {
  // a 80 40 40 20 | drawn [90 30 20 40]
  Box(40, 20).mark("a").rotationEffect(.degrees(90))
}
#Preview(".rotationEffect (_, anchor)") {
  // a 80 40 40 20 | drawn [60 40 20 40]
  Box(40, 20).mark("a").rotationEffect(.degrees(90), anchor: .topLeading)
}
#Preview(".border (_)") {
  // a 80 40 40 20 | #000000
  Box(40, 20).border(Color.black).mark("a")
}
#Preview(".border (_, width)") {
  // a 80 40 40 20 | #000000
  Box(40, 20).border(.black, width: 3).mark("a")
}
extension View {
  func border(width: CGFloat, edges: [Edge], color: Color) -> some View {
    overlay(alignment: .top) { color.frame(height: width).mark("edge") }
  }
}
#Preview(".border (width, edges, color)") {
  // edge 80 40 40 2 | #000000
  Box(40, 20).border(width: 2, edges: [.top], color: .black)
}
#Preview(".clipShape (_)") {
  // a 80 40 40 20 | clips clipShape
  Box(40, 20).mark("a").clipShape(RoundedRectangle(cornerRadius: 5))
}
extension View {
  func clipShape() -> some View { clipShape(Circle()) }
}
#Preview(".clipShape ()") {
  // a 80 40 40 20 | clips clipShape
  Box(40, 20).mark("a").clipShape()
}
#Preview(".clipped ()") {
  // a 0 35 200 30
  // b -20 25 240 50 | clips clipShape
  Box(240, 50).mark("b").frame(width: 200, height: 30).clipped().mark("a")
}
#Preview(".cornerRadius (_)") {
  // a 80 40 40 20 | clips clipShape
  Box(40, 20).mark("a").cornerRadius(8)
}
struct RoundedCorners: Shape {
  var radius: CGFloat
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
}
enum Corner { case top, bottom }
extension View {
  func cornerRadius(_ radius: CGFloat, corners: [Corner]) -> some View { clipShape(RoundedCorners(radius: radius)) }
  func cornerRadius(ratio: CGFloat, of side: CGFloat) -> some View { cornerRadius(ratio * side) }
}
#Preview(".cornerRadius (_, corners)") {
  // a 80 40 40 20 | clips clipShape
  Box(40, 20).mark("a").cornerRadius(8, corners: [.top])
}
#Preview(".cornerRadius (ratio, of)") {
  // a 80 40 40 20 | clips clipShape
  Box(40, 20).mark("a").cornerRadius(ratio: 0.2, of: 40)
}
#Preview(".mask (_)") {
  // a 80 40 40 20 | clips mask
  Box(40, 20).mark("a").mask(Circle())
}
#Preview(".mask (^)") {
  // a 80 40 40 20 | clips mask
  Box(40, 20).mark("a").mask { RoundedRectangle(cornerRadius: 4) }
}
extension View {
  func mask(gradient: Gradient, @ViewBuilder _ content: () -> some View) -> some View { mask { content() } }
}
#Preview(".mask (gradient, ^)") {
  // a 80 40 40 20 | clips mask
  Box(40, 20).mark("a").mask(gradient: Gradient(colors: [.black, .clear])) { Rectangle() }
}
#Preview(".zIndex (_)") {
  // a 80 40 40 20
  // b 90 45 20 10
  ZStack {
    Box(40, 20).mark("a").zIndex(1); Box(20, 10).mark("b")
  }
}
extension View {
  func zIndex(for isOn: Bool) -> some View { zIndex(isOn ? 1 : 0) }
}
#Preview(".zIndex (for)") {
  // a 80 40 40 20
  Box(40, 20).mark("a").zIndex(for: true)
}
#Preview(".layoutPriority (_)") {
  // a 0 0 20 100
  // b 20 0 180 100
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 20).mark("a"); Color.blue.mark("b").layoutPriority(1)
  }
}
#Preview(".alignmentGuide (_, ^)") {
  // a 70 35 40 20
  // b 90 55 40 10
  VStack(alignment: .leading, spacing: 0) {
    Box(40, 20).mark("a").alignmentGuide(.leading) { $0[.leading] + 20 }; Box(40, 10).mark("b")
  }
}
#Preview(".alignmentGuide (_, computeValue)") {
  // a 70 35 40 20
  // b 90 55 40 10
  VStack(alignment: .leading, spacing: 0) {
    Box(40, 20).mark("a").alignmentGuide(.leading, computeValue: { d in d.width / 2 })
    Box(40, 10).mark("b")
  }
}
#Preview(".position (x, y)") {
  // a -10 5 40 20
  Box(40, 20).mark("a").position(x: 10, y: 15)
}
#Preview(".position (_)") {
  // a 10 20 40 20
  Box(40, 20).mark("a").position(CGPoint(x: 30, y: 30))
}
extension View {
  func position(by amount: CGFloat) -> some View { offset(x: amount) }
}
#Preview(".position (by)") {
  // a 80 40 40 20 | drawn [83 40 40 20]
  Box(40, 20).mark("a").position(by: 3)
}
#Preview(".labelsHidden ()") {
  // a 67 35 66 30
  Toggle("Sound", isOn: .constant(true)).labelsHidden().mark("a")
}
#Preview(".controlSize (_)") {
  // a * * * 50.333
  Button("OK") {}.buttonStyle(.bordered).controlSize(.large).mark("a")
}
#Preview(".contentShape (_)") {
  // a 80 40 40 20
  Box(40, 20).mark("a").contentShape(Rectangle())
}
#Preview(".contentShape (_, _)") {
  // a 80 40 40 20
  Box(40, 20).mark("a").contentShape(.interaction, Circle())
}
#Preview(".hidden ()") {
  // a 80 30 40 20
  // b 80 50 40 20
  VStack(spacing: 0) {
    Box(40, 20).mark("a").hidden(); Box(40, 20).mark("b")
  }
}
#Preview(".safeAreaInset (edge, ^)") {
  // a 0 0 200 62
  // bar 0 70 200 30
  Color.red.mark("a").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).mark("bar") }
}
#Preview(".contentMargins (_, _)") {
  // a 20 0 160 30
  ScrollView { Color.red.frame(height: 30).mark("a") }.contentMargins(.horizontal, 20)
}
#Preview(".inset (by)") {
  // a 80 40 40 20
  RoundedRectangle(cornerRadius: 5).inset(by: 3).frame(width: 40, height: 20).mark("a")
}
#Preview(".size (width, height)") {
  // a 0 0 200 100
  Rectangle().size(width: 30, height: 20).mark("a")
}
#Preview(".trim (from, to)") {
  // a 80 30 40 40
  Circle().trim(from: 0, to: 0.5).frame(width: 40, height: 40).mark("a")
}
#Preview(".rotation3DEffect (_, axis)") {
  // a 80 40 40 20
  // unmeasured
  Box(40, 20).mark("a").rotation3DEffect(.degrees(20), axis: (x: 1, y: 0, z: 0))
}
#Preview(".containerRelativeFrame (_)") {
  // a 0 40 200 20
  Color.red.frame(height: 20).containerRelativeFrame(.horizontal).mark("a")
}
#Preview(".safeAreaPadding (_)") {
  // a 10 10 180 80
  Color.red.mark("a").safeAreaPadding(10)
}
#Preview(".gridCellColumns (_)") {
  // a 80 30 40 20
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow { Box(40, 20).mark("a").gridCellColumns(2) }
    GridRow {
      Box(10, 20); Box(10, 20)
    }
  }
}
#Preview(".coordinateSpace (name)") {
  // a 80 40 40 20
  Box(40, 20).mark("a").coordinateSpace(name: "space")
}
