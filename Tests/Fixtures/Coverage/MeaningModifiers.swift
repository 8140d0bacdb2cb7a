import SwiftUI

// Modifiers without an effect on layout or paint at rest: events, meaning, structure, presentations, previews.

extension View {
  func onAppear() -> some View { onAppear(perform: {}) }
  func accessibilityLabel(label: String, selected: Bool) -> some View { accessibilityLabel(label) }
  func accessibilityHint(_ hint: String, state: Bool) -> some View { accessibilityHint(hint) }
  func transition(for edge: Edge) -> some View { transition(.move(edge: edge)) }
  func focused(currentFocus: FocusState<Int?>.Binding, focusID: Int) -> some View {
    focused(currentFocus, equals: focusID)
  }
}
struct Shaded: ViewModifier {
  var amount: CGFloat = 5
  func body(content: Content) -> some View { content.padding(amount).background(Color.yellow.mark("back")) }
}
extension View {
  func modifier(@ViewBuilder _ change: (Self) -> some View) -> some View { change(self) }
}
private struct SpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
extension EnvironmentValues {
  var gap: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}
struct Gapped: View {
  @Environment(\.gap) var gap
  var body: some View { Box(40, 20).padding(gap).mark("g") }
}
struct Titled: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.title).mark("t") }
}
@Observable class Store { var side: CGFloat = 30 }
struct Sided: View {
  @Environment(Store.self) var store
  var body: some View { Box(store.side, 20).mark("s") }
}
struct Stateful: View {
  @State private var isOn = true
  @State private var item: Word?
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?
  var kind: String
  struct Word: Identifiable { var id = 1 }
  var body: some View {
    switch kind {
    case "sheet": Box(40, 20).mark("a").sheet(isPresented: $isOn) { Box(30, 10).mark("s") }
    case "content": Box(40, 20).mark("a").sheet(isPresented: $isOn, content: { Box(30, 10).mark("s") })
    case "item": Box(40, 20).mark("a").sheet(item: $item) { _ in Box(30, 10).mark("s") }
    case "focused": Box(40, 20).mark("a").focused($isFocused)
    case "equals": Box(40, 20).mark("a").focused($field, equals: 1)
    case "current": Box(40, 20).mark("a").focused(currentFocus: $field, focusID: 1)
    case "cover": Box(40, 20).mark("a").fullScreenCover(isPresented: $isOn) { Color.red.mark("s") }
    case "message":
      Box(40, 20).mark("a").alert("Title", isPresented: .constant(false)) {
        Button("OK") {}
      } message: {
        Text("Text")
      }
    case "alert": Box(40, 20).mark("a").alert(isPresented: .constant(false)) { Alert(title: Text("Title")) }
    default: Box(40, 20).mark("a").alert("Title", isPresented: .constant(false)) { Button("OK") {} }
    }
  }
}

