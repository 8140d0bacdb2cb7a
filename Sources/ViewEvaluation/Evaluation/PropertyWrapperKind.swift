/// What a property wrapper does with the value.
enum PropertyWrapperKind {
  /// Keeps a value that code may change: `@State`, `@AppStorage`, `@StateObject`.
  case state
  case focus
  case binding
  /// Holds a reference and gives bindings to its properties: `@ObservedObject`, `@Bindable`.
  case observed
  case environment
  case environmentObject
  case scaledMetric
  case namespace
  /// A database request: empty in a preview.
  case query
  /// A property wrapper of the project.
  case custom
  /// A setting of the package "Defaults".
  case packageDefault
  /// A value of the package "Dependencies".
  case packageDependency
  /// A wrapper of a package that is not part of the project.
  case unknown

  /// The platform's wrappers by attribute name.
  static let platform: [String: PropertyWrapperKind] = [
    "AccessibilityFocusState": .focus, "AppStorage": .state, "Bindable": .observed, "Binding": .binding,
    "Default": .packageDefault, "Dependency": .packageDependency, "Environment": .environment,
    "EnvironmentObject": .environmentObject,
    "FetchRequest": .query,
    "FocusState": .focus, "FocusedBinding": .environmentObject, "FocusedValue": .environmentObject,
    "GestureState": .state, "Namespace": .namespace, "ObservedObject": .observed, "Published": .state,
    "Query": .query, "ScaledMetric": .scaledMetric, "SceneStorage": .state, "SectionedFetchRequest": .query,
    "State": .state, "StateObject": .state, "UIApplicationDelegateAdaptor": .unknown,
  ]

  /// Attributes of properties that are not property wrappers.
  static let plainAttributes: Set<String> = [
    "Attribute", "Entry", "GKInspectable", "IBInspectable", "IBOutlet", "IBSegueAction", "LazyInjected",
    "MainActor", "NSManaged", "ObservationIgnored", "ObservationTracked", "Previewable", "Relationship", "Sendable",
    "Transient", "TransientStored", "UIApplicationMain", "available", "discardableResult", "dynamicMemberLookup",
    "escaping", "frozen", "inlinable", "inline", "nonobjc", "objc", "preconcurrency", "Argument", "Option", "Flag",
    "unknown", "usableFromInline", "warn_unqualified_access", "autoclosure", "globalActor", "backDeployed",
    "convention", "retroactive", "unchecked", "_transparent", "_disfavoredOverload", "Parameter", "Test", "Suite",
  ]
}

extension Evaluator {
  func isPropertyWrapper(_ attribute: Attribute) -> Bool {
    if PropertyWrapperKind.platform[attribute.name] != nil { return true }
    guard let first = attribute.name.first, first.isUppercase, !attribute.name.hasSuffix("Builder"),
      !PropertyWrapperKind.plainAttributes.contains(attribute.name)
    else { return false }
    return true
  }

  func wrapperKind(_ attribute: Attribute) -> PropertyWrapperKind {
    if case .project(let type)? = lookUpType(attribute.name, in: TypeContext(owner: nil, path: "")),
      type.attributes.contains(where: { $0.name == "propertyWrapper" })
    {
      return .custom
    }
    return PropertyWrapperKind.platform[attribute.name] ?? .unknown
  }
}
