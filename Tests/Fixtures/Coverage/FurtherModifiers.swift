import SwiftUI

// Views and modifiers that are less common.

#Preview("AngularGradient (colors, center)") {  // a 0 0 200 100 | gradient
  AngularGradient(colors: [.red, .yellow], center: .center).mark("a")
}
#Preview("RadialGradient (colors, center, startRadius, endRadius)") {  // a 0 0 200 100 | gradient
  RadialGradient(colors: [.red, .yellow], center: .center, startRadius: 0, endRadius: 50).mark("a")
}
#Preview("EllipticalGradient (colors)") {  // a 0 0 200 100 | gradient
  EllipticalGradient(colors: [.red, .yellow]).mark("a")
}
#Preview("Gradient (colors)") {  // a 0 0 200 100 | gradient #FF383C
  LinearGradient(gradient: Gradient(colors: [.red, .yellow]), startPoint: .top, endPoint: .bottom).mark("a")
}
#Preview("AnyShape (_)") {  // a 50 0 100 100
  AnyShape(Circle()).frame(width: 100, height: 100).mark("a")
}
#Preview("AnyShapeStyle (_)") {  // a 0 0 200 100 | #FF383C
  Rectangle().fill(AnyShapeStyle(Color.red)).mark("a")
}
#Preview("UnevenRoundedRectangle (topLeadingRadius)") {  // a 0 0 200 100
  UnevenRoundedRectangle(topLeadingRadius: 10).mark("a")
}
#Preview("ContainerRelativeShape ()") {  // a 0 0 200 100
  ContainerRelativeShape().mark("a")
}
#Preview("LazyHGrid (rows, spacing, ^)") {
  // a 80 10 20 30
  // c 100 10 20 30
  LazyHGrid(rows: [GridItem(.fixed(30), spacing: 20), GridItem(.fixed(30))], spacing: 0) {
    ForEach(["a", "b", "c"], id: \.self) { Box(20, 30).mark($0) }
  }
}
#Preview("ModifiedContent (content, modifier)") {  // a 75 35 50 30
  ModifiedContent(content: Box(40, 20), modifier: Shaded()).mark("a")
}
#Preview("GlassEffectContainer (^)") {  // a 80 40 40 20
  GlassEffectContainer { Box(40, 20).mark("a") }
}
extension SecureField where Label == Text {
  init(_ title: String, text: Binding<String>, maskToggle: Bool) { self.init(title, text: text) }
}
#Preview("SecureField (_, text, maskToggle)") {  // f 0 39 200 22 | “Name”
  SecureField("Name", text: .constant(""), maskToggle: true).mark("f")
}
#Preview("Tab (value, role, ^, ^label)") {  // a 0 0 200 17
  // unmeasured
  TabView(selection: .constant(1)) {
    Tab(value: 1, role: .search) {
      Color.red.mark("a")
    } label: {
      Label("A", systemImage: "star")
    }
  }
}
#Preview("Tab (value, ^, ^label)") {  // a 0 0 200 17
  TabView(selection: .constant(1)) {
    Tab(value: 1) {
      Color.red.mark("a")
    } label: {
      Label("A", systemImage: "star")
    }
  }
}
#Preview("TextEditor (text, selection)") {  // e 0 0 200 100
  TextEditor(text: .constant("A"), selection: .constant(nil)).mark("e")
}
#Preview(".accessibilityHeading (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityHeading(.h1)
}
#Preview(".accessibilityRemoveTraits (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityRemoveTraits(.isImage)
}
#Preview(".accessibilityShowsLargeContentViewer ()") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityShowsLargeContentViewer()
}
#Preview(".colorInvert ()") {  // a 80 40 40 20 | #FFFFFF
  Color.black.frame(width: 40, height: 20).colorInvert().mark("a")
}
#Preview(".colorMultiply (_)") {  // a 80 40 40 20 | #000000
  Color.white.frame(width: 40, height: 20).colorMultiply(.black).mark("a")
}
#Preview(".contrast (_)") {  // a 80 40 40 20 | #808080
  Color.black.frame(width: 40, height: 20).contrast(0).mark("a")
}
#Preview(".saturation (_)") {  // a 80 40 40 20 | #FFFFFF
  Color.white.frame(width: 40, height: 20).saturation(0.5).mark("a")
}
#Preview(".grayscale (_)") {  // a 80 40 40 20 | #000000
  Color.black.frame(width: 40, height: 20).grayscale(1).mark("a")
}
#Preview(".hueRotation (_)") {  // a 80 40 40 20 | #000000
  Color.black.frame(width: 40, height: 20).hueRotation(.degrees(90)).mark("a")
}
#Preview(".drawingGroup ()") {  // a 80 40 40 20
  Box(40, 20).mark("a").drawingGroup()
}
#Preview(".environment (_, _) rows") {  // t 32 * * 20.333
  List { Text("A").mark("t") }.environment(\.defaultMinListRowHeight, 10)
}
#Preview(".gridCellAnchor (_)") {  // a 90 50 10 10
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Box(10, 10).mark("a").gridCellAnchor(.bottomTrailing)
      Box(20, 20)
    }
    GridRow {
      Box(20, 0)
      Box(20, 0)
    }
  }
  .padding(.leading, 0)
}
#Preview(".gridCellUnsizedAxes (_)") {  // a 80 40 40 5
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow { Color.red.frame(height: 5).gridCellUnsizedAxes(.horizontal).mark("a") }
    GridRow { Box(40, 15) }
  }
}
#Preview(".gridColumnAlignment (_)") {  // a 80 40 10 10
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow { Box(10, 10).mark("a").gridColumnAlignment(.leading) }
    GridRow { Box(40, 10) }
  }
}
#Preview(".highPriorityGesture (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").highPriorityGesture(TapGesture())
}
#Preview(".simultaneousGesture (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").simultaneousGesture(TapGesture())
}
#Preview(".onLongPressGesture (^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onLongPressGesture {}
}
#Preview(".kerning (_)") {  // t * * * 20.333
  Text("A").kerning(2).mark("t")
}
#Preview(".tracking (_)") {  // t * * * 20.333
  Text("A").tracking(2).mark("t")
}
#Preview(".fontWidth (_)") {  // t * * * 20.333
  Text("A").fontWidth(.standard).mark("t")
}
#Preview(".navigationBarBackButtonHidden (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").navigationBarBackButtonHidden(true)
}
#Preview(".popover (isPresented, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").popover(isPresented: .constant(false)) { Text("A") }
}
#Preview(".rotation (_)") {  // a 0 0 200 100
  Rectangle().rotation(.degrees(20)).mark("a")
}
#Preview(".scale (_)") {  // a 0 0 200 100
  Rectangle().scale(0.5).mark("a")
}
#Preview(".transform (_)") {  // a 0 0 200 100
  Rectangle().transform(CGAffineTransform(translationX: 5, y: 0)).mark("a")
}
#Preview(".transformEffect (_)") {  // a 80 40 40 20 | drawn [85 40 40 20]
  Box(40, 20).mark("a").transformEffect(CGAffineTransform(translationX: 5, y: 0))
}
#Preview(".toolbarTitleDisplayMode (_)") {  // a 0 54 200 46
  NavigationStack { Color.red.mark("a").navigationTitle("T").toolbarTitleDisplayMode(.inline) }
}
#Preview(".unredacted ()") {  // t * * * 20.333
  Text("A").mark("t").unredacted()
}
#Preview(".interpolation (_)") {  // a 92 44 16 12
  Image("tile").interpolation(.high).mark("a")
}
#Preview(".antialiased (_)") {  // a 92 44 16 12
  Image("tile").antialiased(true).mark("a")
}
#Preview(".textEditorStyle (_)") {  // e 0 0 200 100
  TextEditor(text: .constant("A")).textEditorStyle(.plain).mark("e")
}
#Preview(".datePickerStyle (_)") {  // d 0 * 200 *
  DatePicker("Day", selection: .constant(Date()), displayedComponents: .date).datePickerStyle(.compact).mark("d")
}
#Preview(".groupBoxStyle (_)") {  // g * * * * | “A”
  GroupBox { Text("A") }.groupBoxStyle(.automatic).mark("g")
}
#Preview(".disclosureGroupStyle (_)") {  // d 0 * 200 * | “More”
  DisclosureGroup("More") { Text("A") }.disclosureGroupStyle(.automatic).mark("d")
}
#Preview(".labeledContentStyle (_)") {  // l 0 * 200 * | “3”
  LabeledContent("Count", value: "3").labeledContentStyle(.automatic).mark("l")
}
#Preview(".indexViewStyle (_)") {  // a 0 0 200 100
  TabView { Color.red.mark("a") }.tabViewStyle(.page).indexViewStyle(.page)
}
#Preview(".flipsForRightToLeftLayoutDirection (_)") {  // a * * * *
  Image(systemName: "star").flipsForRightToLeftLayoutDirection(true).mark("a")
}
#Preview(".visualEffect (^)") {  // a 80 40 40 20 | drawn [120 40 40 20]
  Box(40, 20).mark("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
}
#Preview(".phaseAnimator (_, ^)") {  // a 80 40 40 20 | drawn [70 35 60 30]
  Box(40, 20).mark("a").phaseAnimator([1.5, 1]) { content, phase in content.scaleEffect(phase) }
}
#Preview(".keyframeAnimator (initialValue, ^, ^keyframes)") {  // a 80 40 40 20 | drawn [90 40 40 20]
  Box(40, 20).mark("a").keyframeAnimator(initialValue: 10.0) { content, value in
    content.offset(x: value)
  } keyframes: { _ in
    LinearKeyframe(20, duration: 1)
  }
}
#Preview(".scrollTransition (^)") {  // a 80 0 40 20 | #FF383C
  ScrollView {
    Box(40, 20).mark("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.2) }
  }
}
#Preview(".transformEnvironment (_, ^)") {  // a 89 0 22 41 | “A”
  VStack {
    Text("A").mark("a")
    Spacer()
  }
  .transformEnvironment(\.font) { $0 = .largeTitle }
}
#Preview(".defaultScrollAnchor (_)") {  // a 80 80 40 20
  ScrollView {
    Color.red.frame(width: 20, height: 300)
    Box(40, 20).mark("a")
  }
  .defaultScrollAnchor(.bottom)
}
#Preview(".toolbarVisibility (_, for)") {  // a 0 0 200 100
  NavigationStack {
    Color.red.mark("a").navigationTitle("Title").toolbarVisibility(.hidden, for: .navigationBar)
  }
}
#Preview(".scrollClipDisabled ()") {  // a 0 40 400 20 | #FF383C/#FF4245
  ScrollView(.horizontal) { Box(400, 20).mark("a") }.scrollClipDisabled()
}
#Preview(".listRowSeparatorTint (_)") {  // a * * * *
  List {
    Text("A").mark("a").listRowSeparatorTint(.red)
    Text("B")
  }
}
#Preview(".privacySensitive ()") {  // a * * 23.667 20.333
  Text("abc").mark("a").privacySensitive().redacted(reason: .privacy)
}
#Preview("PhotosPicker (selection, ^)") {  // a 80 40 40 20
  PhotosPicker(selection: .constant([])) { Box(40, 20).mark("a") }
}
#Preview("Path (^)") {  // a 0 0 200 100
  Path { path in
    path.move(to: .zero); path.addLine(to: CGPoint(x: 10, y: 10))
  }.mark("a")
}
#Preview("Path (ellipseIn)") {  // a 0 0 200 100
  Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10)).mark("a")
}
struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}
#Preview("Path ()") {  // a 0 0 200 100
  Tick().stroke(.red).mark("a")
}
#Preview("LinearGradient (colors, startPoint, endPoint)") {  // a 0 0 200 100 | gradient
  LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom).mark("a")
}
#Preview("Color (_)") {  // a 0 0 200 100 | #FF0000
  Color(red: 1, green: 0, blue: 0).mark("a")
}
extension View {
  func refreshable(isEnabled: Bool, _ action: @escaping () async -> Void) -> some View { refreshable(action: action) }
}
#Preview(".refreshable (action)") {  // a 80 40 40 20
  Box(40, 20).mark("a").refreshable(action: {})
}
#Preview(".refreshable (isEnabled, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").refreshable(isEnabled: true) {}
}
