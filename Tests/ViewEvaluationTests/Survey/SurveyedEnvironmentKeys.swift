/// Environment values that views read: each key with more than ten uses, most frequent first.
///
/// The names are those of a survey of 61 public apps. Keys of one app are declared here as such apps do.
enum SurveyedEnvironmentKeys {
  private static func key(
    _ name: String, _ body: String, _ texts: [String], beside: String = "", preview: String = "Sample()"
  ) -> SurveyExample {
    SurveyExample(
      name: "\\.\(name)", beside: beside, members: "@Environment(\\.\(name)) private var value", body: body,
      preview: preview, texts: texts)
  }

  static let platform: [SurveyExample] = [
    SurveyExample(
      name: "Type.self", beside: #"@Observable final class Record { var name = "record"; init() {} }"#,
      members: #"@Environment(Record.self) private var record; @Environment(Record.self) private var other: Record?"#,
      body:
        #"@Bindable var record = record; Text(record.name); Text(other?.name ?? "none"); TextField("f", text: $record.name)"#,
      preview: "VStack { Sample() }.environment(Record())", texts: ["record", "record", "record", "f"]),
    key("colorScheme", #"Text(value == .dark ? "dark" : "light")"#, ["light"]),
    key(
      "colorScheme", #"Text(value == .dark ? "dark" : "light")"#, ["dark"],
      preview: #"Sample().environment(\.colorScheme, .dark)"#),
    key(
      "colorScheme",
      #"switch value { case .light: Text("light"); case .dark: Text("dark"); @unknown default: Text("?") }"#, ["dark"],
      preview: "Sample().preferredColorScheme(.dark)"),
    key(
      "dismiss",
      #"Button("x") { value() }; Text("a").onTapGesture { value.callAsFunction() }; Button("y", action: value.callAsFunction)"#,
      ["x", "a", "y"]),
    key("isEnabled", #"Text(value ? "on" : "off").opacity(value ? 1 : 0.5)"#, ["on"]),
    key("isEnabled", #"Text(value ? "on" : "off")"#, ["off"], preview: "VStack { Sample() }.disabled(true)"),
    key(
      "presentationMode",
      #"Text(value.wrappedValue.isPresented ? "shown" : "root"); Button("x") { value.wrappedValue.dismiss() }"#,
      ["root", "x"]),
    key(
      "modelContext", #"Button("add") { value.insert(1); try? value.save() }; Text("a").onAppear { value.delete(2) }"#,
      ["add", "a"]),
    key(
      "horizontalSizeClass", #"Text(value == .regular ? "wide" : "narrow"); if value == .compact { Text("c") }"#,
      ["narrow", "c"]),
    key(
      "horizontalSizeClass", #"Text(value == .regular ? "wide" : "narrow")"#, ["wide"],
      preview: #"Sample().environment(\.horizontalSizeClass, .regular)"#),
    key("openURL", #"Button("x") { value(URL(string: "https://example.com")!) }"#, ["x"]),
    key("verticalSizeClass", #"Text(value == .regular ? "tall" : "short")"#, ["tall"]),
    key(
      "dynamicTypeSize",
      #"Text(value >= .accessibility1 ? "large" : "standard"); Text(value.isAccessibilitySize ? "a" : "b")"#,
      ["standard", "b"]),
    key(
      "dynamicTypeSize",
      #"Text(value.isAccessibilitySize ? "large" : "standard"); Text(value > .xxxLarge ? "a" : "b")"#, ["large", "a"],
      preview: "Sample().dynamicTypeSize(.accessibility3)"),
    key(
      "scenePhase", #"Text(value == .active ? "active" : "away").onChange(of: value) { _, new in print(new) }"#,
      ["active"]),
    key("layoutDirection", #"Text(value == .rightToLeft ? "rtl" : "ltr")"#, ["ltr"]),
    key(
      "layoutDirection", #"Text(value == .rightToLeft ? "rtl" : "ltr")"#, ["rtl"],
      preview: #"Sample().environment(\.layoutDirection, .rightToLeft)"#),
    key(
      "sizeCategory",
      #"Text(value.isAccessibilityCategory ? "large" : "standard"); Text(value >= .extraLarge ? "a" : "b")"#,
      ["standard", "b"]),
    key(
      "sizeCategory", #"Text(value.isAccessibilityCategory ? "large" : "standard")"#, ["large"],
      preview: #"Sample().environment(\.sizeCategory, .accessibilityMedium)"#),
    key(
      "widgetFamily",
      #"switch value { case .systemSmall: Text("small"); case .systemMedium, .systemLarge: Text("big"); default: Text("other") }"#,
      ["small"]),
    key("controlActiveState", #"Text(value == .inactive ? "inactive" : "active")"#, ["active"]),
    key(
      "managedObjectContext",
      #"Button("x") { try? value.save() }; Text("a").environment(\.managedObjectContext, value)"#, ["x", "a"]),
    key(
      "accessibilityReduceMotion", #"Text(value ? "still" : "moving").animation(value ? nil : .easeIn, value: 1)"#,
      ["moving"]),
    key(
      "editMode",
      #"Text(value?.wrappedValue.isEditing == true ? "editing" : "reading"); Text(value?.wrappedValue == .active ? "a" : "b")"#,
      ["reading", "b"]),
    key(
      "editMode", #"Text(value?.wrappedValue.isEditing == true ? "editing" : "reading")"#, ["editing"],
      preview: #"Sample().environment(\.editMode, .constant(.active))"#),
    key("openWindow", #"Button("x") { value(id: "main") }"#, ["x"]),
    key(
      "redactionReasons",
      #"Text(value.contains(.placeholder) ? "bars" : "text"); Text(value.isEmpty ? "none" : "some")"#, ["text", "none"]),
    key(
      "redactionReasons",
      #"Text(value.contains(.placeholder) ? "bars" : "text"); Text(value == .placeholder ? "a" : "b")"#, ["bars", "a"],
      preview: "Sample().redacted(reason: .placeholder)"),
    key(
      "locale", #"Text(value.identifier); Text(value.language.languageCode?.identifier ?? "-")"#, ["de", "de"],
      preview: #"Sample().environment(\.locale, Locale(identifier: "de"))"#),
    key(
      "self",
      #"Text(value.isEnabled ? "on" : "off"); Text(value.colorScheme == .dark ? "dark" : "light"); Text(value[keyPath: \.layoutDirection] == .leftToRight ? "ltr" : "rtl")"#,
      ["on", "light", "ltr"]),
    key("accessibilityDifferentiateWithoutColor", #"Text(value ? "shapes" : "colours")"#, ["colours"]),
  ]

  static let ofProjects: [SurveyExample] = [
    key(
      "database", #"Text(value.name)"#, ["main"],
      beside: #"""
        struct Database { var name: String; static let empty = Database(name: "empty") }
        private struct DatabaseKey: EnvironmentKey { static var defaultValue: Database { .empty } }
        extension EnvironmentValues { var database: Database { get { self[DatabaseKey.self] } set { self[DatabaseKey.self] = newValue } } }
        extension View { func database(_ value: Database) -> some View { environment(\.database, value) } }
        """#, preview: #"VStack { Sample() }.database(Database(name: "main"))"#),
    key(
      "isSelected", #"Text(value ? "selected" : "idle")"#, ["selected", "idle"],
      beside: #"""
        struct SelectedKey: EnvironmentKey { static let defaultValue = false }
        extension EnvironmentValues { var isSelected: Bool { get { self[SelectedKey.self] } set { self[SelectedKey.self] = newValue } } }
        """#, preview: #"Sample().environment(\.isSelected, true); Sample()"#),
    key(
      "userInterfaceIdiom", #"Text(value == .pad ? "pad" : "phone")"#, ["phone", "pad"],
      beside: #"""
        extension EnvironmentValues { @Entry var userInterfaceIdiom: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom }
        """#, preview: #"Sample(); Sample().environment(\.userInterfaceIdiom, .pad)"#),
    key(
      "safeAreaInsets", #"Text("\(Int(value.top)) \(Int(value.leading))")"#, ["5 0", "7 1"],
      beside: #"""
        private struct InsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0) } }
        extension EnvironmentValues { var safeAreaInsets: EdgeInsets { get { self[InsetsKey.self] } set { self[InsetsKey.self] = newValue } } }
        """#,
      preview:
        #"Sample(); Sample().environment(\.safeAreaInsets, EdgeInsets(top: 7, leading: 1, bottom: 0, trailing: 0))"#),
  ]

  /// Keys that views set rather than read.
  static let set: [SurveyExample] = [
    key(
      "defaultMinListRowHeight", #"Text("\(Int(value))")"#, ["10"],
      preview: #"Sample().environment(\.defaultMinListRowHeight, 10)"#),
    key(
      "defaultMinListHeaderHeight", #"Text("\(Int(value ?? 3))")"#, ["3", "8"],
      preview: #"Sample(); Sample().environment(\.defaultMinListHeaderHeight, 8)"#),
    key(
      "symbolVariants", #"Text(value == .fill ? "fill" : "plain")"#, ["plain", "fill"],
      preview: #"Sample(); Sample().environment(\.symbolVariants, .fill)"#),
  ]

  static let all = platform + ofProjects
}
