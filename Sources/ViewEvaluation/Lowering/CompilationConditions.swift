internal import SwiftSyntax

/// The answers to `#if`: an iOS app, built for debugging, on the simulator, with the compiler of the tool.
struct CompilationConditions: Sendable {
  /// Modules that files of the project import whatever is asked with `canImport`, and the folders of its targets.
  var projectModules: Set<String> = []

  /// For files of which nothing is known.
  init() {}

  init(files: [SourceFile]) {
    guard files.contains(where: { $0.source.contains("canImport(") }) else { return }
    for file in files {
      projectModules.formUnion(file.path.split(separator: "/").dropLast().map(String.init))
      projectModules.formUnion(Self.imports(of: file.source))
    }
  }

  /// The modules imported outside of conditional compilation.
  private static func imports(of source: String) -> [String] {
    guard source.contains("import ") else { return [] }
    var depth = 0
    var result: [String] = []
    for line in source.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      switch words.first {
      case "#if": depth += 1
      case "#endif": depth -= 1
      default:
        guard depth == 0, let position = words.firstIndex(of: "import"), position < 3, position + 1 < words.count else {
          continue
        }
        result.append(String(words[position + 1].prefix { $0 != "." }))
      }
    }
    return result
  }

  /// Whether neither the platform nor the project has a module, as far as is known.
  func isUnknown(_ module: String) -> Bool {
    !PlatformNames.modules.contains(module) && !Self.absentModules.contains(module)
      && !Self.furtherModules.contains(module) && !projectModules.contains(module)
  }

  /// Modules of iOS beside those whose names the evaluator knows.
  ///
  /// - Source: Apple's developer documentation, "Technologies" (read 2026-11).
  private static let furtherModules: Set<String> = [
    "ARKit", "AVRouting", "AccessorySetupKit", "AccessoryTransportExtension", "AdAttributionKit", "AddressBook",
    "AddressBookUI", "AlarmKit", "AppClip", "AppMigrationKit", "AssetsLibrary", "AudioToolbox", "AudioUnit",
    "AutomaticAssessmentConfiguration", "BackgroundAssets", "BrowserEngineCore", "BrowserEngineKit", "BusinessChat",
    "CFNetwork", "Cinematic", "ClassKit", "ClockKit", "ColorSync", "ContactProvider", "CoreAudio", "CoreAudioKit",
    "CoreAudioTypes", "CoreFoundation", "CoreMIDI", "CoreTelephony", "CreateML", "CryptoTokenKit",
    "DataDetection", "DeclaredAgeRange", "DeviceActivity", "DeviceDiscoveryExtension", "DeviceDiscoveryUI", "EnergyKit",
    "ExposureNotification", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit",
    "FinanceKitUI", "GLKit", "GSS", "GameSave", "GameplayKit", "GeoToolbox", "GroupActivities",
    "IdentityDocumentServices", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImagePlayground",
    "JournalingSuggestions", "LightweightCodeRequirements", "LiveCommunicationKit", "LocationEssentials",
    "LockedCameraCapture", "MLCompute", "ManagedAppDistribution", "ManagedSettings", "ManagedSettingsUI", "Matter",
    "MatterSupport", "MediaAccessibility", "MediaToolbox", "MessageFilter", "MetalFX", "MetalPerformanceShaders",
    "MetalPerformanceShadersGraph", "ModelIO", "NearbyInteraction", "NewsstandKit", "NotificationCenter", "ObjectiveC",
    "OpenAL", "OpenGLES", "PHASE", "PaperKit", "PermissionKit", "ProximityReader", "PushToTalk",
    "QuickLookThumbnailing",
    "RelevanceKit", "ReplayKit", "RoomPlan", "SafetyKit", "SecureElementCredential", "SensitiveContentAnalysis",
    "SensorKit", "SharedWithYou", "SharedWithYouCore", "ShazamKit", "Spatial", "StickerKit", "Symbols",
    "TelephonyMessagingKit", "ThreadNetwork", "TouchController", "TranslationUIProvider", "Twitter",
    "VideoSubscriberAccount",
    "VideoToolbox", "VisualIntelligence", "WiFiAware", "WorkoutKit", "_Concurrency", "_StringProcessing", "iAd",
  ]

  /// Apple's modules that an iOS app cannot import.
  private static let absentModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "WatchConnectivity", "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking",
    "TVUIKit", "TVServices", "ScreenSaver", "SwiftCrossUI", "SkipUI", "OpenSwiftUI", "TokamakShim", "Carbon", "IOKit",
  ]

  func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.text == "true"
    case .declReferenceExpr(let node): return node.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let node): return node.operator.text == "!" && !holds(node.expression)
    case .tupleExpr(let node): return node.elements.first.map { holds($0.expression) } ?? false
    case .functionCallExpr(let node): return holds(node)
    case .sequenceExpr(let node): return holds(Array(node.elements))
    case .infixOperatorExpr(let node):
      let left = holds(node.leftOperand)
      let right = holds(node.rightOperand)
      return node.operator.trimmedDescription == "&&" ? left && right : left || right
    default: return false
    }
  }

  /// `a || b && c`: alternatives of conjunctions.
  private func holds(_ elements: [ExprSyntax]) -> Bool {
    var alternatives: [[ExprSyntax]] = [[]]
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        alternatives[alternatives.count - 1].append(element)
      } else if element.trimmedDescription == "||" {
        alternatives.append([])
      }
    }
    return alternatives.contains { $0.allSatisfy { holds($0) } }
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = String(argument.prefix { $0 != "." })
      return !Self.absentModules.contains(module) && !isUnknown(module)
    case "arch": return argument == "arm64"
    case "swift", "compiler": return holdsVersion(argument)
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  private func holdsVersion(_ argument: String) -> Bool {
    let isLess = argument.hasPrefix("<") && !argument.hasPrefix("<=")
    let digits = argument.drop { !$0.isNumber }
    let parts = digits.split(separator: ".").compactMap { Int($0) }
    let isNewEnough = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0) <= (6, 2)
    return isLess ? !isNewEnough : isNewEnough
  }
}
