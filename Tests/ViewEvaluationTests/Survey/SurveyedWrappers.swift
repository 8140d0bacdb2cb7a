/// Property wrappers and attributes on members of views: each with more than ten uses, most frequent first.
///
/// The names are those of a survey of 61 public apps. Wrappers of one app are declared here as such apps do.
enum SurveyedWrappers {
  private static let models = #"""
    final class Model: ObservableObject { @Published var name = "model"; @Published var isOn = true; init() {} }
    @Observable final class Record { var name = "record"; var count = 2; init() {} }
    """#

  static let platform: [SurveyExample] = [
    SurveyExample(
      name: "State", beside: models,
      members:
        #"@State private var name = "state"; @State var other: String?; @State private var record = Record(); @State var isOn: Bool = false"#,
      body:
        #"Text(name); Text(other ?? "none"); Text(record.name); Toggle("t", isOn: $isOn); Text($record.name.wrappedValue)"#,
      texts: ["state", "none", "record", "t", "record"]),
    SurveyExample(
      name: "Environment",
      members: #"@Environment(\.colorScheme) private var scheme; @Environment(\.isEnabled) var isEnabled: Bool"#,
      body: #"Text(scheme == .dark ? "dark" : "light"); Text("\(isEnabled)")"#, preview: "Sample().disabled(true)",
      texts: ["light", "false"]),
    SurveyExample(
      name: "Binding",
      beside: #"struct Row: View { @Binding var isOn: Bool; var body: some View { Text(isOn ? "on" : "off") } }"#,
      members:
        #"@Binding var name: String; @Binding var item: Int?; var derived: Binding<Bool> { Binding(get: { name.isEmpty }, set: { _ in }) }"#,
      body:
        #"Text(name); Text("\($name.wrappedValue.count)"); Text(item.map { "\($0)" } ?? "-"); Row(isOn: derived); Row(isOn: .constant(true)); Row(isOn: Binding($item) != nil ? .constant(true) : .constant(false))"#,
      preview: #"Sample(name: .constant("bound"), item: .constant(nil))"#,
      texts: ["bound", "5", "-", "off", "on", "off"]),
    SurveyExample(
      name: "ViewBuilder",
      beside: #"""
        struct Card<Content: View, Footer: View>: View {
          @ViewBuilder let content: Content
          @ViewBuilder var footer: () -> Footer
          var body: some View { content; footer() }
        }
        struct Box<Content: View>: View {
          private let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View { content }
        }
        """#,
      members: #"@ViewBuilder func part(_ n: Int) -> some View { Text("\(n)"); if n > 1 { Text("more") } }"#,
      body: #"Card { Text("a"); Text("b") } footer: { Text("foot") }; Box { Text("c"); Text("d") }; part(2)"#,
      texts: ["a", "b", "foot", "c", "d", "2", "more"]),
    SurveyExample(
      name: "ObservedObject", beside: models,
      members: #"@ObservedObject var model: Model; @ObservedObject private var own = Model()"#,
      body: #"Text(model.name); Text(own.name); Text($model.isOn.wrappedValue ? "on" : "off")"#,
      preview: "Sample(model: Model())",
      texts: ["model", "model", "on"]),
    SurveyExample(
      name: "EnvironmentObject", beside: models,
      members: #"@EnvironmentObject private var model: Model"#,
      body: #"Text(model.name); TextField("f", text: $model.name)"#,
      preview: "NavigationStack { VStack { Sample() } }.environmentObject(Model())", texts: ["model", "model", "f"]),
    SurveyExample(
      name: "StateObject", beside: models,
      members: #"@StateObject private var model = Model(); @StateObject var other: Model"#,
      body: #"Text(model.name); Text(other.name)"#, preview: "Sample(other: Model())", texts: ["model", "model"]),
    SurveyExample(
      name: "FocusState", beside: #"enum Field: Hashable { case name, mail }"#,
      members: #"@FocusState private var isFocused: Bool; @FocusState var field: Field?; @State var text = "x""#,
      body:
        #"Text(isFocused ? "focused" : "idle"); Text(field == .name ? "name" : "none"); TextField("f", text: $text).focused($isFocused).focused($field, equals: .mail)"#,
      texts: ["idle", "none", "x", "f"]),
    SurveyExample(
      name: "AppStorage", beside: #"enum Theme: String { case light, dark }"#,
      members:
        #"@AppStorage("key") var count = 7; @AppStorage("other") private var other: String?; @AppStorage("theme", store: .standard) var theme: Theme = .dark; @AppStorage(wrappedValue: true, "flag") var flag"#,
      body: #"Text("\(count)\(other ?? "-")\(theme.rawValue)\(flag ? "!" : "?")"); Toggle("t", isOn: $flag)"#,
      texts: ["7-dark!", "t"]),
    SurveyExample(
      name: "Query", beside: #"@Model final class Item { var name: String; init(name: String) { self.name = name } }"#,
      members:
        #"@Query(sort: \Item.name) private var items: [Item]; @Query(filter: #Predicate<Item> { $0.name != "" }, sort: [SortDescriptor(\Item.name)]) var named: [Item]; @Query var all: [Item]"#,
      body: #"Text(items.isEmpty ? "none" : "some"); ForEach(named) { Text($0.name) }; Text("\(all.count)")"#,
      texts: ["none", "0"]),
    SurveyExample(
      name: "Bindable", beside: models, members: #"@Bindable var record: Record"#,
      body: #"TextField("name", text: $record.name); Stepper("n \(record.count)", value: $record.count)"#,
      preview: "Sample(record: Record())",
      texts: ["record", "name", "n 2"]),
    SurveyExample(
      name: "AccessibilityFocusState",
      members: #"@AccessibilityFocusState private var isFocused: Bool; @AccessibilityFocusState var row: Int?"#,
      body:
        #"Text(isFocused ? "focused" : "idle").accessibilityFocused($isFocused); Text(row == nil ? "none" : "row")"#,
      texts: ["idle", "none"]),
    SurveyExample(
      name: "ScaledMetric",
      members:
        #"@ScaledMetric private var side: CGFloat = 20; @ScaledMetric(relativeTo: .title) var length = 12.0; @ScaledMetric(wrappedValue: 8, relativeTo: .caption) var gap"#,
      body: #"Text("\(Int(side)) \(Int(length)) \(Int(gap))").frame(width: side * 2, height: length).padding(gap)"#,
      texts: ["20 12 8"]),
    SurveyExample(
      name: "Namespace", members: #"@Namespace private var space"#,
      body:
        #"Text("a").matchedGeometryEffect(id: "a", in: space); Text("b").accessibilityRotorEntry(id: 1, in: space)"#,
      texts: ["a", "b"]),
    SurveyExample(
      name: "ToolbarContentBuilder",
      members:
        #"@ToolbarContentBuilder var items: some ToolbarContent { ToolbarItem(placement: .principal) { Text("item") }; ToolbarItem(placement: .cancellationAction) { Button("x") {} } }"#,
      body: #"NavigationStack { Text("content").toolbar { items } }"#, texts: ["item", "x", "content"]),
    SurveyExample(
      name: "GestureState",
      members: #"@GestureState private var drag = CGSize.zero; @GestureState var isPressed: Bool = false"#,
      body:
        #"Text("\(Int(drag.width)) \(isPressed)").offset(drag).gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })"#,
      texts: ["0 false"]),
    SurveyExample(
      name: "FetchRequest", beside: #"class Item: NSManagedObject { @NSManaged var name: String? }"#,
      members: #"""
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Item.name, ascending: true)], animation: .default) private var items: FetchedResults<Item>
        @FetchRequest(entity: Item.entity(), sortDescriptors: []) var others: FetchedResults<Item>
        """#,
      body: #"Text("\(items.count)"); ForEach(others) { Text($0.name ?? "") }; if items.isEmpty { Text("empty") }"#,
      texts: ["0", "empty"]),
    SurveyExample(
      name: "usableFromInline",
      members: #"@usableFromInline let name = "a"; @usableFromInline internal var part: some View { Text("b") }"#,
      body: #"Text(name); part"#, texts: ["a", "b"]),
    SurveyExample(
      name: "available",
      members:
        #"@available(iOS 17, *) var part: some View { Text("new") }; @available(iOS, deprecated: 16) let old = "old""#,
      body: #"part; Text(old)"#, texts: ["new", "old"]),
    SurveyExample(
      name: "inlinable",
      members:
        #"@inlinable var part: some View { Text("a") }; @inlinable @inline(__always) func name() -> String { "b" }"#,
      body: #"part; Text(name())"#, texts: ["a", "b"]),
    SurveyExample(
      name: "MainActor",
      members: #"@MainActor var name: String { "a" }; @MainActor @ViewBuilder func part() -> some View { Text("b") }"#,
      body: #"Text(name); part()"#, texts: ["a", "b"]),
  ]

  static let ofProjects: [SurveyExample] = [
    SurveyExample(
      name: "Setting",
      beside: #"""
        struct Settings { var isCompact = true; var size = 3; static let shared = Settings() }
        @propertyWrapper struct Setting<Value>: DynamicProperty {
          let path: KeyPath<Settings, Value>
          init(_ path: KeyPath<Settings, Value>) { self.path = path }
          var wrappedValue: Value { get { Settings.shared[keyPath: path] } nonmutating set {} }
          var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { _ in }) }
        }
        """#, members: #"@Setting(\.isCompact) private var isCompact; @Setting(\.size) var size"#,
      body: #"Text(isCompact ? "compact" : "wide"); Text("\(size)"); Toggle("t", isOn: $isCompact)"#,
      texts: ["compact", "3", "t"]),
    SurveyExample(
      name: "Default",
      beside: #"""
        enum Defaults {
          class AnyKey { let name: String; init(_ name: String) { self.name = name } }
          final class Key<Value>: AnyKey { let defaultValue: Value; init(_ name: String, default value: Value) { defaultValue = value; super.init(name) } }
          typealias Keys = AnyKey
        }
        extension Defaults.Keys { static let count = Defaults.Key<Int>("count", default: 4); static let name = Defaults.Key<String>("name", default: "n") }
        @propertyWrapper struct Default<Value>: DynamicProperty {
          let key: Defaults.Key<Value>
          init(_ key: Defaults.Key<Value>) { self.key = key }
          var wrappedValue: Value { key.defaultValue }
          var projectedValue: Binding<Value> { .constant(key.defaultValue) }
        }
        """#, members: #"@Default(.count) private var count; @Default(.name) var name"#,
      body: #"Text("\(count)\(name)"); TextField("f", text: $name)"#,
      texts: ["4n", "n", "f"]),
    SurveyExample(
      name: "Default",
      beside: #"""
        import Defaults
        extension Defaults.Keys {
          static let count = Key<Int>("count", default: 4)
          static let name = Key<String>("name", default: "n")
          static let tip = Key<String?>("tip")
        }
        """#, members: #"@Default(.count) private var count; @Default(.name) var name; @Default(.tip) var tip"#,
      body: #"Text("\(count)\(tip ?? "-")\(Defaults[.count])"); TextField("f", text: $name)"#, texts: ["4-4", "n", "f"]),
    SurveyExample(
      name: "Router",
      beside: #"""
        final class AppRouter: ObservableObject { @Published var path: [String] = ["home"]; static let shared = AppRouter() }
        @MainActor @propertyWrapper struct Router: DynamicProperty {
          @ObservedObject private var router = AppRouter.shared
          var wrappedValue: AppRouter { router }
          var projectedValue: ObservedObject<AppRouter>.Wrapper { $router }
        }
        """#, members: #"@Router private var router"#, body: #"Text(router.path.joined())"#, texts: ["home"]),
    SurveyExample(
      name: "AppSettings",
      beside: #"""
        struct SettingsData { var theme = Theme(); struct Theme { var name = "solar" } }
        final class Store: ObservableObject { static let shared = Store(); @Published var data = SettingsData(); subscript<T>(keyPath path: WritableKeyPath<SettingsData, T>) -> T { data[keyPath: path] } }
        @propertyWrapper struct AppSettings<T>: DynamicProperty where T: Equatable {
          let path: WritableKeyPath<SettingsData, T>
          @StateObject private var store = Store.shared
          init(_ path: WritableKeyPath<SettingsData, T>) { self.path = path }
          var wrappedValue: T { get { store.data[keyPath: path] } nonmutating set { store.data[keyPath: path] = newValue } }
          var projectedValue: Binding<T> { Binding { wrappedValue } set: { wrappedValue = $0 } }
        }
        """#, members: #"@AppSettings(\.theme.name) var theme"#, body: #"Text(theme); TextField("f", text: $theme)"#,
      texts: ["solar", "solar", "f"]),
    SurveyExample(
      name: "StoredValue",
      beside: #"""
        @propertyWrapper struct StoredValue<Value: Codable> {
          private let key: String; private let fallback: Value
          init(wrappedValue: Value, _ key: String) { fallback = wrappedValue; self.key = key }
          var wrappedValue: Value { get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback } set { UserDefaults.standard.set(newValue, forKey: key) } }
        }
        """#, members: #"@StoredValue("size") var size = 3; @StoredValue("n") private var name: String = "n""#,
      body: #"Text("\(size)\(name)")"#, texts: ["3n"]),
    SurveyExample(
      name: "ViewStorage",
      beside: #"""
        @propertyWrapper struct ViewStorage<Value>: DynamicProperty {
          final class Box { var value: Value; init(_ value: Value) { self.value = value } }
          @State private var box: Box
          init(wrappedValue: @autoclosure @escaping () -> Value) { _box = State(initialValue: Box(wrappedValue())) }
          var wrappedValue: Value { get { box.value } nonmutating set { box.value = newValue } }
        }
        """#, members: #"@ViewStorage private var count: Int = 4; @ViewStorage var name = "n""#,
      body: #"Text("\(count)\(name)")"#, texts: ["4n"]),
    SurveyExample(
      name: "Injected",
      beside: #"""
        protocol Greeting { var greeting: String { get } }
        struct Greeter: Greeting { var greeting = "hello" }
        final class Container { static let shared = Container(); var greeter: () -> any Greeting { { Greeter() } } }
        @propertyWrapper struct Injected<Value> {
          private let value: Value
          init(_ path: KeyPath<Container, () -> Value>) { value = Container.shared[keyPath: path]() }
          var wrappedValue: Value { value }
        }
        """#, members: #"@Injected(\.greeter) private var greeter"#, body: #"Text(greeter.greeting)"#, texts: ["hello"]),
  ]

  static let all = platform + ofProjects
}
