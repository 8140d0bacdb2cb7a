internal import Diagnostics

/// UIKit's `appearance()`: code that changes how the system draws its controls from then on. What it changes is not
/// modelled; it is said where such a control is drawn.
extension BuiltinType {
  static let appearanceProxies =
    AppearanceProxies.views.keys.sorted().map { name in
      BuiltinType(name, statics: [BuiltinMember("appearance", AppearanceProxies.proxy)])
    } + [
      BuiltinType(
        AppearanceProxies.typeName,
        members: [BuiltinMember("set *") { $0.receiver }, BuiltinMember("*") { _ in .void }])
    ]
}

/// Which changes of appearance were met, and which views they touch.
struct AppearanceProxies {
  static let typeName = "UIAppearance"

  /// SwiftUI's views by the UIKit class that draws them.
  ///
  /// - Verification: inferred.
  static let views: [String: Set<String>] = [
    "UIBarButtonItem": ["NavigationStack", "NavigationView", "NavigationSplitView"],
    "UICollectionView": ["Form", "List"], "UIDatePicker": ["DatePicker"],
    "UINavigationBar": ["NavigationStack", "NavigationView", "NavigationSplitView"],
    "UIPageControl": ["TabView"], "UIProgressView": ["ProgressView"], "UIScrollView": ["ScrollView"],
    "UISegmentedControl": ["Picker"], "UISlider": ["Slider"], "UIStepper": ["Stepper"], "UISwitch": ["Toggle"],
    "UITabBar": ["TabView"], "UITabBarItem": ["TabView"], "UITableView": ["Form", "List"],
    "UITableViewCell": ["Form", "List"], "UITextField": ["TextField"], "UITextView": ["TextEditor"],
    "UIToolbar": ["NavigationStack", "NavigationView", "NavigationSplitView"],
  ]

  /// The classes whose appearance code changed, with the place of the first change.
  private var changed: [String: SourceRange] = [:]
  /// The platform's views that were made.
  private var drawn: Set<String> = []

  static func proxy(_ call: BuiltinCall) -> Value? {
    guard case .type(let type) = call.receiver, let range = call.range else { return nil }
    call.evaluator.appearanceProxies.changed[type.name] = call.evaluator.appearanceProxies.changed[type.name] ?? range
    return .native(typeName, Token(type.name))
  }

  mutating func draw(_ name: String) { drawn.insert(name) }

  /// What is to be said: a change for each class that draws something here.
  var diagnostics: [Diagnostic] {
    changed.sorted { $0.key < $1.key }.filter { !(Self.views[$0.key] ?? []).isDisjoint(with: drawn) }.map {
      name, range in
      Diagnostic(
        id: "evaluation/appearance-proxy", severity: .note, range: range,
        message:
          "`\(name).appearance()` changes how \((Self.views[name] ?? []).sorted().joined(separator: ", ")) is drawn, "
          + "which is not modelled: drawn as the system does.")
    }
  }
}
