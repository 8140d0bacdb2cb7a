internal import Diagnostics
internal import Foundation
internal import Geometry
internal import PlatformProfile
internal import ProjectResources

/// Types of the running system: what an app reads of its device, and services that do nothing here.
let systemTypes: [BuiltinType] =
  [
    .bundle, .bundleInformation, .dispatchQueue, .hasher, .nsCache, .operatingSystemVersion, .processInfo,
    .uiApplication,
    .uiDevice, .uiScreen,
    .userDefaults,
  ]
  + BuiltinType.appearanceProxies + BuiltinType.locks + BuiltinType.services

extension BuiltinType {
  static let uiScreen = BuiltinType(
    "UIScreen",
    statics: [BuiltinMember("main") { _ in .native("UIScreen", "main") }],
    members: [
      bounds("bounds"), bounds("nativeBounds"),
      BuiltinMember("scale") { call in
        call.evaluator.record(.displayScale)
        return .double(call.evaluator.environment.displayScale)
      },
      BuiltinMember("traitCollection") { call in
        call.evaluator.registry.types["UITraitCollection"]?.statics["current"]?(call)
      },
    ])

  private static func bounds(_ name: String) -> BuiltinMember {
    BuiltinMember(name) { call in
      call.evaluator.record(.containerSize)
      return .native("CGRect", Rectangle(origin: .zero, size: call.evaluator.environment.containerSize))
    }
  }

  static let uiDevice = BuiltinType(
    "UIDevice",
    statics: [BuiltinMember("current") { _ in .native("UIDevice", "current") }],
    members: [
      BuiltinMember("model") { _ in .string("iPhone") }, BuiltinMember("name") { _ in .string("iPhone") },
      BuiltinMember("orientation") { _ in .native("UIDeviceOrientation", Token("portrait")) },
      BuiltinMember("systemName") { _ in .string("iOS") },
      BuiltinMember("systemVersion") { call in
        let version = call.evaluator.systemVersion
        return .string("\(version.major).\(version.minor)")
      },
      BuiltinMember("userInterfaceIdiom") { _ in .native("UIUserInterfaceIdiom", Token("phone")) },
      BuiltinMember("hasNotch") { _ in .bool(true) },
    ])

  static let uiApplication = BuiltinType(
    "UIApplication", statics: [BuiltinMember("shared") { _ in .native("UIApplication", "shared") }],
    members: [
      BuiltinMember("alternateIconName") { _ in Value.none },
      BuiltinMember("applicationState") { _ in .native("UIApplication.State", Token("active")) },
      BuiltinMember("canOpenURL") { _ in .bool(true) },
      BuiltinMember("connectedScenes") { _ in .array([]) },
      BuiltinMember("keyWindow") { _ in Value.none },
      BuiltinMember("windows") { _ in .array([]) },
      BuiltinMember("*") { call in call.isCall ? .void : nil },
    ])

  static let bundle = BuiltinType(
    "Bundle", initializer: { _ in .native("Bundle", "other") },
    statics: [
      BuiltinMember("main") { _ in .native("Bundle", "main") },
      BuiltinMember("module") { _ in .native("Bundle", "module") },
    ],
    members: [
      BuiltinMember("bundleIdentifier") { _ in .string("com.example.app") },
      BuiltinMember("bundlePath") { call in .string(folder(of: call.receiver)) },
      BuiltinMember("bundleURL") { call in .native("URL", URL(fileURLWithPath: folder(of: call.receiver))) },
      BuiltinMember("infoDictionary") { _ in .native("Bundle.Information", Token("infoDictionary")) },
      BuiltinMember("localizedInfoDictionary") { _ in .native("Bundle.Information", Token("infoDictionary")) },
      BuiltinMember("object") { call in call.text("forInfoDictionaryKey").map { information(call, $0) } },
      BuiltinMember("localizedString") { call in
        guard let key = call["forKey"] else { return nil }
        let inner = BuiltinCall(
          evaluator: call.evaluator, name: "NSLocalizedString",
          arguments: [CallArgument(value: key)] + call.arguments.filter { $0.label == "value" || $0.label == "table" },
          range: call.range)
        return call.evaluator.registry.functions["NSLocalizedString"]?(inner)
      },
      BuiltinMember("resourcePath") { call in .string(folder(of: call.receiver)) },
      BuiltinMember("resourceURL") { call in .native("URL", URL(fileURLWithPath: folder(of: call.receiver))) },
      BuiltinMember("path") { call in
        bundledFile(call, name: "forResource", kind: "ofType").map { .string(bundleFolder + $0) } ?? Value.none
      },
      BuiltinMember("url") { call in
        bundledFile(call, name: "forResource", kind: "withExtension").map {
          .native("URL", URL(fileURLWithPath: bundleFolder + $0))
        } ?? Value.none
      },
    ])

