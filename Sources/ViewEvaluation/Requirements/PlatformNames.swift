/// Names of Apple's platforms as far as the class of a preview depends on them.
///
/// - Source: Apple's developer documentation, list of technologies (read 2026-11).
enum PlatformNames {
  /// Modules of the SDK and the toolchain.
  static let modules: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdServices", "AppIntents",
    "AppKit", "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts",
    "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
    "CryptoKit", "Darwin", "DeveloperToolsSupport", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI",
    "ExtensionKit", "Foundation", "FoundationModels", "GameController", "GameKit", "HealthKit", "HealthKitUI",
    "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit", "MobileCoreServices",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "NetworkExtension", "OSLog", "Observation",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "RealityKit",
    "RegexBuilder", "SafariServices", "SceneKit", "Security", "ServiceManagement", "Social", "SoundAnalysis",
    "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SwiftUICore", "Synchronization",
    "SystemConfiguration", "Testing", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    "WidgetKit", "XCTest", "os", "simd",
  ]

  /// Two- and three-letter prefixes of frameworks.
  private static let prefixes = [
    "ARKit", "AS", "AV", "BG", "CA", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "DispatchQ", "EK", "GK", "HK",
    "INIntent", "LA", "LP", "MF", "MK", "MP", "MT", "NE", "NS", "NW", "OS", "PDF", "PH", "PK", "QL", "SCN", "SF", "SK",
    "SL", "UI", "UN", "UT", "VN", "WC", "WK", "XC",
  ]

  /// Whether a name is one of the platform: by the prefix of its framework, or listed.
  static func isPlatform(_ name: String) -> Bool {
    if others.contains(name) || representables.contains(name) || isViewProtocol(name) { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return prefix.count > 3 || (rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true)
    }
  }

  /// Imported modules that are neither of the platform nor a target of the tree.
  static func packages(among imports: [String], folders: Set<String>) -> [String] {
    imports.filter { !modules.contains($0) && !folders.contains($0) }
  }

  /// Names that a package may have too, with the modules that the platform's are in.
  private static let modulesByType: [String: Set<String>] = ["Logger": ["OSLog", "os"]]

  /// Whether a platform name cannot be meant, because no module that has it is imported.
  static func isShadowed(_ name: String, byImportsIn imports: [String]) -> Bool {
    modulesByType[name].map { $0.isDisjoint(with: imports) } ?? false
  }

  /// The first labels of the initialisers of types that packages and projects add initialisers to.
  ///
  /// - Source: Apple's developer documentation of the types (read 2026-11).
  private static let initializerLabels: [String: Set<String>] = [
    "Color": ["_", "cgColor", "hue", "nsColor", "red", "uiColor", "white"],
    "Font": ["_"],
    "Image": ["_", "cgImage", "cpImage", "decorative", "nsImage", "size", "systemName", "uiImage"],
    "Text": ["_", "timerInterval", "verbatim"],
    "UIColor": [
      "_", "cgColor", "ciColor", "coder", "displayP3Red", "dynamicProvider", "hue", "named", "patternImage", "red",
      "white",
    ],
    "UIFont": ["coder", "descriptor", "name"],
  ]

  /// Whether the platform has no initialiser of a type that begins with a label.
  static func isForeignLabel(_ label: String, of type: String) -> Bool {
    initializerLabels[type].map { !$0.contains(label) } ?? false
  }

  /// What protocols of the platform call their parts.
  static let associatedTypes: Set<String> = [
    "AnimatableData", "Body", "Cache", "Configuration", "Content", "Context", "Coordinator", "Element", "Entry",
    "Failure", "ID", "Index", "Indices", "Input", "Intent", "Iterator", "Key", "Output", "PreviewContext", "RawValue",
    "Resolved", "Root", "Stride", "SubSequence", "UIViewControllerType", "UIViewType", "NSViewType", "Value", "Wrapped",
  ]

  /// Names of the standard library, Foundation and SwiftUI without a builtin of their own.
  private static let others: Set<String> = [
    "AccessibilityAttachmentModifier", "AccessibilityChartDescriptorRepresentable", "AccessibilityRotorContent",
    "AccessibilityTraits", "AccessoryWidgetBackground", "ActionSheet", "Activity", "ActivityAttributes",
    "ActivityConfiguration", "Actor", "Alert", "Alignment", "AlignmentGuide", "Angle", "Animatable", "AnimatablePair",
    "Animation", "Annotation", "Any", "AnyCancellable", "AnyClass", "AnyHashable", "AnyIterator", "AnyLayout",
    "AnyObject", "AnyPublisher", "AnySequence", "AnyShape", "AnyShapeStyle", "AnyTransition", "AnyView", "AppEntity",
    "AppEnum", "AppIntent", "AppIntentConfiguration", "AppShortcutsProvider", "AppStorage", "Array", "ArraySlice",
    "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "AttributeContainer",
    "AttributeScopes", "AttributedString", "AttributedSubstring", "AxisContent", "AxisMarks", "AxisValueLabel",
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "Bindable", "Binding", "BlendMode", "Bool",
    "Bundle", "ByteCountFormatter", "Calendar", "Cancellable", "CancellationError", "CaseIterable", "Character",
    "ChartContent", "ChartProxy", "Clock", "ClosedRange", "Codable", "CodingKey", "Collection", "CollectionOfOne",
    "ColorScheme", "CommandGroup", "CommandLine", "CommandMenu", "Comparable", "ContentMode", "ContentShapeKinds",
    "ContentSizeCategory", "ContiguousArray", "ContinuousClock", "CoordinateSpace", "CurrentValueSubject",
    "CustomAnimation", "CustomDebugStringConvertible", "CustomLocalizedStringResourceConvertible", "CustomNSError",
    "CustomReflectable", "CustomStringConvertible", "Data", "Date", "DateComponents", "DateComponentsFormatter",
    "DateFormatter", "DateInterval", "Decimal", "Decodable", "Decoder", "DecodingError", "Dictionary",
    "DigitalCrownEvent", "DiscardableTaskGroup", "Dispatch", "DispatchGroup", "DispatchQueue", "DispatchTime",
    "DispatchWorkItem", "DisplayRepresentation", "Double", "DragGesture", "DropDelegate", "DropInfo", "Duration",
    "DynamicIsland", "DynamicIslandExpandedRegion", "DynamicProperty", "DynamicTypeSize", "DynamicViewContent", "Edge",
    "EdgeInsets", "EditMode", "EmptyView", "Encodable", "Encoder", "EncodingError", "EntityQuery", "Environment",
    "EnvironmentObject", "EnvironmentValues", "Equatable", "EquatableView", "Error", "EventModifiers",
    "ExclusiveGesture", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral", "FetchRequest", "FetchedResults", "FileDocument",
    "FileDocumentReadConfiguration", "FileDocumentWriteConfiguration", "FileHandle", "FileManager", "FileWrapper",
    "FixedWidthInteger", "Float", "FloatingPoint", "FocusState", "FocusedBinding", "FocusedObject", "FocusedSceneValue",
    "FocusedValue", "FocusedValueKey", "FocusedValues", "FormatStyle", "Formatter", "Future", "GeometryProxy",
    "Gesture", "GestureState", "Gradient", "GraphicsContext", "Grid", "HStack", "Hashable", "Hasher",
    "HorizontalAlignment", "ISO8601DateFormatter", "Identifiable", "ImagePaint", "ImageRenderer", "ImageResource",
    "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "IntentConfiguration", "IntentDescription",
    "IntentParameter", "IteratorProtocol", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Just", "KeyEquivalent",
    "KeyPath", "KeyPathComparator", "KeyPress", "KeyValuePairs", "KeyboardShortcut", "LayoutSubview", "LayoutSubviews",
    "LazyHGrid", "LazyVGrid", "LengthFormatter", "ListFormatter", "Locale", "LocalizedError", "LocalizedStringKey",
    "LocalizedStringResource", "Logger", "LongPressGesture", "LosslessStringConvertible", "MagnificationGesture",
    "MagnifyGesture", "MainActor", "ManagedBuffer", "MapCamera", "MapCameraPosition", "MapMarker", "MapPin",
    "MapReader", "MapUserLocationButton", "MatchedGeometryProperties", "Material", "Measurement",
    "MeasurementFormatter", "MenuBarExtra", "Mirror", "MutableCollection", "Namespace", "NavigationBarItem",
    "NavigationPath", "NavigationSplitViewVisibility", "NavigationTransition", "NavigationViewStyle", "Never",
    "Notification", "NotificationCenter", "NumberFormatter", "Numeric", "Observable", "ObservableObject",
    "ObservableObjectPublisher", "ObservationRegistrar", "ObservedObject", "OpaquePointer", "OpenURLAction",
    "OpenWindowAction", "Operation", "OperationQueue", "OptionSet", "Optional", "ParseStrategy", "ParseableFormatStyle",
    "PassthroughSubject", "PersonNameComponents", "PersonNameComponentsFormatter", "PhaseAnimator", "PhotosPickerItem",
    "PinnedScrollableViews", "Predicate", "PreferenceKey", "PresentationDetent", "PresentationMode", "PreviewContext",
    "PreviewDevice", "PreviewLayout", "PreviewPlatform", "PreviewTrait", "PrimitiveButtonStyleConfiguration", "Process",
    "ProcessInfo", "Progress", "ProgressView", "PropertyListDecoder", "PropertyListEncoder", "ProposedViewSize",
    "Published", "Publisher", "Publishers", "RandomAccessCollection", "RandomNumberGenerator", "Range",
    "RangeExpression", "RangeReplaceableCollection", "RawRepresentable", "Rectangle", "RedactionReasons",
    "ReferenceFileDocument", "ReferenceWritableKeyPath", "Regex", "RegexComponent", "RelativeDateTimeFormatter",
    "Result", "ReversedCollection", "RotateGesture", "RotationGesture", "RoundedCornerStyle", "RunLoop", "SHA256",
    "SafeAreaRegions", "ScaledMetric", "Scanner", "ScenePadding", "ScenePhase", "SceneStorage", "ScrollGeometry",
    "ScrollPhase", "ScrollPosition", "ScrollTarget", "ScrollTargetBehavior", "ScrollTransitionConfiguration",
    "ScrollViewProxy", "SearchFieldPlacement", "SectionedFetchResults", "SecureField", "Self", "Sendable",
    "SensoryFeedback", "Sequence", "SequenceGesture", "Set", "SetAlgebra", "Shader", "ShaderLibrary", "ShareLink",
    "SharePreview", "SignedInteger", "SignedNumeric", "SimultaneousGesture", "Slice", "SortComparator",
    "SortDescriptor", "SpatialTapGesture", "Spring", "State", "StateObject", "StaticConfiguration", "StaticString",
    "Stream", "Strideable", "String", "StringInterpolationProtocol", "StringProtocol", "StrokeStyle", "Subject",
    "SubmitLabel", "SubmitTriggers", "Subscriber", "Subscribers", "Subscription", "SubscriptionView", "Substring",
    "SubviewsCollection", "SuspendingClock", "SymbolEffect", "SymbolRenderingMode", "SymbolVariants",
    "SystemRandomNumberGenerator", "TabContent", "TapGesture", "Task", "TaskGroup", "TaskPriority", "Text",
    "TextAlignment", "TextAttribute", "TextEditor", "TextOutputStream", "TextRenderer", "TextSelectability",
    "TextSelection", "Thread", "ThrowingTaskGroup", "TimeInterval", "TimeZone", "Timeline", "TimelineEntry",
    "TimelineProvider", "TimelineReloadPolicy", "TimelineSchedule", "Timer", "Tip", "TipView", "Tips",
    "ToggleStyleConfiguration", "ToolbarContentBuilder", "ToolbarItemPlacement", "Transaction", "TransactionKey",
    "Transferable", "Transition", "TransitionPhase", "TransitionProperties", "UIViewControllerRepresentableContext",
    "UIViewRepresentableContext", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLCache", "URLComponents",
    "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "UndoManager", "Unicode", "UnicodeScalar",
    "Unit", "UnitAngle", "UnitArea", "UnitDuration", "UnitEnergy", "UnitInformationStorage", "UnitLength", "UnitMass",
    "UnitPoint", "UnitPower", "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume", "Unmanaged",
    "UnsafeBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer",
    "UnsignedInteger", "UserDefaults", "VectorArithmetic", "VerticalAlignment", "ViewBuilder", "ViewDimensions",
    "ViewSpacing", "VisualEffect", "Void", "WidgetCenter", "WidgetConfiguration", "WidgetConfigurationIntent",
    "WidgetFamily", "WidgetInfo", "Window", "WindowGroup", "WritableKeyPath", "ZStack", "Zip2Sequence",
  ]

  /// Types that build tools generate from resources; where the project does not hold their code, nothing is known.
  static let generatedAccessors: Set<String> = ["Asset", "ColorAsset", "ImageAsset", "L10n", "R", "Strings"]

  /// Names that need a store of Core Data or SwiftData.
  static let databases: Set<String> = [
    "FetchDescriptor", "ModelConfiguration", "ModelContainer", "ModelContext", "NSFetchRequest",
    "NSManagedObjectContext", "NSPersistentCloudKitContainer", "NSPersistentContainer",
  ]

  /// Property wrappers that read a store.
  static let databaseWrappers: Set<String> = ["FetchRequest", "Query", "SectionedFetchRequest"]

  static let representables: Set<String> = [
    "NSViewControllerRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentable",
  ]

  /// Whether conforming types are part of how a view is built, and no data of it.
  static func isViewProtocol(_ name: String) -> Bool {
    viewProtocols.contains(name) || name.hasSuffix("Style")
  }

  private static let viewProtocols: Set<String> = [
    "AlignmentID", "AnimatableModifier", "App", "Commands", "EnvironmentKey", "GeometryEffect", "InsettableShape",
    "Layout", "LayoutValueKey", "PreferenceKey", "PreviewModifier", "PreviewProvider", "Scene", "Shape", "ShapeStyle",
    "ToolbarContent", "View", "ViewModifier", "Widget", "WidgetBundle",
  ]
}