#Preview(".onChange (of, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onChange(of: 1) { _, _ in }
}
#Preview(".onChange (of, _)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onChange(of: 1, { _, _ in })
}
#Preview(".onChange (of, perform)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onChange(of: 1, perform: { _ in })
}
#Preview(".tag (_)") {
  // p * * * * | “L”
  Picker("Size", selection: .constant(2)) {
    Text("S").tag(1); Text("L").tag(2)
  }.mark("p")
}
#Preview(".environment (_, _)") {
  // g 75 35 50 30
  Gapped().environment(\.gap, 5)
}
#Preview(".environment (_, _) direction") {
  // a 160 40 40 20
  Box(40, 20).mark("a").frame(maxWidth: .infinity, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
}
#Preview(".environment (_)") {
  // s 85 40 30 20
  Sided().environment(Store())
}
extension View {
  func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ make: () -> Value) -> some View {
    environment(path, make())
  }
}
#Preview(".environment (_, ^)") {
  // g 75 35 50 30
  Gapped().environment(\.gap) { 5 }
}
#Preview(".environmentObject (_)") {
  // t * * * 20.333 | “Model”
  Titled().environmentObject(Model())
}
#Preview(".onAppear (^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onAppear {}
}
#Preview(".onAppear (perform)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onAppear(perform: {})
}
#Preview(".onAppear ()") {  // a 80 40 40 20
  Box(40, 20).mark("a").onAppear()
}
#Preview(".accessibilityLabel (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityLabel("Red")
}
#Preview(".accessibilityLabel (_) text") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityLabel(Text("Red"))
}
#Preview(".accessibilityLabel (label, selected)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityLabel(label: "Red", selected: true)
}
#Preview(".accessibilityLabel (_, isEnabled)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityLabel("Red", isEnabled: true)
}
#Preview(".previewDisplayName (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").previewDisplayName(".previewDisplayName (_)")
}
#Preview(".animation (_, value)") {  // a 80 40 40 20
  Box(40, 20).mark("a").animation(.default, value: 1)
}
#Preview(".animation (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").animation(.easeInOut(duration: 0.3))
}
#Preview(".animation (_, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").animation(.default) { $0.opacity(1) }
}
#Preview(".onTapGesture (^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onTapGesture {}
}
#Preview(".onTapGesture (perform)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onTapGesture(perform: {})
}
#Preview(".onTapGesture (count, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onTapGesture(count: 2) {}
}
#Preview(".accessibilityAddTraits (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityAddTraits(.isButton)
}
#Preview(".sheet (isPresented, ^)") {
  // a 80 40 40 20
  // s * * 30 10
  Stateful(kind: "sheet")
}
#Preview(".sheet (isPresented, content)") {
  // s * * 30 10
  Stateful(kind: "content")
}
#Preview(".sheet (item, ^)") {  // a 80 40 40 20
  Stateful(kind: "item")
}
#Preview(".fullScreenCover (isPresented, ^)") {  // s 0 0 200 100
  Stateful(kind: "cover")
}
#Preview(".modifier (_)") {
  // back 75 35 50 30 | #FFCC00/#FFD600
  Box(40, 20).modifier(Shaded())
}
#Preview(".modifier (^)") {
  // a 75 35 50 30
  Box(40, 20).modifier { $0.padding(5) }.mark("a")
}
#Preview(".accessibilityIdentifier (_)") {  // a 80 40 40 20
  Box(40, 20).accessibilityIdentifier("a")
}
#Preview(".accessibilityIdentifier (_) spacer") {
  // s 40 50 120 0
  HStack(spacing: 0) {
    Box(40, 20); Spacer().accessibilityIdentifier("s"); Box(40, 20)
  }
}
#Preview(".alert (_, isPresented, ^, ^message)") {  // a 80 40 40 20
  Stateful(kind: "message")
}
#Preview(".alert (isPresented, ^)") {  // a 80 40 40 20
  Stateful(kind: "alert")
}
#Preview(".alert (_, isPresented, ^)") {  // a 80 40 40 20
  Stateful(kind: "plain")
}
#Preview(".accessibilityElement (children)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityElement(children: .combine)
}
#Preview(".accessibilityElement ()") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityElement()
}
#Preview(".accessibilityHint (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityHint("Hint")
}
#Preview(".accessibilityHint (_, isEnabled)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityHint("Hint", isEnabled: true)
}
#Preview(".accessibilityHint (_, state)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityHint("Hint", state: true)
}
#Preview(".id (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").id(1)
}
#Preview(".previewLayout (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").previewLayout(.sizeThatFits)
}
#Preview(".task (^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").task {}
}
#Preview(".task (id, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").task(id: 1) {}
}
#Preview(".task (priority, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").task(priority: .background) {}
}
#Preview(".transition (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").transition(.opacity)
}
#Preview(".transition (for)") {  // a 80 40 40 20
  Box(40, 20).mark("a").transition(for: .top)
}
#Preview(".onReceive (_, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onReceive(NotificationCenter.default.publisher(for: .init("n"))) { _ in }
}
#Preview(".onReceive (_, perform)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onReceive(NotificationCenter.default.publisher(for: .init("n")), perform: { _ in })
}
#Preview(".accessibilityHidden (_)") {  // a 80 40 40 20 | hidden
  Box(40, 20).mark("a").accessibilityHidden(true)
}
#Preview(".focused (_)") {  // a 80 40 40 20
  Stateful(kind: "focused")
}
#Preview(".focused (_, equals)") {  // a 80 40 40 20
  Stateful(kind: "equals")
}
#Preview(".focused (currentFocus, focusID)") {  // a 80 40 40 20
  Stateful(kind: "current")
}
#Preview(".onDisappear (^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onDisappear {}
}
#Preview(".onDisappear (perform)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onDisappear(perform: {})
}
extension View {
  func onDisappear(_ action: @escaping () -> Void) -> some View { onDisappear(perform: action) }
}
#Preview(".onDisappear (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").onDisappear({})
}
#Preview(".allowsHitTesting (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").allowsHitTesting(false)
}
#Preview(".keyboardType (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").keyboardType(.numberPad)
}
#Preview(".accessibility (hidden)") {  // a 80 40 40 20 | hidden
  Box(40, 20).mark("a").accessibility(hidden: true)
}
#Preview(".accessibility (label)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibility(label: Text("Red"))
}
#Preview(".accessibility (addTraits)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibility(addTraits: .isButton)
}
#Preview(".navigationDestination (for, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").navigationDestination(for: Int.self) { _ in Text("B") }
}
#Preview(".navigationDestination (isPresented, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").navigationDestination(isPresented: .constant(false)) { Text("B") }
}
#Preview(".navigationDestination (for, destination)") {  // a 80 40 40 20
  Box(40, 20).mark("a").navigationDestination(for: Int.self, destination: { _ in Text("B") })
}
#Preview(".autocorrectionDisabled (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").autocorrectionDisabled(true)
}
#Preview(".autocorrectionDisabled ()") {  // a 80 40 40 20
  Box(40, 20).mark("a").autocorrectionDisabled()
}
#Preview(".keyboardShortcut (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").keyboardShortcut(.defaultAction)
}
#Preview(".keyboardShortcut (_, modifiers)") {  // a 80 40 40 20
  Box(40, 20).mark("a").keyboardShortcut("a", modifiers: .command)
}
#Preview(".presentationDetents (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").presentationDetents([.medium])
}
#Preview(".presentationDetents (_, selection)") {  // a 80 40 40 20
  Box(40, 20).mark("a").presentationDetents([.medium], selection: .constant(.medium))
}
extension View {
  func presentationDetents() -> some View { presentationDetents([.medium]) }
}
#Preview(".presentationDetents ()") {  // a 80 40 40 20
  Box(40, 20).mark("a").presentationDetents()
}
#Preview(".confirmationDialog (_, isPresented, titleVisibility, ^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").confirmationDialog("T", isPresented: .constant(false), titleVisibility: .visible) {
    Button("OK") {}
  }
}
#Preview(".confirmationDialog (_, isPresented, titleVisibility, ^, ^message)") {  // a 80 40 40 20
  Box(40, 20).mark("a").confirmationDialog("T", isPresented: .constant(false), titleVisibility: .visible) {
    Button("OK") {}
  } message: {
    Text("M")
  }
}
#Preview(".confirmationDialog (_, isPresented, ^, ^message)") {  // a 80 40 40 20
  Box(40, 20).mark("a").confirmationDialog("T", isPresented: .constant(false)) {
    Button("OK") {}
  } message: {
    Text("M")
  }
}
#Preview(".contextMenu (^)") {  // a 80 40 40 20
  Box(40, 20).mark("a").contextMenu { Button("A") {} }
}
#Preview(".contextMenu (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").contextMenu(ContextMenu { Button("A") {} })
}
#Preview(".contextMenu (menuItems)") {  // a 80 40 40 20
  Box(40, 20).mark("a").contextMenu(menuItems: { Button("A") {} })
}
#Preview(".accessibilityValue (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityValue("1")
}
#Preview(".accessibilityValue (_, isEnabled)") {  // a 80 40 40 20
  Box(40, 20).mark("a").accessibilityValue("1", isEnabled: true)
}
#Preview(".textContentType (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").textContentType(.password)
}
#Preview(".gesture (_)") {  // a 80 40 40 20
  Box(40, 20).mark("a").gesture(TapGesture())
}
#Preview(".gesture (_, including)") {  // a 80 40 40 20
  Box(40, 20).mark("a").gesture(TapGesture(), including: .all)
}
#Preview(".gesture (_, isEnabled)") {  // a 80 40 40 20
  Box(40, 20).mark("a").gesture(TapGesture(), isEnabled: true)
}
struct Matched: View {
  @Namespace var space
  var kind: Int
  var body: some View {
    switch kind {
    case 0: Box(40, 20).mark("a").matchedGeometryEffect(id: 1, in: space)
    case 1: Box(40, 20).mark("a").matchedGeometryEffect(id: 1, in: space, isSource: true)
    default: Box(40, 20).mark("a").matchedGeometryEffect(id: 1, in: space, anchor: .top)
    }
  }
}
#Preview(".matchedGeometryEffect (id, in)") {  // a 80 40 40 20
  Matched(kind: 0)
}
#Preview(".matchedGeometryEffect (id, in, isSource)") {  // a 80 40 40 20
  Matched(kind: 1)
}
#Preview(".matchedGeometryEffect (id, in, anchor)") {  // a 80 40 40 20
  Matched(kind: 2)
}
struct Spoken: View {
  @AccessibilityFocusState var isFocused: Bool
  @AccessibilityFocusState var field: Int?
  var kind: Int
  var body: some View {
    if kind == 0 {
      Box(40, 20).mark("a").accessibilityFocused($isFocused)
    } else {
      Box(40, 20).mark("a").accessibilityFocused($field, equals: 1)
    }
  }
}
#Preview(".accessibilityFocused (_)") {  // a 80 40 40 20
  Spoken(kind: 0)
}
#Preview(".accessibilityFocused (_, equals)") {  // a 80 40 40 20
  Spoken(kind: 1)
}