  static let bundleInformation = BuiltinType(
    "Bundle.Information",
    members: [BuiltinMember("subscript") { call in call.text.map { information(call, $0) } }])

  private static func information(_ call: BuiltinCall, _ key: String) -> Value {
    switch call.evaluator.resources.information(key, from: call.range?.file ?? "") {
    case .value(let value): propertyValue(value)
    case .missing: .none
    case .unknown(let reason): call.unresolved("not-run", reason)
    }
  }

  private static func propertyValue(_ value: PropertyValue) -> Value {
    switch value {
    case .text(let text): .string(text)
    case .flag(let flag): .bool(flag)
    case .number(let number): Int(exactly: number).map { .int($0) } ?? .double(number)
    case .list(let values): .array(values.map(propertyValue))
    case .dictionary(let values):
      .dictionary(
        DictionaryValue(pairs: values.sorted { $0.key < $1.key }.map { (.string($0.key), propertyValue($0.value)) }))
    }
  }

  /// Where the files of bundles seem to lie for the code that reads them; they are looked up by name, those nearest to
  /// the file that asks first.
  private static let bundleFolder = "/bundle/"

  /// The path of a bundle: the app's, or that of a framework in it.
  private static func folder(of bundle: Value) -> String {
    bundle.payload(String.self) == "main" ? "/bundle" : bundleFolder + "Frameworks/Code.framework"
  }

  private static func bundledFile(_ call: BuiltinCall, name: String, kind: String) -> String? {
    guard call.isCall, let stem = call.text(name) else { return nil }
    let ending = call.text(kind).map { $0.isEmpty ? "" : "." + $0 } ?? ""
    return call.evaluator.resources.dataFile(named: stem + ending, from: call.range?.file ?? "")
  }

  /// The bytes of a file of the bundle that a path or URL names; no other file is read.
  static func bundledData(_ value: Value?, _ evaluator: Evaluator) -> Data? {
    let path = value?.payload(URL.self)?.path(percentEncoded: false) ?? value.map(evaluator.settled)?.string
    guard let path, path.hasPrefix(bundleFolder) else { return nil }
    return evaluator.resources.data(at: String(path.dropFirst(bundleFolder.count))).map { Data($0) }
  }

  static let processInfo = BuiltinType(
    "ProcessInfo", statics: [BuiltinMember("processInfo") { _ in .native("ProcessInfo", "processInfo") }],
    members: [
      BuiltinMember("arguments") { _ in .array([]) },
      BuiltinMember("environment") { _ in
        .dictionary(DictionaryValue(pairs: [(.string("XCODE_RUNNING_FOR_PREVIEWS"), .string("1"))]))
      },
      BuiltinMember("isLowPowerModeEnabled") { _ in .bool(false) },
      BuiltinMember("isiOSAppOnMac") { _ in .bool(false) },
      BuiltinMember("isOperatingSystemAtLeast") { call in
        guard let wanted = call.first?.payload(OperatingSystemVersion.self) else { return nil }
        let own = call.evaluator.systemVersion
        return .bool((own.major, own.minor, 0) >= (wanted.majorVersion, wanted.minorVersion, wanted.patchVersion))
      },
      BuiltinMember("operatingSystemVersion") { call in
        let own = call.evaluator.systemVersion
        return .native(
          "OperatingSystemVersion",
          OperatingSystemVersion(majorVersion: own.major, minorVersion: own.minor, patchVersion: 0))
      },
      BuiltinMember("operatingSystemVersionString") { call in
        call.unresolved("not-run", "The build number of the system is not known.")
      },
    ])

  static let operatingSystemVersion = BuiltinType(
    "OperatingSystemVersion",
    initializer: { call in
      guard let major = call.integer("majorVersion"), let minor = call.integer("minorVersion") else { return nil }
      return .native(
        "OperatingSystemVersion",
        OperatingSystemVersion(
          majorVersion: major, minorVersion: minor, patchVersion: call.integer("patchVersion") ?? 0))
    },
    members: [
      BuiltinMember("majorVersion") { call in
        call.receiver.payload(OperatingSystemVersion.self).map { .int($0.majorVersion) }
      },
      BuiltinMember("minorVersion") { call in
        call.receiver.payload(OperatingSystemVersion.self).map { .int($0.minorVersion) }
      },
      BuiltinMember("patchVersion") { call in
        call.receiver.payload(OperatingSystemVersion.self).map { .int($0.patchVersion) }
      },
    ])

