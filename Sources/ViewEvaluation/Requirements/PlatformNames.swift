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
    if others.contains(name) { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return prefix.count > 3 || (rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true)
    }
  }

  /// Names of the standard library, Foundation and SwiftUI without a builtin of their own.
  private static let others: Set<String> = [
    "AccessoryWidgetBackground", "Activity", "ActivityAttributes", "ActivityConfiguration", "Animatable",
    "AnimatablePair", "Annotation", "Any", "AnyCancellable", "AnyHashable", "AnyIterator", "AnyObject", "AnyPublisher",
    "AnySequence", "AppIntent", "AppIntentConfiguration", "AppStorage", "Array", "ArraySlice", "AsyncStream",
    "AsyncThrowingStream", "Bindable", "Binding", "Bool", "Bundle", "ByteCountFormatter", "CancellationError",
    "Character", "ClosedRange", "Codable", "CodingKey", "CollectionOfOne", "CommandLine", "Comparable",
    "ContiguousArray", "CurrentValueSubject", "CustomStringConvertible", "Data", "DateInterval", "Decodable",
    "Decoder", "DecodingError", "Dictionary", "Dispatch", "DispatchGroup", "DispatchQueue", "DispatchTime",
    "DispatchWorkItem", "Double", "Duration", "DynamicIsland", "DynamicIslandExpandedRegion", "Encodable", "Encoder",
    "EncodingError", "Environment", "Equatable", "Error", "ExpressibleByStringLiteral", "FetchedResults", "FileHandle",
    "FileManager", "Float", "FocusState", "Gesture", "GestureState", "Hashable", "Hasher", "Identifiable",
    "ImageRenderer", "ImageResource", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8",
    "IntentConfiguration", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Just", "KeyPath", "KeyPathComparator",
    "KeyValuePairs", "Locale", "LocalizedError", "Logger", "MagnificationGesture", "MainActor", "ManagedBuffer",
    "MapCamera", "MapCameraPosition", "MapMarker", "MapPin", "MapReader", "MapUserLocationButton", "Measurement",
    "MeasurementFormatter", "Mirror", "Namespace", "NavigationPath", "Never", "Notification", "NotificationCenter",
    "Observable", "ObservableObject", "ObservedObject", "OpenURLAction", "Operation", "OperationQueue", "OptionSet",
    "Optional", "PassthroughSubject", "PersonNameComponents", "PersonNameComponentsFormatter", "PhotosPickerItem",
    "Predicate", "Process", "ProcessInfo", "Progress", "ProgressView", "PropertyListDecoder", "PropertyListEncoder",
    "Published", "Publishers", "RandomNumberGenerator", "Range", "RawRepresentable", "ReferenceWritableKeyPath",
    "Regex", "Result", "ReversedCollection", "RunLoop", "SHA256", "ScaledMetric", "Scanner", "ScenePhase",
    "SceneStorage", "SecureField", "Self", "Sendable", "Sequence", "Set", "SharePreview", "Slice", "SortComparator",
    "SortDescriptor", "State", "StateObject", "StaticConfiguration", "StaticString", "Stream", "Strideable", "String",
    "Subscribers", "Subscription", "SubscriptionView", "Substring", "SystemRandomNumberGenerator", "Task", "TaskGroup",
    "Thread", "TimeZone", "Timeline", "TimelineEntry", "TimelineProvider", "Timer", "Tip", "TipView", "Tips",
    "Transferable", "TransitionProperties", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLCache",
    "URLComponents", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "UndoManager", "Unicode",
    "UnicodeScalar", "UnitAngle", "UnitDuration", "UnitLength", "UnitMass", "UnitTemperature", "UnitVolume",
    "Unmanaged", "UnsafePointer", "UserDefaults", "Void", "WidgetCenter", "WritableKeyPath", "ZStack", "Zip2Sequence",
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
