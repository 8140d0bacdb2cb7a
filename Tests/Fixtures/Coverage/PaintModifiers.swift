import SwiftUI

// Modifiers with an effect on paint.

#Preview(".foregroundColor (_)") {
  // t * * * 20.333 | #FF383C/#FF4245
  Text("A").foregroundColor(.red).mark("t")
}
#Preview(".foregroundColor (_) none") {
  // t * * * 20.333 | #000000/#FFFFFF
  Text("A").foregroundColor(nil).mark("t")
}
extension View {
  func foregroundColor(isEnabled: Bool, isPressed: Bool) -> some View { foregroundColor(isEnabled ? .red : .gray) }
  func foregroundColor(style: Int, mode: Int, size: Int, isEnabled: Bool) -> some View { foregroundColor(.red) }
  func foregroundStyle(by name: String) -> some View { foregroundStyle(Color.red) }
}
#Preview(".foregroundColor (isEnabled, isPressed)") {
  // t * * * 20.333 | #FF383C/#FF4245
  Text("A").foregroundColor(isEnabled: true, isPressed: false).mark("t")
}
#Preview(".foregroundColor (style, mode, size, isEnabled)") {
  // t * * * 20.333 | #FF383C/#FF4245
  Text("A").foregroundColor(style: 1, mode: 2, size: 3, isEnabled: true).mark("t")
}
#Preview(".foregroundStyle (_)") {
  // t * * * 20.333 | #3C3C4399
  Text("A").foregroundStyle(.secondary).mark("t")
}
#Preview(".foregroundStyle (_) gradient") {
  // t * * * 20.333 | gradient #FF383C/#FF4245,#FFCC00/#FFD600
  Text("A").foregroundStyle(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)).mark("t")
}
#Preview(".foregroundStyle (_, _)") {
  // s * * * 20.333 | #FFCC00/#FFD600
  HStack {
    Text("A"); Text("B").foregroundStyle(.secondary).mark("s")
  }.foregroundStyle(.red, .yellow)
}
#Preview(".foregroundStyle (by)") {
  // t * * * 20.333 | #FF383C/#FF4245
  Text("A").foregroundStyle(by: "series").mark("t")
}
#Preview(".fill (_)") {
  // a 80 40 40 20 | #FF383C/#FF4245
  Rectangle().fill(.red).frame(width: 40, height: 20).mark("a")
}
#Preview(".fill ()") {
  // a 80 40 40 20 | #000000/#FFFFFF
  Rectangle().fill().frame(width: 40, height: 20).mark("a")
}
extension Shape {
  func fill(_ color: Color, with other: Color) -> some View { fill(color).background(other) }
}
#Preview(".fill (_, with)") {
  // a 80 40 40 20 | #FF383C/#FF4245
  Circle().fill(.red, with: .yellow).frame(width: 40, height: 20).mark("a")
}
#Preview(".stroke (_, lineWidth)") {
  // a 80 40 40 20 | #FF383C/#FF4245
  Rectangle().stroke(.red, lineWidth: 2).frame(width: 40, height: 20).mark("a")
}
#Preview(".stroke (_, style)") {
  // a 80 40 40 20 | #FF383C/#FF4245
  Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2])).frame(width: 40, height: 20).mark("a")
}
#Preview(".stroke (_)") {
  // a 80 40 40 20 | #FF383C/#FF4245
  Circle().stroke(Color.red).frame(width: 40, height: 20).mark("a")
}
#Preview(".strokeBorder (_, lineWidth)") {
  // a 80 40 40 20 | #FF383C/#FF4245
  Capsule().strokeBorder(.red, lineWidth: 2).frame(width: 40, height: 20).mark("a")
}
#Preview(".strokeBorder (lineWidth)") {
  // a 80 40 40 20 | #000000/#FFFFFF
  Circle().strokeBorder(lineWidth: 2).frame(width: 40, height: 20).mark("a")
}
#Preview(".strokeBorder (_)") {
  // a 80 40 40 20 | #FF383C/#FF4245
  Rectangle().strokeBorder(.red).frame(width: 40, height: 20).mark("a")
}
#Preview(".disabled (_)") {
  // b * * * 20.333 | #3C3C434C
  Button("OK") {}.disabled(true).mark("b")
}
#Preview(".opacity (_)") {
  // a 80 40 40 20 | at 0.5
  Box(40, 20).opacity(0.5).mark("a")
}
#Preview(".tint (_)") {
  // b * * * 20.333 | #FF383C/#FF4245
  Button("OK") {}.tint(.red).mark("b")
}
extension View {
  func tint(optional color: Color?) -> some View { tint(color) }
  func tint(for isOn: Bool) -> some View { tint(isOn ? .red : .blue) }
}
#Preview(".tint (optional)") {
  // b * * * 20.333 | #FF383C/#FF4245
  Button("OK") {}.tint(optional: .red).mark("b")
}
#Preview(".tint (for)") {
  // b * * * 20.333 | #FF383C/#FF4245
  Button("OK") {}.tint(for: true).mark("b")
}
#Preview(".accentColor (_)") {
  // b * * * 20.333 | #FF383C/#FF4245
  Button("OK") {}.accentColor(.red).mark("b")
}
extension View {
  func accentColor() -> some View { accentColor(.red) }
}
#Preview(".accentColor ()") {
  // b * * * 20.333 | #FF383C/#FF4245
  Button("OK") {}.accentColor().mark("b")
}
#Preview(".shadow (color, radius, x, y)") {
  // a 80 40 40 20
  Box(40, 20).mark("a").shadow(color: .black, radius: 4, x: 1, y: 2)
}
#Preview(".shadow (color, radius)") {
  // a 80 40 40 20
  Box(40, 20).mark("a").shadow(color: .black.opacity(0.2), radius: 4)
}
#Preview(".shadow (radius)") {
  // a 80 40 40 20
  Box(40, 20).mark("a").shadow(radius: 4)
}
#Preview(".listRowBackground (_)") {
  // row 0 * 200 * | #FFCC00/#FFD600
  List { Text("A").listRowBackground(Color.yellow) }.mark("row")
}
#Preview(".preferredColorScheme (_)") {
  // t * * * 20.333 | #FFFFFF/#FFFFFF
  Text("A").preferredColorScheme(.dark).mark("t")
}
#Preview(".colorScheme (_)") {
  // t * * * 20.333 | #FFFFFF/#FFFFFF
  Text("A").colorScheme(.dark).mark("t")
}
#Preview(".renderingMode (_)") {
  // a * * * * | #FF383C/#FF4245
  Image(systemName: "star").renderingMode(.template).foregroundColor(.red).mark("a")
}
#Preview(".symbolRenderingMode (_)") {
  // a * * * * | #FF383C/#FF4245
  Image(systemName: "star").symbolRenderingMode(.monochrome).foregroundColor(.red).mark("a")
}
#Preview(".scrollContentBackground (_)") {
  // l 0 0 200 100
  List { Text("A") }.scrollContentBackground(.hidden).mark("l")
}
#Preview(".compositingGroup ()") {
  // a 80 40 40 20
  Box(40, 20).mark("a").compositingGroup()
}
#Preview(".blur (radius)") {
  // a 80 40 40 20
  // unmeasured
  Box(40, 20).mark("a").blur(radius: 3)
}
#Preview(".brightness (_)") {
  // a 80 40 40 20 | #000000
  Color.black.frame(width: 40, height: 20).brightness(0).mark("a")
}
#Preview(".blendMode (_)") {
  // a 80 40 40 20
  Box(40, 20).mark("a").blendMode(.normal)
}
#Preview(".backgroundStyle (_)") {
  // t * * * 20.333 | #FFCC00/#FFD600
  Text("A").background().mark("t").backgroundStyle(.yellow)
}
#Preview(".glassEffect ()") {
  // t * * * 20.333
  Text("A").glassEffect().mark("t")
}
#Preview(".buttonBorderShape (_)") {
  // b * * * 34.333
  Button("OK") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).mark("b")
}
#Preview(".redacted (reason)") {
  // t * * * 20.333
  Text("A").mark("t").redacted(reason: .placeholder)
}
