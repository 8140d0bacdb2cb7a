import SwiftUI

// Modifiers of text.

#Preview(".font (_)") {
  // t * * * 33.667
  Text("A").font(.title).mark("t")
}
#Preview(".font (_) system") {
  // t * * * 12
  Text("A").font(.system(size: 10)).mark("t")
}
#Preview(".font (_) system style") {
  // t * * * 33.667
  Text("A").font(.system(.title, design: .rounded)).mark("t")
}
#Preview(".font (_) none") {
  // t * * * 20.333
  VStack { Text("A").font(nil).mark("t") }.font(.title)
}
extension Font {
  static let brand = Font.title
}
extension View {
  func font(size: CGFloat, style: Font.TextStyle, weight: Font.Weight) -> some View {
    font(.system(size: size, weight: weight))
  }
  func font(for isLarge: Bool) -> some View { font(isLarge ? .title : .body) }
}
#Preview(".font (_) static") {
  // t * * * 33.667
  Text("A").font(.brand).mark("t")
}
#Preview(".font (size, style, weight)") {
  // t * * * 12
  Text("A").font(size: 10, style: .body, weight: .bold).mark("t")
}
#Preview(".font (for)") {
  // t * * * 33.667
  Text("A").font(for: true).mark("t")
}
#Preview(".fontWeight (_)") {
  // t * * * 20.333
  Text("A").fontWeight(.semibold).mark("t")
}
#Preview(".bold ()") {
  // t * * * 20.333
  Text("A").bold().mark("t")
}
#Preview(".bold (_)") {
  // t * * * 20.333
  Text("A").bold(true).mark("t")
}
#Preview(".italic ()") {
  // t * * * 20.333
  Text("A").italic().mark("t")
}
#Preview(".monospacedDigit ()") {
  // t * * * 20.333
  Text("111").monospacedDigit().mark("t")
}
#Preview(".monospaced ()") {
  // t * * * *
  Text("iii").monospaced().mark("t")
}
#Preview(".fontDesign (_)") {
  // t * * * 20.333
  Text("A").fontDesign(.rounded).mark("t")
}
#Preview(".multilineTextAlignment (_)") {
  // t * * * 42.333
  Text("one two three four five six").multilineTextAlignment(.center).frame(width: 120).mark("t")
}
#Preview(".lineLimit (_)") {
  // t 40 * 120 20.333 | truncated
  Text("one two three four five six seven").lineLimit(1).frame(width: 120).mark("t")
}
#Preview(".lineLimit (_) range") {
  // t * * * 42.333
  Text("A").lineLimit(2...3).mark("t")
}
#Preview(".lineLimit (_) none") {
  // t 40 * 120 42.333
  VStack { Text("one two three four five six").lineLimit(nil) }.lineLimit(1).frame(width: 120).mark("t")
}
#Preview(".lineLimit (_, reservesSpace)") {
  // t * * * 64.333
  Text("A").lineLimit(3, reservesSpace: true).mark("t")
}
extension View {
  func lineLimit() -> some View { lineLimit(1) }
}
#Preview(".lineLimit ()") {
  // t 40 * 120 20.333 | truncated
  Text("one two three four five six seven").lineLimit().frame(width: 120).mark("t")
}
#Preview(".minimumScaleFactor (_)") {
  // t 40 * 120 * | scaled
  Text("one two three four five").lineLimit(1).minimumScaleFactor(0.5).frame(width: 120).mark("t")
}
#Preview(".truncationMode (_)") {
  // t 40 * 120 20.333 | truncated
  Text("one two three four five six seven").lineLimit(1).truncationMode(.middle).frame(width: 120).mark("t")
}
#Preview(".textCase (_)") {
  // t * * * 20.333 | “ABC”
  Text("abc").textCase(.uppercase).mark("t")
}
#Preview(".lineSpacing (_)") {
  // t * * * 50.667
  Text("one two three four five six").lineSpacing(10).frame(width: 120).mark("t")
}
#Preview(".allowsTightening (_)") {
  // t * * * 20.333
  Text("A").allowsTightening(true).mark("t")
}
#Preview(".baselineOffset (_)") {
  // unmeasured
  // t * * * *
  Text("A").baselineOffset(4).mark("t")
}
#Preview(".underline ()") {
  // t * * * 20.333
  Text("A").underline().mark("t")
}
#Preview(".strikethrough ()") {
  // t * * * 20.333
  Text("A").strikethrough().mark("t")
}
#Preview(".imageScale (_)") {
  // a * * * *
  Image(systemName: "star").imageScale(.large).mark("a")
}
#Preview(".dynamicTypeSize (_)") {
  // t * * * 23
  Text("A").dynamicTypeSize(.xLarge).mark("t")
}
#Preview(".symbolVariant (_)") {
  // a * * * * | symbol star.fill
  Image(systemName: "star").symbolVariant(.fill).mark("a")
}
#Preview(".textSelection (_)") {
  // t * * * 20.333
  Text("A").textSelection(.enabled).mark("t")
}