  /// Empty settings: nothing was ever stored.
  static let userDefaults = BuiltinType(
    "UserDefaults", initializer: { _ in .native("UserDefaults", "standard") },
    statics: [BuiltinMember("standard") { _ in .native("UserDefaults", "standard") }],
    members: [
      BuiltinMember("array") { _ in Value.none }, BuiltinMember("bool") { _ in .bool(false) },
      BuiltinMember("data") { _ in Value.none }, BuiltinMember("dictionary") { _ in Value.none },
      BuiltinMember("double") { _ in .double(0) }, BuiltinMember("float") { _ in .double(0) },
      BuiltinMember("integer") { _ in .int(0) }, BuiltinMember("object") { _ in Value.none },
      BuiltinMember("string") { _ in Value.none }, BuiltinMember("stringArray") { _ in Value.none },
      BuiltinMember("url") { _ in Value.none }, BuiltinMember("value") { _ in Value.none },
      BuiltinMember("*") { call in call.isCall ? .void : nil },
    ])

  /// An empty cache: what is put in is forgotten, as a cache may.
  static let nsCache = BuiltinType(
    "NSCache", initializer: { _ in .native("NSCache", "cache") },
    members: [
      BuiltinMember("object") { _ in Value.none }, BuiltinMember("subscript") { _ in Value.none },
      BuiltinMember("*") { call in call.isCall ? .void : nil },
    ])

  /// - Source: standard library, "Hasher": seeded anew in every run of the program.
  static let hasher = BuiltinType(
    "Hasher", initializer: { _ in .native("Hasher", "hasher") },
    members: [
      BuiltinMember("combine") { call in call.isCall ? .void : nil },
      BuiltinMember("finalize") { call in
        call.unresolved("unknown-value", "A hash value is another one in every run of the program.")
      },
    ])

  static let dispatchQueue = BuiltinType(
    "DispatchQueue", initializer: { _ in .native("DispatchQueue", "queue") },
    statics: [
      BuiltinMember("main") { _ in .native("DispatchQueue", "main") },
      BuiltinMember("global") { _ in .native("DispatchQueue", "global") },
    ],
    members: [
      BuiltinMember("sync") { call in call.callable("execute").map { call.evaluator.call($0) } },
      BuiltinMember("async") { call in
        guard let work = call.callable("execute") else { return nil }
        if !call.evaluator.followsLayout(call.name, work, at: call.range) {
          call.evaluator.waits(call.name, given: call.arguments, at: call.range)
        }
        return .void
      },
      BuiltinMember("*") { call in
        guard call.isCall else { return nil }
        call.evaluator.waits(call.name, given: call.arguments, at: call.range)
        return .void
      },
    ])

  /// Services whose calls have no effect on a layout: loggers, timers, tasks.
  static let services: [BuiltinType] = [
    "CLLocationManager", "DispatchGroup", "DispatchSemaphore", "FileManager", "HapticFeedback", "JSONEncoder", "Logger",
    "NotificationCenter", "OSLog", "OperationQueue", "Task", "Timer", "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator", "UIPasteboard", "UISelectionFeedbackGenerator",
    "URLSession", "UNUserNotificationCenter",
  ].map(service)

  private static func service(_ name: String) -> BuiltinType {
    BuiltinType(
      name,
      initializer: { call in
        if name == "Task" {
          call.evaluator.runInsertions(of: call)
          call.evaluator.waits(name, given: call.arguments, at: call.range)
        }
        return .native(name, "instance")
      },
      statics: ["current", "default", "general", "main", "shared"].map { member in
        BuiltinMember(member) { call in .native(name, member) }
      } + [
        BuiltinMember("publish") { _ in .publisher(.later) },
        BuiltinMember("detached") { call in call.isCall ? .native(name, "detached") : nil },
        BuiltinMember("scheduledTimer") { call in
          call.evaluator.waits(call.name, given: call.arguments, at: call.range)
          return .native("Timer", "timer")
        },
      ],
      members: [
        // A call gives the service again, so that chains come to an end; a publisher has its values later.
        BuiltinMember("*") { call in
          guard call.isCall else { return nil }
          if call.name.hasSuffix("ublisher") { return .publisher(.later) }
          call.evaluator.waits(call.name, given: call.arguments, at: call.range)
          return .native(name, "instance")
        }
      ])
  }
}

extension Evaluator {
  /// The version of the system that the layout is for.
  fileprivate var systemVersion: Availability.Version {
    record(.osProfile)
    return environment.os.version ?? Availability.Version(major: 26, minor: 0)
  }
}
